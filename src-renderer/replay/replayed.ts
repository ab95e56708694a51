/** A match taken again from its record: what anybody could see after each answer. */
import { hexToBytes } from '@noble/hashes/utils.js'
import {
  isRefusal,
  Match,
  optionsOf,
  same,
  type Game,
  type Json,
  type Outcome,
  type Seat,
  type Snapshot,
  type Told,
  type View,
} from '../../src-shared/kernel'
import { deckHash } from '../../src-shared/decks'
import type { MatchRecord } from '../../src-shared/record'

/**
 * Why a match cannot be taken again. `rules`: it was dealt by others; `differs`: its answers do not lead to what it
 * tells; `options`: its options or deck are none of ours.
 */
export type NotReplayed = 'rules' | 'differs' | 'options' | 'game'

/** Every so many answers the whole state is kept: a jump takes no more than these again. */
const SNAPSHOT_EVERY = 25
/** After so many answers the page may draw: some milliseconds of work on a phone. */
const BREATHE_EVERY = 25

/** Any end: hands lie open after it. */
const ENDED: Outcome = { winners: [], reason: '' }

export interface Looking {
  /** Called after the deal (step 0) and after each answer, with what everybody may see then. */
  readonly look?: (step: number, open: View) => void
  /** Lets the page live between two stretches of work. */
  readonly breathe?: (step: number) => Promise<void>
}

export class Replayed {
  private readonly snapshots: Snapshot[] = []
  /** Where somebody looked last: the way on from there is one answer. */
  private last: { readonly step: number; readonly match: Match } | null = null

  private constructor(
    private readonly game: Game,
    private readonly record: MatchRecord,
  ) {}

  /** Takes every answer again, and holds what is told against what was told. */
  static async of(
    record: MatchRecord,
    game: Game,
    { look, breathe }: Looking = {},
  ): Promise<Replayed | { readonly not: NotReplayed }> {
    if (record.game !== game.id) return { not: 'game' }
    if (record.rules !== game.rules) return { not: 'rules' }
    const options = tableOf(record, game)
    if (!options) return { not: 'options' }
    try {
      const { match, told } = Match.start(
        game,
        record.seats.length,
        options.options,
        hexToBytes(record.key),
        options.deck,
      )
      const replayed = new Replayed(game, record)
      if (!isSame(told, record.begun)) return { not: 'differs' }
      replayed.pass(0, match, look)
      for (const [at, { entry, told: before }] of record.answers.entries()) {
        const proposal = match.replay(entry)
        match.commit(proposal)
        if (!isSame(proposal.told, before)) return { not: 'differs' }
        replayed.pass(at + 1, match, look)
        if (at % BREATHE_EVERY === 0) await breathe?.(at + 1)
      }
      return isSame(match.outcome, record.outcome) ? replayed : { not: 'differs' }
    } catch {
      return { not: 'differs' }
    }
  }

  /** The last step: the deal is step 0. */
  get steps(): number {
    return this.record.answers.length
  }

  /** What a seat saw after so many answers, with its questions; a spectator (`null`) sees what is open. */
  view(step: number, seat: Seat | null): View {
    return this.at(step).view(seat)
  }

  /** What everybody would see if all hands lay open, as they do at the end of a match; besides, what is a seat's own. */
  laidOpen(step: number, seat: Seat | null = null): View {
    const match = this.at(step),
      { open, own } = match.view(seat),
      { state } = match.snapshot()
    // The game's own way to lay its hands open: nothing is taken from a state by hand.
    return { open: { ...open, table: this.game.open({ ...state, outcome: state.outcome ?? ENDED }) }, own }
  }

  private pass(step: number, match: Match, look: Looking['look']): void {
    if (step % SNAPSHOT_EVERY === 0) this.snapshots.push(match.snapshot())
    look?.(step, match.view(null))
  }

  private at(step: number): Match {
    const base = Math.floor(step / SNAPSHOT_EVERY),
      near = this.last && this.last.step <= step && this.last.step >= base * SNAPSHOT_EVERY ? this.last : null
    const snapshot = this.snapshots[base]
    if (!snapshot) throw new RangeError(`step ${step}`)
    const match = near?.match ?? Match.resume(this.game, snapshot)
    for (const { entry } of this.record.answers.slice(near?.step ?? base * SNAPSHOT_EVERY, step))
      match.commit(match.replay(entry))
    this.last = { step, match }
    return match
  }
}

/** What was told, step by step: the deal's first. */
export const toldAt = (record: MatchRecord, step: number): readonly Told<Json>[] =>
  step === 0 ? record.begun : (record.answers[step - 1]?.told ?? [])

/** Whether they are the same plain data, in whichever order a file names their fields. */
const isSame = (one: object | null, other: object | null): boolean => same(one as Json, other as Json)

/** The options and the deck that a record names, as a host would have read them; null when a host would have refused them. */
function tableOf(
  { options: given, deck, seats }: MatchRecord,
  game: Game,
): { readonly options: MatchRecord['options']; readonly deck: Json | null } | null {
  const options = optionsOf(game, given)
  if (
    isRefusal(options) ||
    seats.length < game.seats.min ||
    seats.length > game.seats.max ||
    game.refuse(options, seats.length)
  )
    return null
  const key = game.options.find(spec => spec.kind === 'deck')?.key,
    hash = key === undefined ? null : options[key]
  if (deck === null) return hash === null ? { options, deck } : null
  const read = game.decks?.(deck)
  if (!read || isRefusal(read)) return null
  // What was read of plain data is plain data.
  return deckHash(read as Json) === hash ? { options, deck: read as Json } : null
}
