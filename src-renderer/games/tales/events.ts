/** The events of Dark Tales: how each is told, how long it is seen, what is heard of it and what moves. */
import type { Seat } from '../../../src-shared/kernel'
import { cardOfName, type CardId, type EffectKind } from '../../../src-shared/games/tales/rules/deck'
import type { Aside, By, TalesEvent } from '../../../src-shared/games/tales/rules/state'
import { atCard, atSeat, atSpot, fly, glow, MIDDLE, type Spot } from '../../motion/motions'
import { STAYS } from '../../motion/moments'
import { listNames } from '../../names'
import { eventParts, type Sentence } from '../eventRows'
import type { LogContext } from '../gameUi'
import { itemsTaken, placeText } from './describe'
import { byText, cardName, cardNames, taleName, WORDS, type Reader } from './names'
import { asDeck } from './selectors'

/** What messages depend on, with the deck. */
interface TaleContext extends Omit<LogContext, 'language'>, Reader {}

type Of<K extends TalesEvent['kind']> = Extract<TalesEvent, { kind: K }>

const nameOf = (id: CardId, { deck, language, t }: Reader): string => cardName(deck, id, language, t)
const namesOf = (ids: readonly CardId[], { deck, language, t }: Reader): string => cardNames(deck, ids, language, t)

/** A card, and why. */
const cardText = ({ seat, card, by }: Of<'discardHand' | 'takeDiscarded'>, context: TaleContext): Sentence => ({
  seat,
  params: { card: nameOf(card, context), by: byText(by, context) },
})
const itemText = ({ seat, item, by }: Of<'item' | 'returnItem'>, context: TaleContext): Sentence => ({
  seat,
  params: { item: itemsTaken([item], context), by: byText(by, context) },
})
/** Whose card it was: the common area's, the own or another player's. */
function movedText({ kind, seat, at, card, by }: Of<'discard' | 'take'>, context: TaleContext): Sentence {
  const params = { card: nameOf(card, context), by: byText(by, context) }
  if (at === null) return { seat, key: `${kind}.common`, params }
  return at === seat ? { seat, key: `${kind}.own`, params } : { seat, other: at, key: `${kind}.other`, params }
}

/** A shown hand: "Anna holds: Night, Dragon ×2". */
const handText = (seat: Seat, hand: readonly CardId[], context: TaleContext): string =>
  hand.length === 0
    ? context.t(`${WORDS}.shown.none`, { name: context.name(seat) })
    : context.t(`${WORDS}.shown.hand`, { name: context.name(seat), cards: namesOf(hand, context) })

const declined = (what: EffectKind): string => (what === 'discard' || what === 'useLine' ? what : 'may')

const MISSED: readonly EffectKind[] = [
  'draw',
  'item',
  'discard',
  'discardHand',
  'returnItem',
  'takeInPlay',
  'takeDiscarded',
  'playTop',
  'peek',
  'playMore',
]
const missed = (what: EffectKind): string => (MISSED.includes(what) ? what : 'other')

function endText({ winners, totals, reason }: Of<'end'>, { t, name }: TaleContext): Sentence | string {
  const [winner, ...others] = winners
  if (winner === undefined || others.length > 0)
    return t(`${WORDS}.events.end.shared`, { names: listNames(winners.map(name), t) })
  const n = totals.find(({ seat }) => seat === winner)?.total ?? 0
  return { seat: winner, key: `end.${reason}`, params: { n } }
}

function scoreText({ seat, line, vp, place }: Of<'score'>, context: TaleContext): Sentence {
  if (place === null) return { seat, key: 'score.counted', params: { n: vp, line } }
  return { seat, key: 'score.ranked', params: { n: vp, line, place: placeText(place, context) } }
}

const drawnText = ({ cards = [] }: Aside, context: TaleContext, { kind }: Of<'deal' | 'draw'>): string =>
  cards.length === 0 ? '' : context.t(`${WORDS}.asides.${kind}`, { cards: namesOf(cards, context) })

function peekedText({ looked = [], card }: Aside, context: TaleContext): string {
  if (card === undefined) return ''
  const taken = nameOf(card, context)
  return looked.length > 1
    ? context.t(`${WORDS}.asides.peek`, { looked: namesOf(looked, context), card: taken })
    : context.t(`${WORDS}.asides.peekOne`, { card: taken })
}

const placeOf = (at: number | null): Spot => (at === null ? atSpot('common') : atSeat(at))

/** The card that it comes from. */
const causes = ({ by }: { readonly by: By }): Spot[] =>
  by.by === 'card' || by.by === 'permanent' ? [atCard(by.card)] : []
const cardsOf = (event: { readonly card: CardId; readonly by: By }): Spot[] => [atCard(event.card), ...causes(event)]

/**
 * `STAYS`: the board shows it until something else happens; a window shows all hands until it is closed; the last scene
 * counts line by line, says who has won, and waits for a press. A card is read before it takes effect; day and night
 * change by themselves.
 */
export const talesEvents = eventParts<TalesEvent, Aside, TaleContext>(
  key => ({ others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` }),
  {
    deal: {
      message: (event, { deck, language, t }) => ({
        seat: event.first,
        params: { tale: taleName(deck, event, language, t) },
      }),
      aside: drawnText,
      seenFor: STAYS,
      sound: 'deal',
      motions: () => [{ move: 'deal' }],
    },
    turn: { message: ({ seat, number }) => ({ seat, params: { number } }), seenFor: STAYS },
    draw: {
      message: ({ seat, cards, left, by }, context) => ({
        seat,
        key: `${left > 0 ? 'draw' : 'drawLast'}.${by.by === 'turn' ? 'turn' : 'more'}`,
        params: { n: cards, by: byText(by, context) },
      }),
      aside: drawnText,
      seenFor: STAYS,
      sound: 'card',
      motions: ({ seat, cards }) => [fly('card', atSpot('deck'), atSeat(seat), { count: cards })],
      cards: causes,
    },
    escape: {
      message: ({ seat, names }, context) => ({ seat, params: { cards: namesOf(names.map(cardOfName), context) } }),
      seenFor: 1700,
      motions: ({ seat }) => glow('rose', seat),
    },
    useLine: {
      message: ({ seat, free, paid, line }, context) => ({
        seat,
        key: `useLine.${free ? 'free' : 'turn'}`,
        params: { items: itemsTaken(paid, context), line },
      }),
      seenFor: 1700,
      sound: 'reveal',
      motions: ({ seat, paid }) => [fly('coin', atSeat(seat), atSpot('supply'), { count: paid.length })],
    },
    play: {
      message: ({ seat, how, card }, context) => ({
        seat,
        key: `play.${how}`,
        params: { card: nameOf(card, context) },
      }),
      seenFor: 2000,
      scene: true,
      sound: 'card',
      motions: ({ seat, how, to }) => [
        fly('card', how === 'top' ? atSpot('deck') : atSeat(seat), to === 'front' ? atSeat(seat) : atSpot('common')),
      ],
      cards: ({ card }) => [atCard(card)],
    },
    time: {
      message({ old, time }, { deck, t }) {
        const still = deck.cards.find(({ id }) => id === old)?.time === time
        return t(`${WORDS}.events.time.${still ? 'still' : 'now'}.${time}`)
      },
      seenFor: 1800,
      scene: true,
      sound: { by: 'time', sounds: { day: 'day', night: 'night' } },
      motions: ({ time }) => [{ move: 'sky', tone: time }],
    },
    vp: {
      message: ({ seat, vp, by }, context) => ({ seat, params: { n: vp, by: byText(by, context) } }),
      seenFor: 1300,
      sound: 'coin',
      motions: ({ seat, vp }) =>
        vp > 0 ? [fly('star', atSpot('common'), atSeat(seat), { count: vp })] : glow('rose', seat),
      cards: causes,
    },
    item: {
      message: itemText,
      seenFor: 1400,
      sound: 'coin',
      motions: ({ seat }) => [fly('coin', atSpot('supply'), atSeat(seat))],
      cards: causes,
    },
    returnItem: {
      message: itemText,
      seenFor: 1400,
      motions: ({ seat }) => [fly('coin', atSeat(seat), atSpot('supply'))],
      cards: causes,
    },
    discardHand: {
      message: cardText,
      seenFor: 1600,
      motions: ({ seat }) => [fly('card', atSeat(seat), atSpot('discard'))],
      cards: cardsOf,
    },
    discard: {
      message: movedText,
      seenFor: 1600,
      motions: ({ at }) => [fly('card', placeOf(at), atSpot('discard'))],
      cards: cardsOf,
    },
    take: {
      message: movedText,
      seenFor: 1700,
      motions: ({ seat, at }) => [fly('card', placeOf(at), atSeat(seat))],
      cards: cardsOf,
    },
    takeDiscarded: {
      message: cardText,
      seenFor: 1600,
      motions: ({ seat }) => [fly('card', atSpot('discard'), atSeat(seat))],
      cards: cardsOf,
    },
    peek: {
      message: ({ seat, left, looked, by }, context) => ({
        seat,
        key: left > 0 ? 'peek' : 'peekLast',
        params: { n: looked, by: byText(by, context) },
      }),
      aside: peekedText,
      seenFor: 1400,
      motions: ({ seat }) => [fly('card', atSpot('deck'), atSeat(seat))],
      cards: causes,
    },
    hands: {
      message: ({ seat, by, hands }, context) => ({
        seat,
        params: {
          by: byText(by, context),
          hands: hands.map((hand, other) => handText(other, hand, context)).join('; '),
        },
      }),
      seenFor: STAYS,
      cards: causes,
    },
    decline: {
      message: ({ seat, what, by }, context) => ({
        seat,
        key: `decline.${declined(what)}`,
        params: { by: byText(by, context) },
      }),
      seenFor: 1200,
      cards: causes,
    },
    nothing: {
      message: ({ seat, what, by }, context) => ({
        seat,
        key: `nothing.${by.by === 'turn' ? 'turn' : missed(what)}`,
        params: { by: byText(by, context) },
      }),
      seenFor: 1300,
      cards: causes,
    },
    away: {
      message: ({ card }, context) => context.t(`${WORDS}.events.away`, { card: nameOf(card, context) }),
      seenFor: STAYS,
      motions: () => [fly('card', atSpot('common'), atSpot('discard'))],
      cards: ({ card }) => [atCard(card)],
    },
    score: {
      message: scoreText,
      seenFor: STAYS,
      motions: ({ seat, vp }) => (vp > 0 ? [fly('star', MIDDLE, atSeat(seat), { count: vp })] : []),
    },
    end: { message: endText, seenFor: STAYS, sound: 'end', motions: ({ winners }) => glow('gold', ...winners) },
  },
  context => ({ ...context, language: context.language.value, deck: asDeck(context.ownDeck) }),
)
