export class ChatMediator {
  colleague1 = null
  colleague2 = null

  passOn(message, sender) {
    const receiver = sender === this.colleague1 ? this.colleague2 : this.colleague1
    receiver?.hear(message)
  }
}

class Colleague {
  constructor(mediator) { this.mediator = mediator }

  send(message) {
    this.before()
    this.mediator.passOn(message, this)
  }
}

export class Colleague1 extends Colleague {
  before() { console.log('同事1发送了信息') }

  hear(message) { console.log(`同事1得到消息:${message}`) }
}

export class Colleague2 extends Colleague {
  before() { console.log('同事2发送了信息') }

  hear(message) { console.log(`同事2得到消息${message}`) }
}
