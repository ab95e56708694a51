/** A record as a file: read back as it was, refused with a message if it is not a record; and `undertable verify`. */
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import type { MatchRecord } from '../../src-shared/record'
import { readRecord } from '../../src-shared/record/readRecord'
import { verify } from '../../src-main/terminal/verify'
import { begun, gathered, guestOf, played, recordOf, underOtherTerms } from './playing'

let record: MatchRecord

beforeAll(async () => {
  const evening = await gathered(3, { bots: 1 })
  await begun(evening)
  await played(evening)
  record = recordOf(guestOf(evening, 0))
})

describe('a record', () => {
  it('is read back as it was written', () => {
    expect(readRecord(JSON.stringify(record))).toEqual(record)
  })

  it.each([
    ['no JSON', '{', { refused: 'recordUnreadable' }],
    ['nested too deeply', '['.repeat(40) + ']'.repeat(40), { refused: 'recordUnreadable' }],
    ['something else', '{"a":1}', { refused: 'recordUnreadable', params: { field: 'record' } }],
    ['a list', '[]', { refused: 'recordUnreadable', params: { field: 'record' } }],
    ['of a later program', '{"record":2}', { refused: 'recordNewer', params: { record: 2 } }],
  ])('that is %s is refused', (_, text, why) => {
    expect(readRecord(text)).toEqual(why)
  })

  it.each([
    ['key', { key: 'zz' }],
    ['answers.0.entry.by', { answers: [{ entry: { seat: 0, ask: 'a', answer: 1, by: 'nobody' }, told: [] }] }],
    [
      'fair.hands.0.number',
      {
        fair: {
          fixed: false,
          commit: '',
          number: '',
          restarts: [],
          hands: [{ seat: 0, commit: 'ab'.repeat(32), number: '' }],
        },
      },
    ],
    ['weather', { weather: 'rain' }],
  ])('with a fault in %s is refused by that name', (field, change) => {
    expect(readRecord(JSON.stringify({ ...record, ...change }))).toEqual({
      refused: 'recordUnreadable',
      params: { field },
    })
  })
})

describe('undertable verify', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'verify-'))
  let said = ''
  const write = (text: string | Uint8Array): boolean => {
    said += String(text)
    return true
  }

  beforeEach(() => {
    said = ''
    vi.spyOn(process.stdout, 'write').mockImplementation(write)
    vi.spyOn(process.stderr, 'write').mockImplementation(write)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })

  const t: Parameters<typeof verify>[1] = (key, params) => terminalMessage('en', key, params)
  const run = (content: unknown, ...more: string[]): Promise<number> => {
    const file = path.join(dir, 'match.json')
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
    return verify([file, ...more], t, 'en')
  }

  it('finds an honest match fair, and says who contributed to its key', async () => {
    expect(await run(record)).toBe(0)
    expect(said).toContain('People who shared in the key besides the host: 3')
    expect(said).toContain('everything shown comes from the key')
  })

  it('names what differs', async () => {
    expect(await run({ ...record, key: 'ab'.repeat(32) })).toBe(1)
    expect(said).toContain("the key doesn't come from the numbers")
    expect(await run({ ...record, fair: { ...record.fair, number: 'ab'.repeat(32) } }, '--json')).toBe(1)
    expect(said).toContain('"verdict":{"is":"differs","difference":{"what":"number","seat":null}}')
  })

  it('names the version that a match of other rules needs', async () => {
    expect(await run(underOtherTerms(record, { rules: 99 }))).toBe(4)
    expect(said).toContain('needs version 99')
  })

  it('refuses with a message what is not a record, or does not exist', async () => {
    expect(await run('{')).toBe(3)
    expect(said).toContain("can't be read as JSON")
    expect(await verify([path.join(dir, 'nothing.json')], t, 'en')).toBe(3)
    expect(await verify([], t, 'en')).toBe(2)
    expect(await verify(['a', 'b'], t, 'en')).toBe(2)
  })
})
