'use strict'
// Reads what TypeScript declares: interfaces, abstract members, enumerations and the types of members, parameters and variables.
// A type is kept as it is written; what its names stand for is known once all files are read.

/** Returns what a file declares; `ts` is the compiler's own parser, `tree` its tree of the file. */
module.exports = (ts, tree) => {
  const found = { interfaces: [], enums: [], classes: new Map(), functions: new Map(), variables: new Map(), aliases: new Map(), locals: new Map() }
  const place = node => {
    const start = node.getStart(), { line, character } = tree.getLineAndCharacterOfPosition(start)
    const before = tree.text.slice(start - character, start)
    return [line + 1, Buffer.byteLength(before) + 1, Math.max(1, Buffer.byteLength(node.getText().split('\n')[0]))]
  }
  const has = (node, kind) => (ts.canHaveModifiers(node) ? ts.getModifiers(node) ?? [] : []).some(m => m.kind === kind)
  const isAbstract = node => has(node, ts.SyntaxKind.AbstractKeyword)
  const nameOf = node => (node.name ? (ts.isPrivateIdentifier(node.name) || ts.isIdentifier(node.name) || ts.isStringLiteral(node.name) ? node.name.text : node.name.getText()) : '')

  /** Returns a type as it is written; null for none. */
  function written(node) {
    if (!node) return null
    switch (node.kind) {
      case ts.SyntaxKind.TypeReference: case ts.SyntaxKind.ExpressionWithTypeArguments: {
        const name = (node.typeName ?? node.expression).getText()
        return { ref: name, args: (node.typeArguments ?? []).map(written) }
      }
      case ts.SyntaxKind.FunctionType: case ts.SyntaxKind.ConstructorType: case ts.SyntaxKind.CallSignature:
        return { fn: true, takes: node.parameters.map(p => written(p.type)), gives: written(node.type) }
      case ts.SyntaxKind.ArrayType: return { list: written(node.elementType) }
      case ts.SyntaxKind.TupleType: return { list: { any: node.elements.map(e => written(e.type ?? e)) } }
      case ts.SyntaxKind.UnionType: case ts.SyntaxKind.IntersectionType: return { any: node.types.map(written) }
      case ts.SyntaxKind.ParenthesizedType: case ts.SyntaxKind.TypeOperator: case ts.SyntaxKind.OptionalType: case ts.SyntaxKind.RestType: return written(node.type)
      case ts.SyntaxKind.TypeLiteral: {
        const call = node.members.find(ts.isCallSignatureDeclaration)
        return call ? written(call) : { any: node.members.map(m => written(m.type)) }
      }
      case ts.SyntaxKind.MappedType: return { ref: 'Map', args: [null, written(node.type)] }
      case ts.SyntaxKind.TypeQuery: return { meta: node.exprName.getText() }
      case ts.SyntaxKind.ThisType: return { self: true }
      case ts.SyntaxKind.AnyKeyword: case ts.SyntaxKind.UnknownKeyword: case ts.SyntaxKind.ObjectKeyword: return null
      case ts.SyntaxKind.UndefinedKeyword: case ts.SyntaxKind.VoidKeyword: return null
      case ts.SyntaxKind.LiteralType: return node.literal.kind === ts.SyntaxKind.NullKeyword ? null : { plain: 'literal' }
      default: return { plain: 'value' }
    }
  }

  /** Returns the type of a variable: what is written, or what its first value is written with. */
  function declared(node) {
    if (node.type) return written(node.type)
    const value = node.initializer
    if (value && ts.isNewExpression(value) && value.typeArguments) return { ref: value.expression.getText(), args: value.typeArguments.map(written) }
    if (value && (ts.isAsExpression(value) || value.kind === ts.SyntaxKind.SatisfiesExpression)) return value.type.getText() === 'const' ? null : written(value.type)
    return null
  }

  /** Returns the name of a type above another; one of a namespace stands under its own. */
  const baseName = node => node.expression.getText().split('.').at(-1)
  const signature = node => ({ parameters: node.parameters.map(p => ({ name: p.name.getText(), type: written(p.type) })), gives: written(node.type) })
  const bounds = node => Object.fromEntries((node.typeParameters ?? []).map(p => [p.name.text, written(p.constraint)]))

  function member(node) {
    const kind = ts.isPropertyDeclaration(node) || ts.isPropertySignature(node) || ts.isAccessor(node) ? 'property' : 'method'
    const isFunction = kind === 'property' && node.type && ts.isFunctionTypeNode(node.type)
    const shape = kind === 'method' ? signature(node) : isFunction ? signature(node.type) : { parameters: [], gives: written(node.type) }
    return { name: nameOf(node), kind: isFunction ? 'method' : kind, ...shape, at: place(node.name ?? node), generics: bounds(node) }
  }

  function readInterface(node) {
    const call = node.members.find(ts.isCallSignatureDeclaration)
    if (call) return found.aliases.set(node.name.text, { type: written(call), generics: bounds(node) })
    const bases = (node.heritageClauses ?? []).flatMap(c => c.types.map(baseName))
    found.interfaces.push({ name: node.name.text, at: place(node.name), bases, generics: bounds(node), members: node.members.filter(m => m.name).map(member) })
  }

  function readClass(node, name) {
    const type = { implements: [], extends: null, abstract: [], fields: new Map(), methods: new Map(), generics: bounds(node), isAbstract: isAbstract(node),
      isHidden: node.members.some(m => ts.isConstructorDeclaration(m) && (has(m, ts.SyntaxKind.PrivateKeyword) || has(m, ts.SyntaxKind.ProtectedKeyword))) }
    for (const clause of node.heritageClauses ?? []) {
      const isOwn = clause.token === ts.SyntaxKind.ImplementsKeyword
      for (const t of clause.types) type.implements.push({ name: baseName(t), args: (t.typeArguments ?? []).map(written), isOwn })
    }
    for (const part of node.members) {
      if (isAbstract(part)) {
        type.abstract.push(member(part))
        continue
      }
      const key = (part.name && ts.isPrivateIdentifier(part.name) ? '' : '') + nameOf(part)
      if (ts.isConstructorDeclaration(part)) {
        if (part.body) type.methods.set('constructor', { ...signature(part), generics: {} })
        for (const p of part.parameters) if (ts.isParameterPropertyDeclaration(p, part)) type.fields.set(p.name.getText(), written(p.type))
      } else if (ts.isMethodDeclaration(part) && part.body) type.methods.set(key, { ...signature(part), generics: bounds(part) })
      else if (ts.isGetAccessor(part)) type.methods.set(key, { parameters: [], gives: written(part.type), generics: {} })
      else if (ts.isSetAccessor(part) && !type.methods.has(key)) type.methods.set(key, { ...signature(part), generics: {} })
      else if (ts.isPropertyDeclaration(part)) {
        const value = part.initializer
        if (value && ts.isClassExpression(value)) readClass(value, `${name}.${key}`)
        else if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) type.methods.set(key, { ...signature(value), generics: bounds(value) })
        else type.fields.set(key, declared(part))
      }
    }
    found.classes.set(name, type)
  }

  /** Reads types that code inside of functions is written with, by line and name. */
  function readLocals(node) {
    if ((ts.isVariableDeclaration(node) || ts.isParameter(node)) && ts.isIdentifier(node.name)) {
      const type = declared(node)
      if (type) found.locals.set(`${place(node)[0]} ${node.name.text}`, type)
    }
    ts.forEachChild(node, readLocals)
  }

  function readStatement(node) {
    if (ts.isModuleDeclaration(node)) ts.forEachChild(node.body ?? node, readStatement)
    else if (ts.isInterfaceDeclaration(node)) readInterface(node)
    else if (ts.isTypeAliasDeclaration(node)) found.aliases.set(node.name.text, { type: written(node.type), generics: bounds(node) })
    else if (ts.isClassDeclaration(node) && node.name) readClass(node, node.name.text)
    else if (ts.isFunctionDeclaration(node) && node.name && node.body) found.functions.set(node.name.text, { ...signature(node), generics: bounds(node) })
    else if (ts.isEnumDeclaration(node)) found.enums.push({ name: node.name.text, at: place(node.name), cases: node.members.map(m => ({ name: nameOf(m), at: place(m) })) })
    else if (ts.isVariableStatement(node)) {
      for (const one of node.declarationList.declarations) {
        const value = one.initializer
        if (value && ts.isClassExpression(value)) readClass(value, one.name.getText())
        else if (value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) {
          found.functions.set(one.name.getText(), { ...signature(value), generics: bounds(value), as: written(one.type) })
        } else if (ts.isIdentifier(one.name)) found.variables.set(one.name.text, declared(one))
      }
    }
  }

  tree.statements.forEach(readStatement)
  readLocals(tree)
  return found
}
