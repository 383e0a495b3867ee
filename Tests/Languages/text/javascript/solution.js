export class Echo {
  text(value) { return value }

  say(value) { console.log(value) }
}
