const evenly = (h) => {
  const low = Math.floor(h)
  if (h - low !== 0.5) return h.toFixed(0)
  if (low === -1) return '-0'
  return `${low + (Math.abs(low) % 2)}`
}
const say = (work, mood) => console.log(`当前时间:{${evenly(work.hour)}}点,${mood}`)

const staying = (mood) => {
  const self = {
    write(work) {
      say(work, mood)
      return self
    },
  }
  return self
}

const asleep = staying('不行了,睡着了')
const home = staying('下班回家了')

const evening = {
  write(work) {
    if (work.finished) return home.write(work)
    if (work.hour >= 21) return asleep.write(work)
    say(work, '加班哦,疲累之极')
    return evening
  },
}

const until = (hour, mood, next) => {
  const self = {
    write(work) {
      if (work.hour >= hour) return next.write(work)
      say(work, mood)
      return self
    },
  }
  return self
}

const afternoon = until(17, '下午状态还不错,继续努力', evening)
const noon = until(13, '饿了,午饭;犯困,午休', afternoon)
const forenoon = until(12, '上午工作,精神百倍', noon)

export class Work {
  hour = 0
  finished = false
  #state = forenoon

  writeProgram() {
    this.#state = this.#state.write(this)
  }
}
