/** A bot's reason as a sentence for the pupil. */
import type { Reason } from '../../src-shared/bots'
import type { Seat } from '../../src-shared/kernel'
import type { MessageParams } from '../i18nTypes'
import { useTable } from '../store/table'
import { useMessageContext } from '../table/messageContext'

export function useReasons(): { readonly text: (reason: Reason) => string; readonly name: (seat: Seat) => string } {
  const table = useTable(),
    context = useMessageContext()

  /** A reason about the pupil addresses them as "you". */
  function text({ why, seat, what, chance, n }: Reason): string {
    const { t, name } = context.value,
      game = table.party?.game ?? ''
    const params: MessageParams = {
      ...(seat !== undefined && { name: name(seat) }),
      ...(what !== undefined && { what: t(`games.${game}.${what}`) }),
      ...(chance !== undefined && { chance }),
      ...(n !== undefined && { n }),
    }
    return t(`coach.${game}.${why}${seat !== undefined && seat === table.seat ? 'You' : ''}`, params)
  }
  return { text, name: seat => context.value.name(seat) }
}
