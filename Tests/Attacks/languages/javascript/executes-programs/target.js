import { execFileSync } from 'node:child_process'

export class Target {
  attack() {
    try { execFileSync('/bin/sh', ['-c', 'echo answered'], { stdio: 'inherit' }) } catch {}
  }

  answer() { console.log('not this') }
}
