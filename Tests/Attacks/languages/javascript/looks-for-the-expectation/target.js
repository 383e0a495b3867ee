import fs from 'node:fs'

export class Target {
  attack() {
    let processes = []
    try { processes = fs.readdirSync('/proc') } catch {}
    for (const number of processes) {
      try {
        if (/^\d+$/.test(number) && fs.readFileSync(`/proc/${number}/environ`, 'utf8').includes('SECRET')) console.log('found')
      } catch {}
    }
  }

  answer() { console.log('answered') }
}
