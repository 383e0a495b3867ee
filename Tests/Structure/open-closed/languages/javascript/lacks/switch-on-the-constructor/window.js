class Adult {}
class Student {}
class Senior {}
class Soldier {}

class TicketWindow {
  constructor() { this.takings = 0 }
  price(passenger, price) {
    switch (passenger.constructor.name) {
      case 'Adult': return ['成人票', price]
      case 'Student': return ['学生票', Math.floor(price / 2)]
      case 'Senior': return ['老人票', Math.floor(price * 7 / 10)]
      default: return ['军人票', 0]
    }
  }
  sell(passenger, price) {
    const [title, fare] = this.price(passenger, price)
    console.log(title + fare + '元')
    this.takings += fare
    return fare
  }
  refund(passenger, price) {
    const [title, fare] = this.price(passenger, price)
    console.log('退' + title + fare + '元')
    this.takings -= fare
    return fare
  }
}
module.exports = { Adult, Student, Senior, Soldier, TicketWindow }
