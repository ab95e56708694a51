/** What people ask of the tournament, and what only its organizer may. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { tournamentRequests, type HallRequest, type TournamentRequest } from '../../src-shared/wire'
import { organizes, type HallMember } from './member'
import type { HallPeople } from './people'
import type { HallTournament } from './tournament'

const KINDS: readonly string[] = tournamentRequests.map(({ entries }) => entries.kind.literal)

export const isTournamentRequest = (message: HallRequest): message is TournamentRequest => KINDS.includes(message.kind)

export type DrawAnswer = Extract<TournamentRequest, { kind: 'drawCommit' | 'drawNumber' }>

/** Answers of a client to a drawing: nobody sends them by hand, and they are bounded by the drawing itself. */
export const isDrawAnswer = (message: HallRequest): message is DrawAnswer =>
  message.kind === 'drawCommit' || message.kind === 'drawNumber'

/** @returns null when it was done, or why not */
export function receiveTournament(
  tournament: HallTournament,
  people: HallPeople,
  member: HallMember,
  message: TournamentRequest,
): Refusal | null {
  const { person } = member
  switch (message.kind) {
    case 'drawCommit':
      return tournament.commit(person.id, message.draw, message.commit)
    case 'drawNumber':
      return tournament.openNumber(person.id, message.draw, message.number)
    case 'enterTournament':
    case 'leaveTournament': {
      const whom = message.person === undefined ? person : people.byId(message.person)
      if (whom !== person && !organizes(member)) return refuse('organizerOnly')
      if (message.kind === 'leaveTournament') return tournament.leave(message.person ?? person.id)
      return !whom || whom.screen ? refuse('personUnknown') : tournament.enter(whom)
    }
  }
  return organizes(member) ? organize(tournament, message) : refuse('organizerOnly')
}

type OrganizerRequest = Extract<
  TournamentRequest,
  { kind: 'beginTournament' | 'drawRound' | 'startTables' | 'endRound' | 'endTournament' }
>

function organize(tournament: HallTournament, message: OrganizerRequest): Refusal | null {
  switch (message.kind) {
    case 'beginTournament':
      return tournament.begin(message.plan)
    case 'drawRound':
      return tournament.draw()
    case 'startTables':
      return tournament.startTables()
    case 'endRound':
      return tournament.endRound()
    case 'endTournament':
      return tournament.end()
  }
}
