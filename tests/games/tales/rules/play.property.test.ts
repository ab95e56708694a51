/** Random play of all nine tales at every seat count: what must hold at every moment, and at the end. */
import { describe, expect, it } from 'vitest'
import { fastRandom, type Seat } from '../../../../src-shared/kernel'
import { tales, type TalesEvent, type TalesOpen, type TalesOwn } from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import type { TalesState } from '../../../../src-shared/games/tales/rules/state'
import { happens, randomPlay, type RandomPlay } from '../../../kit/randomPlay'
import { anyOptions, nextMove, playOn, SEAT_COUNTS, TALES } from './play'
import { deal } from './table'

const MOST_ANSWERS = 1500
const MOST_TURNS = 200

const ALL_CARDS = HOUSE_DECK.cards
  .flatMap(({ id, copies }) => new Array<string>(copies).fill(id))
  .sort()
  .join()

function holds(state: TalesState): void {
  const { time, common, resolving, fronts, hands, deck, discard, items, stock, turn, outcome } = state
  const inPlay = [time, ...common, ...resolving, ...fronts.flat()]
  const cards = [...inPlay.map(({ card }) => card), ...hands.flat(), ...deck, ...discard]
  if (cards.sort().join() !== ALL_CARDS) throw new Error(`cards lost: ${cards.join()}`)
  if (new Set(inPlay.map(({ name }) => name)).size !== inPlay.length) throw new Error('two cards in play of one name')
  for (const item of ['gold', 'sword', 'armour', 'wand'] as const) {
    const counts = [stock[item], ...items.map(own => own[item])]
    if (counts.some(n => n < 0) || counts.reduce((sum, n) => sum + n, 0) !== HOUSE_DECK.items[item])
      throw new Error(`${item} lost: ${counts.join()}`)
  }
  if (turn.number > MOST_TURNS) throw new Error(`turn ${turn.number}`)
  const asked = state.steps.at(-1)?.step
  if (!outcome && (asked === 'play' || asked === 'useItem') && resolving.length > 0)
    throw new Error('a card was not put away')
}

/** The stack is public: a step's data names cards in play alone. */
function stackIsPublic(state: TalesState): void {
  const hidden = JSON.stringify(state.steps.map(({ data }) => data)).replaceAll(/"(card|name)":"[^"]*"/g, '')
  for (const { id } of HOUSE_DECK.cards) {
    const times = id === 'night' || id === 'day'
    if (!times && new RegExp(`"${id}"`).test(hidden)) throw new Error(`a card on the stack: ${hidden}`)
  }
}

/** Most points; of those most items and hand cards. */
function rightful({ reckoning, hands, items }: TalesState): Seat[] {
  const totals = reckoning?.totals.map(({ total }) => total) ?? []
  const best = totals.flatMap((total, seat) => (total === Math.max(...totals) ? [seat] : []))
  const goods = (seat: Seat): number =>
    Object.values(items[seat] ?? {}).reduce((sum, n) => sum + n, hands[seat]?.length ?? 0)
  const most = Math.max(...best.map(goods))
  return best.filter(seat => goods(seat) === most)
}

const talesPlay: RandomPlay<TalesState, TalesEvent, TalesOpen, TalesOwn> = {
  game: tales,
  seats: SEAT_COUNTS,
  deal,
  nextMove,
  combinations: () => TALES,
  anyOptions,
  runs: 5,
  most: MOST_ANSWERS,
  ends: true,
  rightful,
  holds: state => {
    holds(state)
    stackIsPublic(state)
  },
}

randomPlay(talesPlay)

describe.each(SEAT_COUNTS)('points at %i seats', seats => {
  it('are what was told of them, at every moment and in the end', () => {
    for (const [i, options] of TALES.entries()) {
      const { match, events } = deal(seats, options, i)
      const vp = new Array<number>(seats).fill(0)
      const hear = (event: TalesEvent): void => {
        if (event.kind === 'vp') vp[event.seat] = (vp[event.seat] ?? 0) + event.vp
      }
      for (const { event } of events) hear(event)
      playOn(match, fastRandom(i + seats), MOST_ANSWERS, taken => {
        for (const { event } of taken.events) hear(event)
        expect(taken.state.vp).toEqual(vp)
        const scores = taken.events.flatMap(({ event }) => (event.kind === 'score' ? [event] : []))
        for (const { event } of taken.events)
          if (event.kind === 'end') {
            expect(event.totals.map(({ total }) => total)).toEqual(
              vp.map((played, seat) => scores.reduce((sum, one) => (one.seat === seat ? sum + one.vp : sum), played)),
            )
          }
      })
      expect(match.outcome).not.toBeNull()
    }
  })
})

describe('over all these matches', () => {
  it('everything that can happen does', () => {
    const { kinds, reasons, asked } = happens(
      talesPlay,
      SEAT_COUNTS.flatMap(seats =>
        TALES.flatMap((options, i) =>
          [0, 1, 2, 3].map(run => [seats, options, seats + i + 10 * run, seats * 100 + i + 1000 * run] as const),
        ),
      ),
    )
    expect([...reasons]).toEqual(expect.arrayContaining(['points', 'items']))
    // `may` is for decks of one's own.
    expect([...asked].sort()).toEqual([
      'discard',
      'freeLine',
      'mayDiscard',
      'peek',
      'play',
      'playMore',
      'seen',
      'takeCard',
      'takeItem',
      'useItem',
    ])
    expect([...kinds].sort()).toEqual([
      'away',
      'deal',
      'decline',
      'discard',
      'draw',
      'end',
      'escape',
      'hands',
      'item',
      'nothing',
      'peek',
      'play',
      'score',
      'take',
      'takeDiscarded',
      'time',
      'turn',
      'useLine',
      'vp',
    ])
  })
})
