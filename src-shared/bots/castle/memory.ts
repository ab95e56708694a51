/** What a seat has seen so far, frame by frame: the present table, where objects are, and who may be an ally. */
import type { Seat } from '../../kernel'
import { PLAIN, type MatchPart, type Nature } from '../../wire'
import type { Aside, CastleEvent, CastleOpen, CastleOwn, CastleShown } from '../../games/castle'
import { SOCIETIES, type ObjectId, type Society } from '../../games/castle/cards'
import { conclude } from './habits'
import { Onlookers } from './onlookers'
import { Sightings } from './sightings'
import { Societies } from './societies'

export type CastlePart = MatchPart<CastleOpen, CastleOwn, CastleEvent>

/** How much likelier an ally is who does such a thing; the contrary counts the other way round. */
const HINTS = { supports: 1.5, givesRelic: 2 } as const

/** How much rarer than by chance a relic goes away unseen (sightings.ts): only a master reckons with it. */
const KEEPS = { easy: 1, normal: 1, hard: 0.25 } as const

/** So much of what it saw a beginner still knows a turn later. */
const REMEMBERED = 0.95

/** A friend or a rival whose support of others tells something: surer than this. */
const SIDE_KNOWN = 0.85

export class Memory {
  readonly societies: Societies
  readonly sightings: Sightings
  /** How often this seat has offered a card to a seat, by `card/seat`; and what each seat did with offers. */
  private readonly offers = new Map<string, number>()
  private readonly accepts: number[]
  private readonly refusals: number[]
  /** What the others have seen of each other, and of this seat. */
  readonly onlookers: Onlookers
  readonly society: Society
  table: CastleOpen
  hand: CastleOwn

  /** @throws when the part is a spectator's. */
  constructor(
    readonly seat: Seat,
    first: CastlePart,
    readonly nature: Nature = PLAIN,
  ) {
    this.table = first.view.open.table
    this.hand = ownOf(first)
    this.society = this.hand.society ?? 'order'
    this.societies = new Societies(seat, this.table.players.length)
    this.sightings = new Sightings(this.table.players.length, KEEPS[nature.level])
    this.onlookers = new Onlookers(this.table.players.length)
    this.accepts = this.table.players.map(() => 0)
    this.refusals = this.table.players.map(() => 0)
    // A frame in the middle of a match brings along what its seat has seen: the list tells the oldest first.
    for (const { saw } of this.hand.memo ?? []) this.remember(saw)
  }

  see(part: CastlePart): void {
    // Hands as they were before these events: from so many an unseen object was taken.
    const before = this.table.players.map(player => player.hand)
    for (const { event, own } of part.events) {
      this.hear(event, (own ?? {}) as Aside, before)
      if (!this.isBeginner) conclude(event, this.table.duel, this.onlookers, this.societies)
      this.onlookers.hear(event, before)
    }
    this.table = part.view.open.table
    this.hand = ownOf(part)
    // What oneself holds nobody else does, but for further copies.
    this.sightings.hand(this.seat, this.hand.objects)
  }

  /** A beginner takes no hint who is with whom, and soon forgets what was seen. */
  private get isBeginner(): boolean {
    return this.nature.level === 'easy'
  }

  get others(): Seat[] {
    return this.table.players.map((_, seat) => seat).filter(seat => seat !== this.seat)
  }

  get deckEmpty(): boolean {
    return this.table.deck === 0
  }

  /** The objects that count towards a society's victory now. */
  relics(society: Society): readonly ObjectId[] {
    const { relic, bag } = SOCIETIES[society]
    return this.deckEmpty ? [relic, bag] : [relic]
  }

  get rival(): Society {
    return SOCIETIES[this.society].rival
  }

  handSize(seat: Seat): number {
    return this.table.players[seat]?.hand ?? 0
  }

  /** The part of a hand, from 0 to 1, that this seat cannot tell. */
  unknown(seat: Seat): number {
    const size = this.handSize(seat)
    const known = this.sightings.in(seat).reduce((all, one) => all + one.sure, 0)
    return size === 0 ? 0 : Math.max(0, size - known) / size
  }

  /** How often this card was offered to this seat before. */
  offered(card: ObjectId, to: Seat): number {
    return this.offers.get(`${card}/${to}`) ?? 0
  }

  /** The chance from 0 to 1 that a seat accepts an offer, from what everybody saw. */
  accepting(seat: Seat): number {
    const accepted = (this.accepts[seat] ?? 0) + 1,
      refused = (this.refusals[seat] ?? 0) + 1
    return accepted / (accepted + refused)
  }

  /** What is believed to be in the hands of the others, the surest first. */
  believed(): { readonly seat: Seat; readonly object: ObjectId; readonly sure: number }[] {
    return this.others
      .flatMap(seat => this.sightings.in(seat).map(one => ({ seat, ...one })))
      .sort((a, b) => b.sure - a.sure)
  }

  private remember(saw: CastleShown): void {
    switch (saw.kind) {
      case 'society':
        this.societies.know(saw.seat, saw.society === this.society)
        return
      case 'objects':
        this.sightings.hand(saw.seat, saw.objects)
        return
      case 'object':
        if (saw.how === 'got') this.sightings.lose(saw.seat, saw.object)
        else this.sightings.sight(saw.seat, saw.object)
    }
  }

  private hear(event: CastleEvent, own: Aside, before: readonly number[]): void {
    switch (event.kind) {
      case 'turn':
        if (this.isBeginner) for (const seat of this.others) this.sightings.fade(seat, REMEMBERED)
        return
      case 'spy':
        if (own.card) this.sightings.sight(event.from, own.card)
        return
      case 'offer':
        this.offer(event.seat, event.to, own)
        return
      case 'refuse':
        this.refusals[event.seat] = (this.refusals[event.seat] ?? 0) + 1
        return
      case 'read':
        if (event.card !== 'bag') this.sightings.sight(event.seat, event.card)
        return
      case 'look':
        this.look(event.at, own)
        return
      case 'exchange':
        this.exchange(event.seat, event.with, own, before)
        return
      case 'take':
        this.take(event, own, before)
        return
      case 'gift':
      case 'pay':
        this.give(event.seat, event.to, own, before)
        return
      case 'passOn':
        this.passOn(event.to, own, before)
        return
      case 'use':
        if (event.used.what === 'object') this.sightings.sight(event.used.seat, event.used.object)
        return
      case 'ring':
        this.sightings.sight(event.seat, 'ring')
        return
      case 'support':
        this.support(event.sides)
        return
      case 'turnUp':
        this.societies.know(event.seat, event.society === this.society)
    }
  }

  private look(at: Seat, { objects, society }: Aside): void {
    if (objects) this.sightings.hand(at, objects)
    if (society) this.societies.know(at, society === this.society)
  }

  private offer(by: Seat, to: Seat, { card }: Aside): void {
    if (!card) return
    this.sightings.sight(by, card)
    if (by === this.seat) this.offers.set(`${card}/${to}`, this.offered(card, to) + 1)
  }

  private exchange(by: Seat, to: Seat, own: Aside, before: readonly number[]): void {
    this.accepts[to] = (this.accepts[to] ?? 0) + 1
    if (own.gave && own.got) this.swapWith(by === this.seat ? to : by, own.gave, own.got)
    else this.sightings.swapped(by, to, before[by] ?? 1, before[to] ?? 1)
  }

  /** An own card and one of a partner changed hands; one of the two may be missing. */
  private swapWith(partner: Seat, gave: ObjectId | undefined, got: ObjectId | undefined): void {
    if (got) this.sightings.lose(partner, got)
    if (!gave) return
    this.sightings.lose(this.seat, gave)
    this.sightings.gain(partner, gave)
  }

  private take(
    { seat, from, back }: Extract<CastleEvent, { kind: 'take' }>,
    own: Aside,
    before: readonly number[],
  ): void {
    if (own.got || own.gave) return this.swapWith(seat === this.seat ? from : seat, own.gave, own.got)
    this.sightings.moved(from, seat, before[from] ?? 1)
    if (back) this.sightings.moved(seat, from, (before[seat] ?? 0) + 1)
  }

  private give(from: Seat, to: Seat, { card }: Aside, before: readonly number[]): void {
    if (!card) this.sightings.moved(from, to, before[from] ?? 1)
    else if (from === this.seat) this.swapWith(to, card, undefined)
    else {
      this.swapWith(from, undefined, card)
      if (!this.isBeginner && card === SOCIETIES[this.society].relic) this.societies.hint(from, HINTS.givesRelic)
    }
  }

  /** Everybody passed one: what one gave and got is known, the rest went on unseen. Left is the next seat. */
  private passOn(direction: 'left' | 'right', { gave, got }: Aside, before: readonly number[]): void {
    const seats = before.length,
      way = direction === 'left' ? 1 : seats - 1
    const next = (this.seat + way) % seats,
      last = (this.seat + seats - way) % seats
    for (const other of this.others)
      if (other !== last) this.sightings.moved(other, (other + way) % seats, before[other] ?? 1)
    if (got) this.sightings.lose(last, got)
    this.swapWith(next, gave, undefined)
  }

  /** Whether this other seat has seen who this one is with. */
  isKnownTo(seat: Seat): boolean {
    return this.onlookers.hasSeenSociety(seat, this.seat)
  }

  /** Who supports me, or somebody I know, is more likely of that society; whoever knows one of the two, surely so (habits.ts). */
  private support(sides: Extract<CastleEvent, { kind: 'support' }>['sides']): void {
    const { duel } = this.table
    if (!duel || this.isBeginner) return
    const [attacker, defender] = [this.societies.ally(duel.attacker), this.societies.ally(duel.defender)]
    const friendly =
      attacker >= SIDE_KNOWN && defender < SIDE_KNOWN
        ? 'attacker'
        : defender >= SIDE_KNOWN && attacker < SIDE_KNOWN
          ? 'defender'
          : null
    if (!friendly) return
    for (const { seat, side } of sides) {
      if (this.onlookers.hasSeenSociety(seat, duel.attacker) || this.onlookers.hasSeenSociety(seat, duel.defender))
        continue
      this.societies.hint(seat, side === friendly ? HINTS.supports : 1 / HINTS.supports)
    }
  }
}

function ownOf({ view }: CastlePart): CastleOwn {
  if (!view.own) throw new Error('a bot sits at the table')
  return view.own.hand
}
