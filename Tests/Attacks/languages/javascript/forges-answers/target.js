import fs from 'node:fs'

export class Target {
  attack() {
    for (let number = 1; number < 20; number += 1) {
      try { fs.writeSync(4, `{"id":${number},"ok":null,"void":true}\n`) } catch {}
    }
  }

  answer() { console.log('not this') }
}
