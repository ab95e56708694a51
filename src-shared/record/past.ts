/** Matches that are over, as a list shows them, and what is counted of them. */
import type { Outcome, Seat } from '../kernel'
import type { RecordSeat } from './record'

/** A match that is over, without what happened in it. */
export interface PastMatch {
  readonly id: string
  /** The table's name. */
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly seats: readonly RecordSeat[]
  /** Milliseconds since 1970. */
  readonly dealt: number
  readonly ended: number
  /** How many were given. */
  readonly answers: number
  /** Null when the match was broken off. */
  readonly outcome: Outcome | null
  /** Whether it was brought in from a file: played at another table, by other people. */
  readonly imported: boolean
}

/** What somebody has played of one game under one name: matches that were played out. */
export interface Tally {
  /** The person's id at their table. */
  readonly person: string
  readonly name: string
  readonly game: string
  readonly matches: number
  readonly wins: number
  /** When the last one ended, in milliseconds since 1970. */
  readonly last: number
  /** The longest one, in milliseconds. */
  readonly longest: number
}

/** Everything one person has played of a game, or of all games. */
export interface Standing {
  readonly person: string
  /** The name they went by last. */
  readonly name: string
  readonly matches: number
  readonly wins: number
  readonly last: number
  readonly longest: number
  /** The game they played most; of two, the one played last. */
  readonly favourite: string
}

/** A line for each person. @param game null: of all games together */
export function standingsOf(tallies: readonly Tally[], game: string | null): readonly Standing[] {
  const people = new Map<string, Tally[]>()
  for (const tally of tallies)
    if (game === null || tally.game === game) people.set(tally.person, [...(people.get(tally.person) ?? []), tally])
  return [...people].flatMap(([person, own]) => {
    const latest = mostOf(own, tally => tally.last)
    return latest ? [{ person, name: latest.name, ...summed(own), favourite: favouriteOf(own) }] : []
  })
}

function summed(tallies: readonly Tally[]): Pick<Standing, 'matches' | 'wins' | 'last' | 'longest'> {
  let matches = 0,
    wins = 0,
    last = 0,
    longest = 0
  for (const tally of tallies) {
    matches += tally.matches
    wins += tally.wins
    last = Math.max(last, tally.last)
    longest = Math.max(longest, tally.longest)
  }
  return { matches, wins, last, longest }
}

/** Somebody may have played one game under two names. */
function favouriteOf(tallies: readonly Tally[]): string {
  const games = [...new Set(tallies.map(({ game }) => game))].map(game => ({
    game,
    ...summed(tallies.filter(tally => tally.game === game)),
  }))
  const most = Math.max(...games.map(({ matches }) => matches))
  return (
    mostOf(
      games.filter(({ matches }) => matches === most),
      ({ last }) => last,
    )?.game ?? ''
  )
}

/** The first of those for which it is greatest. */
function mostOf<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || of(one) > of(best) ? one : best), undefined)
}

/** The matches of one evening by person: who won how often, whatever was played. The most wins come first. */
export interface Score {
  readonly key: string
  readonly name: string
  readonly matches: number
  readonly wins: number
  readonly bot: boolean
}

export function scoresOf(evening: readonly PastMatch[]): readonly Score[] {
  const scores = new Map<string, Score>()
  // The newest last, so that everybody stands there by the name of the evening's end.
  for (const { seats, outcome } of [...evening].sort((a, b) => a.ended - b.ended)) {
    if (!outcome) continue
    for (const [seat, { who, name, person }] of seats.entries()) {
      const key = person ?? `${who}/${name}`
      const { matches, wins } = scores.get(key) ?? { matches: 0, wins: 0 }
      scores.set(key, {
        key,
        name,
        bot: who === 'bot',
        matches: matches + 1,
        wins: wins + (isWinner(outcome.winners, seat) ? 1 : 0),
      })
    }
  }
  return [...scores.values()].sort((a, b) => b.wins - a.wins || a.matches - b.matches)
}

const isWinner = (winners: readonly Seat[], seat: Seat): boolean => winners.includes(seat)

/** An evening is over when nothing has been played for so long, in milliseconds: it may well go on past midnight. */
const EVENING_PAUSE_MS = 6 * 3_600_000

/** Of the matches of a table those of the evening that goes on now, the newest first: between two of them was never such a pause. @param now, since ms since 1970: what was dealt up to `since` belongs to an evening that was ended by hand; a moment that is yet to come was a clock's mistake */
export function thisEvening(
  matches: readonly PastMatch[],
  now: number,
  since: number | null = null,
): readonly PastMatch[] {
  const found: PastMatch[] = []
  let began = now
  for (const match of matches
    .filter(one => !one.imported && (since === null || since > now || one.dealt > since))
    .sort((a, b) => b.ended - a.ended)) {
    if (began - match.ended >= EVENING_PAUSE_MS) break
    began = Math.min(began, match.dealt)
    if (match.outcome) found.push(match)
  }
  return found
}
