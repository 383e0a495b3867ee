import { Component } from './component'

abstract class Leaf extends Component {
  protected abstract readonly what: string
  protected abstract readonly duty: string
  display(depth: number) { console.log(`${this.dashes(depth)}${this.name}的${this.what}`) }
  lineOfDuty() { console.log(`${this.name},${this.duty}`) }
}
export class HRDepartment extends Leaf {
  protected readonly what = 'HR部门'
  protected readonly duty = '培训员工'
}
export class FinanceDepartment extends Leaf {
  protected readonly what = '财务部门'
  protected readonly duty = '给员工发钱'
}
