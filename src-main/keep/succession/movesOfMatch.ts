/** The changes of host that the record of a match tells: they go with the match from computer to computer. */
import { withComputers } from '../../../src-shared/succession/check'
import type { Succession } from '../../../src-shared/succession/succession'
import type { StoredTable } from '../../host/storage/storeTypes'

/**
 * The table with these changes told in the record of its match, if one is being played.
 * @param since those since the last host wrote it; null where there are none
 */
export function withMoves(table: StoredTable, since: Succession | null): StoredTable {
  const { match } = table
  const fair = match?.deal.fair
  if (!match || !fair || match.ended !== null || !since) return table
  const before = fair.moves
  const moves = before
    ? withComputers({ ...before, changes: [...before.changes, ...since.changes] }, since.computers)
    : since
  return { ...table, match: { ...match, deal: { ...match.deal, fair: { ...fair, moves } } } }
}
