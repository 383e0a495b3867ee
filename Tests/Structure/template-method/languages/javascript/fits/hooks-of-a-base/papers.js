class Paper {
  static Q1 = '问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维'
  static Q2 = '问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化'

  question1() { this.#ask(Paper.Q1, () => this.answer1()) }

  question2() { this.#ask(Paper.Q2, () => this.answer2()) }

  #ask(text, answer) {
    console.log(text)
    console.log(`答案:${answer()}`)
  }
}

export class PaperA extends Paper {
  answer1() { return 'b' }
  answer2() { return 'c' }
}

export class PaperB extends Paper {
  answer1() { return 'a' }
  answer2() { return 'd' }
}
