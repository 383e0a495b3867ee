export class Request {
  constructor(public type: string, public content: string, public number: number) {}
}

type Decision = (request: Request) => string | undefined

export abstract class Manager {
  superior: Manager | null = null

  constructor(private readonly name: string) {}

  protected abstract readonly decide: Decision

  deal(request: Request): void {
    const decision = this.decide(request)
    if (decision) console.log(`${this.name}:${request.type} 数量${request.number} ${decision}`)
    else this.superior?.deal(request)
  }
}

const leaveUpTo = (days: number): Decision =>
  request => request.type === '请假' && request.number <= days ? '被批准' : undefined

export class CommonManager extends Manager {
  protected readonly decide = leaveUpTo(2)
}

export class MajorManager extends Manager {
  protected readonly decide = leaveUpTo(5)
}

export class GeneralManager extends Manager {
  protected readonly decide: Decision = request => {
    if (request.type === '请假') return '被批准'
    if (request.type === '加薪') return request.number <= 500 ? '被批准' : '再说吧'
    return undefined
  }
}
