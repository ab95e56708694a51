/** The arguments of `undertable host`. */
import { parseArgs } from 'node:util'
import { isJoinCode } from '../src-shared/lan/joinCodeProof'
import { OPTIONS } from './commandOptions'
import { nodeIds } from './nodeDeps'
import { secretIn } from './terminal/secrets'

export interface HostArguments {
  readonly port: number | null
  /** The port that this host had before: where it is free, it is taken again. */
  readonly formerPort?: number
  readonly name: string | null
  readonly bind: string
  readonly tables: number
  /** Whether one address leads to all tables, and people open more of them. */
  readonly hall: boolean
  readonly accept: readonly string[]
  readonly advertise: boolean
  /** Whether guests may connect with a browser, unencrypted. */
  readonly guests: boolean
  /** The join code of new tables. */
  readonly code: string | null
  readonly open: boolean
  readonly json: boolean
  readonly lang: string | undefined
  readonly seed: string | null
  readonly pace: number
  /** Where data is stored: a folder; null for the user's own; `none` for nowhere. */
  readonly data: { readonly folder: string | null } | 'none'
  /** A folder of signed installers to offer to guests; null for none. */
  readonly offer: string | null
  /** How other computers may keep the tables; null where none does. */
  readonly keepers: KeeperSettings | null
  readonly version: boolean
}

export interface KeeperSettings {
  /** Whoever knows it may keep the tables. */
  readonly invitation: string
  /** Agrees in advance to go on without a host that has been silent for 20 s. */
  readonly automatic: boolean
  /** The name of the person at this computer, if that is what others know it by. */
  readonly person?: string
}

const MAX_PORT = 65_535,
  MAX_TABLES = 300,
  MAX_PACE = 10

/** @returns the arguments, or the one that is invalid */
export function readArguments(args: readonly string[]): HostArguments | { readonly bad: string } {
  try {
    const { values } = parseArgs({ args: [...args], strict: true, options: OPTIONS.host })
    const noData = values['no-data']
    const port = values.port === undefined ? null : parseCount(values.port, 0, MAX_PORT)
    const tables = parseCount(values.tables, 1, MAX_TABLES)
    const pace = Number(values.pace)
    if (port === undefined) return { bad: `--port ${values.port ?? ''}` }
    if (tables === undefined) return { bad: `--tables ${values.tables}` }
    if (!(pace >= 0 && pace <= MAX_PACE)) return { bad: `--pace ${values.pace}` }
    const { code: typed, 'code-file': codeFile } = values
    if (typed !== undefined && codeFile !== undefined) return { bad: '--code --code-file' }
    if (typed !== undefined && !isJoinCode(typed)) return { bad: `--code ${typed}` }
    const code = codeFile === undefined ? (typed ?? null) : secretIn(codeFile)
    // Not the code itself: what is not understood is printed.
    if (code !== null && !isJoinCode(code)) return { bad: `--code-file ${codeFile ?? ''}` }
    if (noData && values.data !== undefined) return { bad: '--data --no-data' }
    return {
      port,
      tables,
      hall: values.hall,
      pace,
      data: noData ? 'none' : { folder: values.data ?? null },
      name: values.name ?? null,
      bind: values.bind,
      accept: values.accept ?? [],
      advertise: !values['no-advertise'],
      guests: !values['no-guests'],
      code,
      offer: values.offer ?? null,
      keepers: values.keepers ? { invitation: nodeIds.token(), automatic: true } : null,
      open: !values['no-open'],
      json: values.json,
      lang: values.lang,
      seed: values.seed ?? null,
      version: values.version,
    }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

function parseCount(text: string, min: number, max: number): number | undefined {
  const n = /^\d+$/.test(text) ? Number(text) : NaN
  return n >= min && n <= max ? n : undefined
}
