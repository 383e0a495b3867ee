exports.Lid = class {
  constructor(name) { this.name = name }
}

module.exports.Box = class Box {
  constructor(lid) { this.lid = lid }
  open() { console.log('open', this.lid.name) }
  sizes() { return [1, 2.5] }
}
