/** Design tokens: shared parts use named colours, and every used name is defined. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../../src-renderer')

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory()
      ? files(path.join(folder, entry.name))
      : /\.(vue|css|ts)$/.test(entry.name)
        ? [path.join(folder, entry.name)]
        : [],
  )

const all = files(root).map(file => ({ name: path.relative(root, file), text: readFileSync(file, 'utf8') }))

/** The styles of a component or a style sheet. */
export const styleOf = ({ name, text }: { readonly name: string; readonly text: string }): string =>
  name.endsWith('.css') ? text : [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('\n')

export const rawColours = (style: string): string[] =>
  [...style.matchAll(/#[0-9a-f]{3,8}\b/gi)].map(([colour]) => colour)

/** Boards draw with colours of their own, the plain one too. Sheets in design/ define the tokens. */
const isShared = (name: string): boolean => !/^(games|plain|design)/.test(name)

describe('the look', () => {
  it('has a name for every colour in the shared parts of the page', () => {
    const shared = all.filter(({ name }) => isShared(name) && name.endsWith('.vue'))
    expect(shared.length).toBeGreaterThan(50)
    expect(shared.map(file => [file.name, rawColours(styleOf(file))]).filter(([, colours]) => colours?.length)).toEqual(
      [],
    )
  })

  it('defines every name that is used, and uses every name that it defines', () => {
    const given = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/(?<![\w(-])'?(--[\w-]+)'?\s*\]?:/g)].map(([, name]) => name)),
    )
    const used = new Set(all.flatMap(({ text }) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name)))
    expect([...used].filter(name => !given.has(name))).toEqual([])
    const tokens = [
      ...(all.find(({ name }) => name === path.join('design', 'tokens.css'))?.text ?? '').matchAll(
        /^ {2}(--[\w-]+):/gm,
      ),
    ].map(([, name]) => name)
    expect(tokens.length).toBeGreaterThan(50)
    expect(tokens.filter(name => !used.has(name))).toEqual([])
  })

  it('is parsed as it is written', () => {
    expect(
      rawColours(
        styleOf({
          name: 'a.vue',
          text: '<template><path fill="#fff" /></template><style scoped>a { color: #12AB34; b: url(#x) }</style>',
        }),
      ),
    ).toEqual(['#12AB34'])
  })
})

/** The colours of one look: those of the night, with those of the day over them. */
function tokensOf(look: 'dark' | 'light'): Map<string, string> {
  const text = readFileSync(path.join(root, 'design', 'tokens.css'), 'utf8'),
    blocks = [...text.matchAll(/^([^\n@{}]*(?:,\n[^\n{}]*)?) \{\n(.*?)^\}/gms)].map(([, selector = '', body = '']) => ({
      selector,
      body,
    })),
    night = blocks.filter(({ selector }) => selector === ':root,\n.by-night'),
    day = blocks.filter(({ selector }) => selector.startsWith(":root[data-look='light'],"))
  expect([night.length, day.length]).toEqual([1, 1])
  return new Map(
    [...night, ...(look === 'light' ? day : [])].flatMap(({ body }) =>
      [...body.matchAll(/^ {2}--([\w-]+): ([^;]+);/gm)].map(([, name = '', value = '']) => [name, value] as const),
    ),
  )
}

/** Relative luminance by WCAG. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
/** All plain colours of a value: a gradient has several. */
const hexes = (tokens: ReadonlyMap<string, string>, name: string): string[] => {
  const value = tokens.get(name) ?? ''
  return [...value.matchAll(/#[0-9a-f]{6}\b|var\(--([\w-]+)\)/g)].flatMap(([text, of]) =>
    of === undefined ? [text] : hexes(tokens, of),
  )
}

const PANELS = ['night', 'night-2', 'panel', 'panel-2', 'panel-3']
/** What is written on what. */
const WRITTEN: readonly (readonly [ink: string, grounds: readonly string[]])[] = [
  ...['parchment', 'parchment-2', 'gold', 'gold-2', 'rose', 'leaf', 'sky'].map(ink => [ink, PANELS] as const),
  ['on-metal', ['metal', 'metal-lit', 'gold-2']],
  ['rose', ['rose-ground']],
  ['leaf', ['leaf-ground', 'leaf-ground-2']],
  ['sky', ['sky-ground', 'sky-ground-2']],
  ['parchment', ['rose-ground', 'leaf-ground', 'leaf-ground-2', 'sky-ground', 'sky-ground-2', 'dusk']],
  ['amber', ['amber-ground']],
  ['blush', ['blood', 'blood-2']],
  ['ink', ['paper', 'paper-2']],
]

describe.each(['dark', 'light'] as const)('the %s look', look => {
  const tokens = tokensOf(look)
  it.each(WRITTEN.flatMap(([ink, grounds]) => grounds.map(ground => [ink, ground] as const)))(
    'writes %s on %s at 4.5 to 1',
    (ink, ground) => {
      const inks = hexes(tokens, ink),
        papers = hexes(tokens, ground)
      expect([inks.length > 0, papers.length > 0]).toEqual([true, true])
      const least = Math.min(...inks.flatMap(one => papers.map(other => contrast(one, other))))
      expect([ink, ground, least]).toEqual([ink, ground, expect.toSatisfy((ratio: number) => ratio >= 4.5)])
    },
  )
})

describe('the two looks', () => {
  it('name a colour of the day only where the night has one', () => {
    const night = [...tokensOf('dark').keys()]
    expect([...tokensOf('light').keys()]).toEqual(night)
    expect(tokensOf('light').get('panel')).not.toBe(tokensOf('dark').get('panel'))
  })

  it('measures contrast as WCAG does', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5)
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5)
  })
})
