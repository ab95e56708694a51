/** Questions, ways and choices of an Overlord table in words. */
import type { Json, SeatAsk } from '../../../src-shared/kernel'
import type { Choice, Made } from '../../store/compose'
import type { ChoiceWords, Teller } from '../face'
import { WORDS } from './names'
import { signOfWay } from './signs'

/** Params that are seats. */
const OF_SEATS: readonly string[] = ['by', 'speaker', 'victim', 'to']

/** A question: its title, by the pressure where the speaker is under one, and what it means. */
export function title(ask: SeatAsk, teller: Teller): { readonly title: string; readonly hint: string } {
  const { say, has } = teller
  const params = paramsOf(ask, teller)
  const at = `${WORDS}.asks.${ask.key}`
  const pressed = `${at}.${String(ask.params?.pressure ?? '')}`
  const free = ask.key === 'tell' && ask.pick.pick === 'branch' && Object.hasOwn(ask.pick.of, 'end')
  return {
    title: say(has(pressed) ? pressed : `${at}.title`, params),
    hint: say(free ? `${at}.first` : `${at}.hint`, params),
  }
}

function paramsOf(ask: SeatAsk, teller: Teller): { [name: string]: string | number } {
  return Object.fromEntries(
    Object.entries(ask.params ?? {}).flatMap(([name, value]) => {
      const said = paramOf(name, value, teller)
      return said === null ? [] : [[name, said] as const]
    }),
  )
}

function paramOf(name: string, value: Json, { say, name: nameOf }: Teller): string | number | null {
  if (typeof value === 'number') return OF_SEATS.includes(name) ? nameOf(value) : value
  if (typeof value !== 'string') return null
  return name === 'symbol' ? say(`${WORDS}.symbols.${value}.one`) : value
}

export function part(ask: SeatAsk, path: readonly string[], { say, has }: Teller): string {
  const key = `${WORDS}.parts.${ask.key}.${path.at(-1) ?? ''}`
  return has(key) ? say(key) : ''
}

/** A way of an answer, or the word that answers. */
export function wayWords(ask: SeatAsk, way: string, { say, has }: Teller): ChoiceWords {
  const key = `${WORDS}.branches.${ask.key}.${way}`
  const sign = signOfWay(ask.key, way)
  const text = has(key) ? say(key) : way === 'ok' ? say('app.ok') : way
  return sign === undefined ? { text } : { text, sign }
}

/** A choice in words, for whoever goes without the board. @param title says a card by its id */
export function choiceWords(
  ask: SeatAsk,
  path: readonly string[],
  kind: Made['kind'],
  value: Choice,
  teller: Teller,
  cardName: (id: string) => ChoiceWords,
): ChoiceWords {
  const { say, has, name } = teller
  if (kind === 'seat') return { text: name(Number(value)) }
  if (Array.isArray(value)) return { text: value.map(id => cardName(String(id)).text).join(', ') }
  const word = String(value),
    last = path.at(-1)
  if (kind === 'slot' || kind === 'words') return cardName(word)
  if (last === 'symbol') return { text: say(`${WORDS}.symbols.${word}.name`), sign: `symbol.${word}` }
  if (last === 'reason' && has(`${WORDS}.whims.${word}`)) return { text: say(`${WORDS}.whims.${word}`) }
  return wayWords(ask, word, teller)
}
