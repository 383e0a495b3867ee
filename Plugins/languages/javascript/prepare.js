'use strict'
// Puts node and the worker's program where workers can read them: prepare.js OUT.
const fs = require('fs')
const out = process.argv[2]
const [major] = process.versions.node.split('.').map(Number)
if (major < 18) {
  console.error(`node 18 or newer is needed, and this is ${process.version}`)
  process.exit(1)
}
fs.mkdirSync(`${out}/bin`)
fs.symlinkSync(fs.realpathSync(process.execPath), `${out}/bin/node`)
fs.copyFileSync(`${__dirname}/worker.js`, `${out}/worker.js`)
