const token = Symbol('only here')
export class Settings {
  static #one
  theme = 'light'
  constructor(key) { Settings.#check(key) }
  static #check(key) { if (key !== token) throw new TypeError('use Settings.shared') }
  static get shared() { return (Settings.#one ??= new Settings(token)) }
  static firstUse(tasks) { return new Set(Array.from({ length: tasks }, () => Settings.shared)).size }
}

const done = new Set()

export class Once {
  static run(token, line) {
    if (done.has(token)) return false
    done.add(token)
    console.log(line)
    return true
  }
}

export class User {
  constructor(name) { this.name = name }
}

export class OnlineNetwork {
  logOut(user, then) {
    console.log(`请求退出登录:${user.name}`)
    then()
  }
}

export class SilentNetwork {
  requests = []
  logOut(user, then) {
    this.requests.push(user.name)
    then()
  }
}

export class AppNavigation {
  login() { console.log('显示登录界面') }
}

export class LogOutService {
  constructor(network, navigation) { Object.assign(this, { network, navigation }) }
  run(user) { this.network.logOut(user, () => this.navigation.login()) }
}

export class ProfileScreen {
  constructor(user, logOut) { Object.assign(this, { user, logOut }) }
  tapLogOut() { this.logOut.run(this.user) }
}
