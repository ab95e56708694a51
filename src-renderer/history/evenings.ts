/** Groups, filters and sorts the matches of the history. */
import type { FinishedMatch, PlayerStanding } from '../../src-shared/record'
import type { Translate } from '../i18nTypes'
import { plainName } from '../names'

export interface Evening {
  readonly key: string
  /** When its last match ended. */
  readonly at: number
  readonly matches: readonly FinishedMatch[]
}

/** @param eveningOf key of the evening of a moment */
export function eveningsOf(matches: readonly FinishedMatch[], eveningOf: (ms: number) => string): readonly Evening[] {
  const evenings = new Map<string, FinishedMatch[]>()
  for (const match of [...matches].sort((a, b) => b.ended - a.ended)) {
    const key = eveningOf(match.ended)
    evenings.set(key, [...(evenings.get(key) ?? []), match])
  }
  return [...evenings].map(([key, own]) => ({ key, at: own[0]?.ended ?? 0, matches: own }))
}

/** A participant, by a person's id or a bot's name. */
export interface Participant {
  readonly key: string
  readonly name: string
}

const keyOf = ({ who, name, person }: FinishedMatch['seats'][number]): string => person ?? `${who}/${name}`

/** All persons of a list, sorted by their latest names. */
export function peopleOf(matches: readonly FinishedMatch[]): readonly Participant[] {
  const people = new Map<string, string>()
  for (const match of [...matches].sort((a, b) => a.ended - b.ended)) {
    for (const seat of match.seats) if (seat.who === 'person') people.set(keyOf(seat), plainName(seat.name))
  }
  return [...people].map(([key, name]) => ({ key, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** @param game, person empty for any */
export const filterMatches = (
  matches: readonly FinishedMatch[],
  game: string,
  person: string,
): readonly FinishedMatch[] =>
  matches.filter(
    match =>
      (game === '' || match.game === game) && (person === '' || match.seats.some(seat => keyOf(seat) === person)),
  )

const SECOND = 1000,
  MINUTE = 60 * SECOND

/** A duration for people, in seconds or minutes. */
export function lengthText(ms: number, t: Translate): string {
  const span = Math.max(0, ms)
  return span < MINUTE
    ? t('history.seconds', { n: Math.round(span / SECOND) })
    : t('history.minutes', { n: Math.round(span / MINUTE) })
}

export type Column = 'name' | 'matches' | 'wins' | 'share' | 'last' | 'longest' | 'favourite'
export const COLUMNS: readonly Column[] = ['name', 'matches', 'wins', 'share', 'last', 'longest', 'favourite']

export const shareOf = ({ matches, wins }: Pick<PlayerStanding, 'matches' | 'wins'>): number =>
  matches === 0 ? 0 : wins / matches

/** @param favourite name of a game; @param descending the largest first, or names from Z */
export function sortStandings(
  standings: readonly PlayerStanding[],
  column: Column,
  down: boolean,
  favourite: (game: string) => string,
): readonly PlayerStanding[] {
  const valueOf = (one: PlayerStanding): number | string => {
    switch (column) {
      case 'name':
        return plainName(one.name)
      case 'share':
        return shareOf(one)
      case 'favourite':
        return favourite(one.favourite)
      default:
        return one[column]
    }
  }
  const compare = (a: number | string, b: number | string): number =>
    typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b)
  return [...standings].sort(
    (a, b) => compare(valueOf(a), valueOf(b)) * (down ? -1 : 1) || a.name.localeCompare(b.name),
  )
}
