/** What a servant's level changes at the classic court, one rule each: a beginner, the usual, a master. */
import { describe, expect, it } from 'vitest'
import { corneredChance } from '../../../../src-shared/games/overlord/bot/classicServant'
import type { Memory } from '../../../../src-shared/games/overlord/bot/memory'
import { overlordBot } from '../../../../src-shared/games/overlord/bot'
import type { Json } from '../../../../src-shared/kernel'
import type { Level } from '../../../../src-shared/wire'
import { readMark } from '../../../../src-shared/games/overlord/rules/excuses'
import { classic, DECK, type Classic, type OverlordTable } from '../rules/table'
import { moody, sober, Sitting } from './literal'

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed)
interface Said {
  readonly branch: string
  readonly answer: { readonly to?: number; readonly line?: string }
}
type Happens = (at: OverlordTable) => unknown

/** What seat 1 answers at such a table, by bots of this level and many seeds. */
const said = (level: Level, literal: Partial<Classic> = {}, happens: Happens = () => 0): Said[] =>
  SEEDS.map(
    seed =>
      moody(seed, classic({ speaker: 1, ...literal }), 1, { level })
        .after(happens)
        .answers() as unknown as Said,
  )
const branches = (answers: readonly Said[]): string[] => [...new Set(answers.map(one => one.branch))].sort()
/** To whom the buck goes, in how many of the answers. */
const share = (answers: readonly Said[], to: number): number => {
  const passed = answers.filter(one => one.branch === 'pass')
  return passed.filter(one => one.answer.to === to).length / passed.length
}

const hands = { 1: { hints: ['item1', 'item2', 'item3'], actions: ['pass-item-1', 'pass-item-2', 'both-item-1'] } }

describe('how much is told', () => {
  const after = (level: Level, hints: number) =>
    branches(
      said(level, { hands: { 1: { ...hands[1], hints: ['item1', 'item2', 'item3', 'item4'] } } }, at => {
        for (let n = 0; n < hints; n++) at.hint(1)
      }),
    )

  it('is never one hint by a beginner, and never three by a master', () => {
    expect(after('easy', 0)).toEqual(['hint'])
    expect(after('normal', 0)).toEqual(['hint', 'pass'])
    expect(after('hard', 0)).toEqual(['hint', 'pass'])
    expect([after('easy', 1), after('normal', 1), after('hard', 1)]).toEqual([
      ['hint', 'pass'],
      ['hint', 'pass'],
      ['pass'],
    ])
  })
})

describe('a word of the Overlord', () => {
  const asked = (level: Level, more: Partial<Classic> = {}) =>
    branches(said(level, { hands, ...more }, at => at.hint(1).branch('rule', 0, 'more', 'And then?')))

  it('is answered by a master with a hint, not with a pass', () => {
    expect(asked('hard')).toEqual(['hint'])
    expect(asked('normal')).toEqual(['hint', 'pass'])
  })
  it('is not, with the last hint of the hand', () => {
    expect(asked('hard', { hands: { 1: { ...hands[1], hints: ['item1', 'item2'] } } })).toEqual(['pass'])
  })
  it('is not, with the third hint of the turn: who tells that without a pass is looked at', () => {
    const many = { 1: { ...hands[1], hints: ['item1', 'item2', 'item3', 'item4'] } }
    expect(
      branches(said('hard', { hands: many }, at => at.hint(1).hint(1).branch('rule', 0, 'more', 'And then?'))),
    ).toEqual(['pass'])
  })
  it('keeps nobody in the first round who has answered it', () => {
    const first = { start: 1, heard: [] }
    expect(branches(said('hard', { hands, first }, at => at.hint(1).branch('rule', 0, 'twist', 'Frogs?')))).toEqual([
      'hint',
    ])
    expect(
      branches(said('hard', { hands, first }, at => at.hint(1).branch('rule', 0, 'twist', 'Frogs?').hint(1))),
    ).toEqual(['end'])
  })
})

describe('a freeze', () => {
  const frozen = {
    hands: {
      ...hands,
      3: { hints: ['place1', 'place2', 'place3'], actions: ['freeze-item-1', 'pass-place-1', 'pass-place-2'] },
    },
    looks: { 2: 2 },
  }
  const froze = (at: OverlordTable): unknown => at.hint(1).freeze(3, 'freeze-item-1').quiet()

  it('is worked in by a master: the buck goes to the player who threw it in, even if another is near the third look', () => {
    const master = said('hard', frozen, froze)
    expect(branches(master)).toContain('pass')
    expect(share(master, 3)).toBe(1)
    expect(
      share(
        said('easy', frozen, at => {
          froze(at)
          at.hint(1)
        }),
        3,
      ),
    ).toBeLessThan(1)
  })
  it('is worked in by a master with the last hint of the hand, too', () => {
    const master = said(
      'hard',
      { ...frozen, hands: { ...frozen.hands, 1: { ...hands[1], hints: ['item1', 'item2'] } } },
      froze,
    )
    expect(branches(master)).toEqual(['pass'])
    expect(share(master, 3)).toBe(1)
  })
  it('is worked in by a hint, too: then the buck goes where it would have gone', () => {
    expect(
      share(
        said(
          'hard',
          { ...frozen, hands: { ...frozen.hands, 1: { ...hands[1], hints: ['item1', 'item2', 'item3', 'item4'] } } },
          at => {
            froze(at)
            at.hint(1)
          },
        ),
        2,
      ),
    ).toBe(1)
  })
  it('is answered by a master with a hint, where the buck has gone to and fro and may not go back to who threw it in', () => {
    const many = { ...frozen.hands, 1: { ...hands[1], hints: ['item1', 'item2', 'item3', 'item4'] } }
    const toAndFro = { from: 3, to: 1, passes: 2 }
    expect(branches(said('hard', { ...frozen, hands: many, volley: toAndFro }, froze))).toEqual(['hint'])
  })
  it('is talked back to by a master', () => {
    const told = said(
      'hard',
      { ...frozen, hands: { ...frozen.hands, 1: { hints: ['item1', 'item2', 'item3'], actions: ['freeze-place-1'] } } },
      froze,
    )
    expect(branches(told)).toEqual(['hint'])
    expect(told.every(one => (readMark(one.answer.line ?? '')?.number ?? 0) >= 12)).toBe(true)
  })

  const throws = (level: Level, actions: readonly string[], happens: Happens = () => 0) =>
    SEEDS.map(
      seed =>
        moody(
          seed,
          classic({ speaker: 1, hands: { 2: { hints: ['place1', 'place2', 'place3', 'place4'], actions } } }).hint(1),
          2,
          { level, personality: 'bold' },
        )
          .after(happens)
          .answers() as unknown as Said,
    ).filter(one => one.branch === 'freeze').length
  it('is thrown in by a master with what passes no buck', () => {
    const full = (level: Level, action: string) =>
      SEEDS.map(
        seed =>
          moody(seed, classic({ speaker: 1, hands: { 2: { actions: [action] } } }).hint(1), 2, {
            level,
            personality: 'bold',
          }).answers() as unknown as Said,
      ).filter(one => one.branch === 'freeze').length
    expect(full('hard', 'both-item-1')).toBe(0)
    expect(full('hard', 'freeze-item-1')).toBeGreaterThan(0)
    expect(full('normal', 'both-item-1')).toBeGreaterThan(0)
  })
  it('is thrown in from a full hand alone: what is thrown in is not drawn again', () => {
    const from = (...hints: readonly string[]) =>
      SEEDS.map(
        seed =>
          moody(seed, classic({ speaker: 1, hands: { 2: { hints, actions: ['freeze-item-1'] } } }).hint(1), 2, {
            personality: 'bold',
          }).answers() as unknown as Said,
      ).filter(one => one.branch === 'freeze').length
    expect(from('place1', 'place2', 'place3')).toBeGreaterThan(0)
    expect([from('place1', 'place2'), from('place1')]).toEqual([0, 0])
  })
  it('is thrown in with a card that can do nothing else, where there is one', () => {
    const thrown = SEEDS.map(
      seed =>
        moody(seed, classic({ speaker: 1, hands: { 2: { actions: ['both-item-1', 'freeze-item-1'] } } }).hint(1), 2, {
          personality: 'bold',
        }).answers() as unknown as { branch: string; answer: { action?: string } },
    ).filter(one => one.branch === 'freeze')
    const plain = thrown.filter(one => one.answer.action === 'freeze-item-1').length
    expect(plain / thrown.length).toBeGreaterThan(0.7)
  })
  it('is thrown in by each the more rarely the more servants there are, and joined more rarely still', () => {
    /** Whether seat 2 throws one in, where this number of a thousand is drawn. */
    const freezes = (seats: number, drawn: number, happens: Happens = () => 0): boolean => {
      const random = { nextInt: (_: number, name: string): number => (name === 'freeze' ? drawn : 0) }
      const hand = { hints: ['place1', 'place2', 'place3'], actions: ['freeze-item-1'] }
      const other = { hints: ['place4', 'place5', 'place6'], actions: ['freeze-item-2'] }
      const at = classic({ seats, speaker: 1, hands: { 2: hand, ...(seats > 3 ? { 3: other } : {}) } }).hint(1)
      happens(at)
      const bot = overlordBot({ seat: 2, deck: DECK as unknown as Json, random })
      return (new Sitting(at, 2, bot).answers() as unknown as Said).branch === 'freeze'
    }
    for (const [seats, share] of [
      [3, 300],
      [4, 150],
      [6, 75],
    ] as const)
      expect([seats, freezes(seats, 999 - share), freezes(seats, 1000 - share)]).toEqual([seats, false, true])
    const joins: Happens = at => at.freeze(3, 'freeze-item-2')
    expect([freezes(4, 949, joins), freezes(4, 950, joins)]).toEqual([false, true])
  })
  it('is thrown in by a master once, and no second time before the next look', () => {
    const actions = ['freeze-item-1', 'freeze-item-2']
    const again = (level: Level, happens: Happens = () => 0) =>
      throws(level, actions, at => {
        at.freeze(2, 'freeze-item-1').quiet()
        happens(at)
        if (at.open.turn === null) at.question(1)
        at.hint(1)
      })
    expect(again('hard')).toBe(0)
    expect(again('normal')).toBeGreaterThan(0)
  })
})

describe('the buck', () => {
  it('is passed with a card that can do nothing else, where there is one', () => {
    const actions = ['both-item-1', 'pass-item-1']
    const passed = said('normal', { hands: { 1: { hints: ['item1'], actions } } }) as unknown as {
      answer: { action: string }
    }[]
    const plain = passed.filter(one => one.answer.action === 'pass-item-1').length
    expect(plain / passed.length).toBeGreaterThan(0.7)
  })
  const volley = { from: 2, to: 1, passes: 1 }
  it('does not come back by a master: by a beginner it does', () => {
    expect(share(said('hard', { hands, volley }), 2)).toBe(0)
    expect(
      share(
        said('easy', { hands, volley }, at => at.hint(1)),
        2,
      ),
    ).toBeGreaterThan(0.2)
  })
  it('goes to the servant nearest to the third look if a master passes it; other levels choose by their usual preferences', () => {
    const looks = { 3: 2 }
    expect(share(said('hard', { hands, looks }), 3)).toBe(1)
    expect(share(said('normal', { hands, looks }), 3)).toBeLessThan(0.5)
  })
  it('goes to a servant who has no way on if a master passes it', () => {
    expect(share(said('hard', { hands: { ...hands, 3: { hints: [] } } }), 3)).toBe(1)
  })
})

it('who may be stuck is told from the cards: without hints for certain, with many actions hardly', () => {
  const players = [{}, {}, { hints: 0, actions: 3 }, { hints: 3, actions: 0 }, { hints: 3, actions: 4 }]
  const memory = {
    seat: 1,
    deck: DECK,
    own: { actions: ['pass-item-1'] },
    table: { players, actionPile: { open: ['pass-item-2'] } },
  } as unknown as Memory
  expect(corneredChance(memory, 2)).toBe(1)
  // 10 of the 35 unseen are freezes; one is drawn first.
  expect(corneredChance(memory, 3)).toBeCloseTo(10 / 35)
  expect(corneredChance(memory, 4)).toBeCloseTo((10 / 35) ** 5)
})

describe('a master gives reasons', () => {
  const pass = (to: number) => ({ branch: 'pass', answer: { hint: 'item1', line: '', action: 'pass-item-1', to } })
  const at = (literal: Partial<Classic>, happens: Happens = () => 0, level: Level = 'hard') => {
    const bot = sober(classic({ speaker: 1, hands, ...literal }), 1, level).after(happens)
    bot.answers()
    return bot
  }

  it('for whom the buck goes to', () => {
    expect(at({ looks: { 3: 2 } }).why(pass(3))).toEqual({ why: 'passGuilty', seat: 3 })
    expect(at({ looks: { 3: 2 } }).why(pass(2))).toBeNull()
    expect(at({ looks: { 3: 2 } }, undefined, 'easy').why(pass(3))).toBeNull()
    expect(at({ hands: { ...hands, 3: { hints: [] } } }).why(pass(3))).toEqual({ why: 'passEmpty', seat: 3 })
  })
  it('for one more hint, and for naming the player who froze the tale', () => {
    const hint = { branch: 'hint', answer: { hint: 'item1', line: '' } }
    expect(at({}, table => table.hint(1).branch('rule', 0, 'more', '')).why(hint)).toEqual({ why: 'tellWish' })
    const froze: Happens = table => table.hint(1, 'item3').freeze(3, 'freeze-item-1').quiet()
    const frozen = { hands: { ...hands, 3: { actions: ['freeze-item-1'] } } }
    expect(at(frozen, froze).why(hint)).toEqual({ why: 'tellFrozen', seat: 3 })
    expect(at(frozen, froze).why(pass(3))).toEqual({ why: 'passFreezer', seat: 3 })
    expect(at(frozen, froze, 'normal').why(hint)).toBeNull()
  })
  it('for a freeze that is kept', () => {
    const quiet = { branch: 'quiet', answer: true }
    const listens = (actions: readonly string[], happens: Happens = () => 0) =>
      sober(
        classic({ speaker: 1, hands: { 2: { hints: ['place1', 'place2', 'place3', 'place4'], actions } } }).hint(1),
        2,
        'hard',
      ).after(happens)
    expect(listens(['both-item-1', 'freeze-item-1']).why(quiet)).toEqual({ why: 'freezeKeep' })
    const full = (actions: readonly string[]) =>
      sober(classic({ speaker: 1, hands: { 2: { actions } } }).hint(1), 2, 'hard')
    expect(full(['both-item-1', 'pass-item-1']).why(quiet)).toEqual({ why: 'freezeSaves' })
    expect(full(['both-item-1', 'freeze-item-1']).why(quiet)).toEqual({ why: 'freezeKeep' })
    expect(
      listens(['freeze-item-1', 'freeze-item-2'], at2 => at2.freeze(2, 'freeze-item-1').quiet().hint(1)).why(quiet),
    ).toEqual({ why: 'freezeEnough' })
  })
})
