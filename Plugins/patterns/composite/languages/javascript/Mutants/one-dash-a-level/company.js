// Mistake: a level is one dash deeper, and not two.

// Composite: Company. Leaf: HRDepartment, FinanceDepartment. The composite does its own share and hands the call on to its
// children, whatever they are: the recursion lives in the tree, not in the client.

const dashes = depth => '-'.repeat(Math.max(0, depth))

/** A part of an enterprise: one department, or a company with all that belongs to it. */
class Component {
  constructor(name) {
    this.name = name
  }

  /** Takes a part in; a leaf has no place for one. */
  add(component) {}

  /** Lets a part go. */
  remove(component) {}
}

export class Company extends Component {
  #children = []

  add(component) {
    this.#children.push(component)
  }

  remove(component) {
    this.#children = this.#children.filter(child => child !== component)
  }

  display(depth) {
    console.log(`${dashes(depth)}${this.name}的子公司`)
    for (const child of this.#children) child.display(depth + 1)
  }

  lineOfDuty() {
    console.log(`${this.name}的子公司的职责`)
    for (const child of this.#children) child.lineOfDuty()
  }
}

export class HRDepartment extends Component {
  display(depth) {
    console.log(`${dashes(depth)}${this.name}的HR部门`)
  }

  lineOfDuty() {
    console.log(`${this.name},培训员工`)
  }
}

export class FinanceDepartment extends Component {
  display(depth) {
    console.log(`${dashes(depth)}${this.name}的财务部门`)
  }

  lineOfDuty() {
    console.log(`${this.name},给员工发钱`)
  }
}
