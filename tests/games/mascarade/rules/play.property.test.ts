/** Random play at every seat count with all options: what must hold at every moment, and at the end. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastRandom, type Options } from '../../../../src-shared/kernel'
import { mascarade, type MascaradeEvent, type MascaradeOpen } from '../../../../src-shared/games/mascarade/rules'
import { cardsOf } from '../../../../src-shared/games/mascarade/rules/sets'
import { slotsOf } from '../../../../src-shared/games/mascarade/rules/slots'
import type { MascaradeState } from '../../../../src-shared/games/mascarade/rules/state'
import { happens, playAndCheck, randomPlay, type RandomPlay } from '../../../kit/randomPlay'
import { anyOptions, combinations, legalSets, MOST_ANSWERS, MOST_TURNS, nextMove, playOut, SEAT_COUNTS } from './play'
import { deal } from './table'
import { runs } from '../../../kit/effort'

const BOX = 194

function holds(state: MascaradeState): void {
  const { coins, bank, courthouse, cards, faceUp, seats } = state
  if (coins.reduce((sum, purse) => sum + purse, bank + courthouse) !== BOX)
    throw new Error(`coins lost: ${JSON.stringify({ coins, bank, courthouse })}`)
  if (coins.some(purse => purse < 0 || !Number.isInteger(purse)) || courthouse < 0)
    throw new Error(`a purse in debt: ${JSON.stringify({ coins, courthouse })}`)
  if ([...cards].sort().join() !== cardsOf(state.characters).sort().join())
    throw new Error(`cards lost: ${cards.join()}`)
  const slots = slotsOf(seats, cards.length).map(slot => slot.id)
  if (
    slots.length !== cards.length ||
    new Set(faceUp).size !== faceUp.length ||
    faceUp.some(slot => !slots.includes(slot))
  )
    throw new Error(`slots: ${faceUp.join()}`)
  if (!state.outcome && coins.some(purse => purse >= 13) && state.steps.at(-1)?.step === 'turn')
    throw new Error('a turn after thirteen')
  if (!state.outcome && coins.some(purse => purse === 0) && state.steps.at(-1)?.step === 'turn')
    throw new Error('a turn after a bankruptcy')
}

/** The seats that must have won, by the rules' own words. */
function rightful({ outcome, coins, turn, options }: MascaradeState): number[] {
  const seats = coins.map((_, seat) => seat)
  const most = Math.max(...coins)
  switch (outcome?.reason) {
    case 'thirteen':
      return seats.filter(seat => (coins[seat] ?? 0) >= 13)
    case 'bankrupt':
      return coins.includes(0) && most < 13 ? seats.filter(seat => coins[seat] === most) : []
    case 'cheat':
      return seats.filter(seat => outcome.winners.includes(seat) && (coins[seat] ?? 0) >= 10)
    case 'turnLimit':
      return turn.number === options.turnLimit && !coins.includes(0) && most < 13
        ? seats.filter(seat => coins[seat] === most)
        : []
    default:
      return []
  }
}

const mascaradePlay: RandomPlay<MascaradeState, MascaradeEvent, MascaradeOpen, null> = {
  game: mascarade,
  seats: SEAT_COUNTS,
  deal,
  nextMove,
  combinations,
  anyOptions,
  runs: 2,
  most: MOST_ANSWERS,
  ends: true,
  rightful,
  holds: state => {
    holds(state)
    if (state.turn.number > MOST_TURNS) throw new Error(`not over after ${MOST_TURNS} turns`)
  },
}

randomPlay(mascaradePlay)

describe.each(SEAT_COUNTS)('random play at %i seats', seats => {
  it('does so with every kind of own set', () => {
    fc.assert(
      fc.property(anyOptions(seats), fc.nat(1_000_000), (options, seed) => {
        playAndCheck(mascaradePlay, seats, options, seed)
      }),
      { seed: 4000 + seats, numRuns: runs(15) },
    )
  })

  it(`ends within ${MOST_TURNS} turns with the turn limit off`, () => {
    for (let seed = 1; seed <= 10; seed++) {
      const last = playAndCheck(mascaradePlay, seats, {}, seats * 77 + seed).at(-1)
      expect(last?.state.turn.number).toBeLessThanOrEqual(MOST_TURNS)
    }
  })
})

describe('over all these matches', () => {
  it('everything that can happen does', () => {
    const variant = (seed: number): Options =>
      seed % 2 ? {} : { challenge: 'sealed', afterReveal: 'noAnnounce', turnLimit: 30 }
    const { kinds, reasons, asked } = happens(
      mascaradePlay,
      SEAT_COUNTS.flatMap(seats =>
        Array.from({ length: 12 }, (_, i) => [seats, variant(i + 1), i + 1, (i + 1) * 31 + seats] as const),
      ),
    )
    expect([...reasons].sort()).toEqual(['bankrupt', 'cheat', 'thirteen', 'turnLimit'])
    expect([...asked].sort()).toEqual([
      'bishop',
      'challenge',
      'confess',
      'fool',
      'inquisitor',
      'mustSwap',
      'noAnnounce',
      'prepare',
      'ready',
      'seen',
      'spyLook',
      'spySwap',
      'turn',
      'witch',
    ])
    expect([...kinds].sort()).toEqual([
      'announce',
      'claim',
      'coins',
      'confess',
      'cover',
      'deal',
      'end',
      'fortunes',
      'look',
      'noEffect',
      'nobody',
      'pass',
      'point',
      'power',
      'reveal',
      'swap',
      'turn',
    ])
  })

  it('an answer is cheap: a thousand take less than two seconds, at 13 seats', () => {
    const began = performance.now()
    let answers = 0
    for (let seed = 1; answers < 1000; seed++) answers += playOut(deal(13, {}, seed).match, fastRandom(seed))
    // Fifty times slower than measured on an old laptop: this finds a cost that explodes, not a slow machine.
    expect((performance.now() - began) / answers).toBeLessThan(2)
  })

  it('own sets are legal at 4 to 13 seats, and at 13 only the whole box is', () => {
    const counts = SEAT_COUNTS.filter(seats => seats > 3).map(seats => legalSets(seats).length)
    expect(counts.every(count => count > 0)).toBe(true)
    expect(counts.at(-1)).toBe(1)
  })
})
