export abstract class Component {
  constructor(protected readonly name: string) {}
  add(_part: Component): void {}
  remove(_part: Component): void {}
  abstract display(depth: number): void
  abstract lineOfDuty(): void
  protected dashes(depth: number): string { return '-'.repeat(Math.max(0, depth)) }
}
