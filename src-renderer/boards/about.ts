/** Sentences of whom something happens to: in a form of its own for who does it, and for whom it is done to. */
import type { Seat } from '../../src-shared/kernel'
import type { WordParams } from '../i18n'
import type { Teller } from './face'

export interface About {
  /** Who does it: spoken to in a form of its own. */
  readonly seat: Seat
  /** To whom it is done: so is this one. */
  readonly other?: Seat
  readonly key: string
  readonly params?: WordParams
}

/** The keys of an event's words: told of others, to who does it, to whom it is done. The last two there may not be. */
export interface AboutKeys {
  readonly others: string
  readonly you: string
  readonly toYou: string
}

export function aboutSeat(
  keys: AboutKeys,
  { seat, other, params = {} }: Omit<About, 'key'>,
  { say, has, name, you }: Pick<Teller, 'say' | 'has' | 'name' | 'you'>,
): string {
  const all = { ...params, name: name(seat), ...(other !== undefined && { other: name(other) }) }
  if (seat === you && has(keys.you)) return say(keys.you, all)
  if (other !== undefined && other === you && has(keys.toYou)) return say(keys.toYou, all)
  return say(keys.others, all)
}
