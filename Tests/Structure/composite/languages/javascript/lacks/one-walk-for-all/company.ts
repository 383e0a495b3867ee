type Kind = 'company' | 'hr' | 'finance'

abstract class Unit {
  abstract readonly kind: Kind
  readonly parts: Unit[] = []
  constructor(readonly name: string) {}
  add(unit: Unit): void { if (this.kind === 'company') this.parts.push(unit) }
  remove(unit: Unit): void { this.parts.splice(0, Infinity, ...this.parts.filter(p => p !== unit)) }
  display(depth: number): void { walk(this, depth, draw) }
  lineOfDuty(): void { walk(this, 0, tell) }
}

function walk(unit: Unit, depth: number, body: (unit: Unit, depth: number) => void): void {
  const waiting: [Unit, number][] = [[unit, depth]]
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [one, deep] = next
    body(one, deep)
    waiting.unshift(...one.parts.map((p): [Unit, number] => [p, deep + 2]))
  }
}

function draw(unit: Unit, depth: number): void {
  const line = '-'.repeat(Math.max(0, depth)) + unit.name
  if (unit.kind === 'company') console.log(`${line}的子公司`)
  else if (unit.kind === 'hr') console.log(`${line}的HR部门`)
  else console.log(`${line}的财务部门`)
}

function tell(unit: Unit): void {
  switch (unit.kind) {
    case 'company': console.log(`${unit.name}的子公司的职责`); break
    case 'hr': console.log(`${unit.name},培训员工`); break
    default: console.log(`${unit.name},给员工发钱`)
  }
}

export class Company extends Unit { readonly kind = 'company' as const }
export class HRDepartment extends Unit { readonly kind = 'hr' as const }
export class FinanceDepartment extends Unit { readonly kind = 'finance' as const }
