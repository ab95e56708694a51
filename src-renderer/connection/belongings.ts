/**
 * What a browser remembers for this table's person, packed for another address of the same table: browsers keep it apart
 * for each address. It travels behind the `#`, which is sent to nobody.
 */
import { addRemembered, allRemembered, rememberInTab, takeFromAddress } from '../platform'

const BELONGINGS = 'belongings'
/** Which computer hosted a table last: of that the page that comes knows more than what was left here. */
export const HOSTED_BY = 'hostedBy.'
/** Characters: longer addresses break in some browsers. What is longer is left behind, except the place itself. */
const MOST = 30_000

type Entries = readonly (readonly [key: string, value: string])[]
interface Packed {
  readonly kept: Entries
  readonly inTab: Entries
}

/**
 * @param from the origin's host and port
 * @param to the other one's
 * @param table whose place goes along
 */
export function withBelongings(address: string, from: string, to: string, table: string): string {
  const { kept, inTab } = allRemembered()
  const placeKey = `token.${from}.${table}`
  const place: Entries = kept.filter(([key]) => key === placeKey).map(([, value]) => [`token.${to}.${table}`, value])
  const others = kept.filter(([key]) => !key.startsWith('token.') && !key.startsWith('screen.'))
  const all: Packed = { kept: [...place, ...others], inTab: inTab.filter(([key]) => key !== 'owner') }
  const text = JSON.stringify(all)
  const least: Packed = { kept: place, inTab: inTab.filter(([key]) => key === HOSTED_BY + table) }
  const packed = text.length <= MOST ? text : JSON.stringify(least)
  return `${address}#${new URLSearchParams({ [BELONGINGS]: packed }).toString()}`
}

/** Takes what came along in the address. What is remembered here already stays as it is. */
export function takeBelongings(): void {
  const text = takeFromAddress(BELONGINGS)
  if (text === null) return
  try {
    const { kept, inTab } = JSON.parse(text) as { readonly [part in keyof Packed]?: unknown }
    addRemembered({ kept: entriesOf(kept), inTab: entriesOf(inTab) })
    for (const [key, value] of entriesOf(inTab)) if (key.startsWith(HOSTED_BY)) rememberInTab(key, value)
  } catch {
    /* nothing of ours */
  }
}

const isEntry = (one: unknown): one is [string, string] =>
  Array.isArray(one) && one.length === 2 && one.every(part => typeof part === 'string')

const entriesOf = (list: unknown): Entries => (Array.isArray(list) ? list.filter(isEntry) : [])
