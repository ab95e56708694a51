/** How a hall is found: one entry for all its tables, which says how many there are and nothing of a private one. */
import { beforeEach, describe, expect, it } from 'vitest'
import { toFoundTable } from '../../../src-main/desktop/tableFinder'
import { encodeTableRecord, readTableRecord, type TableRecord } from '../../../src-main/net/discovery/tableRecord'
import { hallRecord } from '../../../src-main/openHall'
import { tableLines } from '../../../src-main/terminal/find'
import { terminalMessage } from '../../../src-shared/locales/terminal'
import { arrive, must, openHall, type TestHall } from '../../kit/hallGuest'

let hall: TestHall
beforeEach(() => {
  hall = openHall()
})
const record = (code: string | null = null): TableRecord =>
  hallRecord(hall.hall, { name: 'Friday', code }, { id: 'x', port: 26262, fingerprint: 'f'.repeat(43) })
const listed = (one: TableRecord) =>
  ({ record: one, addresses: ['10.0.0.1'], ways: [], stale: false, version: 'same' }) as const

describe('a hall on the network', () => {
  it('is one entry: its name, its tables, its seats, and no table’s address', async () => {
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'enterTable', table: 'a' }))
    expect(record()).toMatchObject({ name: 'Friday', table: null, hall: 2, taken: 1, seats: 26, locked: false })
    expect(record('blue tango').locked).toBe(true)
    expect(readTableRecord(encodeTableRecord(record()))).toEqual(record())
  })

  it('says of a private table only that it is there', async () => {
    const before = record()
    const anna = arrive(hall, 'Anna')
    must(await anna.ask({ kind: 'openTable', name: 'Back room', game: 'castle', listing: 'private' }))
    expect(record()).toEqual({ ...before, hall: 3 })
  })

  it('keeps its numbers with 120 people: they fit an entry', () => {
    const full = { ...record(), taken: 120, seats: 260, hall: 20 }
    expect(readTableRecord(encodeTableRecord(full))).toEqual(full)
    expect(readTableRecord(encodeTableRecord({ ...full, taken: 10_000 }))).toMatchObject({ taken: 0 })
  })

  it('is listed as a hall, in the app and in the terminal', () => {
    expect(toFoundTable(listed(record()))).toMatchObject({ name: 'Friday', hall: 2 })
    const [line] = tableLines(listed(record()), (key, params) => terminalMessage('en', key, params), 'en')
    expect(line).toBe('Friday: a hall, tables: 2, 0 of 26 seats taken')
  })

  it('of a table alone says nothing: its entry is as ever', () => {
    const table = JSON.parse(JSON.stringify({ ...record(), table: 't', hall: undefined })) as TableRecord
    expect(encodeTableRecord(table).some(entry => entry.startsWith('h='))).toBe(false)
    expect(readTableRecord(encodeTableRecord(table))).not.toHaveProperty('hall')
    expect(toFoundTable(listed(table))).not.toHaveProperty('hall')
  })
})
