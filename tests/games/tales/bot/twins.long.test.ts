/** Dark Tales bots are blind to what their seats cannot see: the hands of the others, and the deck. */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../../../src-shared/bots'
import { fastRandom, legalAnswers, type Options } from '../../../../src-shared/kernel'
import { tales } from '../../../../src-shared/games/tales/rules'
import { blurred, isBlurrable } from '../rules/blur'
import { nextMove, playOn } from '../rules/play'
import { deal, type TalesMatch } from '../rules/table'
import { blindMinds, comparing } from '../../../kit/blind'

const SEATS = [2, 4]

/** Every level at every seat, and every personality; more pairs would take long: masters search. */
const MATCHES = 12

/** In the middle of a match, items and cards are in play: this many answers in. */
const ANSWERS_ON = 12

/** Dealt, and led on by chance to where this seat can be deceived; nobody has told the bot that sits down there of anything before. */
function middle(seats: number, options: Options, key: number): ReturnType<typeof deal> {
  const { match } = deal(seats, options, key),
    random = fastRandom(key)
  playOn(match, random, ANSWERS_ON)
  while (!isBlurrable(match, key % seats)) playOn(match, random, 1)
  return { match, events: [] }
}

const blind = { game: tales, seats: SEATS, nextMove, blurred, matches: MATCHES }

describe('dealt', () => {
  blindMinds({ ...blind, deal })
})
describe('in the middle of a match', () => {
  blindMinds({ ...blind, deal: middle })
})

it.each(SEATS)('the twins are two: only cards that their seat cannot see have changed places: %i seats', seats => {
  let apart = 0
  for (let key = 0; key < MATCHES; key++) {
    const { match } = middle(seats, {}, key),
      me = key % seats
    const one = match.snapshot().state,
      other = blurred(match, me, fastRandom(key)).snapshot().state
    expect({ ...other, hands: other.hands[me], deck: other.deck.length }).toEqual({
      ...one,
      hands: one.hands[me],
      deck: one.deck.length,
    })
    expect([...other.hands, other.deck].flat().sort()).toEqual([...one.hands, one.deck].flat().sort())
    if (JSON.stringify(other.hands) !== JSON.stringify(one.hands)) apart++
  }
  // Of a few that change places some are of one kind.
  expect(apart).toBeGreaterThan(MATCHES / 2)
})

describe('a bot that knows more than its frames', () => {
  /** Takes the first or the last of its answers, by how many letters this has. */
  const choosing =
    (by: (match: TalesMatch) => string) =>
    (match: TalesMatch): Bot => ({
      see: () => undefined,
      answer: ask => [...legalAnswers(ask.pick)].at(-(by(match).length % 2)) ?? null,
    })
  const compared = (by: (match: TalesMatch) => string): number => comparing({ ...blind, deal, sits: choosing(by) }, 2)

  it.each([
    ['the bottom of the deck', match => match.snapshot().state.deck.at(-1) ?? ''],
    ['all hands', match => match.snapshot().state.hands.flat().join('')],
  ] as const satisfies readonly (readonly [string, (match: TalesMatch) => string])[])('is caught: %s', (_, by) => {
    expect(() => compared(by)).toThrow('deeply equal')
  })

  it('and no other: one that chooses by what lies open', () => {
    expect(compared(match => match.view(null).open.table.timeCard.card)).toBeGreaterThan(MATCHES)
  })
})
