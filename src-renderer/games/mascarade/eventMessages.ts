/** Mascarade's events, slots and private looks as sentences: texts from the game's locales, names from the party. */
import type { Seat } from '../../../src-shared/kernel'
import type { MascaradeEvent, MascaradeShown, SlotId } from '../../../src-shared/games/mascarade/rules'
import type { SeenEvent } from '../../../src-shared/wire'
import type { MessageParams } from '../../i18nTypes'
import { listNames } from '../../names'
import type { LogContext } from '../gameUi'
import { eventOf } from './selectors'

export const WORDS = 'games.mascarade'

/** A slot's name: "your card", "Anna’s left card", "card 1 in the middle". */
export function slotName(id: SlotId, context: LogContext): string {
  const [, middle] = /^m(\d+)$/.exec(id) ?? []
  if (middle !== undefined) return context.t(`${WORDS}.slot.middle`, { n: Number(middle) + 1 })
  const [, seat = '0', place = 'card'] = /^s(\d+)(?:\.(\w+))?$/.exec(id) ?? []
  return Number(seat) === context.you
    ? context.t(`${WORDS}.slot.own.${place}`)
    : context.t(`${WORDS}.slot.${place}`, { name: context.name(Number(seat)) })
}

/** Some texts begin with a small letter, for the middle of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

export const characterName = (id: string, context: LogContext): string => context.t(`${WORDS}.characters.${id}.name`)

/** Up to this many seats a seat has several cards: messages then say which one is meant. */
const SMALL = 3

/** An event as a sentence, with a form of its own for the player it is about. */
export function eventMessage(seen: SeenEvent, context: LogContext): string | null {
  const text = publicText(eventOf(seen), context)
  return text === null ? null : capital(text)
}

function publicText(event: MascaradeEvent, context: LogContext): string | null {
  const { t, name, you } = context
  const slots = (ids: readonly SlotId[]): string =>
    listNames(
      ids.map(id => slotName(id, context)),
      t,
    )
  /** About one seat; `eventsYou` when it is the own one. */
  const about = (seat: Seat, key: string, params: MessageParams = {}): string =>
    seat === you ? t(`${WORDS}.eventsYou.${key}`, params) : t(`${WORDS}.events.${key}`, { ...params, name: name(seat) })

  switch (event.kind) {
    case 'deal':
      return about(event.first, 'deal')
    case 'cover':
      return t(`${WORDS}.events.cover`)
    case 'turn':
      return about(event.seat, `turn.${event.sort}`, { number: event.number })
    case 'swap':
      return about(event.seat, `swap.${event.how}`, { slots: slots(event.slots) })
    case 'look':
      return about(event.seat, `look.${event.how}`, { slots: slots(event.slots) })
    case 'announce':
    case 'claim': {
      const key = context.seats > SMALL ? event.kind : `${event.kind}With`
      return about(event.seat, key, {
        character: characterName(event.character, context),
        slot: slotName(event.slot, context),
      })
    }
    case 'pass':
      return about(event.seat, 'pass', { character: characterName(event.character, context) })
    case 'reveal': {
      const cards = event.cards.map(card =>
        t(`${WORDS}.shown.card`, {
          slot: slotName(card.slot, context),
          character: characterName(card.character, context),
        }),
      )
      return t(`${WORDS}.events.reveal`, {
        cards: cards.map((card, i) => (i === 0 ? capital(card) : card)).join(' · '),
      })
    }
    case 'nobody':
      return t(`${WORDS}.events.nobody`, { character: characterName(event.character, context) })
    case 'power':
    case 'noEffect':
      return about(event.seat, event.kind, { character: characterName(event.character, context) })
    case 'coins':
      return coins(event, context)
    case 'fortunes':
      return fortunes(event, context)
    case 'point':
      return event.target === you
        ? t(`${WORDS}.eventsYou.pointed`, { name: name(event.seat) })
        : about(event.seat, 'point', { target: name(event.target) })
    case 'confess': {
      const how = event.said === 'silence' ? 'silence' : event.right ? 'right' : 'wrong'
      return about(event.seat, `confess.${how}`, {
        said: event.said === 'silence' ? '' : characterName(event.said, context),
        truth: characterName(event.truth, context),
      })
    }
    case 'end':
      return t(`${WORDS}.events.end.${event.reason}`, {
        names: listNames(event.winners.map(name), t),
        n: event.winners.length,
      })
    // A newer host may send events that this page does not know.
    default:
      return null
  }
}

function coins(
  { from, to, amount, why }: Extract<MascaradeEvent, { kind: 'coins' }>,
  { t, name, you }: LogContext,
): string {
  const purse = (of: typeof from): string => (typeof of === 'number' ? name(of) : t(`${WORDS}.purses.${of}`))
  const params = { from: purse(from), to: purse(to), n: amount }
  if (to === you) return t(`${WORDS}.eventsYou.coins.to.${why}`, params)
  return from === you ? t(`${WORDS}.eventsYou.coins.from.${why}`, params) : t(`${WORDS}.events.coins.${why}`, params)
}

function fortunes(event: Extract<MascaradeEvent, { kind: 'fortunes' }>, { t, name, you }: LogContext): string {
  const { seat, with: other } = event
  const how = other === null ? 'kept' : 'swapped'
  const params = { name: name(seat), other: other === null ? '' : name(other) }
  if (seat === you) return t(`${WORDS}.eventsYou.fortunes.${how}`, params)
  return other !== null && other === you
    ? t(`${WORDS}.eventsYou.fortunes.with`, params)
    : t(`${WORDS}.events.fortunes.${how}`, params)
}

/** What this seat was shown in private, as a sentence. */
export function shownText(shown: MascaradeShown, context: LogContext): string {
  if (shown.kind === 'card')
    return capital(
      context.t(`${WORDS}.shown.card`, {
        slot: slotName(shown.slot, context),
        character: characterName(shown.character, context),
      }),
    )
  const slots = listNames(
    shown.slots.map(slot => slotName(slot, context)),
    context.t,
  )
  return capital(context.t(`${WORDS}.shown.${shown.swapped ? 'swapped' : 'notSwapped'}`, { slots }))
}
