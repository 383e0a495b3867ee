const states = {
  forenoon: {
    write(work) { work.hour < 12 ? work.say('上午工作,精神百倍') : work.goTo('noon') }
  },
  noon: {
    write(work) { work.hour < 13 ? work.say('饿了,午饭;犯困,午休') : work.goTo('afternoon') }
  },
  afternoon: {
    write(work) { work.hour < 17 ? work.say('下午状态还不错,继续努力') : work.goTo('evening') }
  },
  evening: {
    write(work) {
      if (work.finished) return work.goTo('home')
      work.hour < 21 ? work.say('加班哦,疲累之极') : work.goTo('asleep')
    }
  },
  asleep: { write(work) { work.say('不行了,睡着了') } },
  home: { write(work) { work.say('下班回家了') } }
}

export class Work {
  hour = 0
  finished = false
  #current = states.forenoon

  writeProgram() { this.#current.write(this) }

  goTo(name) {
    this.#current = states[name]
    this.writeProgram()
  }

  say(text) { console.log(`当前时间:{${round(this.hour)}}点,${text}`) }
}

function round(hour) {
  const low = Math.floor(hour)
  const rest = hour - low
  const result = rest > 0.5 || (rest === 0.5 && low % 2 !== 0) ? low + 1 : low
  return result === 0 && hour < 0 ? '-0' : String(result)
}
