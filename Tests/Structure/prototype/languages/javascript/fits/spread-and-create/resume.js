export class Resume {
  #work
  constructor(name, work = { time: '', company: '' }) {
    this.name = name
    this.sex = ''
    this.age = 0
    this.#work = work
  }

  setPersonal(sex, age) { Object.assign(this, { sex, age }) }

  setWork(time, company) { Object.assign(this.#work, { time, company }) }

  copy() { return Object.assign(new Resume(this.name, { ...this.#work }), this) }

  shallowCopy() { return Object.assign(new Resume(this.name, this.#work), this) }

  display() {
    console.log(`${this.name} ${this.sex} ${this.age}`)
    console.log(`工作经历:${this.#work.time} ${this.#work.company}`)
  }
}
