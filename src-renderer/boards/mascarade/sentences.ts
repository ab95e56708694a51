/** Mascarade's events, slots and private glimpses as sentences: words come from the game's tables, names from the party. */
import type { Seat } from '../../../src-shared/kernel'
import type { MascaradeEvent, MascaradeShown, SlotId } from '../../../src-shared/games/mascarade'
import type { ToldEvent } from '../../../src-shared/wire'
import type { WordParams } from '../../i18n'
import { listNames } from '../../names'
import type { Storyteller } from '../face'
import { eventOf } from './reading'

export const WORDS = 'games.mascarade'

/** A slot by its name: "your card", "Anna’s left card", "card 1 in the middle". */
export function slotName(id: SlotId, teller: Storyteller): string {
  const [, middle] = /^m(\d+)$/.exec(id) ?? []
  if (middle !== undefined) return teller.say(`${WORDS}.slot.middle`, { n: Number(middle) + 1 })
  const [, seat = '0', place = 'card'] = /^s(\d+)(?:\.(\w+))?$/.exec(id) ?? []
  return Number(seat) === teller.you
    ? teller.say(`${WORDS}.slot.own.${place}`)
    : teller.say(`${WORDS}.slot.${place}`, { name: teller.name(Number(seat)) })
}

/** Some words begin small, for the middle of a sentence. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

export const characterName = (id: string, teller: Storyteller): string => teller.say(`${WORDS}.characters.${id}.name`)

/** Tables so small that a seat has several cards: there it is told which one is meant. */
const SMALL = 3

/** An event as a sentence, to whom it is about in a form of its own. */
export function sentence(told: ToldEvent, teller: Storyteller): string | null {
  const text = tell(eventOf(told), teller)
  return text === null ? null : capital(text)
}

function tell(event: MascaradeEvent, teller: Storyteller): string | null {
  const { say, name, you } = teller
  const slots = (ids: readonly SlotId[]): string =>
    listNames(
      ids.map(id => slotName(id, teller)),
      say,
    )
  /** About one seat; `eventsYou` when it is one's own. */
  const about = (seat: Seat, key: string, params: WordParams = {}): string =>
    seat === you
      ? say(`${WORDS}.eventsYou.${key}`, params)
      : say(`${WORDS}.events.${key}`, { ...params, name: name(seat) })

  switch (event.kind) {
    case 'deal':
      return about(event.first, 'deal')
    case 'cover':
      return say(`${WORDS}.events.cover`)
    case 'turn':
      return about(event.seat, `turn.${event.sort}`, { number: event.number })
    case 'swap':
      return about(event.seat, `swap.${event.how}`, { slots: slots(event.slots) })
    case 'look':
      return about(event.seat, `look.${event.how}`, { slots: slots(event.slots) })
    case 'announce':
    case 'claim': {
      const key = teller.seats > SMALL ? event.kind : `${event.kind}With`
      return about(event.seat, key, {
        character: characterName(event.character, teller),
        slot: slotName(event.slot, teller),
      })
    }
    case 'pass':
      return about(event.seat, 'pass', { character: characterName(event.character, teller) })
    case 'reveal': {
      const cards = event.cards.map(card =>
        say(`${WORDS}.shown.card`, {
          slot: slotName(card.slot, teller),
          character: characterName(card.character, teller),
        }),
      )
      return say(`${WORDS}.events.reveal`, {
        cards: cards.map((card, i) => (i === 0 ? capital(card) : card)).join(' · '),
      })
    }
    case 'nobody':
      return say(`${WORDS}.events.nobody`, { character: characterName(event.character, teller) })
    case 'power':
    case 'noEffect':
      return about(event.seat, event.kind, { character: characterName(event.character, teller) })
    case 'coins':
      return coins(event, teller)
    case 'fortunes':
      return fortunes(event, teller)
    case 'point':
      return event.target === you
        ? say(`${WORDS}.eventsYou.pointed`, { name: name(event.seat) })
        : about(event.seat, 'point', { target: name(event.target) })
    case 'confess': {
      const how = event.said === 'silence' ? 'silence' : event.right ? 'right' : 'wrong'
      return about(event.seat, `confess.${how}`, {
        said: event.said === 'silence' ? '' : characterName(event.said, teller),
        truth: characterName(event.truth, teller),
      })
    }
    case 'end':
      return say(`${WORDS}.events.end.${event.reason}`, {
        names: listNames(event.winners.map(name), say),
        n: event.winners.length,
      })
    // A newer host may tell what this page does not know.
    default:
      return null
  }
}

function coins(
  { from, to, amount, why }: Extract<MascaradeEvent, { kind: 'coins' }>,
  { say, name, you }: Storyteller,
): string {
  const purse = (of: typeof from): string => (typeof of === 'number' ? name(of) : say(`${WORDS}.purses.${of}`))
  const params = { from: purse(from), to: purse(to), n: amount }
  if (to === you) return say(`${WORDS}.eventsYou.coins.to.${why}`, params)
  return from === you
    ? say(`${WORDS}.eventsYou.coins.from.${why}`, params)
    : say(`${WORDS}.events.coins.${why}`, params)
}

function fortunes(event: Extract<MascaradeEvent, { kind: 'fortunes' }>, { say, name, you }: Storyteller): string {
  const { seat, with: other } = event
  const how = other === null ? 'kept' : 'swapped'
  const params = { name: name(seat), other: other === null ? '' : name(other) }
  if (seat === you) return say(`${WORDS}.eventsYou.fortunes.${how}`, params)
  return other !== null && other === you
    ? say(`${WORDS}.eventsYou.fortunes.with`, params)
    : say(`${WORDS}.events.fortunes.${how}`, params)
}

/** What was shown to this seat alone. */
export function shownText(shown: MascaradeShown, teller: Storyteller): string {
  if (shown.kind === 'card')
    return capital(
      teller.say(`${WORDS}.shown.card`, {
        slot: slotName(shown.slot, teller),
        character: characterName(shown.character, teller),
      }),
    )
  const slots = listNames(
    shown.slots.map(slot => slotName(slot, teller)),
    teller.say,
  )
  return capital(teller.say(`${WORDS}.shown.${shown.swapped ? 'swapped' : 'notSwapped'}`, { slots }))
}
