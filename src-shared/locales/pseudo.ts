/**
 * The pseudo-language en-XA: English with accents, about 40 % longer, in ⟦brackets⟧. On the page it shows text that was
 * never translated (no accents) and text that is cut off (no closing bracket).
 */

const ACCENTS: { readonly [letter: string]: string } = {
  a: 'å',
  c: 'ç',
  e: 'é',
  i: 'î',
  n: 'ñ',
  o: 'ö',
  u: 'û',
  y: 'ý',
  A: 'Å',
  C: 'Ç',
  E: 'É',
  I: 'Î',
  N: 'Ñ',
  O: 'Ö',
  U: 'Û',
  Y: 'Ý',
}
/** Added at the end of a text, word by word, until it is long enough. */
const PADDING = ['öné', 'twö', 'thréé', 'föûr', 'fîvé', 'sîx', 'sévéñ', 'éîght', 'ñîñé', 'téñ'] as const
const GROWTH = 0.4

const WORD = /\p{L}{2}/u

/** Placeholders and literals of vue-i18n: they stay as they are. */
const BRACES = /(\{[^}]*\})/

const accented = (text: string): string => text.replace(/[a-z]/gi, letter => ACCENTS[letter] ?? letter)

function padding(length: number): string {
  let text = ''
  for (let at = 0; text.length < length; at++) text += ` ${PADDING[at % PADDING.length] ?? ''}`
  return text
}

/** One form of a message. One without words ("{n}", "{a}, {b}") gets no brackets. */
function pseudoForm(form: string): string {
  const parts = form.split(BRACES)
  const own = parts.filter(part => !BRACES.test(part)).join('')
  const text = parts.map(part => (BRACES.test(part) ? part : accented(part))).join('')
  return WORD.test(own) ? `⟦${text}${padding(own.length * GROWTH)}⟧` : text
}

/** A message of vue-i18n: its plural forms stand between bars. */
export const pseudoMessage = (message: string): string =>
  message
    .split(' | ')
    .map(form => form.split('\n\n').map(pseudoForm).join('\n\n'))
    .join(' | ')

/** A table with the keys of the given one, every text of it in the pseudo-language. */
export const pseudoTable = (english: object): object =>
  Object.fromEntries(
    Object.entries(english).map(([key, value]: [string, unknown]) => [
      key,
      typeof value === 'string'
        ? pseudoMessage(value)
        : typeof value === 'object' && value !== null
          ? pseudoTable(value)
          : value,
    ]),
  )

/** Whether a text is in the pseudo-language, or has no words at all. */
export const looksPseudo = (text: string): boolean => /[⟦⟧åçéîñöûýÅÇÉÎÑÖÛÝ]/.test(text) || !WORD.test(text)
