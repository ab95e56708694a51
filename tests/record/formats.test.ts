/** A fixture of each number a format ever had: what was written under it is read (docs/releasing.md). */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { isRefusal } from '../../src-shared/kernel'
import { RECORD } from '../../src-shared/record'
import { readRecord } from '../../src-shared/record/readRecord'

const written = readFileSync(path.resolve(import.meta.dirname, `../fixtures/formats/record-${RECORD}.match`), 'utf8')

it('a record of this version is read as it was written', () => {
  const record = readRecord(written)
  if (isRefusal(record)) throw new Error(JSON.stringify(record))
  expect(record).toEqual(JSON.parse(written))
})

it('a record of another version is refused by its number', () => {
  const later = { ...(JSON.parse(written) as object), record: RECORD + 1 }
  expect(readRecord(JSON.stringify(later))).toEqual({ refused: 'recordNewer', params: { record: RECORD + 1 } })
})
