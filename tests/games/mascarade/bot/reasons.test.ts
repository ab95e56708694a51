/** Why the Mascarade bot answers so: a reason in words wherever it weighs something, and the right one. */
import { describe, expect, it } from 'vitest'
import { pick, type Answer, type Options, type SeatAsk } from '../../../../src-shared/kernel'
import type { Bot, Reason } from '../../../../src-shared/bots'
import { makeBot } from '../../../kit/makeBot'
import { mascarade, type Character } from '../../../../src-shared/games/mascarade/rules'
import { mascaradeMessages } from '../../../../src-shared/games/mascarade/locales/messages'
import { coach } from '../../../../src-shared/games/mascarade/lessons'
import { proveReasons } from '../../../kit/reasoned'
import { announced, asked, looked, part, sober, taken, type LiteralTable } from '../../../bots/literal'

const ALL: readonly Character[] = [
  'judge',
  'bishop',
  'king',
  'queen',
  'fool',
  'thief',
  'witch',
  'spy',
  'peasant',
  'cheat',
  'inquisitor',
  'widow',
]
const OWN: readonly Character[] = ['judge', 'king', 'queen', 'spy', 'fool', 'widow', 'thief', 'bishop']

const TABLES: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 2, options: {} },
  { seats: 3, options: { smallTableSwap: 'classic2013' } },
  { seats: 4, options: {} },
  { seats: 6, options: { afterReveal: 'noAnnounce' } },
  { seats: 6, options: { characters: OWN } },
  { seats: 6, options: { characters: OWN } },
  { seats: 8, options: { challenge: 'sealed' } },
  { seats: 11, options: { characters: ALL } },
  { seats: 13, options: {} },
]

proveReasons({
  game: mascarade,
  coach,
  words: mascaradeMessages,
  tables: TABLES,
  silent: {
    prepare: 0.1,
    mustSwap: 0.1,
    noAnnounce: 0.1,
    turn: 0.05,
    challenge: 0.1,
    bishop: 0,
    inquisitor: 0,
    confess: 0,
    witch: 0.2,
    fool: 0.1,
    spyLook: 0,
    spySwap: 0.2,
  },
  rare: [
    'lookLost',
    'swapForMine',
    'swapLost',
    'confessGuess',
    'spyForMiddle',
    'spyCurious',
    'spyCuriousMiddle',
    'spyKeep',
  ],
})

const FOUR: LiteralTable = { seats: 4, cards: ['king', 'queen', 'judge', 'bishop', 'thief', 'cheat'] }
const TWO: LiteralTable = { seats: 2, cards: ['judge', 'king', 'queen', 'bishop', 'fool', 'witch'] }
const SPIES: LiteralTable = { seats: 4, cards: ['spy', 'queen', 'judge', 'widow', 'king', 'witch'] }

const is = (character: Character): string => `characters.${character}.name`

/** Why this bot would answer so. */
const why = (bot: Bot, ask: SeatAsk, answer: Answer): Reason | null | undefined => bot.why?.(ask, answer)

describe('a reason to announce', () => {
  const ask = asked('turn', pick.ok())
  const announce = (bot: Bot, character: Character, slot = 's0') =>
    why(bot, ask, { branch: 'announce', answer: { slot, character } })

  it('is what one surely is, and how likely one is it after a swap by others', () => {
    expect(announce(sober(FOUR), 'king')).toEqual({ why: 'announceSure', what: is('king') })
    expect(announce(sober(FOUR, taken(2, 's0', 's2')), 'king')).toEqual({
      why: 'announceLikely',
      what: is('king'),
      chance: 50,
    })
  })

  it('is the best guess, where no character is likelier than not', () => {
    const lost = sober(FOUR, taken(1, 's0', 's1'), taken(2, 's2', 'm0'), taken(3, 's0', 's2'))
    expect(announce(lost, 'king')).toEqual({ why: 'announceGuess', what: is('king'), chance: 25 })
    expect(announce(lost, 'cheat')).toEqual({ why: 'bluffMiddle', what: is('cheat') })
  })

  it('is a bluff: against who is likely it, against the middle, against nobody in particular', () => {
    expect(announce(sober(FOUR), 'queen')).toEqual({ why: 'bluffDespite', seat: 1, what: is('queen') })
    expect(announce(sober(FOUR), 'thief')).toEqual({ why: 'bluffMiddle', what: is('thief') })
    const mixed = [taken(1, 's1', 's2'), taken(2, 's2', 's3'), taken(3, 's3', 's1'), taken(1, 's1', 's2')]
    expect(announce(sober(FOUR, ...mixed), 'queen')).toEqual({ why: 'bluff', what: is('queen') })
  })

  it('is that the other card is the one: nobody else can be it', () => {
    expect(announce(sober(TWO), 'king', 's0.left')).toEqual({ why: 'bluffMine', what: is('king') })
  })

  it('is the victory, with the coins for it and with none less', () => {
    expect(announce(sober({ ...FOUR, coins: [10, 6, 6, 6] }), 'king')).toEqual({
      why: 'announceWins',
      what: is('king'),
    })
    expect(announce(sober({ ...FOUR, coins: [9, 6, 6, 6] }), 'king')).toEqual({ why: 'announceSure', what: is('king') })
  })
})

describe('a reason to look', () => {
  const look = (bot: Bot) => why(bot, asked('turn', pick.ok()), { branch: 'look', answer: 's0' })

  it('is doubt; a player who knows their own card has none', () => {
    expect(look(sober(FOUR, taken(2, 's0', 's2')))).toEqual({ why: 'lookCheck', what: is('king'), chance: 50 })
    expect(look(sober(FOUR, taken(1, 's0', 's1'), taken(2, 's0', 's2')))).toEqual({
      why: 'lookCheck',
      what: is('judge'),
      chance: 50,
    })
    expect(look(sober(FOUR, taken(1, 's0', 's1'), taken(2, 's2', 'm0'), taken(3, 's0', 's2')))).toEqual({
      why: 'lookLost',
    })
    expect(look(sober(FOUR))).toBeNull()
    expect(look(sober(FOUR, taken(2, 's0', 's2'), looked(0, 's0', 'judge')))).toBeNull()
  })
})

describe('a reason to swap', () => {
  const swap = (bot: Bot, how: 'yes' | 'no', other = 's1', mine = 's0') =>
    why(bot, asked('prepare', pick.ok()), { slots: [mine, other], swap: how })
  const poor: LiteralTable = { ...FOUR, cards: ['thief', 'king', 'judge', 'bishop', 'queen', 'cheat'] }

  it('is a better card, of somebody or in the middle', () => {
    expect(swap(sober(poor), 'yes')).toEqual({ why: 'swapFor', seat: 1, what: is('king') })
    expect(swap(sober({ ...poor, cards: poor.cards.with(1, 'queen').with(4, 'king') }), 'yes', 'm0')).toEqual({
      why: 'swapForMiddle',
      what: is('king'),
    })
    expect(swap(sober({ ...TWO, cards: TWO.cards.with(0, 'judge') }), 'yes', 's0.protected', 's0.left')).toEqual({
      why: 'swapForMine',
      what: is('king'),
    })
  })

  it('is nothing to lose, where the own card is unknown', () => {
    const lost = sober(FOUR, taken(1, 's0', 's1'), taken(2, 's2', 'm0'), taken(3, 's0', 's2'))
    expect(swap(lost, 'yes', 's2')).toEqual({ why: 'swapLost' })
    expect(swap(lost, 'yes', 's3')).toEqual({ why: 'swapFor', seat: 3, what: is('bishop') })
  })

  it('is to hide, for whose card was seen by all, or to be hard to read; what costs more than that is a whim', () => {
    const shown = sober(poor)
    const table = part(poor, false, { events: [] })
    ;(table.view.open.table as { mustSwap: unknown }).mustSwap = { seat: 0, slot: 's0' }
    shown.see(table)
    expect(swap(shown, 'yes', 's2')).toEqual({ why: 'swapHide' })
    expect(swap(sober(FOUR), 'yes', 's2')).toEqual({ why: 'swapBlur' })
    expect(swap(sober({ ...FOUR, coins: [2, 6, 6, 6] }), 'yes', 's2')).toBeNull()
  })

  it('and not to swap: the own card is the best, or nobody is to know', () => {
    expect(swap(sober(FOUR), 'no')).toEqual({ why: 'feintKeep', what: is('king') })
    expect(swap(sober(poor), 'no')).toEqual({ why: 'feint' })
  })
})

describe('a reason in a dispute', () => {
  const ask = asked('challenge', pick.ok())
  const passes = (bot: Bot) => why(bot, ask, { branch: 'pass', answer: true })
  const claims = (bot: Bot) => why(bot, ask, { branch: 'claim', answer: 's0' })

  it('to claim is that one is it: surely, likely, or likelier than who says so', () => {
    expect(claims(sober(FOUR, announced(1, 's1', 'king')))).toEqual({ why: 'claimSure', what: is('king') })
    expect(claims(sober(FOUR, taken(2, 's0', 's2'), announced(1, 's1', 'king')))).toEqual({
      why: 'claimLikely',
      what: is('king'),
      chance: 50,
    })
    const quarter = [taken(2, 's0', 's2'), taken(3, 's0', 's3')]
    expect(claims(sober(FOUR, ...quarter, announced(1, 's1', 'king')))).toEqual({
      why: 'claimDoubt',
      seat: 1,
      what: is('king'),
    })
    expect(claims(sober(FOUR, announced(1, 's1', 'queen')))).toBeNull()
  })

  it('is that somebody would have won, with the coins for it and with none less', () => {
    const rich = (coins: number) => claims(sober({ ...FOUR, coins: [6, coins, 6, 6] }, announced(1, 's1', 'queen')))
    expect(rich(11)).toEqual({ why: 'claimStop', seat: 1 })
    expect(rich(10)).toBeNull()
  })

  it('to pass is who looked like it: who said so, or who may still say so', () => {
    expect(passes(sober(FOUR, announced(1, 's1', 'queen')))).toEqual({ why: 'letLikely', seat: 1, what: is('queen') })
    expect(passes(sober(FOUR, announced(1, 's1', 'judge')))).toEqual({ why: 'letOther', seat: 2, what: is('judge') })
    expect(passes(sober(FOUR, announced(1, 's1', 'bishop', 3)))).toEqual({ why: 'letCostly', what: is('bishop') })
  })

  it('is the own card that shall not be seen, a power that does nothing, the middle, or a fine', () => {
    expect(passes(sober(FOUR, announced(1, 's1', 'king')))).toEqual({ why: 'letMine', what: is('king') })
    expect(passes(sober(FOUR, announced(1, 's1', 'judge', 2)))).toEqual({ why: 'letHarmless', what: is('judge') })
    expect(passes(sober({ ...FOUR, courthouse: 1 }, announced(1, 's1', 'judge', 2)))).toEqual({
      why: 'letCostly',
      what: is('judge'),
    })
    expect(passes(sober(FOUR, announced(1, 's1', 'thief')))).toEqual({ why: 'letMiddle', what: is('thief') })
  })

  it('is that several say so already', () => {
    const both = {
      events: [...announced(1, 's1', 'bishop', 3).events, { kind: 'claim', seat: 2, slot: 's2', character: 'bishop' }],
    } as const
    expect(passes(sober(FOUR, both))).toEqual({ why: 'letOthers', what: is('bishop') })
  })
})

describe('a reason of a power', () => {
  it('Witch: who is richer, and by how much; the richest keep theirs; who keeps the smaller sum has none', () => {
    const of = (coins: readonly number[], answer: Answer) =>
      why(sober({ ...SPIES, coins }), asked('witch', pick.ok()), answer)
    const keep = { branch: 'keep', answer: true },
      swap = { branch: 'swap', answer: 2 }
    expect(of([4, 6, 9, 5], swap)).toEqual({ why: 'witchSwap', seat: 2, n: 5 })
    expect(of([9, 6, 9, 5], keep)).toEqual({ why: 'witchRichest' })
    expect(of([8, 6, 9, 5], keep)).toBeNull()
    expect(of([9, 6, 9, 5], swap)).toBeNull()
  })

  it('Bishop and Inquisitor: a target with something to take, or one who may not know', () => {
    const rich = { ...FOUR, coins: [6, 6, 6, 9] }
    expect(why(sober(rich), asked('bishop', pick.ok()), 3)).toEqual({ why: 'bishop', seat: 3, n: 9 })
    expect(why(sober(rich), asked('inquisitor', pick.ok()), 3)).toEqual({ why: 'inquisitorRich', seat: 3, n: 9 })
    expect(
      why(
        sober(FOUR, taken(1, 's1', 's2'), taken(3, 's3', 'm0'), taken(1, 's1', 's3')),
        asked('inquisitor', pick.ok()),
        3,
      ),
    ).toEqual({ why: 'inquisitorLost', seat: 3 })
  })

  it('a confession: sure, likely, guessed', () => {
    const confess = (bot: Bot) => why(bot, asked('confess', pick.ok()), 'king')
    expect(confess(sober(FOUR))).toEqual({ why: 'confessSure', what: is('king') })
    expect(confess(sober(FOUR, taken(1, 's0', 's1')))).toEqual({ why: 'confessLikely', what: is('king'), chance: 50 })
    expect(confess(sober(FOUR, taken(1, 's0', 's1'), taken(2, 's0', 's2')))).toEqual({
      why: 'confessGuess',
      what: is('king'),
      chance: 25,
    })
  })

  it('Fool: the richer of the two', () => {
    const slots = (a: string, b: string) => ({ slots: [a, b], swap: 'no' })
    const of = (answer: Answer) => why(sober({ ...FOUR, coins: [6, 9, 4, 8] }), asked('fool', pick.ok()), answer)
    expect(of(slots('s2', 's3'))).toEqual({ why: 'fool', seat: 3, n: 8 })
    expect(of(slots('s1', 's3'))).toEqual({ why: 'fool', seat: 1, n: 9 })
  })

  it('Spy: looks at what is wanted or unknown; swaps for the better card', () => {
    const look = (bot: Bot, slot: string) => why(bot, asked('spyLook', pick.ok()), slot)
    expect(look(sober(SPIES), 's1')).toEqual({ why: 'spyFor', seat: 1, what: is('queen') })
    expect(look(sober(SPIES), 'm0')).toEqual({ why: 'spyForMiddle', what: is('king') })
    const lost = [taken(1, 's1', 's2'), taken(2, 'm0', 'm1'), taken(3, 's1', 'm0')]
    expect(look(sober(SPIES, ...lost), 's1')).toEqual({ why: 'spyCurious', seat: 1 })
    expect(look(sober(SPIES, ...lost), 'm0')).toEqual({ why: 'spyCuriousMiddle' })
    const swap = (cards: readonly Character[], answer: Answer) =>
      why(sober({ ...SPIES, cards }), asked('spySwap', pick.ok(), { slots: ['s0', 'm0'] }), answer)
    expect(swap(SPIES.cards, 'yes')).toEqual({ why: 'spyTake', what: is('king') })
    expect(swap(SPIES.cards, 'no')).toBeNull()
    expect(swap(SPIES.cards.with(0, 'king').with(4, 'spy'), 'yes')).toBeNull()
    expect(swap(SPIES.cards.with(0, 'king').with(4, 'spy'), 'no')).toEqual({ why: 'spyKeep', what: is('king') })
  })
})

describe('no reason', () => {
  it('is there before anything was seen, nor of what nobody knows, nor to be ready', () => {
    const untold = makeBot('mascarade', 0, 1)
    expect(why(untold, asked('confess', pick.ok()), 'king')).toBeNull()
    expect(why(sober(FOUR), asked('ready', pick.ok()), true)).toBeNull()
    expect(why(sober(FOUR), asked('unheardOf', pick.ok()), true)).toBeNull()
    expect(why(sober(FOUR), asked('challenge', pick.ok()), { branch: 'pass', answer: true })).toBeNull()
  })
})
