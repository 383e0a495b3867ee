'use strict'
// The classes of a solution, and what is known of the values that they keep, take and give.
const { UNKNOWN, named, listed, same, isUnknown, joined, flat, shortened } = require('./types.js')
const { Declarations } = require('./declared.js')
const { Tables } = require('./tables.js')
const { keyName, isFunction, walk, propertiesGiven, functionsGiven, classMadeBy, basesIn, isObjectWithMethods, isTyped, isTable } = require('./nodes.js')

/** A class, or an object that is written out with methods of its own. */
class Class {
  constructor(name, node, file, bases) {
    Object.assign(this, { name, node, file, bases, methods: new Map(), fields: new Map(), statics: new Set(), isEnum: false })
    const members = node.type === 'ObjectExpression' ? node.properties : node.body.body
    for (const member of members) this.read(member, node.type === 'ObjectExpression')
    for (const { node: key, value } of functionsGiven(this.methods.get('constructor')?.[0].value)) {
      if (!this.methods.has(key)) this.methods.set(key, [{ node: value, value, kind: 'method', isStatic: false }])
    }
    for (const { value } of [...this.methods.values()].flat()) {
      for (const inner of walk(value)) {
        for (const p of propertiesGiven(inner)) if (!this.methods.has(keyName(p)) && !this.fields.has(keyName(p))) this.fields.set(keyName(p), { node: p.key, value: null, isStatic: false })
        if (inner.type !== 'MemberExpression' || inner.object.type !== 'ThisExpression' || inner.computed || !this.stored.has(inner)) continue
        const field = inner.property.type === 'PrivateIdentifier' ? `#${inner.property.name}` : inner.property.name
        if (!this.methods.has(field) && !this.fields.has(field)) this.fields.set(field, { node: inner.property, value: null, isStatic: false })
      }
    }
  }

  read(member, isObject) {
    if (!member.key || !keyName(member)) return
    const name = keyName(member), isStatic = Boolean(member.static)
    for (const inner of walk(member.value)) {
      if (inner.type === 'AssignmentExpression') this.store(inner.left)
      if (inner.type === 'UpdateExpression') this.store(inner.argument)
    }
    if (member.type === 'MethodDefinition' || isFunction(member.value)) {
      if (!this.methods.has(name)) this.methods.set(name, [])
      const kind = member.kind === 'init' ? 'method' : member.kind ?? 'method'
      this.methods.get(name).push({ node: member.key, value: member.value, kind, isStatic })
    } else this.fields.set(name, { node: member.key, value: member.value, isStatic: isStatic && !isObject })
  }

  stored = new Set()

  store(target) {
    if (target.type === 'MemberExpression') this.stored.add(target)
    if (target.type === 'ArrayPattern') target.elements.forEach(e => e && this.store(e))
  }

  isAccessor(name) { return this.methods.get(name)?.some(m => m.kind === 'get' || m.kind === 'set') ?? false }
}

/** Takes a function that a class's static block puts into a variable of the file, so that it sees private parts, for what the variable is declared with. */
function addFriends({ tree }) {
  const empty = new Map(tree.body.flatMap(n => n.declarations ?? n.declaration?.declarations ?? []).filter(d => !d.init && d.id.name).map(d => [d.id.name, d]))
  if (!empty.size) return
  for (const block of walk(tree)) for (const { expression } of block.type === 'StaticBlock' ? block.body : []) {
    const variable = expression?.type === 'AssignmentExpression' && isFunction(expression.right) && empty.get(expression.left.name)
    if (variable) variable.init = expression.right
  }
}

class Solution {
  constructor(files) {
    Object.assign(this, { classes: new Map(), functions: new Map(), variables: new Map(), renamed: new Map(), slots: new Map(), used: new Map(), seen: new Map(),
      handed: new Map(), guesses: new Set(), sources: new Map(), parameterNames: new Map(), protocols: [], enums: new Map(), declared: new Map() })
    Object.assign(this, { written: new Map(), answers: new Map(), makers: new Map(), mixed: new Map(), closing: new Set(), tables: new Tables() })
    files.forEach(addFriends)
    this.addWhole(files)
    for (const file of files) for (const node of file.tree.body) this.collect(node, file)
    this.addMade()
    for (const file of files) this.addWritten(file.tree, file, new Set([...[...this.classes.values()].map(c => c.node), ...this.makers.values()]))
    for (const type of [...this.classes.values()]) {
      this.joinMixins(type.node.superClass)
      this.addForwarded(type)
    }
    this.addMixed()
    this.declarations = new Declarations(this, files)
    this.declarations.addTypes()
    this.lineages = new Map([...this.classes.keys()].map(name => [name, this.findLineage(name)]))
    this.declarations.addSlots()
  }

  /** Finds objects whose methods are written with arrows: those that keep something beside, and those of which there are several alike. */
  addWhole(files) {
    const alike = new Map()
    for (const file of files) for (const node of walk(file.tree)) {
      if (node.type !== 'ObjectExpression' || !node.properties.some(p => isFunction(p.value)) || !node.properties.every(p => p.key && keyName(p))) continue
      const keys = node.properties.map(keyName).sort().join(' ')
      alike.set(keys, [...alike.get(keys) ?? [], node])
      if (node.properties.some(p => p.value.type === 'Literal' || p.value.type === 'TemplateLiteral')) this.closing.add(node)
    }
    for (const nodes of alike.values()) if (nodes.length > 2) for (const node of nodes) this.closing.add(node)
  }

  /** Adds the classes that functions make, `const PaperA = paper('b')`: each has what is written in the function, or stands below a mixin. */
  addMade() {
    for (const [name, { node, value, file }] of [...this.variables]) {
      const maker = value?.type === 'CallExpression' && value.callee.type === 'Identifier' ? this.renamed.get(value.callee.name) ?? value.callee.name : null
      const made = this.makers.get(maker)
      if (!made) continue
      this.variables.delete(name)
      if (!made.superClass || this.classes.has(made.superClass.name)) {
        this.classes.delete(maker)
        this.add(name, { ...made, id: node }, file, made.superClass)
      } else this.add(name, { type: 'ClassDeclaration', id: node, superClass: value, body: { type: 'ClassBody', body: [], loc: node.loc }, loc: node.loc }, file, value)
    }
  }

  /** Gives a class the methods of the object before which its constructor puts a Proxy. */
  addForwarded(type) {
    const maker = type.methods.get('constructor')?.[0].value
    const proxy = maker && [...walk(maker.body)].find(n => n.type === 'NewExpression' && n.callee.name === 'Proxy')
    const target = proxy?.arguments[0], made = target?.type === 'NewExpression' && this.classes.get(target.callee.name)
    for (const [name, [{ kind, isStatic }]] of made?.methods ?? []) {
      if (name === 'constructor' || name[0] === '#' || kind !== 'method' || isStatic || type.methods.has(name)) continue
      const { loc } = proxy, property = { type: 'Identifier', name, loc }
      const call = { type: 'CallExpression', loc, arguments: [], callee: { type: 'MemberExpression', loc, object: target, property, computed: false } }
      const body = { type: 'BlockStatement', loc, body: [{ type: 'ReturnStatement', argument: call, loc }] }
      type.methods.set(name, [{ node: proxy.callee, value: { type: 'FunctionExpression', params: maker.params, body, loc }, kind: 'method', isStatic: false }])
    }
  }

  /** Notes the classes that mixins are given; returns all that are named. */
  joinMixins(node) {
    if (node?.type !== 'CallExpression') return basesIn(node)
    const given = node.arguments.flatMap(a => this.joinMixins(a)).filter(b => this.classes.has(b)), mixins = this.joinMixins(node.callee)
    for (const mixin of mixins) this.mixed.set(mixin, [...this.mixed.get(mixin) ?? [], given])
    return [...mixins, ...given]
  }

  /** Puts above each mixin what it is given wherever it stands, other mixins left out: what these add is not its own. */
  addMixed() {
    for (const [mixin, uses] of this.mixed) {
      const { bases } = this.classes.get(mixin) ?? { bases: [] }, common = uses[0].filter(b => b !== mixin && uses.every(given => given.includes(b)))
      const own = common.filter(b => !this.mixed.has(b))
      bases.push(...(own.length ? own : common).filter(b => !bases.includes(b)))
    }
  }

  /** Adds objects that are written out with methods somewhere in code, each named for where it stands. */
  addWritten(node, file, known, title = 'object') {
    if (Array.isArray(node)) return node.forEach(n => this.addWritten(n, file, known, title))
    if (!node || typeof node.type !== 'string') return
    const own = node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' ? node.id?.name : node.key && !node.computed ? keyName(node) : null
    const given = node.type === 'ReturnStatement' ? node.argument : node.type === 'ArrowFunctionExpression' ? node.body : null
    // What a function gives back is an object even where its methods are written with arrows.
    if (given?.type === 'ObjectExpression' && given.properties.length && given.properties.every(p => isFunction(p.value))) this.closing.add(given)
    if ((isObjectWithMethods(node) || this.closing.has(node)) && !known.has(node)) {
      // What `new Company()` or `Company()` gives back is a Company.
      const [line, column] = file.place(node), isMade = /^[A-Z]/.test(title) && this.functions.has(title) && !this.classes.has(title)
      const name = isMade ? title : `${title}:${line}`
      this.written.set(node, this.classes.has(name) ? `${name}:${column}` : name)
      this.add(this.written.get(node), node, file)
    }
    if (node.type === 'ClassExpression' && !known.has(node)) {
      const [line, column] = file.place(node), name = `${title}:${line}`
      this.written.set(node, this.classes.has(name) ? `${name}:${column}` : name)
      this.add(this.written.get(node), node, file, node.superClass)
    }
    // What is handed to the library says how it shall do its work.
    const skips = node.type === 'NewExpression' && node.callee.name === 'Proxy' || node.type === 'CallExpression' && node.callee.object?.name === 'Object' && /^define/.test(node.callee.property?.name)
    for (const key in node) if (node[key] && typeof node[key] === 'object' && !(skips && key === 'arguments')) this.addWritten(node[key], file, known, own ?? title)
  }

  collect(node, file) {
    if (node.type === 'ImportDeclaration') for (const s of node.specifiers) if (s.imported && s.imported.name !== s.local.name) this.renamed.set(s.local.name, s.imported.name)
    const declaration = /^Export/.test(node.type) ? node.declaration : node
    if (/^Class/.test(declaration?.type) && declaration.id) this.add(declaration.id.name, declaration, file, declaration.superClass)
    if (declaration?.type === 'FunctionDeclaration' && declaration.id) {
      const made = classMadeBy(declaration)
      if (made) this.addMaker(declaration.id.name, made, file)
      else this.functions.set(declaration.id.name, { node: declaration, file })
    }
    for (const { id, init } of declaration?.type === 'VariableDeclaration' ? declaration.declarations : []) {
      if (id.type !== 'Identifier' || !init) continue
      const value = init.type === 'CallExpression' && /^(freeze|seal)$/.test(init.callee.property?.name) ? init.arguments[0] : init
      const made = isFunction(value) && classMadeBy(value)
      if (value?.type === 'ClassExpression') this.add(id.name, value, file, value.superClass)
      else if (made) this.addMaker(id.name, made, file)
      else if (isFunction(value)) this.functions.set(id.name, { node: { ...value, id }, file })
      else if (isObjectWithMethods(value) || this.closing.has(value) || isTyped(value, file.declares?.variables.get(id.name))) {
        this.add(id.name, value, file)
        this.variables.set(id.name, { node: id, value, file, isObject: true })
      } else {
        if (isTable(value) && /^[A-Z]/.test(id.name)) this.enums.set(id.name, value.properties.map(keyName))
        this.variables.set(id.name, { node: id, value, file })
      }
    }
  }

  addMaker(name, made, file) {
    this.makers.set(name, made)
    this.add(name, made, file, made.superClass)
  }

  add(name, node, file, base) {
    this.classes.set(name, new Class(name, node, file, basesIn(base)))
    const type = this.classes.get(name)
    for (const member of node.body?.body ?? []) if (member.static && member.value?.type === 'ClassExpression') this.add(`${name}.${keyName(member)}`, member.value, file, member.value.superClass)
    const cases = [...type.fields].filter(([, f]) => f.isStatic && f.value?.type === 'NewExpression' && f.value.callee.name === name)
    type.isEnum = cases.length > 1
  }

  className(name) {
    const own = this.renamed.get(name) ?? name
    return this.classes.has(own) && this.classes.get(own).node.type !== 'ObjectExpression' ? own : null
  }

  findLineage(name) {
    const found = [name]
    for (const next of found) for (const base of this.classes.get(next).bases) {
      const own = this.renamed.get(base) ?? base
      if (this.classes.has(own) && !found.includes(own)) found.push(own)
    }
    return found
  }

  below(name) { return [...this.lineages].filter(([other, lineage]) => other !== name && lineage.includes(name)).map(([other]) => other) }

  // Members; `kind` is methods or fields

  owner(kind, name, type) { return this.lineages.get(type)?.find(c => this.classes.get(c)[kind].has(name)) }

  owners(kind, name, type) {
    if (!this.classes.has(type)) return []
    const own = this.owner(kind, name, type)
    return [...(own ? [own] : []), ...this.below(type).filter(c => this.classes.get(c)[kind].has(name))]
  }

  root(kind, name, type) { return this.lineages.get(type).findLast(c => this.classes.get(c)[kind].has(name)) ?? type }

  /** Returns the class by which parameters are known: a constructor's are its own, others those of the highest member. */
  slotOfParameter(owner, name, index) {
    return `param ${!owner || name === 'constructor' ? owner : this.root('methods', name, owner)} ${name} ${index}`
  }

  slotOfField(type, name) { return `field ${this.root('fields', name, type)} ${name}` }

  /** Tells whether its declaration says what it is; a list of anything leaves that open. */
  isDeclared(slot) {
    const type = this.declared.get(slot?.replace(/^(element )+/, ''))
    return Boolean(type) && !(type.many && !flat(type).length && !hasFunction(type) && !type.element?.foreign)
  }

  learn(slot, type) {
    if (isUnknown(type) || this.isDeclared(slot)) return
    // What is called of a list's elements says what it keeps.
    for (; type.fn && slot.startsWith('element '); slot = slot.slice(8)) type = listed(type)
    const known = this.known(slot), next = joined(known, shortened(type))
    if (!same(known, next)) {
      this.slots.set(slot, next)
      this.hasChanged = true
    }
  }

  known(slot) { return this.slots.get(slot) ?? this.declared.get(slot) ?? UNKNOWN }

  note(key, names) {
    if (!this.used.has(key)) this.used.set(key, new Set())
    for (const name of names) this.used.get(key).add(name)
  }

  /** Notes which member's answer a parameter is handed; nothing where it is none. */
  answer(slot, receiver) { this.answers.set(slot, (this.answers.get(slot) ?? new Map()).set(receiver?.member ?? '', receiver)) }

  /** Returns the member whose answer all callers hand over to a parameter: who asks the parameter asks that. */
  answerTo(slot) { return this.answers.get(slot)?.size === 1 ? [...this.answers.get(slot).values()][0] : null }

  // What is told of values

  spoken(type, calls = [], isSure = false) {
    if (!type) return {}
    const word = { names: this.addressed(flat(type), isSure, calls), many: type.many, function: hasFunction(type) }
    const fn = type.fn ? type : type.element
    if (word.function && fn?.takes) word.takes = fn.takes
    if (word.function && fn?.gives) word.gives = this.addressed(flat(fn.gives), isSure)
    return word
  }

  /** Returns in the words of facts what a field, parameter or result is. */
  spokenOf(slot, calls) { return this.spoken(this.known(slot), calls, this.isDeclared(slot)) }

  /** Returns the names by which code may speak to a value: where nothing is declared, bases and shared methods stand for a class. */
  addressed(names, isSure, calls = []) {
    if (isSure) return [...names]
    const result = [...names].flatMap(name => {
      const shared = this.protocols.filter(p => p.below.has(name)).map(p => p.name)
      const others = [...this.lineages.get(name).slice(1), ...shared]
      // A base is what others are known by, too.
      return [...!others.length || this.below(name).length ? [name] : [], ...others]
    })
    if (!names.length && calls.length) result.push(...this.protocols.filter(p => calls.every(c => p.members.includes(c))).map(p => p.name))
    return [...new Set(result)]
  }

  /** Returns what a value of no known type may be, by the members that code asks of it. */
  guessed(calls) {
    if (!calls.length) return []
    const found = [...this.classes.keys()].filter(c => calls.every(m => this.owner('methods', m, c) || this.owner('fields', m, c)))
    return found.filter(c => !this.lineages.get(c).slice(1).some(base => found.includes(base)))
  }

  /** Returns the class that a parameter is named for: `memento` is a Memento where nothing else is known. */
  classAlike(name) {
    const word = name.replace(/[_#]/g, '').toLowerCase(), last = c => c.split('.').at(-1).toLowerCase()
    const same = [...this.classes.keys()].filter(c => last(c) === word)
    const ending = [...this.classes.keys()].filter(c => word.length > 3 && last(c).endsWith(word))
    const alike = same.length ? same : ending.filter(c => !this.lineages.get(c).slice(1).some(base => ending.includes(base)))
    return alike.length === 1 ? alike[0] : null
  }

  /** Finds the methods that classes without a common base share: what their callers call is any of them. */
  findProtocols() {
    const groups = new Map()
    for (const type of this.classes.values()) {
      for (const [name, [first]] of type.methods) {
        if (name === 'constructor' || /^[_#]/.test(name) || name === 'toString' || first.isStatic || this.root('methods', name, type.name) !== type.name) continue
        // An interface says it already.
        if (this.lineages.get(type.name).some(c => [...this.classes.get(c).declared?.members ?? [], ...c === type.name ? [] : this.classes.get(c).abstract ?? []].some(m => m.name === name))) continue
        groups.set(name, [...(groups.get(name) ?? []), type.name])
      }
    }
    const byOwners = new Map()
    for (const [name, all] of groups) {
      const owners = all.filter(owner => !this.isClient(name, owner, groups))
      const serving = owners.filter(owner => !this.handsOn(`${owner} ${name}`))
      for (const some of new Set([owners.join('|'), serving.join('|')])) {
        if (some.includes('|')) byOwners.set(some, [...(byOwners.get(some) ?? []), name])
      }
    }
    const taken = new Set()
    for (const [joinedOwners, members] of [...byOwners].sort((a, b) => a[0].split('|').length - b[0].split('|').length)) {
      const owners = joinedOwners.split('|')
      let name = `{${members.join(', ')}}`
      while (taken.has(name)) name = `${name.slice(0, -1)}, …}`
      taken.add(name)
      this.protocols.push({ name, members, owners, below: new Set(owners.flatMap(o => [o, ...this.below(o)])) })
    }
  }

  hand(member, source) { this.handed.set(member, new Set([...this.handed.get(member) ?? [], source])) }

  /** Tells whether a member calls the one of its own name on something that is known. */
  handsOn(member) { return this.handed.has(member) && ![...this.handed.get(member)].some(source => this.isOpen(source)) }

  /** Tells whether more may come from a place than is known: what a parameter of no known type gives, or nothing that is known. */
  isOpen(source) {
    const kept = [...this.used].filter(([key, fields]) => key.startsWith('kept ') && fields.has(source)).map(([key]) => key.slice(5))
    return Boolean(source) && !source.startsWith('element ') && (isUnknown(this.known(source)) || kept.some(slot => !flat(this.known(slot)).length))
  }

  /** Tells whether a class only hands a call on to the others, as a context does that has the name of its state's method. */
  isClient(name, owner, groups) {
    const seen = this.seen.get(name) ?? new Set()
    const shared = [...groups.values()].filter(others => others.includes(owner) && others.length > 1)
    const keepsMany = [...this.classes.get(owner).fields.keys()].some(f => this.known(this.slotOfField(owner, f)).many)
    // Where others ask it of a value that may be anything, whoever hands it on may be meant, too.
    const places = [...this.used].filter(([key, members]) => key.startsWith('asked ') && members.has(name)).map(([key]) => key.replace(/^asked (element )*/, ''))
    const asking = places.filter(place => this.guesses.has(place) || !flat(this.known(place)).length).map(place => place.split(' ')[1])
    const family = [owner, ...this.below(owner)]
    if (asking.some(other => !groups.get(name).includes(other))) return false
    const handsOn = family.some(c => this.handsOn(`${c} ${name}`))
    return seen.size > 0 && handsOn && !family.some(c => seen.has(c)) && shared.length === 1 && !keepsMany
  }
}

/** Tells whether a value is a function, or lists some. */
function hasFunction(type) { return Boolean(type) && (type.fn || hasFunction(type.element)) }

module.exports = { Solution }
