/** Resumes a stored match. */
import {
  Match,
  type EmittedEvent,
  type Entry,
  type Game,
  type Json,
  type Proposal,
  type Snapshot,
} from '../../../src-shared/kernel'
import { deckHash } from '../../../src-shared/decks'
import { countedEvents, type MatchRecord } from '../../../src-shared/record'
import { matchRecord } from '../../../src-shared/record/matchRecord'
import type { StoredAnswer, StoredDeck, StoredMatch, StoredSnapshot } from '../storage/storeTypes'
import type { SavedMatch } from './savedMatch'

/** A resumed match, and its last answers whose events are not stored yet. */
export interface ResumedMatch extends SavedMatch {
  readonly completed: readonly StoredAnswer[]
}

const fixedDecks = new WeakMap<object, StoredDeck>()

/** The fixed part of a state with its hash, computed once: all states of a match share it. */
function fixedDeck(fixed: object): StoredDeck {
  const known = fixedDecks.get(fixed)
  if (known) return known
  // A state consists of plain data.
  const deck: StoredDeck = { hash: deckHash(fixed as Json), deck: fixed as Json }
  fixedDecks.set(fixed, deck)
  return deck
}

/** A snapshot as stored: the fixed part of its state is stored separately, under its hash. */
export function storedSnapshot(
  snapshot: Snapshot,
  after: number,
): { readonly stored: StoredSnapshot; readonly decks: readonly StoredDeck[] } {
  const { fixed, ...state } = snapshot.state
  const deck = fixed === undefined ? null : fixedDeck(fixed)
  return {
    stored: { answerCount: after, snapshot: { ...snapshot, state }, fixed: deck?.hash ?? null },
    decks: deck ? [deck] : [],
  }
}

/**
 * The match at its last accepted answer: restores the last snapshot and replays the answers since then. Their events
 * must equal the stored ones to the byte: otherwise the file is damaged, or the rules have changed under their number.
 * @param logLength how many of the last events to return
 * @returns null when it cannot go on: it stays in the store
 */
export function resumeMatch(game: Game, stored: StoredMatch, logLength: number): ResumedMatch | null {
  try {
    const snapshot = wholeSnapshot(stored),
      match = Match.resume(game, snapshot)
    for (const answer of stored.answers.slice(stored.latest.answerCount)) replayAnswer(match, answer)
    const completed = completeTail(match, stored)
    const answers = [...stored.answers, ...completed]
    for (let seat = 0; seat < snapshot.seats; seat++) match.view(seat)
    if (!match.outcome && match.asks().length === 0) throw new Error('nobody is asked')
    return {
      id: stored.deal.id,
      snapshot: match.snapshot(),
      openingEvents: stored.deal.events,
      answers: recordedAnswers(answers),
      log: lastEvents(stored.deal, answers, logLength),
      completed,
      origin: { rules: stored.deal.rules, seats: stored.deal.seats, dealt: stored.deal.dealt, fair: stored.deal.fair },
    }
  } catch {
    return null
  }
}

/** The record of a stored match that these rules cannot play on. @param end the table's name, and when it ended */
export function abandonedRecord(stored: StoredMatch, end: Pick<MatchRecord, 'table' | 'ended'>): MatchRecord {
  const { id, game, rules, seats, dealt, events: openingEvents, fair } = stored.deal,
    { key, options } = stored.latest.snapshot
  const answers = recordedAnswers(stored.answers),
    deck = stored.decks.find(({ hash }) => Object.values(options).includes(hash))?.deck ?? null
  return matchRecord(
    { id, game, rules, seats, options, deck, dealt, key, openingEvents, answers, fair },
    { ...end, outcome: null },
  )
}

const recordedAnswers = (answers: readonly StoredAnswer[]): MatchRecord['answers'] =>
  answers.map(({ entry, events: told }) => ({ entry, told }))

function wholeSnapshot({ latest: { snapshot, fixed }, decks }: StoredMatch): Snapshot {
  if (fixed === null) return snapshot
  const deck = decks.find(({ hash }) => hash === fixed)?.deck
  if (typeof deck !== 'object' || deck === null) throw new Error(`the deck ${fixed} is gone`)
  return { ...snapshot, state: { ...snapshot.state, fixed: deck } }
}

function replayAnswer(match: Match, { n, entry, events: told }: StoredAnswer): void {
  const proposal = match.replay(entry)
  if (JSON.stringify(proposal.events) !== JSON.stringify(told))
    throw new Error(`answer ${n} causes other events than stored`)
  match.commit(proposal)
}

/** Replays the recovered entries. @throws when one of them does not fit */
function completeTail(match: Match, { tail = [] }: StoredMatch): readonly StoredAnswer[] {
  const completed: StoredAnswer[] = []
  for (const [at, { n, entry }] of tail.entries()) {
    const proposal = replayed(match, entry, at === tail.length - 1)
    if (!proposal) break
    match.commit(proposal)
    completed.push({ n, entry, events: proposal.events, outcome: proposal.state.outcome })
  }
  return completed
}

/** @param mayFail whether a failing step is expected: that answer was refused. @returns null if a step fails then */
function replayed(match: Match, entry: Entry, mayFail: boolean): Proposal | null {
  try {
    return match.replay(entry)
  } catch (fault) {
    if (mayFail) return null
    throw fault
  }
}

function lastEvents(
  deal: StoredMatch['deal'],
  answers: readonly StoredAnswer[],
  logLength: number,
): readonly EmittedEvent<Json>[] {
  return countedEvents([...deal.events, ...answers.flatMap(({ events: told }) => told)]).slice(-logLength)
}
