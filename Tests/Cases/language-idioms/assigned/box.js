class Lid {
  constructor(name) { Object.assign(this, { name }) }
}

class Box {
  constructor(lid) { Object.assign(this, lid) }
  open() { console.log(`open ${this.name}`) }
  sizes() { return Float64Array.of(1, 2.5) }
}
