/** An event as a sentence of the log: the game words its own, the table words what is no game's. */
import { isUndone } from '../../src-shared/kernel/undo'
import type { SeenEvent } from '../../src-shared/wire'
import type { GameUi, LogContext } from '../games/gameUi'

/** @returns null for an event that the log leaves out */
export function eventText(eventMessage: GameUi['eventMessage'], seen: SeenEvent, context: LogContext): string | null {
  const { event } = seen
  if (!isUndone(event)) return eventMessage(seen, context)
  return event.seat === context.you
    ? context.t('table.undoneYou')
    : context.t('table.undone', { name: context.name(event.seat) })
}
