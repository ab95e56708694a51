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
import { cleanComputerName } from '../../src-shared/wire/names'
import { interrupted, print, printError, printJson, printPrompt, type Translate } from './locale'
import { secretIn, STANDARD_INPUT, typeSecret } from './secrets'

export interface KeepArguments {
  readonly place: string
  /** The file that the invitation is in; null where it is asked for. */
  readonly invitationFile: string | null
  /** Agrees in advance to go on without a host that is gone. */
  readonly automatic: boolean
  /** Those of the host that this computer becomes, if it is chosen. */
  readonly host: HostArguments
}

export function readKeepArguments(args: readonly string[]): KeepArguments | { readonly bad: string } {
  try {
    const {
      values: { 'invitation-file': invitationFile = null, json, ask, ...values },
      positionals,
    } = parseArgs({ args: [...args], allowPositionals: true, strict: true, options: OPTIONS.keep })
    const [place, more] = positionals
    if (place === undefined || more !== undefined) return { bad: more ?? 'ADDRESS' }
    // Enter could not be pressed: the input is at its end.
    if (ask && invitationFile === STANDARD_INPUT) return { bad: '--ask --invitation-file -' }
    const host = readArguments([
      ...Object.entries(values).flatMap(([name, value]) =>
        typeof value === 'string' ? [`--${name}=${value}`] : value === true ? [`--${name}`] : [],
      ),
      '--no-open',
    ])
    if ('bad' in host) return host
    return { place, invitationFile, automatic: !ask, host: { ...host, json, tables: 0 } }
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

/** The invitation from its file, or typed. @returns null when there is none, after reporting why */
async function readInvitation(file: string | null, t: Translate): Promise<string | null> {
  if (file === null && !process.stdin.isTTY) {
    printError(t('invitationNoTerminal'))
    return null
  }
  try {
    const given = file === null ? await typeSecret(process.stdin, printPrompt, t('invitation')) : secretIn(file)
    if (given) return given
    printError(t('invitationNone'))
    return null
  } catch (fault) {
    printError(t('notRead', { file: file ?? '', what: fault instanceof Error ? fault.message : String(fault) }))
    return null
  }
}

/** Keeps a table until it is interrupted. @returns the exit code */
export async function keep(args: KeepArguments, t: Translate): Promise<number> {
  const { place, automatic } = args
  const link = wholeLink(place)
  if (!link) {
    printError(t('badPlace', { place }))
    return 2
  }
  const invitation = await readInvitation(args.invitationFile, t)
  if (invitation === null) return 1
  const host = { ...args.host, keepers: { invitation, automatic } }
  const hosting = await openHosting({ options: host, t, report: printError })
  if (!hosting?.keeping) return 1
  const { addresses, port, fingerprint, table } = link
  await hosting.keeping.keep(
    table,
    { id: fingerprint, name: cleanComputerName(hostname()), addresses: [...addresses], port },
    invitation,
  )
  const end = interrupted()
  if (host.json) printJson({ keeping: table, port: hosting.port, fingerprint: hosting.fingerprint })
  else print(t('keeps', { place }), t('stop'))
  const stop = automatic ? null : askPerson(hosting.keeping, table, t)
  await end
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
