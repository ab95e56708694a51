/** Names of cards: hints by title, actions by kind and corner. */
import { titleIn } from '../../../src-shared/decks/titles'
import type { ActionCard, Corner, HintCard } from '../../../src-shared/games/overlord/rules'
import { grammarOf } from '../../../src-shared/locales/grammar'
import type { Language } from '../../../src-shared/locales/languages'
import type { Translate, I18n } from '../../i18nTypes'
import { plainText } from '../../../src-shared/text/plainText'

export const WORDS = 'games.overlord'

/** The current language and its translations. */
type Reader = Pick<I18n, 't' | 'language'>

/** Stands for a card whose deck has not arrived yet. */
const UNKNOWN = '…'

/** A hint's title in the reader's language, else its first title. */
export function hintTitle(card: HintCard | null, { t, language }: Reader): string {
  if (!card) return UNKNOWN
  return card.titles ? plainText(titleIn(card.titles, language.value) ?? UNKNOWN) : t(`${WORDS}.hints.${card.id}`)
}

/** Turns a text's quotes into inner ones, for use within quotes. */
export function withInnerQuotes(text: string, language: Language): string {
  const [open, close] = grammarOf(language).innerQuotes
  return text.replace(
    /«([^«»]*)»|“([^“”]*)”|„([^„“]*)“/g,
    (_, ...found: readonly (string | undefined)[]) =>
      open + (found.slice(0, 3).find(inner => inner !== undefined) ?? '') + close,
  )
}

/** A title for use within quotes. */
export const innerTitle = (card: HintCard | null, reader: Reader): string =>
  withInnerQuotes(hintTitle(card, reader), reader.language.value)

/** A title in quotes. */
export const quotedTitle = (card: HintCard | null, reader: Reader): string =>
  reader.t(`${WORDS}.quoted`, { text: innerTitle(card, reader) })

export const symbolName = (symbol: Corner, t: Translate): string => t(`${WORDS}.symbols.${symbol}.name`)

/** A symbol with its article, as it is demanded: "a monster". */
export const symbolWithArticle = (symbol: Corner, t: Translate): string => t(`${WORDS}.symbols.${symbol}.one`)

/** "Freeze (monster, skull)". */
export function actionName({ kind, symbol, skull }: ActionCard, t: Translate): string {
  const params = { kind: t(`${WORDS}.actions.${kind}.name`), symbol: symbolName(symbol, t).toLocaleLowerCase() }
  return t(`${WORDS}.actions.${skull ? 'cardSkull' : 'card'}`, params)
}

/** A number of cards: "3 hints and 1 action". */
export function cardCount(hints: number, actions: number, t: Translate): string {
  const [first = '', ...rest] = [
    ...(hints > 0 ? [t(`${WORDS}.counts.hints`, { n: hints })] : []),
    ...(actions > 0 ? [t(`${WORDS}.counts.actions`, { n: actions })] : []),
  ]
  return rest.reduce((a, b) => t('table.and', { a, b }), first)
}
