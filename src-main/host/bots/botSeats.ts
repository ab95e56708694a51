/** The bots at the seats of one match. An answer's delay is drawn before thinking begins, so it reveals nothing. */
import type { Answer, Json, Options, Seat, SeatAsk } from '../../../src-shared/kernel'
import { SEEN } from '../../../src-shared/kernel'
import type { MatchPart, BotProfile } from '../../../src-shared/wire'
import { CatchingUp } from './catchingUp'
import type { BotHandle, HostDeps } from '../deps'
import type { BotTiming } from '../../../src-shared/games/manifest'
import { thinkingTime } from './thinkingTime'

/** A bot's answer; `none` when it failed. */
export type BotAnswer = { readonly answer: Answer } | 'none'

/** A bot's answer in the making. */
interface PendingAnswer {
  readonly cancel: () => void
  /** Thinks again about the ask as it stands now; the time of the answer stays. */
  readonly rethink: (ask: SeatAsk) => void
}

interface BotSeat {
  readonly handle: BotHandle
  /** By ask. */
  readonly pending: Map<string, PendingAnswer>
}

interface BotMatch {
  readonly game: string
  /** The table's own, or null for the house deck. */
  readonly deck: Json | null
  /** The public profile of the bot at a seat. */
  readonly profileAt: (seat: Seat) => BotProfile
  readonly options: Options
  /** How this game's bots pace themselves. */
  readonly timing: BotTiming
}

export class BotSeats {
  private readonly seats = new Map<Seat, BotSeat>()
  private paused = false

  constructor(
    private readonly deps: HostDeps,
    private readonly match: BotMatch,
    /** 1 is human pace; 0 answers at once. */
    private readonly pace: number,
    private readonly answer: (seat: Seat, ask: string, botAnswer: BotAnswer) => void,
  ) {}

  /**
   * Seats a bot, and sends it what its seat has been sent so far.
   * @param replay the same later on, for a bot that has to be restarted
   */
  seat(seat: Seat, parts: Iterable<MatchPart>, replay: () => Iterable<MatchPart>): void {
    const seed = this.deps.random.nextInt(2 ** 31, 'bot', seat)
    let catchingUp: CatchingUp | null = null
    const handle = this.deps.bots.open(
      this.match.game,
      seat,
      seed,
      this.match.deck,
      () => catchingUp?.replay(replay()) ?? replay(),
      this.match.profileAt(seat),
    )
    catchingUp = new CatchingUp(handle, parts, this.deps.clock)
    this.seats.set(seat, { handle: catchingUp, pending: new Map() })
  }

  /** The bot leaves its seat. */
  remove(seat: Seat): void {
    const bot = this.seats.get(seat)
    if (!bot) return
    this.seats.delete(seat)
    close(bot)
  }

  has(seat: Seat): boolean {
    return this.seats.has(seat)
  }

  /** Passes a match part to a bot's seat and schedules answers to its open asks. */
  see(seat: Seat, part: MatchPart): void {
    const bot = this.seats.get(seat)
    if (!bot) return
    bot.handle.see(part)
    this.schedule(seat, bot, part.view.own?.asks ?? [], part.events.length > 0)
  }

  /** A pause cancels pending answers; afterwards they are scheduled again from `parts`. */
  pause(on: boolean, parts: (seat: Seat) => MatchPart): void {
    this.paused = on
    for (const [seat, bot] of this.seats) this.schedule(seat, bot, on ? [] : (parts(seat).view.own?.asks ?? []))
  }

  stop(): void {
    for (const bot of this.seats.values()) close(bot)
    this.seats.clear()
  }

  /** @param hasEvents whether the update brought events */
  private schedule(seat: Seat, bot: BotSeat, asks: readonly SeatAsk[], hasEvents = false): void {
    const open = this.paused ? [] : asks.filter(ask => !this.isLeftToTheClock(ask.key))
    for (const [id, { cancel }] of bot.pending) {
      if (open.some(ask => ask.id === id)) continue
      cancel()
      bot.pending.delete(id)
    }
    for (const ask of open) {
      const pendingAnswer = bot.pending.get(ask.id)
      if (!pendingAnswer) bot.pending.set(ask.id, this.think(seat, bot, ask))
      else if (hasEvents && this.match.timing.rethinksOnEvents?.includes(ask.key)) pendingAnswer.rethink(ask)
    }
  }

  private think(seat: Seat, bot: BotSeat, firstAsk: SeatAsk): PendingAnswer {
    let due = false,
      cancelled = false,
      attempt = 0
    let botAnswer: BotAnswer | null = null
    const sendIfDue = (): void => {
      if (!due || !botAnswer || cancelled) return
      cancelled = true
      this.answer(seat, firstAsk.id, botAnswer)
    }
    const cancelTimer = this.deps.clock.after(this.delay(seat, firstAsk.key), () => {
      due = true
      sendIfDue()
    })
    const rethink = (ask: SeatAsk): void => {
      if (cancelled) return
      const thisAttempt = ++attempt
      // Ignore an answer that later events have made outdated.
      const settle = (result: BotAnswer): void => {
        if (thisAttempt === attempt) {
          botAnswer = result
          sendIfDue()
        }
      }
      botAnswer = null
      bot.handle.answer(ask).then(
        answer => {
          settle({ answer })
        },
        (fault: unknown) => {
          this.deps.reportFault(`a bot could not answer ${ask.key}: ${String(fault)}`)
          settle('none')
        },
      )
    }
    rethink(firstAsk)
    return {
      cancel: () => {
        cancelled = true
        cancelTimer()
      },
      rethink,
    }
  }

  /** What a bot was shown closes with its next answer or by its clock. */
  private isLeftToTheClock(key: string): boolean {
    return key === SEEN || (this.match.timing.leftOpen?.includes(key) ?? false)
  }

  private delay(seat: Seat, key: string): number {
    const [min, max] = thinkingTime(this.match.timing, key, this.match.options, this.match.profileAt(seat).level)
    return Math.round((min + this.deps.random.nextInt(max - min + 1, 'pace')) * this.pace)
  }
}

function close({ handle, pending }: BotSeat): void {
  for (const { cancel } of pending.values()) cancel()
  handle.close()
}
