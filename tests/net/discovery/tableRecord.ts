import { PROTOCOL } from '../../../src-shared/wire'
import type { TableRecord } from '../../../src-main/net/discovery/tableRecord'

/** The record of an ordinary table. */
export const someFacts = (over: Partial<TableRecord> = {}): TableRecord => ({
  protocol: PROTOCOL,
  id: 'aaaaaaaaaaaa',
  table: null,
  name: 'Friday',
  game: 'mascarade',
  taken: 2,
  seats: 13,
  locked: false,
  doors: 'open',
  port: 26262,
  fingerprint: null,
  ...over,
})
