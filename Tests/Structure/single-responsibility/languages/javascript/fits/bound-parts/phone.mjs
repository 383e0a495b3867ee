class Purse {
  credit = 0
  topUp = yuan => { this.credit += yuan }
  call(number, minutes) {
    const paid = minutes <= this.credit
    if (paid) this.credit -= minutes
    console.log(paid ? `拨打${number},通话${minutes}分钟` : '话费不足')
    return paid
  }
}
class Film {
  left = 0
  load(frames) { this.left = frames }
  shoot(subject) {
    if (!this.left) {
      console.log('没有胶卷了')
      return false
    }
    console.log(`拍下${subject},还剩${--this.left}张`)
    return true
  }
}
class Alarm {
  #hour; #rung
  set = hour => { this.#hour = hour }
  strike(hour) {
    if (this.#hour !== hour) return
    this.#hour = undefined
    this.#rung = hour
    console.log(`闹钟响了:${hour}点`)
  }
  snooze() { if (this.#rung !== undefined) this.#hour = (this.#rung + 1) % 24 }
}
export class Phone {
  constructor(purse = new Purse(), film = new Film(), alarm = new Alarm()) {
    this.topUp = purse.topUp
    this.call = purse.call.bind(purse)
    this.insertFilm = frames => film.load(frames)
    this.photograph = subject => film.shoot(subject)
    this.setAlarm = hour => alarm.set(hour)
    this.strike = hour => alarm.strike(hour)
    this.snooze = () => alarm.snooze()
    Object.defineProperties(this, { credit: { get: () => purse.credit }, frames: { get: () => film.left } })
  }
}
