/** Texts that would keep a thread busy, or a computer's memory full: refused before they are built. */
import * as v from 'valibot'
import { proveWays, type Attack, type Defence } from './kit/ways'

const MB = 2 ** 20
/** Whether a text is built and walked through. */
const isBuilt =
  (text: () => string): Attack =>
  async () => {
    const { readJson } = await import('../../src-shared/text/readJson')
    return !('why' in readJson(text(), 20))
  }

/** JSON is built whatever it is. */
const unread: Defence = {
  module: 'src-shared/text/readJson',
  off: () => ({ readJson: (text: string) => ({ value: JSON.parse(text) as unknown }) }),
}

proveWays('a text of millions of values', [
  { name: 'numbers', attack: isBuilt(() => `[${'1,'.repeat(2 * MB)}1]`), without: [unread] },
  { name: 'empty lists', attack: isBuilt(() => `[${'[],'.repeat(MB)}[]]`), without: [unread] },
  { name: 'empty objects', attack: isBuilt(() => `[${'{},'.repeat(MB)}{}]`), without: [unread] },
  {
    name: 'nulls behind a text with brackets',
    attack: isBuilt(() => `["]]]",${'null,'.repeat(MB)}1]`),
    without: [unread],
  },
  { name: 'fields', attack: isBuilt(() => `{${'"a":1,'.repeat(MB)}"a":1}`), without: [unread] },
  { name: 'brackets within each other', attack: isBuilt(() => '['.repeat(100) + ']'.repeat(100)), without: [unread] },
])

/** Whether a keeper's message is taken. */
const taken =
  (message: () => object): Attack =>
  async () => {
    const { readKeepMessage } = await import('../../src-main/keep/links/messages')
    return readKeepMessage(JSON.stringify(message())) !== null
  }
const GENERATION = { seq: 1, term: 1, members: ['a'] }
const prepare = (replica: object): object => ({
  kind: 'step',
  table: 't',
  message: {
    kind: 'prepare',
    term: 1,
    replica: { generation: GENERATION, base: 'AAAA', share: 'AAAA', hashes: {}, entries: [], ...replica },
  },
})
/** Any step of the protocol is taken, whatever is in it. */
const boundless: Defence = { module: 'src-main/keep/replica/schemas', off: () => ({ messageSchema: v.any() }) }
const many = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

proveWays('a keeper whose message is valid and huge', [
  {
    name: 'hundreds of thousands of hashes',
    attack: taken(() => prepare({ hashes: Object.fromEntries(many(200_000).map(n => [`c${n}`, 'AAAA'])) })),
    without: [boundless],
  },
  {
    name: 'computers of a generation without end',
    attack: taken(() => prepare({ generation: { ...GENERATION, members: many(10_000).map(n => `c${n}`) } })),
    without: [boundless],
  },
  {
    name: 'entries without end',
    attack: taken(() => prepare({ entries: many(20_001).map(() => ({ term: 1, sealed: 'AAAA' })) })),
    without: [boundless],
  },
  {
    name: 'a table longer than any',
    attack: taken(() => prepare({ base: 'A'.repeat(2 ** 23 + 4) })),
    without: [boundless],
  },
])
