/** Pages to save, as trees: text is text and attributes are attributes, escaped where they are written out and nowhere else. */
import { plainText } from '../../names'

export interface Mark {
  readonly tag: string
  readonly attributes: { readonly [name: string]: string }
  readonly children: readonly (Mark | string)[]
}

/** Words of our own: whoever builds a page never passes on what somebody has typed as a tag or as the name of an attribute. */
const NAME = /^[a-zA-Z][a-zA-Z0-9-]*$/
/** Those without an end. */
const VOID: readonly string[] = ['meta']
/** What would take effect: no page of ours has any. */
const NEVER = /^(script|iframe|object|embed|link|base|form|a|img)$|^(on.*|href|src|srcdoc|action)$/i

export const mark = (
  tag: string,
  attributes: { readonly [name: string]: string },
  ...children: readonly (Mark | string)[]
): Mark => ({ tag, attributes, children })

const ESCAPES: { readonly [sign: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Nothing in it reorders or hides what stands around it either. */
const escaped = (text: string): string => plainText(text).replace(/[&<>"']/g, sign => ESCAPES[sign] ?? sign)

/** @throws for a name that is none, or that would take effect in a page */
function named(name: string): string {
  if (!NAME.test(name) || NEVER.test(name)) throw new Error(`no saved page has a ${name}`)
  return name
}

export function written(of: Mark | string): string {
  if (typeof of === 'string') return escaped(of)
  const tag = named(of.tag)
  const attributes = Object.entries(of.attributes)
    .map(([name, value]) => ` ${named(name)}="${escaped(value)}"`)
    .join('')
  return VOID.includes(tag)
    ? `<${tag}${attributes}>`
    : `<${tag}${attributes}>${of.children.map(written).join('')}</${tag}>`
}
