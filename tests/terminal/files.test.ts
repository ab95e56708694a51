/** `undertable export` and `undertable import`: the list, a match as a file and back, and what is refused. */
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MAX_RECORD_TEXT, type FinishedMatch, type MatchRecord } from '../../src-shared/record'
import { exportMatch, importMatch } from '../../src-main/terminal/files'
import { literalRecord } from '../kit/record'
import { caughtOutput, english } from './output'

const data = vi.hoisted(() => ({
  matches: [] as readonly object[],
  record: null as object | null,
  fault: null as Error | null,
  imported: [] as object[],
  closed: 0,
  opens: true,
}))
vi.mock('../../src-main/dataFolder', () => ({
  openDataFolder: () =>
    Promise.resolve(
      data.opens
        ? {
            close: () => {
              data.closed++
              return Promise.resolve()
            },
            store: {
              history: () => Promise.resolve(data.matches),
              record: (id: string) =>
                data.fault ? Promise.reject(data.fault) : Promise.resolve(id === 'm1' ? data.record : null),
              importRecord: (record: object) => {
                if (data.fault) return Promise.reject(data.fault)
                data.imported.push(record)
                return Promise.resolve()
              },
            },
          }
        : null,
    ),
}))

const castle: MatchRecord = literalRecord({ game: 'castle', seats: 4, answers: [{ told: [] }] })
const folder = mkdtempSync(path.join(tmpdir(), 'files-'))
writeFileSync(path.join(folder, 'tables.db'), '')
const fileIn = (name: string): string => path.join(mkdtempSync(path.join(tmpdir(), 'files-')), name)
const printed = caughtOutput()
const asked = { what: null, to: null, data: folder, json: false }

beforeEach(() => {
  Object.assign(data, { matches: [], record: castle, fault: null, imported: [], closed: 0, opens: true })
})

describe('the list of finished matches', () => {
  const match = {
    ...{ id: 'm1', game: 'castle', table: 'Inn', ended: Date.UTC(2026, 0, 2, 3, 4, 5), imported: false },
    seats: [{ name: 'Anna' }, { name: 'Boris' }, { name: 'Carla' }],
    outcome: { winners: [0, 2] },
  } as unknown as FinishedMatch

  it('has a line for each, with its day, its game, who sat and who won', async () => {
    data.matches = [match]
    expect(await exportMatch(asked, english, 'en')).toBe(0)
    expect(printed.out()).toEqual(['m1  2026-01-02 03:04  Castle of the Devil  Inn: *Anna, Boris, *Carla'])
    expect(data.closed).toBe(1)
  })

  it('says which came from a file, and which ended early', async () => {
    data.matches = [
      { ...match, imported: true },
      { ...match, outcome: null },
      { ...match, imported: true, outcome: null },
    ]
    await exportMatch(asked, english, 'en')
    expect(printed.out().map(line => /: (.*)$/.exec(line.slice(20))?.[1])).toEqual([
      '*Anna, Boris, *Carla (from a file)',
      'Anna, Boris, Carla (ended early)',
      'Anna, Boris, Carla (from a file)',
    ])
  })

  it('says that it is empty; as JSON it is an empty list', async () => {
    await exportMatch(asked, english, 'en')
    await exportMatch({ ...asked, json: true }, english, 'en')
    expect(printed.out()).toEqual(['No match is finished yet.', '{"matches":[]}'])
  })

  it('is none of a folder without data: nothing is made there', async () => {
    const empty = fileIn('none')
    expect(await exportMatch({ ...asked, data: empty }, english, 'en')).toBe(1)
    expect(printed.err()).toEqual([`Nothing is saved in ${empty}.`])
    expect(existsSync(empty)).toBe(false)
  })

  it('is not shown where the data cannot be opened', async () => {
    data.opens = false
    expect(await exportMatch(asked, english, 'en')).toBe(1)
    expect(printed.out()).toEqual([])
  })
})

describe('a match', () => {
  it('is written to a file, which can be read back', async () => {
    const file = fileIn('castle.match')
    expect(await exportMatch({ ...asked, what: 'm1', to: file }, english, 'en')).toBe(0)
    expect(await importMatch({ ...asked, what: file }, english, 'en')).toBe(0)
    expect(data.imported).toEqual([castle])
    expect(printed.out()).toEqual([
      `The match has been written to ${file}.`,
      `The match ${castle.id} (Castle of the Devil) is now in the history of every table.`,
    ])
    expect(data.closed).toBe(2)
  })

  it('never takes the place of a file', async () => {
    const file = fileIn('mine.txt')
    writeFileSync(file, 'mine')
    expect(await exportMatch({ ...asked, what: 'm1', to: file }, english, 'en')).toBe(1)
    expect(readFileSync(file, 'utf8')).toBe('mine')
    expect(printed.err()[0]).toContain(`${file} couldn't be written`)
  })

  it('that is unknown is named', async () => {
    expect(await exportMatch({ ...asked, what: 'm2' }, english, 'en')).toBe(1)
    expect(printed.err()[0]).toContain('No finished match is called m2.')
  })

  it('that cannot be read is named, unless its damaged row has been already', async () => {
    data.fault = new Error('no disk')
    expect(await exportMatch({ ...asked, what: 'm1' }, english, 'en')).toBe(1)
    expect(printed.err()).toEqual(["The match m1 couldn't be read: no disk"])
    data.fault = Object.assign(new Error('damaged'), { damage: { kind: 'deal', id: 'm1', n: null } })
    expect(await exportMatch({ ...asked, what: 'm1' }, english, 'en')).toBe(1)
    expect(printed.err()).toHaveLength(1)
  })
})

describe('a file', () => {
  const imports = (text: string): Promise<number> => {
    const file = fileIn('some.match')
    writeFileSync(file, text)
    return importMatch({ ...asked, what: file }, english, 'en')
  }

  it('that is not there is named', async () => {
    expect(await importMatch({ ...asked, what: fileIn('none') }, english, 'en')).toBe(1)
    expect(printed.err()[0]).toMatch(/couldn't be read: ENOENT/)
  })

  it.each([
    ['no match', '{}', "isn't a match that can be read here"],
    ['of a later version', '{"record":5}', 'was saved by a later version'],
    ['too long to be a match', ' '.repeat(MAX_RECORD_TEXT + 1), 'is too long to be a match'],
  ])('that is %s is refused', async (_, text, words) => {
    expect(await imports(text)).toBe(1)
    expect(printed.err()[0]).toContain(words)
    expect([data.imported, data.closed]).toEqual([[], 0])
  })

  it('is as long as a match may be in any script: its letters count, not its bytes', async () => {
    expect(await imports('…'.repeat(MAX_RECORD_TEXT))).toBe(1)
    expect(printed.err()[0]).toContain("isn't a match that can be read here")
  })

  it('of a match that is known is refused, and otherwise says what went wrong', async () => {
    data.fault = new Error('UNIQUE')
    data.matches = [{ id: castle.id }]
    expect(await imports(JSON.stringify(castle))).toBe(1)
    data.matches = []
    expect(await imports(JSON.stringify(castle))).toBe(1)
    expect(printed.err()).toEqual([
      `The match ${castle.id} is already in the history.`,
      "The match couldn't be saved: Error: UNIQUE",
    ])
    expect(data.closed).toBe(2)
  })
})
