/** Where an import leads, among given files: as Node resolves it, but in an archive as well as on a disk. */
import path from 'node:path'

const posix = path.posix

/** The conditions that Electron's Node takes, for `import` and for `require`. */
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
    const home = posix.join(folder, 'node_modules', name)
    if (files.has(posix.join(home, 'package.json'))) return inPackage(files, home, rest, how)
    if (folder === '.' || folder === '/') return null
  }
}

/** `@a/b/c` → [`@a/b`, `./c`]; `a` → [`a`, `.`]. */
function nameOf(spec) {
  const parts = spec.split('/'),
    words = spec.startsWith('@') ? 2 : 1
  return [parts.slice(0, words).join('/'), ['.', ...parts.slice(words)].join('/')]
}

function inPackage(files, home, rest, how) {
  const { exports, main } = files.json(posix.join(home, 'package.json'))
  if (exports === undefined || exports === null)
    return asFile(files, posix.join(home, rest === '.' ? (main ?? 'index.js') : rest), 'require')
  const table =
    typeof exports === 'string' || Object.keys(exports).every(key => !key.startsWith('.')) ? { '.': exports } : exports
  const target = rest in table ? table[rest] : starred(table, rest)
  const file = chosen(target, CONDITIONS[how])
  return file !== null && files.has(posix.join(home, file)) ? posix.join(home, file) : null
}

/** The target of `./a/*`, with its star filled in. */
function starred(table, rest) {
  for (const [key, target] of Object.entries(table)) {
    const [before, after] = key.split('*')
    if (after === undefined || !rest.startsWith(before) || !rest.endsWith(after)) continue
    return JSON.parse(JSON.stringify(target).replaceAll('*', rest.slice(before.length, rest.length - after.length)))
  }
  return null
}

function chosen(target, conditions) {
  if (typeof target === 'string') return target
  if (Array.isArray(target)) return target.map(one => chosen(one, conditions)).find(file => file !== null) ?? null
  if (typeof target !== 'object' || target === null) return null
  for (const [condition, then] of Object.entries(target)) {
    if (!conditions.includes(condition)) continue
    const file = chosen(then, conditions)
    if (file !== null) return file
  }
  return null
}

/** `require` guesses an ending, or looks into a folder; `import` takes a path as it stands. */
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
