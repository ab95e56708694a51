/** A mind's reason as a sentence in the language of now, as the pupil hears it. */
import type { Reason } from '../../src-shared/bots'
import type { Seat } from '../../src-shared/kernel'
import type { WordParams } from '../i18n'
import { useTable } from '../store/table'
import { useTeller } from '../table/teller'

export function useReasons(): { readonly text: (reason: Reason) => string; readonly name: (seat: Seat) => string } {
  const table = useTable(),
    teller = useTeller()

  /** What is said of the pupil is said to the pupil. */
  function text({ why, seat, what, chance, n }: Reason): string {
    const { say, name } = teller.value,
      game = table.party?.game ?? ''
    const params: WordParams = {
      ...(seat !== undefined && { name: name(seat) }),
      ...(what !== undefined && { what: say(`games.${game}.${what}`) }),
      ...(chance !== undefined && { chance }),
      ...(n !== undefined && { n }),
    }
    return say(`coach.${game}.${why}${seat !== undefined && seat === table.seat ? 'You' : ''}`, params)
  }
  return { text, name: seat => teller.value.name(seat) }
}
