/** The Dark Tales bot: what it answers in literal positions. */
import { describe, expect, it } from 'vitest'
import { makeBot } from '../../../kit/makeBot'
import { talesBot } from '../../../../src-shared/games/tales/bot'
import { asJson, withCards } from '../rules/decks'
import { DEFAULT_PROFILE, LEVELS, type BotProfile } from '../../../../src-shared/wire'
import { table, type Literal } from '../rules/table'
import { partOf } from '../../../kit/arena'

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
