/** Ways in which a host may try to choose the cards. Each names the clients that must not call the deal fair. */
import { commitOf, HOST, type OpenedNumber } from '../../../src-shared/fair/numbers'
import { termsHash, type DealTerms } from '../../../src-shared/fair/terms'
import type { Verdict } from '../../../src-shared/fair/verdict'
import type { Json } from '../../../src-shared/kernel'
import type { FairRecord } from '../../../src-shared/record'
import { HostileTable, type Drawn } from './table'

type Victims = readonly ('anna' | 'boris' | 'carla')[]
const ALL: Victims = ['anna', 'boris', 'carla']
const BORIS: Victims = ['boris']

export interface Way {
  readonly way: string
  /** The clients it is done to. */
  readonly victims: Victims
  /** What they must say; null: anything but "fair". */
  readonly says: Partial<Verdict> | null
  readonly cheat: (table: HostileTable) => Promise<void>
  readonly table?: () => HostileTable
}

const differs = (difference: object): Partial<Verdict> => ({ is: 'differs', difference }) as Partial<Verdict>
const changedTerms = (part: string): Partial<Verdict> => differs({ what: 'terms', part })
const without = (hands: readonly OpenedNumber[], seat: number): OpenedNumber[] =>
  hands.filter(hand => hand.seat !== seat)

const withoutTerms = ({ fixed, commit, number, hands, restarts }: FairRecord): FairRecord => ({
  ...{ fixed, commit, number, hands, restarts },
})

/** Plays by a drawing and lays its record open. */
async function finish(table: HostileTable, drawn: Drawn, change: Partial<FairRecord> = {}): Promise<void> {
  const record = await table.play(drawn)
  await table.layOpen({ ...record, fair: { ...record.fair, ...change } })
}

/** An honest drawing, and then other terms in the record, by which it also plays. */
async function playByOther(table: HostileTable, change: (terms: DealTerms) => Partial<DealTerms>): Promise<void> {
  const drawn = await table.draw()
  const terms = { ...drawn.terms, ...change(drawn.terms) }
  // Its own number can be committed to again; the clients' commitments cannot.
  const commit = commitOf(drawn.number, termsHash(terms), HOST)
  await table.layOpen(await table.play({ ...drawn, terms, commit }))
}

/** Throws a deal away once the numbers are known. */
async function throwAway(table: HostileTable, match: string): Promise<Drawn> {
  return table.draw(table.terms({ match }))
}

export const WAYS: readonly Way[] = [
  {
    way: "leaves a client's commitment out of the list",
    victims: BORIS,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      const asked = await table.ask(table.terms())
      const hands = await table.open(
        asked,
        table.commitments(asked.terms).filter(({ seat }) => seat !== 1),
      )
      await finish(table, { ...asked, hands })
    },
  },
  {
    way: 'leaves all commitments out and chooses the key alone',
    victims: ALL,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      const asked = await table.ask(table.terms())
      await finish(table, { ...asked, hands: await table.open(asked, []) })
    },
  },
  {
    way: "puts a commitment of its own in a client's place",
    victims: BORIS,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      const asked = await table.ask(table.terms())
      const number = table.newNumber()
      const forged = { seat: 1, commit: commitOf(number, termsHash(asked.terms), 'boris') }
      const list = table.commitments(asked.terms).map(hand => (hand.seat === 1 ? forged : hand))
      const hands = (await table.open(asked, list)).map(hand => (hand.seat === 1 ? { ...forged, number } : hand))
      const all = hands.some(({ seat }) => seat === 1) ? hands : [...hands, { ...forged, number }]
      await finish(table, { ...asked, hands: [...all].sort((a, b) => a.seat - b.seat) })
    },
  },
  {
    way: "swaps a client's number for another one after all are open",
    victims: ALL,
    says: differs({ what: 'commit', seat: 1 }),
    async cheat(table) {
      const drawn = await table.draw()
      const number = table.newNumber()
      const forged = { seat: 1, number, commit: commitOf(number, termsHash(drawn.terms), 'boris') }
      await finish(table, { ...drawn, hands: drawn.hands.map(hand => (hand.seat === 1 ? forged : hand)) })
    },
  },
  {
    way: "leaves a client's number out after all are open",
    victims: ALL,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const drawn = await table.draw()
      await finish(table, { ...drawn, hands: without(drawn.hands, 1) })
    },
  },
  {
    way: 'opens another number of its own than it committed to',
    victims: ALL,
    says: differs({ what: 'number', seat: null }),
    async cheat(table) {
      await finish(table, { ...(await table.draw()), number: table.newNumber() })
    },
  },
  {
    way: 'tells another commitment of its own afterwards',
    victims: ALL,
    says: differs({ what: 'commit', seat: null }),
    async cheat(table) {
      const drawn = await table.draw()
      const number = table.newNumber()
      await finish(table, { ...drawn, number, commit: commitOf(number, termsHash(drawn.terms), HOST) })
    },
  },
  {
    way: 'deals from a key of its own',
    victims: ALL,
    says: differs({ what: 'key' }),
    async cheat(table) {
      await table.layOpen(await table.play(await table.draw(), { key: 'ab'.repeat(32) }))
    },
  },
  {
    way: 'counts a number twice',
    victims: ALL,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const drawn = await table.draw()
      await finish(table, { ...drawn, hands: drawn.hands.flatMap(hand => (hand.seat === 1 ? [hand, hand] : [hand])) })
    },
  },
  {
    way: 'takes the numbers in another order',
    victims: ALL,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const drawn = await table.draw()
      await finish(table, { ...drawn, hands: [...drawn.hands].reverse() })
    },
  },
  {
    way: 'throws a deal away and deals again',
    victims: ALL,
    says: differs({ what: 'discarded', n: 1 }),
    async cheat(table) {
      await throwAway(table, 'm0')
      await finish(table, await table.draw())
    },
  },
  {
    way: 'throws deals away until it likes one, behind lobby updates with made-up matches',
    victims: ALL,
    says: differs({ what: 'discarded', n: 3 }),
    async cheat(table) {
      for (const match of ['a', 'b', 'c']) {
        await throwAway(table, match)
        for (const client of table.clients) {
          const part = { id: `x${match}`, view: { open: {}, own: null }, events: [] } as never
          client.show({ table: table.id, phase: 'lobby', match: part, arrival: false })
          table.lobby(client)
        }
      }
      await finish(table, await table.draw())
    },
  },
  {
    way: 'throws a deal away behind a restart of its own',
    victims: ALL,
    says: differs({ what: 'discarded', n: 1 }),
    async cheat(table) {
      await throwAway(table, 'm0')
      for (const client of table.clients) table.lobby(client, true)
      await finish(table, await table.draw())
    },
  },
  {
    way: 'throws a deal away and makes the pages load again',
    victims: ALL,
    says: differs({ what: 'discarded', n: 1 }),
    async cheat(table) {
      await throwAway(table, 'm0')
      for (const client of table.clients) {
        client.reload()
        table.lobby(client, true)
      }
      await finish(table, await table.draw())
    },
  },
  {
    way: 'throws a deal away and plays an honest match in between',
    victims: ALL,
    says: differs({ what: 'discarded', n: 1 }),
    async cheat(table) {
      await throwAway(table, 'm0')
      await finish(table, await table.draw())
      await finish(table, await table.draw(table.terms({ match: 'm2' })))
    },
  },
  {
    way: 'says that it threw a deal away, and lays another number of its own open for it',
    victims: ALL,
    says: changedTerms('dropped'),
    async cheat(table) {
      const { terms, commit } = await throwAway(table, 'm0')
      const drawn = await table.draw(table.terms({ dropped: ['m0'] }))
      await finish(table, drawn, { dropped: [{ terms, commit, number: table.newNumber() }] })
    },
  },
  {
    way: 'says that it threw one deal away, and threw away two',
    victims: ALL,
    says: differs({ what: 'discarded', n: 1 }),
    async cheat(table) {
      const { terms, commit, number } = await throwAway(table, 'm0')
      await throwAway(table, 'm00')
      const drawn = await table.draw(table.terms({ dropped: ['m0'] }))
      await finish(table, drawn, { dropped: [{ terms, commit, number }] })
    },
  },
  {
    way: 'lays a thrown-away deal open, so that only its reason stays untold',
    victims: ALL,
    says: { is: 'redealt', n: 1 },
    async cheat(table) {
      const { terms, commit, number } = await throwAway(table, 'm0')
      const drawn = await table.draw(table.terms({ dropped: ['m0'] }))
      await finish(table, drawn, { dropped: [{ terms, commit, number }] })
    },
  },
  {
    way: 'begins the first round of the same match again',
    victims: ALL,
    says: null,
    async cheat(table) {
      await table.draw(table.terms())
      await finish(table, await table.draw(table.terms()))
    },
  },
  {
    way: 'begins another round without naming anybody',
    victims: ALL,
    says: differs({ what: 'restarts' }),
    async cheat(table) {
      await table.draw(table.terms())
      await finish(table, await table.draw(table.terms({ round: 2 })))
    },
  },
  {
    way: 'hides a round afterwards',
    victims: ALL,
    says: differs({ what: 'restarts' }),
    async cheat(table) {
      const first = await table.draw(table.terms())
      await table.draw(table.terms({ round: 2, restarts: ['Dario'] }))
      await finish(table, first)
    },
  },
  {
    way: 'calls a client silent that gave its number',
    victims: BORIS,
    says: differs({ what: 'silenced' }),
    async cheat(table) {
      await table.draw(table.terms())
      const terms = table.terms({ round: 2, restarts: ['Boris'], contributors: ['anna', 'carla'] })
      await finish(table, await table.draw(terms))
    },
  },
  {
    way: 'refuses a number that came in time, and calls its client silent',
    victims: BORIS,
    says: { is: 'unchecked', obstacle: { why: 'late' } } as Partial<Verdict>,
    async cheat(table) {
      table.boris.reply = message => (message.kind === 'number' ? { refused: 'notAwaited' } : null)
      await table.draw(table.terms())
      const terms = table.terms({ round: 2, restarts: ['Boris'], contributors: ['anna', 'carla'] })
      await finish(table, await table.draw(terms))
    },
  },
  {
    way: 'refuses a commitment that came in time',
    victims: BORIS,
    says: { is: 'unchecked', obstacle: { why: 'late' } } as Partial<Verdict>,
    async cheat(table) {
      table.boris.reply = () => ({ refused: 'notAwaited' })
      const asked = await table.ask(table.terms())
      const hands = await table.open(
        asked,
        table.commitments(asked.terms).filter(({ seat }) => seat !== 1),
      )
      await finish(table, { ...asked, hands })
    },
  },
  {
    way: 'does not ask a client that is there',
    victims: BORIS,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      await finish(table, await table.draw(table.terms({ contributors: ['anna', 'carla'] })))
    },
  },
  {
    way: 'asks nobody',
    victims: ALL,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      await finish(table, await table.draw(table.terms({ contributors: [] })))
    },
  },
  {
    way: 'lists a client among the contributors and never asks it',
    victims: BORIS,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      const others = table.clients.filter(client => client !== table.boris)
      const asked = await table.ask(table.terms(), others)
      await finish(table, { ...asked, hands: await table.open(asked) })
    },
  },
  {
    way: 'tells a client nothing at all of the deal',
    victims: BORIS,
    says: null,
    async cheat(table) {
      const others = table.clients.filter(client => client !== table.boris)
      const asked = await table.ask(table.terms({ contributors: ['anna', 'carla'] }), others)
      await finish(table, { ...asked, hands: await table.open(asked, undefined, others) })
    },
  },
  {
    way: 'says that a client spoils deals, and no longer asks it',
    victims: BORIS,
    says: { is: 'unchecked', obstacle: { why: 'excluded' } } as Partial<Verdict>,
    async cheat(table) {
      const terms = table.terms({ contributors: ['anna', 'carla'], excluded: ['boris'] })
      await finish(table, await table.draw(terms))
    },
  },
  {
    way: 'changes the seats once the numbers are known',
    victims: ALL,
    says: changedTerms('seats'),
    cheat: table => playByOther(table, ({ seats }) => ({ seats: [...seats].reverse() })),
  },
  {
    way: 'changes the seats in the record alone',
    victims: ALL,
    says: changedTerms('seats'),
    async cheat(table) {
      const drawn = await table.draw()
      await table.layOpen(await table.play(drawn, { seats: [...table.recordSeats(drawn.terms)].reverse() }))
    },
  },
  {
    way: 'adds a bot once the numbers are known',
    victims: ALL,
    says: changedTerms('seats'),
    cheat: table =>
      playByOther(table, ({ seats }) => ({ seats: [...seats, { bot: { level: 'hard', personality: 'even' } }] })),
  },
  {
    way: 'makes a bot stronger once the numbers are known',
    victims: ALL,
    says: changedTerms('seats'),
    async cheat(table) {
      const seats = (level: 'easy' | 'hard'): DealTerms['seats'] => [
        ...table.terms().seats,
        { bot: { level, personality: 'even' } },
      ]
      const drawn = await table.draw(table.terms({ seats: seats('easy') }))
      await table.layOpen(await table.play({ ...drawn, terms: { ...drawn.terms, seats: seats('hard') } }))
    },
  },
  {
    way: 'changes the options once the numbers are known',
    victims: ALL,
    says: changedTerms('options'),
    cheat: table => playByOther(table, ({ options }) => ({ options: { ...options, turnLimit: 50 } })),
  },
  {
    way: 'says that only one of them is a person, so that chance makes this one the Overlord',
    victims: ALL,
    says: changedTerms('options'),
    table: () => new HostileTable('overlord', null, { people: [1] }),
    async cheat(table) {
      await table.layOpen(await table.play(await table.draw()))
    },
  },
  {
    way: 'changes the options in the record alone',
    victims: ALL,
    says: changedTerms('options'),
    async cheat(table) {
      const drawn = await table.draw()
      await table.layOpen(await table.play(drawn, { options: { ...table.options, turnLimit: 50 } }))
    },
  },
  {
    way: 'changes the version of the rules once the numbers are known',
    victims: ALL,
    says: changedTerms('rules'),
    cheat: table => playByOther(table, ({ rules }) => ({ rules: rules + 1 })),
  },
  {
    way: 'takes the numbers for a deal of another table',
    victims: ALL,
    says: differs({ what: 'leftOut' }),
    async cheat(table) {
      await finish(table, await table.draw(table.terms({ table: 'elsewhere' })))
    },
  },
  {
    way: 'takes the numbers for another match',
    victims: ALL,
    says: null,
    async cheat(table) {
      const drawn = await table.draw(table.terms({ match: 'm0' }))
      await table.layOpen(await table.play(drawn, { id: 'm1' }))
    },
  },
  {
    way: 'tells clients different terms',
    victims: BORIS,
    says: null,
    async cheat(table) {
      const others = table.clients.filter(client => client !== table.boris)
      const mine = table.terms()
      const asked = await table.ask(mine, others)
      await table.ask(table.terms({ options: { ...table.options, turnLimit: 50 } }), [table.boris])
      await finish(table, { ...asked, hands: await table.open(asked) })
    },
  },
  {
    way: 'tells clients different lists of commitments',
    victims: ['anna', 'carla'],
    says: null,
    async cheat(table) {
      const asked = await table.ask(table.terms())
      const honest = table.commitments(asked.terms)
      const number = table.newNumber()
      const forged = { seat: 1, commit: commitOf(number, termsHash(asked.terms), 'boris') }
      await table.open(asked, honest, [table.boris])
      const others = table.clients.filter(client => client !== table.boris)
      await table.open(
        asked,
        honest.map(hand => (hand.seat === 1 ? forged : hand)),
        others,
      )
      await finish(table, { ...asked, hands: table.opened(asked.terms, honest) })
    },
  },
  {
    way: "shows a client its own commitment under somebody else's seat",
    victims: BORIS,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const asked = await table.ask(table.terms())
      const list = table.commitments(asked.terms).map(hand => ({ ...hand, seat: (hand.seat + 1) % 3 }))
      await table.open(
        asked,
        [...list].sort((a, b) => a.seat - b.seat),
      )
      await finish(table, { ...asked, hands: [] })
    },
  },
  {
    way: "replays a client's number of an earlier deal",
    victims: ALL,
    says: null,
    async cheat(table) {
      const first = await table.draw(table.terms({ match: 'm0' }))
      await finish(table, first)
      const old = first.hands.find(({ seat }) => seat === 1)
      const asked = await table.ask(table.terms())
      const list = table.commitments(asked.terms).map(hand => (hand.seat === 1 && old ? old : hand))
      const opened = await table.open(asked, list)
      const hands = [...without(opened, 1), ...(old ? [old] : [])].sort((a, b) => a.seat - b.seat)
      await finish(table, { ...asked, hands })
    },
  },
  {
    way: 'says afterwards that the key was fixed',
    victims: ALL,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const record = await table.play(await table.draw(), { key: 'ab'.repeat(32) })
      await table.layOpen({ ...record, fair: { fixed: true, commit: '', number: '', hands: [], restarts: [] } })
    },
  },
  {
    way: 'fixes the key and asks nobody',
    victims: ALL,
    says: { is: 'fixed' },
    async cheat(table) {
      const drawn: Drawn = { terms: table.terms(), number: '', commit: '', hands: [] }
      const fair: FairRecord = { fixed: true, commit: '', number: '', hands: [], restarts: [] }
      await table.layOpen(await table.play(drawn, { key: 'ab'.repeat(32), fair }))
    },
  },
  {
    way: 'leaves the terms out of the record',
    victims: ALL,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const record = await table.play(await table.draw())
      await table.layOpen({ ...record, fair: withoutTerms(record.fair) })
    },
  },
  {
    way: 'leaves the terms out of the record, and asked nobody',
    victims: ALL,
    says: differs({ what: 'hands' }),
    async cheat(table) {
      const drawn: Drawn = { terms: table.terms(), number: table.newNumber(), commit: 'ab'.repeat(32), hands: [] }
      const record = await table.play(drawn)
      await table.layOpen({ ...record, fair: withoutTerms(record.fair) })
    },
  },
  {
    way: 'lays another match open',
    victims: ALL,
    says: null,
    async cheat(table) {
      const first = await table.draw(table.terms({ match: 'm0' }))
      const old = await table.play(first)
      await table.play(await table.draw())
      await table.layOpen(old)
    },
  },
  {
    way: 'shows another match in between, so that the clients forget what they saw',
    victims: ALL,
    says: { is: 'differs' },
    async cheat(table) {
      const drawn = await table.draw()
      const record = await table.play(drawn)
      await table.play({ ...drawn, terms: { ...drawn.terms, match: 'x' } })
      await table.play(drawn)
      await table.layOpen(record)
    },
  },
  {
    way: 'asks for the numbers first',
    victims: ALL,
    says: null,
    async cheat(table) {
      const terms = table.terms()
      const number = table.newNumber()
      const commit = commitOf(number, termsHash(terms), HOST)
      const hands = await table.open({ terms, number, commit }, [])
      await table.ask(terms)
      await finish(table, { terms, number, commit, hands })
    },
  },
  {
    way: 'never lays the match open',
    victims: ALL,
    says: null,
    async cheat(table) {
      await table.play(await table.draw())
    },
  },
]

/** A table with a deck of its own: the host puts its cards in another order once the numbers are known. */
export const reorderedDeck = (deck: Json, reordered: Json, options: { readonly [key: string]: Json }): Way => ({
  way: 'changes the order of the deck once the numbers are known',
  victims: ALL,
  says: null,
  table: () => new HostileTable('tales', deck, options),
  async cheat(table) {
    const drawn = await table.draw()
    await table.layOpen(await table.play(drawn, { deck: reordered }, reordered))
  },
})
