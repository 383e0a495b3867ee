export class SchoolGirl {
  constructor(name) { this.name = name }
}

class Pursuit {
  constructor(girl) { this.girl = girl }
  giveFlowers() { console.log(`送你玫瑰花${this.girl.name}`) }
  giveDolls() { console.log(`送你洋娃娃${this.girl.name}`) }
  giveChocolate() { console.log(`送你巧克力${this.girl.name}`) }
}

export class GiftProxy {
  constructor(girl) {
    return new Proxy(new Pursuit(girl), {
      get(target, key) {
        const value = target[key]
        return typeof value === 'function' ? value.bind(target) : value
      }
    })
  }
}
