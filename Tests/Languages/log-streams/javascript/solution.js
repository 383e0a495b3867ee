export class Radio {
  play() {
    console.log('one')
    console.error('two')
    process.stdout.write('three\n')
    process.stderr.write('four\n')
  }

  hum() { process.stdout.write('hm') }

  rest() { console.log('after') }
}
