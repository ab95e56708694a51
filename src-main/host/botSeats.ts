/** The bots at the seats of one match. An answer leaves at a moment drawn before thinking begins: it tells nothing. */
import type { Answer, Json, Seat, SeatAsk } from '../../src-shared/kernel'
import { SEEN } from '../../src-shared/kernel'
import type { MatchPart, Nature } from '../../src-shared/wire'
import type { BotMind, Cancel, Given } from './given'

/** From and to how many milliseconds a bot takes over an ask, by the ask's (public) key. */
const PACE: { readonly [key: string]: readonly [number, number] } = {
  ready: [700, 2500],
  challenge: [350, 1100],
  // A tale is listened to and read; the moment for `freezeToo` is over in two seconds.
  tell: [4000, 9000],
  answer: [4000, 9000],
  rule: [3000, 7000],
  question: [3000, 6000],
  accuse: [3000, 6000],
  freeze: [2000, 5000],
  freezeToo: [350, 1500],
}
/** What is shown to a bot closes by its next answer or its clock; a bot Overlord's patience ends as anybody's does. */
const LEFT_TO_THE_CLOCK: readonly string[] = [SEEN, 'patience']

const USUAL_PACE = [1000, 2800] as const

/** What a bot has come to; `none` when it could not think. */
export type Thought = { readonly answer: Answer } | 'none'

interface BotSeat {
  readonly mind: BotMind
  /** Answers under way, by ask; each can be called off. */
  readonly pending: Map<string, Cancel>
}

export class BotSeats {
  private readonly seats = new Map<Seat, BotSeat>()
  private paused = false

  constructor(
    private readonly given: Given,
    /** What is played: the deck is the table's own, or null for the house deck. `nature`: of the bot at a seat, as everybody is told. */
    private readonly of: { readonly game: string; readonly deck: Json | null; readonly nature: (seat: Seat) => Nature },
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
    const bot: BotSeat = { mind: this.given.bots.open(this.of.game, seat, seed, this.of.deck, again, this.of.nature(seat)), pending: new Map() }
    this.seats.set(seat, bot)
    for (const part of parts) bot.mind.see(part)
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
    this.schedule(seat, bot, part.view.own?.asks ?? [])
  }

  /** A pause calls off what is under way; `parts` afterwards schedule it anew. */
  pause(on: boolean, parts: (seat: Seat) => MatchPart): void {
    this.paused = on
    for (const [seat, bot] of this.seats) this.schedule(seat, bot, on ? [] : parts(seat).view.own?.asks ?? [])
  }

  stop(): void {
    for (const bot of this.seats.values()) close(bot)
    this.seats.clear()
  }

  private schedule(seat: Seat, bot: BotSeat, asks: readonly SeatAsk[]): void {
    const open = this.paused ? [] : asks.filter(ask => !LEFT_TO_THE_CLOCK.includes(ask.key))
    for (const [id, cancel] of bot.pending) {
      if (open.some(ask => ask.id === id)) continue
      cancel()
      bot.pending.delete(id)
    }
    for (const ask of open) if (!bot.pending.has(ask.id)) bot.pending.set(ask.id, this.think(seat, bot, ask))
  }

  private think(seat: Seat, bot: BotSeat, ask: SeatAsk): Cancel {
    let due = false, off = false
    let thought: Thought | null = null
    const leave = (): void => { if (due && thought && !off) this.answer(seat, ask.id, thought) }
    const cancel = this.given.clock.after(this.delay(ask.key), () => { due = true; leave() })
    bot.mind.answer(ask).then(
      answer => { thought = { answer }; leave() },
      (fault: unknown) => {
        this.given.report(`a bot could not answer ${ask.key}: ${String(fault)}`)
        thought = 'none'
        leave()
      },
    )
    return () => { off = true; cancel() }
  }

  private delay(key: string): number {
    const [from, to] = PACE[key] ?? USUAL_PACE
    return Math.round((from + this.given.random.below(to - from + 1, 'pace')) * this.pace)
  }
}

function close({ mind, pending }: BotSeat): void {
  for (const cancel of pending.values()) cancel()
  mind.close()
}
