/**
 * The place of this table's person, for another address of the same table: browsers remember apart for each address. It
 * travels behind the `#`, which is sent to nobody. Anybody can make such an address and send it to somebody. So it holds
 * the place alone, and the host takes it once, for a new token that the page draws where it arrives.
 */
import { randomBytes, recall, recallInTab, rememberInTab, tableAddress, takeFromAddress } from '../platform'

const BELONGINGS = 'belongings'
/** Which computer hosted a table last. */
export const HOSTED_BY = 'hostedBy.'
const MOVED = 'moved.'

/** A token that came along, and the one that the page has drawn to take its place. */
export interface MovedPlace {
  readonly token: string
  readonly next: string
}

/**
 * @param from the origin's host and port
 * @param table whose place goes along
 */
export function withBelongings(address: string, from: string, table: string): string {
  const token = recall(`token.${from}.${table}`)
  return token === null ? address : `${address}#${new URLSearchParams({ [BELONGINGS]: token }).toString()}`
}

/** Takes the place that came along in the address. It is kept for this tab, until the host has taken it. */
export function takeBelongings(): void {
  const token = takeFromAddress(BELONGINGS),
    { table, screen } = tableAddress()
  if (token === null || table === null || screen || movedPlace(table)) return
  rememberInTab(MOVED + table, `${token} ${drawToken()}`)
  // Whoever hosts the table now is another one than before, and the person hears of it.
  rememberInTab(HOSTED_BY + table, '')
}

/** The place that came along and was not taken yet. */
export function movedPlace(table: string | null): MovedPlace | null {
  const [token = '', next = ''] = recallInTab(MOVED + (table ?? ''))?.split(' ') ?? []
  return token !== '' && next !== '' ? { token, next } : null
}

/** The host has welcomed this page, with that place or another one. */
export const forgetMovedPlace = (table: string | null): void => {
  rememberInTab(MOVED + (table ?? ''), null)
}

const drawToken = (): string => Array.from(randomBytes(), byte => byte.toString(16).padStart(2, '0')).join('')
