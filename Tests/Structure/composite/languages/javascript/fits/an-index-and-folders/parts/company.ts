import { Component } from './component'

export class Company extends Component {
  #children: Component[] = []
  override add(part: Component): void { this.#children.push(part) }
  override remove(part: Component): void { this.#children = this.#children.filter(c => c !== part) }
  display(depth: number): void {
    console.log(`${this.dashes(depth)}${this.name}的子公司`)
    this.#children.forEach(c => c.display(depth + 2))
  }
  lineOfDuty(): void {
    console.log(`${this.name}的子公司的职责`)
    this.#children.forEach(c => c.lineOfDuty())
  }
}
