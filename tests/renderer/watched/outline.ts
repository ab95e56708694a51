/** A page in words: each element on a line of its own, with what it says and how it can be used. */
import { createHash } from 'node:crypto'

/** An element, a text or a comment, as `pressed/page.ts` draws it. */
export interface Drawn {
  readonly tag: string
  readonly text: string
  readonly children: readonly Drawn[]
  readonly props: { readonly [name: string]: unknown }
  readonly value: unknown
}

/** A part and all that lies within it, in order. */
export const everyOf = (part: Drawn): Drawn[] => [part, ...part.children.flatMap(everyOf)]

/** What a person notices of these is elsewhere: in their texts and classes. */
const LEFT_OUT =
  /^(style|key|ref|for|id|type|tabindex|aria-hidden|viewBox|preserveAspectRatio|aria-labelledby|aria-describedby|aria-controls)$/

/** @returns one line for each element that says or does something, indented by depth */
export function outline(root: Drawn): string[] {
  const lines: string[] = []
  for (const child of root.children) write(child, 0, lines)
  return lines
}

function write(one: Drawn, depth: number, lines: string[]): void {
  const own = wordsOf(one.text),
    indent = ' '.repeat(depth)
  if (one.tag === '') {
    if (own !== '') lines.push(`${indent}${own}`)
    return
  }
  const said = one.children.filter(({ tag, text }) => tag !== '' || wordsOf(text) !== '')
  const [only] = said
  if (one.tag === 'svg') lines.push(`${indent}${head(one)} ${pictureOf(one)}`)
  else if (said.length === 1 && only?.tag === '') lines.push(`${indent}${head(one)} ${wordsOf(only.text)}`)
  else {
    lines.push(`${indent}${head(one)}${own === '' ? '' : ` ${own}`}`)
    for (const child of said) write(child, depth + 1, lines)
  }
}

function wordsOf(text: string): string {
  const words = text.replace(/\s+/g, ' ').trim()
  return words === '' ? '' : `“${words}”`
}

/** A picture is told from others by what it is drawn of. */
function pictureOf(svg: Drawn): string {
  const drawn: string[] = []
  const collect = ({ tag, text, props, children }: Drawn): void => {
    drawn.push(tag, text, ...Object.entries(props).map(([name, value]) => `${name}=${String(value)}`))
    children.forEach(collect)
  }
  collect(svg)
  return `picture ${createHash('sha256').update(drawn.join('|')).digest('hex').slice(0, 8)}`
}

function head({ tag, props, value }: Drawn): string {
  const classes = classesOf(props.class)
  const attributes = Object.entries(props)
    .filter(([name, of]) => name !== 'class' && name !== 'value' && !LEFT_OUT.test(name) && isShown(of))
    .map(([name, of]) => (of === '' || of === true ? name : `${name}=${JSON.stringify(of)}`))
    .sort()
  const field = ['input', 'textarea', 'select', 'option'].includes(tag) ? [`value=${JSON.stringify(value)}`] : []
  return [tag + classes, ...attributes, ...field].join(' ')
}

const isShown = (of: unknown): boolean =>
  of !== undefined && of !== null && of !== false && typeof of !== 'function' && typeof of !== 'object'

function classesOf(given: unknown): string {
  if (typeof given !== 'string' || given === '') return ''
  return `.${given.split(/\s+/).join('.')}`
}

/** What has come and gone between two outlines, in their order: `+` and `-`. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  const common = longestCommon(before, after)
  const said: string[] = []
  let b = 0,
    a = 0
  for (const [atBefore, atAfter] of [...common, [before.length, after.length] as const]) {
    for (; b < atBefore; b++) said.push(`- ${before[b] ?? ''}`)
    for (; a < atAfter; a++) said.push(`+ ${after[a] ?? ''}`)
    b++
    a++
  }
  return said
}

/** Pairs of places that stay (Hunt, Szymanski). */
function longestCommon(one: readonly string[], other: readonly string[]): (readonly [number, number])[] {
  const lengths = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1))
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const row = lengths[i],
        next = lengths[i + 1]
      if (row && next) row[j] = one[i] === other[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
  const pairs: (readonly [number, number])[] = []
  for (let i = 0, j = 0; i < one.length && j < other.length;) {
    if (one[i] === other[j]) pairs.push([i++, j++])
    else if ((lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) i++
    else j++
  }
  return pairs
}
