export class Hall {
  static last = null
}

export class Guest {
  constructor(name) {
    Hall.last = this
    this.name = name
  }
}
