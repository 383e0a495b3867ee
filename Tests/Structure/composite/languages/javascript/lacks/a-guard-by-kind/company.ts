interface Leaf { kind: 'hr' | 'finance'; name: string }
interface Branch { kind: 'company'; name: string; children: Part[] }
type Part = Leaf | Branch

const isBranch = (p: Part): p is Branch => p.kind === 'company'

function display(p: Part, depth: number): void {
  const d = '-'.repeat(Math.max(0, depth))
  if (isBranch(p)) {
    console.log(`${d}${p.name}的子公司`)
    for (const c of p.children) display(c, depth + 2)
  } else console.log(`${d}${p.name}的${p.kind === 'hr' ? 'HR部门' : '财务部门'}`)
}
function duty(p: Part): void {
  if (isBranch(p)) {
    console.log(`${p.name}的子公司的职责`)
    p.children.forEach(duty)
  } else console.log(`${p.name},${p.kind === 'hr' ? '培训员工' : '给员工发钱'}`)
}

export class Company implements Branch {
  readonly kind = 'company'
  children: Part[] = []
  constructor(readonly name: string) {}
  add(p: Part) { this.children.push(p) }
  remove(p: Part) { this.children = this.children.filter(c => c !== p) }
  display(depth: number) { display(this, depth) }
  lineOfDuty() { duty(this) }
}
export class HRDepartment implements Leaf {
  readonly kind = 'hr'
  constructor(readonly name: string) {}
  add(_p: Part) {}
  remove(_p: Part) {}
  display(depth: number) { display(this, depth) }
  lineOfDuty() { duty(this) }
}
export class FinanceDepartment implements Leaf {
  readonly kind = 'finance'
  constructor(readonly name: string) {}
  add(_p: Part) {}
  remove(_p: Part) {}
  display(depth: number) { display(this, depth) }
  lineOfDuty() { duty(this) }
}
