/** Setup: the Overlord is chosen or random; both decks are shuffled, hands dealt, and (formal) the plan turned up. */
import { initialState, shuffled, type Random, type Seat, type GameSetup } from '../../../kernel'
import { HOUSE_DECK, inTableOrder, type Deck } from './deck'
import { readOptions } from './options'
import { FULL_HAND, PLAN } from './rulings'
import type { Aside, Hand, OverlordEvent, OverlordState } from './state'
import { court } from './steps/classic/court'
import { plan } from './steps/formal/plan'
import { rounds } from './steps/formal/rounds'

/** Chance makes no bot the Overlord where people play: somebody has to judge the excuses. */
function drawnOverlord(seats: number, people: readonly Seat[] | null, random: Random): Seat {
  const among = (people ?? []).filter(seat => seat < seats)
  const drawn = random.nextInt(among.length || seats, 'overlord')
  return among[drawn] ?? drawn
}

export function setup({ seats, options: given, deck, random, emit }: GameSetup<OverlordEvent>): OverlordState {
  const options = readOptions(given)
  const classic = options.rules === 'classic'
  // What `readOverlordDeck` has read is a deck.
  const fixed = deck === null ? HOUSE_DECK : (deck as object as Deck)
  const overlord: Seat = options.overlord > 0 ? options.overlord - 1 : drawnOverlord(seats, options.people, random)
  const hintDeck = shuffled(
    fixed.hints.map(card => card.id),
    random,
    'hints',
  )
  const actionDeck = shuffled(
    fixed.actions.map(card => card.id),
    random,
    'actions',
  )
  emit({ kind: 'deal', overlord })
  // Classic: the Overlord holds no cards. Formal: everybody, the Overlord too.
  const hands = Array.from({ length: seats }, (_, seat): Hand => {
    if (classic && seat === overlord) return { hints: [], actions: [] }
    const full = FULL_HAND[options.rules]
    const hints = hintDeck.splice(0, full.hints),
      actions = actionDeck.splice(0, full.actions)
    const own = { [seat]: { hints, actions } satisfies Aside }
    emit({ kind: 'draw', seat, ...full }, own)
    return { hints: inTableOrder(fixed.hints, hints), actions: inTableOrder(fixed.actions, actions) }
  })
  const turnedUp = classic ? [] : hintDeck.splice(0, PLAN)
  if (!classic) emit({ kind: 'plan', hints: turnedUp })
  const zeros = (): number[] => new Array<number>(seats).fill(0)
  return {
    ...initialState(...(classic ? [court(null)] : [rounds(null), plan(null)])),
    fixed,
    seats,
    options,
    overlord,
    hands,
    hintDeck,
    actionDeck,
    round: 0,
    ruled: zeros(),
    looks: zeros(),
    errand: null,
    plan: turnedUp,
    hintPile: { open: [], unseen: [] },
    actionPile: { open: [], unseen: [] },
    front: hands.map(() => []),
    turn: null,
    turns: 0,
    ribbon: [],
    tale: [],
    first: null,
    volley: null,
    barred: [],
    keeping: [],
    pending: [],
  }
}
