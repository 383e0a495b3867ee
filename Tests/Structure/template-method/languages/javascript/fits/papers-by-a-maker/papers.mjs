class TestPaper {
  question1() {
    console.log('问题:杨过得到,后来给了郭靖,炼成倚天剑、屠龙刀的玄铁可能是[ ]:a.球磨铸铁 b.马口铁 c.高速合金钢 d.碳素纤维')
    console.log(`答案:${this.answer1()}`)
  }
  question2() {
    console.log('问题:杨过、程英、陆无双铲除了情花,造成[ ]:a.使这种植物不再害人 b.使一种珍稀物种灭绝 c.破坏了那个生物圈的生态平衡 d.造成该地区沙漠化')
    console.log(`答案:${this.answer2()}`)
  }
}

const paper = (first, second) => class extends TestPaper {
  answer1() { return first }
  answer2() { return second }
}

export const PaperA = paper('b', 'c')
export const PaperB = paper('a', 'd')
