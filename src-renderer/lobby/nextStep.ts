/** What somebody in the lobby does next: one step at a time, and what they are waiting for. */
import { plainName } from '../names'
import type { PartyView } from '../../src-shared/wire'

export type NextStep =
  /** The host begins the match; `anyway`: although somebody is not ready. */
  | { readonly is: 'begin'; readonly anyway: boolean }
  /** The host fills a table that is too small to play with bots. */
  | { readonly is: 'fill' }
  | { readonly is: 'sit' }
  | { readonly is: 'ready' }
  /** Nothing to do but wait: for the others, or for somebody who runs the table. */
  | { readonly is: 'wait'; readonly for: 'host' | 'owner' | 'others' | 'seat' }
  /** Something has to be changed first: the reason is shown. */
  | { readonly is: 'stuck' }

export function nextStep(party: PartyView): NextStep {
  const { you, cannotStart, seats } = party
  if (you.host) {
    if (cannotStart === null) return { is: 'begin', anyway: false }
    if (cannotStart.refused === 'notEveryoneReady') return { is: 'begin', anyway: true }
    return { is: cannotStart.refused === 'tooFewSeats' ? 'fill' : 'stuck' }
  }
  if (you.looksOn) return { is: 'wait', for: 'seat' }
  if (you.seat === null) return { is: 'sit' }
  const own = seats[you.seat]
  if (own?.who === 'person' && !own.ready) return { is: 'ready' }
  if (party.host === '') return { is: 'wait', for: 'owner' }
  return { is: 'wait', for: notReady(party).length > 0 ? 'others' : 'host' }
}

/** Names of the others who are not ready yet, or not there. The host needs not say so. */
export const notReady = ({ seats, host, you }: Pick<PartyView, 'seats' | 'host' | 'you'>): string[] =>
  seats.flatMap(seat =>
    seat.who === 'person' && seat.id !== host && seat.id !== you.id && !(seat.ready && seat.here)
      ? [plainName(seat.name)]
      : [],
  )

/** Names of the others who have a seat and are not there. */
export const notHere = ({ seats, you }: Pick<PartyView, 'seats' | 'you'>): string[] =>
  seats.flatMap(seat => (seat.who === 'person' && seat.id !== you.id && !seat.here ? [plainName(seat.name)] : []))
