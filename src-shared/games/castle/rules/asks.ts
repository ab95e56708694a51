/**
 * Every question of Castle of the Devil: its key (of the words, under `asks`), its pick and its params. "(window)"
 * marks sealed windows of the table's length which everybody is asked who could act by public knowledge; the pick of
 * a seat that cannot act lists the pass alone. Seats inside of `some` are their numbers as words: '0', '1' …
 *
 * | key | asked | pick → answer | params | by the clock |
 * |---|---|---|---|---|
 * | turn | the seat on turn, before its action | branch, see below | – | spy on a random seat |
 * | endTurn (window) | the seat on turn, after its action, while its profession lies face down | one of 'end', 'diplomat', 'clairvoyant' (those open to it) | – | end |
 * | diplomat | the seat on turn, once its Diplomat is face up | branch { object: each { to: seat, object: one of the kinds but 'bag', give: card }, bag: each { to: seat, give: card } } | – | random |
 * | offered | who is offered an object | branch { accept: card (the own object given back), refuse: ok }; only the legal branches | { by, card } | random |
 * | smuggle (window) | both partners of an accepted exchange, option `smuggling` | one of 'use', 'keep' | { with, gave } | keep |
 * | useBag, usePass, useMonocle, useTome | who gave that card away | one of 'use', 'decline' | { with } | decline |
 * | useCoat | who gave the Coat away | branch { decline: ok, take: one of the left-overs or the own profession } | { with, own } | decline |
 * | useSextant | who gave the Sextant away | one of 'left', 'right', 'decline' (without 'decline' once smuggled into use) | { with } | random |
 * | passOn (sealed) | everybody | card | { direction: 'left' or 'right', to } | random |
 * | gift | a seat over the hand limit | each { card: card, to: seat below the limit } | { limit } | random object, nearest seat clockwise |
 * | clairvoyantTop, clairvoyantSecond | the Clairvoyant | card of the object deck | { deck: cards left } | random |
 * | whichBag | whom a Diplomat asked for a Bag and who has one | card | { by } | random |
 * | priest (window) | all but the attacker | one of 'pass', 'use' | { attacker, defender } | pass |
 * | priestPayment | the attacker | card | { to } | random |
 * | support (sealed) | all but the duellists | one of 'attacker', 'defender' | { attacker, defender } | random |
 * | hypnotist (window) | the attacker | branch { pass: ok, use: seat of a supporter } | { attacker, defender } | pass |
 * | react (window, in rounds) | all who could still act | branch, see below | { attacker, defender, side: own side, score: { attacker, defender } } | pass |
 * | ring (window) | attacker and defender, on a tie | one of 'pass', 'use' | { attacker, defender } | pass |
 * | doctor (window) | all who could be the Doctor | one of 'pass', 'use' | { attacker, defender, result: 'attacker', 'defender' or 'draw' } | pass |
 * | spoils | the winner | one of 'society', 'search' | { loser } | society |
 * | take | the winner who searches | each { take: card of the loser } or, if it is the last, each { take: card, give: card } | { loser } | random |
 *
 * `turn` is a branch of those that are open to this seat now:
 * - spy: seat · exchange: each { card: card, to: seat } · duel: seat
 * - declareOwn: some of the other seats (0 to all) · declareRival: some of the other seats (1 to all) · declareAlone:
 *   ok
 * - diplomat: ok · clairvoyant: ok
 *
 * `react` is a branch of pass: ok · object: card · tokens: each { count: number, side: one of the sides } ·
 * profession: one of 'thug', 'grandmaster', 'bodyguard', 'duelist' (the one that is yours) · alchemist: one of
 * 'attacker', 'defender' (who wins)
 */
import type { Ask, Json, ChoiceSpec, Seat } from '../../../kernel'
import type { ReadName } from './cards'
import type { CastleState } from './state'

/** "Will you use the effect of the card you gave?", of each card that is read aloud. */
type UseKey = `use${Capitalize<ReadName>}`

export const useKey = (card: ReadName): UseKey => `use${card.charAt(0).toUpperCase()}${card.slice(1)}` as UseKey

export type AskKey =
  | 'turn'
  | 'endTurn'
  | 'diplomat'
  | 'offered'
  | 'smuggle'
  | UseKey
  | 'passOn'
  | 'gift'
  | 'clairvoyantTop'
  | 'clairvoyantSecond'
  | 'whichBag'
  | 'priest'
  | 'priestPayment'
  | 'support'
  | 'hypnotist'
  | 'react'
  | 'ring'
  | 'doctor'
  | 'spoils'
  | 'take'

interface Question {
  readonly key: AskKey
  readonly pick: ChoiceSpec
  readonly params?: { readonly [name: string]: Json }
}

/** A question of no hurry: the table's answer clock counts, and then a legal answer drawn at random. */
export const question = (seat: Seat, of: Question): Ask => ({ seat, ...of, default: 'random' })

/** The same with a default of its own; one outside of the pick is a mark that its step knows. */
export const questionOr = (seat: Seat, of: Question, answer: Json): Ask => ({ seat, ...of, default: { answer } })

/** A question of a window: as long as the table wants it for everybody, and then this answer. */
export function windowAsk({ options }: CastleState, seat: Seat, { key, pick, params }: Question, answer: Json): Ask {
  const seconds = options.window
  return params
    ? { seat, key, pick, params, default: { answer }, seconds }
    : { seat, key, pick, default: { answer }, seconds }
}
