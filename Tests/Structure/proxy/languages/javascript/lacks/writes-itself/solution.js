export class SchoolGirl {
  constructor(name) { this.name = name }
}

export class GiftProxy {
  constructor(girl) { this.girl = girl }

  giveFlowers() { console.log(`送你玫瑰花${this.girl.name}`) }

  giveDolls() { console.log(`送你洋娃娃${this.girl.name}`) }

  giveChocolate() { console.log(`送你巧克力${this.girl.name}`) }
}
