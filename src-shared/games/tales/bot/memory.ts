/** What a seat knows beyond the present table: points gained, cards known to be in hands, the top card of the deck. */
import type { Seat } from '../../../kernel'
import type { MatchPart } from '../../../wire'
import type { Aside, CardId, TalesEvent, TalesOpen, TalesOwn } from '../rules'

/** The match part of an update in this game's types. */
export type TalesPart = MatchPart<TalesOpen, TalesOwn, TalesEvent>

/** What a bot remembers of its match. */
export class Memory {
  private readonly gained: number[]
  /** Cards publicly known to be in a hand, by seat. */
  private readonly known: CardId[][]
  /** The card that this seat left on top of the deck. */
  top: CardId | null = null

  /** When the bot joins a running match, it assumes that all others have as many points as this seat. */
  constructor(
    readonly seat: Seat,
    { view, events }: TalesPart,
  ) {
    const dealt = events.some(({ event }) => event.kind === 'deal'),
      own = dealt ? 0 : (view.own?.private.vp ?? 0)
    this.gained = view.open.table.players.map(() => own)
    this.known = view.open.table.players.map(() => [])
  }

  /** Takes in an update. */
  hear(part: TalesPart): void {
    for (const { event, own } of part.events) this.take(event, (own ?? {}) as Aside)
  }

  points(seat: Seat): number {
    return this.gained[seat] ?? 0
  }

  /** Cards known to be in a hand. @param cards the size of the hand */
  in(seat: Seat, cards: number): readonly CardId[] {
    return (this.known[seat] ?? []).slice(0, cards)
  }

  private take(event: TalesEvent, own: Aside): void {
    switch (event.kind) {
      case 'vp':
        this.gained[event.seat] = this.points(event.seat) + event.vp
        return
      case 'hands':
        event.hands.forEach((hand, seat) => {
          this.known[seat] = [...hand]
        })
        return
      case 'take':
      case 'takeDiscarded':
        this.known[event.seat]?.push(event.card)
        return
      case 'draw':
        this.top = null
        return
      case 'peek':
        this.top = leftOn(own)
        return
      case 'discardHand':
        this.leftHand(event.seat, event.card)
        return
      case 'play':
        this.played(event.seat, event.card, event.how)
    }
  }

  private played(seat: Seat, card: CardId, how: 'turn' | 'more' | 'top'): void {
    if (how === 'top') {
      this.top = null
      return
    }
    this.leftHand(seat, card)
  }

  private leftHand(seat: Seat, card: CardId): void {
    const hand = this.known[seat] ?? [],
      at = hand.indexOf(card)
    if (at >= 0) this.known[seat] = hand.toSpliced(at, 1)
  }
}

/** Of two cards that were looked at, the one that was not taken. */
function leftOn({ looked = [], card }: Aside): CardId | null {
  const at = card === undefined ? -1 : looked.indexOf(card)
  return at < 0 ? null : (looked.toSpliced(at, 1)[0] ?? null)
}
