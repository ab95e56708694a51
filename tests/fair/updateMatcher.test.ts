/** The updates that a client has received against the replayed match: which may be missing, and which must be there. */
import { describe, expect, it } from 'vitest'
import type { ObservedUpdate } from '../../src-shared/fair/evidence'
import { UpdateMatcher, type ReplayedAnswer } from '../../src-shared/fair/updateMatcher'
import type { Entry } from '../../src-shared/kernel'

const update = (hash: string, more: Partial<ObservedUpdate> = {}): ObservedUpdate => ({
  ...{ seat: 0, hash, arrival: false },
  ...more,
})
const arrival = { arrival: true }

interface Answer {
  readonly by?: Entry['by']
  readonly seat?: number
  /** Only its own seat is shown anything. */
  readonly alone?: boolean
  /** What an update without events is then, if not its own. */
  readonly quiet?: string
  /** What an update with its events is. */
  readonly told?: string
}
const answer = (hash: string, { by = 'hand', seat = 1, alone = false, ...more }: Answer = {}): ReplayedAnswer => ({
  entry: hash === 'deal' ? null : ({ seat, by } as Entry),
  touched: alone ? 'self' : 'all',
  hashWithEvents: () => more.told ?? hash,
  hashWithoutEvents: () => more.quiet ?? `quiet ${hash}`,
})

/** @returns what is found at each answer, and whether all updates are matched then */
function matched(
  updates: readonly ObservedUpdate[],
  answers: readonly ReplayedAnswer[],
  gave: (entry: Entry) => boolean = () => false,
): readonly [found: readonly (string | null)[], done: boolean, firstUnmatched: number] {
  const matcher = new UpdateMatcher(updates, gave)
  const found = answers.map(one => matcher.step(one))
  return [found, matcher.done, matcher.firstUnmatched]
}

describe('an update', () => {
  it('comes with each answer that shows something', () => {
    const all = ['deal', 'a', 'b']
    expect(
      matched(
        all.map(hash => update(hash)),
        all.map(hash => answer(hash)),
      ),
    ).toEqual([[null, null, null], true, 4])
  })

  it('that differs is found at its answer, by its number', () => {
    const updates = ['deal', 'a', 'x'].map(hash => update(hash))
    const [found, done, first] = matched(
      updates,
      ['deal', 'a', 'b'].map(hash => answer(hash)),
    )
    expect([found, done, first]).toEqual([[null, null, 'frame'], false, 3])
  })

  it('that is missing is found at its answer', () => {
    expect(
      matched(
        [update('deal'), update('b')],
        ['deal', 'a', 'b'].map(hash => answer(hash)),
      )[0][1],
    ).toBe('frame')
  })

  it('is not sent of an answer that shows nothing to this seat', () => {
    const answers = [answer('deal'), answer('a', { alone: true }), answer('b')]
    expect(matched([update('deal'), update('b')], answers).slice(0, 2)).toEqual([[null, null, null], true])
  })

  it('is sent of an answer of this seat’s own, even if the others see nothing of it', () => {
    const own = answer('a', { alone: true, seat: 0 })
    const gave = (): boolean => true
    expect(matched([update('deal'), update('b')], [answer('deal'), own, answer('b')], gave)[0][1]).toBe('frame')
    const all = ['deal', 'a', 'b'].map(hash => update(hash))
    expect(matched(all, [answer('deal'), own, answer('b')], gave)[0]).toEqual([null, null, null])
  })

  it('is not sent where it would be the same as before', () => {
    const answers = [answer('deal'), answer('a', { told: 'quiet deal' }), answer('b')]
    expect(matched([update('deal'), update('b')], answers).slice(0, 2)).toEqual([[null, null, null], true])
  })

  it('without events may come at any moment, as often as others come and go', () => {
    const updates = ['deal', 'quiet deal', 'quiet deal', 'a', 'quiet a', 'b'].map(hash => update(hash))
    expect(
      matched(
        updates,
        ['deal', 'a', 'b'].map(hash => answer(hash)),
      ).slice(0, 2),
    ).toEqual([[null, null, null], true])
    // But not of an earlier moment.
    const late = ['deal', 'a', 'quiet deal', 'b'].map(hash => update(hash))
    expect(
      matched(
        late,
        ['deal', 'a', 'b'].map(hash => answer(hash)),
      )[0],
    ).toContain('frame')
  })
})

describe('a client that was away', () => {
  const answers = ['deal', 'a', 'b', 'c'].map(hash => answer(hash))

  it('has missed what came before its arrival, and nothing since', () => {
    const came = [update('deal'), update('quiet b', arrival), update('c')]
    expect(matched(came, answers).slice(0, 2)).toEqual([[null, null, null, null], true])
    expect(matched([update('deal'), update('quiet a', arrival), update('c')], answers)[1]).toBe(false)
  })

  it('may have come at any of several moments that look the same', () => {
    const same = [answer('deal'), answer('a', { quiet: 'same' }), answer('b', { quiet: 'same' }), answer('c')]
    const came = [update('deal'), update('same', arrival), update('c')]
    expect(matched(came, same).slice(0, 2)).toEqual([[null, null, null, null], true])
  })

  it('has missed what came before it got another seat', () => {
    const moved = [update('deal', { seat: null }), update('quiet b'), update('c')]
    expect(matched(moved, answers).slice(0, 2)).toEqual([[null, null, null, null], true])
    expect(matched([update('deal'), update('quiet b'), update('c')], answers)[0]).toContain('frame')
  })

  it('has seen the beginning, unless it came later', () => {
    expect(matched([update('a'), update('b'), update('c')], answers)[0]).toContain('frame')
    expect(matched([update('quiet a', arrival), update('b'), update('c')], answers)[1]).toBe(true)
  })
})

describe('an answer in the name of this client', () => {
  const all = ['deal', 'a', 'b'].map(hash => update(hash))

  it.each([
    ['that it gave', { seat: 0 }, true, null],
    ['that it never gave', { seat: 0 }, false, 'forged'],
    ['that its clock gave', { seat: 0, by: 'clock' }, false, null],
    ['of another seat', { seat: 1 }, false, null],
  ] as const)('%s', (_, last, gave, found) => {
    expect(matched(all, [answer('deal'), answer('a'), answer('b', last)], () => gave)[0]).toEqual([null, null, found])
  })

  it('is forged at the first update that it is part of, if the client was there', () => {
    expect(matched(all, [answer('deal'), answer('a', { seat: 0 }), answer('b')])[0][1]).toBe('forged')
  })

  it('may be that of a bot which filled in: once, for who has just come back', () => {
    const came = [update('deal'), update('quiet a', arrival), update('b'), update('c')]
    const own = ['a', 'b', 'c'].map(hash => answer(hash, { seat: 0 }))
    expect(matched(came, [answer('deal'), ...own])[0]).toEqual([null, null, null, 'forged'])
  })
})
