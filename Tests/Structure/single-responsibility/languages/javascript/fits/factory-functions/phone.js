const createAccount = () => {
  let credit = 0
  return {
    get credit() { return credit },
    topUp(yuan) { credit += yuan },
    call(number, minutes) {
      if (minutes > credit) { console.log('话费不足'); return false }
      credit -= minutes
      console.log(`拨打${number},通话${minutes}分钟`)
      return true
    },
  }
}

const createCamera = () => {
  let left = 0
  return {
    get frames() { return left },
    insert(n) { left = n },
    shoot(subject) {
      if (left === 0) { console.log('没有胶卷了'); return false }
      left--
      console.log(`拍下${subject},还剩${left}张`)
      return true
    },
  }
}

const createAlarm = () => {
  let at = null
  let last = null
  return {
    set(hour) { at = hour },
    strike(hour) {
      if (hour !== at) return
      at = null
      last = hour
      console.log(`闹钟响了:${hour}点`)
    },
    snooze() { if (last !== null) at = (last + 1) % 24 },
  }
}

exports.Phone = class Phone {
  constructor() {
    this.account = createAccount()
    this.camera = createCamera()
    this.alarm = createAlarm()
  }
  get credit() { return this.account.credit }
  get frames() { return this.camera.frames }
  topUp(yuan) { this.account.topUp(yuan) }
  call(number, minutes) { return this.account.call(number, minutes) }
  insertFilm(n) { this.camera.insert(n) }
  photograph(subject) { return this.camera.shoot(subject) }
  setAlarm(hour) { this.alarm.set(hour) }
  strike(hour) { this.alarm.strike(hour) }
  snooze() { this.alarm.snooze() }
}
