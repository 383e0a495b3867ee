export const OrderType = Object.freeze({ mutton: 'mutton', chicken: 'chicken', duck: 'duck' })

class Cook {
  mutton(text) { console.log(`厨师烤羊肉:${text}`) }
  chicken(text) { console.log(`厨师烤鸡肉:${text}`) }
  duck(text) { console.log(`厨师烤鸭肉:${text}`) }
}

const cook = new Cook()

const makers = {
  mutton: text => ({ execute() { console.log('烤羊'); cook.mutton(text) } }),
  chicken: text => ({ execute() { console.log('烤鸡'); cook.chicken(text) } }),
  duck: text => ({ execute() { console.log('烤鸭'); cook.duck(text) } })
}

export class Customer {
  pushOrder(text, type) { return makers[type](text) }
}

export class Waiter {
  #orders = []

  get orders() { return this.#orders.slice() }

  addOrder(order) {
    console.log('添加Order')
    this.#orders.push(order)
  }

  deleteOrder(order) {
    console.log('取消Order')
    this.#orders = this.#orders.filter(each => each !== order)
  }

  notifyOrder() {
    console.log('====开始执行Order===')
    this.#orders.forEach(order => order.execute())
  }
}
