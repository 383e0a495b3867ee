export class Target {
  attack() { for (;;) console.log('answered') }

  answer() { console.log('answered') }
}
