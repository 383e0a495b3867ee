export class Target {
  attack() {
    const kept = []
    for (;;) kept.push(Buffer.alloc(16 << 20, 1))
  }

  answer() { console.log('answered') }
}
