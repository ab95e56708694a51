/** Short notices about people: that one's own name was taken, and, for the host, that somebody is guessing the join code. */
import { watch } from 'vue'
import { refuse } from '../../src-shared/kernel/refusal'
import type { PartyView } from '../../src-shared/wire'
import { plainName } from '../names'
import { useTable } from '../store/table'

/** Everybody at the table by id, as this page shows their names. */
const namesById = (party: PartyView): ReadonlyMap<string, string> =>
  new Map(
    [...party.seats.flatMap(seat => (seat.who === 'person' ? [seat] : [])), ...party.spectators].map(({ id, name }) => [
      id,
      plainName(name),
    ]),
  )

/** @returns both names, where this person is called otherwise than they wished because somebody has that name */
export function changedName(party: PartyView, wished: string): { name: string; taken: string } | null {
  const names = namesById(party),
    name = names.get(party.you.id),
    folded = plainName(wished).trim().toLowerCase()
  if (name === undefined || folded === '' || name.toLowerCase() === folded) return null
  const taken = [...names.values()].find(other => other.toLowerCase() === folded)
  return taken === undefined ? null : { name, taken }
}

/** @param wished the name that this person has typed */
export function useNameNotice(wished: () => string): void {
  const table = useTable()
  watch(
    () => table.party?.you.id,
    () => {
      const changed = table.party && changedName(table.party, wished())
      if (changed) table.notice(refuse('nameChanged', changed))
    },
  )
}

/** Tells the host once per burst that the join code is being guessed. The lobby shows the number for as long as it is. */
export function useGuessNotice(): void {
  const table = useTable()
  watch(
    () => table.party?.door?.guesses,
    (n, before) => {
      if (n !== undefined && before === undefined) table.notice(refuse('codeGuessed', { n }))
    },
  )
}
