class Passenger {
  constructor(kind) { this.kind = kind }
}
export class Adult extends Passenger { constructor() { super('adult') } }
export class Student extends Passenger { constructor() { super('student') } }
export class Senior extends Passenger { constructor() { super('senior') } }
export class Soldier extends Passenger { constructor() { super('soldier') } }

const FARES = { adult: 10, student: 5, senior: 7, soldier: 0 }
const TITLES = new Map([['adult', '成人票'], ['student', '学生票'], ['senior', '老人票'], ['soldier', '军人票']])

export class TicketWindow {
  takings = 0

  sell(passenger, price) {
    const fare = Math.floor(price * FARES[passenger.kind] / 10)
    console.log(`${TITLES.get(passenger.kind)}${fare}元`)
    this.takings += fare
    return fare
  }

  refund(passenger, price) {
    const fare = Math.floor(price * FARES[passenger.kind] / 10)
    console.log(`退${TITLES.get(passenger.kind)}${fare}元`)
    this.takings -= fare
    return fare
  }
}
