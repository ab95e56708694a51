/** The worlds that a master of Castle believes in: all that its seat sees is as it sees it, and nothing is there twice. */
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, SEEN, type Options, type Seat, type SeatAsk } from '../../../../src-shared/kernel'
import { Memory, type CastlePart } from '../../../../src-shared/games/castle/bot/memory'
import { sampleState } from '../../../../src-shared/games/castle/bot/sample'
import { castle } from '../../../../src-shared/games/castle/rules'
import {
  PROFESSION_IDS,
  inOrder,
  sealed,
  societyCards,
  type ObjectId,
} from '../../../../src-shared/games/castle/rules/cards'
import { handLimit } from '../../../../src-shared/games/castle/rules/rulings'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { combinations, nextMove, SEAT_COUNTS } from '../rules/play'
import { BOX, deal, table, type CastleMatch, type Literal, type Table } from '../rules/table'
import { partOf } from '../../../kit/arena'
import { make } from '../../../kit/play'

const HARD = { level: 'hard', personality: 'even' } as const
/** Answers played before sampling, and combinations of options at each table: together all of them. */
const MOST = 120,
  TABLES = 6

interface Look {
  readonly match: CastleMatch
  readonly me: Seat
  readonly ask: SeatAsk
  readonly memory: Memory
  readonly drawn: CastleState
}

/** What is asked of a seat whose turn it is; null where it is not, or something else is asked. */
const turnOf = (match: CastleMatch, seat: Seat): SeatAsk | null =>
  match.view(seat).own?.asks.find(({ key }) => key === 'turn') ?? null

const remembering = (match: CastleMatch, seat: Seat): Memory => {
  const memory = new Memory(seat, partOf(match, seat, []) as unknown as CastlePart, HARD)
  memory.see(partOf(match, seat, []) as unknown as CastlePart)
  return memory
}

function drawnBy(match: CastleMatch, ask: SeatAsk, memory: Memory, seed: number): CastleState {
  const view = match.view(memory.seat)
  if (!view.own) throw new Error('nobody sits there')
  return sampleState({ view, own: view.own.private, ask }, memory, fastRandom(seed))
}

/** A match led by random moves, and beside it what each seat remembers. @param see called whenever a seat is asked what it does with its turn */
function lead(seats: number, options: Options, key: number, see: (at: Look) => void): void {
  const { match } = deal(seats, options, key),
    random = fastRandom(key * 100 + seats)
  const memories = Array.from({ length: seats }, (_, seat) => remembering(match, seat))
  for (let answers = 0; answers < MOST && !match.outcome; answers++) {
    const taken = make(match, nextMove(match, random))
    for (const memory of memories) {
      if (taken.touched === 'all' || taken.entry.seat === memory.seat)
        memory.see(partOf(match, memory.seat, taken.events) as unknown as CastlePart)
      const ask = turnOf(match, memory.seat)
      if (ask) see({ match, me: memory.seat, ask, memory, drawn: drawnBy(match, ask, memory, answers) })
    }
  }
}

const sorted = (cards: readonly string[]): string[] => [...cards].sort()

function hasAllOnce(
  { hands, deck, chosen, box, societies, removed, professions, leftOver }: CastleState,
  seats: number,
): void {
  expect(sorted([...hands.flat(), ...deck, ...chosen, ...box])).toEqual(sorted(BOX))
  expect(sorted([...professions, ...leftOver])).toEqual(sorted(PROFESSION_IDS))
  const cards = [...societies, ...(removed ? [removed] : [])]
  for (const society of ['order', 'brotherhood'])
    expect(cards.filter(one => one === society)).toHaveLength(societyCards(seats))
}

describe('a world that a master believes in', () => {
  it.each(SEAT_COUNTS)(
    'shows its seat what it sees, has every card once, and goes on from there: %i seats, in every edition and variant',
    seats => {
      let looks = 0
      const all = combinations(seats),
        each = Math.ceil(all.length / TABLES)
      all
        .filter((_, i) => i % each === seats % each)
        .forEach((options, n) => {
          lead(seats, { ...options, memo: n % 3 > 0 }, n + 1, ({ match, me, ask, drawn }) => {
            const view = match.view(me)
            looks++
            expect(castle.open(drawn)).toEqual(view.open.table)
            expect(castle.own(drawn, me)).toEqual(view.own?.private)
            hasAllOnce(drawn, seats)
            const again = Match.resume(castle, { ...match.snapshot(), state: drawn })
            expect(turnOf(again, me)).toEqual(ask)
            expect(again.view(me).own?.asks).toEqual(view.own?.asks.filter(({ key }) => key !== SEEN))
            expect(again.view(me).open.asking).toEqual(view.open.asking)
          })
        })
      expect(looks).toBeGreaterThan(2 * TABLES)
    },
  )

  it('lets the sealed objects lie in hands, where they were dealt, and never in the deck', () => {
    lead(6, {}, 3, ({ drawn: { hands } }) => {
      for (const object of sealed('red')) expect(hands.flat()).toContain(object)
    })
  })
})

describe('what is not told shows in what is asked', () => {
  const world = (literal: Literal, happens: (at: Table) => unknown = () => null): CastleState => {
    const at = table(literal),
      memory = remembering(at.match, 0)
    happens(at)
    memory.see(partOf(at.match, 0, at.log) as unknown as CastlePart)
    const ask = turnOf(at.match, 0)
    if (!ask) throw new Error('seat 0 is not on turn')
    return drawnBy(at.match, ask, memory, 1)
  }

  it('whether the Pearl forbids the victory alone', () => {
    const blocks = (pearlBlocksLodge: boolean, ...more: readonly ObjectId[]) =>
      world({ seats: 4, hands: { 0: ['key', 'goblet', 'goblet', 'signet', ...more] }, options: { pearlBlocksLodge } })
        .options.pearlBlocksLodge
    expect([blocks(true, 'pearl'), blocks(false, 'pearl'), blocks(true)]).toEqual([true, false, false])
  })

  it('in the Italian edition, whether the turn is still fresh: after the Clairvoyant it is not', () => {
    const literal: Literal = {
      seats: 4,
      hands: { 0: ['key', 'whip'] },
      professions: { 0: 'clairvoyant' },
      deck: ['ring'],
      options: { edition: 'italian' },
    }
    expect(world(literal).turn.fresh).toBe(true)
    expect(world(literal, at => at.way(0, 'clairvoyant', true)).turn.fresh).toBe(false)
  })
})

describe('what was seen', () => {
  /** Seat 0 has seen by the Privilege what seat 1 holds, and by the Monocle of which society it is. */
  const seen = () => {
    const at = table({
      seats: 4,
      hands: { 0: ['pass', 'monocle', 'coat'], 1: ['key', 'goblet'], 2: ['key', 'whip'] },
      societies: { 0: 'order', 1: 'order' },
      professions: { 0: 'thug' },
    })
    const memory = new Memory(0, partOf(at.match, 0, []) as unknown as CastlePart, HARD)
    memory.see(partOf(at.match, 0, []) as unknown as CastlePart)
    at.offer(0, 1, 'pass').accept(1, 'goblet').answer(0, 'use').quiet()
    for (const seat of [1, 2, 3]) at.spy(seat, 0).quiet()
    at.offer(0, 1, 'monocle').accept(1, 'pass').answer(0, 'use').answer(1, 'decline').quiet()
    for (const seat of [1, 2, 3]) at.spy(seat, 0).quiet()
    memory.see(partOf(at.match, 0, at.log) as unknown as CastlePart)
    const view = at.match.view(0),
      ask = view.own?.asks.find(({ key }) => key === 'turn')
    if (!ask || !view.own) throw new Error('seat 0 is not on turn')
    const { private: hand } = view.own
    return (seed: number) => sampleState({ view, own: hand, ask }, memory, fastRandom(seed))
  }

  it('is so in every world; what was not seen is not', () => {
    const draw = seen(),
      worlds = Array.from({ length: 60 }, (_, seed) => draw(seed))
    for (const { hands, societies } of worlds) {
      expect(hands[1]).toEqual(inOrder(['key', 'monocle']))
      expect(societies).toEqual(['order', 'order', 'brotherhood', 'brotherhood'])
    }
    const theirs = new Set(worlds.map(({ hands }) => hands[2]?.join()))
    expect(theirs.size).toBeGreaterThan(5)
    expect(worlds.every(({ hands }) => hands.every(hand => hand.length <= handLimit(4)))).toBe(true)
  })

  it('is the same world for the same seed', () => {
    const draw = seen()
    expect(draw(7)).toEqual(draw(7))
  })
})
