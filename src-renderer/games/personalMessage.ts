/** Messages with a form of their own for the acting player and for the affected one. */
import type { Seat } from '../../src-shared/kernel'
import type { MessageParams } from '../i18nTypes'
import type { MessageContext } from './gameUi'

export interface PersonalMessage {
  /** The acting seat, addressed in a form of its own. */
  readonly seat: Seat
  /** The affected seat, if any. */
  readonly other?: Seat
  readonly key: string
  readonly params?: MessageParams
}

/** The message keys of an event: for others, for the acting and for the affected seat. The last two may be missing. */
export interface PersonalMessageKeys {
  readonly others: string
  readonly you: string
  readonly toYou: string
}

export function personalMessage(
  keys: PersonalMessageKeys,
  { seat, other, params = {} }: Omit<PersonalMessage, 'key'>,
  { t, has, name, you }: Pick<MessageContext, 't' | 'has' | 'name' | 'you'>,
): string {
  const all = { ...params, name: name(seat), ...(other !== undefined && { other: name(other) }) }
  if (seat === you && has(keys.you)) return t(keys.you, all)
  if (other !== undefined && other === you && has(keys.toYou)) return t(keys.toYou, all)
  return t(keys.others, all)
}
