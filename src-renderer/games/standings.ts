/** What the final standings of all games show of a seat. */
import type { Seat } from '../../src-shared/kernel'
import { isAway, nameAt } from '../names'
import type { Table } from '../store/table'
import './standings.css'

export interface Standing {
  readonly seat: Seat
  readonly name: string
  /** Who sat there. */
  readonly icon: 'bot' | 'away' | 'person'
  readonly won: boolean
}

export function standingOf({ party, match }: Pick<Table, 'party' | 'match'>, seat: Seat): Standing {
  const who = party?.seats[seat]
  return {
    seat,
    name: party ? nameAt(party, seat) : '',
    icon: who?.who === 'bot' ? 'bot' : isAway(who) ? 'away' : 'person',
    won: match?.view.open.outcome?.winners.includes(seat) ?? false,
  }
}
