/** How the others play, from what everybody hears and sees: the habits of each seat. */
import { describe, expect, it } from 'vitest'
import { OpponentModel } from '../../../../src-shared/games/mascarade/bot/opponentModel'
import type { Character, MascaradeEvent } from '../../../../src-shared/games/mascarade/rules'
import type { Seat } from '../../../../src-shared/kernel'

const heard = (...events: readonly MascaradeEvent[]): OpponentModel => {
  const opponents = new OpponentModel()
  for (const event of events) opponents.hear(event)
  return opponents
}

const claim = (seat: Seat): MascaradeEvent => ({ kind: 'claim', seat, slot: `s${seat}`, character: 'king' })
const pass = (seat: Seat): MascaradeEvent => ({ kind: 'pass', seat, character: 'king' })
const announce = (seat: Seat, character: Character): MascaradeEvent => ({
  kind: 'announce',
  seat,
  slot: `s${seat}`,
  character,
})
const reveal = (seat: Seat, character: Character): MascaradeEvent => ({
  kind: 'reveal',
  cards: [{ seat, slot: `s${seat}`, character }],
})
const times = (n: number, ...events: readonly MascaradeEvent[]): MascaradeEvent[] =>
  Array.from({ length: n }, () => events).flat()

describe('who claims often', () => {
  it('is held readier to claim than before, and than who passes', () => {
    const opponents = heard(...times(4, claim(1), pass(2)))
    expect(opponents.claimChance(1)).toBeGreaterThan(opponents.claimChance(3))
    expect(opponents.claimChance(2)).toBeLessThan(opponents.claimChance(3))
  })

  it('is held so by how often it was asked: one claim in many is less than one in few', () => {
    expect(heard(claim(1), ...times(9, pass(1))).claimChance(1)).toBeLessThan(heard(claim(1)).claimChance(1))
  })

  it('and yet is never held certain, nor who always passes certain to', () => {
    expect(heard(...times(50, claim(1))).claimChance(1)).toBeLessThan(1)
    expect(heard(...times(50, pass(1))).claimChance(1)).toBeGreaterThan(0)
  })
})

describe('who is shown', () => {
  const slot = 's9'
  const usual = heard().knownClaimRatio(1, slot)

  it('a liar loses honesty, and no other seat does', () => {
    const opponents = heard(announce(1, 'king'), reveal(1, 'fool'))
    expect(opponents.knownClaimRatio(1, slot)).toBeLessThan(usual)
    expect(opponents.knownClaimRatio(2, slot)).toBe(usual)
  })

  it('to be what it said gains honesty', () => {
    expect(heard(announce(1, 'king'), reveal(1, 'king')).knownClaimRatio(1, slot)).toBeGreaterThan(usual)
  })

  it('is judged by what is disputed now, not by what was said before', () => {
    expect(heard(announce(1, 'king'), announce(2, 'fool'), reveal(1, 'king')).knownClaimRatio(1, slot)).toBeLessThan(
      usual,
    )
  })

  it('many times a liar is still rather believed than not', () => {
    expect(heard(...times(50, announce(1, 'king'), reveal(1, 'fool'))).knownClaimRatio(1, slot)).toBeGreaterThan(1)
  })
})

describe('a slot whose owner has just looked', () => {
  const look: MascaradeEvent = { kind: 'look', seat: 1, slots: ['s1'], how: 'turn' }

  it('is trusted more, until it goes under the table', () => {
    expect(heard(look).claimRatio('s1')).toBeGreaterThan(heard().claimRatio('s1'))
    expect(heard(look, { kind: 'swap', seat: 2, slots: ['s1', 's2'], how: 'turn' }).claimRatio('s1')).toBe(
      heard().claimRatio('s1'),
    )
  })
})
