'use strict'
// What a worker says of the solution's calls, and what it leaves to the next scenario.
const fs = require('fs')

/** Returns the calls in the solution's own files that an error's stack names, the innermost first. */
exports.frames = (error, modules) => {
  const call = /^ +at (?:async )?(?:new )?(?:(.*?) (?:\[as .*?\] )?\()?\/solution\/(.*?):(\d+):(\d+)\)?$/
  const calls = String(error?.stack ?? '').split('\n').map(line => call.exec(line))
  return calls.filter(Boolean).slice(0, 16).map(([, name, file, row, column]) => {
    const lines = modules.find(m => m.file === file)?.lines
    const place = lines ? { line: (lines[row - 1] ?? lines.at(-1)) + 1 } : { line: Number(row), column: Number(column) }
    return { file, ...place, function: name ?? '' }
  })
}

/** Returns an error of an import with the place of the row that has some words in it, since node tells none. */
exports.placed = (error, words, folder, files) => {
  for (const file of files) {
    const row = fs.readFileSync(`${folder}/${file}`, 'utf8').split('\n').findIndex(text => words.every(word => text.includes(word)))
    if (row >= 0) error.stack = `${error.message}\n    at /solution/${file}:${row + 1}:1`
  }
  return error
}

const builtIn = [Object, Function, Array, String, Number, Boolean, Symbol, Map, Set, WeakMap, WeakSet, Promise, Date, RegExp, Error, JSON, Math, Reflect, console]
const owners = builtIn.flatMap(value => [value, value.prototype]).filter(Boolean)
const members = owners.map(owner => Object.entries(Object.getOwnPropertyDescriptors(owner)).filter(([, d]) => typeof d.value === 'function'))
const { ownKeys, getOwnPropertyDescriptor } = Reflect

/** Describes what all modules share, so that a change is seen: the global names, and what belongs to built-in types. */
exports.shared = () => {
  const isKept = owners.every((owner, i) => members[i].every(([name, { value }]) => getOwnPropertyDescriptor(owner, name)?.value === value))
  return `${ownKeys(globalThis).length} ${owners.map(owner => ownKeys(owner).length)} ${isKept}`
}
