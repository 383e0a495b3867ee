export class Person {
  friends = []

  constructor(name) { this.name = name }
}
