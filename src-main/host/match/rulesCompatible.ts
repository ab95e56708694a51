/** Whether another rules version can go on from a state: checks its shape, and plays on from copies of it. */
import {
  drawAnswer,
  fastRandom,
  isRefusal,
  Match,
  type Game,
  type GameState,
  type Json,
  type Snapshot,
} from '../../../src-shared/kernel'

/** Number and length of the trial games: enough for most steps of a game to come up. */
const TRIES = 6,
  MAX_ANSWERS = 60

/**
 * @param snapshot with the fixed part of its state
 * @param deck the table's own deck, where its options name one
 */
export function rulesCompatible(game: Game, snapshot: Snapshot, deck: Json | null): boolean {
  try {
    return (
      shapeMatches(game, { ...snapshot, state: game.upgradeState?.(snapshot.state) ?? snapshot.state }, deck) &&
      Array.from({ length: TRIES }, (_, seed) => seed).every(seed => canPlayOn(game, snapshot, seed))
    )
  } catch {
    // A step or a view of these rules cannot handle the state.
    return false
  }
}

function shapeMatches(game: Game, { seats, options, state }: Snapshot, deck: Json | null): boolean {
  const fresh: GameState = Match.start(game, seats, options, new Uint8Array(32), deck).match.snapshot().state
  return shapeFits({ ...fresh, steps: [] }, state) && state.steps.every(({ step }) => step in game.steps)
}

/**
 * Whether every field of a fresh state exists in the stored one with the same kind. Empty values may become anything.
 */
function shapeFits(fresh: unknown, stored: unknown): boolean {
  if (fresh === undefined || fresh === null) return true
  if (stored === undefined) return false
  if (stored === null) return true
  if (kindOf(fresh) !== kindOf(stored)) return false
  if (Array.isArray(fresh))
    return (stored as readonly unknown[]).every(
      element =>
        fresh[0] === undefined || kindOf(element) === kindOf(fresh[0]) || element === null || fresh[0] === null,
    )
  return (
    typeof fresh !== 'object' ||
    Object.entries(fresh).every(([field, value]) =>
      shapeFits(value, (stored as { readonly [field: string]: unknown })[field]),
    )
  )
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** Plays random answers: there is always an open ask, its answer is accepted, and every view is sound. */
function canPlayOn(game: Game, snapshot: Snapshot, seed: number): boolean {
  const match = Match.resume(game, { ...snapshot, rules: game.rulesVersion })
  const random = fastRandom(seed)
  for (let answers = 0; answers < MAX_ANSWERS && !match.outcome; answers++) {
    const asks = match.asks()
    const ask = asks[random.nextInt(asks.length || 1, '')]
    if (!ask) return false
    const proposal = match.answer(
      ask.seat,
      ask.id,
      drawAnswer(ask.pick, n => random.nextInt(n, '')),
    )
    if (proposal === 'again' || isRefusal(proposal)) return false
    match.commit(proposal)
    for (let seat = 0; seat < snapshot.seats; seat++) if (!isSound(match.view(seat))) return false
  }
  return isSound(match.snapshot().state)
}

/** Whether all numbers are finite: arithmetic with a missing field yields NaN. */
const isSound = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isSound)
    : typeof value !== 'number' || Number.isFinite(value)
