#!/usr/bin/env node
/** `npm run new-game -- NAME`: a game of your own, from the template. */
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { format, resolveConfig } from 'prettier'

/** What the template's game is called. */
const TEMPLATE = 'smugglers'
/** Where the template's folders go. */
const FOLDERS = { shared: 'src-shared/games', page: 'src-renderer/games', tests: 'tests/games' }
const REGISTRIES = ['src-shared/games/registry.ts', 'src-renderer/games/registry.ts']

/** A name is a folder, a word in code and a key of texts. */
const NAME = /^[a-z][a-zA-Z0-9]{1,23}$/
/** Words that are something else there. */
const RESERVED = new Set([
  ...['template', 'plain', 'manifest', 'registry', 'index', 'titles', 'rules', 'bot', 'lessons', 'locales'],
  ...['break', 'case', 'catch', 'class', 'const', 'continue', 'debugger', 'default', 'delete', 'do', 'else', 'enum'],
  ...['export', 'extends', 'false', 'finally', 'for', 'function', 'if', 'import', 'in', 'instanceof', 'new', 'null'],
  ...['return', 'super', 'switch', 'this', 'throw', 'true', 'try', 'typeof', 'var', 'void', 'while', 'with', 'yield'],
  ...['let', 'static', 'await', 'async', 'order', 'crest', 'title', 'messages', 'open', 'own', 'step', 'undefined'],
])

const capital = word => word[0].toUpperCase() + word.slice(1)
/** "nightMarket" as people read it: "Night market". */
const titleOf = name => capital(name.replace(/[A-Z]/g, letter => ` ${letter.toLowerCase()}`))
const posix = file => file.split(path.sep).join('/')

/** Why a game cannot have this name, or null. */
export function whyNotName(root, name) {
  if (name === undefined) return 'What is the game called? npm run new-game -- NAME, such as nightMarket.'
  if (!NAME.test(name) || name === TEMPLATE || RESERVED.has(name))
    return `“${name}” is no name for a game: use Latin letters and digits only, the first a small letter, such as nightMarket.`
  const taken = Object.values(FOLDERS).find(folder =>
    // Windows and macOS do not tell capitals apart.
    readdirSync(path.join(root, folder)).some(one => one.toLowerCase().replace(/\.\w+$/, '') === name.toLowerCase()),
  )
  if (taken !== undefined) return `There is a ${name} in ${taken} already.`
  const registered = REGISTRIES.find(file => readFileSync(path.join(root, file), 'utf8').includes(` as ${name} }`))
  return registered === undefined ? null : `${registered} has a ${name} already.`
}

/** The template's files, with their paths from its folder. */
export const templateFiles = root =>
  readdirSync(path.join(root, 'template'), { recursive: true, encoding: 'utf8' })
    .filter(file => statSync(path.join(root, 'template', file)).isFile())
    .map(posix)
    .sort()

/** Where a file of the template goes; null for what stays. */
function placeOf(file, name) {
  const [folder, ...rest] = file.split('/')
  return FOLDERS[folder] === undefined ? null : [FOLDERS[folder], name, ...rest].join('/').replaceAll(TEMPLATE, name)
}

/** Imports lead to the same files as before, from where the copy lies. */
const withImports = (text, from, to, name) =>
  text.replace(/(from |import\()'(\.[^']*)'/g, (_, before, target) => {
    const led = posix(path.join(path.dirname(`template/${from}`), target))
    const leads = led.startsWith('template/') ? (placeOf(led.slice('template/'.length), name) ?? led) : led
    const relative = posix(path.relative(path.dirname(to), leads))
    return `${before}'${relative.startsWith('.') ? relative : `./${relative}`}'`
  })

function renamed(text, to, name) {
  const own = text.replaceAll(TEMPLATE, name).replaceAll(capital(TEMPLATE), capital(name))
  return to.endsWith('/title.ts') ? own.replace(/name: '[^']*'/, `name: '${titleOf(name)}'`) : own
}

/** Writes a new game. @returns the files it wrote and changed, or why it changed nothing */
export async function newGame(root, name) {
  const why = whyNotName(root, name)
  if (why !== null) return { refused: why }
  const config = await resolveConfig(path.join(root, 'package.json'))
  const files = new Map()
  for (const file of templateFiles(root)) {
    const to = placeOf(file, name)
    if (to === null) continue
    const text = renamed(withImports(readFileSync(path.join(root, 'template', file), 'utf8'), file, to, name), to, name)
    files.set(to, await format(text, { ...config, filepath: to }))
  }
  for (const file of REGISTRIES)
    files.set(
      file,
      `${readFileSync(path.join(root, file), 'utf8')}export { manifest as ${name} } from './${name}/manifest'\n`,
    )
  // All is known before anything is written.
  for (const [file, text] of files) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return { files: [...files.keys()] }
}

const SAID = name => `${titleOf(name)} is a game now. It's the template's, until you change it:

  src-shared/games/${name}     rules, bot, lesson, words in every language
  src-renderer/games/${name}   its board: the plain one
  tests/games/${name}          its tests, and what is hidden from whom

Next:
  npm start                    play it: ${titleOf(name)} is in the lobby's list of games
  npm run check-game -- ${name}
                               what must hold of it, after every change
  docs/making-a-game.md        how to go on

To change first, in src-shared/games/${name}:
  locales/*/title.ts           its name and what is said of it, in each language (the name is the same in all so far)
  rules/cargo.ts               its cards; a new one needs a text too, under cards in each locales/*/messages.ts
`

if (process.argv[1] !== undefined && existsSync(process.argv[1]) && path.basename(process.argv[1]) === 'newGame.mjs') {
  const [name] = process.argv.slice(2)
  const made = await newGame(fileURLToPath(new URL('..', import.meta.url)), name)
  if (made.refused) {
    process.stderr.write(`${made.refused}\n`)
    process.exitCode = 1
  } else process.stdout.write(SAID(name))
}
