/** Finds parts of a page in memory by selectors as simple as the page's own: tags, classes, attributes, one in another. */

interface Part {
  readonly tag: string
  readonly parent: Part | null
  readonly props: { readonly [name: string]: unknown }
}

/** A tag, a class, or an attribute with or without its value. */
const PIECES = /^[a-z][\w-]*|\.[\w-]+|\[[\w-]+(?:="[^"]*")?\]/gi

const isPiece = ({ tag, props }: Part, piece: string): boolean => {
  if (piece.startsWith('.')) return String(props.class).split(/\s+/).includes(piece.slice(1))
  if (!piece.startsWith('[')) return tag === piece
  const [name = '', value] = piece.slice(1, -1).split('=')
  const has = props[name]
  return has !== undefined && has !== null && has !== false && (value === undefined || `"${String(has)}"` === value)
}

function matchesAll(part: Part, [last = '', ...outer]: readonly string[]): boolean {
  if (!(last.match(PIECES) ?? []).every(piece => isPiece(part, piece))) return false
  if (outer.length === 0) return true
  for (let around = part.parent; around; around = around.parent) if (matchesAll(around, outer)) return true
  return false
}

/** @param selector several are separated by commas, one in another by spaces */
export const isMatch = (part: Part, selector: string): boolean =>
  selector.split(/,\s*/).some(one => matchesAll(part, one.trim().split(/\s+/).reverse()))
