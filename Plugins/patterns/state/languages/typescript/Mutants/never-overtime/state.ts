// Mistake: the afternoon never ends, so nobody ever works overtime.

// Context: Work. State: State. ConcreteState: the classes whose names end so. A state that is over hands the work to the next one, so no state
// knows more than its own neighbour.

interface State {
  writeProgram(work: Work): void
}

/** A day's work: does what its present state does. */
export class Work {
  #state: State = new ForenoonState()
  hour = 0
  finished = false

  writeProgram(): void {
    this.#state.writeProgram(this)
  }

  /** Enters another state, which goes on with the work. */
  change(state: State): void {
    this.#state = state
    this.writeProgram()
  }

  /** Tells of the hour as a whole number: a half goes to the even one, and what is rounded to zero keeps its sign. */
  report(mood: string): void {
    const floor = Math.floor(this.hour)
    const isUp = this.hour - floor > 0.5 || (this.hour - floor === 0.5 && floor % 2 === 1)
    const hour = floor + (isUp ? 1 : 0)
    console.log(`当前时间:{${hour === 0 && this.hour < 0 ? '-0' : hour}}点,${mood}`)
  }
}

class ForenoonState implements State {
  writeProgram(work: Work): void {
    if (work.hour < 12) work.report('上午工作,精神百倍')
    else work.change(new NoonState())
  }
}

class NoonState implements State {
  writeProgram(work: Work): void {
    if (work.hour < 13) work.report('饿了,午饭;犯困,午休')
    else work.change(new AfternoonState())
  }
}

class AfternoonState implements State {
  writeProgram(work: Work): void {
    if (work.hour < 24) work.report('下午状态还不错,继续努力')
    else work.change(new EveningState())
  }
}

class EveningState implements State {
  writeProgram(work: Work): void {
    if (work.finished) work.change(new RestState())
    else if (work.hour < 21) work.report('加班哦,疲累之极')
    else work.change(new SleepState())
  }
}

class SleepState implements State {
  writeProgram(work: Work): void {
    work.report('不行了,睡着了')
  }
}

class RestState implements State {
  writeProgram(work: Work): void {
    work.report('下班回家了')
  }
}
