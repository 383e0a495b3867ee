'use strict'
// Reads what code does: follows names and values as far as the source tells; what it cannot follow is left out, never guessed.
const { UNKNOWN, type, named, foreign, listed, mapped, isUnknown, joined, together, flat } = require('./types.js')
const { keyName } = require('./nodes.js')

const CHANGING = new Set(['push', 'unshift', 'pop', 'shift', 'splice', 'add', 'set', 'delete', 'clear', 'sort', 'reverse', 'fill'])
const COPYING = new Set(['filter', 'slice', 'sort', 'reverse', 'concat', 'toSorted', 'toReversed', 'values', 'flat', 'from', 'of', 'freeze', 'reversed', 'keys'])
const ELEMENTS = new Set(['find', 'findLast', 'pop', 'shift', 'at', 'get', 'deref', 'next'])
const PARTS = new Set(['startsWith', 'endsWith', 'includes', 'indexOf', 'search', 'match'])
const WRITERS = new Set(['log', 'info', 'error', 'warn', 'debug', 'write'])

/** Makes what is known of an expression's value, and how the code came by it. */
const value = more => ({ type: UNKNOWN, via: '', name: '', roots: [], through: [], source: null, literal: false, fn: null, asked: null, receiver: null, told: [], rows: null, ...more })
const but = (known, more) => ({ ...known, literal: false, fn: null, asked: null, receiver: null, rows: null, ...more })
/** Returns the members that tell whatever is looked up or made with values, or assigned from them, which one to be; a long calculation tells nothing. */
const telling = values => [...new Set(values.flatMap(v => [...v.told, ...v.receiver?.member ? v.receiver.on.map(on => `${on}.${v.receiver.member}`) : []]))].slice(0, 8)
/** Returns a value that others told which one it is. */
const toldBy = (v, ...values) => ({ ...v, told: [...new Set([...v.told, ...telling(values)])].sort() })
/** Returns what the arguments of a call are made of. */
const handed = values => [...new Set([...roots(values), ...values.some(v => v.via === 'element') ? ['element'] : []])].sort()
const roots = values => [...new Set(values.flatMap(v => v.roots))].sort()

class Reader {
  constructor(solution, file, owner, name) {
    Object.assign(this, { solution, file, owner, name, facts: [], names: [new Map()], conditions: 0, closures: [0], closureCount: 0, returned: [UNKNOWN] })
  }

  /** Lets code see the variables of the function in which its object is written. */
  within(scope) {
    if (!scope) return this
    this.captured = scope
    this.names.unshift(new Map([...scope].map(([name, v]) => {
      const source = `field ${this.owner} ${name}`
      return [name, but(v, { type: joined(v.type, this.solution.known(source)), via: 'property', name, roots: ['property'], source })]
    })))
    return this
  }

  /** Tells whether a name is a variable around the object whose method this is. */
  isCaptured(name) { return this.captured?.has(name) && !this.names.slice(1).some(names => names.has(name)) }

  add(is, node, words = {}) {
    const { fn, ...more } = words
    this.facts.push({ is, ...more, conditional: this.conditions > 0, closure: this.closures.at(-1), at: this.file.place(node) })
  }

  note(v, how, on = [], member = '') {
    if (v.fn) this.add('function', v.fn.node, { how, on: [...on], member, name: v.fn.name, types: v.fn.owners, count: v.fn.closure })
  }

  bind(name, v) {
    const known = this.bound(name)
    if (this.conditions && known && this.names.at(-1).has(name)) v = toldBy({ ...v, type: joined(known.type, v.type) }, known)
    this.names.at(-1).set(name, v)
  }

  bound(name) { return this.names.findLast(names => names.has(name))?.get(name) }

  isSure(v) { return ['self', 'super', 'made', 'static'].includes(v.via) || v.isDeclared || Boolean(v.source) && this.solution.isDeclared(v.source) }

  /** Returns the types by which a value is known, and notes what is asked of it. */
  addressed(v, member) {
    const names = v.type.names.length ? v.type.names : v.type.metas
    if (member && v.via !== 'self' && v.via !== 'super') {
      this.solution.note(`on ${member}`, names)
      if (v.source && !names.length && !v.type.many) this.solution.note(`asked ${v.source}`, [member])
    }
    return this.solution.addressed(names, this.isSure(v) || v.type.metas.length > 0, member && !names.length && isUnknown(v.type) ? [member] : [])
  }

  spoken(values) { return [...new Set(values.flatMap(v => this.solution.addressed(flat(v.type), this.isSure(v))))].sort() }

  // Members

  /** Reads a method or function: its parameters, and its code. */
  read(node) {
    node.params.forEach((parameter, index) => this.parameter(parameter, index))
    this.body(node)
    let result = this.returned[0]
    if (node.generator) result = listed(result)
    this.solution.learn(`return ${this.owner ?? ''} ${this.name}`, result)
    return this.facts
  }

  parameter(node, index) {
    if (node.type === 'AssignmentPattern') {
      this.note(this.expression(node.right), 'parameter')
      node = node.left
    }
    if (node.type === 'RestElement') {
      return this.bind(node.argument.name, value({ type: listed(this.solution.known(`param ${this.owner ?? ''} ${this.name} *`)), via: 'parameter', name: node.argument.name, roots: ['parameter'] }))
    }
    if (node.type === 'Identifier') {
      const slot = this.solution.slotOfParameter(this.owner, this.name, index)
      this.solution.parameterNames.set(slot, node.name)
      return this.bind(node.name, value({ type: this.solution.known(slot), via: 'parameter', name: node.name, roots: ['parameter'], source: slot, receiver: this.solution.answerTo(slot) }))
    }
    const whole = this.solution.slotOfParameter(this.owner, this.name, index), known = this.solution.known(whole)
    if (node.type === 'ArrayPattern' || flat(known).length) {
      return this.assign(node, value({ type: known, via: 'parameter', roots: ['parameter'], source: whole }), node, false)
    }
    // What is taken out of something unknown is asked of it.
    if (isUnknown(known)) this.solution.note(`asked ${whole}`, node.properties.filter(p => p.key && keyName(p)).map(keyName))
    for (const property of node.properties) {
      const inner = property.value?.type === 'AssignmentPattern' ? property.value.left : property.value
      if (inner?.type !== 'Identifier') continue
      const slot = this.solution.slotOfParameter(this.owner, this.name, keyName(property))
      this.solution.parameterNames.set(slot, inner.name)
      this.bind(inner.name, value({ type: this.solution.known(slot), via: 'parameter', name: inner.name, roots: ['parameter'], source: slot }))
    }
  }

  body(node) {
    if (node.body.type !== 'BlockStatement') return this.giveBack(node.body)
    this.statements(node.body.body)
  }

  giveBack(node) {
    const v = this.expression(node)
    this.given = v
    if (v.source && this.returned.length === 1) this.solution.sources.set(`return ${this.owner ?? ''} ${this.name}`, v.source)
    if (v.told.length && this.returned.length === 1) this.solution.note(`told ${this.owner ?? ''} ${this.name}`, v.told)
    this.note(v, 'return')
    this.returned[this.returned.length - 1] = joined(this.returned.at(-1), v.type)
  }

  // Statements

  statements(list, isConditional = false) {
    this.conditions += isConditional
    for (const node of list) this.statement(node)
    this.conditions -= isConditional
  }

  branch(node) { if (node) this.statements(node.type === 'BlockStatement' ? node.body : [node], true) }

  statement(node) {
    switch (node?.type) {
      case 'ExpressionStatement': this.expression(node.expression, false); break
      case 'VariableDeclaration':
        for (const { id, init } of node.declarations) this.assign(id, this.declared(id, init ? this.expression(init) : value({ via: 'local' })), node, Boolean(init))
        break
      case 'ReturnStatement': if (node.argument) this.giveBack(node.argument); break
      case 'IfStatement':
        this.expression(node.test)
        this.branch(node.consequent)
        this.branch(node.alternate)
        break
      case 'ForOfStatement':
      case 'ForInStatement': {
        const sequence = this.expression(node.right)
        this.assign(node.left.declarations?.[0].id ?? node.left, node.type === 'ForOfStatement' ? this.element(sequence) : value({ via: 'element' }), node, false)
        this.statement(node.body)
        break
      }
      case 'ForStatement':
        if (node.init?.type === 'VariableDeclaration') this.statement(node.init)
        else if (node.init) this.expression(node.init)
        if (node.test) this.expression(node.test)
        if (node.update) this.expression(node.update)
        this.statement(node.body)
        break
      case 'WhileStatement':
        this.expression(node.test)
        this.branch(node.body)
        break
      case 'DoWhileStatement':
        this.statement(node.body)
        this.expression(node.test)
        break
      case 'BlockStatement': this.statements(node.body); break
      case 'LabeledStatement': this.statement(node.body); break
      case 'TryStatement':
        this.statement(node.block)
        if (node.handler) {
          if (node.handler.param?.name) this.bind(node.handler.param.name, value({ via: 'local' }))
          this.branch(node.handler.body)
        }
        if (node.finalizer) this.statement(node.finalizer)
        break
      case 'ThrowStatement': this.add('throw', node, { types: flat(this.expression(node.argument).type) }); break
      case 'SwitchStatement': this.choose(node); break
      case 'FunctionDeclaration': {
        this.bind(node.id.name, value({ type: type({ fn: true }), via: 'local', name: node.id.name, roots: ['function'] }))
        const { number, gives } = this.inside(node)
        this.names.at(-1).set(node.id.name, value({ type: type({ fn: true, gives }), via: 'local', name: node.id.name, roots: ['function'],
          fn: { node: node.id, name: node.id.name, owners: [], closure: number } }))
      }
    }
  }

  /** Returns a value as TypeScript declares the variable that it is put into. */
  declared(id, v) {
    const t = id.type === 'Identifier' && this.file.localType?.(id.name, this.file.place(id)[0])
    return t ? { ...v, type: t, isDeclared: true } : v
  }

  choose(node) {
    const subject = this.expression(node.discriminant), isTrue = node.discriminant.value === true
    let constants = 0
    for (const branch of node.cases) {
      const test = branch.test ? this.expression(branch.test) : null
      if (subject.asked && test?.type.metas.length) this.askType(subject.asked, test.type.metas, branch.test)
      else if (test?.literal) constants += 1
      this.statements(branch.consequent, true)
    }
    if (constants && !isTrue) this.ask(subject, 'switch', constants, node.discriminant)
  }

  /** Reads the code of a function value; one that only the library runs belongs to the code around it. */
  inside(node, types = [], isOwn = true) {
    this.closureCount += isOwn
    this.closures.push(isOwn ? this.closureCount : this.closures.at(-1))
    const kept = this.conditions
    if (isOwn) this.conditions = 0
    this.names.push(new Map())
    this.returned.push(UNKNOWN)
    const outer = this.given
    this.given = null
    node.params.forEach((parameter, index) => {
      const t = types[index]
      this.assign(parameter.type === 'AssignmentPattern' ? parameter.left : parameter,
        this.declared(parameter, t ?? value({ via: 'element', name: parameter.name ?? '', roots: ['parameter'] })), node, false)
    })
    this.body(node)
    this.names.pop()
    this.conditions = kept
    const number = this.closures.pop(), { source } = this.given ?? {}
    this.given = outer
    return { number: isOwn ? number : 0, gives: this.returned.pop(), source }
  }

  assign(target, v, node, isChange = true) {
    switch (target.type) {
      case 'Identifier': {
        if (isChange && node.type !== 'VariableDeclaration' && this.isCaptured(target.name)) {
          this.add('set', node, { on: [this.owner], member: target.name, via: 'self', types: this.spoken([v]), with: v.roots, told: telling([v]) })
          return this.note(v, 'set', [this.owner], target.name)
        }
        this.note(v, 'local')
        const via = ['made', 'static', 'element'].includes(v.via) ? v.via : 'local'
        const slot = this.bound(target.name) ? null : this.solution.variables.has(target.name) ? `global ${target.name}` : null
        if (slot && node.type === 'AssignmentExpression') {
          this.keepRows(slot, v.rows)
          return this.solution.learn(slot, v.type)
        }
        this.bind(target.name, { ...v, via, literal: false, source: v.source })
        break
      }
      case 'ArrayPattern':
        // Parts that are taken out are told apart by their own names.
        target.elements.forEach((inner, i) => inner && this.assign(inner, but(v, { type: v.type.parts?.[i] ?? v.type.element ?? UNKNOWN, source: null, name: inner.name ?? v.name }), node, isChange))
        break
      case 'ObjectPattern':
        for (const property of target.properties) {
          if (property.type !== 'Property' || !keyName(property)) continue
          const inner = property.value.type === 'AssignmentPattern' ? property.value.left : property.value
          this.assign(inner, this.member(v, keyName(property), property), node, false)
        }
        break
      case 'AssignmentPattern': this.assign(target.left, v, node, isChange); break
      case 'RestElement': this.assign(target.argument, v, node, isChange); break
      case 'MemberExpression': if (isChange) this.changeMember(target, v, node)
    }
  }

  changeMember(target, v, node) {
    const base = this.expression(target.object)
    if (target.computed) {
      const key = this.expression(target.property)
      this.note(v, 'element')
      this.keepRows(base.source, this.name === 'constructor' && key.literal ? [this.row(target)] : null)
      if (base.source?.startsWith('field')) this.solution.learn(base.source, mapped(key.type, v.type))
      return this.change(base, v, target)
    }
    const name = memberName(target), names = base.type.names.length ? base.type.names : base.type.metas
    for (const n of names) {
      this.solution.learn(this.solution.slotOfField(n, name), v.type)
      this.keepRows(this.solution.slotOfField(n, name), v.rows)
      const setter = this.solution.owner('methods', name, n)
      if (setter) this.solution.learn(this.solution.slotOfParameter(n, name, 0), v.type)
    }
    if (!names.length) this.keepRows(base.source, null)
    if (isUnknown(v.type) && v.via === 'parameter') for (const n of names) this.keep(this.solution.slotOfField(n, name), v.source)
    this.add('set', target, { on: this.addressed(base), member: name, via: base.via, name: base.name === 'this' ? '' : base.name,
      types: this.spoken([v]), with: v.roots, through: base.through, told: telling([v]) })
    this.note(v, 'set', names, name)
  }

  /** Notes that a field keeps what a parameter gives, of which more may be meant than is known. */
  keep(field, source) {
    this.solution.note(`kept ${source}`, [field])
  }

  /** Returns the place of a row of a table. */
  row(node) { return [this.file.file, node.start].join(':') }

  keepRows(slot, rows) { if (slot && this.solution.tables.keep(slot, rows)) this.solution.hasChanged = true }

  /** Notes that a member calls the one of its own name on something else. */
  handOn(base, name) {
    if (this.name === name && this.owner) this.solution.hand(`${this.owner} ${name}`, base.source)
  }

  /** Notes that what a field or variable holds is changed; what a weak table keeps belongs to its keys. */
  change(place, v, node) {
    if (place.source?.startsWith('global ') && !place.type.foreign.startsWith('Weak')) {
      this.add('set', node, { member: place.source.slice(7), via: 'static', types: this.spoken([v]), with: v.roots, told: telling([v]) })
    }
    if (!place.source?.startsWith('field ')) return
    const [, owner, member] = place.source.split(' ')
    const on = place.via === 'property' && this.owner ? [this.owner] : [owner]
    this.add('set', node, { on, member, via: place.via === 'property' ? 'self' : place.via, name: place.name, types: this.spoken([v]), with: v.roots,
      through: place.through.slice(0, -1), told: telling([v]) })
    this.note(v, 'set', on, member)
  }

  // Questions

  ask(v, how, count, node) {
    if (v.asked) this.add('ask', node, { how: 'type', on: this.addressed(v.asked), via: v.asked.via, name: v.asked.name, count: 1 })
    else if (v.receiver || v.type.names.length) {
      this.add('ask', node, { how, on: v.receiver?.on ?? [], member: v.receiver?.member ?? '', via: v.via, name: v.name, types: this.addressed(v), count })
    }
  }

  /** Notes the question that a table answers whose keys are types, `fares[passenger.constructor.name]`, or constants that are written out. */
  lookUp(table, key, node) {
    const count = this.solution.tables.count(table), { on, member } = key?.receiver ?? {}, { element } = table.type
    if (key?.asked) return this.ask(key, 'type', 1, node)
    const types = [key?.type, table.type, element?.gives].flatMap(t => flat(t))
    if (member && count > 1) this.add('ask', node, { how: 'key', on, member, via: key.via, name: key.name, types: this.solution.addressed([...new Set(types)], false), count })
  }

  /** Notes that a text is told apart by a part of it: `passenger.title.startsWith('学生')`. */
  askPart(v, word, node) { if (word?.literal && v.receiver && !v.type.many) this.ask(v, 'compare', 1, node) }

  askType(v, wanted, node) {
    if (wanted.length) this.add('ask', node, { how: 'is', on: this.addressed(v), types: wanted, via: v.via, name: v.name, count: 1 })
  }

  compare(left, right, node) {
    const asked = left.asked ? left : right.asked ? right : null
    if (asked) {
      const other = asked === left ? right : left
      if (other.type.metas.length && !other.asked) this.askType(asked.asked, other.type.metas, node)
      else if (!other.asked) this.ask(asked, 'type', 1, node)
    } else if (left.literal !== right.literal) this.ask(left.literal ? right : left, 'compare', 1, node)
  }
}

const memberName = node => (node.computed ? node.property.value : node.property.type === 'PrivateIdentifier' ? `#${node.property.name}` : node.property.name)

module.exports = { Reader, value, but, roots, handed, telling, toldBy, memberName, CHANGING, COPYING, ELEMENTS, PARTS, WRITERS }
