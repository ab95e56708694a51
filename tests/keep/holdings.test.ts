/** How much of others' tables this computer stores: of one host, and of all. */
import { expect, it } from 'vitest'
import { asFits } from '../../src-main/keep/holdings'
import { NOTHING, type Durable, type Message, type Replica } from '../../src-main/keep/protocol'

const MB = 2 ** 20
const text = new Map<number, string>()
const replica = (size: number): Replica => {
  text.set(size, text.get(size) ?? 'A'.repeat(size))
  return {
    ...{ generation: { seq: 1, term: 1, members: ['a', 'b', 'c'] }, share: '', hashes: {}, entries: [] },
    base: text.get(size) ?? '',
  }
}
const table = (host: string, stored: number): Durable => ({
  ...NOTHING,
  host,
  replica: replica(stored / 2),
  pending: [replica(stored / 2)],
})
const prepare = (size: number): Message => ({ kind: 'prepare', term: 1, replica: replica(size) })
const append = (size: number): Message => ({
  ...{ kind: 'append', term: 1, generation: replica(0).generation, from: 0, sent: 0 },
  entries: [{ term: 1, sealed: replica(size).base }],
})

it('of one host as much as 128 MB, over all of its tables: after that its entries are left out, and no generation begins', () => {
  const kept = [table('a', 64 * MB), table('a', 56 * MB), table('b', 64 * MB)]
  for (const message of [prepare(8 * MB), append(8 * MB)]) expect(asFits(message, 'a', kept)).toBe(message)
  const full = [...kept, table('a', 2 * MB)]
  expect(asFits(prepare(8 * MB), 'a', full)).toBeNull()
  expect(asFits(append(8 * MB), 'a', full)).toMatchObject({ kind: 'append', entries: [] })
  expect(asFits(prepare(8 * MB), 'b', full)).not.toBeNull()
})

it('of all hosts together twice as much', () => {
  const kept = ['a', 'b', 'c', 'd'].map(host => table(host, 62 * MB))
  expect(asFits(prepare(8 * MB), 'e', kept)).not.toBeNull()
  expect(asFits(prepare(8 * MB), 'e', [...kept, table('f', 2 * MB)])).toBeNull()
})

it('a word that stores nothing is taken, however much is stored', () => {
  const full = [table('a', 256 * MB)]
  const sign: Message = { kind: 'append', term: 1, generation: replica(0).generation, from: 0, entries: [], sent: 0 }
  for (const message of [sign, { kind: 'poll' } as const]) expect(asFits(message, 'a', full)).toBe(message)
})
