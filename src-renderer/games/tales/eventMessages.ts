/** The events of Dark Tales as sentences: texts from the game's locales, names from the party and the deck. */
import type { Seat } from '../../../src-shared/kernel'
import { cardOfName, type CardId, type EffectKind, type TalesDeck } from '../../../src-shared/games/tales/rules/deck'
import { HOUSE_DECK } from '../../../src-shared/games/tales/rules/deck/house'
import type { Aside, By, TalesEvent } from '../../../src-shared/games/tales/rules/state'
import type { SeenEvent } from '../../../src-shared/wire'
import type { MessageParams } from '../../i18nTypes'
import { listNames } from '../../names'
import { personalMessage, type PersonalMessage } from '../personalMessage'
import type { LogContext } from '../gameUi'
import { itemsTaken, placeText } from './describe'
import { byText, capital, cardName, cardNames, taleName, WORDS, type Reader } from './names'
import { asideOf, eventOf } from './selectors'

/** What messages depend on, with the deck. */
interface TaleContext extends Omit<LogContext, 'language'>, Reader {}

/** An event as a sentence, followed by the part that only this client received; null for an unknown event. */
export function eventMessage(seen: SeenEvent, context: LogContext, deck: TalesDeck = HOUSE_DECK): string | null {
  const event = eventOf(seen),
    of: TaleContext = { ...context, language: context.language.value, deck }
  const text = publicText(event, of)
  if (text === null) return null
  const aside = seen.own === undefined ? '' : privateText(event, asideOf(seen), of)
  return capital(aside === '' ? text : `${text} ${aside}`)
}

const about = ({ key, ...of }: PersonalMessage, context: TaleContext): string =>
  personalMessage(
    { others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` },
    of,
    context,
  )

function publicText(event: TalesEvent, context: TaleContext): string | null {
  const { t, deck, language } = context
  const of = (seat: Seat, key: string, params?: MessageParams): string =>
    about({ seat, key, ...(params && { params }) }, context)
  const card = (id: CardId): string => cardName(deck, id, language, t),
    from = (by: By): string => byText(by, context)

  switch (event.kind) {
    case 'deal':
      return of(event.first, 'deal', { tale: taleName(deck, event, language, t) })
    case 'turn':
      return of(event.seat, 'turn', { number: event.number })
    case 'draw':
      return of(event.seat, `${event.left > 0 ? 'draw' : 'drawLast'}.${event.by.by === 'turn' ? 'turn' : 'more'}`, {
        n: event.cards,
        by: from(event.by),
      })
    case 'escape':
      return of(event.seat, 'escape', { cards: cardNames(deck, event.names.map(cardOfName), language, t) })
    case 'useLine':
      return of(event.seat, `useLine.${event.free ? 'free' : 'turn'}`, {
        items: itemsTaken(event.paid, context),
        line: event.line,
      })
    case 'play':
      return of(event.seat, `play.${event.how}`, { card: card(event.card) })
    case 'time': {
      const still = deck.cards.find(({ id }) => id === event.old)?.time === event.time
      return t(`${WORDS}.events.time.${still ? 'still' : 'now'}.${event.time}`)
    }
    case 'vp':
      return of(event.seat, 'vp', { n: event.vp, by: from(event.by) })
    case 'item':
      return of(event.seat, 'item', { item: itemsTaken([event.item], context), by: from(event.by) })
    case 'returnItem':
      return of(event.seat, 'returnItem', { item: itemsTaken([event.item], context), by: from(event.by) })
    case 'discardHand':
      return of(event.seat, 'discardHand', { card: card(event.card), by: from(event.by) })
    case 'discard':
    case 'take':
      return about({ ...moved(event), params: { card: card(event.card), by: from(event.by) } }, context)
    case 'takeDiscarded':
      return of(event.seat, 'takeDiscarded', { card: card(event.card), by: from(event.by) })
    case 'peek':
      return of(event.seat, event.left > 0 ? 'peek' : 'peekLast', { n: event.looked, by: from(event.by) })
    case 'hands':
      return of(event.seat, 'hands', {
        by: from(event.by),
        hands: event.hands.map((hand, seat) => handText(seat, hand, context)).join('; '),
      })
    case 'decline':
      return of(event.seat, `decline.${declined(event.what)}`, { by: from(event.by) })
    case 'nothing':
      return of(event.seat, `nothing.${event.by.by === 'turn' ? 'turn' : missed(event.what)}`, { by: from(event.by) })
    case 'away':
      return t(`${WORDS}.events.away`, { card: card(event.card) })
    default:
      return endText(event, context)
  }
}

/** Whose card it was: the common area's, the own or another player's. */
function moved({ kind, seat, at }: Extract<TalesEvent, { kind: 'discard' | 'take' }>): PersonalMessage {
  if (at === null) return { seat, key: `${kind}.common` }
  return at === seat ? { seat, key: `${kind}.own` } : { seat, other: at, key: `${kind}.other` }
}

/** A shown hand: "Anna holds: Night, Dragon ×2". */
export function handText(
  seat: Seat,
  hand: readonly CardId[],
  { t, name, deck, language }: Pick<TaleContext, 't' | 'name' | 'deck' | 'language'>,
): string {
  return hand.length === 0
    ? t(`${WORDS}.shown.none`, { name: name(seat) })
    : t(`${WORDS}.shown.hand`, { name: name(seat), cards: cardNames(deck, hand, language, t) })
}

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

function endText(event: TalesEvent, context: TaleContext): string | null {
  const { t, name } = context
  switch (event.kind) {
    case 'score': {
      const { seat, line, vp, place } = event
      if (place === null) return about({ seat, key: 'score.counted', params: { n: vp, line } }, context)
      return about({ seat, key: 'score.ranked', params: { n: vp, line, place: placeText(place, context) } }, context)
    }
    case 'end': {
      const [winner, ...others] = event.winners
      if (winner === undefined || others.length > 0)
        return t(`${WORDS}.events.end.shared`, { names: listNames(event.winners.map(name), t) })
      const n = event.totals.find(({ seat }) => seat === winner)?.total ?? 0
      return about({ seat: winner, key: `end.${event.reason}`, params: { n } }, context)
    }
    // A newer host may send events that this page does not know.
    default:
      return null
  }
}

/** The private part of an event as a sentence; empty when there is none. */
function privateText(
  event: TalesEvent,
  { cards = [], looked = [], card }: Aside,
  { t, deck, language }: TaleContext,
): string {
  const at = (key: string, params: MessageParams): string => t(`${WORDS}.asides.${key}`, params)
  switch (event.kind) {
    case 'deal':
    case 'draw':
      return cards.length === 0 ? '' : at(event.kind, { cards: cardNames(deck, cards, language, t) })
    case 'peek': {
      if (card === undefined) return ''
      const taken = cardName(deck, card, language, t)
      return looked.length > 1
        ? at('peek', { looked: cardNames(deck, looked, language, t), card: taken })
        : at('peekOne', { card: taken })
    }
    default:
      return ''
  }
}
