/**
 * Classic rules: scores a servant's answers. It tells one to three hints, passes the blame on, and sometimes throws in
 * a freeze.
 */
import { scorer } from '../../../bots/scoringBot'
import type { Seat } from '../../../kernel'
import type { ActionId } from '../rules'
import { actionCard, serves } from '../rules/deck'
import { DRAWN_WHEN_PASSED, FULL_HAND, MOST_HINTS } from '../rules/rulings'
import { PERSONALITY_EFFECTS } from './personality'
import { playerAt, servants, turnOf, type ScorerFactory, type Memory } from './memory'

const within = (hints: number): number => Math.max(1, Math.min(MOST_HINTS, hints))

/** The intent for this turn, drawn once. */
function intentOfTurn(memory: Memory): Memory['intent'] {
  const { number } = turnOf(memory),
    { hintCounts: tells, heedShare: heeds } = memory.classicSkill
  if (memory.intent.turn !== number) {
    const lot = tells[memory.draw(tells.length, 'hints')] ?? 1
    memory.intent = {
      turn: number,
      hints: within(lot + PERSONALITY_EFFECTS[memory.profile.personality].extraHints),
      heeds: memory.chance(heeds, 'heeds'),
    }
  }
  return memory.intent
}

/** Scores: of what decides, of a slight preference, and of another hint while somebody wants one. */
const DECIDED = 1,
  LEANING = 0.1,
  OWED = 0.7

/** The seat whose freeze has not been answered yet, or null. */
export function freezer(memory: Memory): Seat | null {
  const { kind, by } = turnOf(memory).pressure
  return kind === 'frozen' && memory.table.ribbon.at(-1)?.how === 'froze' ? by : null
}

/** Whether the bot has decided to heed demands in this turn. */
export const heeds = ({ intent, table }: Memory): boolean => intent.turn === table.turn?.number && intent.heeds

/** Whether the speaker owes an answer to the Overlord or to a freeze. */
const owes = (memory: Memory): boolean => memory.moodTracker.owesAnswer || freezer(memory) !== null

/** The seat that passed the blame to the speaker. */
const passedBy = ({ table }: Memory): Seat | null =>
  table.volley && table.volley.to === table.turn?.speaker ? table.volley.from : null

/** Prefers plain passes, to keep *both* cards for freezes. */
const bothReserve = ({ deck }: Memory, action: ActionId): number =>
  actionCard(deck, action).kind === 'both' ? 0 : LEANING

/** The chance that a seat could not pass the blame on, so that it gets a look. By public facts and the own hand. */
export function corneredChance({ table, own, deck }: Memory, to: Seat): number {
  const player = table.players[to]
  if (!player || player.hints === 0) return 1
  const seen = new Set([...table.actionPile.open, ...own.actions])
  const unseen = deck.actions.filter(card => !seen.has(card.id))
  const idle = unseen.filter(card => !serves(card, 'pass')).length / Math.max(1, unseen.length)
  return idle ** (player.actions + DRAWN_WHEN_PASSED)
}

/** How good a target for blame a seat is. A seat that has thrown in a freeze is a good one. */
function blamePreference(memory: Memory, to: Seat): number {
  const { backPassCost: polite, fewLooksBonus: spares, corneredBonus: corners } = memory.classicSkill,
    froze = freezer(memory)
  if (heeds(memory) && froze === to) return OWED
  return (
    (passedBy(memory) === to ? -polite : 0) - spares * playerAt(memory, to).looks + corners * corneredChance(memory, to)
  )
}

type Tell =
  | { readonly branch: 'hint'; readonly answer: { readonly hint: string } }
  | { readonly branch: 'pass'; readonly answer: { readonly action: ActionId; readonly to: Seat } }
  | { readonly branch: 'end' | 'concede'; readonly answer: true }

/**
 * A pass needs a hint, so the last hint of the hand and the third of the turn are played with a pass. It concedes only
 * when nothing else is left.
 */
const tell: ScorerFactory = memory => {
  const { played } = turnOf(memory),
    { hints } = memory.own,
    { hints: enough } = intentOfTurn(memory)
  const last = hints.length === 1 || played === MOST_HINTS - 1,
    owed = heeds(memory) && owes(memory) ? OWED : 0
  const passes = last || played + 1 >= enough,
    ends = played >= enough
  return scorer<Tell>(({ branch, answer }) => {
    switch (branch) {
      case 'pass': {
        // Only a hint answers the Overlord. Passing the blame to the seat that threw in a freeze also answers the
        // freeze.
        const ignores = !last && owed > 0 && (memory.moodTracker.owesAnswer || freezer(memory) !== answer.to)
        return (
          (passes && !ignores ? DECIDED : -DECIDED) +
          bothReserve(memory, answer.action) +
          blamePreference(memory, answer.to)
        )
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

/** The share of hints that anybody freezes, and the share of freezes that anybody joins. */
const FREEZE_SHARE = 0.3,
  JOIN_SHARE = 0.1

type Throw =
  | { readonly branch: 'quiet'; readonly answer: true }
  | { readonly branch: 'freeze'; readonly answer: { readonly action: ActionId } }

/** Whether a card is not needed for passing the blame. */
const isSpare = ({ deck, classicSkill }: Memory, action: ActionId): boolean =>
  !classicSkill.savesPasses || !serves(actionCard(deck, action), 'pass')

/**
 * Scores freezes. A freeze is not refilled, so the bot throws one in from a full hand only, and not too often.
 * @param share the share of other seats' hints that this seat freezes
 */
const freezeScores =
  (share: (memory: Memory) => number): ScorerFactory =>
  memory => {
    const may = memory.own.hints.length === FULL_HAND.classic.hints && memory.frozen < memory.classicSkill.maxFreezes
    const bold =
      may &&
      memory.chance(Math.min(1, share(memory) * PERSONALITY_EFFECTS[memory.profile.personality].freezeFactor), 'freeze')
    return scorer<Throw>(({ branch, answer }) =>
      branch === 'quiet'
        ? 0
        : (bold && isSpare(memory, answer.action) ? DECIDED : -DECIDED) +
          (actionCard(memory.deck, answer.action).kind === 'both' ? 0 : LEANING),
    )
  }

const others = (memory: Memory): number => Math.max(1, servants(memory).length - 1)

/** The scores of a classic servant's asks. */
export const SERVANT_SCORES: { readonly [key: string]: ScorerFactory | undefined } = {
  tell,
  freeze: freezeScores(memory => FREEZE_SHARE / others(memory)),
  freezeToo: freezeScores(memory => JOIN_SHARE / others(memory)),
}
