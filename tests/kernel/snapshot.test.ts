import { describe, expect, it } from 'vitest'
import { Match, type Entry } from '../../src-shared/kernel'
import { keyOf, proposal, stored, take, timeOut } from './driving'
import { does, hello, openParlour, parlour } from './toys/parlour'

/** A short evening with all there is: draws, a peek closed by hand, a sealed vote with a clock in it. */
function evening(match: ReturnType<typeof openParlour>): Entry[] {
  return [
    take(match, 0, 'talk', does('draw')),
    take(match, 1, 'talk', does('peek')),
    take(match, 1, 'seen', true),
    take(match, 2, 'talk', does('vote')),
    take(match, 2, 'vote', 'yes'),
    timeOut(match, 0, 'vote'),
    take(match, 1, 'vote', 'yes'),
    take(match, 0, 'talk', does('draw')),
    take(match, 1, 'talk', hello),
  ].map(proposed => proposed.entry)
}

describe('the same key and the same answers', () => {
  it('give the same match', () => {
    const [one, other] = [openParlour(), openParlour()]
    evening(one)
    evening(other)
    expect(one.snapshot()).toEqual(other.snapshot())
  })

  it('another key draws otherwise', () => {
    const [one, other] = [openParlour(3, 7), openParlour(3, 8)]
    evening(one)
    evening(other)
    expect(one.snapshot().state.said).not.toEqual(other.snapshot().state.said)
  })

  it('replayed from the journal, give the same match', () => {
    const live = openParlour(),
      again = openParlour()
    for (const entry of stored(evening(live))) again.commit(again.replay(entry))
    expect(again.snapshot()).toEqual(live.snapshot())
  })
})

describe('a snapshot and the rest are the whole', () => {
  const whole = openParlour()
  const entries = evening(whole)

  it.each(entries.map((_, after) => after))('taken after %i answers', after => {
    const live = openParlour()
    for (const entry of entries.slice(0, after)) live.commit(live.replay(entry))
    const resumed = Match.resume(parlour, stored(live.snapshot()))
    expect(resumed.asks()).toEqual(live.asks())
    for (const entry of entries.slice(after)) resumed.commit(resumed.replay(entry))
    expect(resumed.snapshot()).toEqual(whole.snapshot())
  })

  it('is plain data', () => {
    expect(stored(whole.snapshot())).toEqual(whole.snapshot())
  })

  it('is a copy: what happens to it does not happen to the match', () => {
    const match = openParlour()
    match.snapshot().state.said.push('forged')
    expect(match.snapshot().state.said).toEqual([])
    const snapshot = match.snapshot()
    const resumed = Match.resume(parlour, snapshot)
    snapshot.state.said.push('forged')
    expect(resumed.snapshot().state.said).toEqual([])
  })

  it('of another game or of other rules is not resumed', () => {
    const snapshot = openParlour().snapshot()
    expect(() => Match.resume(parlour, { ...snapshot, game: 'chess' })).toThrow('chess')
    expect(() => Match.resume(parlour, { ...snapshot, rules: 2 })).toThrow('parlour 2')
  })
})

describe('the journal', () => {
  const [first] = evening(openParlour())
  if (!first) throw new Error('an evening without an answer')

  it('fits no match in which that was not asked', () => {
    const match = openParlour()
    take(match, 0, 'talk', hello)
    expect(() => match.replay(first)).toThrow('does not fit')
  })

  it("cannot hold an illegal answer, another seat's, or a clock's that the clock would not have given", () => {
    const match = openParlour()
    expect(() => match.replay({ ...first, answer: 'nonsense' })).toThrow('does not fit')
    expect(() => match.replay({ ...first, seat: 1 })).toThrow('does not fit')
    expect(() => match.replay({ ...first, ask: '9/talk/0' })).toThrow('does not fit')
    take(match, 0, 'talk', does('vote'))
    expect(() => match.replay({ seat: 0, ask: '1/vote/0', answer: 'yes', by: 'clock' })).toThrow('does not fit')
    expect(match.replay({ seat: 0, ask: '1/vote/0', answer: 'no', by: 'clock' }).entry.by).toBe('clock')
  })

  it('is of this key alone where something was drawn', () => {
    const live = openParlour(2, 3)
    const drawn = proposal(live.answer(0, '0/talk/0', does('draw')))
    const other = Match.start(parlour, 2, {}, keyOf(4)).match.replay(drawn.entry)
    expect(other.state.said).not.toEqual(drawn.state.said)
  })
})
