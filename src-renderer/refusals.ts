/** A refusal as text: the app's own, or the game's. */
import type { DeckFault } from '../src-shared/decks/readDeck'
import { refuse, type Refusal } from '../src-shared/kernel/refusal'
import { plainParams } from '../src-shared/text/params'
import type { I18n, MessageParams } from './i18nTypes'

/** Parameters that are words of the game: where their names stand. */
const NAMED: { readonly [param: string]: string | undefined } = {
  character: 'characters',
  item: 'items',
  type: 'types',
  symbol: 'symbols',
}

/** Translates the parameters of a refusal. */
function paramsFor(why: Refusal, game: string, i18n: I18n): MessageParams {
  const params: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(why.params ?? {})) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const key =
      name === 'option'
        ? `games.${game}.options.${value}.name`
        : name in NAMED
          ? `games.${game}.${NAMED[name] ?? ''}.${value}.name`
          : ''
    params[name] = i18n.has(key) ? i18n.t(key) : value
  }
  // The number that chooses the plural form.
  const n = params.n ?? params.min ?? params.max
  return n === undefined ? params : { ...params, n }
}

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

/** What a deck's schema expected (`>=1`, `("man" | "woman")`), for people. */
function expectedText(expected: string, i18n: I18n): string {
  const [, comparison, n] = /^([<>])=(\d+)$/.exec(expected) ?? []
  if (comparison !== undefined)
    return i18n.t(comparison === '<' ? 'deckFaults.atMost' : 'deckFaults.atLeast', { n: Number(n) })
  return expected
    .replace(/[()"]/g, '')
    .split(' | ')
    .map(word => (KINDS[word] !== undefined && i18n.has(KINDS[word]) ? i18n.t(KINDS[word]) : word))
    .join(', ')
}

/** What a schema calls a kind of value, and what people call it. */
const KINDS: { readonly [kind: string]: string | undefined } = {
  Array: 'decks.kinds.list',
  Object: 'decks.kinds.object',
  string: 'decks.kinds.text',
  number: 'decks.kinds.number',
  boolean: 'decks.kinds.flag',
}

/** The reason of a deck's fault, or of a warning, without its place. */
export function deckReasonText(fault: DeckFault, game: string, i18n: I18n): string {
  const { reason } = fault
  const key =
    [`deckFaults.${reason}`, `games.${game}.deckFaults.${reason}`, `games.${game}.deckWarnings.${reason}`].find(
      i18n.has,
    ) ?? 'deckFaults.other'
  return i18n.t(key, {
    ...paramsFor(refuse('deckFaulty', { ...fault }), game, i18n),
    expected: expectedText(asText(fault.expected), i18n),
  })
}

/** Where the text of a deck file is no JSON. */
function deckSlipText({ params = {} }: Refusal, i18n: I18n): string {
  const { slip, ...place } = params,
    key = `decks.slips.${asText(slip)}`
  if (!i18n.has(key)) return i18n.t('refusals.deckNotJson')
  const at = Object.fromEntries(Object.entries(place).map(([name, value]) => [name, asText(value)]))
  return i18n.t('decks.slipAt', { ...at, slip: i18n.t(key, at) })
}

/** Why a deck was refused: which card, which field, and the reason. */
function deckFaultText(why: Refusal, game: string, i18n: I18n): string {
  const { card, field, reason } = why.params ?? {}
  const at = [
    asText(card) === '' ? i18n.t('deckFaults.whole') : i18n.t('deckFaults.card', { card: asText(card) }),
    ...(asText(field) === '' ? [] : [i18n.t('deckFaults.field', { field: asText(field) })]),
  ]
  return i18n.t('refusals.deckFaulty', {
    where: at.join(', '),
    reason: deckReasonText(
      { card: asText(card), field: asText(field), ...why.params, reason: asText(reason) },
      game,
      i18n,
    ),
  })
}

/** The text of a refusal, which may have come from another machine. */
export function refusalText(said: Refusal, game: string, i18n: I18n): string {
  const why = said.params ? { ...said, params: plainParams(said.params) } : said
  if (why.refused === 'deckFaulty') return deckFaultText(why, game, i18n)
  if (why.refused === 'deckNotJson') return deckSlipText(why, i18n)
  const key = [`refusals.${why.refused}`, `games.${game}.refusals.${why.refused}`].find(i18n.has) ?? 'refusals.unknown'
  return i18n.t(key, paramsFor(why, game, i18n))
}
