/** Verifies a finished match: replays its record and compares it with what this client saw and answered. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { Match, SEEN, type Entry, type Game, type Json, type Proposal, type Seat, type EmittedEvent } from '../kernel'
import { deckHash } from '../decks'
import type { MatchRecord } from '../record'
import { partHash } from './hash'
import { canonical } from './canonical'
import { UNDO, type Evidence } from './evidence'
import { checkNumbers } from './checkNumbers'
import { checkOwnPart, compareCommitments, type OwnFinding } from './checkOwnPart'
import { checkMoves } from './checkMoves'
import { checkTermsOf, namesPeople } from './checkTerms'
import { matchPartFor } from './matchPart'
import type { Difference, Verdict } from './verdict'
import { UpdateMatcher, type ReplayedAnswer } from './updateMatcher'

/**
 * Verifies that a match was dealt fairly and that its record is true.
 * @param game the game of the record in this program's rules; undefined when this program does not have it
 * @param evidence what this client stored during the match; null checks the record only
 */
export function checkDeal(game: Game | undefined, record: MatchRecord, evidence: Evidence | null): Verdict {
  const checking = checkDealInSteps(game, record, evidence)
  for (;;) {
    const { done, value } = checking.next()
    if (done) return value
  }
}

/** The same as a generator, so that the caller can do other work between steps of about a millisecond each. */
export function* checkDealInSteps(
  game: Game | undefined,
  record: MatchRecord,
  evidence: Evidence | null,
): Generator<undefined, Verdict, undefined> {
  if (evidence && evidence.match !== record.id) return differs({ what: 'match' })
  const moved = yield* checkMoves(record, evidence)
  if (moved) return differs(moved)
  const obstacle = checkDrawing(record, evidence)
  if (obstacle) return obstacle
  if (!game || game.id !== record.game) return { is: 'unchecked', obstacle: { why: 'game' } }
  if (record.rules !== game.rulesVersion) return { is: 'unchecked', obstacle: { why: 'rules', needs: record.rules } }
  if (record.fair.terms && !namesPeople(game, record, record.fair.terms))
    return differs({ what: 'terms', part: 'options' })
  const difference = yield* replayMatch(game, record, evidence)
  if (difference) return differs(difference)
  if (record.fair.fixed) return { is: 'fixed' }
  const dropped = record.fair.dropped?.length ?? 0
  return dropped > 0 ? { is: 'redealt', n: dropped } : { is: 'fair', frames: evidence?.updates.length ?? 0 }
}

/** Checks how the key was drawn. @returns the verdict if it cannot be a good one, or null */
function checkDrawing(record: MatchRecord, evidence: Evidence | null): Verdict | null {
  const { fair } = record,
    { terms } = fair
  const told = evidence?.commitments ?? null
  const gave = (evidence?.own?.numbers.length ?? 0) > 0
  if (fair.fixed) return told || gave ? differs({ what: 'hands' }) : null
  if (!terms) return differs({ what: 'hands' })
  const found =
    (told && compareCommitments(fair, terms, told)) ??
    checkTermsOf(record, terms) ??
    checkNumbers(record, fair, terms) ??
    (evidence?.own ? checkOwnPart(fair, terms, evidence.own) : null)
  if (found) return verdictOf(found)
  return evidence && !told ? { is: 'unchecked', obstacle: { why: 'absent' } } : null
}

const verdictOf = (found: OwnFinding | null): Verdict | null =>
  found && (found.what === 'unchecked' ? { is: 'unchecked', obstacle: found.obstacle } : differs(found))

const differs = (difference: Difference): Verdict => ({ is: 'differs', difference })

function* replayMatch(
  game: Game,
  record: MatchRecord,
  evidence: Evidence | null,
): Generator<undefined, Difference | null, undefined> {
  const dealt = dealAgain(game, record)
  if ('what' in dealt) return dealt
  const { match, events } = dealt
  if (canonical(events) !== canonical(record.begun)) return { what: 'told', n: 0 }
  const own = evidence && ownAnswers(evidence)
  const matcher = evidence && own && new UpdateMatcher(evidence.updates, own.gave)
  let moment = 0
  const replayedAnswer = (
    entry: Entry | null,
    touched: 'all' | 'self',
    events: readonly EmittedEvent<Json>[],
  ): ReplayedAnswer => replayedAnswerOf(match, record.id, entry, touched, events)
  if (matcher?.step(replayedAnswer(null, 'all', events)) === 'frame')
    return { what: 'frame', n: matcher.firstUnmatched, moment }
  for (const [at, { entry, told }] of record.answers.entries()) {
    yield
    const n = at + 1
    if (own && !own.fits(entry)) return { what: 'answer', n }
    const proposal = replayEntry(match, entry)
    if (!proposal) return { what: 'answer', n }
    match.commit(proposal)
    if (canonical(proposal.events) !== canonical(told)) return { what: 'told', n }
    if (!isSeen(entry)) moment++
    const found = matcher?.step(replayedAnswer(entry, proposal.touched, proposal.events))
    if (found === 'forged') return { what: 'answer', n }
    if (found === 'frame') return { what: 'frame', n: matcher?.firstUnmatched ?? 0, moment }
  }
  if (matcher && !matcher.done) return { what: 'frame', n: matcher.firstUnmatched, moment }
  const lost = own?.lost() ?? 0
  if (lost > 0) return { what: 'lost', n: lost }
  return canonical(match.outcome) === canonical(record.outcome) ? null : { what: 'outcome' }
}

const isSeen = ({ ask }: Entry): boolean => ask.split('/')[1] === SEEN

interface Dealt {
  readonly match: Match
  readonly events: readonly EmittedEvent<Json>[]
}

/** Sets up the match again. The record's deck must be the one that the options chose. */
function dealAgain(game: Game, { seats, options, key, deck }: MatchRecord): Dealt | Difference {
  const chosen = game.options.flatMap(spec => (spec.kind === 'deck' ? [options[spec.key] ?? null] : []))[0] ?? null
  if (chosen !== (deck === null ? null : deckHash(deck))) return { what: 'deck' }
  try {
    return Match.start(game, seats.length, options, hexToBytes(key), deck)
  } catch {
    return { what: 'told', n: 0 }
  }
}

function replayEntry(match: Match, entry: Entry): Proposal | null {
  try {
    return match.replay(entry)
  } catch {
    return null
  }
}

function replayedAnswerOf(
  match: Match,
  id: string,
  entry: Entry | null,
  touched: 'all' | 'self',
  events: readonly EmittedEvent<Json>[],
): ReplayedAnswer {
  const cache = new Map<string, string>()
  const hash = (seat: Seat | null, of: readonly EmittedEvent<Json>[]): string => {
    const key = `${seat ?? ''}/${of.length}`
    const found = cache.get(key) ?? partHash(matchPartFor(match, id, seat, of))
    cache.set(key, found)
    return found
  }
  return { entry, touched, hashWithEvents: seat => hash(seat, events), hashWithoutEvents: seat => hash(seat, []) }
}

interface OwnAnswers {
  /** Whether this client gave this answer. */
  gave(entry: Entry): boolean
  /** Whether an entry agrees with this client's answers. Call it once for each entry. */
  fits(entry: Entry): boolean
  /** The number of acknowledged answers that no entry had. */
  lost(): number
}

/**
 * Compares this client's answers with the record. An unacknowledged one may have been too late, or from another window.
 */
function ownAnswers({ answers }: Evidence): OwnAnswers {
  const name = (ask: string, answer: Json): string => `${ask} ${canonical(answer)}`
  const given = new Set(answers.map(one => name(one.ask, one.answer)))
  const taken = new Set(answers.flatMap(one => (one.taken && one.ask !== UNDO ? [one.ask] : [])))
  const gave = ({ ask, answer, by }: Entry): boolean =>
    by === 'undo' ? Array.isArray(answer) && given.has(name(UNDO, answer[0] ?? null)) : given.has(name(ask, answer))
  return {
    gave,
    fits: entry => !taken.delete(entry.ask) || gave(entry),
    lost: () => taken.size,
  }
}
