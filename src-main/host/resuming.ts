/** The way back from what was kept to a match that goes on. */
import { Match, type Game, type Json, type Snapshot, type Told } from '../../src-shared/kernel'
import { deckHash } from '../../src-shared/decks'
import { fits } from './fitting'
import type { KeptAnswer, KeptDeck, KeptMatch, KeptSnapshot } from './kept'
import type { SavedMatch } from './running'

/** Why a kept match cannot go on. It stays kept. */
export type NotResumed = 'rules' | 'unreadable'

const fixedDecks = new WeakMap<object, KeptDeck>()

/** What a state holds fixed, by its hash, which is reckoned once: all states of a match share it. */
function fixedDeck(fixed: object): KeptDeck {
  const known = fixedDecks.get(fixed)
  if (known) return known
  // What a state holds is plain data.
  const deck: KeptDeck = { hash: deckHash(fixed as Json), deck: fixed as Json }
  fixedDecks.set(fixed, deck)
  return deck
}

/** A snapshot as it is kept: what is fixed in its state stands beside it, under its hash. */
export function keptSnapshot(
  whole: Snapshot,
  after: number,
): { readonly kept: KeptSnapshot; readonly decks: readonly KeptDeck[] } {
  const { fixed, ...state } = whole.state
  const deck = fixed === undefined ? null : fixedDeck(fixed)
  return { kept: { after, snapshot: { ...whole, state }, fixed: deck?.hash ?? null }, decks: deck ? [deck] : [] }
}

/**
 * The match as it stood at its last accepted answer: its last snapshot, and the answers since then taken again. What
 * they tell must be what was told, to the byte: otherwise these are not the rules (or not the file) that it was kept by.
 * @param most how many told events are wanted
 */
export function resumeMatch(game: Game, kept: KeptMatch, most: number): SavedMatch | { readonly not: NotResumed } {
  const other = kept.last.snapshot.rules !== game.rules
  try {
    const whole = wholeSnapshot(kept)
    if (other && !fits(game, whole, chosenOf(kept.decks, whole))) return { not: 'rules' }
    const match = Match.resume(game, { ...whole, rules: game.rules })
    for (const answer of kept.answers.slice(kept.last.after)) takeAgain(match, answer)
    for (let seat = 0; seat < whole.seats; seat++) match.view(seat)
    if (!match.outcome && match.asks().length === 0) throw new Error('nobody is asked')
    return {
      id: kept.deal.id,
      snapshot: match.snapshot(),
      begun: kept.deal.told,
      answers: kept.answers.map(({ entry, told }) => ({ entry, told })),
      log: toldLast(kept, most),
      origin: { rules: kept.deal.rules, seats: kept.deal.seats, dealt: kept.deal.dealt, fair: kept.deal.fair },
      replays: kept.deal.rules === game.rules && !other,
    }
  } catch {
    return { not: other ? 'rules' : 'unreadable' }
  }
}

function wholeSnapshot({ last: { snapshot, fixed }, decks }: KeptMatch): Snapshot {
  if (fixed === null) return snapshot
  const deck = decks.find(({ hash }) => hash === fixed)?.deck
  if (typeof deck !== 'object' || deck === null) throw new Error(`the deck ${fixed} is gone`)
  return { ...snapshot, state: { ...snapshot.state, fixed: deck } }
}

function takeAgain(match: Match, { n, entry, told }: KeptAnswer): void {
  const proposal = match.replay(entry)
  if (JSON.stringify(proposal.told) !== JSON.stringify(told)) throw new Error(`answer ${n} tells something else`)
  match.commit(proposal)
}

function toldLast({ deal, answers }: KeptMatch, most: number): readonly Told<Json>[] {
  return [...deal.told, ...answers.flatMap(({ told }) => told)].slice(-most)
}

/** The deck that the table had chosen for a match. */
const chosenOf = (decks: readonly KeptDeck[], { options }: Snapshot): Json | null =>
  decks.find(({ hash }) => Object.values(options).includes(hash))?.deck ?? null
