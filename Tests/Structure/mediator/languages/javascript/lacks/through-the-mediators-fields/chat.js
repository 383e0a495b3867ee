class ChatMediator {
  constructor() { this.colleague1 = null; this.colleague2 = null }
}
class Colleague1 {
  constructor(mediator) { this.mediator = mediator }
  send(message) {
    console.log('同事1发送了信息')
    const m = this.mediator
    const other = m.colleague1 === this ? m.colleague2 : m.colleague1
    if (other) other.get(message)
  }
  get(message) { console.log('同事1得到消息:' + message) }
}
class Colleague2 {
  constructor(mediator) { this.mediator = mediator }
  send(message) {
    console.log('同事2发送了信息')
    const m = this.mediator
    const other = m.colleague1 === this ? m.colleague2 : m.colleague1
    if (other) other.get(message)
  }
  get(message) { console.log('同事2得到消息' + message) }
}
module.exports = { ChatMediator, Colleague1, Colleague2 }
