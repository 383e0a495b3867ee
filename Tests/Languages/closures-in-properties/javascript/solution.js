export class Doorman {
  greeting = name => `hello ${name}`
  farewell = null

  meet(name) {
    const words = this.greeting(name)
    this.farewell?.(name)
    return words
  }
}
