/** Parties and matches as a host would keep them. */
import type { KeptAnswer, KeptDeal, KeptParty, KeptSnapshot } from '../../src-main/host/kept'

export const keptParty = (id: string, more: Partial<KeptParty> = {}): KeptParty => ({
  id,
  name: `Table ${id}`,
  phase: 'lobby',
  game: 'mascarade',
  options: {},
  clock: 0,
  paused: false,
  fixedShuffle: false,
  people: [{ id: 'anna', token: 'token of Anna', name: 'Anna' }],
  seats: [
    { who: 'person', person: 'anna' },
    { who: 'bot', name: 'Pierrot' },
  ],
  host: 'anna',
  decks: [],
  match: null,
  matches: 0,
  ...more,
})

export const keptSnapshot = (after = 0, fixed: string | null = null): KeptSnapshot => ({
  after,
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

export const keptDeal = (id: string, table = 't', fixed: string | null = null): KeptDeal => ({
  id,
  table,
  game: 'mascarade',
  rules: 1,
  snapshot: keptSnapshot(0, fixed),
  told: [{ event: { kind: 'dealt' }, own: { 1: 'the King' } }],
  seats: [],
  fair: null,
})

export const keptAnswer = (n: number): KeptAnswer => ({
  n,
  entry: { seat: 0, ask: `${n}/turn/0`, answer: 'swap', by: 'hand' },
  told: [{ event: { kind: 'swapped', n } }],
  outcome: null,
})
