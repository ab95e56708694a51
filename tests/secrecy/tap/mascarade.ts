/** Mascarade for the tap: its secret is where a card lies, so every frame is decoded, card by place. */
import type { GameState, Json, Seat } from '../../../src-shared/kernel'
import type { StateUpdate } from '../../../src-shared/wire'
import { anyAnswer, type TwinGame } from '../../kit/twin'
import { twinMascarade } from '../mascarade'
import { textsIn, type TapModel, type Way, type Word } from './model'

interface Table extends GameState {
  readonly seats: number
  readonly cards: readonly string[]
  readonly faceUp: readonly string[]
  readonly characters: readonly string[]
}
const table = (state: GameState): Table => state as Table

const CHARACTERS = [
  'judge',
  'bishop',
  'king',
  'queen',
  'fool',
  'thief',
  'witch',
  'spy',
  'peasant',
  'cheat',
  'inquisitor',
  'widow',
]

/** Where cards lie, clockwise from seat 0, then the middle. */
function places({ seats, cards }: Table): string[] {
  const own = seats === 2 ? ['.left', '.protected', '.right'] : seats === 3 ? ['.left', '.right'] : ['']
  const before = Array.from({ length: seats }, (_, seat) => own.map(place => `s${seat}${place}`)).flat()
  return [...before, ...Array.from({ length: cards.length - before.length }, (_, i) => `m${i}`)]
}

const cardsOf = (state: GameState): Map<string, string> =>
  new Map(places(table(state)).map((place, i) => [place, `${place}=${table(state).cards[i] ?? ''}`]))

interface Card {
  readonly slot?: string
  readonly id?: string
  readonly face?: string | null
  readonly character?: string
  readonly slots?: readonly string[]
  readonly swapped?: boolean
}

/**
 * Where a character may be named without revealing where it lies: what is in the game, what was said aloud, what is
 * asked for.
 */
const NAMED = [
  /^\.view\.open\.table\.characters\[\]$/,
  /^\.view\.open\.steps\[\]\.data\.character$/,
  /^\.view\.own\.asks\[\]\.(params\.character|pick\.)/,
  /^\.view\.own\.sealed\./,
  /^(\.events|\.log)\[\]\.event\.(kind|character|why|said)$/,
  /^\.view\.(open\.(steps\[\]\.step|asking\[\]\.key)|own\.asks\[\]\.(key|id))$/,
  /^\.view\.open\.steps\[\]\.data\.use\.character$/,
  /^\.view\.open\.outcome\.reason$/,
  /^\.view\.open\.steps\[\]\.data\.(uses|users|left|todo)\[\]\.character$/,
]
/** Where one is sent together with its place: looked at by the pair. */
const PLACED = [
  /^\.view\.open\.table\.slots\[\]\.face$/,
  /^\.view\.own\.seen\[\]\.character$/,
  /^(\.events|\.log)\[\]\.event\.(cards\[\]\.character|truth)$/,
]

function words({ match, log }: StateUpdate): Word[] {
  if (!match) return []
  const found: Word[] = []
  const put = (where: Word['where'], path: string, word: string): void => {
    found.push({ where, word, path })
  }
  for (const slot of (match.view.open.table as unknown as { slots: readonly Card[] }).slots)
    if (slot.face) put('now', 'slots', `${slot.id ?? ''}=${slot.face}`)
  for (const shown of (match.view.own?.seen ?? []) as unknown as Card[]) {
    put(
      'past',
      'seen',
      shown.slots
        ? `swap ${shown.slots.join(' ')}=${String(shown.swapped)}`
        : `${shown.slot ?? ''}=${shown.character ?? ''}`,
    )
  }
  for (const [where, told] of [
    ['fresh', match.events],
    ['past', log ?? []],
  ] as const)
    for (const { event } of told) {
      const { kind, cards, seat, truth } = event as unknown as {
        kind: string
        seat: Seat
        cards?: readonly Card[]
        truth?: string
      }
      if (kind === 'reveal')
        for (const card of cards ?? []) put(where, 'reveal', `${card.slot ?? ''}=${card.character ?? ''}`)
      if (kind === 'confess') put(where, 'confess', `s${seat}=${truth ?? ''}`)
    }
  // A character anywhere else: no rule explains how it gets there.
  const rest = { events: match.events, view: match.view, log: log ?? [] } as unknown as Json
  for (const [path, text] of textsIn(rest))
    if (CHARACTERS.includes(text) && ![...NAMED, ...PLACED].some(known => known.test(path)))
      put('now', path, `${path}=${text}`)
  return found
}

/** Face-up cards, and at the end all. */
function* sees(state: GameState): Generator<string> {
  const cards = cardsOf(state)
  yield* state.outcome ? cards.values() : table(state).faceUp.map(place => cards.get(place) ?? '')
}

interface Event {
  readonly kind: string
  readonly seat: Seat
  readonly slots?: readonly string[]
  readonly cards?: readonly Card[]
}

/** Looks are the looker's, swaps the swapper's; what is revealed and confessed is everybody's. */
function* shown({ before, after, told }: Way, seat: Seat | null): Generator<string> {
  for (const event of told.map(one => one.event as unknown as Event))
    for (const state of [before, after]) {
      const cards = cardsOf(state)
      if (event.kind === 'look' && event.seat === seat) yield* (event.slots ?? []).map(place => cards.get(place) ?? '')
      if (event.kind === 'reveal') yield* (event.cards ?? []).map(card => cards.get(card.slot ?? '') ?? '')
      if (event.kind === 'confess') yield cards.get(`s${event.seat}`) ?? ''
      // Whether the cards were really swapped, from the state.
      const [a, b] = event.slots ?? []
      if (event.kind === 'swap' && event.seat === seat && a !== undefined && b !== undefined) {
        const swapped = cardOf(before, a) === cardOf(after, b) && cardOf(before, b) === cardOf(after, a)
        const stayed = cardOf(before, a) === cardOf(after, a) && cardOf(before, b) === cardOf(after, b)
        if (swapped) yield `swap ${a} ${b}=true`
        if (stayed) yield `swap ${a} ${b}=false`
      }
    }
}
const cardOf = (state: GameState, place: string): string => cardsOf(state).get(place)?.split('=')[1] ?? ''

/** Many looks: what a player saw is all that belongs to them in this game. */
const looking: TwinGame = {
  ...twinMascarade,
  choose(ask, random, twin) {
    const look = ask.key === 'turn' && ask.pick.pick === 'branch' ? ask.pick.of.look : undefined
    return look && random.nextInt(2, 'look') === 0
      ? { branch: 'look', answer: anyAnswer({ ...ask, pick: look }, random) }
      : twinMascarade.choose(ask, random, twin)
  },
}

export const tapMascarade: TapModel = {
  name: 'Mascarade',
  kit: looking,
  seats: 4,
  options: { challenge: 'inTurn' },
  words,
  sees: state => sees(state),
  shown,
  // What was looked at belongs to the seat at that moment.
  own: (state, seat) =>
    state.seen
      .filter(one => one.seat === seat)
      .flatMap(one => one.shown as unknown as Card[])
      .flatMap(one => (one.slot === undefined ? [] : [`${one.slot}=${one.character ?? ''}`])),
}
