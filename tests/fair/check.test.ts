/** A host that changes something, and the verdict. Each control changes one thing in an honest match. */
import { beforeAll, describe, expect, it } from 'vitest'
import { checkDeal } from '../../src-shared/fair/check'
import type { Evidence } from '../../src-shared/fair/evidence'
import { bytesToHex } from '@noble/hashes/utils.js'
import { commitOf, dealKey, HOST } from '../../src-shared/fair/numbers'
import { termsHash } from '../../src-shared/fair/terms'
import type { Difference, Verdict } from '../../src-shared/fair/verdict'
import { gameById } from '../../src-shared/games'
import type { FairRecord, MatchRecord } from '../../src-shared/record'
import { begun, gathered, guestOf, played, recordOf, termsOf, underOtherTerms, type Evening } from './playing'

const OTHER = 'ab'.repeat(32)

let evening: Evening
let record: MatchRecord
let fair: FairRecord
/** What Boris's client has kept, at seat 1. */
let kept: Evidence

beforeAll(async () => {
  evening = await gathered(3)
  await begun(evening)
  await played(evening)
  const boris = guestOf(evening, 1)
  record = recordOf(boris)
  if (!record.fair || !boris.evidence) throw new Error('an honest match')
  fair = record.fair
  kept = boris.evidence
  hash = termsHash(termsOf(record))
})

/** Hash of the deal's terms, and who sat where. */
let hash: string
const personOf = (seat: number): string => record.seats[seat]?.person ?? ''

const check = (change: Partial<MatchRecord> = {}, mine: Evidence | null = kept): Verdict =>
  checkDeal(gameById('mascarade'), { ...record, ...change }, mine)
const differs = (difference: Difference): Verdict => ({ is: 'differs', difference })
const withFair = (change: Partial<FairRecord>): Partial<MatchRecord> => ({ fair: { ...fair, ...change } })
const handsWith = (seat: number, change: { commit?: string; number?: string }) =>
  fair.hands.map(hand => (hand.seat === seat ? { ...hand, ...change } : hand))
const differenceOf = (verdict: Verdict): Difference | null => (verdict.is === 'differs' ? verdict.difference : null)

/** The record with its n-th answer (1-based) changed. */
const withAnswer = (
  n: number,
  change: (entry: MatchRecord['answers'][number]) => MatchRecord['answers'][number],
): Partial<MatchRecord> => ({ answers: record.answers.map((one, at) => (at === n - 1 ? change(one) : one)) })

/** The 1-based number of the first answer for which the condition holds. */
const numberOf = (holds: (entry: MatchRecord['answers'][number]) => boolean): number => {
  const at = record.answers.findIndex(holds)
  if (at < 0) throw new Error('no such answer')
  return at + 1
}

describe('the honest match', () => {
  it('is fair, with what the client kept and without it', () => {
    expect(check()).toEqual({ is: 'fair', frames: kept.updates.length })
    expect(check({}, null)).toEqual({ is: 'fair', frames: 0 })
  })

  it('under another id is another match', () => {
    expect(check({ id: 'm2' })).toEqual(differs({ what: 'match' }))
    expect(check({ id: 'm2' }, null)).toEqual(differs({ what: 'match' }))
  })
})

describe('a match that cannot be checked', () => {
  it('names the version of the rules that it needs', () => {
    const newer = underOtherTerms(record, { rules: record.rules + 1 })
    expect(check(newer, null)).toEqual({ is: 'unchecked', obstacle: { why: 'rules', needs: record.rules + 1 } })
    // The numbers can be checked without the rules.
    expect(check({ ...newer, key: OTHER }, null)).toEqual(differs({ what: 'key' }))
  })

  it('says why', () => {
    expect(checkDeal(undefined, record, kept)).toEqual({ is: 'unchecked', obstacle: { why: 'game' } })
    expect(checkDeal(gameById('castle'), record, kept)).toEqual({ is: 'unchecked', obstacle: { why: 'game' } })
    expect(check({}, { ...kept, commitments: null })).toEqual({ is: 'unchecked', obstacle: { why: 'absent' } })
  })
})

describe('a host that changes the numbers', () => {
  it('reveals a number that does not fit its own commitment', () => {
    expect(check(withFair({ number: OTHER }))).toEqual(differs({ what: 'number', seat: null }))
  })

  it('shows another commitment afterwards', () => {
    expect(check(withFair({ number: OTHER, commit: commitOf(OTHER, hash, HOST) }))).toEqual(
      differs({ what: 'commit', seat: null }),
    )
    expect(
      check(withFair({ hands: handsWith(2, { number: OTHER, commit: commitOf(OTHER, hash, personOf(2)) }) })),
    ).toEqual(differs({ what: 'commit', seat: 2 }))
  })

  it("reveals another number in place of a player's", () => {
    expect(check(withFair({ hands: handsWith(2, { number: OTHER }) }))).toEqual(differs({ what: 'number', seat: 2 }))
  })

  it('leaves a player out, or takes them in the wrong order', () => {
    expect(check(withFair({ hands: fair.hands.slice(0, 2) }))).toEqual(differs({ what: 'hands' }))
    const turned = [...fair.hands].reverse()
    const told = {
      ...kept,
      hands: kept.commitments && { ...kept.commitments, hands: [...kept.commitments.hands].reverse() },
    }
    expect(check(withFair({ hands: turned }), told)).toEqual(differs({ what: 'hands' }))
    expect(check(withFair({ hands: turned }), null)).toEqual(differs({ what: 'hands' }))
  })

  it("replaces this client's number all along", () => {
    const hands = handsWith(1, { number: OTHER, commit: commitOf(OTHER, hash, personOf(1)) })
    expect(
      check(
        { ...withFair({ hands }), key: bytesToHex(dealKey(hash, fair.number, hands)) },
        { ...kept, commitments: kept.commitments && { ...kept.commitments, hands } },
      ),
    ).toEqual(differs({ what: 'leftOut' }))
  })

  it('uses another key', () => {
    expect(check({ key: OTHER })).toEqual(differs({ what: 'key' }))
  })

  it('hides that the round was repeated, or claims that it was', () => {
    expect(check(withFair({ restarts: ['Carla'] }))).toEqual(differs({ what: 'restarts' }))
    const sent = kept.commitments && { ...kept.commitments, terms: { ...kept.commitments.terms, restarts: ['Carla'] } }
    expect(check({}, { ...kept, commitments: sent })).toEqual(differs({ what: 'restarts' }))
    const { own } = kept
    if (!own) throw new Error('no own part')
    expect(check({}, { ...kept, own: { ...own, numbers: [...own.numbers, ...own.numbers] } })).toEqual(
      differs({ what: 'restarts' }),
    )
  })

  it('says afterwards that the key was fixed', () => {
    expect(check(withFair({ fixed: true }))).toEqual(differs({ what: 'hands' }))
    // Whoever only saw that numbers were drawn knows better as well, and so does who gave one.
    expect(check(withFair({ fixed: true }), { ...kept, own: null })).toEqual(differs({ what: 'hands' }))
    expect(check(withFair({ fixed: true }), { ...kept, commitments: null })).toEqual(differs({ what: 'hands' }))
    expect(check(withFair({ fixed: true }), { ...kept, own: null, commitments: null })).toEqual({ is: 'fixed' })
  })
})

describe('a host that changes an answer', () => {
  it("of this client is caught, with the answer's number", () => {
    const n = numberOf(({ entry }) => entry.seat === 1 && entry.by === 'hand' && typeof entry.answer === 'object')
    expect(check(withAnswer(n, one => ({ ...one, entry: { ...one.entry, answer: true } })))).toEqual(
      differs({ what: 'answer', n }),
    )
  })

  it('of another player is caught by the rules or by the updates', () => {
    const n = numberOf(({ entry }) => entry.seat === 0 && typeof entry.answer === 'object')
    const changed = withAnswer(n, one => ({ ...one, entry: { ...one.entry, answer: 'nonsense' } }))
    expect(check(changed)).toEqual(differs({ what: 'answer', n }))
  })

  it('adds an answer that this client never gave', () => {
    const n = numberOf(({ entry }) => entry.seat === 1 && entry.by === 'hand')
    const ask = record.answers[n - 1]?.entry.ask
    expect(check({}, { ...kept, answers: kept.answers.filter(one => one.ask !== ask) })).toEqual(
      differs({ what: 'answer', n }),
    )
  })

  it('drops an answer that it had acknowledged', () => {
    expect(check({}, { ...kept, answers: [...kept.answers, { ask: '9/turn/1', answer: 1, taken: true }] })).toEqual(
      differs({ what: 'lost', n: 1 }),
    )
    expect(check({}, { ...kept, answers: [...kept.answers, { ask: '9/turn/1', answer: 1, taken: false }] }).is).toBe(
      'fair',
    )
  })

  it('cuts off the end', () => {
    expect(differenceOf(check({ answers: record.answers.slice(0, -3) }))?.what).toBe('frame')
  })
})

describe('a host that changes an update', () => {
  const changed = (at: number, change: Partial<Evidence['updates'][number]>): Evidence => ({
    ...kept,
    updates: kept.updates.map((frame, i) => (i === at ? { ...frame, ...change } : frame)),
  })

  it("is caught, with the update's number and moment", () => {
    expect(check({}, changed(0, { hash: OTHER }))).toEqual(differs({ what: 'frame', n: 1, moment: 0 }))
    expect(differenceOf(check({}, changed(7, { hash: OTHER })))).toMatchObject({ what: 'frame', n: 8 })
  })

  it('in the last update is caught, too', () => {
    const last = kept.updates.length
    // All answers were taken before it, but for those with which somebody put away what was shown to them.
    const seen = record.answers.filter(({ entry }) => entry.ask.split('/')[1] === 'seen').length
    expect(seen).toBeGreaterThan(0)
    const moment = record.answers.length - seen
    expect(check({}, changed(last - 1, { hash: OTHER }))).toEqual(differs({ what: 'frame', n: last, moment }))
  })

  it('leaves one out on an open connection; after a reconnect some may be missing', () => {
    const gone = { ...kept, updates: kept.updates.filter((_, at) => at !== 5) }
    expect(differenceOf(check({}, gone))).toMatchObject({ what: 'frame' })
    const arrivals = evening.guests.map(guest => guest.evidence?.updates.filter(frame => frame.arrival).length)
    expect(arrivals).toEqual([0, 0, 0])
  })

  it('sends them in another order', () => {
    const [a, b] = [kept.updates[5], kept.updates[6]]
    if (!a || !b) throw new Error('frames')
    const turned = { ...kept, updates: kept.updates.map((frame, at) => (at === 5 ? b : at === 6 ? a : frame)) }
    expect(differenceOf(check({}, turned))).toMatchObject({ what: 'frame', n: 6 })
  })

  it('shows a seat what belongs to another', () => {
    expect(differenceOf(check({}, changed(3, { seat: 2 })))).toMatchObject({ what: 'frame', n: 4 })
  })

  it('in what it really sends is caught by that client only', async () => {
    const at = await gathered(3)
    let frames = 0
    guestOf(at, 1).tamper = message =>
      message.kind === 'frame' && message.match && ++frames === 9
        ? {
            ...message,
            match: {
              ...message.match,
              view: { ...message.match.view, open: { ...message.match.view.open, asking: [] } },
            },
          }
        : message
    await begun(at)
    await played(at)
    expect(at.guests.map(guest => guest.finding?.verdict?.is)).toEqual(['fair', 'differs', 'fair'])
    expect(guestOf(at, 0).finding?.all.map(({ name, verdict }) => [name, verdict.is])).toEqual([
      ['Anna', 'fair'],
      ['Boris', 'differs'],
      ['Carla', 'fair'],
    ])
    expect(guestOf(at, 1).finding?.verdict).toMatchObject({ difference: { what: 'frame', n: 9 } })
  })
})

describe('a host that changes the story', () => {
  it('of the deal, of an answer, or of the end', () => {
    expect(check({ begun: [...record.begun, { event: { kind: 'x' } }] })).toEqual(differs({ what: 'told', n: 0 }))
    const n = numberOf(({ told }) => told.length > 0)
    expect(check(withAnswer(n, one => ({ ...one, told: [] })))).toEqual(differs({ what: 'told', n }))
    // As many events, and other ones.
    const others = (one: MatchRecord['answers'][number]) => one.told.map(() => ({ event: { kind: 'x' } }))
    expect(check(withAnswer(n, one => ({ ...one, told: others(one) })))).toEqual(differs({ what: 'told', n }))
    expect(check({ begun: record.begun.map(() => ({ event: { kind: 'x' } })) })).toEqual(
      differs({ what: 'told', n: 0 }),
    )
    expect(check({ outcome: { winners: [0, 1, 2], reason: 'coins' } })).toEqual(differs({ what: 'outcome' }))
    // Only the winners, and only the reason.
    const { outcome } = record
    if (!outcome) throw new Error('a match that is over')
    const winners = [((outcome.winners[0] ?? 0) + 1) % 3]
    expect(check({ outcome: { ...outcome, winners } })).toEqual(differs({ what: 'outcome' }))
    expect(check({ outcome: { ...outcome, reason: 'another' } })).toEqual(differs({ what: 'outcome' }))
  })

  it('of the deck', () => {
    expect(check({ deck: { cards: [] } })).toEqual(differs({ what: 'terms', part: 'deck' }))
  })
})
