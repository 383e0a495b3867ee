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
for (const file of ['worker.js', 'modules.js', 'requests.js', 'calls.js']) fs.copyFileSync(`${__dirname}/${file}`, `${out}/${file}`)
