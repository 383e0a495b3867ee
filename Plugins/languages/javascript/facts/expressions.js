'use strict'
// Reads expressions: what each is, and what it calls, makes and reads.
const { UNKNOWN, type, named, foreign, listed, mapped, isUnknown, joined, together, flat } = require('./types.js')
const { propertiesGiven, keyName, isFunction } = require('./nodes.js')
const { Reader, value, but, roots, handed, telling, toldBy, memberName, CHANGING, COPYING, ELEMENTS, PARTS, WRITERS } = require('./code.js')

class FullReader extends Reader {
  expression(node, isUsed = true) {
    switch (node?.type) {
      case 'Literal': return value({ type: node.value === null ? UNKNOWN : foreign('literal'), roots: node.value === null ? [] : ['literal'], literal: typeof node.value !== 'boolean' && node.value !== null })
      case 'TemplateLiteral': return value({ type: foreign('string'), roots: [...new Set(['literal', ...roots(node.expressions.map(e => this.expression(e)))])], literal: !node.expressions.length })
      case 'Identifier': return this.named(node)
      case 'ThisExpression': return value({ type: this.owner ? named([this.owner]) : UNKNOWN, via: 'self', name: 'this', roots: ['self'] })
      case 'Super': return value({ type: named([this.owner]), via: 'super', roots: ['self'] })
      case 'ChainExpression': case 'ParenthesizedExpression': return this.expression(node.expression, isUsed)
      case 'AwaitExpression': return this.expression(node.argument, isUsed)
      case 'MemberExpression': return this.access(node)
      case 'CallExpression': return this.call(node, isUsed)
      case 'NewExpression': return this.construct(node)
      case 'ClassExpression': {
        const name = this.solution.written.get(node)
        return name ? value({ type: type({ metas: [name] }), via: 'static', roots: ['function'], fn: { node, name: 'init', owners: [name], closure: 0 } }) : value()
      }
      case 'AssignmentExpression': {
        if (this.isMethod(node)) return value()
        const given = this.expression(node.right)
        if (node.operator !== '=') this.expression(node.left)
        this.assign(node.left, given, node)
        return given
      }
      case 'UpdateExpression': this.expression(node.argument); this.assign(node.argument, value({ roots: ['literal'] }), node); return value()
      case 'ArrayExpression': return this.list(node)
      case 'ObjectExpression': return this.object(node)
      case 'ArrowFunctionExpression': case 'FunctionExpression': {
        const { number, gives } = this.inside(node)
        return value({ type: type({ fn: true, gives }), roots: ['function'], fn: { node, name: '', owners: [], closure: number } })
      }
      case 'ConditionalExpression': return this.choice(this.expression(node.test), node.consequent, node.alternate)
      case 'LogicalExpression': {
        const left = this.expression(node.left)
        this.conditions += 1
        const right = this.expression(node.right)
        this.conditions -= 1
        if (node.operator === '&&') return toldBy(but(right, { roots: roots([left, right]) }), right)
        return toldBy(but(this.anyOf([left, right]) ?? left, { type: joined(left.type, right.type), roots: roots([left, right]) }), left, right)
      }
      case 'BinaryExpression': return this.binary(node)
      case 'SpreadElement': return this.element(this.expression(node.argument))
      case 'YieldExpression': if (node.argument) this.giveBack(node.argument); return value()
      case 'SequenceExpression': return node.expressions.map(e => this.expression(e)).at(-1)
      case 'UnaryExpression': { const v = this.expression(node.argument); return value({ roots: v.roots, literal: v.literal }) }
      default: return value()
    }
  }

  /** Tells whether an assignment gives the object a method; what is around it belongs to the object then. */
  isMethod({ left, right }) {
    const type = this.owner && isFunction(right) && this.name === 'constructor' && this.solution.classes.get(this.owner)
    if (!type || !type.methods.get(left.property?.name)?.some(m => m.value === right)) return false
    type.scope = new Map(this.names.flatMap(names => [...names]))
    return true
  }

  choice(_, first, second) {
    this.conditions += 1
    const values = [this.expression(first), this.expression(second)]
    this.conditions -= 1
    values.forEach(v => this.note(v, 'choice'))
    return toldBy(but(this.anyOf(values) ?? { ...values[0], source: null }, { type: joined(values[0].type, values[1].type), roots: roots(values) }), ...values)
  }

  /** Returns the value that may be anything, as the first of `this.next ?? nobody`, and so stands for all. */
  anyOf(values) { return values.find(v => isUnknown(v.type) && /^(field|param) /.test(v.source ?? '')) }

  binary(node) {
    const left = this.expression(node.left), right = this.expression(node.right)
    if (node.operator === 'instanceof') {
      if (left.via !== 'self') this.askType(left, right.type.metas, node)
    } else if (['===', '==', '!==', '!='].includes(node.operator)) this.compare(left, right, node)
    return toldBy(value({ type: foreign('value'), roots: roots([left, right]) }), left, right)
  }

  named(node) {
    const known = this.bound(node.name), own = this.solution.renamed.get(node.name) ?? node.name
    if (known) return known
    const name = this.solution.className(node.name)
    if (name) return value({ type: type({ metas: [name] }), via: 'static', roots: ['function'], fn: { node, name: 'init', owners: [name], closure: 0 } })
    if (this.solution.functions.has(own)) {
      return value({ type: type({ fn: true, gives: this.solution.known(`return  ${own}`) }), via: 'static', name: own, roots: ['function'], fn: { node, name: own, owners: [], closure: 0 } })
    }
    const variable = this.solution.variables.get(own)
    if (variable?.isObject) {
      this.add('name', node, { types: [own], member: own })
      return value({ type: named([own]), via: 'static', name: own, roots: ['literal'] })
    }
    return variable ? value({ type: this.solution.known(`global ${own}`), via: 'static', name: own, source: `global ${own}`, told: [own] }) : value()
  }

  access(node) {
    if (node.computed && typeof node.property.value !== 'string') {
      const base = this.expression(node.object), key = this.expression(node.property)
      this.lookUp(base, key, node.property)
      // Whichever member it is that a name tells.
      if (base.type.names.length && !flat(base.type.element).length && !/^(self|super)$/.test(base.via)) return but(base, { type: type({ fn: true }), source: null, receiver: { on: this.addressed(base), member: '' } })
      return toldBy(but(base, { type: base.type.parts?.[node.property.value] ?? base.type.element ?? UNKNOWN, via: base.via === 'property' ? 'element' : base.via,
        source: base.source && !base.type.element ? `element ${base.source}` : null, roots: roots([base, key]) }), key)
    }
    const name = memberName(node)
    if (node.object.type === 'Identifier' && this.solution.enums.get(this.solution.renamed.get(node.object.name) ?? node.object.name)?.includes(name)) {
      this.add('name', node, { types: [node.object.name], member: name })
      return value({ via: 'static', name, roots: ['literal'], literal: true })
    }
    const base = this.expression(node.object)
    if (name === 'constructor' && base.via !== 'super') return but(base, { asked: base, type: type({ metas: base.type.names }), source: null })
    if (base.asked && name === 'name') return but(base, { asked: base.asked, type: foreign('string'), source: null })
    return this.member(base, name, node)
  }

  /** Returns what reading a member gives. */
  member(base, name, node) {
    const solution = this.solution, names = base.type.names.length ? base.type.names : base.type.metas
    const inner = names.map(n => `${n}.${name}`).filter(n => solution.classes.has(n))
    if (inner.length) return value({ type: type({ metas: inner }), via: 'static' })
    const methods = names.flatMap(n => solution.owners('methods', name, n).map(owner => [n, owner]))
    if (methods.some(([, owner]) => !solution.classes.get(owner).isAccessor(name))) {
      const owners = [...new Set(methods.map(([n]) => n))]
      return value({ type: type({ fn: true, gives: this.result(methods, name) }), via: base.via, name, roots: ['function'], through: base.through,
        fn: { node, name, owners, closure: 0 } })
    }
    const via = base.via === 'self' || base.via === 'super' ? 'property' : base.type.metas.length ? 'static' : base.via || 'other'
    const through = names.length && !['', 'self', 'super', 'static'].includes(base.via) ? [...base.through, `${names[0]}.${name}`] : base.through
    if (!names.length && base.type.key && base.type.element && !isUnknown(base.type.element)) return but(base, { type: base.type.element, roots: base.roots })
    if (!names.length && (base.type.foreign || base.type.many)) {
      return name === 'size' || name === 'length' ? value({ type: foreign('number'), roots: base.roots }) : value({ roots: base.roots })
    }
    if (!names.length) {
      const asked = this.addressed(base, name)
      this.add('get', node, { on: asked, member: name, via: base.via, name: base.name, told: base.told })
      return value({ via, name, roots: base.roots, receiver: { on: asked, member: name } })
    }
    const fields = names.flatMap(n => solution.owners('fields', name, n).map(owner => solution.slotOfField(owner, name)))
    const t = this.specific(base, methods.length ? this.result(methods, name) : together([...new Set(fields)].map(slot => solution.known(slot))))
    const on = this.addressed(base, name)
    if (base.type.metas.length && t.names.some(n => base.type.metas.includes(n))) {
      this.add('name', node, { types: names, member: name })
      if (names.some(n => solution.classes.get(n).isEnum)) return value({ type: t, via: 'static', name, roots: ['literal'], literal: true })
    }
    this.add('get', node, { on, member: name, via: base.via, name: base.name === 'this' ? '' : base.name, through: base.through, told: base.told })
    return value({ type: t, told: this.tellers(methods, name), via, name: via === 'property' || !base.name ? name : base.name, roots: base.via === 'self' ? ['property'] : base.roots, through,
      source: fields[0] ?? methods.map(([, o]) => solution.sources.get(`return ${o} ${name}`)).find(s => s?.startsWith('field ')) ?? null, receiver: { on, member: name }, isDeclared: methods.length > 0 && methods.every(([, o]) => solution.isDeclared(`return ${o} ${name}`)) })
  }

  /** Returns a type with the arguments that a generic class is given in the place of their bounds. */
  specific(base, t) {
    const given = base.type.names.length && !base.type.many ? flat(base.type.element) : []
    if (!given.length) return t
    const names = t.names.flatMap(n => { const below = given.filter(g => this.solution.lineages.get(g)?.includes(n)); return below.length ? below : [n] })
    const element = t.element ? this.specific(base, t.element) : null
    return { ...t, names: [...new Set(names)].sort(), element: t.many && (!element || isUnknown(element)) ? named(given) : element }
  }

  /** Returns the members that tell which one it is that the members of a name give. */
  tellers(methods, name) { return [...new Set(methods.flatMap(([, owner]) => [...this.solution.used.get(`told ${owner} ${name}`) ?? []]))] }

  result(methods, name) { return together([...new Set(methods.map(([, owner]) => owner))].map(owner => this.solution.known(`return ${owner} ${name}`))) }

  // Calls

  /** Reads arguments; they are learned by the parameters that they are for. */
  arguments(node, methods, name) {
    return node.arguments.map((argument, index) => {
      const isLibrarys = !methods && isFunction(argument)
      const v = isLibrarys ? value() : this.expression(argument)
      for (const owner of new Set((methods ?? []).map(([, o]) => o))) {
        const f = owner ? this.solution.classes.get(owner).methods.get(name)[0].value : this.solution.functions.get(name).node
        const last = f.params.at(-1)
        const isRest = last?.type === 'RestElement' && index >= f.params.length - 1
        if (argument.type === 'SpreadElement' && !isRest) continue
        const slot = isRest ? `param ${owner} ${name} *` : this.solution.slotOfParameter(owner, name, index)
        this.solution.learn(slot, v.type)
        this.solution.answer(slot, v.receiver)
        if (v.source && !flat(v.type).length) this.solution.note(`given ${v.source}`, [slot])
      }
      return v
    })
  }

  call(node, isUsed) {
    const callee = node.callee.type === 'ChainExpression' ? node.callee.expression : node.callee
    if (callee.type === 'Super') {
      const above = this.solution.lineages.get(this.owner).slice(1).find(c => this.solution.classes.get(c).methods.has('constructor'))
      const values = this.arguments(node, above ? [[above, above]] : [], 'constructor')
      values.forEach(v => this.note(v, 'argument', above ? [above] : [], 'init'))
      if (above) this.add('call', node, { on: [this.owner], member: 'init', via: 'super', with: handed(values) })
      return value({ via: 'made' })
    }
    if (callee.type === 'MemberExpression' && !callee.computed) return this.callMember(node, callee, isUsed)
    if (callee.type === 'Identifier' && !this.bound(callee.name) && !this.solution.functions.has(this.solution.renamed.get(callee.name) ?? callee.name)
      && !this.solution.variables.has(callee.name)) {
      const values = this.arguments(node)
      this.inline(node, value())
      return value({ type: foreign('value'), roots: roots(values) })
    }
    if (callee.computed && callee.property.object?.name === 'Symbol') {
      const walked = this.expression(callee.object)
      return but(walked, { type: type({ foreign: 'Iterator', element: walked.type.element ?? null }), via: 'made' })
    }
    return this.callValue(this.expression(callee), node, isUsed)
  }

  callMember(node, callee, isUsed) {
    const name = memberName(callee), solution = this.solution
    if (callee.object.type === 'Identifier' && callee.object.name === 'process' && /^(exit|abort)$/.test(name)) this.add('trap', node, { member: name })
    if (callee.object.type === 'Identifier' && callee.object.name === 'console' || /^process\.std(out|err)$/.test(`${callee.object.object?.name}.${callee.object.property?.name}`)) {
      const values = this.arguments(node)
      if (WRITERS.has(name)) this.add('write', node, { member: name })
      return value({ roots: roots(values) })
    }
    if (callee.object.name === 'Object' && /^(assign|entries|values)$/.test(name)) for (const a of node.arguments.slice(name === 'assign' ? 1 : 0)) if (a.type === 'Identifier') this.copied(this.expression(a), a)
    const given = propertiesGiven(node)
    for (const p of given) this.assign({ type: 'MemberExpression', object: node.arguments[0], property: p.key, computed: false, loc: p.loc }, this.expression(p.value), node)
    if (given.length) return value({ type: this.owner ? named([this.owner]) : UNKNOWN, via: 'self', name: 'this', roots: ['self'] })
    const base = this.expression(callee.object)
    const names = base.type.names.length ? base.type.names : base.type.metas
    let methods = names.flatMap(n => solution.owners('methods', name, n).map(owner => [n, owner]))
    if (base.via === 'super') {
      const above = solution.lineages.get(this.owner).slice(1).find(c => solution.classes.get(c).methods.has(name))
      methods = above ? [[above, above]] : []
    }
    if (methods.length && !solution.classes.get(methods[0][1]).isAccessor(name)) return this.run(base, methods, name, node, isUsed)
    if (name === 'call' || name === 'apply' || name === 'bind') {
      if (base.fn && name === 'bind') { this.arguments(node); return base }
      if (base.type.fn) return this.callValue(base, { ...node, arguments: node.arguments.slice(1) }, isUsed)
    }
    if (methods.length || names.some(n => solution.owners('fields', name, n).length)) return this.callValue(this.member(base, name, callee), node, isUsed)
    return this.foreignMember(base, name, node, isUsed)
  }

  run(base, methods, name, node, isUsed) {
    const values = this.arguments(node, methods, name), isOwn = base.via === 'self' || base.via === 'super'
    let on = this.addressed(base, name)
    if (isOwn) on = [this.owner]
    else this.handOn(base, name)
    values.forEach(v => this.note(v, 'argument', methods.map(([n]) => n), name))
    this.add('call', node, { on, member: name, via: base.via, name: base.name === 'this' ? '' : base.name, with: handed(values), types: this.spoken(values), used: isUsed, through: base.through, told: telling([{ told: base.told }, ...values]) })
    const through = ['', 'self', 'super', 'static'].includes(base.via) ? base.through : [...base.through, `${methods[0][0]}.${name}`]
    const given = this.specific(base, this.result(methods, name)), place = `return ${methods[0][1]} ${name}`
    return value({ type: given, source: this.solution.sources.has(place) && !flat(given).length ? place : null, told: [...this.tellers(methods, name), ...telling(values)], via: 'made', name, roots: roots([...values, { roots: base.roots.filter(r => r !== 'self') }]), through, receiver: { on, member: name } })
  }

  /** Reads a call of a member that no known class has, or of a value that is not known. */
  foreignMember(base, name, node, isUsed) {
    const isLibrary = base.type.foreign || base.type.many, values = this.arguments(node)
    if (/^(get|has)$/.test(name)) this.lookUp(base, values[0], node)
    if (PARTS.has(name)) this.askPart(base, values[0], node)
    const { gives, source } = this.inline(node, base, name)
    let guessed = []
    if (!isLibrary) {
      const on = this.addressed(base, name)
      if (base.via !== 'self' && base.via !== 'super') this.handOn(base, name)
      if (!base.type.names.length) guessed = this.solution.guessed([name]).flatMap(g => this.solution.owners('methods', name, g).map(o => [g, o]))
      this.add('call', node, { on, member: name, via: base.via, name: base.name, with: handed(values), types: this.spoken(values), used: isUsed, told: telling([{ told: base.told }, ...values]) })
      if (guessed.length) return value({ type: this.result(guessed, name), told: [...on.map(o => `${o}.${name}`), ...telling(values)], via: 'made', name, roots: roots(values) })
    }
    // A WeakMap keeps beside objects what belongs to them.
    if (name === 'get' && base.type.foreign === 'WeakMap' && values[0]) this.add('get', node, { on: this.addressed(values[0]), via: values[0].via, name: values[0].name })
    if (CHANGING.has(name)) {
      this.keepRows(base.source, this.name === 'constructor' && name === 'set' && values[0]?.literal ? [this.row(node)] : null)
      const last = (name === 'splice' ? values.slice(2) : values).at(-1)
      if (base.source && !base.source.startsWith('param') && last && name !== 'delete') this.solution.learn(base.source, name === 'set' ? mapped(values[0].type, last.type) : listed(last.type))
      for (const v of values.length ? values : [value()]) {
        this.note(v, 'element')
        this.change(base, v, node)
        if (isUnknown(v.type) && v.via === 'parameter' && base.source?.startsWith('field ')) this.solution.note(`kept ${v.source}`, [`element ${base.source}`])
      }
    } else values.forEach(v => this.note(v, 'argument'))
    // A step of the library's iterator changes it.
    if (name === 'next' && isLibrary) this.change(base, value(), node)
    const result = toldBy(but(base, { roots: roots([base, ...values]), via: base.via === 'property' ? 'element' : base.via }), ...values)
    const first = values[0]?.type
    if (name === 'map' || name === 'flatMap') return { ...result, type: listed(gives?.element && name === 'flatMap' ? gives.element : gives ?? UNKNOWN), source: source?.startsWith('element ') ? source.slice(8) : null }
    if (name === 'reduce') return { ...result, type: values[1]?.type ?? gives ?? UNKNOWN, source: null }
    if (name === 'entries') return { ...result, type: listed(type({ parts: [base.type.key ?? first?.key ?? UNKNOWN, base.type.element ?? first?.element ?? UNKNOWN] })), source: null }
    if (ELEMENTS.has(name)) return { ...result, type: base.type.element ?? UNKNOWN, source: base.source && isUnknown(base.type.element) ? `element ${base.source}` : null }
    if (COPYING.has(name)) return { ...result, rows: name === 'freeze' ? values[0]?.rows ?? null : null, type: base.type.many ? base.type : first ?? UNKNOWN, source: base.source ?? values[0]?.source ?? null }
    return { ...result, type: isLibrary ? foreign('value') : UNKNOWN, source: null }
  }

  /** Reads functions that are only handed to the library: they run where they stand. */
  inline(node, base, name) {
    let result = {}
    for (const argument of node.arguments) {
      if (!isFunction(argument)) continue
      const element = this.element(base)
      const types = name === 'reduce' ? [value({ via: 'local' }), element] : name === 'forEach' && base.type.key ? [element, value({ type: base.type.key })] : [element, value()]
      result = this.inside(argument, name === 'sort' ? [element, element] : types, false)
    }
    return result
  }

  callValue(v, node, isUsed) {
    if (v.via === 'static' && v.fn && this.solution.functions.has(v.name)) {
      const values = this.arguments(node, [['', '']], v.name)
      values.forEach(given => this.note(given, 'argument', [], v.name))
      this.add('call', node, { member: v.name, via: 'free', with: handed(values), types: this.spoken(values), used: isUsed })
      return value({ type: v.type.gives ?? UNKNOWN, told: [...this.tellers([['', '']], v.name), ...telling(values)], via: 'made', name: v.name, roots: roots(values) })
    }
    const values = this.arguments(node, [], '')
    values.forEach(given => this.note(given, 'argument'))
    if (v.source) this.solution.learn(v.source, type({ fn: true }))
    this.add('call', node, { on: v.receiver?.on ?? [], member: v.receiver?.member ?? v.name, via: v.via, name: v.name, with: handed(values), types: this.spoken(values),
      how: v.receiver?.member === '' ? '' : 'function', used: isUsed, through: v.through, told: telling([{ told: v.told }, ...values]) })
    return value({ type: v.type.gives ?? UNKNOWN, told: telling([v, ...values]), via: 'made', name: v.name })
  }

  construct(node) {
    const made = this.expression(node.callee), names = made.type.metas
    if (!names.length) {
      const values = this.arguments(node), name = node.callee.name
      if (name === 'WeakRef') return { ...values[0], type: foreign('WeakRef') && type({ foreign: 'WeakRef', element: values[0]?.type ?? UNKNOWN }) }
      if (name === 'Map' || name === 'WeakMap') {
        const [key, element] = values[0]?.type.element?.parts ?? []
        return value({ type: { ...mapped(key ?? UNKNOWN, element ?? UNKNOWN), foreign: name }, roots: roots(values), rows: this.mapRows(node.arguments[0]) })
      }
      if (name === 'Set' || name === 'WeakSet' || name === 'Array') return value({ type: listed(values[0]?.type.element ?? UNKNOWN), roots: roots(values) })
      return value({ type: foreign(name ?? 'value'), via: 'made', roots: roots(values) })
    }
    const owners = names.map(n => [n, this.solution.owner('methods', 'constructor', n)]).filter(([, o]) => o)
    const values = this.arguments(node, owners, 'constructor')
    values.forEach(v => this.note(v, 'argument', names, 'init'))
    this.add('make', node, { types: names, with: roots(values) })
    return value({ type: named(names), told: telling([made, ...values]), via: 'made', roots: [...new Set(['made', ...roots(values)])] })
  }

  /** Returns the rows of a map that is made of pairs; null where they are not written out with constants for keys. */
  mapRows(node) {
    const keys = !node ? [] : node.type === 'ArrayExpression' ? node.elements.map(pair => pair?.elements?.[0]) : [null]
    return keys.every(key => key?.type === 'Literal' || key?.type === 'MemberExpression' && !key.computed) ? keys.map(key => this.row(key)) : null
  }

  // The rest

  /** Returns what a loop over a value gives. */
  element(sequence) {
    const t = sequence.type.key && sequence.type.element ? type({ parts: [sequence.type.key, sequence.type.element], names: sequence.type.element.names }) : sequence.type.element
    let found = t
    if (!found) {
      const makers = sequence.type.names.flatMap(n => this.solution.owners('methods', '@@iterator', n).map(o => [n, o]))
      found = makers.length ? this.result(makers, '@@iterator').element : null
    }
    return but(sequence, { type: found ?? UNKNOWN, via: 'element', source: sequence.source && !(found?.names.length) ? `element ${sequence.source}` : null })
  }

  list(node) {
    const values = node.elements.filter(Boolean).map(e => this.expression(e))
    values.forEach(v => this.note(v, 'element'))
    const isOpen = node.elements.some(e => e?.type === 'SpreadElement'), rows = isOpen ? null : node.elements.filter(Boolean).map(e => this.row(e))
    const isSpread = node.elements.length === 1 && node.elements[0]?.type === 'SpreadElement'
    return value({ type: { ...listed(together(values.map(v => v.type))), parts: values.length > 1 ? values.map(v => v.type) : null }, roots: roots(values), rows,
      via: isSpread ? values[0].via : '', name: isSpread ? values[0].name : '', source: isSpread && values[0].source?.startsWith('element ') ? values[0].source.slice(8) : null })
  }

  /** Notes that all of an object is read: by `{ ...memento }` or `Object.assign(this, memento)`. */
  copied(v, node) {
    if (v.type.names.length) this.add('get', node, { on: this.addressed(v), via: v.via, name: v.name })
    return v
  }

  object(node) {
    const own = this.solution.written.get(node)
    if (own) {
      this.solution.classes.get(own).scope = new Map(this.names.flatMap(names => [...names]))
      this.add('make', node, { types: [own] })
      return value({ type: named([own]), via: 'made', roots: ['made'] })
    }
    const values = node.properties.map(p => (p.type === 'SpreadElement' ? this.copied(this.expression(p.argument), p) : this.expression(p.value)))
    values.forEach(v => this.note(v, 'element'))
    const isWritten = node.properties.every(p => p.key && (!p.computed || p.key.type === 'MemberExpression'))
    return value({ type: mapped(foreign('string'), together(values.map(v => v.type))), roots: roots(values), rows: isWritten ? node.properties.map(p => this.row(p)) : null })
  }
}

module.exports = { FullReader }
