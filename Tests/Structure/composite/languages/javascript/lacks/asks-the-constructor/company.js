class Node {
  constructor(name) { this.name = name; this.parts = [] }
  add(component) { if (this.constructor === Company) this.parts.push(component) }
  remove(component) { this.parts = this.parts.filter(part => part !== component) }
  display(depth) { render(this, depth) }
  lineOfDuty() { duties(this) }
}

export class Company extends Node {}
export class HRDepartment extends Node {}
export class FinanceDepartment extends Node {}

function render(node, depth) {
  const dashes = '-'.repeat(Math.max(0, depth))
  if (node instanceof Company) {
    console.log(`${dashes}${node.name}的子公司`)
    node.parts.forEach(part => render(part, depth + 2))
  } else {
    console.log(`${dashes}${node.name}${node instanceof HRDepartment ? '的HR部门' : '的财务部门'}`)
  }
}

function duties(node) {
  if (node instanceof Company) {
    console.log(`${node.name}的子公司的职责`)
    for (const part of node.parts) duties(part)
  } else console.log(node.name + (node instanceof HRDepartment ? ',培训员工' : ',给员工发钱'))
}
