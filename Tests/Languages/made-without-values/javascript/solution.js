export class Lamp {
  #name

  constructor(name) {
    this.#name = name
  }

  shine() {
    console.log(this.#name)
  }
}

export class Shade extends Lamp {
  #lamp = null

  constructor() {
    super("")
  }

  cover(lamp) {
    this.#lamp = lamp
  }

  shine() {
    console.log("softly")
    this.#lamp.shine()
  }
}

export class Key {
  #number

  constructor(number) {
    this.#number = number
  }
}

export class Room {
  left = null
  right = null
}
