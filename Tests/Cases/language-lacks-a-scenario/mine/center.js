export class Observer {
  constructor(name) { this.name = name }
}

export class NBAObserver extends Observer {
  update(news) { console.log(`NBA观察者${this.name}:${news}`) }
}

export class StockObserver extends Observer {
  update(news) { console.log(`股票观察者${this.name}:${news}`) }
}

export class GameObserver extends Observer {
  update(news) { console.log(`游戏观察者${this.name}:${news}`) }
}

export class FaultyObserver extends Observer {
  update() { throw new Error(`${this.name}睡着了`) }
}

export class ServiceCenter {
  #observers = []

  add(observer) {
    if (!this.#observers.includes(observer)) this.#observers.push(observer)
  }

  remove(observer) { this.#observers = this.#observers.filter(one => one !== observer) }

  notify(news) {
    for (const observer of this.#observers) {
      try { observer.update(news) } catch (error) { console.log(`catch notifyServiceDelegate exception: ${error.message}`) }
    }
  }

  addTogether(...observers) { for (const observer of observers) this.add(observer) }
}
