/** The events of Dark Tales as sentences: words come from the game's tables, names from the party and the deck. */
import type { Seat } from '../../../src-shared/kernel'
import { cardOfName, type CardId, type EffectKind, type TalesDeck } from '../../../src-shared/games/tales/deck'
import { HOUSE_DECK } from '../../../src-shared/games/tales/deck/house'
import type { Aside, By, TalesEvent } from '../../../src-shared/games/tales/state'
import type { ToldEvent } from '../../../src-shared/wire'
import type { WordParams } from '../../i18n'
import { listNames } from '../../names'
import { aboutSeat, type About } from '../about'
import type { Storyteller } from '../face'
import { itemsTaken, placeText } from './describe'
import { byText, capital, cardName, cardNames, taleName, WORDS, type Reader } from './names'

/** Who tells, and of which deck. */
interface TaleTeller extends Omit<Storyteller, 'language'>, Reader {}

/** An event as a sentence, with what this client alone was told behind it; null for one this page does not know. */
export function sentence(told: ToldEvent, teller: Storyteller, deck: TalesDeck = HOUSE_DECK): string | null {
  const event = told.event as object as TalesEvent,
    of: TaleTeller = { ...teller, language: teller.language.value, deck }
  const text = tell(event, of)
  if (text === null) return null
  const aside = told.own === undefined ? '' : besides(event, told.own as object as Aside, of)
  return capital(aside === '' ? text : `${text} ${aside}`)
}

const about = ({ key, ...of }: About, teller: TaleTeller): string =>
  aboutSeat(
    { others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` },
    of,
    teller,
  )

function tell(event: TalesEvent, teller: TaleTeller): string | null {
  const { say, deck, language } = teller
  const of = (seat: Seat, key: string, params?: WordParams): string =>
    about({ seat, key, ...(params && { params }) }, teller)
  const card = (id: CardId): string => cardName(deck, id, language, say),
    from = (by: By): string => byText(by, teller)

  switch (event.kind) {
    case 'deal':
      return of(event.first, 'deal', { tale: taleName(deck, event, language, say) })
    case 'turn':
      return of(event.seat, 'turn', { number: event.number })
    case 'draw':
      return of(event.seat, `${event.left > 0 ? 'draw' : 'drawLast'}.${event.by.by === 'turn' ? 'turn' : 'more'}`, {
        n: event.cards,
        by: from(event.by),
      })
    case 'escape':
      return of(event.seat, 'escape', { cards: cardNames(deck, event.names.map(cardOfName), language, say) })
    case 'useLine':
      return of(event.seat, `useLine.${event.free ? 'free' : 'turn'}`, {
        items: itemsTaken(event.paid, teller),
        line: event.line,
      })
    case 'play':
      return of(event.seat, `play.${event.how}`, { card: card(event.card) })
    case 'time': {
      const still = deck.cards.find(({ id }) => id === event.old)?.time === event.time
      return say(`${WORDS}.events.time.${still ? 'still' : 'now'}.${event.time}`)
    }
    case 'vp':
      return of(event.seat, 'vp', { n: event.vp, by: from(event.by) })
    case 'item':
      return of(event.seat, 'item', { item: itemsTaken([event.item], teller), by: from(event.by) })
    case 'discard':
    case 'take':
      return about({ ...moved(event), params: { card: card(event.card), by: from(event.by) } }, teller)
    case 'takeDiscarded':
      return of(event.seat, 'takeDiscarded', { card: card(event.card), by: from(event.by) })
    case 'peek':
      return of(event.seat, event.left > 0 ? 'peek' : 'peekLast', { n: event.looked, by: from(event.by) })
    case 'hands':
      return of(event.seat, 'hands', {
        by: from(event.by),
        hands: event.hands.map((hand, seat) => handText(seat, hand, teller)).join('; '),
      })
    case 'decline':
      return of(event.seat, `decline.${declined(event.what)}`, { by: from(event.by) })
    case 'nothing':
      return of(event.seat, `nothing.${event.by.by === 'turn' ? 'turn' : missed(event.what)}`, { by: from(event.by) })
    case 'away':
      return say(`${WORDS}.events.away`, { card: card(event.card) })
    default:
      return tellEnd(event, teller)
  }
}

/** Whose card it was: the common area's, one's own or another's. */
function moved({ kind, seat, at }: Extract<TalesEvent, { kind: 'discard' | 'take' }>): About {
  if (at === null) return { seat, key: `${kind}.common` }
  return at === seat ? { seat, key: `${kind}.own` } : { seat, other: at, key: `${kind}.other` }
}

/** A hand that is shown: "Anna holds: Night, Dragon ×2". */
export function handText(
  seat: Seat,
  hand: readonly CardId[],
  { say, name, deck, language }: Pick<TaleTeller, 'say' | 'name' | 'deck' | 'language'>,
): string {
  return hand.length === 0
    ? say(`${WORDS}.shown.none`, { name: name(seat) })
    : say(`${WORDS}.shown.hand`, { name: name(seat), cards: cardNames(deck, hand, language, say) })
}

const declined = (what: EffectKind): string => (what === 'discard' || what === 'useLine' ? what : 'may')

const MISSED: readonly EffectKind[] = [
  'draw',
  'item',
  'discard',
  'takeInPlay',
  'takeDiscarded',
  'playTop',
  'peek',
  'playMore',
]
const missed = (what: EffectKind): string => (MISSED.includes(what) ? what : 'other')

function tellEnd(event: TalesEvent, teller: TaleTeller): string | null {
  const { say, name } = teller
  switch (event.kind) {
    case 'score': {
      const { seat, line, vp, place } = event
      if (place === null) return about({ seat, key: 'score.counted', params: { n: vp, line } }, teller)
      return about({ seat, key: 'score.ranked', params: { n: vp, line, place: placeText(place, teller) } }, teller)
    }
    case 'end': {
      const [winner, ...others] = event.winners
      if (winner === undefined || others.length > 0)
        return say(`${WORDS}.events.end.shared`, { names: listNames(event.winners.map(name), say) })
      const n = event.totals.find(({ seat }) => seat === winner)?.total ?? 0
      return about({ seat: winner, key: `end.${event.reason}`, params: { n } }, teller)
    }
    // A newer host may tell what this page does not know.
    default:
      return null
  }
}

/** What this seat alone was told of an event; empty for nothing. */
function besides(
  event: TalesEvent,
  { cards = [], looked = [], card }: Aside,
  { say, deck, language }: TaleTeller,
): string {
  const at = (key: string, params: WordParams): string => say(`${WORDS}.asides.${key}`, params)
  switch (event.kind) {
    case 'deal':
    case 'draw':
      return cards.length === 0 ? '' : at(event.kind, { cards: cardNames(deck, cards, language, say) })
    case 'peek': {
      if (card === undefined) return ''
      const taken = cardName(deck, card, language, say)
      return looked.length > 1
        ? at('peek', { looked: cardNames(deck, looked, language, say), card: taken })
        : at('peekOne', { card: taken })
    }
    default:
      return ''
  }
}
