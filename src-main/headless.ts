/** The `undertable` command: a host without Electron, and further terminal commands. */
import { version } from '../package.json'
import { shortCodeFor } from '../src-shared/lan/shortCode'
import { languageFor, type Language } from '../src-shared/locales/languages'
import { terminalMessage } from '../src-shared/locales/terminal'
import { readArguments, type HostArguments } from './arguments'
import { openHosting, type Hosting } from './hosting'
import { ownerWindow } from './ownerWindow'
import { isLoopback } from './net/addresses'
import { asksForHelp, isCommandName, languageIn, type CommandName } from './commandOptions'
import { printError, interrupted, print, printDrawing, printJson, type Translate } from './terminal/locale'

/** Runs a command. @returns its exit code */
type Command = (args: readonly string[], t: Translate, language: Language) => Promise<number>

/** Commands are loaded on demand, so that a host starts fast. */
const COMMANDS: { readonly [name in CommandName]: Command } = {
  host,
  find: async (args, t, language) => {
    const { find, readFindArguments } = await import('./terminal/find')
    const options = readFindArguments(args)
    return 'bad' in options ? misunderstood('find', options.bad, t, language) : find(options, t, language)
  },
  doctor: async (args, t, language) => (await import('./terminal/doctor')).doctor(args, t, language),
  backup: async (args, t, language) => {
    const { backupCommand, readBackupArguments } = await import('./terminal/backup')
    const options = readBackupArguments(args)
    return 'bad' in options ? misunderstood('backup', options.bad, t, language) : backupCommand(options, t)
  },
  restore: async (args, t, language) => {
    const { readBackupArguments, restoreCommand } = await import('./terminal/backup')
    const options = readBackupArguments(args)
    return 'bad' in options ? misunderstood('restore', options.bad, t, language) : restoreCommand(options, t)
  },
  verify: async (args, t, language) => (await import('./terminal/verify')).verify(args, t, language),
  export: async (args, t, language) => {
    const { exportMatch, readFileArguments } = await import('./terminal/files')
    const options = readFileArguments(args, 'export')
    return 'bad' in options ? misunderstood('export', options.bad, t, language) : exportMatch(options, t, language)
  },
  import: async (args, t, language) => {
    const { importMatch, readFileArguments } = await import('./terminal/files')
    const options = readFileArguments(args, 'import')
    return 'bad' in options ? misunderstood('import', options.bad, t, language) : importMatch(options, t, language)
  },
  keep: async (args, t, language) => {
    const { keep, readKeepArguments } = await import('./terminal/keep')
    const options = readKeepArguments(args)
    return 'bad' in options ? misunderstood('keep', options.bad, t, language) : keep(options, t)
  },
  owner: async (args, t, language) => {
    const { owner, readOwnerArguments } = await import('./terminal/owner')
    const options = readOwnerArguments(args)
    return 'bad' in options ? misunderstood('owner', options.bad, t, language) : owner(options, t)
  },
  meet: async (args, t, language) => (await import('./terminal/meet')).meet(args, t, language),
}

/**
 * Runs the `undertable` command.
 * @param args the arguments after `undertable`
 * @returns the exit code when the command ends; a host runs until SIGINT or SIGTERM
 */
export async function undertable(args: readonly string[]): Promise<number> {
  const [name = 'host', ...rest] = args
  const { LC_ALL, LC_MESSAGES, LANG } = process.env
  const language = languageFor([languageIn(args), LC_ALL, LC_MESSAGES, LANG])
  const t: Translate = (key, params) => terminalMessage(language, key, params)
  try {
    if (name.startsWith('-')) {
      if (!asksForHelp(args)) return await host(args, t, language)
      print(...(await import('./terminal/help')).generalHelp(language))
      return 0
    }
    if (!isCommandName(name)) return await unknown(name, t, language)
    if (!asksForHelp(rest)) return await COMMANDS[name](rest, t, language)
    print(...(await import('./terminal/help')).commandHelp(name, language))
    return 0
  } catch (fault) {
    // Node would print it as it is, and errors quote what others wrote.
    printError(fault instanceof Error ? (fault.stack ?? fault.message) : String(fault))
    return 1
  }
}

async function unknown(name: string, t: Translate, language: Language): Promise<number> {
  printError(t('noCommand', { what: name }), '', ...(await import('./terminal/help')).generalHelp(language))
  return 2
}

async function misunderstood(command: CommandName, what: string, t: Translate, language: Language): Promise<number> {
  printError(t('badOption', { what }), (await import('./terminal/help')).helpHint(command, language))
  return 2
}

async function host(args: readonly string[], t: Translate, language: Language): Promise<number> {
  const options = readArguments(args)
  if ('bad' in options) return misunderstood('host', options.bad, t, language)
  if (options.version) {
    print(version)
    return 0
  }
  if (options.hall && options.keepers) {
    printError(t('hallKeepers'), (await import('./terminal/help')).helpHint('host', language))
    return 2
  }
  try {
    const opensWindow = options.open && !options.json
    const hosting = await openHosting({ options, t, report: printError, ownerExpected: opensWindow })
    if (!hosting) return 1
    // Listened for first: who reads that the host is ready may end it at once.
    const end = interrupted()
    await announce(hosting, options, t)
    await end
    await hosting.close()
    if (!options.json) print(t('closed'))
    return 0
  } catch (fault) {
    const missing = fault instanceof Error && 'code' in fault && fault.code === 'ENOENT'
    printError(missing ? t('noPage') : t('failed', { what: fault instanceof Error ? fault.message : String(fault) }))
    return 1
  }
}

async function announce(
  { port, addresses, fingerprint, tables, newOwnerLink, newOwnerSecret }: Hosting,
  options: HostArguments,
  t: Translate,
): Promise<void> {
  const { keepers } = options
  if (options.json) {
    const invitation = keepers ? { invitation: keepers.invitation } : {}
    const owner = { ownerKey: newOwnerSecret(), ownerLink: newOwnerLink() }
    printJson({ ready: true, port, addresses, fingerprint, tables, ...owner, ...invitation })
    return
  }
  const [table] = tables
  print(
    t(options.hall ? 'readyHall' : tables.length > 1 ? 'readyMany' : 'ready', {
      name: table?.name ?? '',
      tables: tables.length,
    }),
  )
  const links = isLoopback(options.bind) ? [] : addresses
  print(t(links.length > 0 ? 'join' : 'alone'))
  for (const url of links) {
    const code = shortCodeFor({ address: new URL(url).hostname, port })
    print(`  ${url}${code === null ? '' : `   ${t('code', { code })}`}`)
  }
  const [likeliest] = links
  if (likeliest !== undefined) {
    const { toString: qrCode } = await import('qrcode')
    print(t('scan'))
    printDrawing(await qrCode(likeliest, { type: 'terminal', small: true }))
  }
  const own = ownerWindow(newOwnerLink)
  print(`${t('local')} ${own.link}`)
  if (options.data !== 'none') print(t('ownerLater', { command: ownerCommand(options.data.folder) }))
  print(t('fingerprint', { print: fingerprint }))
  if (options.seed !== null) print(t('seeded'))
  if (keepers) {
    const { writeLink } = await import('../src-shared/lan/link')
    const hosts = addresses.map(address => new URL(address).hostname)
    print(t('keepersJoin'))
    for (const { id } of tables)
      print(`  undertable keep "${writeLink({ addresses: hosts, port, fingerprint, table: id }, 'undertable')}"`)
    print(`${t('invitation')}${keepers.invitation}`)
  }
  print(t('stop'))
  if (options.open) await own.open()
}

const ownerCommand = (folder: string | null): string =>
  folder === null ? 'undertable owner' : `undertable owner --data "${folder}"`
