/** Whole matches of the Mascarade bot: always legal, and the same for the same updates. */
import { type Options } from '../../../../src-shared/kernel'
import { mascaradeBot } from '../../../../src-shared/games/mascarade/bot'
import { mascarade, type Character } from '../../../../src-shared/games/mascarade/rules'
import { allBots, mixed } from '../../../kit/arena'
import { proveMind } from '../../../kit/bots'

const SEATS = Array.from({ length: 12 }, (_, i) => i + 2)
const ALL: readonly Character[] = [
  'judge',
  'bishop',
  'king',
  'queen',
  'fool',
  'thief',
  'witch',
  'spy',
  'peasant',
  'cheat',
  'inquisitor',
  'widow',
]

const VARIANTS: readonly (readonly [name: string, options: Options, from: number, to: number])[] = [
  ['base', {}, 2, 13],
  ['sealed challenges', { challenge: 'sealed' }, 2, 13],
  ['noAnnounce after a reveal', { afterReveal: 'noAnnounce' }, 2, 13],
  ['a turn limit', { turnLimit: 20 }, 2, 13],
  ['classic2013', { smallTableSwap: 'classic2013' }, 2, 3],
  [
    'classic2013, sealed, noAnnounce',
    { smallTableSwap: 'classic2013', challenge: 'sealed', afterReveal: 'noAnnounce' },
    2,
    3,
  ],
  ['an own set with Spy and Widow', { characters: ['judge', 'king', 'queen', 'spy', 'witch', 'widow'] }, 4, 6],
  [
    'an own set with two in the middle',
    { characters: ['judge', 'king', 'queen', 'spy', 'fool', 'widow', 'thief', 'bishop'] },
    6,
    8,
  ],
  ['all characters', { characters: ALL }, 11, 13],
]

const sits = [allBots, mixed, (seats: number) => allBots(seats).with(0, 'random')]

proveMind({
  game: mascarade,
  seats: [2, 3, 4, 8, 13],
  untold: () => mascaradeBot({ seat: 0, random: { nextInt: () => 0 } }),
  tables: VARIANTS.map(([name, options, from, to]) => ({
    name,
    options: () => [options],
    seats: SEATS.filter(seats => seats >= from && seats <= to),
    players: sits,
  })),
})
