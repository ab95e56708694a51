/** Overlord bots are blind to what their seats cannot see: the hands of the others, the decks, and what was discarded unseen. */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../../../src-shared/bots'
import { fastRandom, legalAnswers, type Options } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { blurred, isBlurrableState } from '../rules/blur'
import { deal, nextMove, playOn } from '../rules/play'
import type { OverlordMatch } from '../rules/table'
import { blindMinds, comparing } from '../../../kit/blind'

const MATCHES = 24
/** This many pairs of cards are swapped: few, so that the others can do the same in both for long. */
const PAIRS = 3
/** In the middle of a match much has been told. */
const ANSWERS_ON = 20

const RULES = [
  ['classic', [3, 6]],
  ['formal', [4, 6]],
] as const

const dealBy =
  (rules: string) =>
  (seats: number, _: Options, key: number): ReturnType<typeof deal> =>
    deal(seats, { rules }, key)

/** Led on by chance; nobody has told the bot that sits down there of anything before. */
const middleBy =
  (rules: string) =>
  (seats: number, _: Options, key: number): ReturnType<typeof deal> => {
    for (let n = key; ; n += MATCHES) {
      const { match } = deal(seats, { rules }, n % 256),
        random = fastRandom(n)
      playOn(match, random, ANSWERS_ON)
      while (!match.outcome && !isBlurrableState(match.snapshot().state)) playOn(match, random, 1)
      if (!match.outcome) return { match, events: [] }
    }
  }

const blind = {
  game: overlord,
  nextMove,
  matches: MATCHES,
  blurred: (match: OverlordMatch, seat: number, random: Parameters<typeof blurred>[2]) =>
    blurred(match, seat, random, PAIRS),
}

describe.each(RULES)('%s', (rules, seats) => {
  describe('dealt', () => {
    blindMinds({ ...blind, seats, deal: dealBy(rules) })
  })
  describe('in the middle of a match', () => {
    blindMinds({ ...blind, seats, deal: middleBy(rules) })
  })
})

describe('a bot that knows more than its frames', () => {
  /** Takes the first or the last of its answers, by how many letters this has. */
  const choosing =
    (by: (match: OverlordMatch) => string) =>
    (match: OverlordMatch): Bot => ({
      see: () => undefined,
      answer: ask => [...legalAnswers(ask.pick)].at(-(by(match).length % 2)) ?? null,
    })
  const compared = (by: (match: OverlordMatch) => string): number =>
    comparing({ ...blind, seats: [4], deal: dealBy('formal'), sits: choosing(by) }, 4)

  it.each([
    [
      'the decks',
      match =>
        match.snapshot().state.actionDeck.slice(0, 5).join('') + match.snapshot().state.hintDeck.slice(0, 5).join(''),
    ],
    [
      'all hands',
      match =>
        match
          .snapshot()
          .state.hands.flatMap(({ hints, actions }) => [...hints, ...actions])
          .join(''),
    ],
  ] as const satisfies readonly (readonly [string, (match: OverlordMatch) => string])[])('is caught: %s', (_, by) => {
    expect(() => compared(by)).toThrow('deeply equal')
  })

  it('and no other: one that chooses by what lies open', () => {
    expect(compared(match => match.view(null).open.table.plan.join(''))).toBeGreaterThan(MATCHES)
  })
})
