interface GiveGift { giveFlowers(): void; giveDolls(): void; giveChocolate(): void }

export class SchoolGirl { constructor(public name: string) {} }

export class GiftProxy implements GiveGift {
  constructor(private readonly girl: SchoolGirl) {}
  private give(what: string): void { console.log(`送你${what}${this.girl.name}`) }
  giveFlowers(): void { this.give('玫瑰花') }
  giveDolls(): void { this.give('洋娃娃') }
  giveChocolate(): void { this.give('巧克力') }
}
