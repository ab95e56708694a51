/** What a match has taken and told since its deal, in this process' memory: for who comes late, and for its record. */
import { Match, type Entry, type Game, type Json, type Options, type Seat, type Told } from '../../src-shared/kernel'
import { partOf } from '../../src-shared/fair/parts'
import type { FairRecord, MatchRecord, RecordSeat } from '../../src-shared/record'
import type { MatchPart } from '../../src-shared/wire'

/** How a match began: what no later state of it tells. */
export interface Origin {
  /** The rules it was dealt by. */
  readonly rules: number
  /** Who sat where. */
  readonly seats: readonly RecordSeat[]
  /** Milliseconds since 1970. */
  readonly dealt: number
  /** How its key came to be. */
  readonly fair: FairRecord | null
}

/** What is dealt, and by which key. */
export interface Dealt {
  readonly id: string
  readonly game: Game
  readonly seats: number
  readonly options: Options
  /** The table's own deck, or null for the house deck. */
  readonly deck: Json | null
  readonly key: Uint8Array
}

export class Journal {
  private readonly answers: MatchRecord['answers'][number][]

  /** @param begun what was told while the table was laid */
  constructor(
    readonly begun: readonly Told<Json>[],
    answers: MatchRecord['answers'],
  ) {
    this.answers = [...answers]
  }

  get length(): number {
    return this.answers.length
  }

  add(entry: Entry, told: readonly Told<Json>[]): void {
    this.answers.push({ entry, told })
  }

  all(): MatchRecord['answers'] {
    return [...this.answers]
  }

  /** The last events that were told, oldest first. */
  last(most: number): readonly Told<Json>[] {
    const last: Told<Json>[] = []
    for (let at = this.answers.length - 1; at >= 0 && last.length < most; at--)
      last.unshift(...(this.answers[at]?.told ?? []))
    return (last.length < most ? [...this.begun, ...last] : last).slice(-most)
  }

  /**
   * What a seat has been told since the deal, part by part: the journal is played again, as long as it is when the first
   * part is asked for. Only for the rules it was dealt by.
   */
  *parts({ game, seats, options, key, deck, id }: Dealt, seat: Seat): Generator<MatchPart> {
    const { match, told } = Match.start(game, seats, options, key, deck),
      answers = [...this.answers]
    yield partOf(match, id, seat, told)
    for (const { entry } of answers) {
      const proposal = match.replay(entry)
      match.commit(proposal)
      if (proposal.touched === 'all' || entry.seat === seat) yield partOf(match, id, seat, proposal.told)
    }
  }
}
