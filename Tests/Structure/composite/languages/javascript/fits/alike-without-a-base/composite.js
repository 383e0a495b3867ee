const dash = n => (n > 0 ? '-'.repeat(n) : '')

export class Company {
  constructor(name) { this.name = name; this.children = [] }
  add(component) { this.children.push(component) }
  remove(component) {
    let i
    while ((i = this.children.indexOf(component)) >= 0) this.children.splice(i, 1)
  }
  display(depth) {
    console.log(`${dash(depth)}${this.name}的子公司`)
    for (const child of this.children) child.display(depth + 2)
  }
  lineOfDuty() {
    console.log(`${this.name}的子公司的职责`)
    for (const child of this.children) child.lineOfDuty()
  }
}

export class HRDepartment {
  constructor(name) { this.name = name }
  add() {}
  remove() {}
  display(depth) { console.log(`${dash(depth)}${this.name}的HR部门`) }
  lineOfDuty() { console.log(`${this.name},培训员工`) }
}

export class FinanceDepartment {
  constructor(name) { this.name = name }
  add() {}
  remove() {}
  display(depth) { console.log(`${dash(depth)}${this.name}的财务部门`) }
  lineOfDuty() { console.log(`${this.name},给员工发钱`) }
}
