/**
 * The search problem of a hard bot's turn. Playouts run to the end of the turn: forecast.ts then estimates the chance
 * to win from who holds and knows what. Later turns would differ by luck far more than by this turn.
 */
import type { Random, Seat } from '../../../kernel'
import { castle, type CastleEvent } from '../rules'
import type { CastleState, Memory as ListEntry } from '../rules/state'
import { bernoulli } from '../../../bots/particles'
import type { SearchProblem } from '../../../bots/search'
import type { Memory } from './memory'
import { forecast } from './forecast'
import { policy, propose } from './policy'
import { sampleState, type TurnContext } from './sample'
import { isCertain } from './reasonTemplates'

/** The certainty from which a sighting counts as known in a playout. */
const KNOWN_FROM = 0.6

/** The turn of sightings from before the playout; it has no meaning there. */
const BEFORE = 0

const listEntry = (saw: ListEntry['saw']): ListEntry => ({ turn: BEFORE, saw })

/** Adds what a seat knows of another one to its private list. */
function addEntries(
  list: ListEntry[],
  seat: Seat,
  society: CastleState['societies'][number] | null,
  objects: CastleState['hands'][number],
): void {
  if (society) list.push(listEntry({ kind: 'society', seat, society }))
  if (objects.length > 0) list.push(listEntry({ kind: 'objects', seat, objects }))
}

function knownToSelf({ society, rival, others, societies, sightings }: Memory): ListEntry[] {
  const list: ListEntry[] = []
  for (const seat of others) {
    const ally = societies.allyChance(seat)
    addEntries(
      list,
      seat,
      isCertain(ally) ? society : isCertain(1 - ally) ? rival : null,
      sightings
        .in(seat)
        .filter(({ certainty: sure }) => sure >= KNOWN_FROM)
        .map(({ object }) => object),
    )
  }
  return list
}

const NO_OBJECTS: CastleState['hands'][number] = []

/** What another seat knows: how much of it is public, and the sampled world says what it saw. */
function knownToOther(
  { hands, societies }: CastleState,
  seat: Seat,
  { publicKnowledge }: Memory,
  random: Random,
): ListEntry[] {
  const list: ListEntry[] = []
  for (const [other, hand] of hands.entries()) {
    if (other === seat) continue
    const part = publicKnowledge.knownShare(seat, other)
    addEntries(
      list,
      other,
      publicKnowledge.hasSeenSociety(seat, other) ? (societies[other] ?? null) : null,
      part > 0 ? hand.filter(() => bernoulli(part, random)) : NO_OBJECTS,
    )
  }
  return list
}

/**
 * The same state in which every seat has a private list of what it knows: playouts go by these.
 * @param own the list of this seat itself, which is the same in all worlds
 */
export const withPrivateLists = (
  state: CastleState,
  memory: Memory,
  random: Random,
  own = knownToSelf(memory),
): CastleState => ({
  ...state,
  options: { ...state.options, memo: true },
  memo: state.hands.map((_, seat) => (seat === memory.seat ? own : knownToOther(state, seat, memory, random))),
})

/** States the search problem of the ask `turn`. */
export function searchProblem(context: TurnContext, memory: Memory): SearchProblem<CastleState, CastleEvent> {
  const now = context.view.open.table.turn.number,
    own = knownToSelf(memory)
  return {
    game: castle,
    policy,
    propose,
    sample: random => withPrivateLists(sampleState(context, memory, random), memory, random, own),
    horizon: state => state.turn.number > now,
    value: state => forecast(state, memory.seat),
  }
}
