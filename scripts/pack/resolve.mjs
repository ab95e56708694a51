/** Resolves imports as Node does, in an archive as well as on disk. */
import path from 'node:path'

const posix = path.posix

/** Export conditions of Electron's Node, for `import` and for `require`. */
const CONDITIONS = {
  import: ['node', 'import', 'module-sync', 'default'],
  require: ['node', 'require', 'module-sync', 'default'],
}

/**
 * @param files `has(path)` and `json(path)` over paths from the root of the app
 * @param {string} spec what is imported
 * @param {string} from the file that imports it
 * @param {'import' | 'require'} how
 * @returns {string | null} the file, or null when there is none
 */
export function resolve(files, spec, from, how) {
  if (spec.startsWith('.')) return asFile(files, posix.join(posix.dirname(from), spec), how)
  const [name, rest] = nameOf(spec)
  for (let folder = posix.dirname(from); ; folder = posix.dirname(folder)) {
    const packageFolder = posix.join(folder, 'node_modules', name)
    if (files.has(posix.join(packageFolder, 'package.json'))) return inPackage(files, packageFolder, rest, how)
    if (folder === '.' || folder === '/') return null
  }
}

/** `@a/b/c` → [`@a/b`, `./c`]; `a` → [`a`, `.`]. */
function nameOf(spec) {
  const parts = spec.split('/'),
    words = spec.startsWith('@') ? 2 : 1
  return [parts.slice(0, words).join('/'), ['.', ...parts.slice(words)].join('/')]
}

function inPackage(files, packageFolder, rest, how) {
  const { exports, main } = files.json(posix.join(packageFolder, 'package.json'))
  if (exports === undefined || exports === null)
    return asFile(files, posix.join(packageFolder, rest === '.' ? (main ?? 'index.js') : rest), 'require')
  const table =
    typeof exports === 'string' || Object.keys(exports).every(key => !key.startsWith('.')) ? { '.': exports } : exports
  const target = rest in table ? table[rest] : patternTarget(table, rest)
  const file = conditionTarget(target, CONDITIONS[how])
  return file !== null && files.has(posix.join(packageFolder, file)) ? posix.join(packageFolder, file) : null
}

/** The target of a pattern such as `./a/*`, with its star replaced. */
function patternTarget(table, rest) {
  for (const [key, target] of Object.entries(table)) {
    const [before, after] = key.split('*')
    if (after === undefined || !rest.startsWith(before) || !rest.endsWith(after)) continue
    return JSON.parse(JSON.stringify(target).replaceAll('*', rest.slice(before.length, rest.length - after.length)))
  }
  return null
}

function conditionTarget(target, conditions) {
  if (typeof target === 'string') return target
  if (Array.isArray(target))
    return target.map(option => conditionTarget(option, conditions)).find(file => file !== null) ?? null
  if (typeof target !== 'object' || target === null) return null
  for (const [condition, then] of Object.entries(target)) {
    if (!conditions.includes(condition)) continue
    const file = conditionTarget(then, conditions)
    if (file !== null) return file
  }
  return null
}

/** `require` tries extensions and folders; `import` takes the exact path. */
function asFile(files, at, how) {
  const folder = posix.join(at, 'package.json')
  const guesses =
    how === 'import'
      ? [at]
      : [
          at,
          `${at}.js`,
          `${at}.cjs`,
          `${at}.json`,
          `${at}.node`,
          ...(files.has(folder) && files.json(folder).main
            ? [posix.join(at, files.json(folder).main), posix.join(at, `${files.json(folder).main}.js`)]
            : []),
          posix.join(at, 'index.js'),
        ]
  return guesses.find(guess => files.has(guess)) ?? null
}
