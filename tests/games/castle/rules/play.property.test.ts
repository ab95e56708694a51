/** Random play at every seat count, edition and variant: what must hold at every moment, and at the end. */
import { describe, expect, it } from 'vitest'
import { castle, type CastleEvent, type CastleOpen, type CastleOwn } from '../../../../src-shared/games/castle/rules'
import { PROFESSION_IDS } from '../../../../src-shared/games/castle/rules/cards'
import { handLimit } from '../../../../src-shared/games/castle/rules/rulings'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import { happens, randomPlay, type RandomPlay } from '../../../kit/randomPlay'
import { anyOptions, combinations, nextMove, SEAT_COUNTS } from './play'
import { BOX, deal } from './table'

const MOST_ANSWERS = 800

function holds(state: CastleState): void {
  const { hands, deck, chosen, box, professions, leftOver, societies, removed, tokens, stack, duel, seats } = state
  const objects = [...hands.flat(), ...deck, ...chosen, ...box]
  if (objects.sort().join() !== [...BOX].sort().join()) throw new Error(`objects lost: ${objects.join()}`)
  if ([...professions, ...leftOver].sort().join() !== [...PROFESSION_IDS].sort().join())
    throw new Error('professions lost')
  const cards = [...societies, ...(removed ? [removed] : [])],
    half = Math.ceil(seats / 2)
  if (cards.length !== 2 * half || cards.filter(card => card === 'order').length !== half)
    throw new Error('societies lost')
  const used = duel?.used.reduce((sum, one) => sum + (one.what === 'tokens' ? one.count : 0), 0) ?? 0
  if (tokens.some(n => n < 0) || stack < 0 || tokens.reduce((sum, n) => sum + n, stack + used) !== 12)
    throw new Error('tokens lost')
  if (hands.some(hand => hand.length === 0)) throw new Error('somebody has no object')
  const over = hands.flatMap((hand, seat) => (hand.length > handLimit(seats) ? [seat] : []))
  const gift = state.steps.at(-1)
  if (over.length > (gift?.step === 'gift' ? 1 : 0)) throw new Error(`over the limit: ${over.join()}`)
  if (state.steps.at(-1)?.step === 'act' && (state.exchange || duel))
    throw new Error('something of the last turn is left')
}

/** The stack is public: nothing in a step's data may be a card that is not. */
function stackIsPublic(state: CastleState): void {
  const words = JSON.stringify(state.steps.map(frame => frame.data))
  if (/key|goblet|bag|order|brotherhood|thug|doctor|priest/.test(words))
    throw new Error(`a secret on the stack: ${words}`)
}

/** The seats that must have won: a whole society, or one alone. */
function rightful({ outcome, societies }: CastleState): number[] {
  const { winners = [] } = outcome ?? {}
  const [first = -1] = winners
  if (outcome?.reason === 'lodge') return [first]
  return societies.flatMap((society, seat) => (society === societies[first] ? [seat] : []))
}

const castlePlay: RandomPlay<CastleState, CastleEvent, CastleOpen, CastleOwn> = {
  game: castle,
  seats: SEAT_COUNTS,
  deal,
  nextMove,
  combinations,
  anyOptions,
  most: MOST_ANSWERS,
  rightful,
  holds: state => {
    holds(state)
    stackIsPublic(state)
  },
}

randomPlay(castlePlay)

describe('over all these matches', () => {
  it('everything that can happen does', () => {
    const { kinds, reasons, asked } = happens(
      castlePlay,
      SEAT_COUNTS.flatMap(seats =>
        combinations(seats).map((options, i) => [seats, options, seats + i, seats * 100 + i] as const),
      ),
    )
    // Random players guess wrong; what is right stands in declare.test.ts.
    expect([...reasons]).toContain('mistaken')
    expect([...asked].sort()).toEqual([
      'clairvoyantSecond',
      'clairvoyantTop',
      'diplomat',
      'doctor',
      'endTurn',
      'gift',
      'hypnotist',
      'offered',
      'passOn',
      'priest',
      'priestPayment',
      'react',
      'ring',
      'seen',
      'smuggle',
      'spoils',
      'support',
      'take',
      'turn',
      'useBag',
      'useCoat',
      'useMonocle',
      'usePass',
      'useSextant',
      'useTome',
      'whichBag',
    ])
    // A claim of the minority that is settled by the removed card is too seldom guessed: examples.test.ts has it.
    expect([...kinds].filter(kind => kind !== 'removed').sort()).toEqual([
      'alchemist',
      'arranged',
      'challenge',
      'clairvoyant',
      'coat',
      'count',
      'deal',
      'declare',
      'decline',
      'diplomat',
      'direction',
      'draw',
      'drawn',
      'end',
      'exchange',
      'gift',
      'hypnotise',
      'look',
      'noResult',
      'offer',
      'passOn',
      'pay',
      'profession',
      'professions',
      'read',
      'refuse',
      'ring',
      'spy',
      'support',
      'take',
      'turn',
      'turnUp',
      'use',
      'won',
    ])
  })
})
