export class Target {
  attack() { setInterval(() => {}, 1) }

  answer() { console.log('answered') }
}
