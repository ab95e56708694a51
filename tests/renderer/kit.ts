/** Shared by the page's tests: literal updates, and matches by the real rules. */
import {
  isRefusal,
  Match,
  resolveOptions,
  type Game,
  type GameState,
  type Options,
  type SeatAsk,
} from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import {
  DEFAULT_SETTINGS,
  avatarAt,
  type StateUpdate,
  type MatchPart,
  type PartyView,
  type SeatView,
  type SeenEvent,
} from '../../src-shared/wire'
import type { MessageContext } from '../../src-renderer/games/gameUi'
import { allWords } from '../kit/page'
import type { StartupState } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/locales/languages'

/** What the app knows of its person at the start. */
export const APP_SETTINGS: StartupState['settings'] = {
  name: 'Boris',
  avatar: null,
  language: null,
  look: 'dark',
  notify: false,
  tableName: '',
  visible: true,
  guests: true,
  hall: false,
  keepers: false,
  keeps: 'ask',
  goesOn: false,
  updates: false,
}

export const keyOf = (n: number): Uint8Array => new Uint8Array(32).fill(n)

export function defaultsOf(given: Options): Options {
  const options = resolveOptions(mascarade, given)
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
  avatar: avatarAt(i),
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
    settings: DEFAULT_SETTINGS,
    offers: [],
    claims: [],
    wishes: [],
    votes: [],
    fixedShuffle: false,
    cannotStart: null,
    you: { id: 'p0', seat: 0, host: true, looksOn: false },
    ...more,
  }
}

export function matchPart(
  id: string,
  events: readonly SeenEvent[] = [],
  more: Partial<MatchPart['view']['open']> = {},
): MatchPart {
  return { id, events, view: { open: { steps: [], asking: [], outcome: null, table: null, ...more }, own: null } }
}

/** A match that has just been dealt by the real rules, as the first seat sees it, with asks and parts of a test's own. */
export function dealt<S extends GameState, E, O, W>(
  game: Game<S, E, O, W>,
  seats: number,
  given: Options,
  asks: readonly SeatAsk[] = [],
  table: object = {},
): MatchPart {
  const options = resolveOptions(game, given)
  if (isRefusal(options)) throw new Error(options.refused)
  const { open, own } = Match.start(game, seats, options, keyOf(1)).match.view(0)
  return {
    id: 'm',
    events: [],
    view: { open: { ...open, table: { ...(open.table as object), ...table } }, own: own && { ...own, asks } },
  } as never
}

export const frameOf = (match: MatchPart | null, more: Partial<StateUpdate> = {}): StateUpdate => ({
  kind: 'frame',
  seq: 1,
  party: partyOf(4),
  match,
  clocks: [],
  ...more,
})

export const contextIn = (language: Language, you: number | null, seats: number): MessageContext => ({
  ...allWords(language),
  name: seat => NAMES[seat] ?? `${seat}`,
  you,
  seats,
  ownDeck: null,
  match: null,
})
