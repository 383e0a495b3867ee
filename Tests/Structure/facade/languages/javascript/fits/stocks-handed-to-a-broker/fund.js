export class Stock {
  constructor(title) {
    this.title = title
  }

  买入() {
    console.log(this.title + '买入')
  }

  卖出() {
    console.log(this.title + '卖出')
  }
}
export class Broker {
  orderPurchase(stock) {
    stock.买入()
  }

  orderSale(stock) {
    stock.卖出()
  }
}

export class Fund {
  #broker
  #stocks

  constructor(broker = new Broker(), stocks = [new Stock('股票1'), new Stock('股票2'), new Stock('股票3')]) {
    this.#broker = broker
    this.#stocks = stocks
  }

  buy() {
    for (const stock of this.#stocks) this.#broker.orderPurchase(stock)
  }

  sell() {
    for (const stock of this.#stocks) this.#broker.orderSale(stock)
  }
}
