/** The `undertable` command: a host without Electron, and what a terminal can do besides. */
import { version } from '../package.json'
import { codeOf } from '../src-shared/lan/code'
import { languageOf, say, type TerminalLanguage } from '../src-shared/lang/terminal'
import { readArguments, type HostArguments } from './arguments'
import { openHosting, type Hosting } from './hosting'
import { isLoopback } from './net/addresses'
import { complain, interrupted, print, urlOf, type Say } from './terminal/words'

/** A command: what stands behind its name, and its exit code. */
type Command = (args: readonly string[], words: Say, language: TerminalLanguage) => Promise<number>

/** Each is loaded when it is called for: a host that starts waits for nothing that it does not do. */
const COMMANDS: { readonly [name: string]: Command } = {
  host,
  find: async (args, words) => {
    const { find, readFindArguments } = await import('./terminal/find')
    const wanted = readFindArguments(args)
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : find(wanted, words)
  },
  doctor: async (args, words) => (await import('./terminal/doctor')).doctor(args, words),
  backup: async (args, words) => {
    const { backupCommand, readBackupArguments } = await import('./terminal/backup')
    const wanted = readBackupArguments(args)
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : backupCommand(wanted, words)
  },
  restore: async (args, words) => {
    const { readBackupArguments, restoreCommand } = await import('./terminal/backup')
    const wanted = readBackupArguments(args)
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : restoreCommand(wanted, words)
  },
  verify: async (args, words) => (await import('./terminal/verify')).verify(args, words),
  export: async (args, words) => {
    const { exportMatch, readFileArguments } = await import('./terminal/files')
    const wanted = readFileArguments(args, 'export')
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : exportMatch(wanted, words)
  },
  import: async (args, words) => {
    const { importMatch, readFileArguments } = await import('./terminal/files')
    const wanted = readFileArguments(args, 'import')
    return 'bad' in wanted ? fail(words('badOption', { what: wanted.bad }), words) : importMatch(wanted, words)
  },
  meet: async (args, words, language) => (await import('./terminal/meet')).meet(args, words, language),
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
  complain(words('fileUsage'))
  return Promise.resolve(2)
}

async function host(args: readonly string[], words: Say): Promise<number> {
  const options = readArguments(args)
  if ('bad' in options) return fail(words('badOption', { what: options.bad }), words)
  if (options.help) {
    print(words('usage'))
    print(words('fileUsage'))
    return 0
  }
  if (options.version) {
    print(version)
    return 0
  }
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
    complain(
      missing ? words('noPage') : words('failed', { what: fault instanceof Error ? fault.message : String(fault) }),
    )
    return 1
  }
}

async function announce(
  { port, addresses: invite, fingerprint, tables }: Hosting,
  options: HostArguments,
  words: Say,
): Promise<void> {
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
  if (likeliest !== undefined) {
    const { toString: qrCode } = await import('qrcode')
    print(`${words('scan')}\n${await qrCode(likeliest, { type: 'terminal', small: true })}`)
  }
  const local = urlOf(options.bind === '0.0.0.0' || options.bind === '::' ? 'localhost' : options.bind, port)
  print(`${words('local')} ${local}`)
  print(words('fingerprint', { print: fingerprint }))
  if (options.seed !== null) print(words('seeded'))
  print(words('stop'))
  if (options.open) {
    const { default: open } = await import('open')
    await open(local).catch(() => undefined)
  }
}
