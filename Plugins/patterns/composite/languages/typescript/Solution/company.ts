// Component: Component. Composite: Company. Leaf: HRDepartment, FinanceDepartment. The composite does its own share and hands the call on to its
// children, whatever they are: the recursion lives in the tree, not in the client.

const dashes = (depth: number): string => '-'.repeat(Math.max(0, depth))

/** A part of an enterprise: one department, or a company with all that belongs to it. */
abstract class Component {
  constructor(protected readonly name: string) {}

  /** Takes a part in; a leaf has no place for one. */
  add(component: Component): void {}

  /** Lets a part go. */
  remove(component: Component): void {}

  abstract display(depth: number): void

  abstract lineOfDuty(): void
}

export class Company extends Component {
  #children: Component[] = []

  add(component: Component): void {
    this.#children.push(component)
  }

  remove(component: Component): void {
    this.#children = this.#children.filter(child => child !== component)
  }

  display(depth: number): void {
    console.log(`${dashes(depth)}${this.name}的子公司`)
    for (const child of this.#children) child.display(depth + 2)
  }

  lineOfDuty(): void {
    console.log(`${this.name}的子公司的职责`)
    for (const child of this.#children) child.lineOfDuty()
  }
}

export class HRDepartment extends Component {
  display(depth: number): void {
    console.log(`${dashes(depth)}${this.name}的HR部门`)
  }

  lineOfDuty(): void {
    console.log(`${this.name},培训员工`)
  }
}

export class FinanceDepartment extends Component {
  display(depth: number): void {
    console.log(`${dashes(depth)}${this.name}的财务部门`)
  }

  lineOfDuty(): void {
    console.log(`${this.name},给员工发钱`)
  }
}
