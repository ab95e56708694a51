import type { Facts } from '../../../src-main/net/discovery/facts'

/** What an ordinary table says. */
export const someFacts = (over: Partial<Facts> = {}): Facts => ({
  protocol: 1, id: 'aaaaaaaaaaaa', table: null, name: 'Friday', game: 'mascarade', taken: 2, seats: 13, locked: false, port: 26262, fingerprint: null, ...over,
})
