import { EventEmitter } from 'node:events'

export class ChatMediator extends EventEmitter {
  colleague1 = null
  colleague2 = null

  constructor() {
    super()
    this.on('message', (sender, text) => {
      const other = sender === this.colleague1 ? this.colleague2 : this.colleague1
      other?.receive(text)
    })
  }
}

export class Colleague {
  constructor(mediator) { this.mediator = mediator }
}

export class Colleague1 extends Colleague {
  send(message) {
    console.log('同事1发送了信息')
    this.mediator.emit('message', this, message)
  }

  receive(message) { console.log('同事1得到消息:' + message) }
}

export class Colleague2 extends Colleague {
  send(message) {
    console.log('同事2发送了信息')
    this.mediator.emit('message', this, message)
  }

  receive(message) { console.log('同事2得到消息' + message) }
}
