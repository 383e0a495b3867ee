// The phases say only their words; the work alone reckons which one it is, each time anew, by a name that it keeps.
class Phase { constructor(mood) { this.mood = mood } write(work) { work.report(this.mood) } }
class Forenoon extends Phase {}
class Noon extends Phase {}
class Afternoon extends Phase {}
class Evening extends Phase {}
const phases = { 上午: new Forenoon('上午工作,精神百倍'), 中午: new Noon('饿了,午饭;犯困,午休'), 下午: new Afternoon('下午状态还不错,继续努力'), 晚上: new Evening('加班哦,疲累之极'), 睡: new Noon('不行了,睡着了'), 家: new Noon('下班回家了') }
export class Work {
  hour = 0
  finished = false
  #word = '上午'
  #done = 0
  writeProgram() {
    const order = ['上午', '中午', '下午', '晚上']
    const limits = [12, 13, 17, 21]
    while (this.#done < 4 && (this.#done === 3 ? this.finished || this.hour >= 21 : this.hour >= limits[this.#done])) {
      this.#done += 1
      this.#word = this.#done < 4 ? order[this.#done] : this.finished ? '家' : '睡'
    }
    phases[this.#word].write(this)
  }
  report(mood) {
    const floor = Math.floor(this.hour)
    const isUp = this.hour - floor > 0.5 || (this.hour - floor === 0.5 && floor % 2 === 1)
    const hour = floor + (isUp ? 1 : 0)
    console.log(`当前时间:{${hour === 0 && this.hour < 0 ? "-0" : hour}}点,${mood}`)
  }
}
