/** The arguments of each command of `undertable`: its parser reads them, and its help lists them. */
import { parseArgs } from 'node:util'
import type { TerminalHelp } from '../src-shared/locales/terminalHelp'

/** What stands for a value in the help. */
type ValueName = keyof TerminalHelp['values']

export interface OptionSpec {
  readonly type: 'boolean' | 'string'
  readonly value?: ValueName
  readonly short?: string
}

const flag = { type: 'boolean', default: false } as const
const takes = <const Name extends ValueName>(value: Name) => ({ type: 'string', value }) as const

const COMMON = { lang: takes('language'), help: { ...flag, short: 'h' } } as const

/** In the order in which the help shows them. */
export const OPTIONS = {
  host: {
    name: takes('name'),
    code: takes('code'),
    'code-file': takes('file'),
    'no-guests': flag,
    'no-advertise': flag,
    tables: { ...takes('number'), default: '1' },
    hall: flag,
    port: takes('number'),
    bind: { ...takes('address'), default: '0.0.0.0' },
    accept: { ...takes('name'), multiple: true },
    data: takes('folder'),
    'no-data': flag,
    offer: takes('folder'),
    keepers: flag,
    'no-open': flag,
    json: flag,
    seed: takes('text'),
    pace: { ...takes('factor'), default: '1' },
    version: flag,
    ...COMMON,
  },
  find: {
    scan: flag,
    watch: flag,
    // Long enough for lost queries (sent at 0, 1 and 3 s) and for hosts that are asked after a second.
    seconds: { ...takes('number'), default: '4' },
    json: flag,
    ...COMMON,
  },
  meet: { forget: flag, json: flag, ...COMMON },
  keep: {
    'invitation-file': takes('file'),
    ask: flag,
    'no-advertise': flag,
    port: takes('number'),
    bind: { ...takes('address'), default: '0.0.0.0' },
    data: takes('folder'),
    json: flag,
    ...COMMON,
  },
  owner: { data: takes('folder'), json: flag, ...COMMON },
  doctor: { json: flag, ...COMMON },
  backup: { data: takes('folder'), 'passphrase-file': takes('file'), ...COMMON },
  restore: { data: takes('folder'), 'passphrase-file': takes('file'), ...COMMON },
  export: { list: flag, data: takes('folder'), json: flag, ...COMMON },
  import: { data: takes('folder'), ...COMMON },
  verify: { json: flag, ...COMMON },
} as const

export type CommandName = keyof typeof OPTIONS

export const COMMAND_NAMES = Object.keys(OPTIONS) as readonly CommandName[]

export const isCommandName = (name: string): name is CommandName => Object.hasOwn(OPTIONS, name)

/** What stands before the options, as a pattern of value names. */
export const POSITIONALS: { readonly [name in CommandName]: readonly (readonly [ValueName, 'must' | 'may'])[] } = {
  host: [],
  find: [['place', 'may']],
  meet: [['place', 'must']],
  keep: [['place', 'must']],
  owner: [],
  doctor: [],
  backup: [['file', 'must']],
  restore: [['file', 'must']],
  export: [
    ['match', 'may'],
    ['file', 'may'],
  ],
  import: [['file', 'must']],
  verify: [['file', 'must']],
}

/** What a command's exit codes mean. */
export const EXIT_CODES: { readonly [name in CommandName]: { readonly [code: number]: keyof TerminalHelp['exit'] } } = {
  host: { 0: 'closed', 1: 'notOpened', 2: 'arguments' },
  find: { 0: 'found', 1: 'noneFound', 2: 'arguments' },
  meet: { 0: 'trusted', 1: 'notTrusted', 2: 'arguments' },
  keep: { 0: 'closed', 1: 'notOpened', 2: 'arguments' },
  owner: { 0: 'done', 1: 'noHost', 2: 'arguments' },
  doctor: { 0: 'found', 1: 'noneFound', 2: 'arguments' },
  backup: { 0: 'done', 1: 'failed', 2: 'arguments' },
  restore: { 0: 'done', 1: 'failed', 2: 'arguments' },
  export: { 0: 'done', 1: 'failed', 2: 'arguments' },
  import: { 0: 'done', 1: 'failed', 2: 'arguments' },
  verify: { 0: 'fair', 1: 'differs', 2: 'arguments', 3: 'unreadable', 4: 'unchecked' },
}

/** Whether these arguments ask for help, whatever else they say. */
export const asksForHelp = (args: readonly string[]): boolean => {
  const end = args.indexOf('--')
  return (end < 0 ? args : args.slice(0, end)).some(arg => arg === '--help' || arg === '-h')
}

/** The language that these arguments ask for, whatever else they say. */
export function languageIn(args: readonly string[]): string | undefined {
  const { lang } = parseArgs({ args: [...args], strict: false, options: { lang: COMMON.lang } }).values
  return typeof lang === 'string' ? lang : undefined
}
