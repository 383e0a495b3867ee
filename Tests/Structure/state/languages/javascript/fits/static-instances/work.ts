abstract class Phase {
  abstract readonly mood: string
  abstract next(work: Work): Phase

  run(work: Work): Phase {
    const next = this.next(work)
    if (next !== this) return next.run(work)
    console.log(`当前时间:{${work.rounded}}点,${this.mood}`)
    return this
  }
}

class Forenoon extends Phase {
  static readonly it = new Forenoon()
  readonly mood = '上午工作,精神百倍'
  next(work: Work): Phase { return work.hour < 12 ? this : Noon.it }
}

class Noon extends Phase {
  static readonly it = new Noon()
  readonly mood = '饿了,午饭;犯困,午休'
  next(work: Work): Phase { return work.hour < 13 ? this : Afternoon.it }
}

class Afternoon extends Phase {
  static readonly it = new Afternoon()
  readonly mood = '下午状态还不错,继续努力'
  next(work: Work): Phase { return work.hour < 17 ? this : Evening.it }
}

class Evening extends Phase {
  static readonly it = new Evening()
  readonly mood = '加班哦,疲累之极'
  next(work: Work): Phase {
    if (work.finished) return Home.it
    return work.hour < 21 ? this : Asleep.it
  }
}

class Asleep extends Phase {
  static readonly it = new Asleep()
  readonly mood = '不行了,睡着了'
  next(): Phase { return this }
}

class Home extends Phase {
  static readonly it = new Home()
  readonly mood = '下班回家了'
  next(): Phase { return this }
}

export class Work {
  hour = 0
  finished = false
  private phase: Phase = Forenoon.it

  writeProgram(): void { this.phase = this.phase.run(this) }

  get rounded(): string {
    const low = Math.floor(this.hour), rest = this.hour - low
    const value = low + (rest > 0.5 || (rest === 0.5 && Math.abs(low) % 2 === 1) ? 1 : 0)
    return value === 0 && this.hour < 0 ? '-0' : `${value}`
  }
}
