const home = { speak(work) { work.say('下班回家了') } }

const asleep = { speak(work) { work.say('不行了,睡着了') } }

const evening = {
  speak(work) {
    if (work.finished) return home
    if (work.hour >= 21) return asleep
    work.say('加班哦,疲累之极')
  }
}

const afternoon = {
  speak(work) {
    if (work.hour >= 17) return evening
    work.say('下午状态还不错,继续努力')
  }
}

const lunch = {
  speak(work) {
    if (work.hour >= 13) return afternoon
    work.say('饿了,午饭;犯困,午休')
  }
}

const morning = {
  speak(work) {
    if (work.hour >= 12) return lunch
    work.say('上午工作,精神百倍')
  }
}

export class Work {
  hour = 0
  finished = false
  #phase = morning

  writeProgram() {
    for (let next = this.#phase.speak(this); next; next = this.#phase.speak(this)) this.#phase = next
  }

  say(mood) {
    const floor = Math.floor(this.hour)
    const isUp = this.hour - floor > 0.5 || (this.hour - floor === 0.5 && floor % 2 === 1)
    const hour = floor + (isUp ? 1 : 0)
    console.log(`当前时间:{${hour === 0 && this.hour < 0 ? '-0' : hour}}点,${mood}`)
  }
}
