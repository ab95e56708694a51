/** Random play at every seat count and under both rule sets: what must hold at every moment, and at the end. */
import { describe, expect, it } from 'vitest'
import type { Options, Seat } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import type { OverlordState } from '../../../../src-shared/games/overlord/rules/state'
import { happens, playAndCheck, randomPlay, type RandomPlay } from '../../../kit/randomPlay'
import { anyOptions, cardsOf, combinations, deal, FORMAL_COUNTS, nextMove, SEAT_COUNTS } from './play'

const MOST_ANSWERS = 8000
const MOST_ROUNDS = 500

function holds(state: OverlordState): void {
  const { fixed, looks, hands, overlord: on, options, round, tale, turn } = state
  const { hints, actions } = cardsOf(state)
  const ids = (cards: readonly { id: string }[]): string =>
    cards
      .map(card => card.id)
      .sort()
      .join()
  if (hints.join() !== ids(fixed.hints)) throw new Error('hints lost')
  if (actions.join() !== ids(fixed.actions)) throw new Error('actions lost')
  if (looks.some(count => count < 0 || count > 3)) throw new Error(`looks: ${looks.join()}`)
  if (round > MOST_ROUNDS) throw new Error(`round ${round}`)
  if (tale.length > fixed.hints.length) throw new Error('a tale longer than the deck')
  if (turn?.speaker === on) throw new Error('the Overlord tells')
  if (options.rules === 'classic') {
    if ((hands[on]?.hints.length ?? 0) + (hands[on]?.actions.length ?? 0) > 0)
      throw new Error('the Overlord holds cards')
    if (hands.some(hand => hand.hints.length > 3)) throw new Error('more than 3 hints in a hand')
    if ((turn?.played ?? 0) > 3) throw new Error('more than 3 hints in a turn')
  } else if (hands.some(hand => hand.hints.length > 5 || hand.actions.length > 3))
    throw new Error('more than 5 hints or 3 actions in a hand')
  if (state.steps.length > 3) throw new Error('the stack grows')
}

/** The stack is public: nothing in a step's data may be a card. */
function stackIsPublic(state: OverlordState): void {
  const words = JSON.stringify(state.steps.map(frame => frame.data))
  if (/[a-z]-/.test(words)) throw new Error(`a secret on the stack: ${words}`)
}

/**
 * Classic: all but the doomed – of two who had to beg the first, clockwise from the Overlord. Formal: the survivor
 * with the most hints in front; tied: Overlord last; else shared.
 */
function rightful({ looks, front, ruled, options, overlord: on, seats }: OverlordState): Seat[] {
  const doomed = looks.map((_, i) => (on + 1 + i) % seats).find(seat => looks[seat] === 3)
  const survivors = looks.flatMap((_, seat) => (seat === doomed ? [] : [seat]))
  if (options.rules === 'classic') return survivors
  const score = (seat: Seat): number => (front[seat]?.length ?? 0) * 1000 + (ruled[seat] ?? 0)
  const highest = Math.max(...survivors.map(score))
  return survivors.filter(seat => score(seat) === highest)
}

const of: RandomPlay<
  OverlordState,
  Parameters<Parameters<typeof overlord.setup>[0]['emit']>[0],
  ReturnType<typeof overlord.open>,
  ReturnType<typeof overlord.own>
> = {
  game: overlord,
  seats: SEAT_COUNTS,
  deal,
  nextMove,
  combinations,
  anyOptions,
  most: MOST_ANSWERS,
  ends: true,
  runs: 2,
  holds: state => {
    holds(state)
    stackIsPublic(state)
  },
  rightful,
}

randomPlay(of)

describe('over many matches', () => {
  it('formal ends within 500 rounds, at every seat count', () => {
    for (const seats of FORMAL_COUNTS)
      for (let seed = 0; seed < 20; seed++) playAndCheck(of, seats, { rules: 'formal', window: 5 }, seed * 31 + seats)
  })

  it('everything that can happen does', () => {
    const tables = SEAT_COUNTS.flatMap(seats =>
      combinations(seats).flatMap((options, i): (readonly [number, Options, number, number])[] =>
        [0, 1, 2].map(run => [seats, options, seats + i, seats * 100 + i * 7 + run]),
      ),
    )
    const happened = happens(of, tables)
    expect([...happened.reasons].sort()).toEqual(['lastOverlord', 'most', 'refused', 'skull'])
    expect([...happened.asked].sort()).toEqual([
      'accuse',
      'answer',
      'blame',
      'cancel',
      'doubt',
      'draw',
      'errand',
      'freeze',
      'freezeStill',
      'freezeToo',
      'goOn',
      'interrupt',
      'mercy',
      'patience',
      'plan',
      'plea',
      'question',
      'rule',
      'ruleStill',
      'silence',
      'tell',
      'told',
      'verdict',
    ])
    expect([...happened.kinds].sort()).toEqual([
      'accuse',
      'blame',
      'cancel',
      'concede',
      'deal',
      'discard',
      'doubt',
      'draw',
      'end',
      'errand',
      'fail',
      'firstRoundOver',
      'freePass',
      'freeze',
      'freezing',
      'goOn',
      'hint',
      'hurry',
      'interrupt',
      'look',
      'mercy',
      'more',
      'nextInCircle',
      'pass',
      'patience',
      'patienceSet',
      'plan',
      'plea',
      'question',
      'round',
      'seize',
      'shuffle',
      'silence',
      'spared',
      'told',
      'turnUp',
      'twist',
      'verdict',
    ])
  })
})
