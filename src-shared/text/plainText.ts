/**
 * Text that people typed, a deck brought along, or a host sent, made safe to show. One rule for all of them: control
 * characters, and format characters that hide, join or reorder the text around them (bidi marks, zero-width ones).
 */

const INVISIBLE =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/

const ALL_INVISIBLE = new RegExp(INVISIBLE.source, 'g')

export const hasInvisible = (text: string): boolean => INVISIBLE.test(text)

/** The text without its invisible characters. */
export const plainText = (text: string): string => text.replace(ALL_INVISIBLE, '')

/** The same with every run of them replaced by a space, for text on a terminal or in one line. */
export const spacedText = (text: string): string => text.replace(new RegExp(`${INVISIBLE.source}+`, 'g'), ' ').trim()

/** The first code points of a text. */
export const firstLetters = (text: string, max: number): string => [...text].slice(0, max).join('')

/** One line: no invisible characters, single spaces, at most `max` code points; empty when nothing is left. */
export const cleanLine = (text: string, max: number): string =>
  firstLetters(plainText(text.normalize('NFC')).replace(/\s+/g, ' ').trim(), max).trim()
