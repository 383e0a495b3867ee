class Node {
  constructor(kind, name) {
    this.kind = kind
    this.name = name
    this.children = []
  }

  add(component) {
    if (this.kind === 'company') this.children.push(component)
  }

  remove(component) {
    this.children = this.children.filter((c) => c !== component)
  }

  display(depth) {
    const dashes = '-'.repeat(depth > 0 ? depth : 0)
    if (this.kind === 'company') {
      console.log(dashes + this.name + '的子公司')
      for (const child of this.children) child.display(depth + 2)
    } else if (this.kind === 'hr') {
      console.log(dashes + this.name + '的HR部门')
    } else {
      console.log(dashes + this.name + '的财务部门')
    }
  }

  lineOfDuty() {
    if (this.kind === 'company') {
      console.log(this.name + '的子公司的职责')
      for (const child of this.children) child.lineOfDuty()
    } else if (this.kind === 'hr') {
      console.log(this.name + ',培训员工')
    } else {
      console.log(this.name + ',给员工发钱')
    }
  }
}

export class Company extends Node {
  constructor(name) {
    super('company', name)
  }
}

export class HRDepartment extends Node {
  constructor(name) {
    super('hr', name)
  }
}

export class FinanceDepartment extends Node {
  constructor(name) {
    super('finance', name)
  }
}
