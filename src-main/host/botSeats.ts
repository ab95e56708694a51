/** The bots at the seats of one match. An answer leaves at a moment drawn before thinking begins: it tells nothing. */
import type { Answer, Json, Seat, SeatAsk } from '../../src-shared/kernel'
import { SEEN } from '../../src-shared/kernel'
import type { MatchPart, Nature } from '../../src-shared/wire'
import { CatchingUp } from './catchingUp'
import type { BotMind, Given } from './given'
import { LISTENS, paceOf } from './pace'

/** What is shown to a bot closes by its next answer or its clock; a bot Overlord's patience ends as anybody's does. */
const LEFT_TO_THE_CLOCK: readonly string[] = [SEEN, 'patience']

/** What a bot has come to; `none` when it could not think. */
export type Thought = { readonly answer: Answer } | 'none'

/** An answer that is under way. */
interface UnderWay {
  readonly cancel: () => void
  /** Thinks again, of the ask as it stands now; the answer leaves when it would have left. */
  readonly again: (ask: SeatAsk) => void
}

interface BotSeat {
  readonly mind: BotMind
  /** By ask. */
  readonly pending: Map<string, UnderWay>
}

interface Playing {
  readonly game: string
  /** The table's own, or null for the house deck. */
  readonly deck: Json | null
  /** Of the bot at a seat, as everybody is told. */
  readonly nature: (seat: Seat) => Nature
  /** Seconds of silence that the Overlord bears; 0: as long as it takes. */
  readonly patience: number
}

export class BotSeats {
  private readonly seats = new Map<Seat, BotSeat>()
  private paused = false

  constructor(
    private readonly given: Given,
    private readonly of: Playing,
    /** 1 is human; 0 answers at once. */
    private readonly pace: number,
    private readonly answer: (seat: Seat, ask: string, thought: Thought) => void,
  ) {}

  /**
   * Seats a bot, and tells it what its seat has been told so far.
   * @param again the same, later on: for a mind that has to begin anew
   */
  seat(seat: Seat, parts: Iterable<MatchPart>, again: () => Iterable<MatchPart>): void {
    const seed = this.given.random.below(2 ** 31, 'bot', seat)
    let late: CatchingUp | null = null
    const mind = this.given.bots.open(
      this.of.game,
      seat,
      seed,
      this.of.deck,
      () => late?.again(again()) ?? again(),
      this.of.nature(seat),
    )
    late = new CatchingUp(mind, parts, this.given.clock)
    this.seats.set(seat, { mind: late, pending: new Map() })
  }

  /** The bot leaves its seat. */
  free(seat: Seat): void {
    const bot = this.seats.get(seat)
    if (!bot) return
    this.seats.delete(seat)
    close(bot)
  }

  has(seat: Seat): boolean {
    return this.seats.has(seat)
  }

  /** A frame's match part for a bot's seat. Its open asks are answered in time. */
  see(seat: Seat, part: MatchPart): void {
    const bot = this.seats.get(seat)
    if (!bot) return
    bot.mind.see(part)
    this.schedule(seat, bot, part.view.own?.asks ?? [], part.events.length > 0)
  }

  /** A pause calls off what is under way; `parts` afterwards schedule it anew. */
  pause(on: boolean, parts: (seat: Seat) => MatchPart): void {
    this.paused = on
    for (const [seat, bot] of this.seats) this.schedule(seat, bot, on ? [] : (parts(seat).view.own?.asks ?? []))
  }

  stop(): void {
    for (const bot of this.seats.values()) close(bot)
    this.seats.clear()
  }

  /** @param heard whether something was told just now */
  private schedule(seat: Seat, bot: BotSeat, asks: readonly SeatAsk[], heard = false): void {
    const open = this.paused ? [] : asks.filter(ask => !LEFT_TO_THE_CLOCK.includes(ask.key))
    for (const [id, { cancel }] of bot.pending) {
      if (open.some(ask => ask.id === id)) continue
      cancel()
      bot.pending.delete(id)
    }
    for (const ask of open) {
      const underWay = bot.pending.get(ask.id)
      if (!underWay) bot.pending.set(ask.id, this.think(seat, bot, ask))
      else if (heard && LISTENS.includes(ask.key)) underWay.again(ask)
    }
  }

  private think(seat: Seat, bot: BotSeat, first: SeatAsk): UnderWay {
    let due = false,
      off = false,
      nth = 0
    let thought: Thought | null = null
    const leave = (): void => {
      if (!due || !thought || off) return
      off = true
      this.answer(seat, first.id, thought)
    }
    const cancelLeaving = this.given.clock.after(this.delay(seat, first.key), () => {
      due = true
      leave()
    })
    const again = (ask: SeatAsk): void => {
      if (off) return
      const mine = ++nth
      // A thought that something told since has overtaken is none.
      const come = (to: Thought): void => {
        if (mine === nth) {
          thought = to
          leave()
        }
      }
      thought = null
      bot.mind.answer(ask).then(
        answer => {
          come({ answer })
        },
        (fault: unknown) => {
          this.given.report(`a bot could not answer ${ask.key}: ${String(fault)}`)
          come('none')
        },
      )
    }
    again(first)
    return {
      cancel: () => {
        off = true
        cancelLeaving()
      },
      again,
    }
  }

  private delay(seat: Seat, key: string): number {
    const [from, to] = paceOf(key, this.of.nature(seat).level, this.of.patience)
    return Math.round((from + this.given.random.below(to - from + 1, 'pace')) * this.pace)
  }
}

function close({ mind, pending }: BotSeat): void {
  for (const { cancel } of pending.values()) cancel()
  mind.close()
}
