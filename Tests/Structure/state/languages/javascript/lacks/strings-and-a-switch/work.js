export class Work {
  hour = 0
  finished = false
  #state = 'forenoon'

  writeProgram() {
    switch (this.#state) {
      case 'forenoon':
        if (this.hour < 12) return this.#say('上午工作,精神百倍')
        this.#state = 'noon'
        return this.writeProgram()
      case 'noon':
        if (this.hour < 13) return this.#say('饿了,午饭;犯困,午休')
        this.#state = 'afternoon'
        return this.writeProgram()
      case 'afternoon':
        if (this.hour < 17) return this.#say('下午状态还不错,继续努力')
        this.#state = 'evening'
        return this.writeProgram()
      case 'evening':
        if (this.finished) this.#state = 'home'
        else if (this.hour < 21) return this.#say('加班哦,疲累之极')
        else this.#state = 'asleep'
        return this.writeProgram()
      case 'asleep': return this.#say('不行了,睡着了')
      default: return this.#say('下班回家了')
    }
  }

  #say(text) {
    const low = Math.floor(this.hour), rest = this.hour - low
    const value = low + (rest > 0.5 || (rest === 0.5 && Math.abs(low) % 2 === 1) ? 1 : 0)
    console.log(`当前时间:{${value === 0 && this.hour < 0 ? '-0' : value}}点,${text}`)
  }
}
