/** A match as its key and its stored answers give it, without interruptions: what everybody may see after each answer. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { Match, type EmittedEvent, type Entry, type Json, type Seat } from '../../src-shared/kernel'
import { eventFor } from '../../src-shared/fair/matchPart'
import { gameById } from '../../src-shared/games'
import { countedEvents } from '../../src-shared/record'
import type { SeenEvent } from '../../src-shared/wire'
import { LOG_LENGTH } from '../../src-main/host/match/runningMatch'
import type { StoredMatch } from '../../src-main/host/storage/storeTypes'
import { canonical } from './difference'

type Events = readonly EmittedEvent<Json>[]

export class Replay {
  readonly match: Match
  /** Events after each answer, those of the setup first. */
  private readonly events: Events[] = []
  private readonly entries: string[] = []
  /** By number of answers: the views of all seats and, last, a spectator's. */
  private readonly views: (readonly string[] | null)[] = []

  constructor({ deal, latest: { snapshot }, decks }: StoredMatch) {
    const game = gameById(deal.game)
    if (!game) throw new Error(deal.game)
    const chosen = Object.values(snapshot.options).find(value => decks.some(({ hash }) => hash === value))
    const { match, events } = Match.start(
      game,
      snapshot.seats,
      snapshot.options,
      hexToBytes(snapshot.key),
      decks.find(({ hash }) => hash === chosen)?.deck ?? null,
    )
    this.match = match
    this.events.push(events)
    this.note()
  }

  /** How many answers have been replayed. */
  get length(): number {
    return this.entries.length
  }

  /** Replays what has been stored since. @throws when anything stored before has changed */
  extend({ answers, tail = [] }: StoredMatch): void {
    const stored: readonly { readonly entry: Entry; readonly events?: Events }[] = [...answers, ...tail]
    if (stored.length < this.length) throw new Error(`${this.length - stored.length} answers are gone`)
    for (const [at, { entry, events: told }] of stored.entries()) {
      const text = JSON.stringify(entry)
      const known = this.entries[at]
      if (known !== undefined && known !== text) throw new Error(`answer ${at + 1} was ${known}, and is ${text}`)
      if (known !== undefined) continue
      const proposal = this.match.replay(entry)
      if (told && JSON.stringify(proposal.events) !== JSON.stringify(told))
        throw new Error(`answer ${at + 1} has other events than its row`)
      this.match.commit(proposal)
      this.entries.push(text)
      this.events.push(proposal.events)
      this.note()
    }
  }

  /** What a seat sees after so many answers, as canonical JSON. */
  view(count: number, seat: Seat | null): string {
    return this.views[count]?.[seat ?? this.match.seats] ?? ''
  }

  /** The events by which a seat hears of the last of so many answers. */
  told(count: number, seat: Seat | null): SeenEvent[] {
    return (this.events[count] ?? []).map(event => eventFor(event, seat))
  }

  /** The last events that a seat is sent when it arrives after so many answers. */
  log(count: number, seat: Seat | null): SeenEvent[] {
    const all = this.events.slice(0, count + 1).flat()
    return countedEvents(all)
      .slice(-LOG_LENGTH)
      .map(event => eventFor(event, seat))
  }

  /** Who gave an answer. */
  by(count: number): Entry['by'] {
    return (JSON.parse(this.entries[count - 1] ?? '') as Entry).by
  }

  /** Views of fewer answers are no longer needed. */
  forgetBefore(count: number): void {
    this.views.fill(null, 0, Math.max(0, count))
  }

  private note(): void {
    const seats: (Seat | null)[] = [...Array.from({ length: this.match.seats }, (_, seat) => seat), null]
    // A view that is computed anew: nothing of an earlier answer is kept in it.
    const fresh = Match.resume(this.match.game, this.match.snapshot())
    this.views.push(seats.map(seat => canonical(fresh.view(seat))))
  }
}
