/** What the Dark Tales bots are worth: 200 matches at fixed seeds at each table. The long form prints the figures. */
import { describe, expect, it } from 'vitest'
import { tales } from '../../../../src-shared/games/tales/rules'
import { beatsRandom, oneAmongRandom, onlyBots, playMatches, shareOf, tellShare, turnsOf } from '../../../kit/figures'
import { LONG } from '../../../kit/effort'

const MATCHES = 200
const SEATS = [2, 3, 4] as const

const trial = { game: tales, shared: true }

describe('the Dark Tales bots', () => {
  beatsRandom(SEATS, seats => {
    const share = shareOf(trial, seats, playMatches(trial, seats, MATCHES, oneAmongRandom(seats)))
    if (LONG) process.stdout.write(`Dark Tales, ${seats} seats: ${tellShare(share)}\n`)
    return { share }
  })

  it.each(SEATS)("among themselves come to an end in an evening's time: %i seats", seats => {
    const turns = turnsOf(playMatches(trial, seats, 20, onlyBots(seats)))
    if (LONG) process.stdout.write(`Dark Tales, ${seats} seats, bots: ${turns.median} turns, ${turns.most} at most\n`)
    expect(turns.most).toBeLessThanOrEqual(200)
  })
})
