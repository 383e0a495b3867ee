const dashes = n => '-'.repeat(Math.max(0, n))
const leaf = { add() {}, remove() {} }

function Company(name) {
  let children = []
  return Object.assign(Object.create(Company.prototype), {
    add(part) { children.push(part) },
    remove(part) { children = children.filter(c => c !== part) },
    display(depth) {
      console.log(`${dashes(depth)}${name}的子公司`)
      for (const c of children) c.display(depth + 2)
    },
    lineOfDuty() {
      console.log(`${name}的子公司的职责`)
      children.forEach(c => c.lineOfDuty())
    },
  })
}

function HRDepartment(name) {
  return Object.assign(Object.create(HRDepartment.prototype), leaf, {
    display(depth) { console.log(`${dashes(depth)}${name}的HR部门`) },
    lineOfDuty() { console.log(`${name},培训员工`) },
  })
}

function FinanceDepartment(name) {
  return Object.assign(Object.create(FinanceDepartment.prototype), leaf, {
    display(depth) { console.log(`${dashes(depth)}${name}的财务部门`) },
    lineOfDuty() { console.log(`${name},给员工发钱`) },
  })
}

module.exports = { Company, HRDepartment, FinanceDepartment }
