/** Non-interference in Mascarade, with controls: a leak of each class is caught. */
import type { GameState, Json, Seat } from '../../src-shared/kernel'
import { leaking, twinSuite } from '../kit/leaks'
import { twinMascarade } from './mascarade'

interface Hidden extends GameState {
  readonly cards: readonly string[]
}

const leak = leaking<Hidden>(twinMascarade)
const hasQueen = ({ cards }: Hidden, seat: Seat): boolean => cards[seat] === 'queen'
const moved = (before: Hidden, after: Hidden): boolean => before.cards.join() !== after.cards.join()

twinSuite(
  'Mascarade',
  twinMascarade,
  {
    view: leak.view((open, { cards }) => ({ ...open, first: cards[0] ?? '' })),
    own: leak.own((_, { cards }, seat) => cards.filter((card, i) => i !== seat && card === 'king').length),
    order: leak.view((open, { cards }) => {
      const slots = open.slots as readonly Json[]
      const of = (slot: Json): string => cards[slots.indexOf(slot)] ?? ''
      return { ...open, slots: [...slots].sort((a, b) => (of(a) < of(b) ? -1 : 1)) }
    }),
    event: leak.telling(['turn'], (before, after) => ({ event: { kind: 'moved', moved: moved(before, after) } })),
    aside: leak.telling(['turn'], (before, after, seat) => ({
      event: { kind: 'turned', seat },
      own: { [(seat + 1) % before.cards.length]: { moved: moved(before, after) } },
    })),
    ask: leak.asks(['challenge', 'sealedChallenge'], (ask, { cards }) => ({
      ...ask,
      params: { ...ask.params, real: cards[0] ?? '' },
    })),
    // Asks several seats at once, but not the holder of the Queen.
    prompt: leak.prompts(['challenge', 'sealedChallenge'], (ask, state) => !hasQueen(state, ask.seat)),
    clock: leak.asks(['turn'], (ask, { cards }) => ({ ...ask, seconds: cards[ask.seat] === 'king' ? 20 : 10 })),
    size: leak.view((open, { cards }) => ({ ...open, pad: '.'.repeat((cards[0] ?? '').length) })),
    delay: leak.lag(state => (hasQueen(state, 0) ? 5 : 0)),
  },
  ['challenge', 'seen'],
)
