'use strict'
// Tells what nodes of syntax trees are, and what is inside of them.

const keyName = node => (node.computed ? null : node.key.type === 'PrivateIdentifier' ? `#${node.key.name}` : node.key.name ?? String(node.key.value))
const isFunction = node => node?.type === 'FunctionExpression' || node?.type === 'ArrowFunctionExpression'

function* walk(node) {
  if (Array.isArray(node)) for (const element of node) yield* walk(element)
  else if (node && typeof node.type === 'string') {
    yield node
    for (const key in node) if (node[key] && typeof node[key] === 'object') yield* walk(node[key])
  }
}

/** Returns what `Object.assign(this, { name, age })` puts into the object. */
function propertiesGiven(node) {
  const isGiving = node.type === 'CallExpression' && node.callee.object?.name === 'Object' && node.callee.property?.name === 'assign' && node.arguments[0]?.type === 'ThisExpression'
  return isGiving && node.arguments[1]?.type === 'ObjectExpression' ? node.arguments[1].properties.filter(p => p.key && keyName(p)) : []
}

/** Returns the functions that a constructor puts into the object: `this.attack = () => …`. */
function functionsGiven(maker) {
  const given = (maker?.body.body ?? []).map(s => s.expression).filter(e => e?.type === 'AssignmentExpression' && e.left.object?.type === 'ThisExpression' && !e.left.computed)
  return given.filter(e => isFunction(e.right) && e.left.property.type === 'Identifier').map(e => ({ node: e.left.property.name, value: e.right }))
}

/** Tells whether code stops for more than what it is handed: a question about arguments alone only checks them. */
function refuses({ params, body }) {
  const own = new Set([...walk(params)].filter(n => n.type === 'Identifier').map(n => n.name))
  const properties = test => new Set([...walk(test)].filter(n => n.type === 'MemberExpression' && !n.computed).map(n => n.property))
  const isOthers = n => n.type === 'MetaProperty' || n.type === 'Identifier' && !own.has(n.name) && !(n.name in globalThis)
  const isCheck = test => ![...walk(test)].some(n => n.name === 'constructor' || isOthers(n) && !properties(test).has(n))
  const checks = new Set([...walk(body)].filter(n => n.type === 'IfStatement' && isCheck(n.test)).flatMap(n => [...walk(n)]))
  return [...walk(body)].some(n => n.type === 'ThrowStatement' && !checks.has(n))
}

/** Returns the class that a function makes: of a mixin `Base => class extends Base {}`, or of one that is told more first. */
function classMadeBy(node) {
  const body = node.body.type === 'BlockStatement' ? node.body.body.findLast(s => s.type === 'ReturnStatement')?.argument : node.body
  return body?.type === 'ClassExpression' ? body : isFunction(body) ? classMadeBy(body) : null
}

/** Returns the names of base classes: of `Loud(Quick(Order))` all three, since a mixin's class is one, too. */
function basesIn(node) {
  if (node?.type === 'Identifier') return [node.name]
  if (node?.type === 'MemberExpression' && !node.computed) return [node.property.name]
  return node?.type === 'CallExpression' ? [...basesIn(node.callee), ...node.arguments.flatMap(basesIn)] : []
}

function isObjectWithMethods(node) {
  return node?.type === 'ObjectExpression' && node.properties.some(p => p.method || p.kind === 'get')
}

/** Tells whether an object is written out for a variable of one type: `const rebate: Cash = { pay: money => … }`. */
function isTyped(node, written) {
  return node?.type === 'ObjectExpression' && node.properties.some(p => isFunction(p.value)) && Boolean(written?.ref) && !/^(Record|Map|Readonly|Partial)$/.test(written.ref)
}

function isTable(node) {
  return node?.type === 'ObjectExpression' && node.properties.length > 0 && node.properties.every(p => p.key && keyName(p) && !isFunction(p.value))
}

module.exports = { refuses, keyName, isFunction, walk, propertiesGiven, functionsGiven, classMadeBy, basesIn, isObjectWithMethods, isTyped, isTable }
