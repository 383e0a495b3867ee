export const Mood = Object.freeze({ merry: Symbol('merry'), quiet: Symbol('quiet') })

export class Guest {
  constructor(name) { this.name = name }
}

export class Party {
  #handlers = []

  onArrival(handler) { this.#handlers.push(handler) }

  arrive(guest) {
    console.log('the door opens')
    // Each closure is given more than it takes.
    this.#handlers.forEach((handler, index) => handler(guest, index))
    console.log('the door closes')
  }

  price(of, rule) { return rule(of) }

  mood(rule) { return [Mood.merry].map(rule)[0] }
}
