/** Overlord's events as sentences, and lines as they are read, bots' excuses too: words from the game's tables, names from the party. */
import type { Seat } from '../../../src-shared/kernel'
import type { Aside, Deck, HintCard, HintId, OverlordEvent, TaleLine } from '../../../src-shared/games/overlord'
import { HOUSE_DECK } from '../../../src-shared/games/overlord/deck'
import { readMark, type ExcuseGroup } from '../../../src-shared/games/overlord/excuses'
import type { ToldEvent } from '../../../src-shared/wire'
import { listNames, plainText } from '../../names'
import { aboutSeat, type About } from '../about'
import type { Storyteller } from '../face'
import { actionName, capital, cardCount, hintTitle, innerTitle, oneOf, quotedTitle, within, WORDS } from './names'

type Cards = Pick<Deck, 'hints' | 'actions'>

const hintIn = (deck: Cards, id: HintId): HintCard | null => deck.hints.find(card => card.id === id) ?? null

/** An event as a sentence, with what this client alone was told behind it. @param deck the table's own, or the house's */
export function sentence(told: ToldEvent, teller: Storyteller, deck: Cards = HOUSE_DECK): string | null {
  const event = told.event as unknown as OverlordEvent
  const text =
    tellBoth(event, teller) ??
    tellClassic(event, teller) ??
    tellFormal(event, teller, deck) ??
    tellCards(event, teller, deck)
  if (text === null) return null
  const aside = told.own === undefined ? '' : besides((told.own ?? {}) as unknown as Aside, teller, deck)
  return capital(aside === '' ? text : `${text} ${aside}`)
}

interface Spoken {
  /** Of the hint that the line goes with. */
  readonly title?: string
  /** Who wants an answer. */
  readonly accuser?: Seat
  /** To whom, or of whom, it is said, where the line does not tell itself. */
  readonly target?: Seat
}

/** The groups whose templates are the Overlord's. */
const ORDERS: readonly ExcuseGroup[] = ['question', 'twist', 'errand']

/** A line as it is read: what somebody has typed, or what a bot means by its mark. Empty for none. */
export function lineText(
  line: string,
  { title = '', accuser, target }: Spoken,
  { say, name, language }: Storyteller,
): string {
  const mark = readMark(line)
  if (!mark) return plainText(line)
  const somebody = say(`${WORDS}.excuses.somebody`)
  const nameOf = (seat: Seat | null | undefined): string =>
    seat === null || seat === undefined ? somebody : name(seat)
  const key = `${WORDS}.${ORDERS.includes(mark.group) ? 'orders' : 'excuses'}.${mark.group}.${mark.number}`
  return capital(
    say(key, { title: within(title, language.value), accuser: nameOf(accuser), target: nameOf(mark.target ?? target) }),
  )
}

/** What was told with a hint. */
export const toldText = (told: TaleLine, teller: Storyteller, deck: Cards = HOUSE_DECK): string =>
  lineText(told.line, { title: hintTitle(hintIn(deck, told.hint), teller), accuser: told.pressure.by }, teller)

/** What the Overlord had said before a hint was told, or has said in this turn. @param to who tells */
export const saidText = (said: string, to: Seat, teller: Storyteller): string => lineText(said, { target: to }, teller)

const about = ({ key, ...of }: About, teller: Storyteller): string =>
  aboutSeat(
    { others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` },
    of,
    teller,
  )

/** With what was said, if it was typed. @param line as it is read */
function aloud(of: About, line: string, teller: Storyteller): string {
  const said = line === '' ? 'silent' : 'said'
  return about(
    { ...of, key: `${of.key}.${said}`, params: { ...of.params, line: within(line, teller.language.value) } },
    teller,
  )
}

const LOOKS = ['first', 'second', 'third'] as const

function tellBoth(event: OverlordEvent, teller: Storyteller): string | null {
  const { say, name } = teller
  switch (event.kind) {
    case 'deal':
      return about({ seat: event.overlord, key: 'deal' }, teller)
    case 'errand':
      return aloud({ seat: event.seat, key: 'errand' }, lineText(event.line, {}, teller), teller)
    case 'look': {
      const why = say(`${WORDS}.lookReasons.${event.reason}`)
      return about({ seat: event.seat, key: `look.${LOOKS[event.count - 1] ?? 'third'}`, params: { why } }, teller)
    }
    case 'spared':
      return about({ seat: event.seat, key: 'spared', params: { n: event.count } }, teller)
    case 'end':
      return about(
        { seat: event.doomed, key: `end.${event.reason}`, params: { names: listNames(event.winners.map(name), say) } },
        teller,
      )
    default:
      return null
  }
}

function tellClassic(event: OverlordEvent, teller: Storyteller): string | null {
  const { say } = teller
  switch (event.kind) {
    case 'question':
      return aloud(
        { seat: event.seat, other: event.to, key: 'question' },
        saidText(event.line, event.to, teller),
        teller,
      )
    case 'pass':
    case 'freePass':
      return about({ seat: event.seat, other: event.to, key: event.kind }, teller)
    case 'nextInCircle':
      return about({ seat: event.to, key: 'nextInCircle' }, teller)
    case 'firstRoundOver':
      return say(`${WORDS}.events.firstRoundOver`)
    case 'freezing':
    case 'freeze':
      return about({ seat: event.seat, other: event.speaker, key: event.kind }, teller)
    case 'more':
    case 'twist':
      return aloud({ seat: event.speaker, key: event.kind }, saidText(event.line, event.speaker, teller), teller)
    case 'hurry':
    case 'patience':
    case 'goOn':
      return about({ seat: event.speaker, key: event.kind }, teller)
    case 'concede':
      return about({ seat: event.seat, key: 'concede' }, teller)
    case 'plea':
      return aloud({ seat: event.seat, key: 'plea' }, lineText(event.line, {}, teller), teller)
    case 'verdict':
      return about({ seat: event.seat, key: `verdict.${event.accepted ? 'accepted' : 'refused'}` }, teller)
    case 'turnUp':
      return about({ seat: event.seat, key: `turnUp.${event.skull ? 'skull' : 'none'}` }, teller)
    default:
      return null
  }
}

function tellFormal(event: OverlordEvent, teller: Storyteller, deck: Cards): string | null {
  const { say } = teller
  switch (event.kind) {
    case 'plan':
      return say(`${WORDS}.events.plan`, {
        titles: event.hints.map(id => quotedTitle(hintIn(deck, id), teller)).join(', '),
      })
    case 'round':
      return about({ seat: event.overlord, key: 'round', params: { number: event.number } }, teller)
    case 'accuse':
      return aloud({ seat: event.seat, other: event.to, key: 'accuse' }, saidText(event.line, event.to, teller), teller)
    case 'told':
      return about({ seat: event.seat, key: 'told' }, teller)
    case 'doubt':
      return about(
        { seat: event.seat, other: event.speaker, key: 'doubt', params: { symbol: oneOf(event.symbol, say) } },
        teller,
      )
    case 'seize':
      return about(
        {
          seat: event.seat,
          other: event.from,
          key: 'seize',
          params: { title: innerTitle(hintIn(deck, event.hint), teller) },
        },
        teller,
      )
    case 'interrupt':
      return about({ seat: event.seat, other: event.speaker, key: 'interrupt' }, teller)
    case 'silence':
      return about({ seat: event.seat, other: event.silenced, key: 'silence' }, teller)
    case 'blame':
      return about(
        { seat: event.seat, other: event.to, key: 'blame', params: { symbol: oneOf(event.symbol, say) } },
        teller,
      )
    case 'fail': {
      const { symbol } = event.pressure
      return about(
        {
          seat: event.seat,
          key: `fail.${symbol === null ? 'any' : 'symbol'}`,
          params: { symbol: symbol === null ? '' : oneOf(symbol, say) },
        },
        teller,
      )
    }
    case 'mercy':
      return about({ seat: event.seat, key: 'mercy' }, teller)
    case 'cancel':
      return about({ seat: event.seat, other: event.victim, key: 'cancel' }, teller)
    default:
      return null
  }
}

function tellCards(event: OverlordEvent, teller: Storyteller, deck: Cards): string | null {
  const { say } = teller
  switch (event.kind) {
    case 'draw':
    case 'discard':
      return about(
        { seat: event.seat, key: event.kind, params: { cards: cardCount(event.hints, event.actions, say) } },
        teller,
      )
    case 'shuffle':
      return say(`${WORDS}.events.shuffle.${event.what}`, { n: event.cards })
    case 'hint':
      return tellHint(event.told, teller, deck)
    // A newer host may tell what this page does not know.
    default:
      return null
  }
}

/** A joker stands for the symbol that was named, where symbols count. */
function tellHint(told: TaleLine, teller: Storyteller, deck: Cards): string {
  const card = hintIn(deck, told.hint)
  const as = card?.symbol === 'joker' ? told.symbol : null
  const way = as !== null ? 'joker' : told.how === 'froze' ? 'froze' : 'told'
  const line = toldText(told, teller, deck)
  const params = {
    title: innerTitle(card, teller),
    symbol: as === null ? '' : oneOf(as, teller.say),
    line: within(line, teller.language.value),
  }
  return about({ seat: told.seat, key: `hint.${way}.${line === '' ? 'silent' : 'said'}`, params }, teller)
}

/** What this seat alone was told of an event: the cards that it drew. Empty for nothing. */
function besides({ hints = [], actions = [] }: Aside, teller: Storyteller, deck: Cards): string {
  const cards = [
    ...hints.map(id => quotedTitle(hintIn(deck, id), teller)),
    ...deck.actions.filter(card => actions.includes(card.id)).map(card => actionName(card, teller.say)),
  ]
  return cards.length === 0 ? '' : teller.say(`${WORDS}.asides.draw`, { cards: cards.join(', ') })
}
