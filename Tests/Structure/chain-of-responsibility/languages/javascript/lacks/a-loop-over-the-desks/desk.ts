export class Request {
  constructor(public type: string, public content: string, public number: number) {}
}

export class Manager {
  superior: Manager | null = null
  protected days = 0
  protected money = -1
  constructor(readonly name: string) {}

  deal(request: Request): void {
    for (let desk: Manager | null = this; desk; desk = desk.superior) {
      if (request.type === '请假' && request.number <= desk.days) {
        console.log(`${desk.name}:请假 数量${request.number} 被批准`)
        return
      }
      if (request.type === '加薪' && desk.money >= 0) {
        console.log(`${desk.name}:加薪 数量${request.number} ${request.number <= desk.money ? '被批准' : '再说吧'}`)
        return
      }
    }
  }
}

export class CommonManager extends Manager { protected days = 2 }
export class MajorManager extends Manager { protected days = 5 }
export class GeneralManager extends Manager { protected days = Infinity; protected money = 500 }
