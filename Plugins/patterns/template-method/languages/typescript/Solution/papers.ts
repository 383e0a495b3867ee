// AbstractClass: Paper. ConcreteClass: PaperA, PaperB. Template methods: question1, question2. Primitive operations:
// answer1, answer2. The questions are written once; a student writes answers and nothing else.

abstract class Paper {
  question1(): void {
    console.log('问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维')
    console.log(`答案:${this.answer1()}`)
  }

  question2(): void {
    console.log('问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化')
    console.log(`答案:${this.answer2()}`)
  }

  protected abstract answer1(): string

  protected abstract answer2(): string
}

export class PaperA extends Paper {
  protected answer1(): string { return 'b' }

  protected answer2(): string { return 'c' }
}

export class PaperB extends Paper {
  protected answer1(): string { return 'a' }

  protected answer2(): string { return 'd' }
}
