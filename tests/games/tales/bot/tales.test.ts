/** The Dark Tales bot: always legal, the same for the same frames, with any deck, and sensible. */
import { describe, expect, it } from 'vitest'
import { makeBot } from '../../../kit/makeBot'
import { talesBot } from '../../../../src-shared/games/tales/bot'
import { deckHash } from '../../../../src-shared/decks'
import { Match, type Options } from '../../../../src-shared/kernel'
import { tales } from '../../../../src-shared/games/tales/rules'
import { asJson, EVERYTHING, withCards } from '../rules/decks'
import { DEFAULT_PROFILE, LEVELS, type BotProfile } from '../../../../src-shared/wire'
import { table, type Literal } from '../rules/table'
import { allBots, keyOf, mixed, partOf } from '../../../kit/arena'
import { proveMind } from '../../../kit/bots'
import { accepted, tableOptions } from '../../../kit/play'

const SEATS = [2, 3, 4]
const TALES: readonly Options[] = ['first', 'second', 'third'].flatMap(a =>
  ['first', 'second', 'third'].map(b => ({ a, b })),
)

proveMind({
  game: tales,
  seats: SEATS,
  untold: () => talesBot({ seat: 0, random: { nextInt: () => 0 } }),
  tables: [
    { name: 'among random minds, in all nine tales', seats: SEATS, options: () => TALES, players: [mixed] },
    { name: 'among bots, in all nine tales', seats: SEATS, options: () => TALES, players: [allBots] },
  ],
})

it.each(SEATS)("with a deck of one's own that has every word of the vocabulary: %i seats", seats => {
  const deck = asJson(EVERYTHING)
  const { match, events: told } = Match.start(
    tales,
    seats,
    tableOptions(tales, { deck: deckHash(deck) }),
    keyOf(seats),
    deck,
  )
  const minds = Array.from({ length: seats }, (_, seat) => makeBot('tales', seat, seat, deck))
  const show = (events: typeof told): void => {
    minds.forEach((bot, seat) => {
      bot.see(partOf(match, seat, events))
    })
  }
  show(told)
  while (!match.outcome) {
    const [open] = match.asks().filter(ask => ask.key !== 'seen')
    const ask = match.view(open?.seat ?? 0).own?.asks.find(one => one.id === open?.id)
    if (!open || !ask) throw new Error('nobody is asked')
    const answer = minds[open.seat]?.answer(ask)
    const proposal = accepted(match.answer(open.seat, open.id, answer ?? null))
    match.commit(proposal)
    show(proposal.events)
  }
  expect(match.outcome.winners).not.toHaveLength(0)
})

/** What the bot at seat 0 answers when it has seen this table: without a whim. */
function answers(literal: Literal) {
  const { match } = table(literal)
  const bot = talesBot({ seat: 0, random: { nextInt: () => 0 } })
  bot.see(partOf(match, 0, []))
  const [ask] = match.view(0).own?.asks ?? []
  return ask && bot.answer(ask)
}

describe('a card', () => {
  it('is the one that brings the most now', () => {
    expect(answers({ hands: { 0: ['dragon', 'cave', 'king'] }, common: ['castle', 'hero'] })).toBe('dragon')
  })
  it('is none that does nothing while another does something', () => {
    expect(answers({ hands: { 0: ['dragon', 'king'] } })).toBe('king')
  })
  it('for the day is played by a player who has Sages in front', () => {
    expect(
      answers({
        hands: { 0: ['day', 'night'] },
        fronts: { 0: ['sage', 'sage'] },
        deck: ['king', 'cave', 'hero', 'forest'],
      }),
    ).toBe('day')
  })
})

describe('a line of story card A', () => {
  it('is used when it brings more than its items are worth at the end', () => {
    expect(
      answers({
        a: 'first',
        b: 'second',
        at: 'start',
        hands: { 0: ['king'] },
        deck: ['sage'],
        items: { 0: { sword: 1 } },
        common: ['dragon'],
      }),
    ).toEqual({ branch: 'use', answer: '1' })
  })
  it('is not used when a set would be broken for it', () => {
    expect(
      answers({
        a: 'second',
        b: 'second',
        at: 'start',
        hands: { 0: ['king'] },
        deck: ['sage'],
        items: { 0: { sword: 1, armour: 1, wand: 1 } },
      }),
    ).toEqual({ branch: 'pass', answer: true })
  })
})

describe('items whose lines lead back to themselves', () => {
  const CIRCLE = withCards(
    [],
    [
      {
        id: 'circle',
        titles: { en: 'Circle' },
        lines: [
          { cost: ['sword'], effects: [{ do: 'item', of: ['armour'] }] },
          {
            cost: ['armour'],
            effects: [
              { do: 'item', of: ['sword'] },
              { do: 'vp', amount: 2 },
            ],
          },
          { cost: ['wand'], effects: [{ do: 'returnItem', of: ['wand'], then: [{ do: 'vp', amount: 9 }] }] },
        ],
      },
    ],
  )
  const at = (items: NonNullable<Literal['items']>, level: BotProfile['level']) => {
    const { match } = table({ own: CIRCLE, at: 'start', hands: { 0: ['king'] }, deck: ['sage'], items }),
      bot = makeBot('tales', 0, 1, asJson(CIRCLE), { ...DEFAULT_PROFILE, level })
    bot.see(partOf(match, 0, []))
    const [ask] = match.view(0).own?.asks ?? []
    return ask && bot.answer(ask)
  }
  it.each(LEVELS)('are valued all the same, and the line with points is used: %s', level => {
    expect(at({ 0: { armour: 1 } }, level)).toEqual({ branch: 'use', answer: '2' })
    expect(at({ 0: { sword: 1 } }, level)).toHaveProperty('branch')
    expect(at({ 0: { wand: 2 } }, level)).toEqual({ branch: 'use', answer: '3' })
  })
})

it('an item is the one that makes a set', () => {
  const { match } = table({ b: 'third', hands: { 0: ['hero'] }, items: { 0: { sword: 1 } } }).does('hero')
  const bot = talesBot({ seat: 0, random: { nextInt: () => 0 } })
  bot.see(partOf(match, 0, []))
  const [ask] = match.view(0).own?.asks ?? []
  expect(ask && bot.answer(ask)).toBe('armour')
})

it("what is discarded is an opponent's, not its own", () => {
  const { match } = table({ hands: { 0: ['ogre'] }, fronts: { 0: ['witch'], 1: ['witch'] } }).does('ogre')
  const bot = talesBot({ seat: 0, random: { nextInt: () => 0 } })
  bot.see(partOf(match, 0, []))
  const [ask] = match.view(0).own?.asks ?? []
  const theirs = match.view(null).open.table.players[1]?.front[0]?.name
  expect(ask && bot.answer(ask)).toBe(theirs)
})
