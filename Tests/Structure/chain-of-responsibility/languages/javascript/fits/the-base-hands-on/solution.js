export class Request {
  constructor(type, content, number) {
    this.type = type
    this.content = content
    this.number = number
  }
}

export class Manager {
  superior = null

  constructor(name) { this.name = name }

  deal(request) {
    const words = this.decide(request)
    if (words) console.log(`${this.name}:${request.type} 数量${request.number} ${words}`)
    else this.superior?.deal(request)
  }
}

export class CommonManager extends Manager {
  decide(request) { return request.type === '请假' && request.number <= 2 ? '被批准' : null }
}

export class MajorManager extends Manager {
  decide(request) { return request.type === '请假' && request.number <= 5 ? '被批准' : null }
}

export class GeneralManager extends Manager {
  decide(request) {
    if (request.type === '请假') return '被批准'
    if (request.type === '加薪') return request.number <= 500 ? '被批准' : '再说吧'
    return null
  }
}
