/** Tells somebody on arrival that they were given another name, because their own was taken. */
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
