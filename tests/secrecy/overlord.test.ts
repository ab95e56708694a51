/** Non-interference in Overlord, with controls: a leak of each class is caught. */
import type { Seat } from '../../src-shared/kernel'
import { HOUSE_HINTS } from '../../src-shared/games/overlord/rules/house'
import type { OverlordState } from '../../src-shared/games/overlord/rules/state'
import { leaking, twinSuite } from '../kit/leaks'
import { twinOverlord } from './overlord'

const leak = leaking<OverlordState>(twinOverlord)

/** The first hint of a hand, as a word and as a number. */
const firstOf = ({ hands }: OverlordState, seat: Seat): string => hands[seat % hands.length]?.hints[0] ?? ''
const rankOf = (state: OverlordState, seat: Seat): number =>
  HOUSE_HINTS.findIndex(({ id }) => id === firstOf(state, seat))
const everySeat = ({ hands }: OverlordState): Seat[] => hands.map((_, seat) => seat)

twinSuite(
  'Overlord',
  twinOverlord,
  {
    view: leak.view((open, state) => ({
      ...open,
      first: everySeat(state)
        .map(seat => firstOf(state, seat))
        .join(),
    })),
    own: leak.own((own, state, seat) => ({ ...(own as object), next: firstOf(state, seat + 1) })),
    order: leak.view((open, state) => ({
      ...open,
      order: everySeat(state).sort((a, b) => rankOf(state, a) - rankOf(state, b)),
    })),
    event: leak.telling(['telling', 'answer'], ({ hands }) => ({
      event: { kind: 'held', hints: hands.map(hand => hand.hints.join()).join() },
    })),
    aside: leak.telling(['telling', 'answer'], (before, after, seat) => ({
      event: { kind: 'acted', seat },
      own: { [(seat + 1) % before.hands.length]: { hint: firstOf(after, seat) } },
    })),
    ask: leak.asks(['telling', 'answer', 'interrupt', 'freezeToo'], (ask, state) => ({
      ...ask,
      params: { ...ask.params, next: firstOf(state, ask.seat + 1) },
    })),
    // Windows that open only for the holders of a suitable freeze.
    prompt: leak.prompts(['interrupt', 'freezeToo'], ask => ask.pick.pick === 'branch' && 'freeze' in ask.pick.of),
    clock: leak.asks(['answer', 'interrupt', 'doubt', 'blame'], (ask, state) => ({
      ...ask,
      seconds: firstOf(state, ask.seat).length % 2 === 0 ? 20 : 10,
    })),
    size: leak.view((open, { hands }) => ({
      ...open,
      pad: '.'.repeat(hands.reduce((sum, hand, seat) => sum + (seat + 1) * hand.hints.join().length, 0)),
    })),
    delay: leak.lag(state => (firstOf(state, 0).length % 2 === 0 ? 5 : 0)),
  },
  ['freeze', 'freezeToo', 'rule', 'patience', 'draw', 'doubt', 'interrupt', 'silence', 'blame', 'mercy', 'cancel'],
)
