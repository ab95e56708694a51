/** Turns a match record into what a board draws: a fixed party, and updates without asks. */
import { deckHash } from '../../src-shared/decks'
import { refuse, type Json, type Refusal, type Seat, type EmittedEvent, type View } from '../../src-shared/kernel'
import type { MatchRecord } from '../../src-shared/record'
import {
  DEFAULT_SETTINGS,
  avatarFor,
  type StateUpdate,
  type PartyView,
  type SeatView,
  type SeenEvent,
} from '../../src-shared/wire'
import type { Connection } from '../connection/connection'

/** Whose view is shown: a seat's, a spectator's, or everybody's together. */
export type Perspective = Seat | 'open' | 'all'

export const seatOf = (eyes: Perspective): Seat | null => (typeof eyes === 'number' ? eyes : null)

/** An event as this seat received it. */
export const eventFor = ({ event, own }: EmittedEvent<Json>, seat: Seat | null): SeenEvent => {
  const mine = seat === null ? undefined : own?.[seat]
  return mine === undefined ? { event } : { event, own: mine }
}

const seatView = ({ who, name, person }: MatchRecord['seats'][number], seat: number): SeatView =>
  who === 'bot'
    ? { who, name }
    : {
        who,
        id: person ?? `${seat}`,
        name,
        avatar: avatarFor(person ?? name),
        here: true,
        ready: true,
        sitIn: false,
      }

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
  settings: DEFAULT_SETTINGS,
  offers: [],
  claims: [],
  wishes: [],
  votes: [],
  fixedShuffle: record.fair.fixed,
  cannotStart: null,
  you: { id: '', seat, host: false, looksOn: false },
})

/** A view without its asks: nothing can be answered any more. */
const withoutAsks = ({ open, own }: View): View => ({ open, own: own && { ...own, asks: [] } })

export interface ReplayMoment {
  readonly seat: Seat | null
  /** Null where the cards cannot be shown. */
  readonly view: View | null
  readonly events: readonly SeenEvent[]
  /** All events until then, when they were not shown step by step. */
  readonly log: readonly SeenEvent[] | null
  /** Changes with each jump: code that follows a match by its events starts over. */
  readonly visit: number
}

export const updateOf = (record: MatchRecord, { seat, view, events, log, visit }: ReplayMoment): StateUpdate => ({
  kind: 'frame',
  seq: 0,
  party: partyOf(record, seat),
  clocks: [],
  ...(log && { log }),
  match: view && { id: `${record.id}/${visit}`, view: withoutAsks(view), events },
})

/** A connection without a host: it shows the updates it is given, and accepts nothing. */
export class ReplayConnection implements Connection {
  private listener: (update: StateUpdate) => void = () => undefined

  constructor(private readonly deck: Json | null) {}

  show(update: StateUpdate): void {
    this.listener(update)
  }

  onUpdate(listener: (update: StateUpdate) => void): void {
    this.listener = listener
  }

  onDeck(listener: (hash: string, deck: Json) => void): void {
    if (this.deck !== null) listener(deckHash(this.deck), this.deck)
  }

  send(): Promise<Refusal | null> {
    return Promise.resolve(refuse('matchOver'))
  }
  onHistory(): void {
    /* a replay loads nothing */
  }
  onLink(): void {
    /* a replay has no seat links */
  }
  onChat(): void {
    /* a replay has no chat */
  }
  onFairDeal(): void {
    /* the match is over */
  }
  onState(): void {
    /* it is always open */
  }
  retry(): void {
    /* it is never lost */
  }
  close(): void {
    /* it holds nothing */
  }
}
