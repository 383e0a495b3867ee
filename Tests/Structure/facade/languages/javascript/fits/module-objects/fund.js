class Stock {
  buy() { console.log(`股票${this.number}买入`) }
  sell() { console.log(`股票${this.number}卖出`) }
}

class Steel extends Stock { number = 1 }
class Bank extends Stock { number = 2 }
class Rail extends Stock { number = 3 }

const steel = new Steel(), bank = new Bank(), rail = new Rail()

export class Fund {
  buy() {
    steel.buy()
    bank.buy()
    rail.buy()
  }

  sell() {
    [steel, bank, rail].forEach(stock => stock.sell())
  }
}
