/** The tables of a host: those that it had, and as many new ones as are asked for. */
import { beforeEach, describe, expect, it } from 'vitest'
import { ownerBy } from '../kit/owner'
import { terminalMessage } from '../../src-shared/locales/terminal'
import type { PartyView } from '../../src-shared/wire'
import { readArguments, type HostArguments } from '../../src-main/arguments'
import type { Host } from '../../src-main/host/host'
import type { StoredTable } from '../../src-main/host/storage/storeTypes'
import { openTables } from '../../src-main/tables'

/** What a host was asked to open. */
interface Asked {
  readonly id: string
  readonly name: string
  readonly invite: readonly string[]
  readonly code: string | null
  readonly controls: object | null
  readonly fixedKey: ((match: number) => Uint8Array) | null
}
let opened: Asked[], reopened: Asked[], reported: string[], failure: string | null
beforeEach(() => {
  opened = []
  reopened = []
  reported = []
  failure = null
})

const kept = (id: string, phase: PartyView['phase'] = 'lobby', more: object = {}): StoredTable =>
  ({ party: { id, name: `Old ${id}`, phase, game: 'castle', ...more }, decks: [], match: {} }) as unknown as StoredTable
const host = {
  open: (setup: Asked) => {
    opened.push(setup)
    return { storeParty: () => undefined, party: {} }
  },
  reopen: (setup: Asked) => {
    reopened.push(setup)
    return failure
  },
} as unknown as Host

/** @returns the names of the tables */
async function names(args: readonly string[], ...stored: readonly StoredTable[]): Promise<readonly string[]> {
  const { tables } = await openTables({
    host,
    options: readArguments(args) as HostArguments,
    kept: stored,
    links: table => [`link to ${table ?? 'the table'}`],
    controls: { is: 'controls' } as never,
    owner: ownerBy('k'),
    words: (key, params) => terminalMessage('en', key, params),
    complain: line => reported.push(line),
    keeping: null,
    hall: null,
  })
  return tables.map(({ name }) => name)
}

describe('new tables', () => {
  it('are one, with the name that it was given', async () => {
    expect(await names(['--name', ' Inn '])).toEqual(['Inn'])
    expect(opened[0]).toMatchObject({ invite: ['link to the table'], controls: { is: 'controls' }, fixedKey: null })
  })

  it('have names of their own where nobody gave one', async () => {
    const [name = ''] = await names([])
    expect(terminalMessage('en', 'tableNames').split('\n')).toContain(name)
  })

  it('are numbered where there are several; each has its link, and the first the switches of the host', async () => {
    expect(await names(['--name', 'Inn', '--tables', '3'])).toEqual(['Inn 1', 'Inn 2', 'Inn 3'])
    expect(opened.map(({ id, invite }) => invite[0] === `link to ${id}`)).toEqual([true, true, true])
    expect(opened.map(({ controls }) => controls !== null)).toEqual([true, false, false])
    expect(new Set(opened.map(({ id }) => id)).size).toBe(3)
  })

  it('join those that there were, and go on with their numbers', async () => {
    expect(await names(['--name', 'Inn', '--tables', '3'], kept('a'))).toEqual(['Old a', 'Inn 2', 'Inn 3'])
    expect(reopened.map(({ controls }) => controls !== null)).toEqual([true])
    expect(opened.map(({ controls }) => controls !== null)).toEqual([false, false])
  })

  it('have the code and the fixed shuffle that they were given, each its own', async () => {
    await names(['--code', '4711', '--seed', 'x', '--tables', '2'])
    expect(opened.map(({ code }) => code)).toEqual(['4711', '4711'])
    const keys = opened.flatMap(({ fixedKey }) => [1, 2].map(match => fixedKey?.(match).join()))
    expect(new Set(keys).size).toBe(4)
    expect(keys[0]).toMatch(/^\d/)
  })
})

describe('tables that there were', () => {
  it('go on if a match is being played, however few are asked for; of the others as many as there is room', async () => {
    const all = [kept('a'), kept('b', 'match'), kept('c', 'result'), kept('d', 'match'), kept('e')]
    expect(await names(['--tables', '3'], ...all)).toEqual(['Old a', 'Old b', 'Old d'])
    expect(await names(['--tables', '1'], ...all)).toEqual(['Old b', 'Old d'])
    expect(opened).toEqual([])
    expect(reported).toContain('The table "Old b" goes on where it stopped.')
  })

  it('stay closed if they were closed for good', async () => {
    expect(await names(['--name', 'Inn'], kept('a', 'lobby', { closed: true }))).toEqual(['Inn'])
  })

  it('say what their match cannot be played on for', async () => {
    failure = 'rules'
    await names([], kept('a', 'match'))
    failure = 'broken'
    await names([], kept('b', 'match'))
    expect(reported).toEqual([expect.stringContaining('another version'), expect.stringContaining("couldn't be read")])
  })
})
