/**
 * Draws a seating so that nobody chooses it: the host and everybody's client commit to a number under the same terms,
 * then all numbers are opened. A client that does not answer in time is left out, and the drawing begins again under
 * terms that name it; the terms count the attempts. The drawing is over when the seating that the numbers give is found.
 */
import { bytesToHex } from '@noble/hashes/utils.js'
import { isRefusal, refuse, type Json, type Refusal } from '../../src-shared/kernel'
import { commitOf, HOST, matchesCommitment } from '../../src-shared/fair/numbers'
import { drawKey, drawTermsHash, type DrawNumbers, type DrawTerms, type Seating } from '../../src-shared/hall'
import type { TournamentMessage } from '../../src-shared/wire'
import type { Cancel, Clock } from '../clock'
import type { Ids } from '../host/deps'
import { waitAfter } from '../waits'
import type { SeatingSearch } from './seatingThread'

export interface DrawContext {
  readonly clock: Clock
  readonly ids: Ids
  /** The terms of the next attempt, which is stored before anybody is asked. */
  readonly terms: (excluded: readonly string[]) => DrawTerms | Refusal
  /** Whether a person has a client that can answer. */
  readonly canAnswer: (person: string) => boolean
  readonly send: (person: string, message: TournamentMessage) => void
  readonly search: SeatingSearch
  readonly done: (terms: DrawTerms, numbers: DrawNumbers, seating: Seating | null) => void
  readonly failed: (why: Refusal) => void
}

interface Attempt {
  readonly terms: DrawTerms
  readonly draw: string
  readonly number: string
  readonly commit: string
  readonly commits: Map<string, string>
  readonly numbers: Map<string, string>
  isOpening: boolean
}

export class SeatingDraw {
  private attempt: Attempt | null = null
  private cancelWait: Cancel | null = null
  /** Counts the searches: that of a drawing that was stopped finds nothing for anybody. */
  private searches = 0
  private readonly excluded = new Set<string>()
  /** How many waits have ended without an answer from everybody. */
  private silences = 0

  constructor(private readonly context: DrawContext) {}

  start(): void {
    const first = this.context.terms([...this.excluded])
    if (isRefusal(first)) return this.fail(first)
    const away = first.contributors.filter(person => !this.context.canAnswer(person))
    for (const person of away) this.excluded.add(person)
    const terms = away.length === 0 ? first : this.context.terms([...this.excluded].filter(one => present(first, one)))
    if (isRefusal(terms)) return this.fail(terms)
    const draw = drawTermsHash(terms),
      number = bytesToHex(this.context.ids.key())
    const commit = commitOf(number, draw, HOST)
    const attempt = { terms, draw, number, commit, commits: new Map(), numbers: new Map(), isOpening: false }
    this.attempt = attempt
    for (const person of terms.contributors) this.context.send(person, this.request(attempt))
    this.goOn(attempt)
  }

  /** Somebody has come back: they are asked again. */
  arrived(person: string): void {
    const { attempt } = this
    if (attempt?.terms.contributors.includes(person)) this.context.send(person, this.request(attempt))
  }

  commit(person: string, draw: string, commit: string): Refusal | null {
    const { attempt } = this
    if (attempt?.draw !== draw || attempt.isOpening || !attempt.terms.contributors.includes(person))
      return refuse('notAwaited')
    const earlier = attempt.commits.get(person)
    if (earlier !== undefined) return earlier === commit ? null : refuse('answeredOtherwise')
    attempt.commits.set(person, commit)
    this.goOn(attempt)
    return null
  }

  open(person: string, draw: string, number: string): Refusal | null {
    const { attempt } = this
    const commit = attempt?.commits.get(person)
    if (attempt?.draw !== draw || !attempt.isOpening || commit === undefined) return refuse('notAwaited')
    if (!matchesCommitment(number, commit, draw, person)) return refuse('otherNumber')
    attempt.numbers.set(person, number)
    this.goOn(attempt)
    return null
  }

  stop(): void {
    this.cancelWait?.()
    this.attempt = null
    this.searches++
  }

  /** Goes on when everybody has answered, and waits for them no longer than a while. */
  private goOn(attempt: Attempt): void {
    const { contributors } = attempt.terms
    if (this.attempt !== attempt) return
    if (!attempt.isOpening && attempt.commits.size === contributors.length) {
      attempt.isOpening = true
      this.cancelWait?.()
      this.cancelWait = null
      for (const person of contributors) this.context.send(person, this.request(attempt))
      // Somebody may have answered at once, and been the last.
      return this.goOn(attempt)
    }
    if (attempt.isOpening && attempt.numbers.size === contributors.length) return this.finish(attempt)
    this.cancelWait ??= this.context.clock.after(waitAfter(this.silences), () => {
      this.cancelWait = null
      this.silences++
      const got = attempt.isOpening ? attempt.numbers : attempt.commits
      for (const person of contributors) if (!got.has(person)) this.excluded.add(person)
      this.start()
    })
  }

  private finish({ terms, number, commit, commits, numbers }: Attempt): void {
    this.stop()
    const hands = terms.contributors.map((person, seat) => ({
      seat,
      commit: commits.get(person) ?? '',
      number: numbers.get(person) ?? '',
    }))
    const opened = { commit, number, hands },
      search = this.searches
    void this.context.search(terms.request, drawKey(terms, opened)).then(seating => {
      if (this.searches === search) this.context.done(terms, opened, seating)
    })
  }

  private fail(why: Refusal): void {
    this.stop()
    this.context.failed(why)
  }

  private request({ terms, draw, commit, commits, isOpening }: Attempt): TournamentMessage {
    if (!isOpening) return { kind: 'drawTerms', draw, terms: terms as unknown as Json, commit }
    const hands = terms.contributors.map((person, seat) => ({ seat, commit: commits.get(person) ?? '' }))
    return { kind: 'drawCommits', draw, hands }
  }
}

const present = ({ request }: DrawTerms, person: string): boolean =>
  request.people.some(candidate => candidate.person === person)
