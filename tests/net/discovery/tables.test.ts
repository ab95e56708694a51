/** The list as a guest sees it: which tables are on it, for how long, and with which addresses. */
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { readTableRecord, encodeTableRecord } from '../../../src-main/net/discovery/tableRecord'
import {
  GONE_MS,
  STALE_MS,
  recordSighting,
  listedTables,
  nextChange,
  expireRows,
  type Rows,
  type Sighting,
} from '../../../src-main/net/discovery/tables'
import { nic } from './fakeNetwork'
import { PROTOCOL } from '../../../src-shared/wire'
import { someFacts } from './tableRecord'

/** Words with the checksum that makes them a record. */
const checked = (words: readonly string[]): string[] => [
  ...words,
  `k=${createHash('sha256').update(words.join('\0')).digest('base64url').slice(0, 4)}`,
]
const LAN = [nic('192.168.1.5')]
const sighting = (over: Partial<Sighting> = {}): Sighting => ({
  record: someFacts(),
  speaker: '192.168.1.9',
  addresses: [],
  way: 'mdns',
  ...over,
})
const after = (...received: readonly (readonly [Sighting, number])[]): Rows =>
  received.reduce<Rows>((rows, [what, at]) => recordSighting(rows, what, at), new Map())
const names = (rows: Rows, now = 0): string[] => listedTables(rows, LAN, now).map(({ record }) => record.name)

describe('a table', () => {
  it('is identified by its instance, not its name', () => {
    const other = sighting({ record: someFacts({ id: 'bbbbbbbbbbbb' }), speaker: '192.168.1.10' })
    expect(names(after([sighting(), 0], [other, 1], [sighting(), 2]))).toEqual(['Friday', 'Friday'])
  })

  it('turns grey when nothing is heard, then goes; a packet brings it back', () => {
    const rows = after([sighting(), 1000])
    expect(listedTables(rows, LAN, 1000 + STALE_MS - 1)[0]?.stale).toBe(false)
    expect(listedTables(rows, LAN, 1000 + STALE_MS)[0]?.stale).toBe(true)
    expect(expireRows(rows, 1000 + GONE_MS - 1)).toBe(rows)
    expect(expireRows(rows, 1000 + GONE_MS).size).toBe(0)
    expect([nextChange(rows, 1000), nextChange(rows, 1000 + STALE_MS), nextChange(rows, 1000 + GONE_MS)]).toEqual([
      1000 + STALE_MS,
      1000 + GONE_MS,
      null,
    ])
    expect(listedTables(recordSighting(rows, sighting(), 14_000), LAN, 14_000)[0]?.stale).toBe(false)
  })

  it('belongs to the first sender until that sender falls silent', () => {
    const stranger = sighting({ record: someFacts({ name: 'Renamed' }), speaker: '192.168.1.66' })
    const rows = after([sighting(), 0], [stranger, 10])
    expect(names(rows)).toEqual(['Friday'])
    expect(listedTables(rows, LAN, 10)[0]?.addresses).toEqual(['192.168.1.9', '192.168.1.66'])
    expect(names(recordSighting(rows, stranger, STALE_MS))).toEqual(['Renamed'])
    // A stranger's packet does not keep a silent table alive either.
    expect(expireRows(after([sighting(), 0], [stranger, STALE_MS - 1]), GONE_MS).size).toBe(0)
  })

  it('with another port is another table', () => {
    expect(
      names(
        after(
          [sighting(), 0],
          [sighting({ record: someFacts({ port: 9, name: 'Forged' }), speaker: '192.168.1.66' }), 1],
        ),
      ),
    ).toEqual(['Forged', 'Friday'])
  })

  it('of an older or newer version is listed and marked', () => {
    const rows = after(
      ...[-1, 0, 1]
        .map(by => PROTOCOL + by)
        .map(protocol => [sighting({ record: someFacts({ protocol, id: `version-${protocol}` }) }), 0] as const),
    )
    expect(listedTables(rows, LAN, 0).map(({ version }) => version)).toEqual(['older', 'same', 'newer'])
  })

  it('that was asked far away is reached where it has answered; one that only says that it is there is not', () => {
    const far = { speaker: '8.8.8.8' }
    const addressesOf = (...heard: Sighting[]) =>
      listedTables(after(...heard.map(one => [one, 0] as const)), LAN, 0)[0]?.addresses
    expect(addressesOf(sighting({ ...far, way: 'visit' }))).toEqual(['8.8.8.8'])
    for (const way of ['mdns', 'channel'] as const) expect(addressesOf(sighting({ ...far, way }))).toEqual([])
    expect(addressesOf(sighting(), sighting({ ...far, way: 'visit' }))).toEqual(['192.168.1.9', '8.8.8.8'])
  })

  it('can be forged only up to a limit', () => {
    let rows: Rows = new Map()
    for (let n = 0; n < 400; n++)
      rows = recordSighting(rows, sighting({ record: someFacts({ id: `forged-${n}` }), speaker: '192.168.1.66' }), 0)
    expect(rows.size).toBe(300)
    for (let n = 0; n < 1000; n++)
      rows = recordSighting(
        rows,
        sighting({ record: someFacts({ id: `more-${n}` }), speaker: `192.168.1.${n % 200}` }),
        0,
      )
    expect(rows.size).toBe(1000)
  })

  it('that is listed is kept up to date, however many forged ones there are', () => {
    let rows: Rows = after([sighting({ speaker: '192.168.1.66' }), 0])
    for (let n = 0; n < 400; n++)
      rows = recordSighting(rows, sighting({ record: someFacts({ id: `forged-${n}` }), speaker: '192.168.1.66' }), 0)
    const [row] = recordSighting(rows, sighting({ speaker: '192.168.1.66' }), 5000).values()
    expect(row?.at).toBe(5000)
  })

  it('with another certificate is another table', () => {
    const printed = (fingerprint: string) => sighting({ record: someFacts({ fingerprint }) })
    expect(names(after([printed('a'.repeat(43)), 0], [printed('b'.repeat(43)), 0]))).toHaveLength(2)
  })

  it('has eight addresses at most, of those that send its record and of those that it names', () => {
    const address = (n: number): string => `192.168.1.${n}`
    const [heard] = listedTables(
      after(...Array.from({ length: 20 }, (_, n) => [sighting({ speaker: address(10 + n) }), 0] as const)),
      LAN,
      0,
    )
    expect(heard?.addresses).toEqual(Array.from({ length: 8 }, (_, n) => address(10 + n)))
    const [named] = after([sighting({ addresses: Array.from({ length: 20 }, (_, n) => address(100 + n)) }), 0]).values()
    expect(named?.addresses).toHaveLength(8)
  })

  it('keeps the addresses that it named, when a later record names none, and takes newer ones', () => {
    const naming = (...addresses: string[]) => sighting({ addresses })
    const addressesAfter = (...heard: Sighting[]) =>
      listedTables(after(...heard.map(one => [one, 0] as const)), LAN, 0)[0]?.addresses
    expect(addressesAfter(naming('192.168.1.10'), naming())).toEqual(['192.168.1.9', '192.168.1.10'])
    expect(addressesAfter(naming('192.168.1.10'), naming('192.168.1.11'))).toEqual(['192.168.1.9', '192.168.1.11'])
  })

  it('of the same name as another keeps its place beside it, whichever was heard first', () => {
    const [a, b] = ['a', 'b'].map(id => [sighting({ record: someFacts({ id }) }), 0] as const)
    if (!a || !b) throw new Error('two')
    for (const rows of [after(a, b), after(b, a)])
      expect(listedTables(rows, LAN, 0).map(({ record }) => record.id)).toEqual(['a', 'b'])
  })

  it('whose record is too long, of too many words, or broken on the way is none', () => {
    const words = encodeTableRecord(someFacts())
    expect(readTableRecord(words)).toEqual(someFacts())
    expect(readTableRecord(words.map(word => word.replace('s=2/13', 's=3/13')))).toBeNull()
    expect(readTableRecord(checked([...words.slice(0, -1), `x=${'y'.repeat(150)}`]))).toBeNull()
    const filled = (count: number): string[] => [...words.slice(0, -1), ...Array.from({ length: count }, () => 'x=')]
    expect(readTableRecord(checked(filled(16 - words.length)))).not.toBeNull()
    expect(readTableRecord(checked(filled(17 - words.length)))).toBeNull()
  })

  it('has no field that is not of its kind: what is odd is left out', () => {
    const odd = encodeTableRecord(someFacts({ table: '<b>', game: 'a b', fingerprint: '"><' }))
    expect(readTableRecord(odd)).toMatchObject({ table: null, game: '', fingerprint: null })
    expect(readTableRecord(encodeTableRecord(someFacts({ id: '../..' })))).toBeNull()
    expect(readTableRecord(encodeTableRecord(someFacts({ port: 0 })))).toBeNull()
    expect(readTableRecord(encodeTableRecord(someFacts({ port: 65_536 })))).toBeNull()
  })

  it('counts up to what there can be: the rest is left out, or makes it none', () => {
    const read = (over: Parameters<typeof someFacts>[0]) => readTableRecord(encodeTableRecord(someFacts(over)))
    expect(read({ taken: 9999, seats: 9999, hall: 9999, protocol: 9999, port: 65_535 })).toMatchObject({
      ...{ taken: 9999, seats: 9999, hall: 9999, protocol: 9999, port: 65_535 },
    })
    expect(read({ taken: 10_000, seats: 10_000 })).toMatchObject({ taken: 0, seats: 0 })
    expect(read({ hall: 10_000 })).not.toHaveProperty('hall')
    expect(read({ hall: 0 })).toHaveProperty('hall', 0)
    expect(read({ protocol: 10_000 })).toBeNull()
    for (const odd of [-1, 0.5, NaN]) {
      expect(read({ taken: odd })).toHaveProperty('taken', 0)
      expect(read({ protocol: odd })).toBeNull()
    }
  })

  it('says whether a code is needed, and who may come in: an unknown word is an open door', () => {
    for (const doors of ['open', 'watch', 'shut'] as const)
      for (const locked of [true, false])
        expect(readTableRecord(encodeTableRecord(someFacts({ doors, locked })))).toMatchObject({ doors, locked })
    expect(readTableRecord(encodeTableRecord(someFacts({ doors: 'ajar' as 'open' })))).toHaveProperty('doors', 'open')
  })

  it('is two hundred bytes at most, whatever its name: that is cut between letters', () => {
    for (const name of ['я'.repeat(200), '🦊'.repeat(100), 'x'.repeat(500)]) {
      const words = encodeTableRecord(someFacts({ name, table: 'x'.repeat(40), fingerprint: 'y'.repeat(43), hall: 40 }))
      expect(words.reduce((sum, word) => sum + Buffer.byteLength(word) + 1, 0)).toBeLessThanOrEqual(200)
      const read = readTableRecord(words)
      expect(read?.name.length).toBeGreaterThan(0)
      expect(name.startsWith(read?.name ?? '?')).toBe(true)
    }
  })

  it('has a name without control characters', () => {
    expect(readTableRecord(encodeTableRecord(someFacts({ name: '\u001b[2J\u202eevil\u0007' })))?.name).toBe('[2Jevil')
  })
})
