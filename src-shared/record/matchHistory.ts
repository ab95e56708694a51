/** Finished matches as lists show them, and statistics about them. */
import type { Outcome, Seat } from '../kernel'
import type { RecordSeat } from './record'

/** A finished match without its answers. */
export interface FinishedMatch {
  readonly id: string
  /** The table's name. */
  readonly table: string
  readonly game: string
  readonly rules: number
  readonly seats: readonly RecordSeat[]
  /** Milliseconds since 1970. */
  readonly dealt: number
  readonly ended: number
  /** Number of answers given. */
  readonly answers: number
  /** Null when the match was aborted. */
  readonly outcome: Outcome | null
  /** Whether it was imported from a file: played at another table. */
  readonly imported: boolean
}

/** Completed matches of one person in one game under one name. */
export interface Tally {
  /** The person's id at their table. */
  readonly person: string
  readonly name: string
  readonly game: string
  readonly matches: number
  readonly wins: number
  /** End of the last one, in milliseconds since 1970. */
  readonly last: number
  /** Duration of the longest one, in milliseconds. */
  readonly longest: number
}

/** One person's statistics in a game, or in all games. */
export interface PlayerStanding {
  readonly person: string
  /** The name they used last. */
  readonly name: string
  readonly matches: number
  readonly wins: number
  readonly last: number
  readonly longest: number
  /** The game with most matches; of equals the one played last. */
  readonly favourite: string
}

/** Returns the statistics of each person. @param game null: all games together */
export function standingsOf(tallies: readonly Tally[], game: string | null): readonly PlayerStanding[] {
  const people = new Map<string, Tally[]>()
  for (const tally of tallies)
    if (game === null || tally.game === game) people.set(tally.person, [...(people.get(tally.person) ?? []), tally])
  return [...people].flatMap(([person, own]) => {
    const latest = maxBy(own, tally => tally.last)
    return latest ? [{ person, name: latest.name, ...sumUp(own), favourite: favouriteOf(own) }] : []
  })
}

function sumUp(tallies: readonly Tally[]): Pick<PlayerStanding, 'matches' | 'wins' | 'last' | 'longest'> {
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

/** A person may have played one game under two names. */
function favouriteOf(tallies: readonly Tally[]): string {
  const games = [...new Set(tallies.map(({ game }) => game))].map(game => ({
    game,
    ...sumUp(tallies.filter(tally => tally.game === game)),
  }))
  const most = Math.max(...games.map(({ matches }) => matches))
  return (
    maxBy(
      games.filter(({ matches }) => matches === most),
      ({ last }) => last,
    )?.game ?? ''
  )
}

/** Returns the first of those with the greatest value. */
function maxBy<T>(all: readonly T[], of: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || of(one) > of(best) ? one : best), undefined)
}

/** One person's or bot's wins in a game night, over all games. */
export interface Score {
  readonly key: string
  readonly name: string
  readonly matches: number
  readonly wins: number
  readonly bot: boolean
}

/** Counts the matches and wins of a game night by person. The most wins come first. */
export function scoresOf(session: readonly FinishedMatch[]): readonly Score[] {
  const scores = new Map<string, Score>()
  // The newest last, so that everybody is listed by their latest name.
  for (const { seats, outcome } of [...session].sort((a, b) => a.ended - b.ended)) {
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

/** A game night is over when nothing was played for this long, in milliseconds. It may go on past midnight. */
const SESSION_PAUSE_MS = 6 * 3_600_000

/**
 * Returns the matches of the present game night, the newest first.
 * @param now milliseconds since 1970
 * @param since when the last game night was ended by hand, in milliseconds since 1970; matches dealt before do not
 * count. Ignored when later than `now`: a clock was wrong.
 */
export function currentSession(
  matches: readonly FinishedMatch[],
  now: number,
  since: number | null = null,
): readonly FinishedMatch[] {
  const found: FinishedMatch[] = []
  let began = now
  for (const match of matches
    .filter(one => !one.imported && (since === null || since > now || one.dealt > since))
    .sort((a, b) => b.ended - a.ended)) {
    if (began - match.ended >= SESSION_PAUSE_MS) break
    began = Math.min(began, match.dealt)
    if (match.outcome) found.push(match)
  }
  return found
}
