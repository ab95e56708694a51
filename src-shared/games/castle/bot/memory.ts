/** What a seat knows: the present table, where objects are believed to be, and who may be an ally. */
import type { Seat } from '../../../kernel'
import { DEFAULT_PROFILE, type MatchPart, type BotProfile } from '../../../wire'
import type { Aside, CastleEvent, CastleOpen, CastleOwn, CastleShown } from '../rules'
import { SOCIETIES, type ObjectId, type Society } from '../rules/cards'
import { inferAlliances } from './allianceInference'
import { PublicKnowledge } from './publicKnowledge'
import { Sightings, type Sighting } from './sightings'
import { Societies } from './societies'

/** The match part of an update in this game's types. */
export type CastlePart = MatchPart<CastleOpen, CastleOwn, CastleEvent>

/** Likelihood ratios of an ally and a rival doing this; not doing it counts inversely. */
const HINT_RATIOS = { supports: 1.5, givesRelic: 2 } as const

/**
 * How often a relic leaves a hand unseen, relative to chance (sightings.ts). Only hard bots know that players keep
 * relics.
 */
const KEEP_FACTOR = { easy: 1, normal: 1, hard: 0.25 } as const

/** The share of its certainty that an easy bot keeps each turn. */
const RECALL_SHARE = 0.95

/** Support for a player tells something when that player's ally chance is above this. */
const KNOWN_SIDE = 0.85

/** An object that may be in another hand. */
interface Believed extends Sighting {
  readonly seat: Seat
}

/** What a bot knows of its match. */
export class Memory {
  readonly societies: Societies
  readonly sightings: Sightings
  /** How often this seat offered a card to a seat, by `card/seat`. */
  private readonly offers = new Map<string, number>()
  /** How many offers each seat accepted and refused. */
  private readonly accepts: number[]
  private readonly refusals: number[]
  /** What is `believed` since the last update: a search asks for it in every world. */
  private believedNow: readonly Believed[] | null = null
  /** What each seat is publicly known to have seen of the others. */
  readonly publicKnowledge: PublicKnowledge
  readonly society: Society
  table: CastleOpen
  hand: CastleOwn

  /** @throws when the part is a spectator's. */
  constructor(
    readonly seat: Seat,
    first: CastlePart,
    readonly profile: BotProfile = DEFAULT_PROFILE,
  ) {
    this.table = first.view.open.table
    this.hand = ownOf(first)
    this.society = this.hand.society ?? 'order'
    this.societies = new Societies(seat, this.table.players.length)
    this.sightings = new Sightings(this.table.players.length, KEEP_FACTOR[profile.level])
    this.publicKnowledge = new PublicKnowledge(this.table.players.length)
    this.accepts = this.table.players.map(() => 0)
    this.refusals = this.table.players.map(() => 0)
    // When the bot joins a running match, the private list says what its seat has seen, the oldest first.
    for (const { saw } of this.hand.memo ?? []) this.remember(saw)
  }

  /** Takes in an update. */
  see(part: CastlePart): void {
    // Hand sizes before these events: an unseen object was one of that many.
    const before = this.table.players.map(player => player.hand)
    for (const { event, own } of part.events) {
      this.hear(event, (own ?? {}) as Aside, before)
      if (!this.isBeginner) inferAlliances(event, this.table.duel, this.publicKnowledge, this.societies)
      this.publicKnowledge.hear(event, before)
    }
    this.table = part.view.open.table
    this.hand = ownOf(part)
    // Copies in this hand cannot be in others.
    this.sightings.seeHand(this.seat, this.hand.objects)
    this.believedNow = null
  }

  /** Easy bots infer no alliances and forget what they saw. */
  private get isBeginner(): boolean {
    return this.profile.level === 'easy'
  }

  get others(): Seat[] {
    return this.table.players.map((_, seat) => seat).filter(seat => seat !== this.seat)
  }

  get isDeckEmpty(): boolean {
    return this.table.deck === 0
  }

  /** The objects that count towards a society's victory now. */
  relics(society: Society): readonly ObjectId[] {
    const { relic, bag } = SOCIETIES[society]
    return this.isDeckEmpty ? [relic, bag] : [relic]
  }

  get rival(): Society {
    return SOCIETIES[this.society].rival
  }

  handSize(seat: Seat): number {
    return this.table.players[seat]?.hand ?? 0
  }

  /** The share of a hand, from 0 to 1, that this seat does not know. */
  unknown(seat: Seat): number {
    const size = this.handSize(seat)
    const known = this.sightings.in(seat).reduce((all, one) => all + one.certainty, 0)
    return size === 0 ? 0 : Math.max(0, size - known) / size
  }

  /** How often this seat offered this card to that seat before. */
  offered(card: ObjectId, to: Seat): number {
    return this.offers.get(`${card}/${to}`) ?? 0
  }

  /** The chance from 0 to 1 that a seat accepts an offer, estimated from its earlier answers. */
  accepting(seat: Seat): number {
    const accepted = (this.accepts[seat] ?? 0) + 1,
      refused = (this.refusals[seat] ?? 0) + 1
    return accepted / (accepted + refused)
  }

  /** Objects believed to be in other hands, the most certain first. */
  believed(): readonly Believed[] {
    return (this.believedNow ??= this.others
      .flatMap(seat => this.sightings.in(seat).map(({ object, certainty }) => ({ seat, object, certainty })))
      .sort((a, b) => b.certainty - a.certainty))
  }

  private remember(saw: CastleShown): void {
    switch (saw.kind) {
      case 'society':
        this.societies.learn(saw.seat, saw.society === this.society)
        return
      case 'objects':
        this.sightings.seeHand(saw.seat, saw.objects)
        return
      case 'object':
        if (saw.how === 'got') this.sightings.lose(saw.seat, saw.object)
        else this.sightings.seeObject(saw.seat, saw.object)
    }
  }

  private hear(event: CastleEvent, own: Aside, before: readonly number[]): void {
    switch (event.kind) {
      case 'turn':
        if (this.isBeginner) for (const seat of this.others) this.sightings.fade(seat, RECALL_SHARE)
        return
      case 'spy':
        if (own.card) this.sightings.seeObject(event.from, own.card)
        return
      case 'offer':
        this.offer(event.seat, event.to, own)
        return
      case 'refuse':
        this.refusals[event.seat] = (this.refusals[event.seat] ?? 0) + 1
        return
      case 'read':
        if (event.card !== 'bag') this.sightings.seeObject(event.seat, event.card)
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
        if (event.used.what === 'object') this.sightings.seeObject(event.used.seat, event.used.object)
        return
      case 'ring':
        this.sightings.seeObject(event.seat, 'ring')
        return
      case 'support':
        this.support(event.sides)
        return
      case 'turnUp':
        this.societies.learn(event.seat, event.society === this.society)
    }
  }

  private look(at: Seat, { objects, society }: Aside): void {
    if (objects) this.sightings.seeHand(at, objects)
    if (society) this.societies.learn(at, society === this.society)
  }

  private offer(by: Seat, to: Seat, { card }: Aside): void {
    if (!card) return
    this.sightings.seeObject(by, card)
    if (by === this.seat) this.offers.set(`${card}/${to}`, this.offered(card, to) + 1)
  }

  private exchange(by: Seat, to: Seat, own: Aside, before: readonly number[]): void {
    this.accepts[to] = (this.accepts[to] ?? 0) + 1
    if (own.gave && own.got) this.swapWith(by === this.seat ? to : by, own.gave, own.got)
    else this.sightings.unseenSwap(by, to, before[by] ?? 1, before[to] ?? 1)
  }

  /** Records an exchange of this seat with a partner; one of the two objects may be unknown. */
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
    this.sightings.unseenMove(from, seat, before[from] ?? 1)
    if (back) this.sightings.unseenMove(seat, from, (before[seat] ?? 0) + 1)
  }

  private give(from: Seat, to: Seat, { card }: Aside, before: readonly number[]): void {
    if (!card) this.sightings.unseenMove(from, to, before[from] ?? 1)
    else if (from === this.seat) this.swapWith(to, card, undefined)
    else {
      this.swapWith(from, undefined, card)
      if (!this.isBeginner && card === SOCIETIES[this.society].relic) this.societies.hint(from, HINT_RATIOS.givesRelic)
    }
  }

  /**
   * Records that every hand passed on one object: this seat knows its own two, the rest moved unseen. Left is the next
   * seat.
   */
  private passOn(direction: 'left' | 'right', { gave, got }: Aside, before: readonly number[]): void {
    const seats = before.length,
      step = direction === 'left' ? 1 : seats - 1
    const next = (this.seat + step) % seats,
      last = (this.seat + seats - step) % seats
    if (got) this.sightings.lose(last, got)
    // Against the direction: each hand takes in an object only after it has passed on its own.
    for (let from = (last + seats - step) % seats; from !== this.seat; from = (from + seats - step) % seats)
      this.sightings.unseenMove(from, (from + step) % seats, before[from] ?? 1)
    this.swapWith(next, gave, undefined)
  }

  /** Whether that seat has seen this seat's society card. */
  isKnownTo(seat: Seat): boolean {
    return this.publicKnowledge.hasSeenSociety(seat, this.seat)
  }

  /**
   * Support of a known ally or rival is a hint about the supporter. Supporters who have seen a card of the two are
   * handled in allianceInference.ts.
   */
  private support(sides: Extract<CastleEvent, { kind: 'support' }>['sides']): void {
    const { duel } = this.table
    if (!duel || this.isBeginner) return
    const [attacker, defender] = [this.societies.allyChance(duel.attacker), this.societies.allyChance(duel.defender)]
    const friendly =
      attacker >= KNOWN_SIDE && defender < KNOWN_SIDE
        ? 'attacker'
        : defender >= KNOWN_SIDE && attacker < KNOWN_SIDE
          ? 'defender'
          : null
    if (!friendly) return
    for (const { seat, side } of sides) {
      if (
        this.publicKnowledge.hasSeenSociety(seat, duel.attacker) ||
        this.publicKnowledge.hasSeenSociety(seat, duel.defender)
      )
        continue
      this.societies.hint(seat, side === friendly ? HINT_RATIOS.supports : 1 / HINT_RATIOS.supports)
    }
  }
}

function ownOf({ view }: CastlePart): CastleOwn {
  if (!view.own) throw new Error('a bot needs the view of a seat')
  return view.own.private
}
