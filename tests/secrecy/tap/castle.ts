/**
 * Castle of the Devil for the tap. Its cards are part of its rules, and copies of one kind are the same card on
 * purpose, so a single copy cannot have a word of its own. Instead every frame is decoded: each object, profession and
 * society in it by its place.
 */
import type { GameState, Json, Seat } from '../../../src-shared/kernel'
import type { CastleState } from '../../../src-shared/games/castle/rules/state'
import type { StateUpdate } from '../../../src-shared/wire'
import { twinCastle } from '../castle'
import { textsIn, type TapModel, type Way, type Word } from './model'

const castle = (state: GameState): CastleState => state as CastleState

const OBJECTS = [
  'key',
  'goblet',
  'bagKey',
  'bagGoblet',
  'dagger',
  'gloves',
  'knives',
  'whip',
  'ring',
  'pass',
  'monocle',
  'tome',
  'coat',
  'sextant',
  'mirror',
  'pearl',
  'signet',
  'bag',
]
const PEOPLE = [
  'thug',
  'grandmaster',
  'bodyguard',
  'duelist',
  'alchemist',
  'doctor',
  'priest',
  'hypnotist',
  'diplomat',
  'clairvoyant',
  'order',
  'brotherhood',
]
const HIDDEN: readonly string[] = [...OBJECTS, ...PEOPLE]

/** Fields whose words name a kind of question, step or event: `ring` is an object and a question. */
const NAMES = /\.(kind|key|id|step|how|what|why|reason|edition|pick|side|claim|branch)$/

const inText = (value: unknown): string[] =>
  [...textsIn(value as Json)].flatMap(([path, text]) => (HIDDEN.includes(text) && !NAMES.test(path) ? [text] : []))

interface OpenPlayer {
  readonly profession: string | null
  readonly objects: readonly string[] | null
  readonly society: string | null
}
interface OwnHand {
  readonly objects: readonly string[]
  readonly society: string | null
  readonly profession: string
  readonly offered: string | null
  readonly memo: Json
}

/** `pass` is an answer to a question, and a Pass is an object: among choices it is the former. */
const choices = (value: Json): Json => {
  if (Array.isArray(value)) return (value as Json[]).map(choices)
  if (typeof value !== 'object' || value === null) return value
  const { pick, of, ...rest } = value as { readonly [key: string]: Json }
  if (pick === 'one' && Array.isArray(of)) return (of as Json[]).filter(word => word !== 'pass')
  return Object.fromEntries(Object.entries({ ...rest, of: of ?? null }).map(([key, inner]) => [key, choices(inner)]))
}

/** A Diplomat may ask for any object there is: that list is the same for everybody. */
const asksForAny = (list: readonly string[]): boolean =>
  OBJECTS.filter(object => !object.startsWith('bag')).every(object => list.includes(object))

function words({ match, log, party: _, clocks: __, ...rest }: StateUpdate): Word[] {
  if (!match) return []
  const found: Word[] = []
  const put = (where: Word['where'], path: string, prefix: string, value: unknown): void => {
    for (const text of inText(value)) found.push({ where, path, word: `${prefix} ${text}` })
  }
  const { open, own } = match.view
  const { players, box, removed, duel, ...table } = open.table as unknown as {
    players: readonly OpenPlayer[]
    box: Json
    removed: Json
    duel: Json
  }
  for (const [seat, { profession, objects, society, ...more }] of players.entries()) {
    put('now', 'players', `seat ${seat}`, [profession, objects, society])
    put('now', 'players', 'nobody may see', more)
  }
  put('now', 'box', 'box', box)
  put('now', 'removed', 'removed', removed)
  put('past', 'duel', 'public', duel)
  put('past', 'steps', 'public', open.steps)
  put('now', 'table', 'nobody may see', [table, open.asking, open.outcome])
  if (own) {
    const { objects, society, profession, offered, memo, ...more } = own.private as unknown as OwnHand
    put('now', 'own', 'own', [objects, society, profession])
    put('now', 'offered', 'offered', [offered])
    put('past', 'memo', 'known', memo)
    put('past', 'seen', 'known', own.seen)
    put(
      'past',
      'asks',
      'known',
      own.asks.map(({ pick, params }) => [
        asksForAny(inText(pick)) ? [] : choices(pick as unknown as Json),
        params ?? {},
      ]),
    )
    if (own.sealed?.answer !== 'pass') put('past', 'sealed', 'known', own.sealed)
    put('now', 'own', 'nobody may see', more)
  }
  for (const [where, told] of [
    ['fresh', match.events],
    ['past', log ?? []],
  ] as const) {
    put(
      where,
      'events',
      'public',
      told.map(({ event }) => event),
    )
    put(
      where,
      'events',
      'known',
      told.map(one => one.own ?? null),
    )
  }
  put('now', 'frame', 'nobody may see', rest)
  return found
}

const prefixed = (prefix: string, texts: Iterable<string | null>): string[] =>
  [...texts].flatMap(text => (text === null ? [] : [`${prefix} ${text}`]))

function* sees(state: GameState, seat: Seat | null): Generator<string> {
  const { hands, societies, professions, up, box, removed, duel, exchange, outcome } = castle(state)
  yield* prefixed('box', box)
  yield* prefixed('public', inText(duel))
  for (const at of hands.keys()) {
    if (up[at] || outcome) {
      yield `seat ${at} ${professions[at] ?? ''}`
      yield `public ${professions[at] ?? ''}`
    }
    if (outcome) yield* prefixed(`seat ${at}`, [...(hands[at] ?? []), societies[at] ?? null])
  }
  if (outcome) yield* prefixed('removed', [removed])
  if (seat === null) return
  const mine = [...(hands[seat] ?? []), societies[seat] ?? '', professions[seat] ?? '']
  for (const prefix of ['own', 'known']) yield* prefixed(prefix, mine)
  if (exchange && (exchange.by === seat || exchange.to === seat))
    for (const prefix of ['offered', 'known']) yield* prefixed(prefix, [exchange.offered])
}

/** What the rules reveal to all when it happens. */
const ALOUD: readonly string[] = [
  'turnUp',
  'removed',
  'end',
  'profession',
  'use',
  'ring',
  'diplomat',
  'alchemist',
  'read',
  'decline',
  'declare',
]
/** Which seats an event lets see something hidden, by its fields, and whose; with `passOn` all of them. */
const TELLS: { readonly [kind: string]: readonly string[] } = {
  spy: ['seat'],
  offer: ['seat', 'to'],
  exchange: ['seat', 'with'],
  read: ['giver'],
  look: ['seat'],
  professions: ['seat', 'with'],
  coat: ['seat'],
  draw: ['seat'],
  gift: ['seat', 'to'],
  clairvoyant: ['seat'],
  arranged: ['seat'],
  pay: ['seat', 'to'],
  take: ['seat', 'from'],
}
const OTHERS = ['seat', 'to', 'with', 'from', 'at', 'giver'] as const

type Event = { readonly kind: string } & { readonly [field: string]: Json }

function* shown({ before, after, told }: Way, seat: Seat | null): Generator<string> {
  for (const { event } of told as readonly { event: Event }[]) {
    if (ALOUD.includes(event.kind)) yield* prefixed('public', inText(event))
    if (seat === null) continue
    if (event.kind === 'passOn')
      yield* prefixed(
        'known',
        [before, after].flatMap(state => castle(state).hands.flat()),
      )
    if (!(TELLS[event.kind] ?? []).some(field => event[field] === seat)) continue
    for (const state of [before, after]) yield* prefixed('known', told1(castle(state), event))
  }
  if (seat !== null) yield* [...sees(before, seat), ...sees(after, seat)].filter(word => word.startsWith('known'))
}

/** What the rules show of everybody else that an event names, of the deck and of the cards that were left over. */
function* told1(
  { hands, societies, professions, deck, leftOver, exchange }: CastleState,
  event: Event,
): Generator<string> {
  if (event.kind === 'draw') yield* deck.slice(0, HAND)
  if (event.kind === 'clairvoyant' || event.kind === 'arranged') yield* deck
  if (event.kind === 'coat' || event.kind === 'read') yield* [...leftOver, ...professions]
  if (exchange) yield* [exchange.offered ?? '', exchange.returned ?? '']
  for (const field of OTHERS) {
    const at = event[field]
    if (typeof at !== 'number') continue
    yield* hands[at] ?? []
    if (event.what === 'society') yield societies[at] ?? ''
    if (event.kind === 'professions' || event.kind === 'spy' || event.kind === 'look') yield professions[at] ?? ''
  }
}
const HAND = 8

export const tapCastle: TapModel = {
  name: 'Castle',
  kit: twinCastle,
  seats: 5,
  options: { window: 0, memo: true },
  words,
  sees,
  shown,
  own: (state, seat) => prefixed('own', castle(state).hands[seat] ?? []),
}
