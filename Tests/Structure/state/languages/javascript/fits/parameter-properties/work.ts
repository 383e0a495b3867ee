export interface Mood {
  readonly words: string
  next(day: Readonly<Day>): Mood | undefined
}

interface Day { hour: number; finished: boolean }

abstract class Part implements Mood {
  constructor(readonly words: string) {}
  abstract next(day: Readonly<Day>): Mood | undefined
}

class Until extends Part {
  constructor(words: string, private readonly end: number, private readonly follower: () => Mood) { super(words) }
  next({ hour }: Readonly<Day>) { return hour < this.end ? undefined : this.follower() }
}

class Morning extends Until { constructor() { super('上午工作,精神百倍', 12, () => new Lunch()) } }
class Lunch extends Until { constructor() { super('饿了,午饭;犯困,午休', 13, () => new Afternoon()) } }
class Afternoon extends Until { constructor() { super('下午状态还不错,继续努力', 17, () => new Evening()) } }

class Evening extends Part {
  constructor() { super('加班哦,疲累之极') }
  next(day: Readonly<Day>): Mood | undefined {
    if (day.finished) return new Home()
    return day.hour < 21 ? undefined : new Asleep()
  }
}

class Last implements Mood {
  constructor(public readonly words: string) {}
  next(): undefined { return undefined }
}
class Asleep extends Last { constructor() { super('不行了,睡着了') } }
class Home extends Last { constructor() { super('下班回家了') } }

const shown = (hour: number): string => {
  const whole = Math.round(hour)
  const even = Math.abs(hour % 1) === 0.5 && whole % 2 !== 0 ? whole - 1 : whole
  return Object.is(even, -0) || (even === 0 && hour < 0) ? '-0' : String(even)
}

export class Work implements Day {
  hour = 0
  finished = false
  private state: Mood = new Morning()

  writeProgram(): void {
    for (let next = this.state.next(this); next; next = this.state.next(this)) this.state = next
    console.log(`当前时间:{${shown(this.hour)}}点,${this.state.words}`)
  }
}
