/**
 * Builds pages to save as trees of elements: text and attributes are escaped when they are written out, and nowhere
 * else.
 */
import { plainText } from '../../../src-shared/text/plainText'

export interface MarkupElement {
  readonly tag: string
  readonly attributes: { readonly [name: string]: string }
  readonly children: readonly (MarkupElement | string)[]
}

/** Names of tags and attributes are constants of ours: typed text never becomes one. */
const NAME = /^[a-zA-Z][a-zA-Z0-9-]*$/
/** Elements without an end tag. */
const VOID: readonly string[] = ['meta']
/** Tags and attributes that could run or load something: saved pages have none. */
const NEVER = /^(script|iframe|object|embed|link|base|form|a|img)$|^(on.*|href|src|srcdoc|action)$/i

export const element = (
  tag: string,
  attributes: { readonly [name: string]: string },
  ...children: readonly (MarkupElement | string)[]
): MarkupElement => ({ tag, attributes, children })

const ESCAPES: { readonly [character: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Escapes a text, and removes characters that reorder or hide text. */
const escapeText = (text: string): string =>
  plainText(text).replace(/[&<>"']/g, character => ESCAPES[character] ?? character)

/** @throws for an invalid name, or one that could run or load something */
function checkedName(name: string): string {
  if (!NAME.test(name) || NEVER.test(name)) throw new Error(`no saved page has a ${name}`)
  return name
}

export function render(of: MarkupElement | string): string {
  if (typeof of === 'string') return escapeText(of)
  const tag = checkedName(of.tag)
  const attributes = Object.entries(of.attributes)
    .map(([name, value]) => ` ${checkedName(name)}="${escapeText(value)}"`)
    .join('')
  return VOID.includes(tag)
    ? `<${tag}${attributes}>`
    : `<${tag}${attributes}>${of.children.map(render).join('')}</${tag}>`
}
