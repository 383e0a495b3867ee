'use strict'
// Turns classes that are written otherwise into classes: functions with prototypes, what is put into `exports`, namespaces.

const isFunction = node => node?.type === 'FunctionExpression' || node?.type === 'FunctionDeclaration' || node?.type === 'ArrowFunctionExpression'

/** Returns a chain of names as text, `Work.prototype.show`; nothing for what is none. */
function path(node) {
  if (node?.type === 'Identifier') return node.name
  const outer = node?.type === 'MemberExpression' && !node.computed ? path(node.object) : ''
  return outer && `${outer}.${node.property.name}`
}

function* walk(node) {
  if (Array.isArray(node)) for (const element of node) yield* walk(element)
  else if (node && typeof node.type === 'string') {
    yield node
    for (const key in node) if (node[key] && typeof node[key] === 'object') yield* walk(node[key])
  }
}

/** Returns the class of a function that makes objects by `new`. */
function classOf(name, f, id) {
  const maker = { type: 'MethodDefinition', kind: 'constructor', static: false, computed: false, loc: f.loc, value: f,
    key: { type: 'Identifier', name: 'constructor', loc: id.loc } }
  return { type: 'ClassDeclaration', id, superClass: null, loc: f.loc, body: { type: 'ClassBody', body: [maker], loc: f.loc } }
}

const member = (key, value, isStatic, kind = 'method') => (isFunction(value)
  ? { type: 'MethodDefinition', kind, static: isStatic, computed: false, key, value, loc: key.loc }
  : { type: 'PropertyDefinition', static: isStatic, computed: false, key, value, loc: key.loc })

const membersOf = (object, isStatic) => (object?.type === 'ObjectExpression' ? object.properties : [])
  .filter(p => p.key && !p.computed && p.key.name !== 'constructor').map(p => member(p.key, p.value, isStatic, p.kind === 'init' ? 'method' : p.kind))

/** The functions of a file that make objects by `new`, as classes. */
class Makers {
  constructor(body) {
    this.classes = new Map()
    this.declared = new Map(body.map(s => (/^Export/.test(s.type) ? s.declaration : s)).filter(s => s?.type === 'ClassDeclaration' && s.id).map(s => [s.id.name, s]))
    for (const statement of body) for (const [id, f] of functionsIn(statement)) {
      const isMaker = /^[A-Z]/.test(id.name) && f.type !== 'ArrowFunctionExpression' && [...walk(f.body)].some(n => n.type === 'ThisExpression')
      const hasPrototype = body.some(s => [...walk(s.expression)].some(n => n.type === 'MemberExpression' && path(n) === `${id.name}.prototype`))
      if (isMaker || hasPrototype) this.classes.set(id.name, classOf(id.name, f, id))
    }
  }

  /** Takes in a statement that says something of a class; false where it does not. */
  takes(statement) {
    const node = statement.type === 'ExpressionStatement' ? statement.expression : null
    if (node?.type === 'AssignmentExpression') return this.assigns(node)
    if (node?.type !== 'CallExpression') return false
    const [first, second, third] = node.arguments, owner = this.owner(first)
    switch (path(node.callee)) {
      case 'Object.setPrototypeOf': return this.inherits(owner, second)
      case 'util.inherits':
      case 'inherits': return this.inherits(owner, second)
      case 'Object.assign': return this.adds(owner, node.arguments.slice(1).flatMap(o => membersOf(o, path(first) === owner?.id.name)))
      case 'Object.defineProperty': {
        const get = third?.type === 'ObjectExpression' && third.properties.find(p => p.key?.name === 'get')
        return Boolean(get) && this.adds(owner, [member({ type: 'Identifier', name: String(second.value), loc: second.loc }, get.value, false, 'get')])
      }
    }
    return false
  }

  assigns({ left, right }) {
    const owner = left.type === 'MemberExpression' ? this.owner(left) ?? this.owner(left.object) : null, words = path(left).split('.')
    if (!owner || left.computed) return false
    if (words.length === 2 && words[1] === 'prototype') return right.type === 'ObjectExpression' ? this.adds(owner, membersOf(right, false)) : this.inherits(owner, right)
    if (words.at(-1) === 'constructor' || words.at(-1) === '__proto__') return words.at(-1) === 'constructor' || this.inherits(owner, right)
    return this.adds(owner, [member(left.property, right, words.length === 2)])
  }

  /** Returns the class that `Work` or `Work.prototype` means. */
  owner(node) {
    const [name, ...more] = path(node)?.split('.') ?? []
    return more.length === 0 || more.length === 1 && more[0] === 'prototype' ? this.classes.get(name) ?? (more.length ? this.declared.get(name) : undefined) : undefined
  }

  adds(owner, members) {
    owner?.body.body.push(...members)
    return Boolean(owner)
  }

  /** Puts the class that `Object.create(Base.prototype)`, `new Base()` or `Base.prototype` means above another. */
  inherits(owner, node) {
    const base = node?.type === 'CallExpression' && path(node.callee) === 'Object.create' ? node.arguments[0] : node?.type === 'NewExpression' ? node.callee : node
    const name = path(base)?.replace(/\.prototype$/, '')
    if (!owner || !name || name.includes('.')) return false
    owner.superClass = { type: 'Identifier', name, loc: base.loc }
    return true
  }

  /** Lets code call the base as classes do: `Base.call(this, …)` and `Base.prototype.show.call(this)`. */
  callBases() {
    for (const { superClass, body } of this.classes.values()) for (const node of superClass ? walk(body) : []) {
      const words = node.type === 'CallExpression' && node.arguments[0]?.type === 'ThisExpression' ? path(node.callee)?.split('.') : null
      if (words?.[0] !== superClass?.name || words.at(-1) !== 'call') continue
      const base = { type: 'Super', loc: node.callee.loc }
      if (words.length === 2) node.callee = base
      else if (words.length === 4 && words[1] === 'prototype') node.callee = { ...node.callee.object, object: base }
      else continue
      node.arguments = node.arguments.slice(1)
    }
  }
}

function functionsIn(statement) {
  const declaration = /^Export/.test(statement.type) ? statement.declaration : statement
  if (declaration?.type === 'FunctionDeclaration' && declaration.id) return [[declaration.id, declaration]]
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations.filter(d => d.id.type === 'Identifier' && isFunction(d.init)).map(d => [d.id, d.init]) : []
}

/** Returns the classes and functions that a statement puts into `exports`, as declarations. */
function exported(statement) {
  const { left, right } = statement.expression?.type === 'AssignmentExpression' ? statement.expression : {}
  const [, key] = /^(?:module\.)?exports(?:\.(\w+))?$/.exec(left ? path(left) : '') ?? [null, null]
  if (key === null) return []
  const given = key ? [[left.property, right]] : right.type === 'ObjectExpression' ? right.properties.filter(p => p.key && !p.computed && !p.shorthand).map(p => [p.key, p.value]) : [[right.id, right]]
  return given.filter(([id, value]) => id && (value.type === 'ClassExpression' || isFunction(value))).map(([id, value]) => ({
    ...value, id, type: value.type === 'ClassExpression' ? 'ClassDeclaration' : 'FunctionDeclaration' }))
}

/** Returns the statements in a namespace of TypeScript, which is a function that is called at once. */
function inside(statement) {
  const body = statement.type === 'ExpressionStatement' && statement.expression.type === 'CallExpression' && statement.expression.callee.body?.body
  const isNamespace = Array.isArray(body) && statement.expression.arguments[0]?.type === 'LogicalExpression' && body.some(s => /^Class|^Function/.test(s.type))
  return isNamespace ? body.flatMap(inside) : [statement]
}

/** Returns the statements of a file with all its classes as such. */
module.exports = body => {
  const written = body.flatMap(inside).flatMap(statement => { const found = exported(statement); return found.length ? found : [statement] })
  const makers = new Makers(written)
  const rest = written.filter(statement => !makers.takes(statement) && !functionsIn(statement).some(([id]) => makers.classes.has(id.name)))
  makers.callBases()
  return [...makers.classes.values(), ...rest]
}
