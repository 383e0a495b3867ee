'use strict'
// Changed copies of a solution: code in which members do nothing (docs/copies.md).

const isOwn = node => node?.type === 'ThisExpression'

/** Returns what a function gives while it is empty: nothing, or the least of its kind where all that it gives is of that. */
function neutral(given) {
  const kinds = new Set(given.map(node => {
    if (isOwn(node)) return 'this'
    if (node.type === 'TemplateLiteral' || typeof node.value === 'string') return "''"
    if (typeof node.value === 'number') return '0'
    if (typeof node.value === 'boolean' || node.operator === '!' || /^[=!]==?$/.test(node.operator ?? '')) return 'false'
    return node.type === 'ArrayExpression' ? '[]' : node.type === 'ObjectExpression' ? '({})' : 'undefined'
  }))
  return kinds.size === 1 ? [...kinds][0] : 'undefined'
}

/** Returns what the `return` statements of a function give, without those of functions inside of it. */
function* given(node) {
  if (Array.isArray(node)) for (const element of node) yield* given(element)
  else if (node && typeof node.type === 'string' && !/Function/.test(node.type)) {
    if (node.type === 'ReturnStatement' && node.argument) yield node.argument
    for (const key in node) if (node[key] && typeof node[key] === 'object') yield* given(node[key])
  }
}

/** Returns the text of a file with the code of functions taken out; nothing moves to another line. */
function emptied(text, functions) {
  const pieces = functions.map(({ node: { body }, givesOwn }) => {
    const lines = text.slice(body.start, body.end).replace(/[^\n]/g, '')
    return body.type === 'BlockStatement' ? [body.start, body.end, `{ return ${givesOwn ? 'this' : neutral([...given(body.body)])}${lines} }`] : [body.start, body.end, `(${neutral([body])}${lines})`]
  }).sort((a, b) => b[0] - a[0])
  return pieces.reduce((all, [start, end, piece]) => all.slice(0, start) + piece + all.slice(end), text)
}

/** Returns for each switch what changes a file, and the wishes that are refused; `code` has the functions by the places of their names. */
module.exports = (wishes, code) => {
  const found = new Map(), refused = []
  for (const [kind, number, ...place] of wishes.split('\n').map(line => line.split('\t'))) {
    const wish = `${kind} ${place.join(':')}`, functions = code.get(place.join(':'))
    if (kind === 'open') refused.push({ wish, reason: 'a further type is made in Swift alone' })
    if (kind !== 'empty') continue
    if (!functions) {
      refused.push({ wish, reason: 'no function stands there' })
      continue
    }
    for (let bit = 0; bit < 31; bit += 1) {
      if (Number(number) >> bit & 1) found.set(1 << bit, [...found.get(1 << bit) ?? [], ...functions])
    }
  }
  const change = functions => ({ file, text }) => emptied(text, outermost(functions.filter(f => f.file === file)))
  return { switches: new Map([...found].map(([number, functions]) => [number, change(functions)])), refused }
}

/** Leaves out functions that stand inside of others, and those that are named twice. */
function outermost(functions) {
  const all = [...new Map(functions.map(f => [f.node, f])).values()]
  return all.filter(({ node }) => !all.some(({ node: other }) => other !== node && other.start <= node.start && node.end <= other.end))
}
