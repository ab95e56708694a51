/** What toy games have in common: a log that everybody sees, in which a step writes what it does. */
import { stepsOf, type Game, type GameState, type StepTable } from '../../../src-shared/kernel'

export interface ToyState extends GameState {
  readonly seats: number
  /** What has happened; public. */
  log: string[]
}

export const step = stepsOf<ToyState, string>()

/** A toy game over some steps. */
export const toy = (
  id: string,
  steps: StepTable<ToyState, string>,
  setup: (seats: number) => GameState,
): Game<ToyState, string, readonly string[], null> => ({
  id,
  rulesVersion: 1,
  seats: { min: 1, max: 6 },
  options: [],
  steps,
  validateOptions: () => null,
  setup: ({ seats }) => ({ ...setup(seats), seats, log: [] }),
  open: state => [...state.log],
  own: () => null,
})

export const everybody = (state: ToyState): number[] => Array.from({ length: state.seats }, (_, seat) => seat)
