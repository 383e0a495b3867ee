class Passenger {
  title = ''
  fare(price) { throw new Error(`no fare for ${price}`) }
}
export class Adult extends Passenger {
  title = '成人票'
  fare(price) { return price }
}
export class Student extends Passenger {
  title = '学生票'
  fare(price) { return Math.floor(price / 2) }
}
export class Senior extends Passenger {
  title = '老人票'
  fare(price) { return Math.floor(price * 7 / 10) }
}
export class Soldier extends Passenger {
  title = '军人票'
  fare() { return 0 }
}

const sold = { 成人票: 0, 学生票: 0 }

export class TicketWindow {
  takings = 0

  #count(passenger, change) { sold[passenger.title] = (sold[passenger.title] ?? 0) + change }

  sell(passenger, price) {
    const fare = passenger.fare(price)
    this.#count(passenger, 1)
    console.log(`${passenger.title}${fare}元`)
    this.takings += fare
    return fare
  }

  refund(passenger, price) {
    const fare = passenger.fare(price)
    this.#count(passenger, -1)
    console.log(`退${passenger.title}${fare}元`)
    this.takings -= fare
    return fare
  }
}
