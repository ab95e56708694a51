/** How a master of Dark Tales plans: in worlds that fit all it knows, and with more sight than the greedy. */
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, SEEN, type SeatAsk, type View } from '../../../src-shared/kernel'
import { makeMind } from '../../../src-shared/bots'
import { tablesOf, type Look } from '../../../src-shared/bots/tales/look'
import { Memory, type TalesPart } from '../../../src-shared/bots/tales/memory'
import { sample } from '../../../src-shared/bots/tales/sample'
import { tales, type TalesOpen, type TalesOwn } from '../../../src-shared/games/tales'
import { HOUSE_DECK } from '../../../src-shared/games/tales/deck/house'
import { PLAIN } from '../../../src-shared/wire'
import { layGame, minds, partOf } from '../../kit/arena'

const all = HOUSE_DECK.cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort()

/** A match led by greedy minds, and beside it what seat 0 remembers. @param see called whenever seat 0 is asked */
function lead(seats: number, key: number, see: (at: { readonly match: Match<never>; readonly view: View<TalesOpen, TalesOwn>; readonly memory: Memory; readonly ask: SeatAsk; readonly look: Look }) => void): void {
  const { match, told } = layGame(tales, seats, {}, key)
  const table = minds(Array.from({ length: seats }, () => 'bot' as const), key, tales.id)
  let memory: Memory | null = null
  const show = (events: typeof told): void => {
    table.forEach((mind, seat) => {
      const part = partOf(match, seat, events)
      mind.see(part)
      if (seat !== 0) return
      memory ??= new Memory(0, part as unknown as TalesPart)
      memory.hear(part as unknown as TalesPart)
    })
  }
  show(told)
  while (!match.outcome) {
    const seat = Math.min(...match.asks().filter(ask => ask.key !== SEEN).map(ask => ask.seat))
    const view = match.view(seat), ask = view.own?.asks.find(one => one.key !== SEEN), answer = ask && table[seat]?.answer(ask)
    if (!ask || !view.own || answer === undefined || !memory) throw new Error('nobody is asked')
    if (seat === 0) see({ match: match as unknown as Match<never>, view, memory, ask, look: { seat, nature: PLAIN, deck: tablesOf(null), table: view.open.table, own: view.own.hand } })
    const result = match.answer(seat, ask.id, answer)
    if (result === 'again' || 'refused' in result) throw new Error('refused')
    match.commit(result)
    show(result.told)
  }
}

describe('a world that a master believes in', () => {
  it.each([2, 4])('shows its seat what it sees, has every card once, and goes on from there: %i seats', seats => {
    let looked = 0
    lead(seats, seats, ({ match, view, memory, ask, look }) => {
      const state = sample(look, view, memory, ask, fastRandom(looked++))
      expect(tales.open(state)).toEqual(look.table)
      expect(tales.own(state, 0)).toEqual(look.own)
      const lying = [state.time, ...state.common, ...state.resolving, ...state.fronts.flat()].map(({ card }) => card)
      expect([...state.hands.flat(), ...state.deck, ...state.discard, ...lying].sort()).toEqual(all)
      const again = Match.resume(tales, { ...match.snapshot(), state } as never)
      expect(again.view(0).own?.asks).toEqual(view.own?.asks.filter(({ key }) => key !== SEEN))
    })
    expect(looked).toBeGreaterThan(10)
  })

  it('keeps the points that everybody has seen being won', () => {
    lead(3, 5, ({ match, view, memory, ask, look }) => {
      const { vp } = (match.snapshot().state as unknown as { vp: number[] })
      expect(sample(look, view, memory, ask, fastRandom(1)).vp).toEqual(vp)
    })
  })
})

describe('a master', () => {
  it('answers the same for the same seed, and legally before it has seen anything', () => {
    const mind = makeMind('tales', 0, 1, null, { ...PLAIN, level: 'hard' })
    expect(mind.answer({ id: '1/play/0', key: 'play', pick: { pick: 'card', of: ['king'] } })).toBe('king')
  })
})
