/** The own turn: learn where little is known, exchange for profit, duel for a prize, and declare when sure. */
import type { Answer, Seat } from '../../kernel'
import { isBag, objectCard, type AskedKind, type ObjectId } from '../../games/castle/cards'
import { declaring, ownChance, rivalChance } from './declaring'
import { winning } from './duelling'
import { LEANINGS } from './leanings'
import type { Knowing } from './knowing'
import type { Memory } from './memory'
import { signalBy } from './signals'
import { DRAWN, cost, effect, expected, mostToLose, seeingSociety, worth } from './worth'

type Judge = (answer: Answer) => number

export type TurnAnswer =
  | { readonly branch: 'spy' | 'duel'; readonly answer: Seat }
  | { readonly branch: 'exchange'; readonly answer: { readonly card: ObjectId; readonly to: Seat } }
  | { readonly branch: 'declareOwn' | 'declareRival'; readonly answer: readonly string[] }
  | { readonly branch: 'declareAlone' | 'diplomat' | 'clairvoyant'; readonly answer: true }

/** Offered only when true: it wins. */
const ALONE = 200

/** Seeing one object of a hand of which nothing is known; the unit of all worth. */
const SPIED = 1.8

/** What the token for a refused offer is worth, and how tedious an offer is for each time it was made before. */
const TOKEN = 1,
  TEDIOUS = 0.4

type Declaration = Extract<TurnAnswer, { readonly branch: 'declareOwn' | 'declareRival' }>
export type Action = Exclude<TurnAnswer, Declaration>

export function turn(memory: Memory): Judge {
  return given => {
    const { branch, answer } = given as TurnAnswer
    switch (branch) {
      case 'declareOwn':
        return declaring(memory, ownChance(memory, answer.map(Number)))
      case 'declareRival':
        return declaring(memory, rivalChance(memory, answer.map(Number)))
      default:
        return action(memory, given as Action)
    }
  }
}

/** How good anything but a declaration of societies looks. */
export function action(memory: Knowing, { branch, answer }: Action): number {
  switch (branch) {
    case 'spy':
      return (SPIED + LEANINGS[memory.nature.temper].spy) * memory.unknown(answer)
    case 'exchange':
      return exchange(memory, answer.card, answer.to)
    case 'duel':
      return duel(memory, answer) + LEANINGS[memory.nature.temper].duel + impatience(memory)
    case 'declareAlone':
      return ALONE
    case 'diplomat':
      return diplomat(memory)
    case 'clairvoyant':
      return clairvoyant(memory)
  }
}

/** In a match that goes on and on, where cards only wander, duels bring it to an end: so much better they look for each turn that each seat has had too many, and no better than that. */
const TOO_MANY = 20,
  BETTER_EACH = 0.15,
  MUCH_BETTER = 6

const impatience = ({ table: { turn, players } }: Knowing): number =>
  Math.min(MUCH_BETTER, BETTER_EACH * Math.max(0, turn.number / players.length - TOO_MANY))

function exchange(memory: Knowing, card: ObjectId, to: Seat): number {
  const gain = effect(memory, card, to) + expected(memory, to) - cost(memory, card, to) + signalBy(memory, card, to)
  const accepted = objectCard(card).mustAccept ? 1 : memory.accepting(to)
  const token = memory.table.stack > 0 ? TOKEN : 0
  return accepted * gain + (1 - accepted) * token - TEDIOUS * memory.offered(card, to)
}

/** Of what could be lost in a duel, this much: the other may look at the society card instead. */
const LOST = 0.4
/** A drawn duel draws an object for the attacker: about one in so many ends so. */
const DRAWN_DUELS = 0.15

/** So much less is an object worth taking from an ally. */
export const WITH_ALLY = 0.6

/** The prize is what the winner chooses: the society, or the best object that is known to be there. */
function duel(memory: Knowing, against: Seat): number {
  const ally = memory.societies.ally(against),
    wins = winning(memory, against)
  const known = memory.sightings.in(against).map(one => one.sure * worth(memory, one.object) * (1 - WITH_ALLY * ally))
  const prize = Math.max(seeingSociety(memory, against), ...known)
  const draw = memory.deckEmpty ? 0 : DRAWN_DUELS * DRAWN
  return wins * prize + draw - (1 - wins) * LOST * (1 - ally) * mostToLose(memory)
}

export interface Demand {
  readonly to: Seat
  readonly object?: AskedKind
  readonly give: ObjectId
}

/** Something known to be there that is worth more than what goes; in vain it shows a hand, and costs the turn. */
function demanded(memory: Knowing, { to, object = 'bag', give }: Demand): number {
  const meant = memory.sightings.in(to).filter(one => (object === 'bag' ? isBag(one.object) : one.object === object))
  const [first] = meant
  if (!first) return memory.unknown(to) / 2 - cost(memory, give, to) / 2
  return (
    first.sure *
    (worth(memory, first.object) * (1 - WITH_ALLY * memory.societies.ally(to)) -
      cost(memory, give, to) +
      effect(memory, give, to))
  )
}

export function demand(memory: Knowing): Judge {
  return answer => demanded(memory, (answer as unknown as { readonly answer: Demand }).answer)
}

/** A once-only profession is kept for something better than this. */
const WORTHWHILE = 3

/** What the best demand brings; nothing, if it is not worth the profession. */
function diplomat(memory: Knowing): number {
  const demands = memory.others.flatMap(to =>
    memory.sightings
      .in(to)
      .flatMap(({ object }) =>
        memory.hand.objects.flatMap(give =>
          isBag(object) || isBag(give) ? [] : [demanded(memory, { to, object, give })],
        ),
      ),
  )
  const best = Math.max(0, ...demands)
  return best >= WORTHWHILE ? best : -1
}

/** Looking through the deck is for who can draw from it next. */
const clairvoyant = (memory: Knowing): number => (memory.hand.objects.some(isBag) ? DRAWN : -1)

/** After the action: the professions of the own turn, if they are worth it now. */
export function endTurn(memory: Knowing): Judge {
  return answer => (answer === 'diplomat' ? diplomat(memory) : answer === 'clairvoyant' ? clairvoyant(memory) : 0)
}
