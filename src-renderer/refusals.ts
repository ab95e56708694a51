/** A refusal in words a person understands: the interface's, or the game's own. */
import type { Refusal } from '../src-shared/kernel/refusal'
import type { Words, WordParams } from './i18n'

/** What each parameter of a refusal is called for people. */
function paramsFor(why: Refusal, game: string, words: Words): WordParams {
  const params: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(why.params ?? {})) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const key =
      name === 'option'
        ? `games.${game}.options.${value}.name`
        : name === 'character'
          ? `games.${game}.characters.${value}.name`
          : ''
    params[name] = words.has(key) ? words.say(key) : value
  }
  // The number that the plural form hangs on.
  const n = params.n ?? params.min ?? params.max
  return n === undefined ? params : { ...params, n }
}

const wordOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** What was expected, as the schema says it (`>=1`, `("man" | "woman")`), for people. */
function expectedText(expected: string, words: Words): string {
  const [, sign, n] = /^([<>])=(\d+)$/.exec(expected) ?? []
  if (sign !== undefined) return words.say(sign === '<' ? 'deckFaults.atMost' : 'deckFaults.atLeast', { n: Number(n) })
  return expected.replace(/[()"]/g, '').split(' | ').join(', ')
}

/** A deck that was not taken: which card, which field, and why. */
function deckFaultText(why: Refusal, game: string, words: Words): string {
  const { card, field, reason } = why.params ?? {}
  const at = [
    wordOf(card) === '' ? words.say('deckFaults.whole') : words.say('deckFaults.card', { card: wordOf(card) }),
    ...(wordOf(field) === '' ? [] : [words.say('deckFaults.field', { field: wordOf(field) })]),
  ]
  const key =
    [`deckFaults.${wordOf(reason)}`, `games.${game}.deckFaults.${wordOf(reason)}`].find(words.has) ?? 'deckFaults.other'
  return words.say('refusals.deckFaulty', {
    where: at.join(', '),
    reason: words.say(key, {
      ...paramsFor(why, game, words),
      expected: expectedText(wordOf(why.params?.expected), words),
    }),
  })
}

export function refusalText(why: Refusal, game: string, words: Words): string {
  if (why.refused === 'deckFaulty') return deckFaultText(why, game, words)
  const key = [`refusals.${why.refused}`, `games.${game}.refusals.${why.refused}`].find(words.has) ?? 'refusals.unknown'
  return words.say(key, paramsFor(why, game, words))
}
