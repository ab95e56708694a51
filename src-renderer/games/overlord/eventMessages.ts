/**
 * Overlord's events as sentences, and lines as they are read, including bots' excuses: texts from the game's locales,
 * names from the party.
 */
import type { Seat } from '../../../src-shared/kernel'
import type { Aside, Deck, HintCard, HintId, OverlordEvent, TaleLine } from '../../../src-shared/games/overlord/rules'
import { HOUSE_DECK } from '../../../src-shared/games/overlord/rules/deck'
import { readMark, type ExcuseGroup } from '../../../src-shared/games/overlord/rules/excuses'
import type { SeenEvent } from '../../../src-shared/wire'
import { plainText } from '../../../src-shared/text/plainText'
import { listNames } from '../../names'
import { personalMessage, type PersonalMessage } from '../personalMessage'
import type { LogContext } from '../gameUi'
import {
  actionName,
  capital,
  cardCount,
  hintTitle,
  innerTitle,
  symbolWithArticle,
  quotedTitle,
  withInnerQuotes,
  WORDS,
} from './names'
import { asideOf, eventOf } from './selectors'

type Cards = Pick<Deck, 'hints' | 'actions'>

const hintIn = (deck: Cards, id: HintId): HintCard | null => deck.hints.find(card => card.id === id) ?? null

/**
 * An event as a sentence, followed by the part that only this client received. @param deck the table's custom deck, or
 * the house deck
 */
export function eventMessage(seen: SeenEvent, context: LogContext, deck: Cards = HOUSE_DECK): string | null {
  const event = eventOf(seen)
  const text =
    commonText(event, context) ??
    classicText(event, context) ??
    formalText(event, context, deck) ??
    cardsText(event, context, deck)
  if (text === null) return null
  const aside = seen.own === undefined ? '' : privateText(asideOf(seen), context, deck)
  return capital(aside === '' ? text : `${text} ${aside}`)
}

interface LineContext {
  /** Title of the hint that the line goes with. */
  readonly title?: string
  /** Who demands the answer. */
  readonly accuser?: Seat
  /** To whom, or of whom, it is said, where the line does not say so. */
  readonly target?: Seat
}

/** Groups whose templates are spoken by the Overlord. */
const ORDERS: readonly ExcuseGroup[] = ['question', 'twist', 'errand', 'doubted']

/** A line as it is read: typed text, or the text of a bot's mark. Empty for none. */
export function lineText(
  line: string,
  { title = '', accuser, target }: LineContext,
  { t, name, language }: LogContext,
): string {
  const mark = readMark(line)
  if (!mark) return plainText(line)
  const somebody = t(`${WORDS}.excuses.somebody`)
  const nameOf = (seat: Seat | null | undefined): string =>
    seat === null || seat === undefined ? somebody : name(seat)
  const key = `${WORDS}.${ORDERS.includes(mark.group) ? 'orders' : 'excuses'}.${mark.group}.${mark.number}`
  return capital(
    t(key, {
      title: withInnerQuotes(title, language.value),
      accuser: nameOf(accuser),
      target: nameOf(mark.target ?? target),
    }),
  )
}

/** The line that goes with a hint. */
export const hintLineText = (taleLine: TaleLine, context: LogContext, deck: Cards = HOUSE_DECK): string =>
  lineText(
    taleLine.line,
    { title: hintTitle(hintIn(deck, taleLine.hint), context), accuser: taleLine.pressure.by },
    context,
  )

/** What the Overlord says. @param to the addressed seat */
export const orderText = (line: string, to: Seat, context: LogContext): string =>
  lineText(line, { target: to }, context)

const about = ({ key, ...of }: PersonalMessage, context: LogContext): string =>
  personalMessage(
    { others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` },
    of,
    context,
  )

/** A message with its line, if there is one. @param line as it is read */
function withLine(of: PersonalMessage, line: string, context: LogContext): string {
  const said = line === '' ? 'silent' : 'said'
  return about(
    { ...of, key: `${of.key}.${said}`, params: { ...of.params, line: withInnerQuotes(line, context.language.value) } },
    context,
  )
}

const LOOKS = ['first', 'second', 'third'] as const

function commonText(event: OverlordEvent, context: LogContext): string | null {
  const { t, name } = context
  switch (event.kind) {
    case 'deal':
      return about({ seat: event.overlord, key: 'deal' }, context)
    case 'errand':
      return withLine({ seat: event.seat, key: 'errand' }, lineText(event.line, {}, context), context)
    case 'look': {
      const why = t(`${WORDS}.lookReasons.${event.reason}`)
      return about({ seat: event.seat, key: `look.${LOOKS[event.count - 1] ?? 'third'}`, params: { why } }, context)
    }
    case 'spared':
      return about({ seat: event.seat, key: 'spared', params: { n: event.count } }, context)
    case 'end':
      return about(
        { seat: event.doomed, key: `end.${event.reason}`, params: { names: listNames(event.winners.map(name), t) } },
        context,
      )
    default:
      return null
  }
}

function classicText(event: OverlordEvent, context: LogContext): string | null {
  const { t } = context
  switch (event.kind) {
    case 'question':
      return withLine(
        { seat: event.seat, other: event.to, key: 'question' },
        orderText(event.line, event.to, context),
        context,
      )
    case 'pass':
    case 'freePass':
      return about({ seat: event.seat, other: event.to, key: event.kind }, context)
    case 'nextInCircle':
      return about({ seat: event.to, key: 'nextInCircle' }, context)
    case 'firstRoundOver':
      return t(`${WORDS}.events.firstRoundOver`)
    case 'freezing':
    case 'freeze':
      return about({ seat: event.seat, other: event.speaker, key: event.kind }, context)
    case 'more':
    case 'twist':
      return withLine({ seat: event.speaker, key: event.kind }, orderText(event.line, event.speaker, context), context)
    case 'hurry':
    case 'patience':
    case 'goOn':
      return about({ seat: event.speaker, key: event.kind }, context)
    case 'concede':
      return about({ seat: event.seat, key: 'concede' }, context)
    case 'patienceSet':
      return about(
        {
          seat: event.seat,
          key: `patienceSet.${event.seconds === 0 ? 'endless' : 'seconds'}`,
          params: { n: event.seconds },
        },
        context,
      )
    case 'plea':
      return withLine({ seat: event.seat, key: 'plea' }, lineText(event.line, {}, context), context)
    case 'verdict':
      return about({ seat: event.seat, key: `verdict.${event.accepted ? 'accepted' : 'refused'}` }, context)
    case 'turnUp':
      return about({ seat: event.seat, key: `turnUp.${event.skull ? 'skull' : 'none'}` }, context)
    default:
      return null
  }
}

/** A doubt or a blame: a symbol is demanded, with a question. */
function demandText(
  event: Extract<OverlordEvent, { kind: 'doubt' | 'blame' }>,
  other: Seat,
  context: LogContext,
): string {
  const params = { symbol: symbolWithArticle(event.symbol, context.t) }
  return withLine({ seat: event.seat, other, key: event.kind, params }, orderText(event.line, other, context), context)
}

function formalText(event: OverlordEvent, context: LogContext, deck: Cards): string | null {
  const { t } = context
  switch (event.kind) {
    case 'plan':
      return t(`${WORDS}.events.plan`, {
        titles: event.hints.map(id => quotedTitle(hintIn(deck, id), context)).join(', '),
      })
    case 'round':
      return about({ seat: event.overlord, key: 'round', params: { number: event.number } }, context)
    case 'accuse':
      return withLine(
        { seat: event.seat, other: event.to, key: 'accuse' },
        orderText(event.line, event.to, context),
        context,
      )
    case 'told':
      return about({ seat: event.seat, key: 'told' }, context)
    case 'doubt':
      return demandText(event, event.speaker, context)
    case 'seize':
      return about(
        {
          seat: event.seat,
          other: event.from,
          key: 'seize',
          params: { title: innerTitle(hintIn(deck, event.hint), context) },
        },
        context,
      )
    case 'interrupt':
      return about({ seat: event.seat, other: event.speaker, key: 'interrupt' }, context)
    case 'silence':
      return about({ seat: event.seat, other: event.silenced, key: 'silence' }, context)
    case 'blame':
      return demandText(event, event.to, context)
    case 'fail': {
      const { symbol } = event.pressure
      return about(
        {
          seat: event.seat,
          key: `fail.${symbol === null ? 'any' : 'symbol'}`,
          params: { symbol: symbol === null ? '' : symbolWithArticle(symbol, t) },
        },
        context,
      )
    }
    case 'mercy':
      return withLine({ seat: event.seat, key: 'mercy' }, lineText(event.line, {}, context), context)
    case 'cancel':
      return about({ seat: event.seat, other: event.victim, key: 'cancel' }, context)
    default:
      return null
  }
}

function cardsText(event: OverlordEvent, context: LogContext, deck: Cards): string | null {
  const { t } = context
  switch (event.kind) {
    case 'draw':
    case 'discard':
      return about(
        { seat: event.seat, key: event.kind, params: { cards: cardCount(event.hints, event.actions, t) } },
        context,
      )
    case 'shuffle':
      return t(`${WORDS}.events.shuffle.${event.what}`, { n: event.cards })
    case 'hint':
      return hintText(event.told, context, deck)
    // A newer host may send events that this page does not know.
    default:
      return null
  }
}

/** A played hint; a joker names the symbol it stands for, where symbols count. */
function hintText(taleLine: TaleLine, context: LogContext, deck: Cards): string {
  const card = hintIn(deck, taleLine.hint)
  const as = card?.symbol === 'joker' ? taleLine.symbol : null
  const way = as !== null ? 'joker' : taleLine.how === 'froze' ? 'froze' : 'told'
  const line = hintLineText(taleLine, context, deck)
  const params = {
    title: innerTitle(card, context),
    symbol: as === null ? '' : symbolWithArticle(as, context.t),
    line: withInnerQuotes(line, context.language.value),
  }
  return about({ seat: taleLine.seat, key: `hint.${way}.${line === '' ? 'silent' : 'said'}`, params }, context)
}

/** The cards that only this seat saw in an event; empty for none. */
function privateText({ hints = [], actions = [] }: Aside, context: LogContext, deck: Cards): string {
  const cards = [
    ...hints.map(id => quotedTitle(hintIn(deck, id), context)),
    ...deck.actions.filter(card => actions.includes(card.id)).map(card => actionName(card, context.t)),
  ]
  return cards.length === 0 ? '' : context.t(`${WORDS}.asides.draw`, { cards: cards.join(', ') })
}
