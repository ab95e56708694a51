/** Text of others on a terminal: a record, a name, an announcement or an error commands nothing and forges no line. */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import type { MatchRecord } from '../../src-shared/record'
import { hasInvisible } from '../../src-shared/text/plainText'
import type { DataFolder } from '../../src-main/dataFolder'
import { undertable } from '../../src-main/headless'
import { encodeTableRecord, readTableRecord } from '../../src-main/net/discovery/tableRecord'
import { reportLines } from '../../src-main/terminal/doctor'
import { exportMatch, importMatch } from '../../src-main/terminal/files'
import { tableLines } from '../../src-main/terminal/find'
import { print, printError, printPrompt, type Translate } from '../../src-main/terminal/locale'
import { meet } from '../../src-main/terminal/meet'
import { verify } from '../../src-main/terminal/verify'
import { literalRecord } from '../kit/record'

/** Sets the title, clears the screen in seven and in eight bits, turns the line around, begins a line of its own. */
const ATTACK = 'A\u001b]0;owned\u0007\u001b[2J\u009b2J\u202e\u2066B\r\nFORGED\u2028\u0085\u{e0041}'

const stored = vi.hoisted(() => ({ data: null as unknown }))
vi.mock('../../src-main/dataFolder', () => ({ openDataFolder: () => Promise.resolve(stored.data) }))
vi.mock('../../src-main/net/client', () => ({
  knownHosts: () => ({ forget: () => undefined }),
  dialer: () => (_: unknown, on: { closed: (code: number, why: object) => void }) => {
    queueMicrotask(() => {
      on.closed(1000, { refused: 'deckFaulty', params: { card: ATTACK, field: ATTACK, reason: ATTACK } })
    })
    return { close: () => undefined }
  },
}))

const t: Translate = (key, params) => terminalMessage('en', key, params)
const folder = mkdtempSync(path.join(tmpdir(), 'foreign-'))
let written = ''

beforeEach(() => {
  written = ''
  for (const stream of [process.stdout, process.stderr])
    vi.spyOn(stream, 'write').mockImplementation(text => {
      written += String(text)
      return true
    })
})
afterEach(() => {
  vi.restoreAllMocks()
})

/** What was printed, by lines. */
function lines(): string[] {
  vi.restoreAllMocks()
  expect(written.endsWith('\n')).toBe(true)
  return written.slice(0, -1).split('\n')
}

function expectHarmless(): void {
  const found = lines()
  expect(found.filter(hasInvisible)).toEqual([])
  expect(found.filter(line => line.trim().startsWith('FORGED'))).toEqual([])
  // It was there to be cleaned.
  expect(found.join('\n')).toContain('FORGED')
}

/** A record with the attack in every text that is free. */
function hostileRecord(): MatchRecord {
  const record = literalRecord({ game: 'mascarade', seats: 4, answers: [{ told: [] }] })
  return {
    ...record,
    id: ATTACK,
    table: ATTACK,
    seats: record.seats.map(seat => ({ ...seat, name: ATTACK })),
    fair: { ...record.fair, restarts: [ATTACK] },
  }
}

function fileOf(content: unknown): string {
  const file = path.join(folder, 'hostile.match')
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  return file
}

describe('the attack', () => {
  it('would be seen', () => {
    expect(hasInvisible(ATTACK)).toBe(true)
  })
})

describe('undertable verify', () => {
  // No record with such an id is read.
  const readable = { ...hostileRecord(), id: 'm' }

  it('of a hostile record', async () => {
    await verify([fileOf(readable)], t, 'en')
    expectHarmless()
  })

  it('of a record with a hostile field or game', async () => {
    await verify([fileOf({ ...readable, [ATTACK]: 1 })], t, 'en')
    await verify([fileOf({ ...readable, game: ATTACK })], t, 'en')
    expectHarmless()
  })

  it('of a file whose name or option is hostile', async () => {
    await verify([path.join(folder, ATTACK)], t, 'en')
    await verify([`--${ATTACK}`], t, 'en')
    expectHarmless()
  })
})

describe('undertable export and import', () => {
  const record = hostileRecord()
  const entry = { ...record, answers: 3, imported: true }
  beforeEach(() => {
    writeFileSync(path.join(folder, 'tables.db'), '')
    stored.data = {
      dir: folder,
      tables: [],
      close: () => Promise.resolve(),
      store: {
        history: () => Promise.resolve([entry]),
        record: (id: string) => Promise.resolve(id === record.id ? record : null),
        importRecord: () => Promise.reject(new Error(ATTACK)),
      },
    } as unknown as DataFolder
  })
  const options = { what: null, to: null, data: folder, json: false }

  it('of a list', async () => {
    await exportMatch(options, t, 'en')
    expectHarmless()
  })

  it('of a list as JSON, which is the same data', async () => {
    await exportMatch({ ...options, json: true }, t, 'en')
    expect(JSON.parse(written)).toEqual({ matches: [entry] })
    expectHarmless()
  })

  it('of a match, to the terminal and to a file', async () => {
    await exportMatch({ ...options, what: record.id }, t, 'en')
    expect(JSON.parse(written)).toEqual(record)
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'export-')), 'out.match')
    await exportMatch({ ...options, what: record.id, to: file }, t, 'en')
    expect(hasInvisible(readFileSync(file, 'utf8').trimEnd())).toBe(false)
    expectHarmless()
  })

  it('of a match that is not there, and of one that cannot be stored', async () => {
    await exportMatch({ ...options, what: `${ATTACK}2` }, t, 'en')
    await importMatch({ ...options, what: fileOf(record) }, t, 'en')
    expectHarmless()
  })
})

describe('undertable find, doctor and meet', () => {
  it('of a hostile announcement', () => {
    const record = readTableRecord(
      encodeTableRecord({
        ...{ protocol: 3, id: 'x', table: null, name: ATTACK, game: 'castle', taken: 1, seats: 2 },
        ...{ locked: true, doors: 'shut', port: 26262, fingerprint: null },
      }),
    )
    if (!record) throw new Error('no record')
    const listed = { addresses: ['192.168.1.2'], stale: true, version: 'same', ways: [] } as const
    print(...tableLines({ ...listed, record } as unknown as Parameters<typeof tableLines>[0], t, 'en'))
    // Whatever the reader of announcements lets through.
    const raw = { ...listed, record: { ...record, name: ATTACK, game: ATTACK }, addresses: [ATTACK] }
    print(...tableLines(raw as unknown as Parameters<typeof tableLines>[0], t, 'en'))
    expectHarmless()
  })

  it('of a network interface with a hostile name', () => {
    const step = { opened: true, own: true, others: 0 }
    const nic = { name: ATTACK, address: ATTACK, prefix: 24, virtual: true, mdns: step, channel: step, dial: 'open' }
    print(...reportLines({ nics: [nic], tables: 0, advice: 'fine' } as unknown as Parameters<typeof reportLines>[0], t))
    expectHarmless()
  })

  it.each([[[]], [['--json']]])('of a host that refuses in hostile words %j', async more => {
    await meet(['192.168.1.2', ...more], t, 'en')
    if (more.length === 0) expect(written).toContain('FORGED')
    expect(lines().filter(line => hasInvisible(line) || line.startsWith('FORGED'))).toEqual([])
  })
})

describe('the command line and the host', () => {
  it('of a command that does not exist: the usage keeps its lines', async () => {
    await undertable([ATTACK, '--lang', 'en'])
    expect(written.split('\n').length).toBeGreaterThan(20)
    expectHarmless()
  })

  it('of an error that nobody expected', async () => {
    writeFileSync(path.join(folder, 'tables.db'), '')
    stored.data = {
      close: () => Promise.resolve(),
      store: { history: () => Promise.reject(new Error(ATTACK)) },
    } as unknown as DataFolder
    expect(await undertable(['export', '--list', '--data', folder])).toBe(1)
    expectHarmless()
  })

  it('of faults and questions', () => {
    printError(`a party could not be stored: ${ATTACK}`, t('goesOn', { name: ATTACK }))
    printPrompt(`${t('backupDone', { file: ATTACK })}\n`)
    expectHarmless()
  })
})

describe('the terminal', () => {
  it('is written to in one file', () => {
    const root = path.resolve(import.meta.dirname, '../../src-main')
    // What another program prints is read, not written.
    const writers = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts'))
      .filter(file => /(?<!child\.)\bstd(out|err)\b(?!:)|\bconsole\./.test(readFileSync(path.join(root, file), 'utf8')))
    expect(writers.map(file => file.split(path.sep).join('/'))).toEqual(['terminal/locale.ts'])
  })
})
