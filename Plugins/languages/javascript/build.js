'use strict'
// Makes a worker out of sources: build.js SOURCES OUT CONTRACT, or of a changed copy of them: build.js SOURCES OUT CONTRACT WISHES.
// Parses them, and runs nothing of them.
const fs = require('fs')
const path = require('path')
const { SourceMap } = require('module')

const [sources, out, contract, wishes] = process.argv.slice(2)

/** Loads a parser from where distributions put it; 69 tells kata that the machine lacks it. */
function parser(name, debian) {
  for (const place of [`/usr/share/nodejs/${name}`, `/usr/lib/nodejs/${name}`, name]) {
    try { return require(place) } catch (error) { if (error.code !== 'MODULE_NOT_FOUND') throw error }
  }
  console.error(`the parser '${name}' is missing; install the package ${debian}`)
  process.exit(69)
}

/** The ancestor of types whose members no parser sees. */
const unseen = 'what a script cannot see'

const acorn = parser('acorn', 'node-acorn')

function refuse(file, line, column, words) {
  console.error(`${path.join(sources, file)}:${line}:${column}: error: ${words}`)
  process.exit(1)
}

function files(folder, prefix = '') {
  return fs.readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap(entry =>
    entry.isDirectory() ? files(`${folder}/${entry.name}`, `${prefix}${entry.name}/`) : [prefix + entry.name])
}

/** Takes the types out of TypeScript; returns JavaScript, and the enumerations that only types know. */
function withoutTypes(file, text) {
  const ts = parser('typescript', 'node-typescript')
  const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true)
  const unions = tree.statements.filter(s => ts.isTypeAliasDeclaration(s) && ts.isUnionTypeNode(s.type)
    && s.type.types.every(t => ts.isLiteralTypeNode(t) && ts.isStringLiteral(t.literal)))
  const result = ts.transpileModule(text, {
    fileName: file, reportDiagnostics: true,
    compilerOptions: { target: 'ES2022', module: 'ESNext', isolatedModules: true, inlineSourceMap: true, preserveConstEnums: true }
  })
  for (const problem of result.diagnostics) {
    const at = tree.getLineAndCharacterOfPosition(problem.start)
    const isNewer = /\bsatisfies\b/.test(text.split('\n')[at.line]) && !ts.SyntaxKind.SatisfiesExpression
    refuse(file, at.line + 1, at.character + 1, ts.flattenDiagnosticMessageText(problem.messageText, ' ') + (isNewer ? ` TypeScript ${ts.version} does not know 'satisfies'.` : ''))
  }
  const line = node => tree.getLineAndCharacterOfPosition(node.getStart()).line + 1
  const enums = unions.map(s => ({ name: s.name.text, line: line(s), cases: told(s.type.types.map(t => ({ name: t.literal.text, raw: t.literal.text }))) }))
  for (const s of tree.statements.filter(ts.isEnumDeclaration)) {
    let next = 0
    enums.push({ name: s.name.text, line: line(s), isValue: true, cases: told(s.members.map(m => {
      const raw = m.initializer ? (m.initializer.text ?? next) : next
      next = Number(raw) + 1
      return { name: m.name.text, raw: m.initializer && ts.isStringLiteral(m.initializer) ? raw : Number(raw) }
    })) })
  }
  return { text: result.outputText, enums, ...origins(result.outputText, text), declares: require('./facts/typescript.js')(ts, tree) }
}

// Halves of surrogates are in no JSON that kata reads; what has such a name, or none that is written out, is no case.
const isTold = value => typeof value === 'string' && !/[\ud800-\udfff]/u.test(value)
const told = cases => cases.filter(c => isTold(c.name)).map(({ name, raw }) => ({ name, raw: typeof raw === 'number' || isTold(raw) ? raw : null }))

/** Returns the line in the TypeScript of each line in the JavaScript, by the map at its end, and what gives a place its own. */
function origins(text, source) {
  const map = new SourceMap(JSON.parse(Buffer.from(text.slice(text.lastIndexOf('base64,') + 7), 'base64').toString()))
  const rows = text.split('\n'), written = source.split('\n'), bytes = (row, to) => Buffer.byteLength(row.slice(0, to))
  let line = 0
  const lines = rows.map((row, number) => {
    // A line may have its first place behind its first word.
    const found = [row.search(/\S|$/), row.length].map(column => map.findEntry(number, column))
    line = found.find(entry => entry.generatedLine === number)?.originalLine ?? line
    return line
  })
  const origin = ([row, column, length]) => {
    const at = Buffer.from(rows[row - 1] ?? '').subarray(0, column - 1).toString().length, found = map.findEntry(row - 1, at)
    const own = lines[row - 1] ?? line
    if (found.generatedLine !== row - 1) return [own + 1, 1, length]
    const original = written[found.originalLine] ?? '', start = bytes(original, found.originalColumn + at - found.generatedColumn)
    return [found.originalLine + 1, start + 1, Math.max(1, Math.min(length, Buffer.byteLength(original) - start))]
  }
  return { lines, origin }
}

/** Leaves what the code does beside the types; code that cannot be read so has no facts, and runs all the same. */
function writeFacts(sources) {
  try {
    const { facts, code } = require('./facts/facts.js')(sources)
    fs.writeFileSync(`${out}/facts.json`, JSON.stringify(facts))
    return code
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError) return new Map()
    throw error
  }
}

/** Writes the code of a file as the worker loads it, with what tells it the names at the top. */
function writeCode({ file, end, source: { text } }, folder, changed = text) {
  fs.mkdirSync(path.dirname(`${out}/${folder}/${file}`), { recursive: true })
  fs.writeFileSync(`${out}/${folder}/${file}`, `${changed}\n${end}\n`)
}

/** Leaves, for each switch, the code in which the members that have it do nothing. */
function writeCopies(modules, code) {
  const { switches, refused } = require('./copies.js')(fs.readFileSync(wishes, 'utf8'), code)
  for (const [number, change] of switches) for (const module of modules) writeCode(module, `sources-${number}`, change(module.source))
  fs.writeFileSync(`${out}/copy.json`, JSON.stringify({ copy: 1, refused }))
}

function* walk(node) {
  if (Array.isArray(node)) for (const element of node) yield* walk(element)
  else if (node && typeof node.type === 'string') {
    yield node
    for (const key in node) if (typeof node[key] === 'object') yield* walk(node[key])
  }
}

function parameters(list) {
  if (list.length === 1 && list[0].type === 'ObjectPattern') {
    return list[0].properties.filter(p => p.key).map((p, i) =>
      // One object may bring them all.
      ({ label: p.key.name, name: p.key.name, type: 'Any', optional: i > 0 || p.value.type === 'AssignmentPattern' }))
  }
  return list.map(node => {
    const optional = node.type === 'AssignmentPattern'
    const name = (optional ? node.left : node).name
    if (node.type === 'RestElement') return { label: null, name: node.argument.name ?? '_', type: 'Any...' }
    return { label: name ?? null, name: name ?? '_', type: 'Any', optional }
  })
}

const signature = (name, f, isStatic) => ({
  name, loc: f.loc.start, static: isStatic, async: f.async, parameters: parameters(f.params),
  takesObject: f.params.length === 1 && f.params[0].type === 'ObjectPattern'
})

/** Returns what a value takes that is a function; null for what is none. */
function functionIn(name, value, isStatic) {
  if (/Function/.test(value?.type)) return signature(name, value, isStatic)
  const isBound = value?.type === 'CallExpression' && value.callee.property?.name === 'bind'
  return isBound && { name, loc: value.loc.start, static: isStatic, async: false, parameters: [{ label: null, name: '_', type: 'Any...' }] }
}

function describeClass(name, node, file, outer) {
  const type = { name, kind: 'class', loc: node.loc.start, inherits: [], constructors: [], methods: [], properties: [], cases: [] }
  if (node.superClass) type.inherits.push(node.superClass.name ?? unseen)
  const add = (key, settable, isStatic, { start } = node.loc, value = null) => {
    const known = type.properties.find(p => p.name === key && p.static === isStatic), method = !known && functionIn(key, value, isStatic)
    if (method) type.methods.push(method)
    else if (known) known.settable ||= settable
    else type.properties.push({ name: key, loc: start, settable, static: isStatic })
  }
  for (const member of node.body.body) {
    const key = member.key?.type === 'Identifier' && !member.computed ? member.key.name : null
    if (!key || key[0] === '_') continue
    if (member.type === 'PropertyDefinition') {
      const value = member.value
      if (member.static && value?.type === 'NewExpression' && value.callee.name === name) type.cases.push({ name: key })
      if (member.static && value?.type === 'ClassExpression') outer.push(describeClass(`${name}.${key}`, value, file, outer))
      else add(key, true, member.static, member.loc, value)
    } else if (member.kind === 'constructor') type.constructors.push(signature('init', member.value, false))
    else if (member.kind === 'method') type.methods.push(signature(key, member.value, member.static))
    else if (member.kind) add(key, member.kind === 'set', member.static, member.loc)
  }
  for (const inner of walk(node.body)) {
    if (inner.arguments?.[0]?.type === 'ThisExpression' && inner.callee.object?.name === 'Object') assignAll(inner, add, type)
    if (inner.type !== 'AssignmentExpression' || inner.left.object?.type !== 'ThisExpression' || inner.left.computed) continue
    if (inner.left.property.type === 'Identifier' && inner.left.property.name[0] !== '_') add(inner.left.property.name, true, false, inner.loc, inner.right)
  }
  if (!type.constructors.length && !type.inherits.length) type.constructors.push({ name: 'init', loc: node.loc.start, parameters: [] })
  // What a constructor gives back may have any members: a Proxy, for one.
  if (node.body.body.some(m => m.kind === 'constructor' && m.value.body.body.some(s => s.type === 'ReturnStatement' && s.argument))) type.inherits.push(unseen)
  if (type.cases.length > 1) type.kind = 'enum'
  else type.cases = []
  return type
}

/** Adds what is put into a class from outside: `Settings.shared = new Settings()`. */
function assigned({ type: kind, left }, types) {
  if (kind !== 'AssignmentExpression' || left.type !== 'MemberExpression' || left.computed) return
  const owner = types.find(t => t.name === left.object.name)
  const name = left.property.name
  if (!owner?.properties || !name || name[0] === '_' || owner.properties.some(p => p.name === name && p.static)) return
  owner.properties.push({ name, loc: left.loc.start, settable: true, static: true })
}

/** Adds what `Object.assign(this, { … })` gives an object; anything else that is done to it so is not seen. */
function assignAll(call, add, type) {
  const given = call.callee.property.name === 'assign' ? call.arguments.slice(1) : []
  const entries = given.flatMap(value => (value.type === 'ObjectExpression' ? value.properties : [value]).map(p => [!p.computed && p.key?.name, p.value]))
  for (const [key, value] of entries) if (key) add(key, true, false, call.loc, value)
  if (entries.some(([key]) => key === undefined) || !given.length && call.callee.property.name !== 'freeze') type.inherits.push(unseen)
}

/** Adds the classes that are put into `exports` and stand there alone, with where the worker finds them. */
function describeExports({ left, right }, file, types) {
  const [, key] = /^(?:module\.)?exports(?:\.(\w+))?$/.exec(pathOf(left)) ?? [null, null]
  if (key === null) return
  const given = key ? [[key, right]] : right.type === 'ObjectExpression' ? right.properties.map(p => [p.key?.name, p.value]) : [[right.id?.name, right]]
  for (const [name, value] of given.filter(([name, value]) => name && value?.type === 'ClassExpression')) {
    types.push({ ...describeClass(name, value, file, types), access: key || right.type === 'ObjectExpression' ? `module.exports.${name}` : 'module.exports' })
  }
}

const pathOf = node => (node.type === 'MemberExpression' && !node.computed ? `${pathOf(node.object)}.${node.property.name}` : node.name)

/** Describes a function that makes objects by `new`; its members stand elsewhere. */
const constructorFunction = (name, f) => ({ name, kind: 'class', loc: f.loc.start, inherits: [unseen], constructors: [signature('init', f, false)] })

/** Returns the names of the functions of a file in which classes are written. */
const makersIn = body => new Set(body.map(node => (/^Export/.test(node.type) ? node.declaration : node))
  .flatMap(d => (d?.type === 'VariableDeclaration' ? d.declarations.filter(v => /Function/.test(v.init?.type)).map(v => [v.id.name, v.init]) : d?.type === 'FunctionDeclaration' ? [[d.id?.name, d]] : []))
  .filter(([, f]) => [...walk(f.body)].some(n => n.type === 'ClassExpression')).map(([name]) => name))

function describe(node, file, types, makers) {
  if (node.expression?.type === 'AssignmentExpression') describeExports(node.expression, file, types)
  const declaration = /^Export/.test(node.type) ? node.declaration : node
  if (/^Class/.test(declaration?.type) && declaration.id) types.push(describeClass(declaration.id.name, declaration, file, types))
  if (declaration?.type === 'FunctionDeclaration' && /^[A-Z]/.test(declaration.id?.name)) {
    types.push(constructorFunction(declaration.id.name, declaration))
  }
  if (node.type === 'ExpressionStatement') assigned(node.expression, types)
  // What is put into a prototype from outside is left to the worker.
  if (!declaration?.id) for (const { object, property } of walk(node)) if (property?.name === 'prototype') types.find(t => t.name === object.name)?.inherits?.push(unseen)
  if (declaration?.type !== 'VariableDeclaration') return
  for (const { id, init } of declaration.declarations) {
    const value = init?.type === 'CallExpression' && /^(freeze|seal)$/.test(init.callee.property?.name) ? init.arguments[0] : init
    if (value?.type === 'ClassExpression') types.push(describeClass(id.name, value, file, types))
    if (value?.type === 'FunctionExpression' && /^[A-Z]/.test(id.name)) types.push(constructorFunction(id.name, value))
    // `const NBAObserver = observing('NBA')` may be a class.
    const isMade = makers.has(value?.callee?.name) || /[a-z]/.test(id.name)
    if (value?.type === 'CallExpression' && value === init && value.callee.type === 'Identifier' && /^[A-Z]/.test(id.name) && isMade) {
      types.push({ ...constructorFunction(id.name, { loc: value.loc, params: [] }), constructors: [{ name: 'init', parameters: [{ label: null, name: '_', type: 'Any...' }] }] })
    }
    const cases = value?.type === 'ObjectExpression' && value.properties.filter(p => p.key?.name && !p.computed && p.kind === 'init')
    if (/^[A-Z]/.test(id.name) && cases?.length && cases.length === value.properties.length && !cases.some(p => /Function/.test(p.value.type))) {
      types.push({ name: id.name, kind: 'enum', loc: value.loc.start, constructors: [],
        cases: told(cases.map(p => ({ name: p.key.name, raw: p.value.value }))) })
    }
  }
}

/** Adds an abstract member, of which JavaScript keeps nothing, to its class. */
function promise(type, { name, kind, parameters }) {
  if (kind === 'property') type.properties.push({ name, settable: true, static: false })
  else type.methods.push({ name, static: false, async: false, parameters: parameters.map(p => ({ label: p.name, name: p.name, type: 'Any' })) })
}

/** Gives a type and its members their places in the file as it was written. */
function place(type, file, origin) {
  const start = type.loc
  for (const declared of [type, ...type.constructors, ...(type.methods ?? []), ...(type.properties ?? [])]) {
    const { line, column } = declared.loc ?? start
    const [row] = origin ? origin([line, column, 0]) : [line]
    Object.assign(declared, { file, line: row, loc: undefined })
  }
}

/** Compiles one file; returns its kind, what it declares, and the names at its top, which the worker asks for. */
function compile(file) {
  const source = fs.readFileSync(path.join(sources, file), 'utf8')
  const { text, enums, origin, lines, declares } = file.endsWith('.ts') ? withoutTypes(file, source) : { text: source, enums: [] }
  const options = { ecmaVersion: 'latest', locations: true, allowHashBang: true, allowAwaitOutsideFunction: true }
  const isOldModule = file.endsWith('.cjs') || /\brequire\s*\(|\bmodule\.exports\b|^exports\./m.test(text) && !/^(import|export)\b/m.test(text)
  let tree
  try {
    tree = acorn.parse(text, { ...options, sourceType: isOldModule ? 'script' : 'module', allowReturnOutsideFunction: isOldModule })
  } catch (error) {
    if (!error.loc) throw error
    refuse(file, error.loc.line, error.loc.column + 1, error.message.replace(/ \(\d+:\d+\)$/, ''))
  }
  const types = enums.map(e => ({ name: e.name, kind: 'enum', file, line: e.line, cases: e.cases }))
  const makers = makersIn(tree.body)
  for (const node of tree.body) describe(node, file, types, makers)
  for (const type of types) for (const member of declares?.classes.get(type.name)?.abstract ?? []) promise(type, member)
  const tops = types.filter(t => !t.name.includes('.') && !enums.some(e => e.name === t.name && !e.isValue))
  const names = tops.map(t => t.name)
  const end = isOldModule ? `;__kata({${tops.map(t => `${t.name}:${t.access ?? t.name}`).join(',')}})` : `;export {${names.map(n => `${n} as __kata_${n}`).join(',')}}`
  for (const type of types.filter(t => t.loc)) place(type, file, origin)
  return { file, isOldModule, lines, types, end, source: { file, text, tree, origin, declares } }
}

const modules = files(sources).map(file => {
  try {
    return compile(file)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    refuse(file, 1, 1, 'it is nested too deeply to be read')
  }
})
const seen = new Set()
const types = modules.flatMap(m => m.types).filter(t => !seen.has(t.name) && seen.add(t.name))
const description = JSON.stringify({
  protocol: 1, language: 'javascript', stateless: false, types, promised: JSON.parse(fs.readFileSync(contract, 'utf8')).types,
  modules: modules.map(({ file, isOldModule, lines }) => ({ file, isOldModule, lines }))
})
fs.writeFileSync(`${out}/types.json`, description)
fs.writeFileSync(`${out}/solution.json`, description) // kata puts the contract's names into the other.
for (const module of modules) writeCode(module, 'sources')
const code = writeFacts(modules.map(m => m.source))
if (wishes) writeCopies(modules, code)
