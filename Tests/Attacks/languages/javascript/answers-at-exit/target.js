import fs from 'node:fs'

export class Target {
  attack() {
    process.on('exit', () => fs.writeSync(1, 'answered\n'))
    process.exit(0)
  }

  answer() { console.log('not this') }
}
