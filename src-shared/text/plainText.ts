/**
 * Text that people typed, a deck brought along, or a host sent, made safe to show. One rule for all of them: no control
 * characters, no characters that show nothing or reorder the text around them (bidi marks, zero-width and filler
 * characters, tags), no halves of characters. Which ones show nothing is Unicode's own list
 * (Default_Ignorable_Code_Point), so it grows with the engine.
 */

const INVISIBLE = '[\\p{Cc}\\p{Cs}\\p{Zl}\\p{Zp}\\p{Default_Ignorable_Code_Point}\\ufff9-\\ufffb]'

/**
 * An emoji keeps the selector that makes it colourful or plain, a keycap the one that joins it: without it they are
 * drawn as something else. Emoji that are joined with zero-width joiners or tags come apart into what they are made of.
 */
const EMOJI = '(\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[#*\\d]\\ufe0f\\u20e3)'

const EACH_INVISIBLE = new RegExp(`${EMOJI}|${INVISIBLE}`, 'gu'),
  RUN_OF_INVISIBLE = new RegExp(`${EMOJI}|${INVISIBLE}+`, 'gu')

/** Drawn as nothing, though Unicode counts them as symbols: the empty Braille cell, a null notehead, blank hieroglyphs. */
const BLANK = /[\u2800\u{1d159}\u{13441}\u{13442}]/gu

/** The text without its invisible characters. */
export const plainText = (text: string): string =>
  text.replace(EACH_INVISIBLE, (_, emoji: string | undefined) => emoji ?? '')

export const hasInvisible = (text: string): boolean => plainText(text) !== text

/** The same with every run of them replaced by a space, for text on a terminal or in one line. */
export const spacedText = (text: string): string =>
  text.replace(RUN_OF_INVISIBLE, (_, emoji: string | undefined) => emoji ?? ' ')

/** JSON of a value in which invisible characters are escaped: the same value, safe on a terminal. */
export const plainJson = (value: unknown): string =>
  JSON.stringify(value).replace(new RegExp(INVISIBLE, 'gu'), found =>
    Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  )

/** The first code points of a text. */
export const firstLetters = (text: string, max: number): string => [...text].slice(0, max).join('')

/** One line: no invisible characters, single spaces, at most `max` code points; empty when nothing is left. */
export function cleanLine(text: string, max: number): string {
  const line = firstLetters(plainText(text).normalize('NFC').replace(BLANK, ' ').replace(/\s+/g, ' ').trim(), max)
  // A cut through an emoji leaves its selector behind.
  return plainText(line).trim()
}

/** Whether a reader sees nothing: accents without a letter and signs of a private font count for nothing. */
export const looksEmpty = (text: string): boolean =>
  !/[^\p{M}\p{Z}\p{C}]|\p{Cn}/u.test(plainText(text).replace(BLANK, ' '))
