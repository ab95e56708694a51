/** How many people a table of a tournament may have. */
import type { Game, Options, SeatRange } from '../kernel'

/** The seat counts at which a game can be dealt with these options; null when there is none. */
export function seatLimits(game: Pick<Game, 'seats' | 'validateOptions'>, options: Options): SeatRange | null {
  const counts: number[] = []
  for (let seats = game.seats.min; seats <= game.seats.max; seats++)
    if (game.validateOptions(options, seats) === null) counts.push(seats)
  const [min] = counts
  if (min === undefined) return null
  // Only the first unbroken range: every size between both ends has to be playable.
  const gap = counts.findIndex((seats, at) => seats !== min + at)
  return { min, max: gap === -1 ? min + counts.length - 1 : min + gap - 1 }
}
