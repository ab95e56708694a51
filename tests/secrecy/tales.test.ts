/** Non-interference in Dark Tales, with controls: a leak of each class is caught. */
import type { Seat } from '../../src-shared/kernel'
import { HOUSE_CARD_IDS } from '../../src-shared/games/tales/rules/deck/house'
import type { TalesState } from '../../src-shared/games/tales/rules/state'
import { leaking, twinSuite } from '../kit/leaks'
import { twinTales } from './tales'

const leak = leaking<TalesState>(twinTales)

/** The first card of a hand, as a word and as a number. */
const firstOf = ({ hands }: TalesState, seat: Seat): string => hands[seat % hands.length]?.[0] ?? ''
const rankOf = (state: TalesState, seat: Seat): number => HOUSE_CARD_IDS.indexOf(firstOf(state, seat))
const everySeat = ({ hands }: TalesState): Seat[] => hands.map((_, seat) => seat)

twinSuite(
  'Dark Tales',
  twinTales,
  {
    view: leak.view((open, { vp }) => ({ ...open, most: Math.max(...vp) })),
    own: leak.own((own, state, seat) => ({ ...(own as object), next: firstOf(state, seat + 1) })),
    order: leak.view((open, state) => ({
      ...open,
      order: everySeat(state).sort((a, b) => rankOf(state, a) - rankOf(state, b)),
    })),
    event: leak.telling(['play'], ({ deck }) => ({ event: { kind: 'next', card: deck[0] ?? '' } })),
    aside: leak.telling(['play'], (before, after, seat) => ({
      event: { kind: 'played', seat },
      own: { [(seat + 1) % before.hands.length]: { card: firstOf(after, seat) } },
    })),
    ask: leak.asks(['play'], (ask, { deck }) => ({ ...ask, params: { next: deck[0] ?? '' } })),
    // Only one seat is asked at a time: the holder of a Witch or a Dragon gets an ask with another key.
    prompt: leak.asks(['play'], (ask, { hands }) =>
      hands[ask.seat]?.some(card => ['witch', 'dragon', 'hero', 'fairy'].includes(card))
        ? { ...ask, key: 'playMore' }
        : ask,
    ),
    clock: leak.asks(['play'], (ask, { hands }) => ({
      ...ask,
      seconds: hands.every(hand => !hand.includes('hero')) ? 20 : 10,
    })),
    size: leak.view((open, { deck }) => ({ ...open, pad: '.'.repeat((deck[0] ?? '').length) })),
    delay: leak.lag(state => (['night', 'day', 'charms', 'castle'].includes(firstOf(state, 0)) ? 5 : 0)),
  },
  ['seen'],
)
