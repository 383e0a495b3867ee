'use strict'
// Loads a solution's files: those that export as new modules do, and those that do it as node's own.
const fs = require('fs')
const vm = require('vm')
const { createRequire } = require('module')
const { placed } = require('./calls.js')

/** Loads the files in a folder; returns what they declare by the types' names, the names of classes, and the cases of values. */
exports.loadSolution = async (described, folder) => {
  const [types, typeNames, caseNames, modules] = [new Map(), new Map(), new Map(), new Map()]
  const place = (from, name) => {
    const base = new URL(name, `file:///${from}`).pathname.slice(1)
    const found = [base, base.replace(/\.js$/, '.ts'), `${base}.js`, `${base}.ts`, `${base}.mjs`, `${base}.cjs`, `${base}/index.js`, `${base}/index.ts`]
    return found.find(file => described.modules.some(m => m.file === file))
  }
  const own = name => /^\.{0,2}\//.test(name)
  const synthetic = (names, values) => new vm.SyntheticModule(names, function () { for (const n of names) this.setExport(n, values[n]) })
  const ofNode = name => { const found = require(name); return synthetic([...new Set(['default', ...Object.keys(found)])], { ...found, default: found }) }
  const oldModule = file => {
    if (modules.has(file)) return modules.get(file)
    const module = { exports: {}, id: file, filename: file }
    modules.set(file, module)
    const source = fs.readFileSync(`${folder}/${file}`, 'utf8').replace(/^#!.*/, '')
    const require = name => {
      const other = own(name) && place(file, name)
      return !own(name) ? createRequire('/solution/')(name) : other ? oldModule(other).exports : createRequire(`/solution/${file}`)(name)
    }
    const take = found => { module.declared = found }
    vm.compileFunction(source, ['exports', 'require', 'module', '__filename', '__dirname', '__kata'], { filename: `/solution/${file}` })
      .call(module.exports, module.exports, require, module, file, '/solution', take)
    return module
  }
  const newModule = file => {
    if (modules.has(file)) return modules.get(file)
    const text = fs.readFileSync(`${folder}/${file}`, 'utf8')
    const module = new vm.SourceTextModule(text, { identifier: `/solution/${file}`, importModuleDynamically: async name => { const m = await link(name, module); await m.link(link); await m.evaluate(); return m } })
    modules.set(file, module)
    return module
  }
  const link = async (name, from) => {
    if (!own(name)) return ofNode(name)
    const file = place(from.identifier.slice('/solution/'.length), name)
    if (!file) throw placed(new Error(`there is no '${name}', which ${from.identifier} imports`), [name], folder, [from.identifier.slice('/solution/'.length)])
    if (!described.modules.find(m => m.file === file).isOldModule) return newModule(file)
    const { exports } = oldModule(file)
    const names = Object(exports) === exports ? Object.keys(exports).filter(n => n !== 'default') : []
    return synthetic(['default', ...names], Object.assign(Object.create(null), exports, { default: exports }))
  }
  for (const { file, isOldModule } of described.modules) {
    let found
    if (isOldModule) found = oldModule(file).declared
    else {
      const module = newModule(file)
      try {
        if (module.status === 'unlinked') await module.link(link)
      } catch (error) {
        const words = /module '(.*)' does not provide an export named '(.*)'/.exec(error.message)
        throw words ? placed(error, words.slice(1), folder, described.modules.map(m => m.file)) : error
      }
      await module.evaluate()
      found = Object.fromEntries(Object.entries(module.namespace).filter(([n]) => n.startsWith('__kata_')).map(([n, v]) => [n.slice(7), v]))
    }
    for (const type of described.types.filter(t => t.file === file)) {
      const value = type.name.split('.').reduce((outer, name) => outer?.[name], found)
      types.set(type.name, value)
      if (typeof value === 'function') typeNames.set(value, type.name)
      for (const { name } of type.cases ?? []) {
        const member = value?.[name]
        if (Object(member) === member || typeof member === 'symbol') caseNames.set(member, { case: name, type: type.name })
      }
    }
  }
  return { types, typeNames, caseNames }
}
