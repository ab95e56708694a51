/** The `undertable` command: a host without Electron, and what a terminal can do besides. */
import open from 'open'
import { toString as qrCode } from 'qrcode'
import { version } from '../package.json'
import { codeOf } from '../src-shared/lan/code'
import { languageOf, say, type TerminalLanguage } from '../src-shared/lang/terminal'
import { readArguments, type HostArguments } from './arguments'
import { openHosting, type Hosting } from './hosting'
import { isLoopback } from './net/addresses'
import { doctor } from './terminal/doctor'
import { find, readFindArguments } from './terminal/find'
import { meet } from './terminal/meet'
import { complain, interrupted, print, urlOf, type Say } from './terminal/words'

/** A command: what stands behind its name, and its exit code. */
type Command = (args: readonly string[], words: Say, language: TerminalLanguage) => Promise<number>

const COMMANDS: { readonly [name: string]: Command } = {
  host,
  find: (args, words) => {
    const wanted = readFindArguments(args)
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : find(wanted, words)
  },
  doctor: (args, words) => doctor(args, words),
  meet,
}

/**
 * Runs the `undertable` command.
 * @param args what stands behind `undertable`
 * @returns the exit code, once there is nothing more to do; a host goes on until SIGINT or SIGTERM
 */
export async function undertable(args: readonly string[]): Promise<number> {
  const [first = 'host', ...rest] = args
  const asked = args.includes('--lang') ? args[args.indexOf('--lang') + 1] : undefined
  const language = languageOf(asked, process.env.LC_ALL, process.env.LC_MESSAGES, process.env.LANG)
  const words: Say = (key, params) => say(language, key, params)
  if (first.startsWith('-')) return host(args, words)
  const command = Object.hasOwn(COMMANDS, first) ? COMMANDS[first] : undefined
  return command ? command(rest, words, language) : fail(words('noCommand', { what: first }), words)
}

function fail(why: string, words: Say): Promise<number> {
  complain(why)
  complain(words('usage'))
  return Promise.resolve(2)
}

async function host(args: readonly string[], words: Say): Promise<number> {
  const options = readArguments(args)
  if ('bad' in options) return fail(words('badOption', { what: options.bad }), words)
  if (options.help) { print(words('usage')); return 0 }
  if (options.version) { print(version); return 0 }
  try {
    const hosting = await openHosting({ options, words, complain })
    if (!hosting) return 1
    await announce(hosting, options, words)
    await interrupted()
    await hosting.close()
    if (!options.json) print(words('closed'))
    return 0
  } catch (fault) {
    const missing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    complain(missing ? words('noPage') : words('failed', { what: fault instanceof Error ? fault.message : String(fault) }))
    return 1
  }
}

async function announce({ port, addresses: invite, fingerprint, tables }: Hosting, options: HostArguments, words: Say): Promise<void> {
  if (options.json) {
    print(JSON.stringify({ ready: true, port, addresses: invite, fingerprint, tables }))
    return
  }
  const [table] = tables
  print(words(tables.length > 1 ? 'readyMany' : 'ready', { name: table?.name ?? '', tables: tables.length }))
  const outside = isLoopback(options.bind) ? [] : invite
  print(words(outside.length > 0 ? 'join' : 'alone'))
  for (const url of outside) {
    const code = codeOf({ address: new URL(url).hostname, port })
    print(`  ${url}${code === null ? '' : `   ${words('code', { code })}`}`)
  }
  const [likeliest] = outside
  if (likeliest !== undefined) print(`${words('scan')}\n${await qrCode(likeliest, { type: 'terminal', small: true })}`)
  const local = urlOf(options.bind === '0.0.0.0' || options.bind === '::' ? 'localhost' : options.bind, port)
  print(`${words('local')} ${local}`)
  print(words('fingerprint', { print: fingerprint }))
  if (options.seed !== null) print(words('seeded'))
  print(words('stop'))
  if (options.open) await open(local).catch(() => undefined)
}
