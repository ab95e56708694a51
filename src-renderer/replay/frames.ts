/** From a match that is over to what a board draws: a party that stands still, and frames without questions. */
import { deckHash } from '../../src-shared/decks'
import { refuse, type Json, type Refusal, type Seat, type Told, type View } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import type { Frame, PartyView, SeatView, ToldEvent } from '../../src-shared/wire'
import type { Connection } from '../connection/connection'

/** Through whose eyes a match is watched: a seat's; a spectator's; or everybody's together. */
export type Eyes = Seat | 'open' | 'all'

export const seatOf = (eyes: Eyes): Seat | null => (typeof eyes === 'number' ? eyes : null)

/** An event as these eyes were told it. */
export const toldTo = ({ event, own }: Told<Json>, seat: Seat | null): ToldEvent => {
  const mine = seat === null ? undefined : own?.[seat]
  return mine === undefined ? { event } : { event, own: mine }
}

const seatView = ({ who, name, person }: MatchRecord['seats'][number], seat: number): SeatView =>
  who === 'bot' ? { who, name } : { who, id: person ?? `${seat}`, name, here: true, ready: true, sitIn: false }

export const partyOf = (record: MatchRecord, seat: Seat | null): PartyView => ({
  table: { id: '', name: record.table },
  invite: [],
  phase: 'match',
  shelf: [record.game],
  game: record.game,
  options: record.options,
  seats: record.seats.map(seatView),
  spectators: [],
  host: '',
  paused: false,
  clock: 0,
  doors: 'open',
  sitInAfter: 0,
  offers: [],
  claims: [],
  fixedShuffle: record.fair?.fixed ?? false,
  cannotStart: null,
  you: { id: '', seat, host: false, looksOn: false },
})

/** A view in which nothing can be done any more: what was asked then is not asked again. */
const still = ({ open, own }: View): View => ({ open, own: own && { ...own, asks: [] } })

export interface Moment {
  readonly seat: Seat | null
  /** Null where the cards cannot be laid out. */
  readonly view: View | null
  readonly events: readonly ToldEvent[]
  /** All that was told until then, when it was not told step by step. */
  readonly log: readonly ToldEvent[] | null
  /** Another one for each jump: whoever follows a match by its events begins anew. */
  readonly visit: number
}

export const frameOf = (record: MatchRecord, { seat, view, events, log, visit }: Moment): Frame => ({
  kind: 'frame',
  seq: 0,
  party: partyOf(record, seat),
  clocks: [],
  ...(log && { log }),
  match: view && { id: `${record.id}/${visit}`, view: still(view), events },
})

/** The connection of a table that no host stands behind: it shows what it is given, and takes nothing. */
export class Feed implements Connection {
  private hear: (frame: Frame) => void = () => undefined

  constructor(private readonly deck: Json | null) {}

  show(frame: Frame): void {
    this.hear(frame)
  }

  onFrame(hear: (frame: Frame) => void): void {
    this.hear = hear
  }

  onDeck(hear: (hash: string, deck: Json) => void): void {
    if (this.deck !== null) hear(deckHash(this.deck), this.deck)
  }

  send(): Promise<Refusal | null> {
    return Promise.resolve(refuse('matchOver'))
  }
  onPast(): void {
    /* nothing is asked here */
  }
  onLink(): void {
    /* nobody moves */
  }
  onTalk(): void {
    /* nobody sits around it */
  }
  onFair(): void {
    /* it was dealt long ago */
  }
  onState(): void {
    /* it is always there */
  }
  retry(): void {
    /* it is never gone */
  }
  close(): void {
    /* it holds nothing */
  }
}
