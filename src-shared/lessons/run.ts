/** A running lesson: its match, what the teacher says, and whose answer it waits for. */
import type { Bot, BotFactory, Reason } from '../bots/bot'
import { createBot } from '../bots/createBot'
import {
  isRefusal,
  resolveOptions,
  refuse,
  SEEN,
  type Answer,
  type Game,
  type Json,
  type OpenAsk,
  type Refusal,
  type Seat,
  type SeatAsk,
  type EmittedEvent,
  type View,
} from '../kernel'
import { eventFor } from '../fair/matchPart'
import { Match } from '../kernel/match'
import type { MatchPart } from '../wire'
import { lessonKey, type LessonStep, type Lesson } from './lesson'
import { isExpected } from './expectedAnswer'

/** The refusals of a lesson. Their texts are in locales/ under `refusals`. */
export type LessonRefusal = 'lessonListens' | 'lessonOther'

/**
 * What a lesson waits for. `say`: the pupil continues. `pupil`: the pupil answers. `others`: a call of `next`, which
 * gives the next answer of another seat. `over`: nothing.
 */
export type WaitsFor = 'say' | 'pupil' | 'others' | 'over'

/** What the coach would answer in the pupil's place, and why. */
export interface Advice {
  readonly answer: Answer
  readonly reason: Reason | null
}

/** Why another seat gave its latest answer. */
export interface Explained {
  readonly seat: Seat
  readonly reason: Reason
}

/** Fixed, so that the bots of a lesson play alike for everybody. */
const SEED = 1

const refuseWith = (refused: LessonRefusal): Refusal => refuse(refused)

/** A lesson that somebody is taking. */
export class LessonRun {
  private at = 0
  private readonly bots: readonly (Bot | null)[]
  /** The coach: a hard bot that sees what the pupil sees. */
  private readonly adviser: Bot
  private readonly tipped = new Set<string>()
  private lastAdvice: { readonly ask: string; readonly advice: Advice } | null = null
  /** Why another seat gave its latest answer in free play. */
  private lastReason: Explained | null = null

  /** The events of the setup. */
  readonly begun: readonly EmittedEvent<Json>[]
  readonly match: Match

  /** Sets up the lesson's match. @throws when the lesson's options do not fit its game */
  constructor(
    readonly lesson: Lesson,
    game: Game,
    factory: BotFactory,
  ) {
    const options = resolveOptions(game, lesson.options)
    if (isRefusal(options)) throw new Error(`the lesson of ${game.id}: ${options.refused}`)
    const { match, events } = Match.start(game, lesson.names.length, options, lessonKey(lesson.deal))
    this.match = match
    this.begun = events
    this.bots = lesson.names.map((_, seat) =>
      seat === lesson.pupil
        ? null
        : createBot(factory, seat, SEED + seat, null, { level: lesson.level ?? 'easy', personality: 'even' }),
    )
    this.adviser = createBot(factory, lesson.pupil, SEED, null, { level: 'hard', personality: 'even' })
    this.show(events)
  }

  /** The present step; null when all are done. */
  get step(): LessonStep | null {
    return this.lesson.steps[this.at] ?? null
  }

  /** Position of the present step, from 1, among those that need the pupil. */
  get progress(): { readonly n: number; readonly of: number } {
    const spoken = (steps: readonly LessonStep[]): number =>
      steps.filter(step => !('seat' in step) && !('others' in step)).length
    const { steps } = this.lesson
    return { n: spoken(steps.slice(0, this.at + 1)), of: spoken(steps) }
  }

  /** What the teacher says now: a key of the lesson's texts, or null while the others play. */
  get text(): string | null {
    const { step, lesson, match } = this
    if (match.outcome) return lesson.end
    if (!step) return null
    if ('free' in step) return this.tip() ?? step.free
    return 'say' in step ? step.say : null
  }

  get waitsFor(): WaitsFor {
    const { step, match } = this
    if (match.outcome) return 'over'
    if (!step) return 'over'
    if ('free' in step) return this.nextThinker() ? 'others' : 'pupil'
    if ('ask' in step) return 'seat' in step ? 'others' : 'pupil'
    return 'others' in step ? 'others' : 'say'
  }

  /** The answer that the lesson expects from the pupil now; undefined when any will do or none is awaited. */
  get expected(): Answer | undefined {
    const { step } = this
    return this.waitsFor === 'pupil' && step && 'ask' in step ? step.answer : undefined
  }

  /** Whether the lesson has reached free play. */
  get isFree(): boolean {
    return this.step !== null && 'free' in this.step
  }

  /** Why another seat gave its latest answer in free play, if its bot has a reason. */
  get reason(): Explained | null {
    return this.lastReason
  }

  /**
   * What the coach would answer in free play; null while the pupil is asked nothing. Repeated calls give the same
   * advice.
   */
  advice(): Advice | null {
    const ask = this.advisable()
    if (!ask) return null
    if (this.lastAdvice?.ask === ask.id) return this.lastAdvice.advice
    const answer = this.adviser.answer(ask),
      advice = { answer, reason: this.adviser.why?.(ask, answer) ?? null }
    this.lastAdvice = { ask: ask.id, advice }
    return advice
  }

  /** The coach's advice on the open question; null when it was not requested. */
  get advised(): Advice | null {
    return this.lastAdvice?.ask === this.advisable()?.id ? (this.lastAdvice?.advice ?? null) : null
  }

  /** The open question on which the coach may advise. */
  private advisable(): SeatAsk | undefined {
    return this.isFree && this.waitsFor === 'pupil' ? this.view.own?.asks.find(({ key }) => key !== SEEN) : undefined
  }

  /** The pupil's view. While others play it contains no asks except `seen`. */
  get view(): View {
    const { open, own } = this.match.view(this.lesson.pupil)
    const asked = this.waitsFor === 'pupil'
    return { open, own: own && { ...own, asks: own.asks.filter(({ key }) => asked || key === SEEN) } }
  }

  /** Goes to the next step after the teacher has spoken. */
  continue(): void {
    if (this.waitsFor === 'say') this.advance()
  }

  /**
   * Takes the pupil's answer.
   * @returns its events, or a refusal: `lessonOther` when the lesson expects another answer
   */
  answer(ask: string, answer: Answer): readonly EmittedEvent<Json>[] | Refusal {
    const { step, lesson, match } = this
    const open = match.asks().find(one => one.id === ask && one.seat === lesson.pupil)
    if (!open) return refuse('askClosed')
    const isSeen = open.key === SEEN
    if (!isSeen && this.waitsFor !== 'pupil') return refuseWith('lessonListens')
    const { expected: wants } = this
    if (
      !isSeen &&
      step &&
      'ask' in step &&
      (step.ask !== open.key || (wants !== undefined && !isExpected(open.pick, wants, answer)))
    )
      return refuseWith('lessonOther')
    const taken = this.take(lesson.pupil, ask, answer)
    if (isRefusal(taken)) return taken
    if (!isSeen && this.isFree) this.tipped.add(open.key)
    if (!isSeen && !this.isFree) this.advance()
    return taken
  }

  /** Gives the next answer of another seat. @returns its events @throws when the lesson does not fit its match */
  next(): readonly EmittedEvent<Json>[] {
    const { step } = this
    if (this.waitsFor !== 'others' || !step) throw new Error('nobody else is awaited')
    const [seat, open, answer] = this.nextOfOthers(step)
    const reason = this.isFree ? (this.bots[seat]?.why?.(open, answer) ?? null) : null
    const taken = this.take(seat, open.id, answer)
    if (isRefusal(taken))
      throw new Error(`step ${this.at}: seat ${seat} may not answer ${open.key} so: ${taken.refused}`)
    // An answer without events was secret, so it must not be explained. An older reason does not explain a newer
    // answer.
    if (taken.length > 0 && (reason || this.lastReason?.seat === seat)) this.lastReason = reason && { seat, reason }
    if (!('free' in step) && !('others' in step && this.asked(step.others))) this.advance()
    return taken
  }

  private nextOfOthers(step: LessonStep): readonly [Seat, OpenAsk, Answer] {
    if ('seat' in step) return [step.seat, this.open(step.seat, step.ask), step.answer]
    const open = 'others' in step ? this.asked(step.others) : this.nextThinker()
    if (!open) throw new Error(`step ${this.at}: nobody else is asked`)
    const bot = this.bots[open.seat]
    return [open.seat, open, 'others' in step || !bot ? ('answer' in step ? step.answer : null) : bot.answer(open)]
  }

  private open(seat: Seat, key: string): OpenAsk {
    const open = this.match.asks().find(ask => ask.seat === seat && ask.key === key)
    if (!open)
      throw new Error(
        `step ${this.at}: seat ${seat} is not asked ${key}, but there is ${this.match
          .asks()
          .map(ask => `${ask.seat}:${ask.key}`)
          .join(' ')}`,
      )
    return open
  }

  private asked(key: string): OpenAsk | undefined {
    return this.match.asks().find(ask => ask.seat !== this.lesson.pupil && ask.key === key)
  }

  /** The first open question to another seat. In free play others answer before the pupil. */
  private nextThinker(): OpenAsk | undefined {
    return this.match.asks().find(ask => ask.seat !== this.lesson.pupil && ask.key !== SEEN)
  }

  /** The tip for a question that free play asks for the first time. */
  private tip(): string | null {
    const asked =
      this.waitsFor === 'pupil'
        ? this.match.asks().find(ask => ask.seat === this.lesson.pupil && ask.key !== SEEN)
        : undefined
    return asked && !this.tipped.has(asked.key) ? (this.lesson.tips[asked.key] ?? null) : null
  }

  private advance(): void {
    this.at++
    // Skip a step of the others when none of them is asked.
    const { step } = this
    if (step && 'others' in step && !this.asked(step.others)) this.advance()
  }

  private take(seat: Seat, ask: string, answer: Answer): readonly EmittedEvent<Json>[] | Refusal {
    const proposal = this.match.answer(seat, ask, answer)
    if (proposal === 'again') return []
    if (isRefusal(proposal)) return proposal
    this.match.commit(proposal)
    this.show(proposal.events)
    return proposal.events
  }

  /** Sends each bot its seat's part. They get it from the deal on, so that they can play on in free play. */
  private show(events: readonly EmittedEvent<Json>[]): void {
    for (const [seat, bot] of this.bots.entries()) bot?.see(this.partOf(seat, this.match.view(seat), events))
    this.adviser.see(this.partOf(this.lesson.pupil, this.match.view(this.lesson.pupil), events))
  }

  /** The pupil's match part with these events. */
  part(events: readonly EmittedEvent<Json>[]): MatchPart {
    return this.partOf(this.lesson.pupil, this.view, events)
  }

  private partOf(seat: Seat, view: View, events: readonly EmittedEvent<Json>[]): MatchPart {
    return { id: this.lesson.game, view, events: events.map(event => eventFor(event, seat)) }
  }
}
