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

/** Boards draw with colours of their own. Sheets in design/ define the tokens. */
const isShared = (name: string): boolean => !name.startsWith('games') && !name.startsWith('design')

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
