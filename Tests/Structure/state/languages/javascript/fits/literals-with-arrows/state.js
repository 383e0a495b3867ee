const round = hour => {
  const f = Math.floor(hour), r = hour - f
  const n = r > 0.5 || (r === 0.5 && f % 2) ? f + 1 : f
  return n === 0 && hour < 0 ? '-0' : `${n}`
}
const log = (work, mood) => console.log(`当前时间:{${round(work.hour)}}点,${mood}`)

const forenoon = {
  line: '上午工作,精神百倍',
  next: work => (work.hour < 12 ? forenoon : noon),
}

const noon = {
  line: '饿了,午饭;犯困,午休',
  next: work => (work.hour < 13 ? noon : afternoon),
}

const afternoon = {
  line: '下午状态还不错,继续努力',
  next: work => (work.hour < 17 ? afternoon : evening),
}

const evening = {
  line: '加班哦,疲累之极',
  next: work => (work.finished ? home : work.hour < 21 ? evening : asleep),
}

const home = { line: '下班回家了', next: () => home }
const asleep = { line: '不行了,睡着了', next: () => asleep }

export class Work {
  hour = 0
  finished = false
  part = forenoon

  writeProgram() {
    let next = this.part.next(this)
    while (next !== this.part) {
      this.part = next
      next = this.part.next(this)
    }
    log(this, this.part.line)
  }
}
