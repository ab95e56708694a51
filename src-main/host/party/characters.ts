/** The characters of the players, in a game that has some to choose from. They have no effect on the match. */
import { manifestById } from '../../../src-shared/games'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { Occupant, Party } from './party'
import type { Person } from './person'

/**
 * The characters by seat, or null where the game has none: what people have chosen, and for everybody else the first
 * that are left.
 */
export function charactersOf(party: Party): readonly string[] | null {
  const all = manifestById(party.game.id)?.characters
  if (!all) return null
  const chosen = party.seats.map((occupant, seat) => {
    const wish = chosenBy(occupant)
    const isFirst = party.seats.findIndex(other => chosenBy(other) === wish) === seat
    return wish !== null && all.includes(wish) && isFirst ? wish : null
  })
  const left = all.filter(one => !chosen.includes(one))
  return chosen.map(one => one ?? left.shift() ?? '')
}

/** Somebody chooses their character before a match. */
export function chooseCharacter(party: Party, person: Person, character: string): Refusal | null {
  if (party.phase !== 'lobby') return refuse('notInLobby')
  if (party.seatOf(person) === null) return refuse('notSeated')
  if (!manifestById(party.game.id)?.characters?.includes(character)) return refuse('characterUnknown')
  const isTaken = party.seats.some(other => chosenBy(other) === character && !isPerson(other, person))
  if (isTaken) return refuse('characterTaken')
  person.character = character
  return null
}

const chosenBy = (occupant: Occupant): string | null => (occupant.who === 'person' ? occupant.person.character : null)

const isPerson = (occupant: Occupant, person: Person): boolean =>
  occupant.who === 'person' && occupant.person === person
