export class Traveller {
  constructor(title) {
    this.title = title
  }
}

export const Rush = Object.freeze({ none: "none", much: "much" })

export class Reception {
  rooms = 2

  checkIn(traveller, nights) {
    console.log(`${traveller.title} stays ${nights} nights`)
    this.rooms -= 1
    return this.rooms > 0 ? Rush.none : Rush.much
  }
}
