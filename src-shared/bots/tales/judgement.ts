/** How good each legal answer to each ask of Dark Tales looks, in points: one short rule per ask, by the ask's key. */
import type { Answer, Json, SeatAsk } from '../../kernel'
import type { Effect, Item } from '../../games/tales'
import type { Temper } from '../../wire'
import { inPlay, kind, storyA, turnsLeft, type Look } from './look'
import { cardWorth, itemWorth, leaving, lineWorth, worthOf } from './worth'

export type Judge = (answer: Answer) => number
type Judging = (look: Look, ask: SeatAsk) => Judge

/** An ask of a key has answers of one shape, and all that are judged come from its own pick. */
const judge =
  <A>(how: (answer: A) => number): Judge =>
  answer =>
    how(answer as A)

/** An item in hand may find a better moment, while there are turns left: the bold see less in that than the careful. There is nothing to lie about. */
const PATIENCE: { readonly [temper in Temper]: number } = { even: 0.5, bold: 0.1, careful: 1.2, liar: 0.5 }

type LineAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: string }

const line: Judging = look =>
  judge<LineAnswer>(({ branch, answer }) => {
    if (branch === 'pass') return turnsLeft(look) >= 1 ? PATIENCE[look.nature.temper] : 0
    const used = storyA(look).lines[Number(answer) - 1]
    return used ? lineWorth(look, used) : 0
  })

const card: Judging = look => judge<string>(id => cardWorth(look, id))

const item: Judging = look => judge<Item>(one => itemWorth(look, one))

function goes(look: Look, name: string): number {
  const target = inPlay(look).find(one => one.name === name)
  return target ? leaving(look, target) : 0
}

const discard: Judging = look => judge<string>(name => goes(look, name))

/** What an optional discard brings besides is its card's own: it is always worth more than nothing, but for a card of mine. */
const BESIDES = 2

type Optional =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'discard'; readonly answer: string }
const mayDiscard: Judging = look =>
  judge<Optional>(({ branch, answer }) => (branch === 'decline' ? 0 : goes(look, answer) + BESIDES))

/** A card taken comes into the hand, and leaves whoever it lay before. */
const takeCard: Judging = look =>
  judge<string>(name => {
    const target = inPlay(look).find(one => one.name === name)
    return goes(look, name) + (target ? cardWorth(look, target.card.id) : 0)
  })

const may: Judging = (look, ask) => {
  const effects = (ask.params?.effects ?? []) as readonly Json[] as unknown as readonly Effect[]
  return judge<string>(answer =>
    answer === 'do' ? effects.reduce((sum, effect) => sum + worthOf(look, effect), 0) : 0,
  )
}

/** What is taken out of the deck is played later: by its points and effects of now, about. */
const peek: Judging = look => judge<string>(id => cardWorth(look, kind(look, id).id))

export const JUDGES: { readonly [key: string]: Judging | undefined } = {
  useItem: line,
  freeLine: line,
  play: card,
  playMore: card,
  takeItem: item,
  discard,
  mayDiscard,
  takeCard,
  peek,
  may,
}
