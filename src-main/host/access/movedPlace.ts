/**
 * The place of a browser that followed its table to another computer: its token came along in the page's address. Whoever
 * made that address knows the token, so it opens the place once. From then on a new token does, which the page has drawn.
 */
import type { ClientMessage } from '../../../src-shared/wire'
import type { Party } from '../party/party'
import type { Person } from '../party/person'

type Hello = Extract<ClientMessage, { kind: 'hello' }>

/** Shortest new token that is taken: as unguessable as the host's own, which have 256 bits. */
const MIN_TOKEN = 40

/**
 * The person whose place has moved; by the new token too, as the host's answer may have been lost. Nobody where the page
 * has a place of its own here: an address that somebody has sent replaces none.
 */
export function movedPerson(party: Party, { token, moved, screen }: Hello): Person | undefined {
  if (!moved || screen === true || moved.next.length < MIN_TOKEN) return undefined
  if (token !== undefined && party.byToken(token)) return undefined
  const person = party.byToken(moved.next) ?? party.byToken(moved.token)
  return person?.screen === false ? person : undefined
}

/** Gives a person the token that their page has drawn. The one before opens nothing more; what its holder knows stays. */
export function renewToken(party: Party, person: Person, { moved }: Hello): void {
  if (!moved) return
  party.seatKnowledge.transfer(person.token, moved.next)
  person.token = moved.next
}
