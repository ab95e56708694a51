/** Mascarade's events: how each is told, how long it is seen, what is heard of it and what moves. */
import type { Seat } from '../../../src-shared/kernel'
import type { MascaradeEvent, SlotId } from '../../../src-shared/games/mascarade/rules'
import type { Purse } from '../../../src-shared/games/mascarade/rules/state'
import { atSeat, atSlot, atSpot, fly, glow, type Motion, type Spot } from '../../motion/motions'
import { kindOf, momentsIn, STAYS } from '../../motion/moments'
import { capital, listNames } from '../../names'
import { eventParts, type EventParts, type Sentence } from '../eventRows'
import type { LogContext } from '../gameUi'
import { characterName, slotName, WORDS } from './names'

type Of<K extends MascaradeEvent['kind']> = Extract<MascaradeEvent, { kind: K }>

const slotNames = (ids: readonly SlotId[], context: LogContext): string =>
  listNames(
    ids.map(id => slotName(id, context)),
    context.t,
  )

/** Up to this many seats a seat has several cards: messages then say which one is meant. */
const SMALL = 3

const spoken = ({ kind, seat, slot, character }: Of<'announce' | 'claim'>, context: LogContext): Sentence => ({
  seat,
  key: context.seats > SMALL ? kind : `${kind}With`,
  params: { character: characterName(character, context), slot: slotName(slot, context) },
})

const ofCharacter = ({ seat, character }: Of<'pass' | 'power' | 'noEffect'>, context: LogContext): Sentence => ({
  seat,
  params: { character: characterName(character, context) },
})

function revealText({ cards }: Of<'reveal'>, context: LogContext): string {
  const shown = cards.map(({ slot, character }) =>
    context.t(`${WORDS}.shown.card`, {
      slot: slotName(slot, context),
      character: characterName(character, context),
    }),
  )
  return context.t(`${WORDS}.events.reveal`, {
    cards: shown.map((card, i) => (i === 0 ? capital(card) : card)).join(' · '),
  })
}

function coinsText({ from, to, amount, why }: Of<'coins'>, { t, name, you }: LogContext): string {
  const purse = (of: Purse): string => (typeof of === 'number' ? name(of) : t(`${WORDS}.purses.${of}`))
  const params = { from: purse(from), to: purse(to), n: amount }
  if (to === you) return t(`${WORDS}.eventsYou.coins.to.${why}`, params)
  return from === you ? t(`${WORDS}.eventsYou.coins.from.${why}`, params) : t(`${WORDS}.events.coins.${why}`, params)
}

function fortunesText({ seat, with: other }: Of<'fortunes'>, { t, name, you }: LogContext): Sentence | string {
  if (other !== null && other === you)
    return t(`${WORDS}.eventsYou.fortunes.with`, { name: name(seat), other: name(other) })
  return other === null ? { seat, key: 'fortunes.kept' } : { seat, other, key: 'fortunes.swapped' }
}

const gold = ({ seat }: { readonly seat: Seat }): Motion[] => glow('gold', seat)
const purse = (of: Purse): Spot => (typeof of === 'number' ? atSeat(of) : atSpot(of))
/** Coins drawn for a whole fortune: more cannot be told apart. */
const MANY = { count: 5 }

/** Two cards that are turned up, and each further one. */
const TWO_CARDS_MS = 2400,
  EACH_MORE_CARD_MS = 500,
  MOST_MS = 5000

/**
 * `STAYS`: the board shows it until something else happens. Speech bubbles stay until the dispute is settled, and
 * through the moment that settles it.
 */
const events = eventParts<MascaradeEvent, null, LogContext>(
  key => ({ others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` }),
  {
    deal: {
      message: ({ first }) => ({ seat: first }),
      seenFor: STAYS,
      sound: 'deal',
      motions: () => [{ move: 'deal' }],
    },
    cover: {
      message: (_, { t }) => t(`${WORDS}.events.cover`),
      seenFor: STAYS,
      sound: 'slide',
      cards: ({ slots }) => slots.map(atSlot),
    },
    turn: { message: ({ seat, sort, number }) => ({ seat, key: `turn.${sort}`, params: { number } }), seenFor: STAYS },
    swap: {
      message: ({ seat, how, slots }, context) => ({
        seat,
        key: `swap.${how}`,
        params: { slots: slotNames(slots, context) },
      }),
      seenFor: 1400,
      sound: 'slide',
      motions: ({ slots }) => [{ move: 'under', slots: slots.map(atSlot) }],
    },
    look: {
      message: ({ seat, how, slots }, context) => ({
        seat,
        key: `look.${how}`,
        params: { slots: slotNames(slots, context) },
      }),
      seenFor: 1300,
      motions: ({ slots }) => slots.map(slot => ({ move: 'glow', at: atSlot(slot), tone: 'dark' })),
    },
    announce: { message: spoken, seenFor: STAYS, sound: 'voice', motions: gold, cards: ({ slot }) => [atSlot(slot)] },
    claim: { message: spoken, seenFor: STAYS, sound: 'voice', motions: gold, cards: ({ slot }) => [atSlot(slot)] },
    pass: { message: ofCharacter, seenFor: STAYS },
    reveal: {
      message: revealText,
      seenFor: TWO_CARDS_MS,
      scene: true,
      lasts: ({ cards }) => Math.min(MOST_MS, TWO_CARDS_MS + (cards.length - 2) * EACH_MORE_CARD_MS),
      sound: 'reveal',
      motions: ({ cards }) => cards.map(({ slot }) => ({ move: 'glow', at: atSlot(slot), tone: 'gold' })),
    },
    nobody: {
      message: ({ character }, context) =>
        context.t(`${WORDS}.events.nobody`, { character: characterName(character, context) }),
      seenFor: 1400,
    },
    power: { message: ofCharacter, seenFor: 1400, motions: gold },
    coins: {
      message: coinsText,
      seenFor: 1400,
      sound: 'coin',
      motions: ({ from, to, amount }) => (amount > 0 ? [fly('coin', purse(from), purse(to), { count: amount })] : []),
    },
    noEffect: { message: ofCharacter, seenFor: 1400, motions: ({ seat }) => glow('rose', seat) },
    fortunes: {
      message: fortunesText,
      seenFor: 1600,
      motions: ({ seat, with: other }) =>
        other === null
          ? []
          : [fly('coin', atSeat(seat), atSeat(other), MANY), fly('coin', atSeat(other), atSeat(seat), MANY)],
    },
    point: {
      message: ({ seat, target }, { t, name, you }) =>
        target === you
          ? t(`${WORDS}.eventsYou.pointed`, { name: name(seat) })
          : { seat, params: { target: name(target) } },
      seenFor: 1300,
      sound: 'knock',
      motions: ({ seat, target }) => [fly('eye', atSeat(seat), atSeat(target))],
    },
    confess: {
      message: ({ seat, said, truth, right }, context) => ({
        seat,
        key: `confess.${said === 'silence' ? 'silence' : right ? 'right' : 'wrong'}`,
        params: {
          said: said === 'silence' ? '' : characterName(said, context),
          truth: characterName(truth, context),
        },
      }),
      seenFor: 2600,
      scene: true,
      motions: ({ seat, right }) => glow(right ? 'gold' : 'rose', seat),
    },
    end: {
      message: ({ reason, winners }, { t, name }) =>
        t(`${WORDS}.events.end.${reason}`, { names: listNames(winners.map(name), t), n: winners.length }),
      seenFor: STAYS,
      sound: 'end',
      motions: ({ winners }) => glow('gold', ...winners),
    },
  },
  context => context,
)

const { momentRules } = events
/** Before the Inquisitor the card is turned up and named at once: one scene shows both. */
const CONFESSION: typeof momentRules = {
  ...momentRules,
  seenFor: { ...momentRules.seenFor, reveal: STAYS },
  scenes: ['confess'],
}

export const mascaradeEvents: EventParts<MascaradeEvent['kind']> = {
  ...events,
  moments: all => momentsIn(all, all.some(event => kindOf(event) === 'confess') ? CONFESSION : momentRules),
}
