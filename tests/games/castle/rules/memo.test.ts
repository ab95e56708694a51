/** What a seat's private list keeps, and what a newer sight makes it let go. */
import { describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom, Play } from '../../../../src-shared/kernel'
import { type CastleEvent, type CastleShown, type ObjectId } from '../../../../src-shared/games/castle/rules'
import { OBJECTS, copiesOf } from '../../../../src-shared/games/castle/rules/cards'
import { remember } from '../../../../src-shared/games/castle/rules/objects'
import { own } from '../../../../src-shared/games/castle/rules/view'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { moves, playing } from '../../../kit/play'
import { deal, table, type Literal, type Table } from './table'

const spied = (seat: number, object: ObjectId, how: 'spy' | 'got' | 'gave' = 'spy'): CastleShown => ({
  kind: 'object',
  seat,
  object,
  how,
})
const hand = (seat: number, ...objects: ObjectId[]): CastleShown => ({ kind: 'objects', seat, objects })

/** Nobody declares, so that the match lasts. */
const undeclared = moves((ask, random) => {
  const draw = (n: number): number => random.nextInt(n, '')
  if (ask.pick.pick !== 'branch') return drawAnswer(ask.pick, draw)
  return drawAnswer(
    {
      pick: 'branch',
      of: Object.fromEntries(Object.entries(ask.pick.of).filter(([branch]) => !branch.startsWith('declare'))),
    },
    draw,
  )
})

/** Seat 0 sees these, one after another. @returns its list */
function list(...seen: readonly CastleShown[]): CastleShown[] {
  const play = new Play<CastleState, CastleEvent>(deal(4).match.snapshot().state, fastRandom(1))
  for (const saw of seen) remember(play, 0, saw)
  expect(play.state.memo.slice(1)).toEqual([[], [], []])
  return (play.state.memo[0] ?? []).map(entry => entry.saw)
}

describe('the private list', () => {
  it('lets go what is outdated: the only one of its kind elsewhere, a hand seen again, single cards of a hand seen whole', () => {
    expect(list(spied(1, 'mirror'), spied(2, 'mirror', 'gave'))).toEqual([spied(2, 'mirror', 'gave')])
    expect(list(hand(1, 'mirror'), hand(2, 'ring'), hand(1, 'tome'))).toEqual([hand(2, 'ring'), hand(1, 'tome')])
    expect(list(spied(1, 'key'), spied(2, 'tome'), hand(1, 'key', 'ring'))).toEqual([
      spied(2, 'tome'),
      hand(1, 'key', 'ring'),
    ])
    expect(list(spied(1, 'key'), spied(1, 'key', 'got'))).toEqual([spied(1, 'key', 'got')])
  })

  it('lets nothing else go: copies elsewhere, other hands, what was seen of a seat in another way', () => {
    const kept: CastleShown[] = [
      spied(1, 'key'),
      spied(2, 'key'),
      hand(3, 'mirror'),
      spied(3, 'ring'),
      { kind: 'society', seat: 3, society: 'order' },
      { kind: 'society', seat: 2, society: 'order' },
      { kind: 'profession', seat: 3, profession: 'thug' },
      { kind: 'leftOver', professions: ['thug'] },
      { kind: 'deck', objects: ['tome'] },
      { kind: 'top', objects: ['tome'] },
    ]
    expect(list(...kept)).toEqual(kept)
    expect(list(hand(1, 'mirror'), spied(2, 'mirror'))).toEqual([hand(1, 'mirror'), spied(2, 'mirror')])
  })

  it('of a kind of which there are two or more keeps one sight a seat; of single ones one in all', () => {
    for (const { id } of OBJECTS)
      expect(list(spied(1, id), spied(2, id), spied(1, id))).toHaveLength(Math.min(2, copiesOf(id)))
  })

  it('stays short, however long the match is', () => {
    const { match } = deal(8, { window: 0 }, 3),
      random = fastRandom(3),
      sizes: number[] = []
    const played = playing(undeclared)(match, random, 2000, ({ state }) => {
      sizes.push(...state.memo.map(seen => seen.length))
    })
    expect(played).toBe(2000)
    // Seven hands, societies and professions, three looks, and some single cards.
    expect(Math.max(...sizes)).toBeLessThan(50)
  })

  it('shows of a sight what was seen, and nothing else', () => {
    const kinds = new Set<string>()
    const fields: { readonly [kind in CastleShown['kind']]: readonly string[] } = {
      object: ['how', 'kind', 'object', 'seat'],
      objects: ['kind', 'objects', 'seat'],
      society: ['kind', 'seat', 'society'],
      profession: ['kind', 'profession', 'seat'],
      leftOver: ['kind', 'professions'],
      deck: ['kind', 'objects'],
      top: ['kind', 'objects'],
    }
    for (const seats of [4, 8])
      playing(undeclared)(deal(seats, { window: 0 }, 5).match, fastRandom(5), 1000, ({ state }) => {
        for (let seat = 0; seat < state.seats; seat++)
          for (const entry of own(state, seat).memo ?? []) {
            expect(Object.keys(entry).sort()).toEqual(['saw', 'turn'])
            if (kinds.has(JSON.stringify(entry.saw))) continue
            kinds.add(JSON.stringify(entry.saw))
            expect(Object.keys(entry.saw).sort()).toEqual(fields[entry.saw.kind])
          }
      })
    expect(new Set([...kinds].map(saw => (JSON.parse(saw) as CastleShown).kind))).toEqual(new Set(Object.keys(fields)))
  })
})

describe('enters the private list', () => {
  const sawOf = (t: Table, seat: number): CastleShown[] => (t.own(seat).memo ?? []).map(({ saw }) => saw)
  const exchanged = (given: ObjectId, literal: Partial<Literal> = {}): Table =>
    table({ seats: 4, hands: { 0: [given], 1: ['key'], 2: ['whip'], 3: ['ring'] }, ...literal })
      .offer(0, 1, given)
      .accept(1, 'key')

  it('what was offered and refused', () => {
    const t = table({ seats: 4, hands: { 0: ['pass'] } })
      .offer(0, 1, 'pass')
      .refuse(1)
    expect([sawOf(t, 0), sawOf(t, 1)]).toEqual([[], [{ kind: 'object', seat: 0, object: 'pass', how: 'offer' }]])
  })

  it('what one gave and got in an exchange', () => {
    const t = exchanged('whip', { hands: { 0: ['whip'], 1: ['key'] } })
    expect(sawOf(t, 0)).toEqual([spied(1, 'whip', 'gave'), spied(1, 'key', 'got')])
    expect(sawOf(t, 1)).toEqual([spied(0, 'whip', 'got'), spied(0, 'key', 'gave')])
  })

  it('what the Sextant has taken away, and brought, from which neighbour', () => {
    const t = exchanged('sextant').answer(0, 'left')
    for (const seat of [0, 1, 2, 3]) t.answer(seat, t.hand(seat)[0] ?? '')
    expect(sawOf(t, 2)).toEqual([spied(3, 'whip', 'gave'), spied(1, 'sextant', 'got')])
    expect(sawOf(t, 3)).toEqual([spied(0, 'ring', 'gave'), spied(2, 'whip', 'got')])
  })

  it("each one's own old profession, which the Tome has given to the other", () => {
    const t = exchanged('tome', { professions: { 0: 'thug', 1: 'priest' } }).answer(0, 'use')
    expect(sawOf(t, 0)).toContainEqual({ kind: 'profession', seat: 1, profession: 'thug' })
    expect(sawOf(t, 1)).toContainEqual({ kind: 'profession', seat: 0, profession: 'priest' })
  })
})
