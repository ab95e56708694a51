/** Collects the licences of all packages in the app: run-time dependencies and what is bundled into the page. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Development dependencies that end up in the app: Electron, and what the bundler puts into the page and the host. */
const BUNDLED = [
  '@fontsource-variable/alegreya',
  '@fontsource-variable/source-sans-3',
  '@noble/curves',
  '@noble/hashes',
  'asn1js',
  'electron',
  'pinia',
  'shamir-secret-sharing',
  'valibot',
  'vue',
  'vue-i18n',
]
/** Not part of the app: types, and what only downloads Electron. */
const EXCLUDED = /^(@types\/|@electron\/|@electron-internal\/)/
const FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/**
 * @param root the folder of the project
 * @returns name, version, licence and its text of each package, sorted by name
 */
export function licencesOf(root) {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const found = new Map()
  const visit = (name, from) => {
    const folder = folderOf(name, from, root)
    // Optional packages for other systems are not installed.
    if (EXCLUDED.test(name) || folder === null) return
    const {
      version,
      license,
      dependencies: required = {},
      optionalDependencies: optional = {},
    } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const key = `${name}@${version}`
    if (found.has(key)) return
    found.set(key, { name, version, licence: typeof license === 'string' ? license : '', text: textIn(folder) })
    for (const needed of Object.keys({ ...required, ...optional })) visit(needed, folder)
  }
  for (const name of [...Object.keys(dependencies), ...BUNDLED]) visit(name, root)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** The folder of a dependency: beside the package that requires it, or further up. */
function folderOf(name, from, root) {
  for (let at = from; at.startsWith(root); at = path.dirname(at)) {
    const folder = path.join(at, 'node_modules', name)
    if (existsSync(path.join(folder, 'package.json'))) return folder
  }
  return null
}

const textIn = folder =>
  readdirSync(folder)
    .filter(name => FILE.test(name))
    .map(name => readFileSync(path.join(folder, name), 'utf8').trim())
    .join('\n\n')

/** Bundler plugin that writes the licence list. */
export const licenceList = (root, file) => ({
  name: 'undertable-licences',
  writeBundle() {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(licencesOf(root)))
  },
})
