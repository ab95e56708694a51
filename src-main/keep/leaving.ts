/** A computer that keeps a table leaves it: it waits until the table is safe without it. */
import type { Keeping } from './keeping'
import type { Place } from './place'
import type { Computer } from './protocol'
import { keepersChanged } from './telling'

/** A computer that leaves waits so long, in milliseconds, until the table is safe without it. */
const LEAVING_MS = 1500

/** @returns whether the host has said that the table is safe without this computer */
export function signOff({ links, setup }: Keeping, place: Place): Promise<boolean> {
  const to = place.kept.durable.host ?? place.founder
  return new Promise(done => {
    const stop = setup.clock.after(LEAVING_MS, () => {
      done(false)
    })
    place.leaving = {
      done: () => {
        stop()
        done(true)
      },
    }
    links.send(to, { kind: 'leave', table: place.table })
  })
}

/** A computer leaves a table that is hosted here. */
export function takeLeave(keeping: Keeping, place: Place, from: Computer): void {
  if (!place.kept.hosts) return
  place.leavers.add(from)
  if (place.members.leave(from)) keepersChanged(keeping, place)
  letGo(keeping, place)
}

/** Tells the computers that leave when the table is safe without them. */
export function letGo({ links }: Keeping, { table, kept, leavers }: Place): void {
  if (kept.isChanging) return
  for (const id of leavers) {
    if (kept.durable.replica?.generation.members.includes(id)) continue
    leavers.delete(id)
    links.send(id, { kind: 'left', table })
  }
}
