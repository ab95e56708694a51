/** The plain board: what it finds in the views of a game, and how it words what the game tells. */
import { describe, expect, it } from 'vitest'
import { createI18nForPage } from '../../src-renderer/i18n'
import type { MessageContext } from '../../src-renderer/games/gameUi'
import { askTitle, choiceText, eventSentence } from '../../src-renderer/plain/texts'
import { handOf, ownZones, pileZones, scoreOf, seatZones, type PlainGame } from '../../src-renderer/plain/zones'
import { forEachLanguage } from '../../src-shared/locales/byLanguage'
import { matchPart } from './kit'

const GAME = 'toy'
const english = {
  cards: { gold: { name: 'Gold', text: 'Worth 4.' }, rope: { name: 'Rope' } },
  zones: { hand: 'Cards' },
  choices: { pass: 'Let it be' },
  asks: { show: { title: '{by} wants the {card}', hint: 'Or {n} coin. | Or {n} coins.' } },
  events: {
    take: '{name} takes {card} from {other}.',
    gain: '{name} gains {n} coin. | {name} gains {n} coins.',
    end: 'The best: {names}.',
  },
  eventsYou: { take: 'You take {card} from {other}.' },
  eventsToYou: { take: '{name} takes your {card}.' },
}
const i18n = createI18nForPage('en')
i18n.addGameMessages(
  GAME,
  forEachLanguage(() => english),
)
const contextOf = (you: number | null): MessageContext => ({
  ...i18n,
  name: seat => ['Anna', 'Boris', 'Carla'][seat] ?? '',
  you,
  seats: 3,
  ownDeck: null,
  match: null,
})

describe('an event', () => {
  const take = { event: { kind: 'take', seat: 0, to: 1, card: 'gold' } }
  it.each([
    [2, 'Anna takes Gold from Boris.'],
    [0, 'You take Gold from Boris.'],
    [1, 'Anna takes your Gold.'],
    [null, 'Anna takes Gold from Boris.'],
  ])('is told in the form that is for its reader, seat %s', (you, text) => {
    expect(eventSentence(GAME, take, contextOf(you))).toBe(text)
  })
  it('has the plural form of its number, and the names of several seats', () => {
    expect(eventSentence(GAME, { event: { kind: 'gain', seat: 2, n: 1 } }, contextOf(0))).toBe('Carla gains 1 coin.')
    expect(eventSentence(GAME, { event: { kind: 'gain', seat: 2, n: 3 } }, contextOf(0))).toBe('Carla gains 3 coins.')
    expect(eventSentence(GAME, { event: { kind: 'end', winners: [0, 2] } }, contextOf(1))).toBe(
      'The best: Anna and Carla.',
    )
  })
  it('without a text is left out of the log, and so is what is no event', () => {
    expect(eventSentence(GAME, { event: { kind: 'shuffle' } }, contextOf(0))).toBeNull()
    expect(eventSentence(GAME, { event: 'take' }, contextOf(0))).toBeNull()
  })
})

it('an ask names seats and cards', () => {
  expect(askTitle(GAME, { key: 'show', params: { by: 2, card: 'rope', n: 2 } }, contextOf(0))).toEqual({
    title: 'Carla wants the Rope',
    hint: 'Or 2 coins.',
  })
})

it('a choice is a seat by its name, a card with what it does, a word as the game calls it', () => {
  const context = contextOf(0)
  expect(choiceText(GAME, 'seat', 1, context)).toEqual({ text: 'Boris' })
  expect(choiceText(GAME, 'slot', 'gold', context)).toEqual({ text: 'Gold', detail: 'Worth 4.' })
  expect(choiceText(GAME, 'slot', 'rope', context)).toEqual({ text: 'Rope' })
  expect(choiceText(GAME, 'branch', 'pass', context)).toEqual({ text: 'Let it be' })
})

describe('zones', () => {
  interface Open {
    readonly coins: readonly number[]
    readonly pile: readonly (string | null)[]
  }
  const game = {
    id: GAME,
    pieces: {},
    cards: [],
    turnOf: undefined,
    zones: {
      hand: (own: { readonly hand: readonly string[] }) => own.hand,
      own: { secret: () => 'gold' },
      seats: { coins: ({ coins }: Open, seat: number) => coins[seat] ?? null, none: () => null },
      piles: { pile: ({ pile }: Open) => pile },
      score: 'coins',
    },
  } as PlainGame
  const watched = matchPart('m', [], { table: { coins: [3, 5], pile: [null, 'rope'] } })
  const seated = {
    ...watched,
    view: { ...watched.view, own: { seat: 0, asks: [], seen: [], sealed: null, private: { hand: ['gold'] } } },
  }

  it('of a seat and of the middle are drawn by name, and an empty one is not', () => {
    expect(seatZones(game, watched, 1)).toEqual([{ zone: 'coins', figure: 5 }])
    expect(pileZones(game, watched)).toEqual([{ zone: 'pile', figure: [null, 'rope'] }])
    expect(scoreOf(game, watched, 1)).toBe(5)
  })
  it('of its own only a player has, and no spectator', () => {
    expect([handOf(game, seated), ownZones(game, seated)]).toEqual([['gold'], [{ zone: 'secret', figure: 'gold' }]])
    expect([handOf(game, watched), ownZones(game, watched)]).toEqual([[], []])
  })
})
