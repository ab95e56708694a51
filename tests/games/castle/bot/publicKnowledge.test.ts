/** What everybody knows of what the others have seen: whose hand, and how much of it still holds. */
import { describe, expect, it } from 'vitest'
import { PublicKnowledge } from '../../../../src-shared/games/castle/bot/publicKnowledge'
import type { CastleEvent } from '../../../../src-shared/games/castle/rules'

/** Three seats with four objects each. */
const SIZES = [4, 4, 4]
/** Everybody has looked at everybody's hand. */
const ALL_SEEN: readonly CastleEvent[] = [0, 1, 2].flatMap(seat =>
  [0, 1, 2].flatMap((at): CastleEvent[] =>
    at === seat ? [] : [{ kind: 'look', seat, at, what: 'objects', how: 'pass' }],
  ),
)

/** What share of each other hand the seats know: by whose hand it is, then by who knows it. */
function shares(...events: readonly CastleEvent[]) {
  const known = new PublicKnowledge(SIZES.length)
  for (const event of events) known.hear(event, SIZES)
  const share = (seat: number, of: number): number => known.knownShare(seat, of)
  return {
    0: { 1: share(1, 0), 2: share(2, 0) },
    1: { 0: share(0, 1), 2: share(2, 1) },
    2: { 0: share(0, 2), 1: share(1, 2) },
  }
}
const nothing = shares()
const everything = shares(...ALL_SEEN)

describe('of a hand of which nothing was known', () => {
  it('one object is seen by whom it is offered to, and by nobody else: who offers sees nothing', () => {
    expect(shares({ kind: 'offer', seat: 1, to: 2 })).toEqual({ ...nothing, 1: { 0: 0, 2: 1 / 4 } })
  })

  it('one object is seen by who spies', () => {
    expect(shares({ kind: 'spy', seat: 1, from: 2 })).toEqual({ ...nothing, 2: { 0: 0, 1: 1 / 4 } })
  })

  it('a second look at one object adds less than the first: it may be the same', () => {
    const spy: CastleEvent = { kind: 'spy', seat: 1, from: 2 }
    expect(shares(spy, spy)[2][1]).toBeCloseTo(1 - (3 / 4) ** 2)
  })

  it('both who exchange see one object of each other', () => {
    expect(shares({ kind: 'exchange', seat: 0, with: 1 })).toEqual({
      ...{ 0: { 1: 1 / 4, 2: 0 }, 1: { 0: 1 / 4, 2: 0 } },
      2: nothing[2],
    })
  })

  it('who was robbed knows what was taken, and who gave knows what was given', () => {
    expect(shares({ kind: 'take', seat: 0, from: 1, back: false })).toEqual({ ...nothing, 0: { 1: 1 / 4, 2: 0 } })
    for (const kind of ['gift', 'pay'] as const)
      expect(shares({ kind, seat: 0, to: 1 })).toEqual({ ...nothing, 1: { 0: 1 / 4, 2: 0 } })
  })

  it('everybody else sees what is read aloud', () => {
    expect(shares({ kind: 'read', seat: 0, giver: 1, card: 'tome' })).toEqual({ ...nothing, 0: { 1: 1 / 4, 2: 1 / 4 } })
  })
})

describe('of a hand that everybody has seen', () => {
  it('less is known to those who do not see what comes into it', () => {
    const after = (event: CastleEvent) => shares(...ALL_SEEN, event)
    expect(after({ kind: 'exchange', seat: 0, with: 1 })).toEqual({
      ...{ 0: { 1: 1, 2: 3 / 4 }, 1: { 0: 1, 2: 3 / 4 } },
      2: everything[2],
    })
    expect(after({ kind: 'take', seat: 0, from: 1, back: false })).toEqual({ ...everything, 0: { 1: 1, 2: 4 / 5 } })
    expect(after({ kind: 'gift', seat: 0, to: 1 })).toEqual({ ...everything, 1: { 0: 1, 2: 4 / 5 } })
    expect(after({ kind: 'draw', seat: 0, why: 'draw', left: 9 })).toEqual({ ...everything, 0: { 1: 4 / 5, 2: 4 / 5 } })
  })

  it('less is known to everybody once every hand has passed on an object', () => {
    const rest = 3 / 4
    expect(shares(...ALL_SEEN, { kind: 'passOn', to: 'left' })).toEqual({
      ...{ 0: { 1: rest, 2: rest }, 1: { 0: rest, 2: rest }, 2: { 0: rest, 1: rest } },
    })
  })

  it('all is still known after an offer that was refused', () => {
    expect(
      shares(...ALL_SEEN, { kind: 'offer', seat: 1, to: 2 }, { kind: 'refuse', seat: 2, to: 1, token: false }),
    ).toEqual(everything)
  })
})

it('a look at a society is no look at a hand, and nobody else’s', () => {
  const known = new PublicKnowledge(3)
  known.hear({ kind: 'look', seat: 1, at: 2, what: 'society', how: 'monocle' }, SIZES)
  const pairs = [0, 1, 2].flatMap(seat => [0, 1, 2].map(of => [seat, of] as const))
  expect(pairs.filter(([seat, of]) => known.hasSeenSociety(seat, of))).toEqual([[1, 2]])
  expect(pairs.filter(([seat, of]) => known.knownShare(seat, of) > 0)).toEqual([])
})

it('an empty hand is known as one of one object would be', () => {
  const known = new PublicKnowledge(2)
  known.hear({ kind: 'spy', seat: 0, from: 1 }, [0, 0])
  expect(known.knownShare(0, 1)).toBe(1)
})
