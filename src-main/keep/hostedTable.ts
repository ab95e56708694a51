/** A table that this computer hosts, from the moment it takes it over: told to its keepers, given away, gone on with alone. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import type { ComputerName } from '../../src-shared/wire'
import type { StoredTable } from '../host/storage/storeTypes'
import type { Keeping } from './keeping'
import { missing } from './keepingViews'
import type { Place } from './place'
import type { Computer } from './protocol'
import { NO_TABLE } from './replica/tableChange'
import { Replication } from './replication'
import { combineKey } from './sealing/shares'
import { withMoves } from './succession/movesOfMatch'
import { isTable, officeIn, openReplica, withoutOwner } from './takingOver'
import { keepersChanged, sayChanges } from './telling'

/** A computer that a table is given to has so long, in milliseconds, to get a whole copy. */
const GIVING_MS = 10_000
/** A computer that was elected waits so long, in milliseconds, for its keepers before it shows the table. */
const SHOWN_MS = 6000

/** Tells a table's changes to its keepers from now on. @param stored what the host has stored of it */
export function replicate(keeping: Keeping, place: Place, stored: StoredTable | null): void {
  const { table } = place
  place.hasHosted = true
  place.toldHost = null
  const onDeposed = (): void => {
    place.replication = null
    place.members.forgetOffers()
    // Until now the host was here: the next one has as long to be heard as any other.
    place.hostHeard = keeping.setup.clock.now()
    keeping.setup.onDeposed(table)
  }
  place.replication = new Replication(place.kept, table, stored ?? NO_TABLE, onDeposed, generation =>
    place.succession.begin(generation),
  )
  keepersChanged(keeping, place)
}

/** Goes on with a table once this computer has won it, or was given it with its key. */
export function takeOverIfElected(keeping: Keeping, place: Place): void {
  const { kept } = place
  if (keeping.stopped || place.taking || place.replication || !kept.hosts || !kept.durable.replica) return
  if (!kept.won && !place.givenKey) return
  place.taking = true
  takeOver(keeping, place).then(
    () => {
      place.taking = false
    },
    (fault: unknown) => {
      keeping.setup.report(`the copy of a table does not open: ${String(fault)}`)
      // Silent from now on, so that another computer can go on.
      void place.kept.stop()
    },
  )
}

async function takeOver(keeping: Keeping, place: Place): Promise<void> {
  const { table } = place,
    { won, durable } = place.kept
  const key = won ? await combineKey(won.values()) : place.givenKey
  if (!key || !durable.replica) return
  const { generation } = durable.replica,
    sealed = officeIn(key, table, durable.replica),
    opened = openReplica(key, table, durable.replica)
  place.givenKey = null
  // A host before may have sealed another table's id into it: that table would be overwritten here.
  if (!isTable(opened) || opened.party.id !== table) throw new Error('it does not hold this table')
  if (won) place.succession.elected(sealed, generation, durable.term, won.keys())
  else place.succession.given(sealed, durable.term)
  place.members.stay(won?.keys() ?? generation.members, keeping.setup.clock.now())
  const goesOn = withMoves(withoutOwner(opened), place.succession.since(generation.term))
  replicate(keeping, place, goesOn)
  await untilInForce(keeping, place)
  if (place.replication) await keeping.setup.onElected(goesOn, !won)
}

/**
 * Until a set of keepers of this computer's own is in force: only then nobody can be elected without what people are shown
 * here. If that takes long they see the table all the same, which stands still: its owner may go on without the others.
 */
function untilInForce({ setup }: Keeping, { kept }: Place): Promise<void> {
  const isOver = (): boolean => !kept.hosts || kept.durable.replica?.generation.term === kept.durable.term
  if (isOver()) return Promise.resolve()
  return new Promise(done => {
    const end = (): void => {
      stopListening()
      cancel()
      done()
    }
    const cancel = setup.clock.after(SHOWN_MS, end)
    const stopListening = kept.listen({
      onChange: () => {
        if (isOver()) end()
      },
    })
  })
}

/** Gives a table to another computer. @returns why it cannot */
export function give(keeping: Keeping, place: Place | undefined, to: Computer): Refusal | null {
  if (!place?.replication || place.members.keepers.every(({ id }) => id !== to)) return refuse('notKept')
  place.givingUntil = keeping.setup.clock.now() + GIVING_MS
  place.replication.giveTo(to)
  sayChanges(keeping, place)
  return null
}

/** Goes on without the computers that do not answer. @returns those, or why not */
export function goOnAlone(keeping: Keeping, place: Place | undefined): readonly ComputerName[] | Refusal {
  if (!place?.replication?.standsStill) return refuse('nobodyMissing')
  const gone = missing(place)
  for (const { id } of gone) place.members.leave(id)
  place.succession.forced(
    place.kept.durable.term,
    gone.map(({ id }) => id),
  )
  place.replication.goOnAlone()
  keepersChanged(keeping, place)
  return gone
}
