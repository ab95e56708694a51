/** Matches of the list by evening, filtered, and what is counted of them in words. */
import type { PastMatch, Standing } from '../../src-shared/record'
import type { Say } from '../i18n'
import { plainName } from '../names'

export interface Evening {
  readonly key: string
  /** When its last match ended. */
  readonly at: number
  /** The newest first. */
  readonly matches: readonly PastMatch[]
}

/** @param eveningOf the evening of a moment, as a key */
export function eveningsOf(matches: readonly PastMatch[], eveningOf: (ms: number) => string): readonly Evening[] {
  const evenings = new Map<string, PastMatch[]>()
  for (const match of [...matches].sort((a, b) => b.ended - a.ended)) {
    const key = eveningOf(match.ended)
    evenings.set(key, [...(evenings.get(key) ?? []), match])
  }
  return [...evenings].map(([key, own]) => ({ key, at: own[0]?.ended ?? 0, matches: own }))
}

/** Who took part, by what they are told apart by: a person's id, or a bot's name. */
export interface Somebody {
  readonly key: string
  readonly name: string
}

const keyOf = ({ who, name, person }: PastMatch['seats'][number]): string => person ?? `${who}/${name}`

/** All persons of a list, by name: as they were called last. */
export function peopleOf(matches: readonly PastMatch[]): readonly Somebody[] {
  const people = new Map<string, string>()
  for (const match of [...matches].sort((a, b) => a.ended - b.ended)) {
    for (const seat of match.seats) if (seat.who === 'person') people.set(keyOf(seat), plainName(seat.name))
  }
  return [...people].map(([key, name]) => ({ key, name })).sort((a, b) => a.name.localeCompare(b.name))
}

/** @param game, person: empty for any */
export const filtered = (matches: readonly PastMatch[], game: string, person: string): readonly PastMatch[] =>
  matches.filter(
    match =>
      (game === '' || match.game === game) && (person === '' || match.seats.some(seat => keyOf(seat) === person)),
  )

const SECOND = 1000,
  MINUTE = 60 * SECOND

/** How long something took, in the words of a person who looks back. */
export function lengthText(ms: number, say: Say): string {
  const span = Math.max(0, ms)
  return span < MINUTE
    ? say('history.seconds', { n: Math.round(span / SECOND) })
    : say('history.minutes', { n: Math.round(span / MINUTE) })
}

export type Column = 'name' | 'matches' | 'wins' | 'share' | 'last' | 'longest' | 'favourite'
export const COLUMNS: readonly Column[] = ['name', 'matches', 'wins', 'share', 'last', 'longest', 'favourite']

export const shareOf = ({ matches, wins }: Pick<Standing, 'matches' | 'wins'>): number =>
  matches === 0 ? 0 : wins / matches

/** @param favourite what a game is called; @param down the greatest first, or names from Z */
export function sortedBy(
  standings: readonly Standing[],
  column: Column,
  down: boolean,
  favourite: (game: string) => string,
): readonly Standing[] {
  const worth = (one: Standing): number | string => {
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
  const order = (a: number | string, b: number | string): number =>
    typeof a === 'string' ? a.localeCompare(String(b)) : a - Number(b)
  return [...standings].sort((a, b) => order(worth(a), worth(b)) * (down ? -1 : 1) || a.name.localeCompare(b.name))
}
