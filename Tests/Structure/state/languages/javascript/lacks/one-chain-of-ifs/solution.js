export class Work {
  hour = 0
  finished = false
  reached = 0

  writeProgram() {
    if (this.reached === 0 && this.hour >= 12) this.reached = 1
    if (this.reached === 1 && this.hour >= 13) this.reached = 2
    if (this.reached === 2 && this.hour >= 17) this.reached = 3
    if (this.reached === 3 && this.finished) this.reached = 5
    else if (this.reached === 3 && this.hour >= 21) this.reached = 4
    switch (this.reached) {
      case 0: this.say('上午工作,精神百倍'); break
      case 1: this.say('饿了,午饭;犯困,午休'); break
      case 2: this.say('下午状态还不错,继续努力'); break
      case 3: this.say('加班哦,疲累之极'); break
      case 4: this.say('不行了,睡着了'); break
      default: this.say('下班回家了')
    }
  }

  say(mood) {
    const floor = Math.floor(this.hour)
    const isUp = this.hour - floor > 0.5 || (this.hour - floor === 0.5 && floor % 2 === 1)
    const hour = floor + (isUp ? 1 : 0)
    console.log(`当前时间:{${hour === 0 && this.hour < 0 ? '-0' : hour}}点,${mood}`)
  }
}
