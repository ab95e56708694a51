/** Why the Dark Tales bots answer so: a reason in words where something is weighed, and the right one. */
import { describe, expect, it } from 'vitest'
import type { Reason } from '../../../../src-shared/bots'
import { talesBot } from '../../../../src-shared/games/tales/bot'
import { deckHash } from '../../../../src-shared/decks'
import { Match, pick, type Answer, type Options, type SeatAsk } from '../../../../src-shared/kernel'
import { tales } from '../../../../src-shared/games/tales/rules'
import { talesMessages } from '../../../../src-shared/games/tales/locales/messages'
import { coach } from '../../../../src-shared/games/tales/lessons'
import type { Level } from '../../../../src-shared/wire'
import { asJson, EVERYTHING } from '../rules/decks'
import { table, type Literal } from '../rules/table'
import { keyOf, partOf } from '../../../kit/arena'
import { tableOptions } from '../../../kit/play'
import { proveReasons } from '../../../kit/reasoned'

const TABLES: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 2, options: { a: 'first', b: 'second' } },
  { seats: 3, options: { a: 'second', b: 'third' } },
]

proveReasons({
  game: tales,
  coach,
  words: talesMessages,
  tables: TABLES,
  silent: {
    play: 0.1,
    playMore: 0.5,
    peek: 0.1,
    useItem: 0.3,
    freeLine: 0.3,
    takeItem: 0.7,
    discard: 0.7,
    mayDiscard: 0.5,
    takeCard: 0.6,
  },
  // Only decks of one's own ask `may`; all of these have examples below.
  rare: [
    'turnsNight',
    'lastChance',
    'forStory',
    'littleNow',
    'lineNothing',
    'onlyMine',
    'keepMine',
    'mayGain',
    'mayLoss',
  ],
})

/** The bot at seat 0 that has seen this table, what it is asked, and the names of cards in play there. */
function sitting(literal: Literal, level: Level = 'normal', words: readonly string[] = []) {
  const { match } = table(literal).does(...words)
  const bot = talesBot({ seat: 0, profile: { level, personality: 'even' }, random: { nextInt: () => 0 } })
  bot.see(partOf(match, 0, []))
  const [ask] = match.view(0).own?.asks ?? []
  if (!ask) throw new Error('it is asked nothing')
  const fronts = match.view(null).open.table.players.map(({ front }) => front.map(({ name }) => name))
  return { fronts, why: (answer: Answer, of: SeatAsk = ask): Reason | null | undefined => bot.why?.(of, answer) }
}

describe('a reason for a card', () => {
  const hand = (...cards: string[]) => ({ hands: { 0: cards } })
  const DECK = ['king', 'cave', 'hero', 'forest']

  it('is its points at once', () => {
    expect(sitting(hand('king', 'dragon')).why('king')).toEqual({ why: 'brings', what: 'cards.king', n: 2 })
    expect(sitting({ ...hand('darklord', 'king'), common: ['dragon', 'ogre'] }).why('darklord')).toEqual({
      why: 'brings',
      what: 'cards.darklord',
      n: 4,
    })
  })
  it('is what it does, where that is more', () => {
    expect(sitting({ ...hand('dragon', 'king'), common: ['castle', 'hero'] }).why('dragon')).toEqual({ why: 'clears' })
    expect(sitting({ ...hand('fairy', 'king'), b: 'third', deck: [] }).why('fairy')).toMatchObject({
      why: 'brings',
      n: 1,
    })
    expect(sitting({ ...hand('fairy', 'king') }).why('fairy')).toEqual({ why: 'takesItem' })
    expect(sitting({ ...hand('wizard', 'king'), deck: DECK }).why('wizard')).toMatchObject({ why: 'brings', n: 2 })
  })
  it('is the day, or the night, for a player who has the cards for it', () => {
    expect(sitting({ ...hand('day', 'king'), fronts: { 0: ['sage', 'sage'] } }).why('day')).toEqual({ why: 'turnsDay' })
    expect(sitting({ ...hand('night', 'king'), time: 'day', fronts: { 0: ['child', 'child'] } }).why('night')).toEqual({
      why: 'turnsNight',
    })
    expect(sitting({ ...hand('day', 'king'), fronts: { 1: ['sage', 'sage'] } }).why('day')).toMatchObject({
      why: 'brings',
      n: 2,
    })
  })
  it('is what it brings until the end: not to a beginner, and not when there is no time left', () => {
    expect(sitting(hand('sage', 'king')).why('sage')).toEqual({ why: 'lasts', n: 3 })
    expect(sitting(hand('sage', 'king'), 'easy').why('sage')).toMatchObject({ why: 'brings', n: 1 })
    expect(sitting({ ...hand('sage', 'king'), deck: [] }).why('sage')).toMatchObject({ why: 'brings', n: 1 })
  })
  it('is story card B, for a player who has begun a set', () => {
    expect(sitting({ ...hand('ogre', 'king'), b: 'first', fronts: { 0: ['child'] } }).why('ogre')).toEqual({
      why: 'forStory',
    })
    expect(sitting({ ...hand('ogre', 'king'), b: 'first' }).why('ogre')).toMatchObject({ why: 'brings', n: 1 })
  })
  it('is that nothing brings anything: and none, where something else does', () => {
    expect(sitting(hand('dragon', 'darklord')).why('dragon')).toEqual({ why: 'littleNow' })
    expect(sitting(hand('dragon', 'king')).why('dragon')).toBeNull()
  })
  it('is none for the only card', () => {
    expect(sitting(hand('king')).why('king')).toBeNull()
  })
  it("of a deck of one's own names no card", () => {
    const deck = asJson(EVERYTHING),
      reasons: (Reason | null | undefined)[] = []
    for (let key = 1; key < 20; key++) {
      const { match, events: told } = Match.start(
        tales,
        2,
        tableOptions(tales, { deck: deckHash(deck) }),
        keyOf(key),
        deck,
      )
      const [open] = match.asks(),
        ask = match.view(open?.seat ?? 0).own?.asks[0]
      if (!open || ask?.pick.pick !== 'card') continue
      const bot = talesBot({ seat: open.seat, deck, random: { nextInt: () => 0 } })
      bot.see(partOf(match, open.seat, told))
      for (const card of ask.pick.of) reasons.push(bot.why?.(ask, card))
    }
    expect(reasons.some(reason => reason?.why === 'bringsPoints')).toBe(true)
    expect(reasons.some(reason => reason?.what)).toBe(false)
  })
})

describe('a reason about a line', () => {
  const use = { branch: 'use', answer: '1' },
    pass = { branch: 'pass', answer: true }
  const SWORD: Literal = {
    a: 'first',
    b: 'second',
    at: 'start',
    hands: { 0: ['king'] },
    deck: ['sage', 'king', 'king', 'king'],
    items: { 0: { sword: 1 } },
    common: ['dragon'],
  }
  const SET: Literal = {
    a: 'second',
    b: 'second',
    at: 'start',
    hands: { 0: ['king'] },
    deck: ['sage', 'king', 'king', 'king'],
    items: { 0: { sword: 1, armour: 1, wand: 1 } },
  }

  it('to use it is what it brings, or that there is no time left', () => {
    expect(sitting(SWORD).why(use)).toEqual({ why: 'bringsPoints', n: 3 })
    expect(sitting({ ...SWORD, deck: ['sage'], hands: { 0: [], 1: [] } }).why(use)).toEqual({ why: 'lastChance' })
  })
  it('to pass is a better moment, or the end', () => {
    expect(sitting(SWORD).why(pass)).toEqual({ why: 'keepItem' })
    expect(sitting(SET).why(pass)).toMatchObject({ why: 'itemsForEnd' })
    expect(sitting(SET, 'easy').why(pass)).toEqual({ why: 'keepItem' })
    // The line of the gold draws, and there is nothing to draw.
    const useless: SeatAsk = {
      id: '9/useItem/0',
      key: 'useItem',
      pick: pick.branch({ pass: pick.ok(), use: pick.one(['4']) }),
    }
    expect(
      sitting({ a: 'second', hands: { 0: ['king', 'hero'] }, deck: [], items: { 0: { gold: 1 } } }).why(pass, useless),
    ).toEqual({ why: 'lineNothing' })
    expect(
      sitting({ a: 'second', hands: { 0: ['king', 'hero'] }, items: { 0: { gold: 1 } } }).why(pass, useless),
    ).toEqual({ why: 'keepItem' })
  })
})

describe('a reason for an item', () => {
  const LITERAL: Literal = { b: 'third', hands: { 0: ['hero'] }, items: { 0: { sword: 1 } } }
  it('is a set that it makes, with its points', () => {
    const { why } = sitting(LITERAL, 'normal', ['hero'])
    expect(why('armour')).toMatchObject({ why: 'itemEnd', what: 'items.armour.name' })
    expect(why('sword')).not.toMatchObject({ why: 'itemEnd' })
  })
  it('is none to a beginner', () => {
    expect(sitting(LITERAL, 'easy', ['hero']).why('armour')).toBeNull()
  })
})

describe('a reason to discard a card', () => {
  it('is whom it would have served, or that it is not mine', () => {
    const { why, fronts } = sitting({ hands: { 0: ['ogre'] }, fronts: { 0: ['witch'], 1: ['witch'] } }, 'normal', [
      'ogre',
    ])
    expect(why(fronts[1]?.[0] ?? '')).toEqual({ why: 'hurts', seat: 1 })
    expect(why(fronts[0]?.[0] ?? '')).toBeNull()
    const easy = sitting({ hands: { 0: ['ogre'] }, fronts: { 0: ['witch'], 1: ['witch'] } }, 'easy', ['ogre'])
    expect(easy.why(easy.fronts[1]?.[0] ?? '')).toEqual({ why: 'notMine' })
  })
  it('is that only cards of my own are left', () => {
    const { why, fronts } = sitting({ hands: { 0: ['ogre'] }, fronts: { 0: ['witch', 'witch'] } }, 'normal', ['ogre'])
    expect(why(fronts[0]?.[0] ?? '')).toEqual({ why: 'onlyMine' })
  })
  it('that may be left is what it pays; and not to, that it would be mine', () => {
    const decline = { branch: 'decline', answer: true }
    const hero = (fronts: NonNullable<Literal['fronts']>) =>
      sitting({ time: 'day', hands: { 0: ['hero'] }, fronts, items: { 0: {} } }, 'normal', ['hero', 'sword'])
    const mine = hero({ 0: ['child'] })
    expect(mine.why(decline)).toEqual({ why: 'keepMine' })
    expect(mine.why({ branch: 'discard', answer: mine.fronts[0]?.[0] ?? '' })).toEqual({ why: 'pays' })
    const theirs = hero({ 0: ['child'], 1: ['child'] })
    expect(theirs.why(decline)).toBeNull()
    expect(theirs.why({ branch: 'discard', answer: theirs.fronts[1]?.[0] ?? '' })).toEqual({ why: 'hurts', seat: 1 })
  })
})

it('a reason for what may be done is that it brings more than it costs', () => {
  const { why } = sitting({ hands: { 0: ['king', 'hero'] } })
  const may = (amount: number): SeatAsk => ({
    id: '9/may/0',
    key: 'may',
    pick: pick.one(['do', 'decline']),
    params: { by: { from: 'turn' }, effects: [{ do: 'vp', amount }] },
  })
  expect(why('do', may(1))).toEqual({ why: 'mayGain' })
  expect(why('decline', may(0))).toEqual({ why: 'mayLoss' })
  expect(why('decline', may(1))).toBeNull()
})

it('a master who takes what looks worse has looked ahead; one who takes what looks best has not', () => {
  const hand: Literal = { hands: { 0: ['dragon', 'king'] } }
  expect(sitting(hand, 'hard').why('dragon')).toEqual({ why: 'ahead' })
  expect(sitting(hand, 'hard').why('king')).toMatchObject({ why: 'brings' })
  expect(sitting(hand, 'normal').why('dragon')).toBeNull()
})
