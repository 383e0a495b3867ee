export class Request {
  constructor(type, content, number) { Object.assign(this, { type, content, number }) }
}

export class Manager {
  #superior = null
  constructor(name) { this.name = name }
  get superior() { return this.#superior }
  set superior(manager) { this.#superior = manager }
  deal(request) { return this.#superior?.deal(request) }
  approve({ type, number }, answer = '被批准') { console.log(`${this.name}:${type} 数量${number} ${answer}`) }
}

export class CommonManager extends Manager {
  deal(request) {
    request.type === '请假' && request.number <= 2 ? this.approve(request) : super.deal(request)
  }
}

export class MajorManager extends Manager {
  deal(request) {
    request.type === '请假' && request.number <= 5 ? this.approve(request) : super.deal(request)
  }
}

export class GeneralManager extends Manager {
  deal(request) {
    const powers = { 请假: () => '被批准', 加薪: n => (n <= 500 ? '被批准' : '再说吧') }
    const power = powers[request.type]
    if (power) this.approve(request, power(request.number))
    else super.deal(request)
  }
}
