class Passenger { title = '' }
export class Adult extends Passenger { title = '成人票' }
export class Student extends Passenger { title = '学生票' }
export class Senior extends Passenger { title = '老人票' }
export class Soldier extends Passenger { title = '军人票' }

export class TicketWindow {
  takings = 0

  #fare(passenger, price) {
    if (passenger.title.startsWith('学生')) return Math.floor(price / 2)
    if (passenger.title.includes('老人')) return Math.floor(price * 7 / 10)
    if (passenger.title.startsWith('军人')) return 0
    return price
  }

  sell(passenger, price) {
    const fare = this.#fare(passenger, price)
    console.log(`${passenger.title}${fare}元`)
    this.takings += fare
    return fare
  }

  refund(passenger, price) {
    const fare = this.#fare(passenger, price)
    console.log(`退${passenger.title}${fare}元`)
    this.takings -= fare
    return fare
  }
}
