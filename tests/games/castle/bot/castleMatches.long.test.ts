/** Whole matches of the Castle bot: always legal, and the same for the same updates. */
import { castleBot } from '../../../../src-shared/games/castle/bot'
import type { Options } from '../../../../src-shared/kernel'
import { castle } from '../../../../src-shared/games/castle/rules'
import { combinations, SEAT_COUNTS } from '../rules/play'
import { allBots, mixed } from '../../../kit/arena'
import { proveMind } from '../../../kit/bots'

const variants = (seats: number): Options[] => [
  { memo: false },
  { smuggling: true, divination: true },
  seats > 3 ? { edition: 'italian' } : { pearlAtThree: false },
]

proveMind({
  game: castle,
  seats: SEAT_COUNTS,
  untold: () => castleBot({ seat: 0, random: { nextInt: () => 0 } }),
  tables: [
    {
      name: 'among random minds, with every combination of options',
      seats: SEAT_COUNTS,
      options: combinations,
      players: [mixed],
    },
    {
      name: 'among bots, in every edition and variant, with the memo and without',
      seats: SEAT_COUNTS,
      options: variants,
      players: [allBots],
    },
  ],
})
