/** What cards are called: hints by their titles, actions by their kind and corner. */
import type { ActionCard, Corner, HintCard } from '../../../src-shared/games/overlord'
import type { Language } from '../../../src-shared/lang'
import type { Say, Words } from '../../i18n'
import { plainText } from '../../names'

export const WORDS = 'games.overlord'

export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

/** The language of now, and how things are said in it. */
type Reader = Pick<Words, 'say' | 'language'>

/** A card that is not in the deck: it is still on its way. */
const UNKNOWN = '…'

/** A hint's title in the reader's language, else in the first it has. */
export function hintTitle(card: HintCard | null, { language }: Pick<Words, 'language'>): string {
  const { en, ru, it } = card?.titles ?? {}
  return plainText(card?.titles[language.value] ?? en ?? ru ?? it ?? UNKNOWN)
}

/** The quotes within quotes of a language. */
const INNER: { readonly [language in Language]: readonly [string, string] } = {
  en: ['‘', '’'],
  ru: ['„', '“'],
  it: ['“', '”'],
}

/** A text as it stands in quotes: its own quotes are the inner ones. */
export function within(text: string, language: Language): string {
  const [open, close] = INNER[language]
  return text.replace(
    /«([^«»]*)»|“([^“”]*)”|„([^„“]*)“/g,
    (_, ...found: readonly (string | undefined)[]) =>
      open + (found.slice(0, 3).find(inner => inner !== undefined) ?? '') + close,
  )
}

/** A title as it stands in quotes. */
export const innerTitle = (card: HintCard | null, reader: Pick<Words, 'language'>): string =>
  within(hintTitle(card, reader), reader.language.value)

/** A title in quotes. */
export const quotedTitle = (card: HintCard | null, reader: Reader): string =>
  reader.say(`${WORDS}.quoted`, { text: innerTitle(card, reader) })

export const symbolName = (symbol: Corner, say: Say): string => say(`${WORDS}.symbols.${symbol}.name`)

/** A symbol in a sentence, as what is demanded: "a monster". */
export const oneOf = (symbol: Corner, say: Say): string => say(`${WORDS}.symbols.${symbol}.one`)

/** "Freeze (monster, skull)". */
export function actionName({ kind, symbol, skull }: ActionCard, say: Say): string {
  const params = { kind: say(`${WORDS}.actions.${kind}.name`), symbol: symbolName(symbol, say).toLocaleLowerCase() }
  return say(`${WORDS}.actions.${skull ? 'cardSkull' : 'card'}`, params)
}

/** How many cards: "3 hints and 1 action". */
export function cardCount(hints: number, actions: number, say: Say): string {
  const [first = '', ...rest] = [
    ...(hints > 0 ? [say(`${WORDS}.counts.hints`, { n: hints })] : []),
    ...(actions > 0 ? [say(`${WORDS}.counts.actions`, { n: actions })] : []),
  ]
  return rest.reduce((a, b) => say('table.and', { a, b }), first)
}
