/** A Mascarade match between clients with witnesses, from the lobby to its end. */
import { drawAnswer, fastRandom, isRefusal } from '../../src-shared/kernel'
import { bytesToHex } from '@noble/hashes/utils.js'
import { commitOf, dealKey, HOST } from '../../src-shared/fair/numbers'
import { termsHash, type DealTerms } from '../../src-shared/fair/terms'
import type { MatchRecord } from '../../src-shared/record'
import { Host } from '../../src-main/host/host'
import type { Table } from '../../src-main/host/table'
import { testDeps, type TestDeps } from '../kit/deps'
import { WitnessGuest } from '../kit/witnessGuest'

export interface Evening {
  readonly given: TestDeps
  readonly host: Host
  readonly table: Table
  readonly guests: readonly WitnessGuest[]
}

export const NAMES = ['Anna', 'Boris', 'Carla', 'Dario'] as const

/** People at a table, all ready. */
export async function gathered(
  people: number,
  { seed = 1, bots = 0, fixed = null as Uint8Array | null, game = 'mascarade' } = {},
): Promise<Evening> {
  const given = testDeps(seed)
  const host = new Host(given)
  const table = host.open({ id: 't', name: 'Table', game, invite: [], fixedKey: fixed && (() => fixed), pace: 0 })
  const guests = NAMES.slice(0, people).map((name, at) => new WitnessGuest(host, name, at + 1))
  for (const guest of guests) guest.hello()
  for (const guest of guests.slice(1)) await guest.send({ kind: 'ready', ready: true })
  const [first] = guests
  for (let i = 0; i < bots; i++) await first?.send({ kind: 'addBot' })
  if (game === 'mascarade') await first?.send({ kind: 'options', options: { turnLimit: 50 } })
  return { given, host, table, guests }
}

export function guestOf({ guests }: Evening, at: number): WitnessGuest {
  const guest = guests[at]
  if (!guest) throw new Error(`no guest ${at}`)
  return guest
}

/** Starts the match, as far as it goes without any clock. */
export async function begun(evening: Evening): Promise<void> {
  const why = await guestOf(evening, 0).send({ kind: 'start' })
  if (why && isRefusal(why)) throw new Error(why.refused)
}

/** Plays this many answers, or to the end. @param each called after each */
export async function played(
  evening: Evening,
  answers = 5000,
  each: (n: number) => void | Promise<void> = () => undefined,
): Promise<void> {
  const random = fastRandom(5)
  for (let n = 0; n < answers && evening.table.party.phase === 'match'; n++) {
    const asked = evening.guests.filter(guest => guest.closed === null && guest.asks().length > 0)
    const guest = asked[random.nextInt(Math.max(1, asked.length), '')]
    const ask = guest?.asks()[0]
    if (guest && ask)
      await guest.answerAs(
        ask,
        drawAnswer(ask.pick, max => random.nextInt(max, '')),
      )
    else await evening.given.clock.step()
    await each(n)
  }
  await evening.given.clock.settle()
}

export function recordOf(guest: WitnessGuest): MatchRecord {
  if (!guest.record) throw new Error('no record was opened')
  return guest.record
}

/**
 * A record whose deal had other terms, with all its numbers: what an honest host would have written.
 * @param change the other terms
 */
export function underOtherTerms(record: MatchRecord, change: Partial<DealTerms>): MatchRecord {
  const { fair } = record
  if (!fair) throw new Error('not dealt fairly')
  const terms = { ...termsOf(record), ...change }
  const hash = termsHash(terms)
  const hands = fair.hands.map(({ seat, number }) => {
    const at = terms.seats[seat]
    return { seat, number, commit: commitOf(number, hash, at && 'person' in at ? at.person : '') }
  })
  return {
    ...record,
    rules: terms.rules,
    key: bytesToHex(dealKey(hash, fair.number, hands)),
    fair: { ...fair, terms, hands, commit: commitOf(fair.number, hash, HOST) },
  }
}

export function termsOf({ fair }: MatchRecord): DealTerms {
  if (!fair?.terms) throw new Error('the record has no terms')
  return fair.terms
}
