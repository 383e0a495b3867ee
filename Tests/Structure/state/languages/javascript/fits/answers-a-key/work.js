class Morning {
  words = '上午工作,精神百倍'
  next({ hour }) { return hour < 12 ? null : 'lunch' }
}
class Lunch {
  words = '饿了,午饭;犯困,午休'
  next({ hour }) { return hour < 13 ? null : 'afternoon' }
}
class Afternoon {
  words = '下午状态还不错,继续努力'
  next({ hour }) { return hour < 17 ? null : 'evening' }
}
class Evening {
  words = '加班哦,疲累之极'
  next({ hour, finished }) {
    if (finished) return 'home'
    return hour < 21 ? null : 'asleep'
  }
}
class Asleep {
  words = '不行了,睡着了'
  next() { return null }
}
class Home {
  words = '下班回家了'
  next() { return null }
}

const PARTS = new Map([
  ['morning', new Morning()], ['lunch', new Lunch()], ['afternoon', new Afternoon()],
  ['evening', new Evening()], ['asleep', new Asleep()], ['home', new Home()]
])

export class Work {
  hour = 0
  finished = false
  #part = PARTS.get('morning')

  writeProgram() {
    for (let key = this.#part.next(this); key; key = this.#part.next(this)) this.#part = PARTS.get(key)
    console.log(`当前时间:{${shown(this.hour)}}点,${this.#part.words}`)
  }
}

function shown(hour) {
  const low = Math.floor(hour), rest = hour - low
  const whole = rest > 0.5 || (rest === 0.5 && low % 2 !== 0) ? low + 1 : low
  return whole === 0 && hour < 0 ? '-0' : String(whole)
}
