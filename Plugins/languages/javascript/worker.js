'use strict'
// Serves the worker protocol for a solution that build.js left: worker.js OUT.
const fs = require('fs')
const util = require('util')
const { frames, shared } = require('./calls.js')
const { loadSolution } = require('./modules.js')
const { idOfNext, nextRequest, requestNow } = require('./requests.js')

const out = process.argv[2]
const described = JSON.parse(fs.readFileSync(`${out}/solution.json`, 'utf8'))
const listed = new Map(described.types.map(type => [type.name, type]))
const deepest = 64
// A changed copy has the code of each switch in a folder of its own.
let folder = 'sources'
let types, typeNames, caseNames, objects, numbers, last, closures

/** What a request cannot have: `contract` blames the script or what the solution lacks, `bridge` says why it cannot cross. */
class Refusal {
  constructor(kind, message, more) { this.error = { kind, message, ...more } }
}

// The log: both streams are one pipe, written at once and in order.

function write(descriptor, text) {
  let rest = Buffer.from(String(text))
  while (rest.length) {
    try { rest = rest.subarray(fs.writeSync(descriptor, rest)) } catch (error) { if (error.code !== 'EAGAIN') throw error }
  }
  return true
}

for (const [name, fd] of [['stdout', 1], ['stderr', 2]]) {
  const stream = { fd, isTTY: false, writable: true, write: (text, ...more) => { write(fd, text); more.at(-1)?.call?.(); return true }, end() {}, on() { return stream }, once() { return stream } }
  Object.defineProperty(process, name, { value: stream, configurable: true })
}
for (const [name, fd] of [['log', 1], ['info', 1], ['debug', 1], ['warn', 2], ['error', 2]]) console[name] = (...values) => { write(fd, util.format(...values) + '\n') }

/** Loads the solution anew, as if nothing of it had run. */
async function load() {
  ({ types, typeNames, caseNames } = await loadSolution(described, `${out}/${folder}`));
  [objects, numbers, last, closures] = [new Map(), new Map(), 0, new Map()]
}

// Values

/** Returns the name of the most derived class that a script can name. */
function typeName(value) {
  for (let p = Object.getPrototypeOf(Object(value)); p; p = Object.getPrototypeOf(p)) {
    const name = typeNames.get(p.constructor)
    if (name) return name
  }
  if (typeof value === 'function') return '(...) -> Any'
  return Object(value).constructor?.name || 'Object'
}

/** Writes a value as JSON: digits beyond 2^53 and floating point cannot be left to JSON.stringify. */
function toJSON(value, depth = 0) {
  switch (typeof value) {
    case 'undefined': return 'null'
    case 'boolean': return String(value)
    case 'bigint':
      if (BigInt.asIntN(64, value) !== value) throw new Refusal('bridge', `${value} does not fit in 64 bits`)
      return String(value)
    case 'number':
      if (!Number.isFinite(value)) return `{"float":"${Number.isNaN(value) ? 'nan' : value < 0 ? '-inf' : 'inf'}"}`
      if (Object.is(value, -0)) return '-0.0'
      return Number.isInteger(value) && Math.abs(value) >= 2 ** 53 && !/e/.test(value) ? `${value}.0` : String(value)
    case 'string':
      if (/\p{Surrogate}/u.test(value)) throw new Refusal('bridge', 'its text has half of a surrogate pair')
      return JSON.stringify(value)
  }
  if (value === null) return 'null'
  if (caseNames.has(value)) return JSON.stringify(caseNames.get(value))
  if (depth === deepest) throw new Refusal('bridge', `it is nested more than ${deepest} deep`)
  const list = values => `[${values.join(',')}]`
  const each = values => [...values].map(v => toJSON(v, depth + 1))
  const pairs = entries => `{"map":${list([...entries].map(([k, v]) => [k, toJSON(k, depth + 1), toJSON(v, depth + 1)])
    .sort((a, b) => (text(a[0], a[1]) < text(b[0], b[1]) ? -1 : 1)).map(([, k, v]) => list([k, v])))}}`
  const text = (v, json) => (typeof v === 'string' ? v : json)
  const prototype = Object.getPrototypeOf(value)
  if (prototype === Array.prototype || ArrayBuffer.isView(value) && value[Symbol.iterator]) return list(each(value))
  if (prototype === Set.prototype) return list(each(value).sort())
  if (prototype === Map.prototype) return pairs(value)
  const isPlain = /* and no object with methods */ () => Object.values(Object.getOwnPropertyDescriptors(value)).every(p => !p.get && typeof p.value !== 'function')
  if ((prototype === Object.prototype || prototype === null) && isPlain()) return pairs(Object.entries(value))
  if (!numbers.has(value)) {
    numbers.set(value, ++last)
    objects.set(last, value)
  }
  return JSON.stringify({ ref: numbers.get(value), type: typeName(value) })
}

function fromJSON(value) {
  if (Array.isArray(value)) return value.map(fromJSON)
  if (Object(value) !== value) return value
  if ('digits' in value) return Number.isSafeInteger(Number(value.digits)) ? Number(value.digits) : BigInt(value.digits)
  if ('float' in value) return { nan: NaN, inf: Infinity, '-inf': -Infinity }[value.float]
  if ('map' in value) return new Map(value.map.map(([k, v]) => [fromJSON(k), fromJSON(v)]))
  if ('case' in value) return caseOf(value)
  if ('callback' in value) return closureOf(value.callback)
  if (!('ref' in value)) throw new Refusal('contract', `a ${Object.keys(value)[0]} of the script cannot be handed to JavaScript`)
  if (!objects.has(value.ref)) throw new Refusal('contract', `there is no object ${value.ref}`)
  return objects.get(value.ref)
}

function caseOf({ case: name, type }) {
  const owners = type ? [type] : described.types.filter(t => t.cases?.some(c => c.name === name)).map(t => t.name)
  if (owners.length !== 1) throw new Refusal('contract', `'.${name}' is a case of ${owners.join(' and of ') || 'nothing'}`)
  const found = listed.get(owners[0])?.cases?.find(c => c.name === name)
  if (!found) throw new Refusal('contract', `${owners[0]} has no case '${name}'`, { missing: name, of: owners[0] })
  const owner = types.get(owners[0])
  return owner === undefined ? found.raw : owner[name]
}

// Members

function theType(name) {
  if (types.get(name) === undefined) throw new Refusal('contract', `there is no type '${name}'`, { missing: name })
  return types.get(name)
}

function lineage(name) {
  const type = listed.get(name)
  return type ? [type, ...(type.inherits ?? []).flatMap(lineage)] : []
}

/** Whose member is meant: an object, a plain value, or a class. */
class Receiver {
  constructor(request) {
    this.isType = !('on' in request)
    this.owner = this.isType ? theType(request.type) : fromJSON(request.on)
    this.title = this.isType ? request.type : typeName(this.owner)
    this.name = request.member
    this.isFunction = this.name === 'callAsFunction' && typeof this.owner === 'function'
    this.listed = list => lineage(this.title).flatMap(t => t[list] ?? []).find(m => m.name === this.name && !!m.static === this.isType)
  }

  /** Tells whether the member is there; throws where a script cannot reach it. */
  need() {
    if (this.name[0] === '_') throw new Refusal('bridge', `'${this.name}' is private`)
    const owner = Object(this.owner)
    if (this.owner != null && (this.name in owner || this.listed('properties'))) return
    throw new Refusal('contract', `${this.title} has no member '${this.name}'`, { missing: this.name, of: this.title })
  }

  call(args) {
    if (this.isFunction) return this.owner(...args.map(valueOf))
    this.need()
    const method = this.owner[this.name]
    if (typeof method !== 'function') throw new Refusal('contract', `'${this.name}' is a property, not a method`)
    const folded = name => name.replace(/_/g, '').toLowerCase()
    const taken = [...described.types, ...described.promised].flatMap(t => t.methods ?? []).filter(m => folded(m.name) === folded(this.name)).map(m => m.parameters.length)
    return method.apply(this.owner, fit(args, `${this.title}.${this.name}`, this.listed('methods'), Math.max(0, ...taken)))
  }

  get() {
    this.need()
    if (this.listed('methods') && typeof this.owner[this.name] === 'function') throw new Refusal('contract', `'${this.name}' is a method, not a property`)
    return this.owner[this.name]
  }

  set(value) {
    this.need()
    let found
    for (let p = this.owner; p && !found; p = Object.getPrototypeOf(p)) found = Object.getOwnPropertyDescriptor(p, this.name)
    const isMethod = this.listed('methods') && !Object.hasOwn(Object(this.owner), this.name)
    if (found && (found.get && !found.set || found.writable === false || isMethod)) throw new Refusal('contract', `'${this.name}' cannot be assigned`)
    this.owner[this.name] = value
  }
}

const valueOf = argument => fromJSON(Object(argument) === argument && 'value' in argument ? argument.value : argument)

/** Puts arguments in the order of the parameters; where they do not fit, nothing is called. `taken` is how many any method of the name takes, or shall take. */
function fit(args, title, signature, taken = 0) {
  const values = args.map(valueOf)
  if (!signature || signature.parameters.some(p => p.type === 'Any...')) return values
  const { parameters } = signature
  // The language passes over what a function does not name: where a composite's `add(part)` takes a part, a leaf's `add() {}` does, too.
  if (args.length > parameters.length && args.length <= taken) return values
  // `use({ name })` takes apart the object that it is given.
  if (signature.takesObject && args.length === 1 && Object(values[0]) === values[0] && parameters.every(p => p.optional || p.name in values[0])) return values
  const result = []
  const refuse = () => {
    throw new Refusal('contract', `'${title}' takes (${parameters.map(p => p.name + (p.optional ? '?' : '')).join(', ')}), and not (${args.map(a => `${a?.label ?? '_'}:`).join('')})`)
  }
  let next = 0
  for (const [i, argument] of args.entries()) {
    const named = argument?.label == null ? next : parameters.findIndex(p => p.label === argument.label)
    if (named < 0 || named >= parameters.length || named in result) refuse()
    result[named] = values[i]
    next = named + 1
  }
  if (parameters.some((p, i) => !p.optional && !(i in result))) refuse()
  return signature.takesObject ? [Object.fromEntries(parameters.map((p, i) => [p.name, result[i]]).filter((_, i) => i in result))] : [...result]
}

// Requests

/** A walk over a sequence, as an object that a script holds. */
class Walk {
  constructor(steps) { this.steps = steps }
}

/** What the solution threw in the last request, until the next one. */
let caught = []

const operations = {
  caught() {
    if (!caught.length) throw new Refusal('contract', 'nothing was thrown just now')
    return caught.pop()
  },
  new(request) {
    const type = theType(request.type)
    if (typeof type !== 'function') throw new Refusal('bridge', `${request.type} is no class`)
    const own = lineage(request.type).flatMap(t => t.constructors ?? [])[0]
    return new type(...fit(request.args, request.type, own))
  },
  call: request => new Receiver(request).call(request.args),
  get: request => new Receiver(request).get(),
  set: request => new Receiver(request).set(fromJSON(request.value)),
  index(request) {
    const owner = fromJSON(request.on)
    const [key] = request.args.map(valueOf)
    if (!('value' in request)) return owner?.[key]
    owner[key] = fromJSON(request.value)
  },
  copy: request => fromJSON(request.on),
  same(request) {
    const [a, b] = [fromJSON(request.a), fromJSON(request.b)]
    if (!('ref' in Object(request.a) || 'case' in Object(request.a))) throw new Refusal('contract', "'===' compares objects")
    return a === b
  },
  equal(request) {
    const a = fromJSON(request.a)
    if (typeof a?.equals === 'function') return Boolean(a.equals(fromJSON(request.b)))
    if (request.a?.ref && request.b?.ref) throw new Refusal('contract', `${typeName(a)} has no ==; use === or compare its properties`)
    return util.isDeepStrictEqual(a, fromJSON(request.b))
  },
  show: request => String(fromJSON(request.value)),
  iterate(request) {
    const value = fromJSON(request.on)
    if (typeof value?.[Symbol.iterator] !== 'function') throw new Refusal('contract', `${typeName(value)} is no sequence`)
    return new Walk(value[Symbol.iterator]())
  },
  next(request) {
    const { done, value } = fromJSON(request.on).steps.next()
    return done ? [] : [value]
  },
  release(request) {
    for (const number of request.refs) {
      numbers.delete(objects.get(number))
      objects.delete(number)
    }
  },
  async reset() {
    const waits = process.getActiveResourcesInfo().length || process.eventNames().length > listening
    if (waits || shared() !== untouched) return false
    await load()
    return true
  }
}

process.on('exit', () => tellCrash(new Error(), ''))
process.on('uncaughtException', error => {
  tellCrash(error)
  process.reallyExit(1)
})
const listening = process.eventNames().length
const untouched = shared()

/** Ends the worker with the last words that kata makes a crash of. */
function tellCrash(error, words = `Fatal error: ${error?.name ? `${error.name}: ${error.message}` : error}`) {
  const calls = frames(error, described.modules)
  if (words || calls.length) write(2, `${words}\n*** Frames ${JSON.stringify(calls)}\n`)
}

function perform(request) {
  const operation = Object.hasOwn(operations, request.op) && operations[request.op]
  if (!operation) throw new Refusal('contract', `this worker knows no '${request.op}'`)
  if (request.op !== 'caught') caught = []
  return operation(request)
}

function failure(error) {
  if (error instanceof Refusal) return `"error":${JSON.stringify(error.error)}`
  caught = [error]
  const words = error instanceof Error ? error.message : String(error)
  return `"error":${JSON.stringify({ kind: 'thrown', message: words.toWellFormed?.() ?? words, type: error?.constructor?.name ?? typeof error, frames: frames(error, described.modules) })}`
}

async function reply(request) {
  try {
    return `"ok":${toJSON(await perform(request))}`
  } catch (error) {
    return failure(error)
  }
}

// Closures of the script

/** An error of the script's own that a closure let through. */
class ScriptError extends Error {}

/** The id of the request in hand; undefined where there is none. */
let inHand

function closureOf(number) {
  const known = closures
  if (!known.has(number)) known.set(number, (...values) => (known === closures ? ask(number, values) : undefined))
  return known.get(number)
}

/** Has kata run a closure, and serves what that does to the solution meanwhile. */
function ask(number, values) {
  const outer = inHand
  inHand ??= idOfNext()
  try {
    return inHand === undefined ? undefined : given(number, values)
  } finally {
    inHand = outer
  }
}

function given(number, values) {
  write(4, `{"id":${inHand},"callback":${number},"args":[${values.map(v => toJSON(v))}],"throws":true}\n`)
  for (;;) {
    const request = requestNow()
    if (request.op !== 'return') replyNow(request)
    else if (!('error' in request)) return fromJSON(request.value)
    else throw fromJSON(request.value) ?? new ScriptError(request.error)
  }
}

/** Answers a request inside of a closure, where nothing can wait for a promise. */
function replyNow(request) {
  const outer = inHand
  inHand = request.id
  let answer
  try {
    const value = perform(request)
    if (value instanceof Promise) throw new Refusal('bridge', `'${request.member ?? request.op}' answers later, which a closure cannot wait for`)
    answer = `"ok":${toJSON(value)}`
  } catch (error) {
    answer = failure(error)
  }
  write(4, `{"id":${request.id},${answer}}\n`)
  inHand = outer
}

async function greet(request) {
  if (request.empty) folder = `sources-${request.empty}`
  try {
    await load()
  } catch (error) {
    tellCrash(error)
    process.reallyExit(1)
  }
  return `"ok":{"protocol":2,"language":"javascript","types":false}`
}

async function work() {
  let token
  for (;;) {
    const request = await nextRequest()
    token = request.token ?? token
    inHand = request.id
    const answer = request.op === 'hello' ? await greet(request) : request.op === 'bye' ? `"ok":${JSON.stringify(token)}` : await reply(request)
    await new Promise(setImmediate)
    write(4, `{"id":${request.id},${answer}}\n`)
    inHand = undefined
    if (request.op === 'bye') process.exit(0)
  }
}

work()
