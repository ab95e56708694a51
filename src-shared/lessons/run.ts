/** A lesson being played: what the teacher says now, whose answer is awaited, and the match that all of it happens in. */
import { makeMind, type Mind, type Reason } from '../bots'
import {
  isRefusal,
  optionsOf,
  refuse,
  SEEN,
  type Answer,
  type Game,
  type Json,
  type OpenAsk,
  type Refusal,
  type Seat,
  type SeatAsk,
  type Told,
  type View,
} from '../kernel'
import { Match } from '../kernel/match'
import type { MatchPart, ToldEvent } from '../wire'
import { keyOf, type Beat, type Lesson } from './lesson'
import { isWanted } from './wanted'

/** The refusals of a lesson. Each has its words in lang/ under `refusals`. */
export type LessonRefusal = 'lessonListens' | 'lessonOther'

/**
 * What a lesson waits for. `say`: that the pupil goes on. `pupil`: their answer. `others`: nothing but time; `step` takes
 * the next answer of another seat. `over`: nothing.
 */
export type Waits = 'say' | 'pupil' | 'others' | 'over'

/** What the coach would answer in the pupil's place, and why. */
export interface Advice {
  readonly answer: Answer
  readonly reason: Reason | null
}

/** Why somebody else did what they did last. */
export interface Explained {
  readonly seat: Seat
  readonly reason: Reason
}

/** Bots of a lesson think alike for everybody. */
const SEED = 1

const no = (refused: LessonRefusal): Refusal => refuse(refused)

export class LessonRun {
  private at = 0
  private readonly minds: readonly (Mind | null)[]
  /** Sits behind the pupil, sees what they see, and plays well. */
  private readonly adviser: Mind
  private readonly tipped = new Set<string>()
  private lastAdvice: { readonly ask: string; readonly advice: Advice } | null = null
  /** What one of the others has done last in free play, and why. */
  private lastReason: Explained | null = null

  /** What was told while the table was laid. */
  readonly begun: readonly Told<Json>[]
  readonly match: Match

  /** Lays the table of a lesson. @throws when the lesson's options are none of its game's */
  constructor(
    readonly lesson: Lesson,
    game: Game,
  ) {
    const options = optionsOf(game, lesson.options)
    if (isRefusal(options)) throw new Error(`the lesson of ${game.id}: ${options.refused}`)
    const { match, told } = Match.start(game, lesson.names.length, options, keyOf(lesson.deal))
    this.match = match
    this.begun = told
    this.minds = lesson.names.map((_, seat) =>
      seat === lesson.pupil
        ? null
        : makeMind(game.id, seat, SEED + seat, null, { level: lesson.level ?? 'easy', temper: 'even' }),
    )
    this.adviser = makeMind(game.id, lesson.pupil, SEED, null, { level: 'hard', temper: 'even' })
    this.show(told)
  }

  /** Where in the lesson we are; null once all of it is done. */
  get beat(): Beat | null {
    return this.lesson.beats[this.at] ?? null
  }

  get step(): { readonly n: number; readonly of: number } {
    const spoken = (beats: readonly Beat[]): number =>
      beats.filter(beat => !('seat' in beat) && !('others' in beat)).length
    const { beats } = this.lesson
    return { n: spoken(beats.slice(0, this.at + 1)), of: spoken(beats) }
  }

  /** What the teacher says now: a key of the lesson's words, or null while the others play. */
  get says(): string | null {
    const { beat, lesson, match } = this
    if (match.outcome) return lesson.end
    if (!beat) return null
    if ('free' in beat) return this.tip() ?? beat.free
    return 'say' in beat ? beat.say : null
  }

  get waits(): Waits {
    const { beat, match } = this
    if (match.outcome) return 'over'
    if (!beat) return 'over'
    if ('free' in beat) return this.thinking() ? 'others' : 'pupil'
    if ('ask' in beat) return 'seat' in beat ? 'others' : 'pupil'
    return 'others' in beat ? 'others' : 'say'
  }

  /** The answer that the lesson wants of the pupil now; undefined where any will do, and while none is awaited. */
  get wants(): Answer | undefined {
    const { beat } = this
    return this.waits === 'pupil' && beat && 'ask' in beat ? beat.answer : undefined
  }

  /** Whether the pupil plays as they like by now. */
  get free(): boolean {
    return this.beat !== null && 'free' in this.beat
  }

  /** Why one of the others did what they did last, where they thought for themselves and there is something to tell. */
  get reason(): Explained | null {
    return this.lastReason
  }

  /** What the coach would do in free play; null while the pupil is asked nothing. The same however often it is asked. */
  advice(): Advice | null {
    const ask = this.advisable()
    if (!ask) return null
    if (this.lastAdvice?.ask === ask.id) return this.lastAdvice.advice
    const answer = this.adviser.answer(ask),
      advice = { answer, reason: this.adviser.why?.(ask, answer) ?? null }
    this.lastAdvice = { ask: ask.id, advice }
    return advice
  }

  /** What the coach has said about the question that is open now; null where they were not asked. */
  get advised(): Advice | null {
    return this.lastAdvice?.ask === this.advisable()?.id ? (this.lastAdvice?.advice ?? null) : null
  }

  /** The question that the coach may be asked about. */
  private advisable(): SeatAsk | undefined {
    return this.free && this.waits === 'pupil' ? this.view.own?.asks.find(({ key }) => key !== SEEN) : undefined
  }

  /** What the pupil sees; no question is open to them while somebody else has the word, but what they are being shown stays. */
  get view(): View {
    const { open, own } = this.match.view(this.lesson.pupil)
    const asked = this.waits === 'pupil'
    return { open, own: own && { ...own, asks: own.asks.filter(({ key }) => asked || key === SEEN) } }
  }

  /** The pupil has heard what was said. */
  goOn(): void {
    if (this.waits === 'say') this.pass()
  }

  /** The pupil answers. @returns what was told then, or why it is not taken; a lesson that wants another answer says so */
  answer(ask: string, answer: Answer): readonly Told<Json>[] | Refusal {
    const { beat, lesson, match } = this
    const open = match.asks().find(one => one.id === ask && one.seat === lesson.pupil)
    if (!open) return refuse('askClosed')
    const looked = open.key === SEEN
    if (!looked && this.waits !== 'pupil') return no('lessonListens')
    const { wants } = this
    if (
      !looked &&
      beat &&
      'ask' in beat &&
      (beat.ask !== open.key || (wants !== undefined && !isWanted(open.pick, wants, answer)))
    )
      return no('lessonOther')
    const taken = this.take(lesson.pupil, ask, answer)
    if (isRefusal(taken)) return taken
    if (!looked && this.free) this.tipped.add(open.key)
    if (!looked && !this.free) this.pass()
    return taken
  }

  /** The next answer of another seat. @throws when the lesson does not fit its match */
  next(): readonly Told<Json>[] {
    const { beat } = this
    if (this.waits !== 'others' || !beat) throw new Error('nobody else is awaited')
    const [seat, open, answer] = this.theirs(beat)
    const reason = this.free ? (this.minds[seat]?.why?.(open, answer) ?? null) : null
    const taken = this.take(seat, open.id, answer)
    if (isRefusal(taken))
      throw new Error(`beat ${this.at}: seat ${seat} may not answer ${open.key} so: ${taken.refused}`)
    // What nobody has seen happen is nothing to ask about, and gives nothing away. An older reason does not explain a newer act.
    if (taken.length > 0 && (reason || this.lastReason?.seat === seat)) this.lastReason = reason && { seat, reason }
    if (!('free' in beat) && !('others' in beat && this.asked(beat.others))) this.pass()
    return taken
  }

  private theirs(beat: Beat): readonly [Seat, OpenAsk, Answer] {
    if ('seat' in beat) return [beat.seat, this.open(beat.seat, beat.ask), beat.answer]
    const open = 'others' in beat ? this.asked(beat.others) : this.thinking()
    if (!open) throw new Error(`beat ${this.at}: nobody else is asked`)
    const mind = this.minds[open.seat]
    return [open.seat, open, 'others' in beat || !mind ? ('answer' in beat ? beat.answer : null) : mind.answer(open)]
  }

  private open(seat: Seat, key: string): OpenAsk {
    const open = this.match.asks().find(ask => ask.seat === seat && ask.key === key)
    if (!open)
      throw new Error(
        `beat ${this.at}: seat ${seat} is not asked ${key}, but there is ${this.match
          .asks()
          .map(ask => `${ask.seat}:${ask.key}`)
          .join(' ')}`,
      )
    return open
  }

  private asked(key: string): OpenAsk | undefined {
    return this.match.asks().find(ask => ask.seat !== this.lesson.pupil && ask.key === key)
  }

  /** The first question to somebody else, in free play: the pupil's own turn comes when they have none. */
  private thinking(): OpenAsk | undefined {
    return this.match.asks().find(ask => ask.seat !== this.lesson.pupil && ask.key !== SEEN)
  }

  /** A tip for a question that free play asks for the first time. */
  private tip(): string | null {
    const asked =
      this.waits === 'pupil'
        ? this.match.asks().find(ask => ask.seat === this.lesson.pupil && ask.key !== SEEN)
        : undefined
    return asked && !this.tipped.has(asked.key) ? (this.lesson.tips[asked.key] ?? null) : null
  }

  private pass(): void {
    this.at++
    // Where nobody of the others is asked such a thing there is nothing to wait for.
    const { beat } = this
    if (beat && 'others' in beat && !this.asked(beat.others)) this.pass()
  }

  private take(seat: Seat, ask: string, answer: Answer): readonly Told<Json>[] | Refusal {
    const proposal = this.match.answer(seat, ask, answer)
    if (proposal === 'again') return []
    if (isRefusal(proposal)) return proposal
    this.match.commit(proposal)
    this.show(proposal.told)
    return proposal.told
  }

  /** Each mind is told what its own seat is told, from the deal on: whoever plays on knows what happened. */
  private show(told: readonly Told<Json>[]): void {
    for (const [seat, mind] of this.minds.entries()) mind?.see(this.partOf(seat, this.match.view(seat), told))
    this.adviser.see(this.partOf(this.lesson.pupil, this.match.view(this.lesson.pupil), told))
  }

  /** What the pupil is told of an answer. */
  part(told: readonly Told<Json>[]): MatchPart {
    return this.partOf(this.lesson.pupil, this.view, told)
  }

  private partOf(seat: Seat, view: View, told: readonly Told<Json>[]): MatchPart {
    return { id: this.lesson.game, view, events: told.map(one => toldTo(one, seat)) }
  }
}

const toldTo = ({ event, own }: Told<Json>, seat: Seat): ToldEvent => {
  const mine = own?.[seat]
  return mine === undefined ? { event } : { event, own: mine }
}
