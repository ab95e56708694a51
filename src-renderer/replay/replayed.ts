/** A match replayed from its record: the view of any seat after each answer. */
import { hexToBytes } from '@noble/hashes/utils.js'
import {
  isRefusal,
  Match,
  resolveOptions,
  isSameJson,
  type Game,
  type Json,
  type Outcome,
  type Seat,
  type Snapshot,
  type EmittedEvent,
  type View,
} from '../../src-shared/kernel'
import { deckHash } from '../../src-shared/decks'
import type { MatchRecord } from '../../src-shared/record'

/**
 * Why a match cannot be replayed. `rules`: it was played with another rules version; `differs`: its answers lead to
 * other events than the recorded ones; `options`: its options or deck are not valid here.
 */
export type ReplayObstacle = 'rules' | 'differs' | 'options' | 'game'

/** Answers between snapshots: a jump replays fewer than these. */
const SNAPSHOT_EVERY = 25
/** Answers between pauses in which the page may draw: some milliseconds of work on a phone. */
const YIELD_EVERY = 25

/** Any outcome: the game reveals hands once there is one. */
const ANY_OUTCOME: Outcome = { winners: [], reason: '' }

export interface ReplayHooks {
  /** Called after the deal (step 0) and after each answer, with the public view. */
  readonly onStep?: (step: number, open: View) => void
  /** Lets the page draw between two stretches of work. */
  readonly yieldToPage?: (step: number) => Promise<void>
}

export class ReplayedMatch {
  /** Each from a step before which nothing was taken back later. */
  private readonly snapshots: { readonly step: number; readonly snapshot: Snapshot }[] = []
  /** The match at the step that was viewed last: the next step needs one answer. */
  private cached: { readonly step: number; readonly match: Match } | null = null

  private constructor(
    private readonly game: Game,
    private readonly record: MatchRecord,
  ) {}

  /** Replays every answer, and compares its events with the recorded ones. */
  static async of(
    record: MatchRecord,
    game: Game,
    { onStep, yieldToPage }: ReplayHooks = {},
  ): Promise<ReplayedMatch | { readonly not: ReplayObstacle }> {
    if (record.game !== game.id) return { not: 'game' }
    if (record.rules !== game.rulesVersion) return { not: 'rules' }
    const options = readTable(record, game)
    if (!options) return { not: 'options' }
    try {
      const { match, events } = Match.start(
        game,
        record.seats.length,
        options.options,
        hexToBytes(record.key),
        options.deck,
      )
      const replayed = new ReplayedMatch(game, record)
      if (!isSame(events, record.begun)) return { not: 'differs' }
      replayed.afterStep(0, match, onStep)
      for (const [at, { entry, told: recorded }] of record.answers.entries()) {
        const proposal = match.replay(entry)
        match.commit(proposal)
        if (!isSame(proposal.events, recorded)) return { not: 'differs' }
        replayed.afterStep(at + 1, match, onStep)
        if (at % YIELD_EVERY === 0) await yieldToPage?.(at + 1)
      }
      return isSame(match.outcome, record.outcome) ? replayed : { not: 'differs' }
    } catch {
      return { not: 'differs' }
    }
  }

  /** The last step; the deal is step 0. */
  get steps(): number {
    return this.record.answers.length
  }

  /** What a seat saw after a step, with its asks; a spectator (`null`) sees the public part. */
  view(step: number, seat: Seat | null): View {
    return this.matchAt(step).view(seat)
  }

  /** The public view with all hands revealed, as at the end of a match, plus the seat's own part. */
  revealedView(step: number, seat: Seat | null = null): View {
    const match = this.matchAt(step),
      { open, own } = match.view(seat),
      { state } = match.snapshot()
    // The game itself reveals its hands: nothing is read from the state here.
    return { open: { ...open, table: this.game.open({ ...state, outcome: state.outcome ?? ANY_OUTCOME }) }, own }
  }

  private afterStep(step: number, match: Match, look: ReplayHooks['onStep']): void {
    if (step % SNAPSHOT_EVERY === 0) {
      const { snapshot, since } = match.undoableSnapshot()
      this.snapshots.push({ step: step - since, snapshot })
    }
    look?.(step, match.view(null))
  }

  private matchAt(step: number): Match {
    const base = this.snapshots[Math.floor(step / SNAPSHOT_EVERY)]
    if (!base) throw new RangeError(`step ${step}`)
    const near = this.cached && this.cached.step <= step && this.cached.step >= base.step ? this.cached : null
    const match = near?.match ?? Match.resume(this.game, base.snapshot)
    for (const { entry } of this.record.answers.slice(near?.step ?? base.step, step)) match.commit(match.replay(entry))
    this.cached = { step, match }
    return match
  }
}

/** The events of a step, the deal's first. */
export const eventsAt = (record: MatchRecord, step: number): readonly EmittedEvent<Json>[] =>
  step === 0 ? record.begun : (record.answers[step - 1]?.told ?? [])

/** Whether both are equal plain data, in any order of fields. */
const isSame = (one: object | null, other: object | null): boolean => isSameJson(one as Json, other as Json)

/** The options and the deck of a record, validated as a host does; null when a host would refuse them. */
function readTable(
  { options: given, deck, seats }: MatchRecord,
  game: Game,
): { readonly options: MatchRecord['options']; readonly deck: Json | null } | null {
  const options = resolveOptions(game, given)
  if (
    isRefusal(options) ||
    seats.length < game.seats.min ||
    seats.length > game.seats.max ||
    game.validateOptions(options, seats.length, deck)
  )
    return null
  const key = game.options.find(spec => spec.kind === 'deck')?.key,
    hash = key === undefined ? null : options[key]
  if (deck === null) return hash === null ? { options, deck } : null
  const read = game.decks?.(deck)
  if (!read || isRefusal(read)) return null
  // A deck that was read from plain data is plain data.
  return deckHash(read as Json) === hash ? { options, deck: read as Json } : null
}
