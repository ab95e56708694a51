/** Reads JSON of other machines: its depth and the number of its values are bounded before any of it is built. */
import type { Json } from '../kernel/choiceSpec'
import { refuse, type Refusal } from '../kernel/refusal'

/** Most values of a message or a record, objects and lists included: the longest matches have a tenth. */
const MAX_VALUES = 1_000_000

/** Parses JSON that is nested no deeper than this. What has too many values is refused before any of it is built. */
export function readJson(text: string, maxDepth: number): { value: Json } | { why: Refusal } {
  const why = outsize(text, maxDepth)
  if (why) return { why: refuse(why) }
  try {
    return { value: JSON.parse(text) as Json }
  } catch {
    return { why: refuse('notJson') }
  }
}

/** Counts brackets and commas outside of strings, so that neither depth nor number can stop this thread. */
function outsize(text: string, maxDepth: number): 'tooDeep' | 'tooLong' | null {
  let depth = 0,
    values = 0,
    inString = false
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    if (inString) {
      if (c === BACKSLASH) i++
      else if (c === QUOTE) inString = false
    } else if (c === QUOTE) inString = true
    else if (c === COMMA || c === LIST || c === OBJECT) {
      if (c !== COMMA && ++depth > maxDepth) return 'tooDeep'
      if (++values > MAX_VALUES) return 'tooLong'
    } else if (c === LIST_END || c === OBJECT_END) depth--
  }
  return null
}

const QUOTE = 34,
  COMMA = 44,
  LIST = 91,
  BACKSLASH = 92,
  LIST_END = 93,
  OBJECT = 123,
  OBJECT_END = 125
