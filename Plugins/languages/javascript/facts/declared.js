'use strict'
// Puts what TypeScript declares beside the classes of a solution: interfaces and enumerations as types, and the types of what it keeps, takes and gives.
const { UNKNOWN, type, named, foreign, listed, mapped, isUnknown, joined, together, flat } = require('./types.js')

const LISTS = new Set(['Array', 'ReadonlyArray', 'Set', 'ReadonlySet', 'WeakSet', 'Iterable', 'IterableIterator', 'Iterator', 'Generator', 'ArrayLike'])
const MAPS = new Set(['Map', 'ReadonlyMap', 'WeakMap', 'Record'])
const THROUGH = new Set(['Promise', 'Readonly', 'Partial', 'Required', 'NonNullable', 'Awaited', 'PromiseLike'])

/** A type without code: an interface or enumeration. */
const bare = (name, file, declared, bases = []) => ({ name, node: { type: 'Declared' }, file, bases, methods: new Map(), fields: new Map(), statics: new Set(), isEnum: declared.kind === 'enum',
  isAccessor: () => false, declared })

class Declarations {
  /** Takes the solution whose classes are collected, and its files with what each declares. */
  constructor(solution, files) {
    this.solution = solution
    this.files = files.filter(file => file.declares)
    this.aliases = new Map(this.files.flatMap(file => [...file.declares.aliases]))
  }

  /** Adds types that have no code, and the bases that classes name. */
  addTypes() {
    const { classes, enums } = this.solution
    for (const file of this.files) {
      for (const one of file.declares.interfaces) {
        const known = classes.get(one.name)
        if (known?.declared) known.declared.members.push(...one.members)
        else if (!known) classes.set(one.name, bare(one.name, file, { kind: 'protocol', at: one.at, members: one.members, generics: one.generics }, one.bases))
      }
      for (const one of file.declares.enums) {
        classes.set(one.name, bare(one.name, file, { kind: 'enum', at: one.at, cases: one.cases }))
        enums.set(one.name, one.cases.map(c => c.name))
      }
      for (const [name, one] of file.declares.classes) {
        const own = classes.get(name)
        if (!own) continue
        own.bases.push(...one.implements.filter(b => b.isOwn).map(b => b.name))
        own.given = new Map(one.implements.map(b => [b.name, b.args]))
        Object.assign(own, { abstract: one.abstract, isAbstract: one.isAbstract, isHidden: one.isHidden, generics: one.generics })
      }
      for (const [name, written] of file.declares.variables) {
        const own = classes.get(name)
        if (own?.node.type === 'ObjectExpression' && written?.ref) own.bases.push(written.ref)
      }
    }
    this.addConforming()
  }

  /** Where no class says that it is of an interface, those that have all of its members are. */
  addConforming() {
    const { classes } = this.solution
    const said = new Set([...classes.values()].flatMap(c => c.bases))
    const above = name => [name, ...(classes.get(name)?.bases ?? []).filter(b => classes.has(b)).flatMap(above)]
    for (const type of classes.values()) {
      const wanted = type.declared?.members?.map(m => m.name)
      if (!wanted?.length || said.has(type.name) || !type.declared.members.some(m => m.kind === 'method')) continue
      for (const other of classes.values()) {
        if (other.declared || above(other.name).includes(type.name)) continue
        const has = name => above(other.name).some(c => classes.get(c).methods.has(name) || classes.get(c).fields.has(name) || classes.get(c).abstract?.some(m => m.name === name))
        if (wanted.every(has)) other.bases.push(type.name)
      }
    }
  }

  /** Says the types of what classes keep, take and give, and of what is outside of them. */
  addSlots() {
    const { solution } = this
    for (const file of this.files) {
      for (const [name, one] of file.declares.classes) {
        if (!solution.classes.has(name)) continue
        for (const [field, written] of one.fields) this.say(solution.slotOfField(name, field), written, name, one.generics)
        for (const [method, shape] of one.methods) this.saySignature(name, method, shape, { ...one.generics, ...shape.generics })
      }
      for (const [name, shape] of file.declares.functions) {
        const as = shape.as && this.resolve(shape.as)
        this.saySignature('', name, shape, shape.generics)
        if (as?.gives && !shape.gives) solution.declared.set(`return  ${name}`, as.gives)
      }
      for (const [name, written] of file.declares.variables) this.say(`global ${name}`, written)
      file.localType = (name, line) => {
        const written = file.declares.locals.get(`${line} ${name}`)
        const found = written && this.resolve(written)
        return isUnknown(found) ? null : found
      }
    }
  }

  saySignature(owner, name, { parameters, gives }, generics) {
    parameters.forEach((p, index) => this.say(this.solution.slotOfParameter(owner, name, index), p.type, owner, generics))
    this.say(`return ${owner} ${name}`, gives, owner, generics)
  }

  say(slot, written, own, generics) {
    const known = written && this.resolve(written, own, generics)
    if (!isUnknown(known)) this.solution.declared.set(slot, known)
  }

  /** Returns what a written type stands for. */
  resolve(written, own, generics = {}, depth = 0) {
    if (!written || depth > 6) return UNKNOWN
    const inner = w => this.resolve(w, own, generics, depth + 1)
    if (written.plain) return foreign(written.plain)
    if (written.self) return own ? named([own]) : UNKNOWN
    if (written.meta) return this.solution.classes.has(written.meta) ? type({ metas: [written.meta] }) : UNKNOWN
    if (written.fn) return type({ fn: true, takes: [...new Set(written.takes.flatMap(w => flat(inner(w))))].sort(), gives: inner(written.gives) })
    if ('list' in written) return listed(inner(written.list))
    if (written.any) return this.either(written.any.map(inner))
    return this.reference(written, inner, generics, depth)
  }

  either(types) {
    const known = types.filter(t => !isUnknown(t))
    const own = known.filter(t => flat(t).length || t.fn || t.many)
    return own.length ? together(own) : known[0] ?? UNKNOWN
  }

  reference({ ref, args }, inner, generics, depth) {
    const own = this.solution.renamed.get(ref) ?? ref
    // A namespace's types stand under their own names.
    const name = this.solution.classes.has(own) ? own : own.split('.').at(-1)
    if (Object.hasOwn(generics, name)) return this.resolve(generics[name], null, {}, depth + 1)
    if (this.solution.classes.has(name)) {
      const spoken = together(args.map(inner))
      return flat(spoken).length ? type({ names: [name], element: named(flat(spoken)) }) : named([name])
    }
    const alias = this.aliases.get(name)
    if (alias) return this.resolve(alias.type, null, { ...alias.generics, ...Object.fromEntries(Object.keys(alias.generics).map((g, i) => [g, args[i] ?? alias.generics[g]])) }, depth + 1)
    if (LISTS.has(name)) return listed(inner(args[0]))
    if (MAPS.has(name)) return mapped(inner(args[0]), inner(args[1]))
    if (THROUGH.has(name)) return inner(args[0])
    if (name === 'WeakRef') return type({ foreign: 'WeakRef', element: inner(args[0]) })
    if (name === 'Function') return type({ fn: true })
    return foreign(name)
  }

  /** Returns the members that a type asks those below it for. */
  requirements(type) {
    const { solution } = this
    const word = (written, generics) => solution.spoken(this.resolve(written, type.name, generics), [], true)
    return [...type.declared?.members ?? [], ...type.abstract ?? []].map(m => ({
      name: m.name, signature: m.kind === 'method' ? `${m.name}()` : m.name, kind: m.kind, empty: true, file: type.file.file, at: m.at,
      type: word(m.gives, { ...type.generics, ...m.generics }),
      parameters: m.parameters.map(p => ({ label: p.name, name: p.name, type: word(p.type, { ...type.generics, ...m.generics }) }))
    }))
  }
}

module.exports = { Declarations }
