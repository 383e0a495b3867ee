const dashes = depth => '-'.repeat(Math.max(0, depth))

class Part {
  #name
  constructor(name) { this.#name = name }
  get name() { return this.#name }
  add(_part) {}
  remove(_part) {}
}

export class Company extends Part {
  #parts = []
  add(part) { this.#parts.push(part) }
  remove(part) { this.#parts = this.#parts.filter(one => one !== part) }
  * [Symbol.iterator]() { yield * this.#parts }
  display(depth) {
    console.log(`${dashes(depth)}${this.name}的子公司`)
    for (const part of this) part.display(depth + 2)
  }
  lineOfDuty() {
    console.log(`${this.name}的子公司的职责`)
    for (const part of this.#parts) part.lineOfDuty()
  }
}

export class HRDepartment extends Part {
  display(depth) { console.log(`${dashes(depth)}${this.name}的HR部门`) }
  lineOfDuty() { console.log(`${this.name},培训员工`) }
}

export class FinanceDepartment extends Part {
  display(depth) { console.log(`${dashes(depth)}${this.name}的财务部门`) }
  lineOfDuty() { console.log(`${this.name},给员工发钱`) }
}
