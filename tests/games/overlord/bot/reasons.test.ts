/** Why the Overlord bots answer so, by either rules: a reason in words where something is weighed, and the right one. */
import { describe, expect, it } from 'vitest'
import type { Options } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { overlordMessages } from '../../../../src-shared/games/overlord/locales/messages'
import { coach } from '../../../../src-shared/games/overlord/lessons'
import { classic, formal, type Classic, type Formal, type OverlordTable } from '../rules/table'
import { proveReasons } from '../../../kit/reasoned'
import { moody, sober } from './literal'

const TABLES: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 4, options: { rules: 'formal', window: 0 } },
  { seats: 5, options: { rules: 'formal', window: 0, overlord: 1 } },
  { seats: 6, options: { rules: 'formal', window: 5 } },
  { seats: 3, options: { rules: 'classic', overlord: 1 } },
  { seats: 5, options: { rules: 'classic', overlord: 1 } },
  { seats: 7, options: { rules: 'classic', overlord: 1 } },
]

proveReasons({
  game: overlord,
  coach,
  words: overlordMessages,
  tables: TABLES,
  // Many windows are answered by players without a suitable card, and the classic game is one of taste and moods.
  silent: {
    draw: 0.5,
    accuse: 0.5,
    answer: 0.1,
    doubt: 0.5,
    blame: 0.5,
    interrupt: 0.8,
    silence: 0.5,
    mercy: 0,
    cancel: 0.5,
    tell: 0.9,
    freeze: 0.8,
    freezeToo: 0.8,
    rule: 0.95,
    question: 0.8,
    goOn: 0.99,
  },
  rare: [
    'accuseNoHints',
    'spareThird',
    'accuseStraggler',
    'lacksHints',
    'bearLook',
    'interruptRisk',
    'allowFreeze',
    'onlySkulls',
    'thirdHint',
    'nothingLeft',
    'volley',
    'askGuiltiest',
    'askLoudest',
    'passEmpty',
    'freezeEnough',
  ],
})

const PASS = { branch: 'pass', answer: true } as const
const DECLINE = { branch: 'decline', answer: true } as const
const playing = (hint: string) => ({ branch: 'hint', answer: { hint, line: '' } })
const ITEM = 'symbols.item.one'

describe('a reason to accuse', () => {
  const why = (to: number, literal: Formal) => sober(formal(literal), 0).why({ to, line: '' })
  const idle = { 0: { actions: ['freeze-item-1'] } }

  it('is an empty hand, and the victory that a third look there would be', () => {
    expect(why(2, { hands: { 2: { hints: [] } } })).toEqual({ why: 'accuseNoHints', seat: 2 })
    const two = { hands: { 2: { hints: [] } }, looks: { 2: 2 } }
    expect(why(2, { ...two, front: { 0: ['event1'] } })).toEqual({ why: 'dooms', seat: 2 })
    expect(why(2, { ...two, front: { 1: ['event1'] } })).toEqual({ why: 'accuseNoHints', seat: 2 })
  })
  it('is a doubt to come', () => {
    expect(why(1, { hands: { 0: { actions: ['pass-item-1'] }, 1: { hints: ['place1', 'place2'] } } })).toMatchObject({
      why: 'accuseDoubt',
      seat: 1,
      what: ITEM,
    })
  })
  it('is that somebody lags behind, when nobody else does', () => {
    const front = { 0: ['event1', 'event2'], 1: ['event3'], 3: ['event4'] }
    expect(why(2, { hands: idle, front })).toEqual({ why: 'accuseStraggler', seat: 2 })
    expect(why(1, { hands: idle, front })).toBeNull()
    expect(why(2, { hands: idle, front: { 0: ['event1', 'event2'], 1: ['event3'] } })).toBeNull()
  })
})

describe('a reason for an answer', () => {
  const accused = (hints: readonly string[], more: Formal = {}) =>
    sober(formal({ ...more, hands: { 1: { hints } } }).accuse(1), 1)
  /** Seat 1 has answered with a place, and an item is demanded. */
  const doubted = (hints: readonly string[]) =>
    sober(
      formal({ hands: { 0: { actions: ['pass-item-1', 'freeze-item-1'] }, 1: { hints: ['place1', ...hints] } } })
        .accuse(1)
        .answers(1, 'place1')
        .tellsAll(1)
        .branch('doubt', 0, 'doubt', { action: 'pass-item-1' }),
      1,
    )
  /** Seat 1 blames seat 2 with an item. */
  const blamed = (hints: readonly string[]) =>
    sober(
      formal({ hands: { 1: { hints: ['place1'], actions: ['pass-item-1', 'freeze-item-1'] }, 2: { hints } } })
        .accuse(1)
        .answers(1, 'place1')
        .tellsAll(1)
        .quiet('blame')
        .branch('blame', 1, 'blame', { action: 'pass-item-1', to: 2 }),
      2,
    )

  it('is a point, or that there are more of its symbol', () => {
    expect(accused(['item1', 'place1']).why(playing('item1'))).toEqual({ why: 'point' })
    expect(accused(['item1', 'item2']).why(playing('item1'))).toEqual({
      why: 'oneOfSeveral',
      what: 'symbols.item.name',
      n: 2,
    })
    expect(accused(['joker1']).why({ branch: 'joker', answer: { hint: 'joker1', symbol: 'item', line: '' } })).toEqual({
      why: 'point',
    })
  })
  it('to a doubt is that both hints stay', () => {
    expect(doubted(['item1']).why(playing('item1'))).toEqual({ why: 'holdDoubted' })
  })
  it('with a joker is that there is nothing else of the symbol', () => {
    expect(blamed(['joker1', 'place2']).why(playing('joker1'))).toEqual({ why: 'onlyJoker', what: ITEM })
    expect(blamed(['joker1', 'item1']).why(playing('joker1'))).toEqual({ why: 'point' })
  })
  it('for none is a lack, or that a look can be borne: but no third one', () => {
    expect(doubted(['place2']).why(DECLINE)).toEqual({ why: 'lacksSymbol', what: ITEM })
    expect(accused([]).why(DECLINE)).toEqual({ why: 'lacksHints' })
    expect(accused(['item1'], { looks: { 1: 1 } }).why(DECLINE)).toEqual({ why: 'bearLook' })
    expect(accused(['item1'], { looks: { 1: 2 } }).why(DECLINE)).toBeNull()
  })
})

describe("a reason for the Overlord's doubt", () => {
  const doubt = { branch: 'doubt', answer: { action: 'pass-item-1' } }
  const told = (hints: readonly string[], more: Formal = {}) =>
    sober(
      formal({
        ...more,
        hands: { 0: { actions: ['pass-item-1', 'freeze-item-1'] }, 1: { hints: ['place1', ...hints] } },
      })
        .accuse(1)
        .answers(1, 'place1')
        .tellsAll(1),
      0,
    )

  it('is how likely it is that there is no answer', () => {
    const { chance = 0, ...rest } = told(['place2']).why(doubt) ?? {}
    expect(rest).toEqual({ why: 'doubtLikely', seat: 1, what: ITEM })
    expect(chance).toBeGreaterThan(60)
    expect(chance).toBeLessThan(90)
    expect(told(['place2', 'place3', 'place4', 'item1']).why(doubt)).toMatchObject({ why: 'doubtHope', seat: 1 })
  })
  it('is certainty, against an empty hand', () => {
    expect(told([]).why(doubt)).toEqual({ why: 'doubtCertain', seat: 1, what: ITEM })
  })
  it('is the end of the match, if I win it', () => {
    expect(told(['place2'], { looks: { 1: 2 }, front: { 0: ['event1'] } }).why(doubt)).toEqual({
      why: 'dooms',
      seat: 1,
    })
    expect(told(['place2'], { looks: { 1: 2 }, front: { 2: ['event1'] } }).why(doubt)).toMatchObject({
      why: 'doubtLikely',
    })
    expect(told(['place2'], { looks: { 1: 1 }, front: { 0: ['event1'] } }).why(doubt)).toMatchObject({
      why: 'doubtLikely',
    })
  })
  it('is missing for a servant who believes without a card, and given with one', () => {
    const many = ['place2', 'place3', 'place4', 'place5', 'item1']
    expect(told(many).why(PASS)).toMatchObject({ why: 'believe', seat: 1, what: ITEM })
    expect(told([]).why(PASS)).toEqual({ why: 'keepAction' })
    const bare = formal({ hands: { 0: { actions: ['freeze-item-1'] } } }).accuse(1)
    expect(sober(bare.answers(1, bare.hints(1)[0] ?? '').tellsAll(1), 0).why(PASS)).toBeNull()
  })
})

describe('a reason of a window', () => {
  const freeze = { branch: 'freeze', answer: 'freeze-item-1' }
  const interrupts = (hints: readonly string[], actions = ['freeze-item-1', 'pass-place-1']) =>
    sober(
      formal({ hands: { 1: { hints: ['item9'] }, 2: { hints, actions } } })
        .accuse(1)
        .answers(1, 'item9')
        .tellsAll(1)
        .quiet('interrupt'),
      2,
    )

  it('to interrupt is a point; not to, a lack, a risk, or a card kept', () => {
    expect(interrupts(['item1']).why(freeze)).toEqual({ why: 'interruptPoint' })
    expect(interrupts(['place1', 'place2', 'place3']).why(PASS)).toEqual({ why: 'interruptLacks', what: ITEM })
    expect(interrupts(['item1', 'place2']).why(PASS)).toEqual({ why: 'interruptRisk', n: 2 })
    expect(interrupts(['item1', 'place2', 'place3']).why(PASS)).toEqual({ why: 'keepAction' })
    expect(interrupts(['item1'], ['freeze-place-1', 'pass-place-1']).why(PASS)).toBeNull()
  })

  /** Seat 2 wants to interrupt seat 1. */
  const held = (
    actions: readonly string[],
    more: Formal = {},
    hints = ['item1', 'item2', 'place2', 'place3', 'place4'],
  ) =>
    sober(
      formal({
        ...more,
        hands: { 0: { actions }, 1: { hints: ['item9'] }, 2: { hints, actions: ['freeze-item-1', 'pass-place-1'] } },
      })
        .accuse(1)
        .answers(1, 'item9')
        .tellsAll(1)
        .quiet('interrupt')
        .branch('interrupt', 2, 'freeze', 'freeze-item-1')
        .quiet('silence'),
      0,
    )
  const silencing = { branch: 'silence', answer: { seat: 2, action: 'freeze-place-1' } }
  const allowing = { branch: 'allow', answer: 2 }

  it('to silence is a point that is not given, the more to a rival', () => {
    expect(held(['freeze-place-1', 'freeze-event-1']).why(silencing)).toEqual({ why: 'silenceRival', seat: 2 })
    expect(held(['freeze-place-1', 'freeze-event-1'], { front: { 0: ['event1'] } }).why(silencing)).toEqual({
      why: 'silenceRival',
      seat: 2,
    })
    expect(held(['freeze-place-1', 'freeze-event-1'], { front: { 0: ['event1', 'event2'] } }).why(silencing)).toEqual({
      why: 'silencePoint',
      seat: 2,
    })
  })
  it('to allow is a doubt to come, or a freeze kept', () => {
    expect(held(['freeze-place-1', 'pass-item-1'], {}, ['item1']).why(allowing)).toEqual({
      why: 'allowDoubt',
      seat: 2,
      what: ITEM,
      chance: 100,
    })
    expect(held(['freeze-place-1', 'freeze-event-1']).why(allowing)).toEqual({ why: 'allowFreeze' })
    expect(held(['pass-item-1'], {}).why(allowing)).not.toMatchObject({ why: 'allowFreeze' })
  })

  const blames = (hints: readonly string[], more: Formal = {}) =>
    sober(
      formal({
        ...more,
        hands: { 1: { hints: ['place1', ...hints], actions: ['pass-item-1', 'freeze-item-1'] }, 2: { hints: [] } },
      })
        .accuse(1)
        .answers(1, 'place1')
        .tellsAll(1)
        .quiet('blame'),
      1,
    )
  it('to blame is that there is no answer; not to, another point', () => {
    const blaming = { branch: 'blame', answer: { action: 'pass-item-1', to: 2 } }
    expect(blames([]).why(blaming)).toEqual({ why: 'blameCertain', seat: 2, what: ITEM })
    expect(blames([], { looks: { 2: 2 } }).why(blaming)).toEqual({ why: 'dooms', seat: 2 })
    expect(blames([]).why({ branch: 'blame', answer: { action: 'pass-item-1', to: 3 } })).toMatchObject({
      why: 'blameHope',
      seat: 3,
    })
    expect(blames(['place2']).why(PASS)).toEqual({ why: 'blameNobody' })
    expect(blames([]).why(PASS)).toBeNull()
  })
})

describe('a reason about mercy', () => {
  const looked = (looks: number, actions: readonly string[]) =>
    sober(
      formal({ looks: { 1: looks }, hands: { 1: { actions } } })
        .accuse(1)
        .decline(1),
      1,
    )

  it('is the second look, or the third; for none, that there are but skulls, or that it can be borne', () => {
    const mercy = { branch: 'mercy', answer: 'freeze-item-1' }
    expect(looked(1, ['freeze-item-1']).why(mercy)).toEqual({ why: 'mercySecond' })
    expect(looked(2, ['freeze-item-1']).why(mercy)).toEqual({ why: 'mercyThird' })
    expect(looked(2, ['pass-item-1']).why(PASS)).toEqual({ why: 'onlySkulls' })
    expect(looked(1, ['freeze-item-1']).why(PASS)).toEqual({ why: 'bearLook' })
    expect(looked(2, ['freeze-item-1']).why(PASS)).toBeNull()
  })

  const begged = (looks: number, front: Formal['front'] = {}, mine = ['pass-item-2', 'freeze-item-2']) =>
    sober(
      formal({
        looks: { 1: looks },
        hands: { 0: { actions: mine }, 1: { actions: ['freeze-item-1', 'pass-item-3'] } },
        front,
      })
        .accuse(1)
        .decline(1)
        .branch('mercy', 1, 'mercy', 'freeze-item-1'),
      0,
    )
  it('for refusing it is a look more, or the end; for granting it a defeat, or a card kept', () => {
    const cancel = { branch: 'cancel', answer: 'pass-item-2' }
    expect(begged(1).why(cancel)).toEqual({ why: 'refuseLook', seat: 1 })
    expect(begged(2, { 0: ['event1'] }).why(cancel)).toEqual({ why: 'dooms', seat: 1 })
    expect(begged(2, { 2: ['event1'] }).why(PASS)).toEqual({ why: 'spareThird', seat: 1 })
    expect(begged(1).why(PASS)).toEqual({ why: 'keepAction' })
    expect(begged(1, {}, ['pass-item-1']).why(PASS)).toBeNull()
  })
})

it('a reason to discard is a freeze without a hint of its symbol', () => {
  const drawing = sober(
    formal({
      draw: true,
      hands: { 1: { hints: ['item1', 'item2'], actions: ['freeze-item-1', 'freeze-place-1', 'both-joker-1'] } },
    }),
    1,
  )
  expect(drawing.why(['freeze-place-1'])).toEqual({ why: 'drawIdle', what: 'symbols.place.one' })
  expect(drawing.why(['freeze-item-1'])).toBeNull()
  expect(drawing.why([])).toBeNull()
})

describe('a classic reason', () => {
  const telling = (
    hints: readonly string[],
    actions: readonly string[],
    more: Partial<Classic> = {},
    happens: (at: OverlordTable) => unknown = () => 0,
  ) => sober(classic({ speaker: 1, hands: { 1: { hints, actions } }, ...more }), 1).after(happens)
  const pass = (to: number) => ({ branch: 'pass', answer: { hint: 'item1', line: '', action: 'pass-item-1', to } })

  it('to pass the buck is the last hint of the hand, the third of the turn, or whom it goes to', () => {
    expect(telling(['item1'], ['pass-item-1']).why(pass(2))).toEqual({ why: 'lastHint' })
    expect(
      telling(['item1', 'item2', 'item3', 'item4'], ['pass-item-1'], {}, at =>
        at.hint(1, 'item4').hint(1, 'item3'),
      ).why(pass(2)),
    ).toEqual({ why: 'thirdHint' })
    expect(telling(['item1', 'item2'], ['pass-item-1'], { looks: { 3: 1 } }).why(pass(2))).toEqual({
      why: 'passSpared',
      seat: 2,
    })
    expect(telling(['item1', 'item2'], ['pass-item-1']).why(pass(2))).toBeNull()
  })
  it('to tell on is that there is no pass, and to concede that there never will be', () => {
    expect(telling(['item1'], ['freeze-item-1']).why(playing('item1'))).toEqual({ why: 'noPass' })
    expect(telling(['item1', 'item2'], ['pass-item-1']).why(playing('item1'))).toBeNull()
    const concede = { branch: 'concede', answer: true }
    expect(telling(['item1'], ['freeze-item-1'], {}, at => at.hint(1)).why(concede)).toEqual({ why: 'nothingLeft' })
    expect(telling(['item1'], ['pass-item-1']).why(concede)).toBeNull()
  })
  it('to freeze is a full hand, and to keep quiet that it is not refilled', () => {
    const frozen = { branch: 'freeze', answer: { hint: 'item1', line: '', action: 'freeze-item-1' } },
      quiet = { branch: 'quiet', answer: true }
    const listens = (hints: readonly string[], actions = ['freeze-item-1']) =>
      sober(classic({ speaker: 1, hands: { 2: { hints, actions } } }).hint(1), 2)
    expect(listens(['item1', 'item2', 'item3']).why(frozen)).toEqual({ why: 'freezeFull' })
    expect(listens(['item1', 'item2']).why(frozen)).toBeNull()
    expect(listens(['item1', 'item2']).why(quiet)).toEqual({ why: 'freezeKeep' })
    expect(listens(['item1', 'item2'], ['pass-item-1']).why(quiet)).toBeNull()
  })

  const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
  /** Overlords of all moods: a mumble was heard, two turns after the table was laid. */
  const mumbled = (seed: number) =>
    moody(seed, classic({ speaker: 1 }), 0).after(at =>
      at.hint(1).pass(1, 2).hint(2).pass(2, 3).hint(3, undefined, 'Um.'),
    )
  const look = (seat: number, reason: string) => ({ branch: 'look', answer: { seat, reason } })

  it('of the Overlord for a look is what rankles, and nothing else', () => {
    expect(mumbled(0).why(look(3, 'boring'))).toEqual({ why: 'lookFor', seat: 3, what: 'lookReasons.boring' })
    expect(mumbled(0).why(look(3, 'slow'))).toBeNull()
    expect(mumbled(0).why(look(2, 'disrespect'))).toBeNull()
    expect(mumbled(0).why({ branch: 'both', answer: true })).toEqual({ why: 'volley' })
  })
  it('of the Overlord to keep quiet is that a look was only just given', () => {
    const quiet = { branch: 'quiet', answer: true }
    expect(mumbled(0).why(quiet)).toBeNull()
    expect(
      moody(0, classic({ speaker: 1 }), 0)
        .after(at => at.hint(1, undefined, 'Um.'))
        .why(quiet),
    ).toEqual({ why: 'rest' })
  })
  it('of the Overlord for a question depends on the mood, and on who stands out', () => {
    const asked = (to: number) =>
      new Set(
        SEEDS.map(
          seed =>
            moody(seed, classic({ speaker: 1, looks: { 2: 1 } }), 0)
              .after(at => at.hint(1).hint(1).pass(1, 3).hint(3).look(3))
              .why({ branch: 'question', answer: { to, line: '' } })?.why ?? null,
        ),
      )
    expect(asked(2)).toEqual(new Set([null, 'askQuietest']))
    expect(asked(1)).toEqual(new Set([null, 'askLoudest']))
    const guilty = SEEDS.map(seed =>
      moody(seed, classic({ speaker: 1, looks: { 2: 2 } }), 0)
        .after(at => at.concede(1))
        .why({ branch: 'question', answer: { to: 2, line: '' } }),
    )
    expect(guilty).toContainEqual({ why: 'askGuiltiest', seat: 2, n: 2 })
  })
})
