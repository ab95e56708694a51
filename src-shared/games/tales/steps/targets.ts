/**
 * Choices that an effect asks for. Effects are compulsory unless "may"; the player chooses among legal targets. What
 * is public and leaves one answer is done at once; what lies hidden (the top of the deck) is asked by public numbers.
 */
import { pick, type Json } from '../../../kernel'
import { kindsOf, type CardId, type Effect, type Item } from '../deck'
import { effectAt, selfOf, type Doer } from '../effects'
import { optional, question } from '../asks'
import { step, type TalesPlay, type TalesState } from '../state'
import { cardInPlay, inStock, leavePlay, putInHand, putOnDiscard, takeItem, targetsOf, tell } from '../table'
import { innerEffects } from './effects'

type Kind<K extends Effect['do']> = Extract<Effect, { do: K }>

/** Given a choice of items, you choose among the kinds in stock. An item out of stock: nothing taken. */
export function chooseItem(play: TalesPlay, { of }: Kind<'item'>, doer: Doer): void {
  const [only, ...others] = inStock(play.state.stock, of)
  if (only && others.length === 0) takeItem(play, doer.seat, only, doer.by)
  else play.call(itemChoice(doer))
}

const itemChoice = step<Doer, Item>('takeItem', {
  asks: (state, doer) => [
    question(doer.seat, {
      key: 'takeItem',
      pick: pick.one(inStock(state.stock, effectAt(state, doer, 'item').of)),
      params: { by: doer.by },
    }),
  ],
  take(play, { by }, seat, item) {
    takeItem(play, seat, item, by)
    play.done()
  },
})

const namesOf = (state: TalesState, { types }: Kind<'discard' | 'takeInPlay'>, { by }: Doer): string[] =>
  targetsOf(state, types, selfOf(by)).map(({ name }) => name)

/** Dragon, Ogre: own cards are compulsory when they are the only ones. */
export function chooseDiscard(play: TalesPlay, effect: Kind<'discard'>, doer: Doer): void {
  const [only, ...others] = namesOf(play.state, effect, doer)
  if (only !== undefined && others.length === 0) discard(play, only, doer)
  else play.call(discardChoice(doer))
}

function discard(play: TalesPlay, name: string, doer: Doer): void {
  const { at } = cardInPlay(play.state, name),
    card = leavePlay(play.state, name)
  putOnDiscard(play.state, card)
  tell(play, { kind: 'discard', seat: doer.seat, card, name, at, by: doer.by })
  if (effectAt(play.state, doer, 'discard').then) play.call(innerEffects(doer))
}

const discardChoice = step<Doer, string>('discard', {
  asks: (state, doer) => {
    const effect = effectAt(state, doer, 'discard')
    return [
      question(doer.seat, {
        key: 'discard',
        pick: pick.one(namesOf(state, effect, doer)),
        params: { by: doer.by, types: effect.types },
      }),
    ]
  },
  take(play, doer, _, name) {
    play.done()
    discard(play, name, doer)
  },
})

type Optional =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'discard'; readonly answer: string }

/** Young Hero: one may discard a card. */
export const mayDiscard = step<Doer, Optional>('mayDiscard', {
  asks: (state, doer) => {
    const effect = effectAt(state, doer, 'discard')
    return [
      optional(
        doer.seat,
        {
          key: 'mayDiscard',
          params: { by: doer.by, types: effect.types },
          pick: pick.branch({ decline: pick.ok(), discard: pick.one(namesOf(state, effect, doer)) }),
        },
        { branch: 'decline', answer: true },
      ),
    ]
  },
  take(play, doer, seat, { branch, answer }) {
    play.done()
    if (branch === 'discard') discard(play, answer, doer)
    else tell(play, { kind: 'decline', seat, what: 'discard', by: doer.by })
  },
})

/** Princess: a card from the common area or in front of anybody, oneself too, into the hand. */
export function chooseTaken(play: TalesPlay, effect: Kind<'takeInPlay'>, doer: Doer): void {
  const [only, ...others] = namesOf(play.state, effect, doer)
  if (only !== undefined && others.length === 0) takeCard(play, only, doer)
  else play.call(takenChoice(doer))
}

function takeCard(play: TalesPlay, name: string, { seat, by }: Doer): void {
  const { at } = cardInPlay(play.state, name),
    card = leavePlay(play.state, name)
  putInHand(play.state, seat, card)
  tell(play, { kind: 'take', seat, card, name, at, by })
}

const takenChoice = step<Doer, string>('takeCard', {
  asks: (state, doer) => {
    const effect = effectAt(state, doer, 'takeInPlay')
    return [
      question(doer.seat, {
        key: 'takeCard',
        pick: pick.one(namesOf(state, effect, doer)),
        params: { by: doer.by, types: effect.types },
      }),
    ]
  },
  take(play, doer, _, name) {
    play.done()
    takeCard(play, name, doer)
  },
})

/** Secret Helper: no *draw*, so the Witch does not forbid it. Ruling: with one card left, take it. */
export function peek(play: TalesPlay, { look }: Kind<'peek'>, doer: Doer): void {
  const [only, ...others] = play.state.deck.slice(0, look)
  if (only !== undefined && others.length === 0) takeLooked(play, only, look, doer)
  else play.call(peekChoice(doer))
}

/** The others stay on top, in their order; of equal cards the upper one is taken. */
function takeLooked(play: TalesPlay, card: CardId, look: number, { seat, by }: Doer): void {
  const { state } = play
  const looked = state.deck.slice(0, look)
  state.deck = state.deck.toSpliced(looked.indexOf(card), 1)
  putInHand(state, seat, card)
  tell(play, { kind: 'peek', seat, looked: looked.length, left: state.deck.length, by }, { [seat]: { looked, card } })
}

const peekChoice = step<Doer, CardId>('peek', {
  asks: (state, doer) => {
    const looked = state.deck.slice(0, effectAt(state, doer, 'peek').look)
    return [
      question(doer.seat, {
        key: 'peek',
        pick: pick.card(kindsOf(state.fixed, looked)),
        params: { by: doer.by, looked },
      }),
    ]
  },
  take(play, doer, _, card) {
    takeLooked(play, card, effectAt(play.state, doer, 'peek').look, doer)
    play.done()
  },
})

/** All of it or nothing. */
export const may = step<Doer, 'do' | 'decline'>('may', {
  asks: (state, doer) => [
    optional(
      doer.seat,
      {
        key: 'may',
        pick: pick.one(['do', 'decline']),
        params: { by: doer.by, effects: effectAt(state, doer, 'may').effects as object as Json },
      },
      'decline',
    ),
  ],
  take(play, doer, seat, answer) {
    play.done()
    if (answer === 'do') play.call(innerEffects(doer))
    else tell(play, { kind: 'decline', seat, what: 'may', by: doer.by })
  },
})

export const targetSteps = [itemChoice, discardChoice, mayDiscard, takenChoice, peekChoice, may]
