export class Guest {
  stay() { console.log('staying') }

  leave() {
    console.log('bye')
    process.exit(0)
  }
}
