/**
 * What passes to somebody whom the others have taken for an absent person: their line in the score of the game night,
 * beside the seat. Never who they are: name, id and token stay with the absent person, in a hall at all its tables.
 */
import type { Party } from '../party/party'
import type { Person } from '../party/person'
import { passLine } from '../party/scoreLines'

/** @param at the date, in ms since 1970 */
export function passOn(party: Party, from: Person, to: Person, at: number): void {
  party.passedLines = passLine(party.passedLines, { from: from.id, to: to.id, name: to.name, at })
}
