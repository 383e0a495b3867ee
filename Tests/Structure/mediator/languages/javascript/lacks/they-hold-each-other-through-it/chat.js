export class ChatMediator {
  colleague1 = null
  colleague2 = null
}

export class Colleague {}

export class Colleague1 extends Colleague {
  constructor(mediator) { super(); this.mediator = mediator }
  send(message) {
    console.log('同事1发送了信息')
    const { colleague1, colleague2 } = this.mediator
    const other = colleague1 === this ? colleague2 : colleague1
    other?.hear(message)
  }
  hear(message) { console.log(`同事1得到消息:${message}`) }
}

export class Colleague2 extends Colleague {
  constructor(mediator) { super(); this.mediator = mediator }
  send(message) {
    console.log('同事2发送了信息')
    const { colleague1, colleague2 } = this.mediator
    const other = colleague1 === this ? colleague2 : colleague1
    other?.hear(message)
  }
  hear(message) { console.log(`同事2得到消息${message}`) }
}
