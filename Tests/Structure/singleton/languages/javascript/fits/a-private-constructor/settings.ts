export class Settings {
  private static instance?: Settings
  theme = 'light'

  private constructor() {}

  static get shared(): Settings { return (Settings.instance ??= new Settings()) }

  static firstUse(tasks: number): number {
    const seen = new Set<Settings>()
    for (let i = 0; i < tasks; i++) seen.add(Settings.shared)
    return seen.size
  }
}

export class Once {
  private static readonly tokens = new Set<string>()
  static run(token: string, line: string): boolean {
    if (this.tokens.has(token)) return false
    this.tokens.add(token)
    console.log(line)
    return true
  }
}

export class User { constructor(readonly name: string) {} }

export interface Network { logOut(user: User, done: () => void): void }
export interface Navigation { showLogin(): void }

export class OnlineNetwork implements Network {
  logOut(user: User, done: () => void): void {
    console.log('请求退出登录:' + user.name)
    done()
  }
}

export class SilentNetwork implements Network {
  readonly requests: string[] = []
  logOut(user: User, done: () => void): void {
    this.requests.push(user.name)
    done()
  }
}

export class AppNavigation implements Navigation {
  showLogin(): void { console.log('显示登录界面') }
}

export class LogOutService {
  constructor(private network: Network, private navigation: Navigation) {}
  logOut(user: User): void { this.network.logOut(user, () => this.navigation.showLogin()) }
}

export class ProfileScreen {
  constructor(private user: User, private logOut: LogOutService) {}
  tapLogOut(): void { this.logOut.logOut(this.user) }
}
