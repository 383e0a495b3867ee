class Forenoon {
  next(work) { const key = work.hour < 12 ? null : "noon"; if (key) { work.become(key); return true } return false }
  write(work) { work.report("上午工作,精神百倍") }
}
class Noon {
  next(work) { const key = work.hour < 13 ? null : "afternoon"; if (key) { work.become(key); return true } return false }
  write(work) { work.report("饿了,午饭;犯困,午休") }
}
class Afternoon {
  next(work) { const key = work.hour < 17 ? null : "evening"; if (key) { work.become(key); return true } return false }
  write(work) { work.report("下午状态还不错,继续努力") }
}
class Evening {
  next(work) { const key = work.finished ? "rest" : work.hour < 21 ? null : "sleep"; if (key) { work.become(key); return true } return false }
  write(work) { work.report("加班哦,疲累之极") }
}
class Sleep {
  next() { return false }
  write(work) { work.report("不行了,睡着了") }
}
class Rest {
  next() { return false }
  write(work) { work.report("下班回家了") }
}
const states = { forenoon: new Forenoon(), noon: new Noon(), afternoon: new Afternoon(), evening: new Evening(), sleep: new Sleep(), rest: new Rest() }

export class Work {
  hour = 0
  finished = false
  #key = "forenoon"
  become(key) { this.#key = key }
  writeProgram() {
    while (states[this.#key].next(this)) ;
    states[this.#key].write(this)
  }
  report(mood) {
    const floor = Math.floor(this.hour)
    const isUp = this.hour - floor > 0.5 || (this.hour - floor === 0.5 && floor % 2 === 1)
    const hour = floor + (isUp ? 1 : 0)
    console.log(`当前时间:{${hour === 0 && this.hour < 0 ? "-0" : hour}}点,${mood}`)
  }
}
