/** A page in words, as a person meets it: roles, names, states and texts, much as in Playwright's aria snapshots. */

/** An element, a text or a comment, as `pressed/page.ts` draws it. */
export interface Drawn {
  readonly tag: string
  readonly text: string
  readonly children: readonly Drawn[]
  readonly props: { readonly [name: string]: unknown }
  readonly value: unknown
  readonly checked: boolean
  readonly selected: boolean
  readonly open: boolean
}

/** A part and all that lies within it, in order. */
export const everyOf = (part: Drawn): Drawn[] => [part, ...part.children.flatMap(everyOf)]

/** Roles of elements that have one without being given it. */
const ROLES: { readonly [tag: string]: string } = {
  a: 'link',
  article: 'article',
  aside: 'complementary',
  button: 'button',
  details: 'details',
  dialog: 'dialog',
  fieldset: 'group',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
  h4: 'heading',
  img: 'img',
  li: 'listitem',
  main: 'main',
  meter: 'meter',
  nav: 'navigation',
  ol: 'list',
  progress: 'progressbar',
  select: 'combobox',
  table: 'table',
  textarea: 'textbox',
  tr: 'row',
  ul: 'list',
}
const INPUTS: { readonly [type: string]: string } = {
  checkbox: 'checkbox',
  file: 'file',
  number: 'spinbutton',
  radio: 'radio',
  range: 'slider',
}
/** Without a name these have a line only if they say something themselves. */
const GROUPING = new Set(['', 'list', 'listitem', 'group', 'status', 'alert', 'log', 'none'])
/** These are named by all that they say. */
const SPOKEN = new Set(['button', 'link', 'heading', 'tab', 'option'])
/** What these say is one line with what stands beside it. */
const INLINE = /^(|a|b|bdi|br|code|em|i|kbd|small|span|strong|svg|text)$/
const STATES =
  /^(disabled|inert|required|readonly|href|alt|placeholder|aria-(busy|checked|current|disabled|expanded|haspopup|invalid|live|modal|pressed|selected|sort|valuenow|valuemax|valuetext))$/

interface Line {
  readonly words: string
  /** What stands beside it joins it: it is a text within a sentence. */
  readonly isInline: boolean
  readonly hasRole: boolean
}
/** The words at a field, by the field itself; its label, which says no more; and the words of parts, by their ids. */
type Names = ReadonlyMap<unknown, string>

/** @returns one line for each part that says or does something, indented by depth */
export function outline(root: Drawn): string[] {
  const parts = everyOf(root),
    names = new Map<unknown, string>()
  for (const part of parts) if (part.props.id !== undefined) names.set(part.props.id, wordsIn(part))
  for (const label of parts.filter(({ tag }) => tag === 'label'))
    for (const field of fieldsOf(label, parts)) names.set(field, wordsIn(label)).set(label, '')
  return linesWithin(root, names).map(({ words }) => words)
}

const isField = ({ tag }: Drawn): boolean => /^(input|select|textarea)$/.test(tag)

const fieldsOf = (label: Drawn, parts: readonly Drawn[]): Drawn[] =>
  label.props.for === undefined
    ? everyOf(label).filter(isField)
    : parts.filter(part => isField(part) && part.props.id === label.props.for)

function linesWithin(part: Drawn, names: Names): Line[] {
  const own = ownWords(part),
    lines: Line[] = own === '' ? [] : [{ words: own, isInline: true, hasRole: false }]
  for (const line of part.children.flatMap(child => linesOf(child, names))) {
    const last = lines.at(-1)
    if (last?.isInline && line.isInline) lines[lines.length - 1] = { ...line, words: `${last.words} ${line.words}` }
    else lines.push(line)
  }
  return lines
}

function linesOf(part: Drawn, names: Names): Line[] {
  const { tag, props } = part
  // A legend and a summary are names of what they lie in.
  if (isOn(props.hidden) || tag === 'legend' || tag === 'summary') return []
  if (tag === 'label' && names.has(part))
    return everyOf(part)
      .filter(isField)
      .flatMap(field => linesOf(field, names))
  const role = roleOf(part),
    within = tag === 'select' || SPOKEN.has(role) ? [] : linesWithin(part, names),
    hasParts = within.length > 1 || within.some(line => line.hasRole)
  const words = SPOKEN.has(role)
    ? wordsIn(part)
    : rowOf(part, role, within) || (hasParts ? '' : (within[0]?.words ?? ''))
  const name = nameOf(part, names) || (SPOKEN.has(role) ? words : ''),
    states = statesOf(part, role, `${name} ${words}`)
  const isGrouping = GROUPING.has(role) && name === '' && states === ''
  if (isGrouping && words === '') return within
  if (isGrouping && role === '') return [{ words, isInline: INLINE.test(tag), hasRole: false }]
  const says = [valueOf(part, role), words === name ? '' : words].filter(one => one !== '').join(' ')
  const head = `${role || 'part'}${name === '' ? '' : ` “${name}”`}${states}${says === '' ? '' : `: ${says}`}`
  return [head, ...(words === '' ? within.map(line => ` ${line.words}`) : [])].map(line => ({
    words: line,
    isInline: false,
    hasRole: true,
  }))
}

const isOn = (of: unknown): boolean => of !== undefined && of !== null && of !== false

const trimmed = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** What is drawn in one piece is markup. */
const ownWords = ({ tag, text }: Drawn): string => trimmed(tag === 'static' ? text.replace(/<[^>]*>/g, ' ') : text)

/** All that a part says, without what its fields hold. */
function wordsIn(part: Drawn): string {
  if (isField(part) || isOn(part.props.hidden)) return ''
  const words = trimmed([ownWords(part), ...part.children.map(wordsIn)].join(' '))
  return words === '' ? trimmed(String(part.props['aria-label'] ?? '')) : words
}

/** The cells of a row beside each other, if they hold nothing but words. */
const rowOf = ({ children }: Drawn, role: string, within: readonly Line[]): string =>
  role !== 'row' || within.some(line => line.hasRole)
    ? ''
    : children
        .filter(({ tag }) => tag !== '')
        .map(wordsIn)
        .join(' | ')

function roleOf({ tag, props }: Drawn): string {
  if (typeof props.role === 'string') return props.role
  if (tag === 'input') return INPUTS[String(props.type)] ?? 'textbox'
  if (tag === 'section' || tag === 'form') return isOn(props['aria-label']) ? 'region' : ''
  return ROLES[tag] ?? ''
}

function nameOf(part: Drawn, names: Names): string {
  const given = part.props['aria-label'] ?? names.get(part.props['aria-labelledby']) ?? names.get(part)
  if (typeof given === 'string') return trimmed(given)
  const title = part.children.find(({ tag }) => tag === 'legend' || tag === 'summary')
  return title ? wordsIn(title) : ''
}

function statesOf({ tag, props, checked, open }: Drawn, role: string, said: string): string {
  const states = Object.entries(props)
    .filter(([state, of]) => STATES.test(state) && isOn(of))
    .map(([state, of]) => `${state.replace('aria-', '')}${of === '' || of === true ? '' : `=${String(of)}`}`)
  if (role === 'heading') states.push(`level=${tag.slice(1)}`)
  if (checked) states.push('checked')
  if (tag === 'details' && (open || isOn(props.open))) states.push('open')
  if (typeof props.title === 'string' && !said.includes(trimmed(props.title)))
    states.push(`title=${trimmed(props.title)}`)
  return states
    .sort()
    .map(state => ` [${state}]`)
    .join('')
}

/** What a field holds, and what may be chosen in it: the chosen one has a star. */
function valueOf(part: Drawn, role: string): string {
  if (part.tag !== 'select')
    return ['textbox', 'spinbutton', 'slider'].includes(role) ? trimmed(String(part.value)) : ''
  return everyOf(part)
    .filter(({ tag }) => tag === 'option')
    .map(option => {
      const isChosen = option.selected || (isOn(part.props.value) && part.value === option.props.value)
      return `${isChosen ? '*' : ''}${wordsIn(option)}${isOn(option.props.disabled) ? ' [disabled]' : ''}`
    })
    .join(' | ')
}

/** What has come and gone between two outlines, in their order: `+` and `-`. */
export function changes(before: readonly string[], after: readonly string[]): string[] {
  const common = longestCommon(before, after)
  const said: string[] = []
  let b = 0,
    a = 0
  for (const [atBefore, atAfter] of [...common, [before.length, after.length] as const]) {
    said.push(...outermost(before.slice(b, atBefore)).map(line => `- ${line}`))
    said.push(...after.slice(a, atAfter).map(line => `+ ${line}`))
    b = atBefore + 1
    a = atAfter + 1
  }
  return said
}

/** What is gone is told without what lay within it. */
function outermost(lines: readonly string[]): string[] {
  let outer = Infinity
  return lines.filter(line => {
    const depth = line.search(/\S/)
    if (depth > outer) return false
    outer = depth
    return true
  })
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
