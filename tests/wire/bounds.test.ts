/**
 * Whatever another machine, a file or the page sends is bounded: every text, list and record of every schema of the
 * program has a bound of its own. Schemas are noticed where they are made, exported or not.
 */
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, it, vi } from 'vitest'

interface Made {
  readonly type: string
  readonly at: string
  bounded: boolean
}

const made = vi.hoisted(() => new Map<object, { type: string; at: string; bounded: boolean }>())

vi.mock('valibot', async importOriginal => {
  const real = await importOriginal<typeof import('valibot')>()
  const place = (): string =>
    (new Error().stack ?? '')
      .split('\n')
      .find(line => /src-(shared|main|renderer)\//.test(line))
      ?.replace(/^.*(src-(?:shared|main|renderer)\/[^:]+:\d+).*$/, '$1') ?? ''
  /** Kinds of schema that may hold any amount. What an open object holds besides is bounded by its message. */
  const OPEN = ['string', 'array', 'record', 'map', 'set', 'unknown', 'any', 'custom'] as const
  const noticed = Object.fromEntries(
    OPEN.map(type => [
      type,
      (...given: never[]) => {
        const schema = (real[type] as (...given: never[]) => object)(...given)
        made.set(schema, { type, at: place(), bounded: false })
        return schema
      },
    ]),
  )
  /** What bounds a text, a list or a record. */
  const BOUNDS = ['max_length', 'length', 'max_entries', 'max_size', 'regex', 'base64', 'metadata', 'ipv4']
  const bound = (one: object): void => {
    const known = made.get(one)
    if (known) known.bounded = true
  }
  const pipe = (schema: object, ...actions: { type: string }[]): object => {
    const known = made.get(schema)
    const result = (real.pipe as (...given: object[]) => object)(schema, ...actions)
    const isBound = actions.some(({ type }) => BOUNDS.includes(type))
    // A list may be counted before the schema of its elements reads it.
    if (isBound) for (const one of [schema, ...actions]) bound(one)
    // A pipe around it may hold the bound.
    if (known && !isBound) made.set(result, known)
    return result
  }
  return { ...real, ...noticed, pipe }
})

const root = path.resolve(import.meta.dirname, '../..')
const files = execFileSync('git', ['grep', '-lE', "from 'valibot'", '--', 'src-shared', 'src-main', 'src-renderer'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter(file => file.endsWith('.ts'))

it('each text, list and record of each schema has a bound', async () => {
  for (const file of files) await import(path.join(root, file))
  const all: Made[] = [...new Set(made.values())]
  expect(all.length).toBeGreaterThan(100)
  expect(all.filter(({ bounded }) => !bounded).map(({ type, at }) => `${at} ${type}`)).toEqual([])
})
