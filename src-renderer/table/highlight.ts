/** Highlights what a log entry mentions, while it is pointed at: seats, cards, places of the table. */
import type { SeenEvent } from '../../src-shared/wire'
import type { GameUi, LogContext } from '../games/gameUi'
import { atSeat, placesOf, type Spot } from '../motion/motions'

/** The part of a game's UI that this needs. */
export type HighlightSource = Pick<GameUi, 'eventMessage' | 'motions' | 'cards'>

/**
 * The spots that an entry mentions: seats that its sentence names (built as for a spectator, to whom nobody is "you"),
 * places of its animation, and its cards. Private parts of an event highlight nothing.
 */
export function spotsOf({ event }: SeenEvent, ui: HighlightSource, context: LogContext): ReadonlySet<Spot> {
  const spots = new Set<Spot>()
  ui.eventMessage(
    { event },
    {
      ...context,
      you: null,
      name: seat => {
        spots.add(atSeat(seat))
        return context.name(seat)
      },
    },
  )
  for (const spot of [...(ui.motions?.(event) ?? []).flatMap(placesOf), ...(ui.cards?.(event) ?? [])]) spots.add(spot)
  return spots
}

/** Kinds of spots, each with a data attribute of its own. */
const SPOT_KINDS = ['seat', 'slot', 'card', 'spot'] as const

/** Highlights these spots, and no others, within a container. */
export function highlight(container: Element | null, spots: ReadonlySet<Spot>): void {
  for (const kind of SPOT_KINDS)
    for (const box of container?.querySelectorAll<HTMLElement>(`[data-${kind}]`) ?? []) {
      box.toggleAttribute('data-lit', spots.has(`${kind} ${box.dataset[kind] ?? ''}` as Spot))
    }
}
