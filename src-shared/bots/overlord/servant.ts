/** Classic: how a servant answers. A hint or three, then the buck is passed on; now and then a freeze; otherwise silence. */
import type { Seat } from '../../kernel'
import type { ActionId } from '../../games/overlord'
import { actionCard, serves } from '../../games/overlord/deck'
import { DRAWN_WHEN_PASSED, FULL_HAND, MOST_HINTS } from '../../games/overlord/rulings'
import { LEANINGS } from './leanings'
import { judge, playerAt, servants, turnOf, type Judging, type Memory } from './memory'

const within = (hints: number): number => Math.max(1, Math.min(MOST_HINTS, hints))

/** The intent of this turn, drawn once. */
function meant(memory: Memory): Memory['intent'] {
  const { number } = turnOf(memory),
    { tells, heeds } = memory.tact
  if (memory.intent.turn !== number) {
    const lot = tells[memory.draw(tells.length, 'hints')] ?? 1
    memory.intent = {
      turn: number,
      hints: within(lot + LEANINGS[memory.nature.temper].tells),
      heeds: memory.chance(heeds, 'heeds'),
    }
  }
  return memory.intent
}

/** In the judges' worth: what decides, what only leans, and what another hint is good for while somebody wants to hear one. */
const DECIDED = 1,
  LEANING = 0.1,
  OWED = 0.7

/** Whoever has thrown a freeze in that has not been worked in yet. */
export function freezer(memory: Memory): Seat | null {
  const { kind, by } = turnOf(memory).pressure
  return kind === 'frozen' && memory.table.ribbon.at(-1)?.how === 'froze' ? by : null
}

/** Whether it heeds what it is told in this turn, as far as it has made up its mind. */
export const heeds = ({ intent, table }: Memory): boolean => intent.turn === table.turn?.number && intent.heeds

/** Whether the speaker owes an answer: to a word of the Overlord's, or to a freeze. */
const owes = (memory: Memory): boolean => memory.temper.wished || freezer(memory) !== null

/** Whoever passed the buck to the speaker. */
const cameFrom = ({ table }: Memory): Seat | null =>
  table.volley && table.volley.to === table.turn?.speaker ? table.volley.from : null

/** *Both* is kept for a freeze, while there is a plain pass. */
const sparing = ({ deck }: Memory, action: ActionId): number => (actionCard(deck, action).kind === 'both' ? 0 : LEANING)

/** How likely it is, by what everybody sees and the own hand, that somebody could not pass the buck on: a look. */
export function cornered({ table, own, deck, seat }: Memory, to: Seat): number {
  const player = table.players[to]
  if (!player || player.hints === 0) return 1
  const seen = new Set([...table.actionPile.open, ...own.actions])
  const unseen = to === seat ? [] : deck.actions.filter(card => !seen.has(card.id))
  const idle = unseen.filter(card => !serves(card, 'pass')).length / Math.max(1, unseen.length)
  return idle ** (player.actions + DRAWN_WHEN_PASSED)
}

/** Whom to blame. To whoever has frozen the tale the buck goes back with good reason. */
function leaning(memory: Memory, to: Seat): number {
  const { polite, spares, corners } = memory.tact,
    froze = freezer(memory)
  if (heeds(memory) && froze === to) return OWED
  return (cameFrom(memory) === to ? -polite : 0) - spares * playerAt(memory, to).looks + corners * cornered(memory, to)
}

type Tell =
  | { readonly branch: 'hint'; readonly answer: { readonly hint: string } }
  | { readonly branch: 'pass'; readonly answer: { readonly action: ActionId; readonly to: Seat } }
  | { readonly branch: 'end' | 'concede'; readonly answer: true }

/** A pass needs a hint: the last one of the hand, and the third of the turn, go with it. Conceding is for who has nothing left. */
const tell: Judging = memory => {
  const { played } = turnOf(memory),
    { hints } = memory.own,
    { hints: enough } = meant(memory)
  const last = hints.length === 1 || played === MOST_HINTS - 1,
    owed = heeds(memory) && owes(memory) ? OWED : 0
  const passes = last || played + 1 >= enough,
    ends = played >= enough
  return judge<Tell>(({ branch, answer }) => {
    switch (branch) {
      case 'pass': {
        // The Overlord's word is answered by a hint alone, a freeze by naming whoever threw it in, too.
        const ignores = !last && owed > 0 && (memory.temper.wished || freezer(memory) !== answer.to)
        return (passes && !ignores ? DECIDED : -DECIDED) + sparing(memory, answer.action) + leaning(memory, answer.to)
      }
      case 'end':
        return ends && owed === 0 ? DECIDED : -DECIDED
      case 'hint':
        return owed
      case 'concede':
        return -2 * DECIDED - OWED
    }
  })
}

/** Of the hints that are told, so many are frozen by somebody: about one in four. Whoever joins a freeze is rarer still. */
const FROZEN = 0.3,
  JOINED = 0.1

type Throw =
  | { readonly branch: 'quiet'; readonly answer: true }
  | { readonly branch: 'freeze'; readonly answer: { readonly action: ActionId } }

/** Whatever passes the buck is better kept for that. */
const isSpare = ({ deck, tact }: Memory, action: ActionId): boolean =>
  !tact.saves || !serves(actionCard(deck, action), 'pass')

/**
 * There is no refill for a freeze: it is thrown in from a full hand only, and not time and again.
 * @param share of the hints of others that this one seat would freeze
 */
const throwing =
  (share: (memory: Memory) => number): Judging =>
  memory => {
    const may = memory.own.hints.length === FULL_HAND.classic.hints && memory.frozen < memory.tact.freezes
    const bold = may && memory.chance(Math.min(1, share(memory) * LEANINGS[memory.nature.temper].freezes), 'freeze')
    return judge<Throw>(({ branch, answer }) =>
      branch === 'quiet'
        ? 0
        : (bold && isSpare(memory, answer.action) ? DECIDED : -DECIDED) +
          (actionCard(memory.deck, answer.action).kind === 'both' ? 0 : LEANING),
    )
  }

const others = (memory: Memory): number => Math.max(1, servants(memory).length - 1)

export const SERVANT: { readonly [key: string]: Judging | undefined } = {
  tell,
  freeze: throwing(memory => FROZEN / others(memory)),
  freezeToo: throwing(memory => JOINED / others(memory)),
}
