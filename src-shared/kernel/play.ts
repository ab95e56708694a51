/** What a step may do to the match while it runs or handles an answer. */
import type { Json, Seat } from './choiceSpec'
import { shuffled, type Random } from './random'
import { NOT_YET, reopenAsks, type EmittedEvent, type GameState, type Outcome, type StackFrame } from './state'

/** The handle that a step gets while it runs or handles an answer: the state, the stack, events and random draws. */
export class Play<S, E> {
  readonly events: EmittedEvent<E>[] = []
  private frame: StackFrame | null = null

  constructor(
    readonly state: S & GameState,
    private readonly random: Random,
  ) {}

  /** Sets the current step. For the kernel only. */
  enter(frame: StackFrame): void {
    this.frame = frame
  }

  /** Replaces this step by another one and drops the steps above it. */
  next(frame: StackFrame): void {
    this.drop(0)
    this.push(frame)
  }

  /** Pushes a step; this one continues when that one is done. */
  call(frame: StackFrame): void {
    this.push(frame)
  }

  /** Ends this step and drops the steps above it. */
  done(): void {
    this.drop(0)
  }

  /** Drops the steps above this one: its interrupt takes over. */
  back(): void {
    this.drop(1)
  }

  /** Opens this step's asks again for all seats: something has happened that everybody may react to. */
  reopen(): void {
    reopenAsks(this.current())
  }

  /** Emits an event: everybody gets `event`, and each seat also gets its `own[seat]`. */
  emit(event: E, own?: { readonly [seat: string]: Json }): void {
    this.events.push(own ? { event, own } : { event })
  }

  /** Shows something to one seat until it closes it (the ask `seen`), answers another ask, or its time runs out. */
  show(seat: Seat, shown: Json): void {
    const { seen, moment } = this.state
    const open = seen.find(s => s.seat === seat && s.opened === moment)
    if (open) open.shown.push(shown)
    else seen.push({ seat, opened: moment, shown: [shown] })
  }

  /** Ends the match at once and clears the stack. */
  end(outcome: Outcome): void {
    this.state.outcome = outcome
    this.state.steps.length = 0
    this.state.sealed.length = 0
    this.state.seen.length = 0
  }

  /**
   * Draws a whole number from 0 to n-1.
   * @param name what is drawn
   * @param index counts the draws of that name at this moment
   */
  nextInt(n: number, name: string, index = 0): number {
    return this.random.nextInt(n, name, index)
  }

  /** Returns the items in random order. @param name what is shuffled */
  shuffled<T>(items: readonly T[], name: string): T[] {
    return shuffled(items, this.random, name)
  }

  private push(frame: StackFrame): void {
    frame.opened = NOT_YET
    this.state.steps.push(frame)
  }

  private drop(keep: 0 | 1): void {
    const at = this.state.steps.lastIndexOf(this.current())
    if (at < 0) throw new Error(`the step ${this.current().step} is no longer on the stack`)
    this.state.steps.length = at + keep
  }

  private current(): StackFrame {
    if (!this.frame) throw new Error('no step is running')
    return this.frame
  }
}
