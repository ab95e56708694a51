/**
 * Choices that an effect asks for. Effects are compulsory unless "may"; the player chooses among legal targets. What
 * is public and leaves one answer is done at once; what lies hidden (the top of the deck) is asked by public numbers.
 */
import { pick, type Json } from '../../../../kernel'
import { kindsOf, type CardId, type EffectOf, type Item } from '../deck'
import type { EffectPlace } from '../effectPlace'
import { returnable, targetsFor } from '../effects'
import { optional, question, type AskKey } from '../asks'
import { cardToTake } from '../rulings'
import type { TalesPlay, TalesState } from '../state'
import {
  cardInPlay,
  emit,
  handOf,
  inStock,
  leavePlay,
  putInHand,
  putOnDiscard,
  returnItem,
  takeFromHand,
  takeItem,
} from '../table'
import { innerEffects } from './effects'
import { effectStep } from './effectStep'

/** Given a choice of items, you choose among the kinds in stock. An item out of stock: nothing taken. */
export function chooseItem(play: TalesPlay, { of }: EffectOf<'item'>, place: EffectPlace): void {
  const [only, ...others] = inStock(play.state.stock, of)
  if (only && others.length === 0) takeItem(play, place.seat, only, place.by)
  else play.call(itemChoice(place))
}

const itemChoice = effectStep<'item', Item>('takeItem', 'item', {
  ask: (state, { of }, { seat, by }) =>
    question(seat, { key: 'takeItem', pick: pick.one(inStock(state.stock, of)), params: { by } }),
  take(play, _, { seat, by }, item) {
    takeItem(play, seat, item, by)
  },
})

const namesOf = (state: TalesState, effect: EffectOf<'discard' | 'takeInPlay'>, place: EffectPlace): string[] =>
  targetsFor(state, effect, place).map(({ name }) => name)

/** Where nothing else is said an effect reaches everybody's cards; the question says which. */
const whose = <All extends AskKey, Own extends AskKey>(effect: { readonly in?: 'front' }, all: All, own: Own) =>
  effect.in === 'front' ? own : all

/** Dragon, Ogre: own cards are compulsory when they are the only ones. */
export function chooseDiscard(play: TalesPlay, effect: EffectOf<'discard'>, place: EffectPlace): void {
  const [only, ...others] = namesOf(play.state, effect, place)
  if (only !== undefined && others.length === 0) discard(play, only, effect, place)
  else play.call(discardChoice(place))
}

function discard(play: TalesPlay, name: string, effect: EffectOf<'discard'>, place: EffectPlace): void {
  const { at } = cardInPlay(play.state, name),
    card = leavePlay(play.state, name)
  putOnDiscard(play.state, card)
  emit(play, { kind: 'discard', seat: place.seat, card, name, at, by: place.by })
  if (effect.then) play.call(innerEffects(place))
}

const discardChoice = effectStep<'discard', string>('discard', 'discard', {
  ask: (state, effect, place) =>
    question(place.seat, {
      key: whose(effect, 'discard', 'discardOwn'),
      pick: pick.one(namesOf(state, effect, place)),
      params: { by: place.by, types: effect.types },
    }),
  take(play, effect, place, name) {
    discard(play, name, effect, place)
  },
})

type Optional =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'discard'; readonly answer: string }

/** Young Hero: the player may discard a card. */
export const mayDiscard = effectStep<'discard', Optional>('mayDiscard', 'discard', {
  ask: (state, effect, place) =>
    optional(
      place.seat,
      {
        key: whose(effect, 'mayDiscard', 'mayDiscardOwn'),
        params: { by: place.by, types: effect.types },
        pick: pick.branch({ decline: pick.ok(), discard: pick.one(namesOf(state, effect, place)) }),
      },
      { branch: 'decline', answer: true },
    ),
  take(play, effect, place, { branch, answer }) {
    if (branch === 'discard') discard(play, answer, effect, place)
    else emit(play, { kind: 'decline', seat: place.seat, what: 'discard', by: place.by })
  },
})

/** A card of one's own hand, of one's choice. A hand of one card is asked too: what it holds is hidden. */
export const handChoice = effectStep<'discardHand', CardId>('discardHand', 'discardHand', {
  ask: (state, _, { seat, by }) =>
    question(seat, {
      key: 'discardHand',
      pick: pick.card(kindsOf(state.fixed, handOf(state, seat))),
      params: { by },
    }),
  take(play, effect, place, card) {
    const { seat, by } = place
    takeFromHand(play.state, seat, card)
    putOnDiscard(play.state, card)
    emit(play, { kind: 'discardHand', seat, card, by })
    if (effect.then) play.call(innerEffects(place))
  },
})

/** One of one's own items back to the stock. */
export function chooseReturned(play: TalesPlay, effect: EffectOf<'returnItem'>, place: EffectPlace): void {
  const [only, ...others] = returnable(play.state, place.seat, effect.of)
  if (only && others.length === 0) giveBack(play, only, effect, place)
  else play.call(returnedChoice(place))
}

function giveBack(play: TalesPlay, item: Item, effect: EffectOf<'returnItem'>, place: EffectPlace): void {
  returnItem(play, place.seat, item, place.by)
  if (effect.then) play.call(innerEffects(place))
}

const returnedChoice = effectStep<'returnItem', Item>('returnItem', 'returnItem', {
  ask: (state, { of }, { seat, by }) =>
    question(seat, { key: 'returnItem', pick: pick.one(returnable(state, seat, of)), params: { by } }),
  take(play, effect, place, item) {
    giveBack(play, item, effect, place)
  },
})

/** Princess: a card from the common area or in front of anybody, oneself too, into the hand. */
export function chooseTaken(play: TalesPlay, effect: EffectOf<'takeInPlay'>, place: EffectPlace): void {
  const [only, ...others] = namesOf(play.state, effect, place)
  if (only !== undefined && others.length === 0) takeCard(play, only, place)
  else play.call(takenChoice(place))
}

function takeCard(play: TalesPlay, name: string, { seat, by }: EffectPlace): void {
  const { at } = cardInPlay(play.state, name),
    card = leavePlay(play.state, name)
  putInHand(play.state, seat, card)
  emit(play, { kind: 'take', seat, card, name, at, by })
}

const takenChoice = effectStep<'takeInPlay', string>('takeCard', 'takeInPlay', {
  ask: (state, effect, place) =>
    question(place.seat, {
      key: whose(effect, 'takeCard', 'takeOwn'),
      pick: pick.one(namesOf(state, effect, place)),
      params: { by: place.by, types: effect.types },
    }),
  take(play, _, place, name) {
    takeCard(play, name, place)
  },
})

/** Secret Helper: no *draw*, so the Witch does not forbid it. */
export function peek(play: TalesPlay, { look }: EffectOf<'peek'>, place: EffectPlace): void {
  const only = cardToTake(play.state.deck.slice(0, look))
  if (only !== undefined) takeLooked(play, only, look, place)
  else play.call(peekChoice(place))
}

/** The others stay on top, in their order; of equal cards the upper one is taken. */
function takeLooked(play: TalesPlay, card: CardId, look: number, { seat, by }: EffectPlace): void {
  const { state } = play
  const looked = state.deck.slice(0, look)
  state.deck = state.deck.toSpliced(looked.indexOf(card), 1)
  putInHand(state, seat, card)
  emit(play, { kind: 'peek', seat, looked: looked.length, left: state.deck.length, by }, { [seat]: { looked, card } })
}

const peekChoice = effectStep<'peek', CardId>('peek', 'peek', {
  ask: (state, { look }, { seat, by }) => {
    const looked = state.deck.slice(0, look)
    return question(seat, { key: 'peek', pick: pick.card(kindsOf(state.fixed, looked)), params: { by, looked } })
  },
  take(play, { look }, place, card) {
    takeLooked(play, card, look, place)
  },
})

/** All of it or nothing. */
export const may = effectStep<'may', 'do' | 'decline'>('may', 'may', {
  ask: (_, { effects }, { seat, by }) =>
    optional(
      seat,
      { key: 'may', pick: pick.one(['do', 'decline']), params: { by, effects: effects as object as Json } },
      'decline',
    ),
  take(play, _, place, answer) {
    if (answer === 'do') play.call(innerEffects(place))
    else emit(play, { kind: 'decline', seat: place.seat, what: 'may', by: place.by })
  },
})

export const targetSteps = [
  itemChoice,
  discardChoice,
  mayDiscard,
  handChoice,
  returnedChoice,
  takenChoice,
  peekChoice,
  may,
]
