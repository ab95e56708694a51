import { PROTOCOL } from '../../../src-shared/wire'
import type { Facts } from '../../../src-main/net/discovery/facts'

/** What an ordinary table says. */
export const someFacts = (over: Partial<Facts> = {}): Facts => ({
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
