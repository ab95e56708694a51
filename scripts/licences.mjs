/** The licences of all that the app brings along: what main requires at run time, and what is bundled into the page. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Development packages that end up in the app all the same: Electron itself, and what the bundler puts into the page. */
const BROUGHT_ALONG = [
  '@fontsource-variable/alegreya',
  '@fontsource-variable/source-sans-3',
  'electron',
  'pinia',
  'vue',
  'vue-i18n',
]
/** Types are no part of the app; neither is what only downloads Electron. */
const LEFT_OUT = /^(@types\/|@electron\/|@electron-internal\/)/
const FILE = /^(licen[cs]e|copying|notice)(\.|-|$)/i

/**
 * @param root the folder of the project
 * @returns name, version, licence and its text for each package, by name
 */
export function licencesOf(root) {
  const { dependencies } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  const found = new Map()
  const visit = (name, from) => {
    const folder = folderOf(name, from, root)
    // What is optional and for another system is not here.
    if (LEFT_OUT.test(name) || folder === null) return
    const {
      version,
      license,
      dependencies: more = {},
      optionalDependencies: maybe = {},
    } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
    const key = `${name}@${version}`
    if (found.has(key)) return
    found.set(key, { name, version, licence: typeof license === 'string' ? license : '', text: textIn(folder) })
    for (const needed of Object.keys({ ...more, ...maybe })) visit(needed, folder)
  }
  for (const name of [...Object.keys(dependencies), ...BROUGHT_ALONG]) visit(name, root)
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** Where a package is found that another one asks for: beside it, or further up. */
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

/** For the bundler: writes the list beside what it has built. */
export const licenceList = (root, file) => ({
  name: 'undertable-licences',
  writeBundle() {
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(licencesOf(root)))
  },
})
