/** Classic: how a servant answers. A hint or three, then the buck is passed on; now and then a freeze; otherwise silence. */
import type { Seat } from '../../kernel'
import type { ActionId } from '../../games/overlord'
import { actionCard } from '../../games/overlord/deck'
import { FULL_HAND, MOST_HINTS } from '../../games/overlord/rulings'
import { LEANINGS } from './leanings'
import { judge, playerAt, servants, turnOf, type Judging, type Memory } from './memory'

/** How many hints a servant means to tell, as lots: one rather than two, seldom three. */
const LOTS = [1, 1, 1, 1, 2, 2, 2, 3] as const

/** A beginner does not know when to stop. */
const RAMBLES = 1

const within = (hints: number): number => Math.max(1, Math.min(MOST_HINTS, hints))

/** The intent of this turn, drawn once. */
function meant(memory: Memory): number {
  const { number } = turnOf(memory)
  if (memory.intent.turn !== number) memory.intent = { turn: number, hints: within((LOTS[memory.draw(LOTS.length, 'hints')] ?? 1) + LEANINGS[memory.nature.temper].tells + (memory.nature.level === 'easy' ? RAMBLES : 0)) }
  return memory.intent.hints
}

/** In the judges' worth: what decides, and what only leans. */
const DECIDED = 1, LEANING = 0.1

/** *Both* is kept for a freeze, while there is a plain pass. */
const sparing = ({ deck }: Memory, action: ActionId): number => actionCard(deck, action).kind === 'both' ? 0 : LEANING

/** Not back to where it came from, and rather to whoever has been spared so far. */
const leaning = (memory: Memory, to: Seat): number =>
  (turnOf(memory).pressure.by === to ? 0 : LEANING) - LEANING / 2 * playerAt(memory, to).looks

type Tell =
  | { readonly branch: 'hint'; readonly answer: { readonly hint: string } }
  | { readonly branch: 'pass'; readonly answer: { readonly action: ActionId; readonly to: Seat } }
  | { readonly branch: 'end' | 'concede'; readonly answer: true }

/** A pass needs a hint: the last one of the hand, and the third of the turn, go with it. Conceding is for who has nothing left. */
const tell: Judging = memory => {
  const { played } = turnOf(memory), { hints } = memory.own
  const last = hints.length === 1 || played === MOST_HINTS - 1
  const passes = last || played + 1 >= meant(memory), ends = played >= meant(memory)
  return judge<Tell>(({ branch, answer }) => {
    switch (branch) {
      case 'pass': return (passes ? DECIDED : -DECIDED) + sparing(memory, answer.action) + leaning(memory, answer.to)
      case 'end': return ends ? DECIDED : -DECIDED
      case 'hint': return 0
      case 'concede': return -2 * DECIDED
    }
  })
}

/** Of the hints that are told, so many are frozen by somebody: about one in four. Whoever joins a freeze is rarer still. */
const FROZEN = 0.3, JOINED = 0.1

type Throw = { readonly branch: 'quiet'; readonly answer: true } | { readonly branch: 'freeze'; readonly answer: { readonly action: ActionId } }

/** There is no refill for a freeze: it is thrown in from a full hand only. @param share of the hints of others that this one seat would freeze */
const throwing = (share: (memory: Memory) => number): Judging => memory => {
  const bold = memory.own.hints.length === FULL_HAND.classic.hints && memory.chance(Math.min(1, share(memory) * LEANINGS[memory.nature.temper].freezes), 'freeze')
  return judge<Throw>(({ branch, answer }) =>
    branch === 'quiet' ? 0 : (bold ? DECIDED : -DECIDED) + (actionCard(memory.deck, answer.action).kind === 'both' ? 0 : LEANING))
}

const others = (memory: Memory): number => Math.max(1, servants(memory).length - 1)

export const SERVANT: { readonly [key: string]: Judging | undefined } = {
  tell,
  freeze: throwing(memory => FROZEN / others(memory)),
  freezeToo: throwing(memory => JOINED / others(memory)),
}
