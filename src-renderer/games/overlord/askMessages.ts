/** Texts of asks, branches and choices. */
import type { Json, SeatAsk } from '../../../src-shared/kernel'
import type { Choice, MadeChoice } from '../../store/answerBuilder'
import type { ChoiceText, MessageContext } from '../gameUi'
import { WORDS } from './names'
import { iconForChoice } from './icons'

/** The words of the option are those of the Overlord's choice on the throne. */
const PATIENCE = `${WORDS}.options.silence.values`

const OF_SEATS: readonly string[] = ['by', 'speaker', 'victim', 'to']

/** An ask's title (by the pressure, where the speaker is under one) and its hint. */
export function title(ask: SeatAsk, context: MessageContext): { readonly title: string; readonly hint: string } {
  const { t, has } = context
  const params = paramsOf(ask, context)
  const at = `${WORDS}.asks.${ask.key}`
  const pressureKey = `${at}.${String(ask.params?.pressure ?? '')}`
  const free = ask.key === 'tell' && ask.pick.pick === 'branch' && Object.hasOwn(ask.pick.of, 'end')
  return {
    title: t(has(pressureKey) ? pressureKey : `${at}.title`, params),
    hint: t(free ? `${at}.first` : `${at}.hint`, params),
  }
}

function paramsOf(ask: SeatAsk, context: MessageContext): { [name: string]: string | number } {
  return Object.fromEntries(
    Object.entries(ask.params ?? {}).flatMap(([name, value]) => {
      const text = paramOf(name, value, context)
      return text === null ? [] : [[name, text] as const]
    }),
  )
}

function paramOf(name: string, value: Json, { t, name: nameOf }: MessageContext): string | number | null {
  if (typeof value === 'number') return OF_SEATS.includes(name) ? nameOf(value) : value
  if (typeof value !== 'string') return null
  return name === 'symbol' ? t(`${WORDS}.symbols.${value}.one`) : value
}

export function part(ask: SeatAsk, path: readonly string[], { t, has }: MessageContext): string {
  const key = `${WORDS}.parts.${ask.key}.${path.at(-1) ?? ''}`
  return has(key) ? t(key) : ''
}

/** A branch of an answer, or a one-word answer. */
export function wayText(ask: SeatAsk, way: string, { t, has }: MessageContext): ChoiceText {
  const key = `${WORDS}.branches.${ask.key}.${way}`
  const icon = iconForChoice(ask.key, way)
  const text = has(key) ? t(key) : way === 'ok' ? t('app.ok') : way
  return icon === undefined ? { text } : { text, icon }
}

/** A choice as text, for people who do not use the board. @param cardName a card's text by id */
export function choiceText(
  ask: SeatAsk,
  path: readonly string[],
  kind: MadeChoice['kind'],
  value: Choice,
  context: MessageContext,
  cardName: (id: string) => ChoiceText,
): ChoiceText {
  const { t, has, name } = context
  if (kind === 'seat') return { text: name(Number(value)) }
  if (Array.isArray(value)) return { text: value.map(id => cardName(String(id)).text).join(', ') }
  const word = String(value),
    last = path.at(-1)
  if (kind === 'slot' || kind === 'words') return cardName(word)
  if (last === 'symbol') return { text: t(`${WORDS}.symbols.${word}.name`), icon: `symbol.${word}` }
  if (last === 'reason' && has(`${WORDS}.whims.${word}`)) return { text: t(`${WORDS}.whims.${word}`) }
  if (last === 'patience')
    return { text: Number(word) > 0 ? t(`${PATIENCE}.number`, { n: Number(word) }) : t(`${PATIENCE}.off`) }
  return wayText(ask, word, context)
}
