type Kind = 'adult' | 'student' | 'senior' | 'soldier'

abstract class Passenger {
  abstract readonly kind: Kind
}

export class Adult extends Passenger { readonly kind = 'adult' }
export class Student extends Passenger { readonly kind = 'student' }
export class Senior extends Passenger { readonly kind = 'senior' }
export class Soldier extends Passenger { readonly kind = 'soldier' }

export class TicketWindow {
  takings: number = 0

  sell(passenger: Passenger, price: number): number {
    const fare = this.fare(passenger.kind, price)
    this.takings += fare
    console.log(`${this.label(passenger.kind)}${fare}元`)
    return fare
  }

  refund(passenger: Passenger, price: number): number {
    const fare = this.fare(passenger.kind, price)
    this.takings -= fare
    console.log(`退${this.label(passenger.kind)}${fare}元`)
    return fare
  }

  private fare(kind: Kind, price: number): number {
    switch (kind) {
      case 'adult': return price
      case 'student': return Math.floor(price / 2)
      case 'senior': return Math.floor((price * 7) / 10)
      case 'soldier': return 0
    }
  }

  private label(kind: Kind): string {
    switch (kind) {
      case 'adult': return '成人票'
      case 'student': return '学生票'
      case 'senior': return '老人票'
      case 'soldier': return '军人票'
    }
  }
}
