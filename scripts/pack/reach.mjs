/** Finds all files that the app needs by following imports from its entry points. */
import { isBuiltin } from 'node:module'
import path from 'node:path'
import { parse } from 'acorn'
import { resolve } from './resolve.mjs'

/** Modules without a file: Electron itself. */
const BUILT_IN = new Set(['electron', 'electron/main', 'electron/common', 'electron/renderer', 'electron/utility'])

/**
 * Follows imports, requires and `new URL('./x', import.meta.url)` with literal paths. A require in a `try` may fail.
 * @param files `has(path)`, `json(path)`, `text(path)` over paths from the root of the app
 * @param {readonly string[]} entries the entry points
 * @returns the needed files, and unresolved imports as `file: import`
 */
export function reach(files, entries) {
  const needed = new Set(),
    missing = new Set(),
    queue = [...entries]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (needed.has(file)) continue
    needed.add(file)
    if (!/\.[cm]?js$/.test(file)) continue
    for (const { spec, how, optional } of importsOf(files.text(file))) {
      if (isBuiltin(spec) || BUILT_IN.has(spec)) continue
      const found = resolve(files, spec, file, how)
      if (found !== null) queue.push(found)
      else if (!optional) missing.add(`${file}: ${spec}`)
    }
  }
  return { needed, missing: [...missing].sort() }
}

/** The package that a file belongs to, as the path of its folder; null for our own files. */
export function packageOf(file) {
  const at = file.lastIndexOf('node_modules/')
  if (at < 0) return null
  const [first = '', second = ''] = file.slice(at + 'node_modules/'.length).split('/')
  return file.slice(0, at) + path.posix.join('node_modules', first, first.startsWith('@') ? second : '')
}

/** All imports of a script, by their kind. */
function importsOf(text) {
  const found = []
  const add = (node, how, optional) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push({ spec: node.value, how, optional })
  }
  walk(parsed(text), false, (node, tried) => {
    if (/^(Import|ExportNamed|ExportAll)Declaration$/.test(node.type)) add(node.source, 'import', false)
    if (node.type === 'ImportExpression') add(node.source, 'import', tried)
    if (node.type === 'CallExpression' && node.callee.name === 'require') add(node.arguments[0], 'require', tried)
    if (
      node.type === 'NewExpression' &&
      node.callee.name === 'URL' &&
      isOwnAddress(node.arguments[1]) &&
      isScript(node.arguments[0])
    )
      add(node.arguments[0], 'import', false)
  })
  return found
}

const isScript = node => typeof node?.value === 'string' && /\.[cm]?js$/.test(node.value)
const isOwnAddress = node =>
  node?.type === 'MemberExpression' && node.object.type === 'MetaProperty' && node.property.name === 'url'

function parsed(text) {
  const options = { ecmaVersion: 'latest', allowHashBang: true, allowReturnOutsideFunction: true }
  try {
    return parse(text, { ...options, sourceType: 'module' })
  } catch {
    // Older libraries use syntax that is only valid in scripts.
    return parse(text, { ...options, sourceType: 'script' })
  }
}

function walk(node, tried, visit) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, tried, visit)
    return
  }
  if (typeof node?.type !== 'string') return
  visit(node, tried)
  for (const [key, child] of Object.entries(node)) {
    if (typeof child === 'object' && child !== null)
      walk(child, tried || (node.type === 'TryStatement' && key === 'block'), visit)
  }
}
