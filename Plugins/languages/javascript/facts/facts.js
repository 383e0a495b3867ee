'use strict'
// Writes what the classes of a solution hold, make, call and ask (facts.json), from syntax trees alone: nothing is run.
const { named, listed, mapped, joined, flat } = require('./types.js')
const { Solution } = require('./solution.js')
const { walk, refuses } = require('./nodes.js')
const { memberName } = require('./code.js')
const { FullReader } = require('./expressions.js')
const classesIn = require('./prototypes.js')

const ROUNDS = 6

/** A source file; its tree's places are those of the text that its author wrote. */
class SourceFile {
  constructor({ file, tree, text, origin, declares }) {
    Object.assign(this, { file, tree: { ...tree, body: classesIn(tree.body) }, lines: text.split('\n'), origin: origin ?? (place => place), declares })
  }

  place(node) {
    const { line, column } = node.loc.start, text = this.lines[line - 1] ?? ''
    const end = node.loc.end.line === line ? node.loc.end.column : text.length
    const bytes = (from, to) => Buffer.byteLength(text.slice(from, to))
    return this.origin([line, bytes(0, column) + 1, Math.max(1, bytes(column, end))])
  }
}

class Writer {
  constructor(files) {
    this.solution = new Solution(files)
    this.code = new Map()
    this.follow()
    // What is guessed shows nothing of what was seen.
    for (const [key, names] of this.solution.used) if (key.startsWith('on ')) this.solution.seen.set(key.slice(3), new Set(names))
    this.follow(() => this.guessByName())
    this.follow(() => this.guess())
    this.solution.findProtocols()
  }

  /** Reads all code until nothing more is learned. */
  follow(before = () => {}) {
    for (let round = 0; round < ROUNDS; round += 1) {
      this.solution.hasChanged = false
      before()
      this.members()
      if (!this.solution.hasChanged) break
    }
  }

  /** Gives parameters of no known type the class that they are named for, where it has all that code asks of them. */
  guessByName() {
    const solution = this.solution, asked = slot => [...solution.used.get(`asked ${slot}`) ?? []]
    for (const [slot, name] of solution.parameterNames) {
      const alike = solution.classAlike(name), members = [slot, ...solution.used.get(`kept ${slot}`) ?? []].flatMap(asked)
      const hasAll = alike && members.every(m => solution.owners('methods', m, alike).length || solution.owners('fields', m, alike).length)
      if (!members.length || !hasAll || flat(solution.known(slot)).length) continue
      solution.learn(slot, named([alike]))
    }
  }

  /** Gives fields and parameters of no known type what the members say that code asks of them. */
  guess() {
    const solution = this.solution
    for (const [place, members] of this.asked()) {
      let slot = place, depth = 0
      for (; slot.startsWith('element '); depth += 1) slot = slot.slice(8)
      const known = solution.known(slot), owner = slot.split(' ')[1]
      if (flat(known).length || known.many && !depth) continue
      let found = solution.guessed([...members])
      if (found.length > 1) found = found.filter(c => c !== owner)
      if (!found.length || found.length > 11) continue
      let type = named(found)
      solution.guesses.add(slot)
      for (; depth > 0; depth -= 1) type = known.key ? mapped(known.key, type) : listed(type)
      solution.learn(slot, type)
    }
    for (const [slot, name] of solution.parameterNames) {
      if (!flat(solution.known(slot)).length && solution.classAlike(name)) solution.learn(slot, named([solution.classAlike(name)]))
    }
  }

  /** Returns what code asks of values by the places that they come from: of arguments, and of results, too. */
  asked() {
    const { used, sources } = this.solution, of = word => [...used].filter(([key]) => key.startsWith(`${word} `)).map(([key, some]) => [key.slice(word.length + 1), [...some]])
    const given = of('given'), found = new Map(of('asked').map(([place, members]) => [place, new Set(members)]))
    const waiting = [...found.keys()]
    for (const place of waiting) {
      if (!found.has(place)) continue
      const [, inner, slot] = place.match(/^((?:element )*)(.*)$/)
      const from = sources.has(slot) ? [sources.get(slot)] : given.filter(([, slots]) => slots.includes(slot)).map(([source]) => source)
      for (const other of from.map(source => inner + source)) {
        const known = found.get(other) ?? new Set()
        if (other.split(' ').length > 12 || [...found.get(place)].every(m => known.has(m))) continue
        found.set(other, new Set([...known, ...found.get(place)]))
        waiting.push(other)
      }
      if (sources.has(slot)) found.delete(place)
    }
    return found
  }

  /** Reads all code, and returns the facts of each class's members and of what is outside of them. */
  members() {
    const { classes, functions, variables } = this.solution
    return {
      types: new Map([...classes].map(([name, type]) => [name, this.membersOf(type)])),
      functions: [...[...functions].map(([name, { node, file }]) => this.member(name, { node: node.id, value: node, kind: 'method', isStatic: false }, file, null)),
        ...[...variables].filter(([, v]) => !v.isObject).map(([name, variable]) => this.variable(name, variable))]
    }
  }

  membersOf(type) {
    const methods = [...type.methods].map(([name, found]) => {
      const member = this.member(name, found[0], type.file, type)
      for (const other of found.slice(1)) {
        this.keepCode(found[0].node, other.value, type.file)
        member.does.push(...new FullReader(this.solution, type.file, type.name, name).read(other.value))
      }
      return member
    })
    return [...methods, ...this.captured(type), ...[...type.fields].map(([name, field]) => this.field(name, field, type)), ...this.solution.declarations.requirements(type)]
  }

  /** Returns the variables around an object's methods that they use, which are what it keeps. */
  captured(type) {
    const scope = type.scope ?? new Map(), used = new Set()
    for (const { value } of [...type.methods.values()].flat()) for (const inner of walk(value)) if (inner.type === 'Identifier') used.add(inner.name)
    return [...scope].filter(([name]) => used.has(name)).map(([name, v]) => {
      const slot = `field ${type.name} ${name}`, known = joined(v.type, this.solution.known(slot))
      return { name, signature: name, kind: 'property', access: 'private', stored: true, file: type.file.file, at: type.file.place(type.node),
        type: this.solution.spoken(known, [...this.solution.used.get(`asked ${slot}`) ?? []]) }
    })
  }

  member(name, { node, value, kind, isStatic }, file, type) {
    const owner = type?.name ?? '', does = new FullReader(this.solution, file, type?.name, name).within(type?.scope).read(value)
    this.keepCode(node, value, file, Boolean(type) && this.solution.known(`return ${owner} ${name}`).names.some(n => this.isAlike(owner, n)))
    const isInitializer = kind === 'constructor', isProperty = kind === 'get' || kind === 'set', label = isInitializer ? 'init' : name
    const body = value.body.type === 'BlockStatement' ? value.body.body : [{ type: 'ReturnStatement', argument: value.body }]
    const isEmpty = Boolean(type) && body.length === 1 && body[0].type === 'ThrowStatement' && this.solution.lineages.get(owner).length === 1 && this.solution.below(owner).length > 0
    return {
      name: label, signature: isProperty ? label : `${label}()`, kind: isInitializer ? 'initializer' : isProperty ? 'property' : 'method',
      access: /^[#_]/.test(name) ? 'private' : '', static: isStatic, empty: isEmpty, hollow: !isEmpty && !isInitializer && body.length === 0,
      answers: !isInitializer && body.at(-1)?.type === 'ReturnStatement' && Boolean(body.at(-1).argument),
      literal: body.length === 1 && body[0].type === 'ReturnStatement' && isConstant(body[0].argument), file: file.file, at: file.place(node),
      type: this.solution.spokenOf(`return ${owner} ${name}`),
      parameters: isProperty ? [] : value.params.map((p, i) => this.parameter(p, owner, name, i)), does: isEmpty ? [] : does
    }
  }

  /** Keeps the function whose name stands at a place, where it stands in the source. */
  keepCode(node, value, file, givesOwn = false) {
    const place = [file.file, ...file.place(node).slice(0, 2)].join(':')
    if (value.start !== undefined) this.code.set(place, [...this.code.get(place) ?? [], { file: file.file, node: value, givesOwn }])
  }

  /** Tells whether an object of a class could stand where one of another is given. */
  isAlike(owner, other) {
    return owner === other || this.solution.below(other).includes(owner) || this.solution.protocols.some(p => p.below.has(owner) && (p.below.has(other) || p.name === other))
  }

  parameter(node, owner, name, index) {
    const own = node.type === 'AssignmentPattern' ? node.left.name : node.name ?? '_'
    const slot = this.solution.slotOfParameter(owner, name, index)
    return { label: own, name: own, type: this.solution.spokenOf(slot, [...this.solution.used.get(`asked ${slot}`) ?? []]) }
  }

  field(name, { node, value, isStatic }, type) {
    const slot = this.solution.slotOfField(type.name, name), reader = new FullReader(this.solution, type.file, type.name, name)
    if (value) {
      const given = reader.expression(value)
      reader.note(given, 'property', [type.name], name)
      this.solution.learn(slot, given.type)
      reader.keepRows(slot, given.rows)
    }
    const isCase = type.isEnum && isStatic && value?.type === 'NewExpression'
    return {
      name, signature: name, kind: isCase ? 'case' : 'property', access: /^[#_]/.test(name) ? 'private' : '', stored: !isCase, static: isStatic && !isCase,
      fixed: !this.isSet(name, type, ['constructor']), literal: isConstant(value) && !this.isSet(name, type, []), file: type.file.file, at: type.file.place(node),
      type: isCase ? {} : { ...this.solution.spokenOf(slot, [...this.solution.used.get(`asked ${slot}`) ?? []]), guessed: this.solution.guesses.has(slot) }, does: reader.facts
    }
  }

  isSet(name, type, except) {
    const family = [...this.solution.lineages.get(type.name), ...this.solution.below(type.name)].map(c => this.solution.classes.get(c))
    return family.some(c => [...c.methods].some(([method, found]) => !except.includes(method) && found.some(({ value }) => [...walk(value)].some(inner =>
      inner.type === 'AssignmentExpression' && inner.left.type === 'MemberExpression' && (inner.left.property.type === 'PrivateIdentifier' ? '#' : '') + inner.left.property.name === name))))
  }

  variable(name, { node, value, file }) {
    const reader = new FullReader(this.solution, file, undefined, name), given = reader.expression(value), slot = `global ${name}`
    reader.note(given, 'property', [], name)
    this.solution.learn(slot, given.type)
    reader.keepRows(slot, given.rows)
    return { name, signature: name, kind: 'property', stored: true, file: file.file, at: file.place(node), type: this.solution.spokenOf(slot), does: reader.facts }
  }

  /** Returns the types that a class gives to its base's generic parameters. */
  given(type, base) {
    const above = this.solution.classes.get(base), args = type.given?.get(base) ?? []
    const names = Object.keys(above?.generics ?? above?.declared?.generics ?? {})
    return Object.fromEntries(names.map((n, i) => [n, flat(this.solution.declarations.resolve(args[i], type.name))]))
  }

  /** Tells whether who makes an object of a class is refused, or gets the one that there is. */
  isGuarded(name) {
    const lineage = this.solution.lineages.get(name).map(c => this.solution.classes.get(c))
    const makers = lineage.flatMap(c => c.methods.get('constructor') ?? [])
    const called = makers.flatMap(({ value }) => [...walk(value.body)]).filter(n => n.type === 'CallExpression' && n.callee.type === 'MemberExpression').map(n => memberName(n.callee))
    const helpers = lineage.flatMap(c => called.flatMap(n => c.methods.get(n) ?? []))
    return lineage.some(c => c.isHidden) || [...makers, ...helpers].some(({ value }) => refuses(value)) || makers.some(({ value }) => [...walk(value.body)].some(n => n.type === 'ReturnStatement' && n.argument))
  }

  facts() {
    const { solution } = this, { types, functions } = this.members(), result = []
    for (const [name, type] of solution.classes) {
      const bases = [...type.bases.map(b => solution.renamed.get(b) ?? b).filter(b => solution.classes.has(b)), ...solution.protocols.filter(p => p.owners.includes(name)).map(p => p.name)]
      const cases = type.declared?.cases?.map(c => ({ name: c.name, signature: c.name, kind: 'case', static: true, at: c.at }))
      result.push({ name, kind: type.declared?.kind ?? (type.isEnum ? 'enum' : 'class'), inherits: [...new Set(bases)].map(base => ({ name: base, given: this.given(type, base) })), file: type.file.file,
        guarded: this.isGuarded(name), at: type.declared?.at ?? type.file.place(type.node.id ?? type.node), members: cases ?? types.get(name) })
    }
    for (const [name, cases] of solution.enums) {
      if (solution.classes.has(name)) continue
      const { node, file } = solution.variables.get(name)
      result.push({ name, kind: 'enum', file: file.file, at: file.place(node), members: cases.map(c => ({ name: c, signature: c, kind: 'case', at: file.place(node) })) })
    }
    for (const protocol of solution.protocols) {
      const first = solution.classes.get(protocol.owners[0])
      result.push({ name: protocol.name, kind: 'protocol', shared: true, file: first.file.file, at: first.file.place(first.node.id ?? first.node) })
    }
    return cleaned({ facts: 1, language: 'javascript', types: result, functions })
  }
}

const isConstant = node => node?.type === 'Literal' && typeof node.value !== 'boolean' && node.value !== null
  || node?.type === 'MemberExpression' && /^[A-Z]/.test(node.object.name ?? '')

/** Leaves out what is false, empty or zero. */
function cleaned(value) {
  if (Array.isArray(value)) return value.map(cleaned)
  if (!value || typeof value !== 'object') return value
  const kept = Object.entries(value).map(([key, inner]) => [key, cleaned(inner)]).filter(([, inner]) =>
    inner && !(typeof inner === 'object' && !Object.keys(inner).length))
  return Object.fromEntries(kept)
}

/** Returns the facts of sources, of each its file, its text, its tree and where its places come from, and the functions by the places of their names. */
module.exports = sources => {
  const writer = new Writer(sources.map(source => new SourceFile(source)))
  const facts = writer.facts()
  return { facts, code: writer.code }
}
