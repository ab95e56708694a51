/** Overlord's events: how each is told, how long it is seen, what is heard of it and what moves. */
import type { Seat } from '../../../src-shared/kernel'
import type { Aside, OverlordEvent } from '../../../src-shared/games/overlord/rules'
import { atCard, atSeat, atSpot, fly, glow, type Motion } from '../../motion/motions'
import { STAYS } from '../../motion/moments'
import { listNames } from '../../names'
import { eventParts, type Sentence } from '../eventRows'
import type { LogContext } from '../gameUi'
import { deckOf, hintIn } from './cards'
import { hintLineText, lineText, orderText } from './lines'
import { actionName, cardCount, innerTitle, quotedTitle, symbolWithArticle, withInnerQuotes, WORDS } from './names'

type Of<K extends OverlordEvent['kind']> = Extract<OverlordEvent, { kind: K }>
type At<F extends string> = { readonly [field in F]: Seat }

/** A sentence with its line, if there is one. @param line as it is read */
const withLine = (of: Sentence & { readonly key: string }, line: string, { language }: LogContext): Sentence => ({
  ...of,
  key: `${of.key}.${line === '' ? 'silent' : 'said'}`,
  params: { ...of.params, line: withInnerQuotes(line, language.value) },
})

/** What a servant says to the Overlord, or he to all. */
const spokenText = ({ kind, seat, line }: Of<'errand' | 'plea' | 'mercy'>, context: LogContext): Sentence =>
  withLine({ seat, key: kind }, lineText(line, {}, context), context)
/** What the Overlord says to the speaker. */
const orderedText = ({ kind, speaker, line }: Of<'more' | 'twist'>, context: LogContext): Sentence =>
  withLine({ seat: speaker, key: kind }, orderText(line, speaker, context), context)
const askedText = ({ kind, seat, to, line }: Of<'question' | 'accuse'>, context: LogContext): Sentence =>
  withLine({ seat, other: to, key: kind }, orderText(line, to, context), context)
/** A doubt or a blame: a symbol is demanded, with a question. */
function demandText({ kind, seat, symbol, line }: Of<'doubt' | 'blame'>, other: Seat, context: LogContext): Sentence {
  const params = { symbol: symbolWithArticle(symbol, context.t) }
  return withLine({ seat, other, key: kind, params }, orderText(line, other, context), context)
}
const countText = ({ seat, hints, actions }: Of<'draw' | 'discard'>, { t }: LogContext): Sentence => ({
  seat,
  params: { cards: cardCount(hints, actions, t) },
})

/** A played hint; a joker names the symbol it stands for, where symbols count. */
function hintText({ told }: Of<'hint'>, context: LogContext): Sentence {
  const deck = deckOf(context.ownDeck),
    card = hintIn(deck, told.hint),
    line = hintLineText(told, context, deck)
  const as = card?.symbol === 'joker' ? told.symbol : null
  const way = as !== null ? 'joker' : told.how === 'froze' ? 'froze' : 'told'
  const params = {
    title: innerTitle(card, context),
    symbol: as === null ? '' : symbolWithArticle(as, context.t),
    line: withInnerQuotes(line, context.language.value),
  }
  return { seat: told.seat, key: `hint.${way}.${line === '' ? 'silent' : 'said'}`, params }
}

function failText({ seat, pressure: { symbol } }: Of<'fail'>, { t }: LogContext): Sentence {
  if (symbol === null) return { seat, key: 'fail.any' }
  return { seat, key: 'fail.symbol', params: { symbol: symbolWithArticle(symbol, t) } }
}

const LOOKS = ['first', 'second', 'third'] as const

/** The cards that only this seat saw; empty for none. */
function cardsText({ hints = [], actions = [] }: Aside, context: LogContext): string {
  const deck = deckOf(context.ownDeck)
  const cards = [
    ...hints.map(id => quotedTitle(hintIn(deck, id), context)),
    ...deck.actions.filter(card => actions.includes(card.id)).map(card => actionName(card, context.t)),
  ]
  return cards.length === 0 ? '' : context.t(`${WORDS}.asides.draw`, { cards: cards.join(', ') })
}

const toSeat = ({ seat, to }: At<'seat' | 'to'>): Sentence => ({ seat, other: to })
const toSpeaker = ({ seat, speaker }: At<'seat' | 'speaker'>): Sentence => ({ seat, other: speaker })
const ofSpeaker = ({ speaker }: At<'speaker'>): Sentence => ({ seat: speaker })

/** The blame is passed on. */
const passes = ({ seat, to }: At<'seat' | 'to'>): Motion[] => [
  fly('token', atSeat(seat), atSeat(to)),
  ...glow('rose', to),
]
const shield = (from: Seat, to: Seat): Motion[] => [fly('shield', atSeat(from), atSeat(to))]
const cutsIn = ({ seat, speaker }: At<'seat' | 'speaker'>): Motion[] => shield(seat, speaker)
const gold = ({ seat }: At<'seat'>): Motion[] => glow('gold', seat)

/**
 * `STAYS`: the board shows it until something else happens: who has to explain, and why, in the pressure line; hints in
 * the tale; the Overlord's words beside the throne; a plea until it is answered; cards in hand, counted at their seats.
 */
export const overlordEvents = eventParts<OverlordEvent, Aside, LogContext>(
  key => ({ others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` }),
  {
    deal: {
      message: ({ overlord }) => ({ seat: overlord }),
      seenFor: STAYS,
      sound: 'deal',
      motions: () => [{ move: 'deal' }],
    },
    draw: {
      message: countText,
      aside: cardsText,
      seenFor: STAYS,
      sound: 'card',
      motions: ({ seat, hints, actions }) => [fly('card', atSpot('deck'), atSeat(seat), { count: hints + actions })],
    },
    discard: {
      message: countText,
      seenFor: STAYS,
      motions: ({ seat, hints, actions }) => [fly('card', atSeat(seat), atSpot('deck'), { count: hints + actions })],
    },
    shuffle: {
      message: ({ what, cards }, { t }) => t(`${WORDS}.events.shuffle.${what}`, { n: cards }),
      seenFor: 1200,
      motions: () => [{ move: 'glow', at: atSpot('deck'), tone: 'gold' }],
    },
    errand: {
      message: spokenText,
      seenFor: STAYS,
      sound: 'voice',
      motions: ({ seat }) => [fly('quill', atSeat(seat), atSpot('tale'))],
    },
    hint: {
      message: hintText,
      seenFor: STAYS,
      sound: 'card',
      motions: ({ told }) => [fly('card', atSeat(told.seat), atSpot('tale'), { of: told.hint })],
      cards: ({ told }) => [atCard(told.hint)],
    },
    question: { message: askedText, seenFor: STAYS, sound: 'knock', motions: passes },
    pass: { message: toSeat, seenFor: STAYS, sound: 'slide', motions: passes },
    freePass: { message: toSeat, seenFor: STAYS, sound: 'slide', motions: passes },
    nextInCircle: { message: ({ to }) => ({ seat: to }), seenFor: STAYS, motions: ({ to }) => glow('rose', to) },
    firstRoundOver: { message: (_, { t }) => t(`${WORDS}.events.firstRoundOver`), seenFor: 1600 },
    freezing: { message: toSpeaker, seenFor: STAYS, motions: ({ seat }) => glow('dark', seat) },
    freeze: { message: toSpeaker, seenFor: 1500, sound: 'steel', motions: cutsIn },
    more: { message: orderedText, seenFor: STAYS, motions: ({ speaker }) => glow('gold', speaker) },
    twist: { message: orderedText, seenFor: STAYS, motions: ({ speaker }) => glow('rose', speaker) },
    hurry: { message: ofSpeaker, seenFor: STAYS, motions: ({ speaker }) => glow('rose', speaker) },
    patienceSet: {
      message: ({ seat, seconds }) => ({
        seat,
        key: `patienceSet.${seconds === 0 ? 'endless' : 'seconds'}`,
        params: { n: seconds },
      }),
      seenFor: STAYS,
    },
    patience: { message: ofSpeaker, seenFor: STAYS },
    concede: { message: ({ seat }) => ({ seat }), seenFor: 1400, motions: ({ seat }) => glow('rose', seat) },
    goOn: { message: ofSpeaker, seenFor: 1300, motions: ({ speaker }) => glow('gold', speaker) },
    plea: { message: spokenText, seenFor: STAYS, motions: gold },
    verdict: {
      message: ({ seat, accepted }) => ({ seat, key: `verdict.${accepted ? 'accepted' : 'refused'}` }),
      seenFor: 1800,
      motions: ({ seat, accepted }) => glow(accepted ? 'gold' : 'rose', seat),
    },
    turnUp: {
      message: ({ seat, skull }) => ({ seat, key: `turnUp.${skull ? 'skull' : 'none'}` }),
      seenFor: 2600,
      scene: true,
      sound: 'reveal',
      motions: ({ seat, skull }) => glow(skull ? 'dark' : 'gold', seat),
    },
    plan: {
      message: ({ hints }, context) =>
        context.t(`${WORDS}.events.plan`, {
          titles: hints.map(id => quotedTitle(hintIn(deckOf(context.ownDeck), id), context)).join(', '),
        }),
      seenFor: STAYS,
    },
    round: {
      message: ({ overlord, number }) => ({ seat: overlord, params: { number } }),
      seenFor: STAYS,
      motions: ({ overlord }) => glow('dark', overlord),
    },
    accuse: { message: askedText, seenFor: STAYS, sound: 'knock', motions: passes },
    told: { message: ({ seat }) => ({ seat }), seenFor: STAYS, motions: gold },
    doubt: { message: (event, context) => demandText(event, event.speaker, context), seenFor: 1700, motions: cutsIn },
    seize: {
      message: ({ seat, from, hint }, context) => ({
        seat,
        other: from,
        params: { title: innerTitle(hintIn(deckOf(context.ownDeck), hint), context) },
      }),
      seenFor: 1700,
      sound: 'steel',
      motions: ({ seat, from, hint }) => [fly('card', atSeat(from), atSeat(seat), { of: hint })],
    },
    interrupt: { message: toSpeaker, seenFor: 1500, sound: 'steel', motions: cutsIn },
    silence: {
      message: ({ seat, silenced }) => ({ seat, other: silenced }),
      seenFor: 1700,
      motions: ({ seat, silenced }) => shield(seat, silenced),
    },
    blame: {
      message: (event, context) => demandText(event, event.to, context),
      seenFor: STAYS,
      sound: 'steel',
      motions: passes,
    },
    fail: { message: failText, seenFor: 1600, motions: ({ seat }) => glow('rose', seat) },
    mercy: { message: spokenText, seenFor: 1700, motions: gold },
    cancel: {
      message: ({ seat, victim }) => ({ seat, other: victim }),
      seenFor: 1700,
      motions: ({ seat, victim }) => shield(seat, victim),
    },
    look: {
      message: ({ seat, count, reason }, { t }) => ({
        seat,
        key: `look.${LOOKS[count - 1] ?? 'third'}`,
        params: { why: t(`${WORDS}.lookReasons.${reason}`) },
      }),
      seenFor: 2600,
      scene: true,
      sound: 'look',
      motions: ({ seat }) => [fly('eye', atSpot('overlord'), atSeat(seat)), ...glow('dark', seat)],
    },
    spared: { message: ({ seat, count }) => ({ seat, params: { n: count } }), seenFor: 1800, motions: gold },
    end: {
      message: ({ doomed, reason, winners }, { t, name }) => ({
        seat: doomed,
        key: `end.${reason}`,
        params: { names: listNames(winners.map(name), t) },
      }),
      seenFor: STAYS,
      sound: 'end',
      motions: ({ winners }) => glow('gold', ...winners),
    },
  },
  context => context,
)
