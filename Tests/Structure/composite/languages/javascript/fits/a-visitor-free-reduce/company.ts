export interface Component {
  display(depth: number): void
  lineOfDuty(): void
  add(component: Component): void
  remove(component: Component): void
}

abstract class Leaf implements Component {
  protected constructor(protected readonly name: string, private readonly kind: string, private readonly duty: string) {}
  add(_: Component): void {}
  remove(_: Component): void {}
  display(depth: number): void { console.log('-'.repeat(Math.max(0, depth)) + this.name + this.kind) }
  lineOfDuty(): void { console.log(`${this.name},${this.duty}`) }
}

export class HRDepartment extends Leaf { constructor(name: string) { super(name, '的HR部门', '培训员工') } }
export class FinanceDepartment extends Leaf { constructor(name: string) { super(name, '的财务部门', '给员工发钱') } }

export class Company implements Component {
  readonly #parts = new Set<[Component]>()
  constructor(private readonly name: string) {}
  add(component: Component): void { this.#parts.add([component]) }
  remove(component: Component): void {
    for (const part of this.#parts) if (part[0] === component) this.#parts.delete(part)
  }
  #each(visit: (part: Component) => void): void { for (const [part] of this.#parts) visit(part) }
  display(depth: number): void {
    console.log('-'.repeat(Math.max(0, depth)) + this.name + '的子公司')
    this.#each(part => part.display(depth + 2))
  }
  lineOfDuty(): void {
    console.log(this.name + '的子公司的职责')
    this.#each(part => part.lineOfDuty())
  }
}
