/** Whole matches of the Overlord bots of both rule sets: always legal, the same for the same updates, blind to what is hidden. */
import { describe } from 'vitest'
import { overlordBot } from '../../../../src-shared/games/overlord/bot'
import type { Options } from '../../../../src-shared/kernel'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import { blurred } from '../rules/blur'
import { deal, FORMAL_COUNTS, nextMove, SEAT_COUNTS } from '../rules/play'
import { allBots, mixed } from '../../../kit/arena'
import { blindMinds } from '../../../kit/blind'
import { proveMind } from '../../../kit/bots'

const ODD_SEATS = SEAT_COUNTS.filter(seats => seats % 2 === 1)
const CLASSIC = (seats: number): Options[] => [
  { rules: 'classic', overlord: 1, silence: 7, silencePunishes: true },
  { rules: 'classic', overlord: seats, silence: 5 },
  { rules: 'classic' },
]
const FORMAL = (): Options[] => [
  { rules: 'formal', window: 0 },
  { rules: 'formal', window: 5, overlord: 1 },
]

proveMind({
  game: overlord,
  seats: ODD_SEATS,
  untold: () => overlordBot({ seat: 0, random: { nextInt: () => 0 } }),
  tables: [
    {
      name: 'classic, among random minds, with every sort of silence',
      seats: SEAT_COUNTS,
      options: CLASSIC,
      players: [mixed],
    },
    // At the last seat the Overlord would never get a word in: see evening.ts.
    {
      name: 'classic, among bots',
      seats: SEAT_COUNTS,
      options: () => [{ rules: 'classic', overlord: 1 }],
      players: [allBots],
    },
    {
      name: 'formal, among random minds and among bots',
      seats: FORMAL_COUNTS,
      options: FORMAL,
      players: [mixed, allBots],
    },
  ],
})

/** How a seat is dealt in whose place the bot sits: it is `key % seats` (kit/blind.ts). */
const dealt =
  (given: (me: number, seats: number) => Options): typeof deal =>
  (seats, _, key = 0) =>
    deal(seats, given(key % seats, seats), key)
const PAIRS = 60
const blind = {
  game: overlord,
  nextMove,
  blurred: (match: Parameters<typeof blurred>[0], seat: number, random: Parameters<typeof blurred>[2]) =>
    blurred(match, seat, random, PAIRS),
}

describe('the classic Overlord, whose judgements do not depend on hidden cards', () => {
  blindMinds({ ...blind, seats: SEAT_COUNTS, deal: dealt(me => ({ overlord: me + 1 })) })
})
describe('a classic servant', () => {
  blindMinds({ ...blind, seats: SEAT_COUNTS, deal: dealt((me, seats) => ({ overlord: ((me + 1) % seats) + 1 })) })
})
describe('a formal player', () => {
  blindMinds({ ...blind, seats: FORMAL_COUNTS, deal: dealt(() => ({ rules: 'formal' })) })
})
