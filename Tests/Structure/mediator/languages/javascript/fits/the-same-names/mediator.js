export class Colleague {
  constructor(mediator) { this.mediator = mediator }
}

export class Colleague1 extends Colleague {
  send(message) {
    console.log('同事1发送了信息')
    this.mediator.send(message, this)
  }
  receive(message) { console.log('同事1得到消息:' + message) }
}

export class Colleague2 extends Colleague {
  send(message) {
    console.log('同事2发送了信息')
    this.mediator.send(message, this)
  }
  receive(message) { console.log('同事2得到消息' + message) }
}

export class ChatMediator {
  colleague1 = null
  colleague2 = null
  send(message, from) {
    if (from === this.colleague1) this.colleague2?.receive(message)
    else this.colleague1?.receive(message)
  }
}
