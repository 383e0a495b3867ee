class Component {
  #name
  constructor(name) { this.#name = name }
  get name() { return this.#name }
  add() {}
  remove() {}
  dashes(depth) { return '-'.repeat(Math.max(0, depth)) }
}

export class Company extends Component {
  #children = []

  add(component) { this.#children.push(component) }

  remove(component) { this.#children = this.#children.filter(child => child !== component) }

  *[Symbol.iterator]() { yield* this.#children }

  display(depth) {
    console.log(`${this.dashes(depth)}${this.name}的子公司`)
    for (const child of this) child.display(depth + 2)
  }

  lineOfDuty() {
    console.log(`${this.name}的子公司的职责`)
    for (const child of this) child.lineOfDuty()
  }
}

export class HRDepartment extends Component {
  display(depth) { console.log(this.dashes(depth) + this.name + '的HR部门') }
  lineOfDuty() { console.log(this.name + ',培训员工') }
}

export class FinanceDepartment extends Component {
  display(depth) { console.log(this.dashes(depth) + this.name + '的财务部门') }
  lineOfDuty() { console.log(this.name + ',给员工发钱') }
}
