/**
 * How a master of Castle of the Devil plans its turn: likely actions are tried in worlds it may believe in, each to the
 * end of the turn. What it promises then is told well by who holds and knows what (outlook.ts); what others do in the
 * turns after it differs far more by luck than by what this turn was.
 */
import type { Random, Seat } from '../../kernel'
import { castle, type CastleEvent } from '../../games/castle'
import type { CastleState, Memory as Sight } from '../../games/castle/state'
import { happens } from '../particles'
import type { Searched } from '../search'
import type { Memory } from './memory'
import { outlook } from './outlook'
import { policy, propose } from './policy'
import { sample, type Frame } from './sample'
import { isCertain } from './telling'

/** What this seat has seen is known to it in a playout when it is so sure of it. */
const KNOWN = 0.6

/** Sights of before the playout: their turn tells nothing there. */
const BEFORE = 0

const sight = (saw: Sight['saw']): Sight => ({ turn: BEFORE, saw })

/** What a seat knows of another one, as its list tells it. */
const known = (
  seat: Seat,
  society: CastleState['societies'][number] | null,
  objects: CastleState['hands'][number],
): Sight[] => [
  ...(society ? [sight({ kind: 'society', seat, society })] : []),
  ...(objects.length > 0 ? [sight({ kind: 'objects', seat, objects })] : []),
]

function seenBy(memory: Memory): Sight[] {
  const { society, rival, others, societies, sightings } = memory
  return others.flatMap(seat => {
    const ally = societies.ally(seat)
    return known(
      seat,
      isCertain(ally) ? society : isCertain(1 - ally) ? rival : null,
      sightings
        .in(seat)
        .filter(({ sure }) => sure >= KNOWN)
        .map(({ object }) => object),
    )
  })
}

/** Of what another seat has seen everybody knows how much, and this world what it was. */
function seenByOther({ hands, societies }: CastleState, seat: Seat, { onlookers }: Memory, random: Random): Sight[] {
  return hands.flatMap((hand, other) => {
    if (other === seat) return []
    const part = onlookers.knows(seat, other)
    return known(
      other,
      onlookers.hasSeenSociety(seat, other) ? (societies[other] ?? null) : null,
      part > 0 ? hand.filter(() => happens(part, random)) : [],
    )
  })
}

/** The same state, in which everybody has a list of what it has seen by now: by these all play on. */
export const informed = (state: CastleState, memory: Memory, random: Random): CastleState => ({
  ...state,
  options: { ...state.options, memo: true },
  memo: state.hands.map((_, seat) =>
    seat === memory.seat ? seenBy(memory) : seenByOther(state, seat, memory, random),
  ),
})

/** The search of one ask. */
export function planning(frame: Frame, memory: Memory): Searched<CastleState, CastleEvent> {
  const now = frame.view.open.table.turn.number
  return {
    game: castle,
    policy,
    propose,
    sample: random => informed(sample(frame, memory, random), memory, random),
    horizon: state => state.turn.number > now,
    value: state => outlook(state, memory.seat),
  }
}
