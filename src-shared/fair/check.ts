/** Plays a match that is over again, and compares it with all that was told of it before. */
import { hexToBytes } from '@noble/hashes/utils.js'
import { Match, SEEN, type Entry, type Game, type Json, type Proposal, type Seat, type Told } from '../kernel'
import { deckHash } from '../decks'
import type { MatchRecord } from '../record'
import { canonical, partHash } from './hash'
import type { Kept } from './kept'
import { numbersDiffer } from './hands'
import { partOf } from './parts'
import type { Difference, Verdict } from './verdict'
import { Walk, type Standing } from './walk'

/**
 * Looks whether a match was dealt and told as it was said to be.
 * @param game of the record's id, in the rules of this program; undefined when it knows none
 * @param kept what this client has kept of it; null looks at the record alone
 */
export function checkDeal(game: Game | undefined, record: MatchRecord, kept: Kept | null): Verdict {
  const checking = checkingDeal(game, record, kept)
  for (;;) {
    const { done, value } = checking.next()
    if (done) return value
  }
}

/** The same in steps, so that whoever checks can do something else in between: each takes about a millisecond. */
export function* checkingDeal(
  game: Game | undefined,
  record: MatchRecord,
  kept: Kept | null,
): Generator<undefined, Verdict, undefined> {
  if (kept && kept.match !== record.id) return differs({ what: 'match' })
  if (!record.fair) return { is: 'unchecked', obstacle: { why: 'old' } }
  if (kept && !kept.hands && !record.fair.fixed) return { is: 'unchecked', obstacle: { why: 'absent' } }
  const numbers = numbersDiffer(record, record.fair, kept)
  if (numbers) return differs(numbers)
  if (!game || game.id !== record.game) return { is: 'unchecked', obstacle: { why: 'game' } }
  if (record.rules !== game.rules) return { is: 'unchecked', obstacle: { why: 'rules', needs: record.rules } }
  const difference = yield* playAgain(game, record, kept)
  if (difference) return differs(difference)
  return record.fair.fixed ? { is: 'fixed' } : { is: 'fair', frames: kept?.frames.length ?? 0 }
}

const differs = (difference: Difference): Verdict => ({ is: 'differs', difference })

function* playAgain(
  game: Game,
  record: MatchRecord,
  kept: Kept | null,
): Generator<undefined, Difference | null, undefined> {
  const dealt = deal(game, record)
  if ('what' in dealt) return dealt
  const { match, told: begun } = dealt
  if (canonical(begun) !== canonical(record.begun)) return { what: 'told', n: 0 }
  const own = kept && ownAnswers(kept)
  const walk = kept && own && new Walk(kept.frames, own.gave)
  let moment = 0
  const standing = (entry: Entry | null, touched: 'all' | 'self', told: readonly Told<Json>[]): Standing =>
    standingOf(match, record.id, entry, touched, told)
  if (walk?.step(standing(null, 'all', begun)) === 'frame') return { what: 'frame', n: walk.differs, moment }
  for (const [at, { entry, told }] of record.answers.entries()) {
    yield
    const n = at + 1
    if (own && !own.fits(entry)) return { what: 'answer', n }
    const proposal = replayed(match, entry)
    if (!proposal) return { what: 'answer', n }
    match.commit(proposal)
    if (canonical(proposal.told) !== canonical(told)) return { what: 'told', n }
    if (!isSeen(entry)) moment++
    const found = walk?.step(standing(entry, proposal.touched, proposal.told))
    if (found === 'forged') return { what: 'answer', n }
    if (found === 'frame') return { what: 'frame', n: walk?.differs ?? 0, moment }
  }
  if (walk && !walk.done) return { what: 'frame', n: walk.differs, moment }
  const lost = own?.lost() ?? 0
  if (lost > 0) return { what: 'lost', n: lost }
  return canonical(match.outcome) === canonical(record.outcome) ? null : { what: 'outcome' }
}

const isSeen = ({ ask }: Entry): boolean => ask.split('/')[1] === SEEN

interface Dealt {
  readonly match: Match
  readonly told: readonly Told<Json>[]
}

/** Deals once more. A deck is the chosen one, and of its game. */
function deal(game: Game, { seats, options, key, deck }: MatchRecord): Dealt | Difference {
  const chosen = game.options.flatMap(spec => (spec.kind === 'deck' ? [options[spec.key] ?? null] : []))[0] ?? null
  if (chosen !== (deck === null ? null : deckHash(deck))) return { what: 'deck' }
  try {
    return Match.start(game, seats.length, options, hexToBytes(key), deck)
  } catch {
    return { what: 'told', n: 0 }
  }
}

function replayed(match: Match, entry: Entry): Proposal | null {
  try {
    return match.replay(entry)
  } catch {
    return null
  }
}

function standingOf(
  match: Match,
  id: string,
  entry: Entry | null,
  touched: 'all' | 'self',
  told: readonly Told<Json>[],
): Standing {
  const known = new Map<string, string>()
  const hash = (seat: Seat | null, of: readonly Told<Json>[]): string => {
    const name = `${seat ?? ''}/${of.length}`
    const found = known.get(name) ?? partHash(partOf(match, id, seat, of))
    known.set(name, found)
    return found
  }
  return { entry, touched, told: seat => hash(seat, told), quiet: seat => hash(seat, []) }
}

interface OwnAnswers {
  /** Whether this client has given this very answer. */
  gave(entry: Entry): boolean
  /** Whether it agrees with what this client knows; each answer is asked for once. */
  fits(entry: Entry): boolean
  /** How many acknowledged answers have not been found. */
  lost(): number
}

/** One's own answers, against those of the record. One that was not acknowledged may have been too late, or another window's. */
function ownAnswers({ answers }: Kept): OwnAnswers {
  const name = (ask: string, answer: Json): string => `${ask} ${canonical(answer)}`
  const given = new Set(answers.map(one => name(one.ask, one.answer)))
  const taken = new Set(answers.flatMap(one => (one.taken ? [one.ask] : [])))
  const gave = ({ ask, answer }: Entry): boolean => given.has(name(ask, answer))
  return {
    gave,
    fits: entry => !taken.delete(entry.ask) || gave(entry),
    lost: () => taken.size,
  }
}
