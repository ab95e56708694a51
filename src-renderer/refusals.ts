/** A refusal as text: the app's own, or the game's. */
import type { Refusal } from '../src-shared/kernel/refusal'
import type { I18n, MessageParams } from './i18nTypes'

/** Translates the parameters of a refusal. */
function paramsFor(why: Refusal, game: string, i18n: I18n): MessageParams {
  const params: { [name: string]: string | number } = {}
  for (const [name, value] of Object.entries(why.params ?? {})) {
    if (typeof value !== 'string' && typeof value !== 'number') continue
    const key =
      name === 'option'
        ? `games.${game}.options.${value}.name`
        : name === 'character'
          ? `games.${game}.characters.${value}.name`
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
  return expected.replace(/[()"]/g, '').split(' | ').join(', ')
}

/** Why a deck was refused: which card, which field, and the reason. */
function deckFaultText(why: Refusal, game: string, i18n: I18n): string {
  const { card, field, reason } = why.params ?? {}
  const at = [
    asText(card) === '' ? i18n.t('deckFaults.whole') : i18n.t('deckFaults.card', { card: asText(card) }),
    ...(asText(field) === '' ? [] : [i18n.t('deckFaults.field', { field: asText(field) })]),
  ]
  const key =
    [`deckFaults.${asText(reason)}`, `games.${game}.deckFaults.${asText(reason)}`].find(i18n.has) ?? 'deckFaults.other'
  return i18n.t('refusals.deckFaulty', {
    where: at.join(', '),
    reason: i18n.t(key, {
      ...paramsFor(why, game, i18n),
      expected: expectedText(asText(why.params?.expected), i18n),
    }),
  })
}

export function refusalText(why: Refusal, game: string, i18n: I18n): string {
  if (why.refused === 'deckFaulty') return deckFaultText(why, game, i18n)
  const key = [`refusals.${why.refused}`, `games.${game}.refusals.${why.refused}`].find(i18n.has) ?? 'refusals.unknown'
  return i18n.t(key, paramsFor(why, game, i18n))
}
