/** Non-interference in Castle of the Devil, with controls: a leak of each class is caught. */
import type { Seat } from '../../src-shared/kernel'
import { OBJECT_IDS } from '../../src-shared/games/castle/rules/cards'
import type { CastleState } from '../../src-shared/games/castle/rules/state'
import { leaking, twinSuite } from '../kit/leaks'
import { twinCastle } from './castle'

const leak = leaking<CastleState>(twinCastle)

/** The first object of a hand, as a word and as a number. */
const firstOf = ({ hands }: CastleState, seat: Seat): string => hands[seat % hands.length]?.[0] ?? ''
const rankOf = (state: CastleState, seat: Seat): number => OBJECT_IDS.findIndex(id => id === firstOf(state, seat))
const everySeat = ({ hands }: CastleState): Seat[] => hands.map((_, seat) => seat)

twinSuite(
  'Castle',
  twinCastle,
  {
    view: leak.view((open, state) => ({ ...open, first: firstOf(state, 0) })),
    own: leak.own((own, state, seat) => ({
      ...(own as object),
      keys: state.hands
        .filter((_, other) => other !== seat)
        .flat()
        .filter(object => object === 'key').length,
    })),
    order: leak.view((open, state) => ({
      ...open,
      order: everySeat(state).sort((a, b) => rankOf(state, a) - rankOf(state, b)),
    })),
    event: leak.telling(['offered'], before => ({
      event: { kind: 'named', object: before.exchange?.offered ?? null },
    })),
    aside: leak.telling(['act'], (before, after, seat) => ({
      event: { kind: 'acted', seat },
      own: { [(seat + 1) % before.hands.length]: { object: firstOf(after, seat) } },
    })),
    ask: leak.asks(['support', 'react', 'priest', 'offered'], (ask, state) => ({
      ...ask,
      params: { ...ask.params, next: firstOf(state, ask.seat + 1) },
    })),
    // A window that opens only for the real Priest and the real Doctor.
    prompt: leak.prompts(['priest', 'doctor'], (ask, state) => state.professions[ask.seat] === ask.key),
    clock: leak.asks(['react', 'priest', 'doctor'], (ask, state) => ({
      ...ask,
      seconds: state.hands.some(hand => hand.includes('dagger')) ? 20 : 10,
    })),
    size: leak.view((open, { deck }) => ({ ...open, pad: '.'.repeat((deck[0] ?? '').length) })),
    delay: leak.lag(state => (firstOf(state, 0) === 'key' ? 5 : 0)),
  },
  ['endTurn', 'smuggle', 'passOn', 'priest', 'support', 'hypnotist', 'react', 'ring', 'doctor', 'seen'],
)
