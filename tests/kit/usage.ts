/**
 * Which message keys the code uses. Every string and template of the sources is read as a pattern of keys: `${WORDS}`
 * is the constant of that folder, `${key}` (a helper's parameter) is any other pattern of the same file, a choice
 * between strings is those strings, and anything else is one unknown part of a key. Such a part must at least be a word
 * that stands in quotes in the rules of the game (or, for the interface, anywhere), or in the same file.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** An unknown part of a key, and a helper's parameter, within a pattern. */
const HOLE = '\u0000',
  GIVEN = '\u0001'

interface Source {
  readonly folder: string
  readonly file: string
  readonly text: string
}

/** What a name stands for, as patterns; undefined where that is not known. */
type Known = (name: string) => readonly string[] | undefined

export interface Usage {
  readonly uses: (key: string) => boolean
}

function sourcesOf(folder: string, leaveOut: RegExp): Source[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const entryPath = path.join(folder, entry.name)
    if (leaveOut.test(entryPath)) return []
    if (entry.isDirectory()) return sourcesOf(entryPath, leaveOut)
    return /\.(ts|vue)$/.test(entry.name) ? [{ folder, file: entryPath, text: readFileSync(entryPath, 'utf8') }] : []
  })
}

/** @param roots folders of sources; @param leaveOut the message tables themselves */
export function usageIn(roots: readonly string[], leaveOut: RegExp): Usage {
  const sources = roots.flatMap(root => sourcesOf(root, leaveOut))
  const constants = new Map<string, readonly string[]>()
  const knownIn =
    ({ folder, file }: Source): Known =>
    name =>
      constants.get(`${file}/${name.replace(/\.value$/, '')}`) ?? constants.get(`${folder}/${name}`)
  for (const { folder, text } of sources) {
    for (const [, name = '', value = ''] of text.matchAll(/const (\w+)(?:: \w+)? = '([\w.]+)'/g))
      constants.set(`${folder}/${name}`, [value])
  }
  for (const source of sources)
    for (const found of source.text.matchAll(/const (?!\w*[kK]ey )(\w+) = (?:computed\(\(\) => )?`/g)) {
      const patterns = templateAt(source.text, found.index + found[0].length - 1, knownIn(source))
      if (patterns.length > 0) constants.set(`${source.file}/${found[1] ?? ''}`, patterns)
    }
  const wordsOf = (some: readonly Source[]): Set<string> =>
    withCapitals(
      some
        .flatMap(({ text }) => [...quotedIn(text), ...pickedIn(text), ...entriesIn(text)])
        .flatMap(word => word.split('.')),
      some,
    )
  const anywhere = wordsOf(sources)
  const rules = new Map<string, Set<string>>()
  const rulesOf = (game: string): Set<string> => {
    const known =
      rules.get(game) ??
      wordsOf(
        sources.filter(
          ({ file }) =>
            file.includes(path.join('src-shared', 'games', game)) ||
            file.includes(path.join('src-renderer', 'games', game, 'presets')) ||
            file.includes(path.join('src-shared', 'kernel')),
        ),
      )
    rules.set(game, known)
    return known
  }
  const patterns: { readonly of: RegExp; readonly here: Set<string> }[] = []
  for (const source of sources) {
    const all = patternsIn(source, knownIn(source))
    const wordsHere = wordsOf([source])
    const complete = all.filter(pattern => !pattern.includes(GIVEN))
    for (const pattern of new Set(all))
      for (const whole of pattern.includes(GIVEN) ? complete.map(one => pattern.replaceAll(GIVEN, one)) : [pattern]) {
        if (/[a-z]/i.test(whole))
          patterns.push({
            of: new RegExp(
              `^${whole
                .split(HOLE)
                .map(part => part.replaceAll('.', '\\.'))
                .join('(\\w+)')}$`,
            ),
            here: wordsHere,
          })
      }
  }
  return {
    uses: key => {
      const [, game] = /^games\.(\w+)\./.exec(key) ?? []
      const words = game === undefined ? anywhere : rulesOf(game)
      return patterns.some(({ of, here }) =>
        of
          .exec(key)
          ?.slice(1)
          .every(part => part === game || words.has(part) || here.has(part)),
      )
    },
  }
}

/** The branches of choices, and the parts of an answer: names without quotes. */
const pickedIn = (text: string): string[] =>
  [...text.matchAll(/pick\.(?:each|branch)\(\{([^\n]*)/g)].flatMap(([, parts = '']) =>
    [...parts.matchAll(/\w+/g)].map(([word]) => word),
  )

/** The keys of a table that `satisfies` a type: names without quotes. */
const entriesIn = (text: string): string[] =>
  [...text.matchAll(/ = \{\n((?: {2}.*\n|\n)+)\} as const satisfies/g)].flatMap(([, table = '']) =>
    [...table.matchAll(/^ {2}(\w+):/gm)].map(([, key = '']) => key),
  )

/** The words, and those that a type like `use${Capitalize<Card>}` makes of them. */
function withCapitals(words: readonly string[], sources: readonly Source[]): Set<string> {
  const prefixes = sources.flatMap(({ text }) =>
    [...text.matchAll(/`(\w+)\$\{Capitalize<\w+>\}`/g)].map(([, prefix = '']) => prefix),
  )
  return new Set([
    ...words,
    ...prefixes.flatMap(prefix => words.map(word => prefix + word.slice(0, 1).toUpperCase() + word.slice(1))),
  ])
}

const quotedIn = (text: string): string[] => [...text.matchAll(/'([\w.]+)'/g)].map(([, word = '']) => word)

/** Everything that may be a key, or a part of one. */
function patternsIn({ text }: Source, known: Known): string[] {
  const plain = quotedIn(text)
  const templates: string[] = []
  for (let index = text.indexOf('`'); index >= 0; index = text.indexOf('`', index + 1))
    templates.push(...templateAt(text, index, known))
  return [...plain, ...templates]
}

/** The patterns of the template that begins here; none if it cannot be a key. */
function templateAt(text: string, from: number, known: Known): string[] {
  let out = ['']
  for (let index = from + 1; index < text.length; index++) {
    if (text[index] === '`') return out
    if (text.startsWith('${', index)) {
      const end = endOfHole(text, index + 2)
      const fills = fillsOf(text.slice(index + 2, end), text, known)
      out = out.flatMap(before => fills.map(fill => before + fill))
      index = end
      continue
    }
    if (!/[\w.]/.test(text[index] ?? '')) return []
    out = out.map(before => before + (text[index] ?? ''))
  }
  return []
}

function endOfHole(text: string, from: number): number {
  let depth = 0
  for (let index = from; index < text.length; index++) {
    if (text[index] === '{') depth++
    if (text[index] === '}' && depth-- === 0) return index
  }
  return text.length
}

/** The patterns that a `${…}` may stand for. */
function fillsOf(inner: string, text: string, known: Known): readonly string[] {
  const constant = known(inner)
  if (constant) return constant
  if (/^\w*[kK]ey$/.test(inner)) {
    if (new RegExp(`v-for="\\(?${inner}\\b`).test(text)) return [HOLE]
    const [, chosen] = new RegExp(`const ${inner} = ([^\n]+)`).exec(text) ?? []
    return chosen === undefined ? [GIVEN] : [GIVEN, ...quotedIn(chosen), HOLE]
  }
  const chosen = /\?[^?]*'[\w.]+'|\?\?/.test(inner) ? quotedIn(inner) : []
  const nested: string[] = []
  for (let index = inner.indexOf('`'); index >= 0; index = inner.indexOf('`', index + 1))
    nested.push(...templateAt(inner, index, known))
  // A choice between two strings is exactly these; any other expression may be something else as well.
  const isClosed = /\? ?('[\w.]+'|`[^`]+`) ?: ?('[\w.]+'|`[^`]+`) ?$/.test(inner)
  return [...chosen, ...nested, ...(isClosed ? [] : [HOLE])]
}
