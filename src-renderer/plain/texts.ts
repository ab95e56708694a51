/**
 * A game's texts by the plain board's convention: `cards.<id>.name` and `.text`, `zones.<zone>`, `asks.<key>.title` and
 * `.hint`, `choices.<word>`, `parts.<part>`, `events.<kind>` with `eventsYou.<kind>` and `eventsToYou.<kind>` where
 * somebody is addressed.
 */
import type { Json, Seat } from '../../src-shared/kernel'
import type { SeenEvent } from '../../src-shared/wire'
import type { ChoiceText, LogContext } from '../games/gameUi'
import { personalMessage } from '../games/personalMessage'
import type { MessageParams } from '../i18nTypes'
import { listNames } from '../names'

/** Fields of events and asks that hold a seat, or several. */
const SEATS: readonly string[] = ['seat', 'to', 'by', 'from', 'target', 'winners', 'seats']

type Fields = { readonly [name: string]: Json }

const isSeat = (value: Json | undefined): value is Seat => typeof value === 'number'

/** The text of a word of the game: a card, a choice, a zone; itself if it has none. */
export function wordText(game: string, word: string, { t, has }: Pick<LogContext, 't' | 'has'>): string {
  const key = [`cards.${word}.name`, `choices.${word}`, `zones.${word}`].find(one => has(`games.${game}.${one}`))
  return key === undefined ? word : t(`games.${game}.${key}`)
}

/** A choice as a person reads it: a card with what it does, a seat by its name. */
export function choiceText(game: string, kind: string, value: Json, context: LogContext): ChoiceText {
  if (kind === 'seat') return { text: context.name(Number(value)) }
  const word = String(value),
    detail = `games.${game}.cards.${word}.text`
  const text = wordText(game, word, context)
  return context.has(detail) ? { text, detail: context.t(detail) } : { text }
}

/** Values for a text: seats by their names, words as the game calls them, numbers as they are. */
function paramsOf(game: string, fields: Fields, context: LogContext): MessageParams {
  const one = (name: string, value: Json): string | number => {
    if (SEATS.includes(name) && isSeat(value)) return context.name(value)
    if (typeof value === 'number') return value
    return typeof value === 'string' ? wordText(game, value, context) : ''
  }
  const values = Object.entries(fields).map(([name, value]): [string, string | number] => [
    name,
    Array.isArray(value)
      ? listNames(
          value.map(item => String(one(name, item as Json))),
          context.t,
        )
      : one(name, value),
  ])
  const names = Array.isArray(fields.winners) ? fields.winners.filter(isSeat).map(context.name) : []
  return { ...Object.fromEntries(values), names: listNames(names, context.t) }
}

/** Title and hint of an ask. */
export function askTitle(
  game: string,
  ask: { readonly key: string; readonly params?: Fields },
  context: LogContext,
): { readonly title: string; readonly hint: string } {
  const params = paramsOf(game, ask.params ?? {}, context),
    key = `games.${game}.asks.${ask.key}`
  return { title: context.t(`${key}.title`, params), hint: context.t(`${key}.hint`, params) }
}

/** An event as a sentence; null when the game has none for it. */
export function eventSentence(game: string, { event }: SeenEvent, context: LogContext): string | null {
  if (typeof event !== 'object' || event === null || Array.isArray(event)) return null
  const fields = event as Fields,
    kind = String(fields.kind),
    others = `games.${game}.events.${kind}`
  if (!context.has(others)) return null
  const keys = { others, you: `games.${game}.eventsYou.${kind}`, toYou: `games.${game}.eventsToYou.${kind}` }
  const params = paramsOf(game, fields, context)
  return isSeat(fields.seat)
    ? personalMessage(keys, { seat: fields.seat, ...(isSeat(fields.to) && { other: fields.to }), params }, context)
    : context.t(others, params)
}
