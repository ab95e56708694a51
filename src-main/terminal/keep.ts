/** `undertable keep`: keeps a sealed copy of a table, so that it outlives its host. */
import { hostname } from 'node:os'
import { parseArgs } from 'node:util'
import { isPlace, readPlace } from '../../src-shared/lan/place'
import type { Link } from '../../src-shared/lan/link'
import { readArguments, type HostArguments } from '../arguments'
import { OPTIONS } from '../commandOptions'
import { openHosting } from '../hosting'
import type { TableKeeping } from '../keep/tableKeeping'
import type { GoneView } from '../../src-shared/wire'
import { interrupted, print, printError, printJson, type Translate } from './locale'

export interface KeepArguments {
  readonly place: string
  readonly invitation: string
  /** Those of the host that this computer becomes, if it is chosen. */
  readonly host: HostArguments
}

export function readKeepArguments(args: readonly string[]): KeepArguments | { readonly bad: string } {
  try {
    const {
      values: { invitation, json, ask, ...values },
      positionals,
    } = parseArgs({ args: [...args], allowPositionals: true, strict: true, options: OPTIONS.keep })
    const [place, more] = positionals
    if (place === undefined || more !== undefined) return { bad: more ?? 'ADDRESS' }
    if (invitation === undefined) return { bad: '--invitation' }
    const host = readArguments([
      ...Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' ? [`--${name}=${value}`] : value === true ? [`--${name}`] : [],
      ),
      '--no-open',
    ])
    if ('bad' in host) return host
    return { place, invitation, host: { ...host, json, tables: 0, keepers: { invitation, automatic: !ask } } }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** A link that names everything that is needed to find a table again. */
function wholeLink(text: string): (Link & { readonly fingerprint: string; readonly table: string }) | null {
  const place = readPlace(text)
  if (!isPlace(place) || place.fingerprint === null || place.table === null) return null
  return { ...place, fingerprint: place.fingerprint, table: place.table }
}

/** Keeps a table until it is interrupted. @returns the exit code */
export async function keep({ place, invitation, host }: KeepArguments, t: Translate): Promise<number> {
  const link = wholeLink(place)
  if (!link) {
    printError(t('badPlace', { place }))
    return 2
  }
  const hosting = await openHosting({ options: host, t, report: printError })
  if (!hosting?.keeping) return 1
  const { addresses, port, fingerprint, table } = link
  await hosting.keeping.keep(table, { id: fingerprint, name: hostname(), addresses: [...addresses], port }, invitation)
  if (host.json) printJson({ keeping: table, port: hosting.port, fingerprint: hosting.fingerprint })
  else print(t('keeps', { place }), t('stop'))
  const stop = host.keepers?.automatic === false ? askPerson(hosting.keeping, table, t) : null
  await interrupted()
  stop?.()
  await hosting.close()
  return 0
}

/** Between two looks at what the others have decided, in milliseconds. */
const LOOK_MS = 1000

/** Asks the person at the terminal when the host is gone: Enter agrees to the computer that is proposed. @returns stops it */
function askPerson(keeping: TableKeeping, table: string, t: Translate): () => void {
  let said = ''
  const look = (): void => {
    const { gone } = keeping.server.answer(table, null)
    const line = gone ? t('goneAsk', goneWords(keeping, table, gone)) : ''
    if (line !== said && line !== '') printError(line)
    said = line
  }
  const agree = (): void => {
    const { gone } = keeping.server.answer(table, null)
    if (gone) keeping.agreeTo(table, gone.candidate)
  }
  const timer = setInterval(look, LOOK_MS)
  process.stdin.on('data', agree)
  return () => {
    clearInterval(timer)
    process.stdin.off('data', agree)
    process.stdin.pause()
  }
}

function goneWords(keeping: TableKeeping, table: string, gone: GoneView): { [name: string]: string | number } {
  const nameOf = (id: string | null): string =>
    keeping.computersOf(table).find(computer => computer.id === id)?.name ?? ''
  return {
    host: nameOf(gone.host),
    name: nameOf(gone.candidate),
    agreed: gone.agreed.length,
    needed: gone.needed,
  }
}
