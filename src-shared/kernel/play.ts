/** What a step may do to the match while it runs or takes an answer. */
import type { Json, Seat } from './pick'
import { shuffled, type Random } from './random'
import { NOT_YET, type Frame } from './step'
import type { GameState, Outcome } from './game'

/** An event as it was written where it happened: the public fields, and beside them what single seats are told. */
export interface Told<E> {
  readonly event: E
  readonly own?: { readonly [seat: string]: Json }
}

/** All asks of a step open anew, as soon as it is on top. */
export function openAnew(frame: Frame): void {
  frame.opened = NOT_YET
  delete frame.again
}

export class Play<S, E> {
  readonly told: Told<E>[] = []
  private frame: Frame | null = null

  constructor(
    readonly state: S & GameState,
    private readonly random: Random,
  ) {}

  /** Sets the step that speaks. For the kernel only. */
  enter(frame: Frame): void {
    this.frame = frame
  }

  /** Puts a step in the place of this one; steps above this one are dropped. */
  next(frame: Frame): void {
    this.drop(0)
    this.push(frame)
  }

  /** Puts a step on top; this one goes on when that one is done. */
  call(frame: Frame): void {
    this.push(frame)
  }

  /** This step is over; steps above it are dropped. */
  done(): void {
    this.drop(0)
  }

  /** Drops the steps above this one: an interrupt that takes the word. */
  back(): void {
    this.drop(1)
  }

  /** Opens this step's asks anew, for all seats: a window that an act reopens. */
  reopen(): void {
    openAnew(this.current())
  }

  /** Tells an event: `event` to everybody, `own[seat]` to that seat besides. */
  tell(event: E, own?: { readonly [seat: string]: Json }): void {
    this.told.push(own ? { event, own } : { event })
  }

  /** Shows something to one seat, until its hand, its next answer or its clock. */
  show(seat: Seat, shown: Json): void {
    const { seen, moment } = this.state
    const open = seen.find(s => s.seat === seat && s.opened === moment)
    if (open) open.shown.push(shown)
    else seen.push({ seat, opened: moment, shown: [shown] })
  }

  /** The match is over, at once: nothing below on the stack is done any more. */
  end(outcome: Outcome): void {
    this.state.outcome = outcome
    this.state.steps.length = 0
    this.state.sealed.length = 0
    this.state.seen.length = 0
  }

  /** A whole number from 0 to n-1. @param name what is drawn; @param index counts the draws of that name now. */
  below(n: number, name: string, index = 0): number {
    return this.random.below(n, name, index)
  }

  shuffled<T>(items: readonly T[], name: string): T[] {
    return shuffled(items, this.random, name)
  }

  private push(frame: Frame): void {
    frame.opened = NOT_YET
    this.state.steps.push(frame)
  }

  private drop(keep: 0 | 1): void {
    const at = this.state.steps.lastIndexOf(this.current())
    if (at < 0) throw new Error(`the step ${this.current().step} is no longer on the stack`)
    this.state.steps.length = at + keep
  }

  private current(): Frame {
    if (!this.frame) throw new Error('no step is speaking')
    return this.frame
  }
}
