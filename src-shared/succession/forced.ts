/** A host that went on without some computers, as it signed that: told by itself, or among the changes of a match. */
import { withComputers } from './check'
import type { Change, Succession } from './succession'

/** The last change of a succession alone, if it is a forced one; null otherwise. */
export function lastForced({ table, computers, changes }: Succession): Succession | null {
  const last = changes.at(-1)
  if (last?.how !== 'forced') return null
  return withComputers({ table, first: { term: last.term, host: last.to }, computers, changes: [last] }, [])
}

/** The changes of a match with those that were forced meanwhile, each once and after the others of its term. */
export const withForced = (moves: Succession | undefined, forced: readonly Succession[]): Succession | undefined =>
  forced.reduce<Succession | undefined>(
    (all, one) => (all ? one.changes.reduce((so, change) => withOne(so, change, one), all) : one),
    moves,
  )

function withOne(moves: Succession, change: Change, { computers }: Succession): Succession {
  const isTold = moves.changes.some(told => told.how === 'forced' && isSame(told, change))
  if (isTold) return moves
  const at = moves.changes.findLastIndex(({ term }) => term <= change.term) + 1
  return withComputers({ ...moves, changes: moves.changes.toSpliced(at, 0, change) }, computers)
}

const isSame = (one: Extract<Change, { how: 'forced' }>, other: Change): boolean =>
  other.how === 'forced' && one.term === other.term && one.signature === other.signature
