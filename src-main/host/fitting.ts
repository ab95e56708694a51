/** Whether rules of another version can go on from a state: by its shape, and by playing on from it on copies. */
import {
  drawAnswer,
  fastRandom,
  isRefusal,
  Match,
  type Game,
  type GameState,
  type Json,
  type Snapshot,
} from '../../src-shared/kernel'

/** So often, and so many answers far, other rules play on from a state before it is theirs: most steps of a game come up. */
const TRIES = 6,
  AHEAD = 60

/**
 * @param snapshot whole, with what is fixed in its state
 * @param deck the table's own deck, where its options name one
 */
export function fits(game: Game, snapshot: Snapshot, deck: Json | null): boolean {
  try {
    return (
      looksRight(game, snapshot, deck) &&
      Array.from({ length: TRIES }, (_, at) => at).every(at => playsOn(game, snapshot, at))
    )
  } catch {
    // A step or a view of theirs cannot make anything of it.
    return false
  }
}

function looksRight(game: Game, { seats, options, state }: Snapshot, deck: Json | null): boolean {
  const fresh: GameState = Match.start(game, seats, options, new Uint8Array(32), deck).match.snapshot().state
  return shapeFits({ ...fresh, steps: [] }, state) && state.steps.every(({ step }) => step in game.steps)
}

/** All that theirs has is there, of the same kind. What is empty at the beginning may be anything later. */
function shapeFits(theirs: unknown, kept: unknown): boolean {
  if (theirs === undefined || theirs === null) return true
  if (kept === undefined) return false
  if (kept === null) return true
  if (kindOf(theirs) !== kindOf(kept)) return false
  if (Array.isArray(theirs))
    return (kept as readonly unknown[]).every(
      one => theirs[0] === undefined || kindOf(one) === kindOf(theirs[0]) || one === null || theirs[0] === null,
    )
  return (
    typeof theirs !== 'object' ||
    Object.entries(theirs).every(([field, value]) =>
      shapeFits(value, (kept as { readonly [field: string]: unknown })[field]),
    )
  )
}

const kindOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value)

/** Somebody is always asked, may answer, and everybody has a view, until the end or far enough. */
function playsOn(game: Game, snapshot: Snapshot, seed: number): boolean {
  const match = Match.resume(game, { ...snapshot, rules: game.rules })
  const random = fastRandom(seed)
  for (let answers = 0; answers < AHEAD && !match.outcome; answers++) {
    const asks = match.asks()
    const ask = asks[random.below(asks.length || 1, '')]
    if (!ask) return false
    const proposal = match.answer(
      ask.seat,
      ask.id,
      drawAnswer(ask.pick, n => random.below(n, '')),
    )
    if (proposal === 'again' || isRefusal(proposal)) return false
    match.commit(proposal)
    for (let seat = 0; seat < snapshot.seats; seat++) if (!isSound(match.view(seat))) return false
  }
  return isSound(match.snapshot().state)
}

/** A field that is missing where it is reckoned with becomes no number. */
const isSound = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).every(isSound)
    : typeof value !== 'number' || Number.isFinite(value)
