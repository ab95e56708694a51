/** Points for a place at a table. They are whole numbers of a small unit, so that sums and comparisons are exact. */

/** What a match is worth to somebody who comes first alone; the last gets 0. Divisible for all tables of 2 to 13. */
export const FULL_POINTS = 55_440

/** Points as people read them: 100 for a first place, with one decimal. */
export const shownPoints = (points: number): number => Math.round((points * 1000) / FULL_POINTS) / 10

/**
 * Returns each seat's points: in equal steps from the first place to the last, whatever the size of the table. Seats
 * that share a place share the points of the places they take.
 * @param places of the seats, from 1; seats that share a place have the same number
 */
export function pointsForPlaces(places: readonly number[]): readonly number[] {
  const beatable = places.length - 1
  return places.map(place => {
    const beaten = places.filter(other => other > place).length
    const shared = places.filter(other => other === place).length - 1
    return beatable === 0 ? FULL_POINTS / 2 : (FULL_POINTS * (2 * beaten + shared)) / (2 * beatable)
  })
}

/** The places of seats by a score: the greatest comes first, equal ones share. */
export const placesByScore = (scores: readonly number[]): readonly number[] =>
  scores.map(score => 1 + scores.filter(other => other > score).length)

/** The places of a match that knows only winners and others: all winners share the first, all others the next. */
export const placesByWin = (winners: readonly number[], seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : winners.length + 1))
