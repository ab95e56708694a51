/** The standings of a tournament, computed from its records each time. */
import { standings } from './standings'
import type { StandingLine } from './ranking'
import type { Tournament } from './tournament'

/** Returns a line for each person who ever entered, the best first. */
export function standingsOf({ settings, people, rounds, results }: Tournament): readonly StandingLine[] {
  return standings({
    people,
    results,
    byes: rounds.flatMap(({ round, drawing }) => drawing.seating.byes.map(person => ({ round, person }))),
    points: settings.points,
    late: settings.form !== 'free' && settings.late === 'average' ? 'average' : 'zero',
  })
}
