/** How a master of Dark Tales plans: in worlds that fit all it knows, and with more sight than the greedy. */
import { describe, expect, it } from 'vitest'
import { fastRandom, Match, SEEN, type Answer, type SeatAsk, type View } from '../../../../src-shared/kernel'
import { makeBot } from '../../../kit/makeBot'
import { tablesOf, type TableReading } from '../../../../src-shared/games/tales/bot/tableReading'
import { Memory, type TalesPart } from '../../../../src-shared/games/tales/bot/memory'
import { searchProblem } from '../../../../src-shared/games/tales/bot/planning'
import { stateSampler } from '../../../../src-shared/games/tales/bot/sample'
import { tales, type TalesOpen, type TalesOwn } from '../../../../src-shared/games/tales/rules'
import { HOUSE_DECK } from '../../../../src-shared/games/tales/rules/deck/house'
import { DEFAULT_PROFILE, type BotProfile } from '../../../../src-shared/wire'
import { table, type Literal } from '../rules/table'
import { layGame, createBots, partOf } from '../../../kit/arena'

const all = HOUSE_DECK.cards.flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort()

/** A match led by greedy minds, and beside it what seat 0 remembers. @param see called whenever seat 0 is asked */
function lead(
  seats: number,
  key: number,
  see: (at: {
    readonly match: Match<never>
    readonly view: View<TalesOpen, TalesOwn>
    readonly memory: Memory
    readonly ask: SeatAsk
    readonly look: TableReading
  }) => void,
): void {
  const { match, events } = layGame(tales, seats, {}, key)
  const table = createBots(
    Array.from({ length: seats }, () => 'bot' as const),
    key,
    tales.id,
  )
  let memory: Memory | null = null
  const show = (news: typeof events): void => {
    table.forEach((bot, seat) => {
      const part = partOf(match, seat, news)
      bot.see(part)
      if (seat !== 0) return
      memory ??= new Memory(0, part as unknown as TalesPart)
      memory.hear(part as unknown as TalesPart)
    })
  }
  show(events)
  while (!match.outcome) {
    const seat = Math.min(
      ...match
        .asks()
        .filter(ask => ask.key !== SEEN)
        .map(ask => ask.seat),
    )
    const view = match.view(seat),
      ask = view.own?.asks.find(one => one.key !== SEEN),
      answer = ask && table[seat]?.answer(ask)
    if (!ask || !view.own || answer === undefined || !memory) throw new Error('nobody is asked')
    if (seat === 0)
      see({
        match: match as unknown as Match<never>,
        view,
        memory,
        ask,
        look: { seat, profile: DEFAULT_PROFILE, deck: tablesOf(null), table: view.open.table, own: view.own.private },
      })
    const result = match.answer(seat, ask.id, answer)
    if (result === 'again' || 'refused' in result) throw new Error('refused')
    match.commit(result)
    show(result.events)
  }
}

describe('a world that a master believes in', () => {
  it.each([2, 4])('shows its seat what it sees, has every card once, and goes on from there: %i seats', seats => {
    let looked = 0
    lead(seats, seats, ({ match, view, memory, ask, look }) => {
      const state = stateSampler(look, view, memory, ask)(fastRandom(looked++))
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
      const { vp } = match.snapshot().state as unknown as { vp: number[] }
      expect(stateSampler(look, view, memory, ask)(fastRandom(1)).vp).toEqual(vp)
    })
  })
})

describe('a master', () => {
  it('answers the same for the same seed, and legally before it has seen anything', () => {
    const bot = makeBot('tales', 0, 1, null, { ...DEFAULT_PROFILE, level: 'hard' })
    expect(bot.answer({ id: '1/play/0', key: 'play', pick: { pick: 'card', of: ['king'] } })).toBe('king')
  })
})

describe('a master near the end', () => {
  /** One card more each way and the match is over: a villain in front makes a pair with a sword (B1, 3 points), the King has the more points now. */
  const LAST: Literal = {
    b: 'first',
    hands: { 0: ['king', 'ogre'], 1: [] },
    deck: [],
    items: { 0: { sword: 1 }, 1: { gold: 5 } },
    vp: { 0: 4, 1: 4 },
  }

  /** All other cards of the deck have been played and are gone: what a master deals in its worlds comes from nowhere else. */
  function withTheRest(literal: Literal): Literal {
    const left = [...all]
    const lying = [
      literal.time ?? 'night',
      ...(literal.common ?? []),
      ...Object.values(literal.hands ?? {}).flat(),
      ...Object.values(literal.fronts ?? {}).flat(),
    ]
    for (const card of lying) left.splice(left.indexOf(card), 1)
    return { ...literal, discard: left }
  }

  function plays(literal: Literal, profile: BotProfile, seed = 1): Answer | undefined {
    const { match } = table(withTheRest(literal)),
      bot = makeBot('tales', 0, seed, null, profile)
    bot.see(partOf(match, 0, []))
    const [ask] = match.view(0).own?.asks ?? []
    return ask && bot.answer(ask)
  }
  const seeds = Array.from({ length: 6 }, (_, seed) => seed)
  const master = (literal: Literal) => seeds.map(seed => plays(literal, { ...DEFAULT_PROFILE, level: 'hard' }, seed))
  const always = (card: string) => seeds.map(() => card)

  it('plays what completes story card B, where the greedy take the points of now', () => {
    expect(master(LAST)).toEqual(always('ogre'))
    expect(plays(LAST, DEFAULT_PROFILE)).toBe('king')
  })

  it('takes the points of now where nothing is completed by it: without a sword, or with none to spare', () => {
    expect(master({ ...LAST, items: { 1: { gold: 5 } } })).toEqual(always('king'))
    expect(master({ ...LAST, fronts: { 0: ['child'] }, time: 'day' })).toEqual(always('king'))
  })

  it('goes for the item that completes a set, where it has the others, before points of now', () => {
    // The Dark Lord brings 4 points; the Young Hero 1 and a sword, which is the last of a set of 5 (B2).
    const set: Literal = {
      b: 'second',
      hands: { 0: ['darklord', 'hero'], 1: [] },
      deck: [],
      common: ['dragon', 'dragon'],
      items: { 0: { armour: 1, wand: 1 } },
      vp: { 0: 4, 1: 4 },
    }
    expect(master(set)).toEqual(always('hero'))
    expect(master({ ...set, items: { 0: { wand: 1 } } })).toEqual(always('darklord'))
  })
})

describe('how glad a master is of what it reaches', () => {
  // Its story card B counts no cards in hand.
  const { match } = table({ seats: 3, b: 'second' })
  const view = match.view(0),
    [ask] = view.own?.asks ?? []
  if (!view.own || !ask) throw new Error('nobody is asked')
  const look: TableReading = {
    ...{ seat: 0, profile: DEFAULT_PROFILE, deck: tablesOf(null) },
    ...{ table: view.open.table, own: view.own.private },
  }
  const problem = searchProblem(look, view, new Memory(0, partOf(match, 0, []) as unknown as TalesPart), ask)
  const now = problem.sample(fastRandom(1))
  const ended = (totals: readonly number[], ...winners: readonly number[]): number =>
    problem.value({
      ...now,
      reckoning: { scores: [], totals: totals.map(total => ({ total })) as never },
      outcome: { winners, reason: 'over' },
    })

  it('is the less the more share its victory, and least where others win', () => {
    const alone = ended([5, 5, 5], 0)
    expect(ended([5, 5, 5], 1)).toBeCloseTo(alone - 0.7)
    expect(ended([5, 5, 5], 0, 1)).toBeCloseTo(alone - 0.35)
    expect(ended([5, 5, 5], 0, 1, 2)).toBeCloseTo(alone - (0.7 * 2) / 3)
  })

  it('is a little more where it wins by more, or misses by less: by the best of the others', () => {
    expect(ended([9, 5, 1], 0)).toBeGreaterThan(ended([6, 5, 1], 0))
    expect(ended([9, 5, 1], 0)).toBe(ended([9, 1, 5], 0))
    expect(ended([6, 5, 1], 0)).toBeLessThan(ended([6, 1, 1], 0))
    expect(ended([4, 5, 1], 1)).toBeGreaterThan(ended([1, 5, 1], 1))
    expect(ended([4, 5, 1], 1)).toBeLessThan(ended([6, 5, 1], 0))
  })

  it('is asked after two rounds more, when its next turn has begun: neither before nor later', () => {
    const at = (turns: number, phase: typeof now.turn.phase) =>
      problem.horizon({ ...now, turn: { ...now.turn, number: now.turn.number + turns, phase } })
    const rounds = 2 * 3
    expect([at(rounds - 1, 'play'), at(rounds, 'draw'), at(rounds, 'play'), at(rounds + 1, 'draw')]).toEqual([
      ...[false, false],
      ...[true, true],
    ])
  })

  it('goes before the end by its points, and by those that its items, its hand and what lies before it still promise', () => {
    const rated = (more: Partial<typeof now> = {}): number => problem.value({ ...now, ...more })
    const [, ...others] = now.items
    const usual = rated()
    expect(rated({ vp: [1, 0, 0] })).toBeGreaterThan(usual)
    expect(rated({ vp: [0, 1, 0] })).toBeLessThan(usual)
    const holding = (...cards: readonly number[]): number =>
      rated({ hands: cards.map(count => new Array<string>(count).fill('sage')) })
    expect(holding(3, 1, 1)).toBeGreaterThan(holding(1, 3, 1))
    expect(rated({ fronts: [[{ name: 'sage9', card: 'sage' }], [], []] })).toBeGreaterThan(usual)
    const items = Object.fromEntries(Object.keys(now.items[0] ?? {}).map(item => [item, 3])) as (typeof others)[0]
    expect(rated({ items: [items, ...others] })).toBeGreaterThan(usual)
  })

  it('is the less for the same lead the more turns are left to catch up', () => {
    const leading = (deck: number): number => problem.value({ ...now, vp: [5, 0, 0], deck: now.deck.slice(0, deck) })
    expect(leading(1)).toBeGreaterThan(leading(6))
    expect(leading(6)).toBeGreaterThan(0.5)
  })
})
