/** What a computer does while the host of a table is gone: says whom it would go on with, and stands when enough agree. */
import type { GoneView } from '../../src-shared/wire'
import { PATIENCE_MS, type Computer } from './protocol'
import type { Opinion } from './decision'
import { AUTO_MS, isGone, type Place } from './place'

/** A candidate stands again after so long: some may not have been ready to vote. */
const STAND_AGAIN_MS = 2000
/** The others may have heard the host's last word so much later, in milliseconds: until then they would not vote. */
const HEARD_LATER_MS = 500

/** Whether the person at this computer has agreed in advance, and the host has been silent for long enough. */
const inAdvance = (place: Place, automatic: boolean, now: number): boolean =>
  automatic && now - place.hostHeard >= AUTO_MS

/** What everybody may know of it; null while the host is there. */
export function goneView(place: Place, automatic: boolean, now: number): GoneView | null {
  const { replica } = place.kept.durable
  if (!replica || !isGone(place, now)) return null
  return place.decision.view(replica, place.lastHost, now, inAdvance(place, automatic, now))
}

/** The person at this computer agrees that a computer goes on with the table. @returns whether the host is gone at all */
export function agree(place: Place, candidate: Computer, automatic: boolean, now: number): boolean {
  const { replica } = place.kept.durable
  if (!replica?.generation.members.includes(candidate) || !isGone(place, now)) return false
  place.decision.agreed = candidate
  goOnIfAgreed(place, automatic, now)
  return true
}

/**
 * Called every second and with each opinion: agrees to or stands as what the person here has decided.
 * @returns what this computer says to the others; null while the host is there
 */
export function goOnIfAgreed(place: Place, automatic: boolean, now: number): Opinion | null {
  const { kept, decision } = place
  const { replica } = kept.durable
  const view = goneView(place, automatic, now)
  if (!replica || !view) {
    if (decision.agreed !== null) {
      decision.forget()
      kept.agreeTo(null)
    }
    return null
  }
  const opinion = decision.opinion(replica, now, inAdvance(place, automatic, now))
  if (opinion.agreed === kept.id) standIfEnough(place, view, now)
  else if (opinion.agreed !== null && kept.consent !== opinion.agreed) kept.agreeTo(opinion.agreed)
  return opinion
}

function standIfEnough(place: Place, { candidate, agreed, needed }: GoneView, now: number): void {
  const { kept, hostHeard, standsFrom } = place
  if (candidate !== kept.id || agreed.length < needed) return
  if (now - hostHeard < PATIENCE_MS + HEARD_LATER_MS || now < standsFrom) return
  place.standsFrom = now + STAND_AGAIN_MS
  kept.stand()
}
