class Stock1 { buy() { console.log('股票1买入') } sell() { console.log('股票1卖出') } }
class Stock2 { buy() { console.log('股票2买入') } sell() { console.log('股票2卖出') } }
class Stock3 { buy() { console.log('股票3买入') } sell() { console.log('股票3卖出') } }

export class Fund {
  #stocks = [new Stock1(), new Stock2(), new Stock3()]
  buy() { this.#stocks.forEach(stock => stock.buy()) }
  sell() { for (const stock of this.#stocks) stock.sell() }
}
