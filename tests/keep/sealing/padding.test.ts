/** A sealed text's length tells a keeper nothing of what an answer was, in random matches of every game. */
import { describe, expect, it } from 'vitest'
import { padded, unpadded } from '../../../src-main/keep/sealing/padding'
import { newGenerationKey, sealEntry } from '../../../src-main/keep/sealing/sealedReplica'
import { GAMES } from '../../../src-shared/games'
import { fastRandom, Match } from '../../../src-shared/kernel'
import { keyOf, moves, playing, tableOptions } from '../../kit/play'

describe('a padded text', () => {
  it.each(['', 'true', 'false', 'Тёмный Властелин', 'x'.repeat(4092), 'x'.repeat(4093), 'x'.repeat(200_000)])(
    'is what it was: %#',
    text => {
      expect(unpadded(padded(text))).toBe(text)
    },
  )

  it('is as long as any other answer up to 4 KiB, and as any other table up to 64', () => {
    expect(padded('true')).toHaveLength(padded('false').length)
    expect(padded('x'.repeat(4092))).toHaveLength(4096)
    expect(padded('x'.repeat(4093))).toHaveLength(65_536)
    expect(padded('x'.repeat(65_532))).toHaveLength(65_536)
    expect(padded('x'.repeat(65_533))).toHaveLength(131_072)
  })

  it('is refused where it says that it is longer than it is', () => {
    const whole = padded('a')
    whole.writeUInt32BE(4093)
    expect(() => unpadded(whole)).toThrow(RangeError)
  })
})

/** Answers of a match at most. */
const ANSWERS = 300
const MATCHES = 6

describe.each(GAMES.map(game => [game.id, game] as const))('what a keeper stores of %s', (_, game) => {
  it.each([game.seats.min, game.seats.max])('has one length for all answers, with %i seats', seats => {
    const key = newGenerationKey(),
      place = { table: 't', generation: { seq: 1, term: 1, members: ['a', 'b', 'c'] } }
    const lengths = new Set<number>(),
      unsealed = new Set<number>()
    for (let deal = 1; deal <= MATCHES; deal++) {
      const { match } = Match.start(game, seats, tableOptions(game), keyOf(deal))
      let n = 0
      playing(moves())(match, fastRandom(deal), ANSWERS, ({ entry, events, state: { outcome } }) => {
        const text = JSON.stringify({
          change: 'answer',
          match: 'm'.repeat(36),
          answer: { n: ++n, entry, events, outcome },
          taken: 1_800_000_000_000,
        })
        unsealed.add(text.length)
        lengths.add(sealEntry(key, place, { index: n, term: 1, before: '' }, text).length)
      })
    }
    expect(lengths.size).toBe(1)
    // Without padding they would tell much.
    expect(unsealed.size).toBeGreaterThan(20)
    expect(Math.max(...unsealed)).toBeLessThan(4092)
  })
})
