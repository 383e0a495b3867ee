interface Component {
  display(depth: number): void
  lineOfDuty(): void
}

const dashes = (depth: number) => '-'.repeat(Math.max(0, depth))

abstract class Node<Child> {
  protected readonly children = new Array<Child>()
  constructor(protected readonly name: string) {}
  add(component: Child): void { this.children.push(component) }
  remove(component: Child): void {
    const kept = this.children.filter(c => c !== component)
    this.children.splice(0, this.children.length, ...kept)
  }
}

export class Company extends Node<Component> implements Component {
  display(depth: number): void {
    console.log(`${dashes(depth)}${this.name}的子公司`)
    for (const child of this.children) child.display(depth + 2)
  }
  lineOfDuty(): void {
    console.log(`${this.name}的子公司的职责`)
    this.children.forEach(child => child.lineOfDuty())
  }
}

class Leaf {
  constructor(protected name: string) {}
  add(_: Component): void {}
  remove(_: Component): void {}
}

export class HRDepartment extends Leaf implements Component {
  display(depth: number): void { console.log(`${dashes(depth)}${this.name}的HR部门`) }
  lineOfDuty(): void { console.log(`${this.name},培训员工`) }
}

export class FinanceDepartment extends Leaf implements Component {
  display(depth: number): void { console.log(`${dashes(depth)}${this.name}的财务部门`) }
  lineOfDuty(): void { console.log(`${this.name},给员工发钱`) }
}
