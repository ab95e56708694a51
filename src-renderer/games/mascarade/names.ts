/** Names of Mascarade's slots and characters, and what a seat was shown in private. */
import type { MascaradeShown, SlotId } from '../../../src-shared/games/mascarade/rules'
import { capital, listNames } from '../../names'
import type { LogContext } from '../gameUi'

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

export const characterName = (id: string, context: LogContext): string => context.t(`${WORDS}.characters.${id}.name`)

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
