/** Parties and matches as a host would store them. */
import { avatarFor, DEFAULT_SETTINGS } from '../../src-shared/wire'
import type { StoredAnswer, StoredDeal, StoredParty, StoredSnapshot } from '../../src-main/host/storage/storeTypes'
import { FIXED_KEY } from './record'

export const partyFixture = (id: string, more: Partial<StoredParty> = {}): StoredParty => ({
  id,
  name: `Table ${id}`,
  phase: 'lobby',
  game: 'mascarade',
  options: {},
  settings: DEFAULT_SETTINGS,
  paused: false,
  fixedShuffle: false,
  people: [
    { id: 'anna', token: 'token of Anna', name: 'Anna', sitIn: false, looksOn: false, avatar: avatarFor('anna') },
  ],
  seats: [
    { who: 'person', person: 'anna' },
    { who: 'bot', name: 'Pierrot', level: 'normal', temper: 'even' },
  ],
  host: 'anna',
  decks: [],
  match: null,
  matches: 0,
  eveningSince: null,
  ...more,
})

export const snapshotFixture = (after = 0, fixed: string | null = null): StoredSnapshot => ({
  answerCount: after,
  fixed,
  snapshot: {
    game: 'mascarade',
    rules: 1,
    seats: 2,
    options: {},
    key: '07'.repeat(32),
    accepted: [],
    state: { moment: after, steps: [], sealed: [], seen: [], outcome: null },
  },
})

export const dealFixture = (id: string, table = 't', fixed: string | null = null): StoredDeal => ({
  id,
  table,
  game: 'mascarade',
  rules: 1,
  snapshot: snapshotFixture(0, fixed),
  events: [{ event: { kind: 'dealt' }, own: { 1: 'the King' } }],
  seats: [],
  fair: FIXED_KEY,
})

export const answerFixture = (n: number): StoredAnswer => ({
  n,
  entry: { seat: 0, ask: `${n}/turn/0`, answer: 'swap', by: 'hand' },
  events: [{ event: { kind: 'swapped', n } }],
  outcome: null,
})
