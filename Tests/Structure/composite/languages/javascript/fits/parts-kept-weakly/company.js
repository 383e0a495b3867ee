// The registry owns all parts; a company only refers to its own, and brings them back before it asks them.
const registry = []
const dashes = depth => '-'.repeat(Math.max(0, depth))

export class Company {
  #parts = []
  constructor(name) { this.name = name }
  add(component) {
    registry.push(component)
    this.#parts.push(new WeakRef(component))
  }
  remove(component) { this.#parts = this.#parts.filter(ref => ref.deref() !== component) }
  #alive() { return this.#parts.map(ref => ref.deref()).filter(Boolean) }
  display(depth) {
    console.log(`${dashes(depth)}${this.name}的子公司`)
    for (const part of this.#alive()) part.display(depth + 2)
  }
  lineOfDuty() {
    console.log(`${this.name}的子公司的职责`)
    this.#alive().forEach(part => part.lineOfDuty())
  }
}

export class HRDepartment {
  constructor(name) { this.name = name }
  add() {}
  remove() {}
  display(depth) { console.log(`${dashes(depth)}${this.name}的HR部门`) }
  lineOfDuty() { console.log(`${this.name},培训员工`) }
}

export class FinanceDepartment {
  constructor(name) { this.name = name }
  add() {}
  remove() {}
  display(depth) { console.log(`${dashes(depth)}${this.name}的财务部门`) }
  lineOfDuty() { console.log(`${this.name},给员工发钱`) }
}
