/**
 * Every question of Dark Tales: its key (of the words, under `asks`), its pick and its params. `by` is what the
 * question comes from (`By` of state.ts). Lines of story card A are written as words: '1', '2' … Cards in play
 * are their names (`ogre#17`: see `cardOfName`), cards of a hand or of the deck their ids.
 *
 * | key | asked | pick → answer | params | by the clock |
 * |---|---|---|---|---|
 * | useItem | the seat on turn, phase 2, if some line can be used (all that decides it is public) | branch { pass: ok, use: one of the lines } | – | pass |
 * | play | the seat on turn, phase 3 | card of the own hand | – | random |
 * | playMore | who may play one more card | card of the own hand | { by } | random |
 * | takeItem | who takes an item, if more than one kind is in stock | one of the items | { by } | random |
 * | discard | who discards a card in play, if there is more than one | one of the names in play | { by, types } | random |
 * | mayDiscard | the same where it is optional, if there is any | branch { decline: ok, discard: one of the names in play } | { by, types } | decline |
 * | takeCard | who takes a card in play, if there is more than one | one of the names in play | { by, types } | random |
 * | discardOwn, mayDiscardOwn, takeOwn | the same three, of the cards in front of oneself alone | as above | { by, types } | as above |
 * | discardHand | who discards a card of the own hand | card of the own hand | { by } | random |
 * | returnItem | who returns an item, if there is more than one kind of it | one of the items | { by } | random |
 * | peek | who looked at the top of the deck, if at more than one card | card of those looked at | { by, looked: the cards, the top first } | random |
 * | freeLine | who may at once use a line, if some line can be used | branch { pass: ok, use: one of the lines } | { by } | pass |
 * | may | who may do something, if it would do anything | one of 'do', 'decline' | { by, effects: the effects } | decline |
 *
 * Looked at more than one card, of equal cards the upper one is taken. The kernel's own `seen` closes what the
 * Fortune-teller shows to everybody.
 */
import type { Ask, Json, ChoiceSpec, Seat } from '../../../kernel'
import { COMPULSORY_BY_CLOCK } from './rulings'

export type AskKey =
  | 'useItem'
  | 'play'
  | 'playMore'
  | 'takeItem'
  | 'discard'
  | 'discardOwn'
  | 'mayDiscard'
  | 'mayDiscardOwn'
  | 'discardHand'
  | 'returnItem'
  | 'takeCard'
  | 'takeOwn'
  | 'peek'
  | 'freeLine'
  | 'may'

interface Question {
  readonly key: AskKey
  readonly pick: ChoiceSpec
  readonly params?: { readonly [name: string]: Json }
}

/** A compulsory choice. */
export const question = (seat: Seat, of: Question): Ask => ({ seat, ...of, default: COMPULSORY_BY_CLOCK })

/** A choice that may be declined. Ruling on the clock: it is declined. */
export const optional = (seat: Seat, of: Question, declined: Json): Ask => ({
  seat,
  ...of,
  default: { answer: declined },
})
