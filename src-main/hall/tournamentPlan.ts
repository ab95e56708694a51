/** What an organizer asks for as a tournament, checked against the game's rules. */
import * as v from 'valibot'
import { isRefusal, refuse, resolveOptions, type Refusal } from '../../src-shared/kernel'
import { gameById } from '../../src-shared/games'
import { seatLimits, settingsSchema, type TournamentSettings } from '../../src-shared/hall'
import type { TournamentPlan } from '../../src-shared/wire'

/** The settings of a tournament, or why it cannot be played so. */
export function settingsOf(plan: TournamentPlan): TournamentSettings | Refusal {
  const game = gameById(plan.game)
  if (!game) return refuse('gameUnknown')
  // No game says how many points its seats have made.
  if (plan.points === 'score') return refuse('gameWithoutScore')
  const options = resolveOptions(game, plan.options)
  if (isRefusal(options)) return options
  const limits = seatLimits(game, options)
  if (!limits) return refuse('tournamentUnfit')
  const { form, points, clock, rounds, size, finalSize, minutes, unfinished, late, leavers } = plan
  for (const seats of form === 'free' ? [] : form === 'final' ? [size, finalSize] : [size])
    if (seats < limits.min || seats > limits.max) return refuse('tableSizeUnfit', { ...limits })
  const play = { game: game.id, options, limits, points, clock }
  const drawn = { ...play, rounds, size, minutes, unfinished, late, lateUntil: rounds, leavers }
  const settings =
    form === 'free' ? { form, ...play } : form === 'final' ? { form, ...drawn, finalSize } : { form, ...drawn }
  const read = v.safeParse(settingsSchema, settings)
  return read.success ? read.output : refuse('tournamentUnfit')
}
