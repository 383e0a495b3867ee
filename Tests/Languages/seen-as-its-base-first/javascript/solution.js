export class Animal {
  sound() { throw new Error('no sound') }
}

export class Dog extends Animal {
  sound() { console.log('woof') }

  fetch() { console.log('fetched') }
}

export class Zoo {
  #animals = [new Dog()]

  keep(animal) { this.#animals.unshift(animal) }

  first() { return this.#animals[0] }
}
