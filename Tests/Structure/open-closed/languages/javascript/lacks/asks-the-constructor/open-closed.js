class Passenger { fare(price) { return price } }
export class Adult extends Passenger {}
export class Student extends Passenger {}
export class Senior extends Passenger {}
export class Soldier extends Passenger {}

export class TicketWindow {
  takings = 0
  price(p, price) {
    switch (p.constructor) {
      case Student: return ['学生', Math.floor(price / 2)]
      case Senior: return ['老人', Math.floor(price * 7 / 10)]
      case Soldier: return ['军人', 0]
      default: return ['成人', p.fare(price)]
    }
  }
  sell(p, price) {
    const [word, fare] = this.price(p, price)
    this.takings += fare
    console.log(`${word}票${fare}元`)
    return fare
  }
  refund(p, price) {
    const [word, fare] = this.price(p, price)
    this.takings -= fare
    console.log(`退${word}票${fare}元`)
    return fare
  }
}
