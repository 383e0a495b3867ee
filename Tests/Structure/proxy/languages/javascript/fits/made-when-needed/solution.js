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
  #girl
  #pursuit = null

  constructor(girl) { this.#girl = girl }

  get real() {
    this.#pursuit ??= new Pursuit(this.#girl)
    return this.#pursuit
  }

  giveFlowers() { this.real.giveFlowers() }

  giveDolls() { this.real.giveDolls() }

  giveChocolate() { this.real.giveChocolate() }
}
