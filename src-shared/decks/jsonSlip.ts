/**
 * Where a text is no JSON, and why. Engines word their messages in their own ways and some name no place, so that a
 * person is told by a scan of our own; it goes through the text once, without recursion, however deep it is nested.
 */

/** What is wrong there. Its words are in the locales under `jsonSlips`. */
export type SlipKind =
  | 'empty'
  | 'open'
  | 'comma'
  | 'extraComma'
  | 'colon'
  | 'name'
  | 'quotes'
  | 'text'
  | 'escape'
  | 'number'
  | 'word'
  | 'bracket'
  | 'comment'
  | 'after'
  | 'deep'

export interface JsonSlip {
  readonly slip: SlipKind
  /** Counted from 1; columns in characters. */
  readonly line: number
  readonly column: number
  /** `open`: the line of the bracket that is never closed. */
  readonly opened?: number
}

type Awaited = 'value' | 'valueOrEnd' | 'name' | 'nameOrEnd' | 'colon' | 'commaOrEnd' | 'nothing'

interface Opened {
  readonly bracket: '{' | '['
  readonly at: number
}

/** A fault at a position of the text. */
class Slip extends Error {
  constructor(
    readonly slip: SlipKind,
    readonly at: number,
    readonly openedAt?: number,
  ) {
    super(slip)
  }
}

const SPACE = /[ \t\n\r]*/y,
  NUMBER = /-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?(?![\w.+-])/y,
  WORD = /(true|false|null)(?![\w$])/y,
  // What a string may hold: anything but quotes, backslashes and control characters; or an escape.
  // eslint-disable-next-line no-control-regex
  STRING = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/y,
  // eslint-disable-next-line no-control-regex
  STRING_START = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y
const WRONG_QUOTES = "'`‘’‚“”„«»",
  COMMENT = /\/\/|\/\*|#/y

/** The end of what a sticky expression matches at a position; null where it does not. */
function matched(what: RegExp, text: string, at: number): number | null {
  what.lastIndex = at
  return what.test(text) ? what.lastIndex : null
}

/**
 * The first slip of a text, or null if it is JSON.
 * @param deepest lists and objects within each other: deeper ones are a slip too
 */
export function slipIn(text: string, deepest: number): JsonSlip | null {
  try {
    scan(text, deepest)
    return null
  } catch (fault) {
    if (!(fault instanceof Slip)) throw fault
    const { slip, at, openedAt } = fault
    return { slip, ...placeOf(text, at), ...(openedAt === undefined ? {} : { opened: placeOf(text, openedAt).line }) }
  }
}

function placeOf(text: string, at: number): { readonly line: number; readonly column: number } {
  const lines = text.slice(0, at).split(/\r\n|\n|\r/)
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 }
}

function scan(text: string, deepest: number): void {
  const opened: Opened[] = []
  let awaits: Awaited = 'value',
    comma = 0
  const afterValue = (): Awaited => (opened.length === 0 ? 'nothing' : 'commaOrEnd')
  for (let at = matched(SPACE, text, 0) ?? 0; at < text.length; at = matched(SPACE, text, at) ?? at) {
    const sign = text.charAt(at)
    if (matched(COMMENT, text, at) !== null) throw new Slip('comment', at)
    if (awaits === 'nothing') throw new Slip('after', at)
    if (sign === '}' || sign === ']') {
      close(opened, sign, at, awaits, comma)
      awaits = afterValue()
      at++
    } else if (awaits === 'commaOrEnd') {
      if (sign !== ',') throw new Slip('comma', at)
      comma = at++
      awaits = opened.at(-1)?.bracket === '{' ? 'name' : 'value'
    } else if (awaits === 'colon') {
      if (sign !== ':') throw new Slip('colon', at)
      at++
      awaits = 'value'
    } else if (awaits === 'name' || awaits === 'nameOrEnd') {
      if (sign === ',') throw new Slip('extraComma', at)
      if (sign !== '"') throw new Slip(WRONG_QUOTES.includes(sign) ? 'quotes' : 'name', at)
      at = endOfString(text, at)
      awaits = 'colon'
    } else if (sign === '{' || sign === '[') {
      opened.push({ bracket: sign, at })
      if (opened.length > deepest) throw new Slip('deep', at)
      awaits = sign === '{' ? 'nameOrEnd' : 'valueOrEnd'
      at++
    } else {
      at = endOfValue(text, at, sign)
      awaits = afterValue()
    }
  }
  const unclosed = opened.at(-1)
  if (unclosed) throw new Slip('open', text.length, unclosed.at)
  if (awaits !== 'nothing') throw new Slip('empty', 0)
}

function close(opened: Opened[], sign: '}' | ']', at: number, awaits: Awaited, comma: number): void {
  const { bracket } = opened.at(-1) ?? {}
  if (bracket !== (sign === '}' ? '{' : '[')) throw new Slip('bracket', at)
  if (awaits === 'name' || (awaits === 'value' && bracket === '[')) throw new Slip('extraComma', comma)
  if (awaits === 'value' || awaits === 'colon') throw new Slip(awaits === 'colon' ? 'colon' : 'word', at)
  opened.pop()
}

function endOfValue(text: string, at: number, sign: string): number {
  if (sign === '"') return endOfString(text, at)
  if (sign === ',') throw new Slip('extraComma', at)
  if (WRONG_QUOTES.includes(sign)) throw new Slip('quotes', at)
  const isNumber = /[-+.\d]/.test(sign)
  const end = matched(isNumber ? NUMBER : WORD, text, at)
  if (end === null) throw new Slip(isNumber ? 'number' : 'word', at)
  return end
}

/** A text that is not closed in its line is named where it begins, an unknown escape where it stands. */
function endOfString(text: string, at: number): number {
  const end = matched(STRING, text, at)
  if (end !== null) return end
  const stop = matched(STRING_START, text, at) ?? at
  throw text.charAt(stop) === '\\' ? new Slip('escape', stop) : new Slip('text', at)
}
