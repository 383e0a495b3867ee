'use strict'
// Reads what kata asks, a line each.
const fs = require('fs')

let unread = Buffer.alloc(0)
const chunk = Buffer.allocUnsafe(65536)
// Where a line is read while timers and promises of the solution run; zeros where nothing is read yet.
const waiting = Buffer.alloc(65536)

/** Returns the first line of what was read and not used yet. */
function firstLine() {
  const end = unread.indexOf(10)
  if (end < 0) return
  const line = unread.toString('utf8', 0, end)
  unread = unread.subarray(end + 1)
  return line
}

function add(read, count) {
  if (!count) process.exit(0)
  unread = Buffer.concat([unread, read.subarray(0, count)])
}

function lineNow() {
  for (;;) {
    const line = firstLine()
    if (line !== undefined) return line
    add(chunk, fs.readSync(3, chunk))
  }
}

/** Reads a request at once. */
exports.requestNow = () => parse(lineNow())

/** Reads a request; while timers or promises of the solution wait, they run meanwhile. */
exports.nextRequest = async () => {
  while (!unread.includes(10) && process.getActiveResourcesInfo().length) {
    waiting.fill(0)
    add(waiting, await new Promise((done, fail) => fs.read(3, waiting, 0, waiting.length, null, (error, n) => (error ? fail(error) : done(n)))))
  }
  return exports.requestNow()
}

/** Reads JSON whose integers may have more digits than a number of JavaScript holds. */
function parse(line) {
  if (!/\d{16}/.test(line)) return JSON.parse(line)
  return JSON.parse(line.replace(/"(?:[^"\\]|\\.)*"|-?\d{16,}(?![\d.eE])/g, m => (m[0] === '"' ? m : `{"digits":"${m}"}`)))
}

/** Waits for the next request where a timer calls a closure while there is none; returns its id, undefined where the scenario ends. */
exports.idOfNext = () => {
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  // Another thread of node's reads meanwhile, and puts what it reads where the loop of events finds it afterwards.
  while (!waiting.includes(10) && !waiting.at(-1)) Atomics.wait(sleeper, 0, 0, 1)
  const request = parse(waiting.toString('utf8', 0, waiting.indexOf(10)))
  return ['bye', 'reset'].includes(request.op) ? undefined : request.id
}
