/** What the page's tests share: literal frames, and matches by the real rules. */
import { isRefusal, optionsOf, type Options } from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade'
import type { Frame, MatchPart, PartyView, SeatView, ToldEvent } from '../../src-shared/wire'
import type { Teller } from '../../src-renderer/boards/face'
import { allWords } from '../kit/page'
import type { Language } from '../../src-shared/lang'

export const keyOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)

export function defaultsOf(given: Options): Options {
  const options = optionsOf(mascarade, given)
  if (isRefusal(options)) throw new Error(options.refused)
  return options
}

export const NAMES = [
  'Anna',
  'Boris',
  'Carla',
  'Dmitri',
  'Elena',
  'Franco',
  'Greta',
  'Hugo',
  'Irina',
  'Jacopo',
  'Kirill',
  'Livia',
  'Marta',
] as const

export const person = (i: number, here = true): SeatView => ({
  who: 'person',
  id: `p${i}`,
  name: NAMES[i] ?? `${i}`,
  here,
  ready: true,
  sitIn: false,
})

export function partyOf(seats: number, more: Partial<PartyView> = {}): PartyView {
  return {
    table: { id: 't', name: 'Table' },
    invite: [],
    phase: 'match',
    shelf: ['mascarade'],
    game: 'mascarade',
    options: defaultsOf({}),
    seats: Array.from({ length: seats }, (_, i) => person(i)),
    spectators: [],
    host: 'p0',
    paused: false,
    clock: 0,
    doors: 'open',
    sitInAfter: 0,
    offers: [],
    claims: [],
    fixedShuffle: false,
    cannotStart: null,
    you: { id: 'p0', seat: 0, host: true, looksOn: false },
    ...more,
  }
}

export function matchPart(
  id: string,
  events: readonly ToldEvent[] = [],
  more: Partial<MatchPart['view']['open']> = {},
): MatchPart {
  return { id, events, view: { open: { steps: [], asking: [], outcome: null, table: null, ...more }, own: null } }
}

export const frameOf = (match: MatchPart | null, more: Partial<Frame> = {}): Frame => ({
  kind: 'frame',
  seq: 1,
  party: partyOf(4),
  match,
  clocks: [],
  ...more,
})

export const tellerIn = (language: Language, you: number | null, seats: number): Teller => ({
  ...allWords(language),
  name: seat => NAMES[seat] ?? `${seat}`,
  you,
  seats,
  ownDeck: null,
  match: null,
})
