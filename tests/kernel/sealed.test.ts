import { describe, expect, it } from 'vitest'
import { Match, SEEN } from '../../src-shared/kernel'
import { asked, idOf, refused, stored, take } from './driving'
import { does, openParlour, parlour } from './toys/parlour'

const voting = () => {
  const match = openParlour()
  take(match, 0, 'talk', does('vote'))
  return match
}

describe('sealed answers', () => {
  it('are asked of all at once', () => {
    expect(asked(voting())).toEqual(['0 vote', '1 vote', '2 vote'])
  })

  it('reach their seats with what the question speaks of, and nothing of the clock', () => {
    expect(voting().view(2).own?.asks).toEqual([
      { id: '1/vote/2', key: 'vote', pick: { pick: 'one', of: ['yes', 'no'] }, params: { then: 1 } },
    ])
  })

  it("are hidden until all are in: nobody else's view changes, by their content or at all", () => {
    const match = voting()
    const before = [0, 2, null].map(seat => JSON.stringify(match.view(seat)))
    const taken = take(match, 1, 'vote', 'yes')
    expect(taken.touched).toBe('self')
    expect(taken.events).toEqual([])
    expect([0, 2, null].map(seat => JSON.stringify(match.view(seat)))).toEqual(before)
  })

  it("stand in their own seat's view", () => {
    const match = voting()
    expect(match.view(1).own?.sealed).toBeNull()
    take(match, 1, 'vote', 'yes')
    expect(match.view(1).own?.sealed).toEqual({ answer: 'yes' })
    expect(match.view(1).own?.asks).toEqual([])
    expect(match.view(0).own?.sealed).toBeNull()
  })

  it('are awaited of all, as everybody sees, until the last is in', () => {
    const match = voting()
    const everybody = [0, 1, 2].map(seat => ({ seat, key: 'vote' }))
    for (const seat of [2, 0]) {
      take(match, seat, 'vote', 'no')
      expect(match.view(1).open.asking).toEqual(everybody)
      expect(match.view(seat).open.asking).toEqual(everybody)
    }
    expect(take(match, 1, 'vote', 'yes').touched).toBe('all')
    expect(match.view(1).open.asking).toEqual([{ seat: 1, key: 'talk' }])
    expect(match.view(1).own?.sealed).toBeNull()
  })

  it('are awaited beside what somebody is shown: of that nobody else hears', () => {
    const match = openParlour()
    take(match, 0, 'talk', does('peek'))
    take(match, 1, 'talk', does('vote'))
    take(match, 2, 'vote', 'no')
    expect(asked(match)).toContain(`0 ${SEEN}`)
    expect(new Set(match.asks('public').map(({ key }) => key))).toEqual(new Set(['vote']))
    expect(new Set(match.view(null).open.asking.map(({ key }) => key))).toEqual(new Set(['vote']))
  })

  it('are told together in seat order, in whatever order they came', () => {
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 2, 0],
    ]
    const ends = orders.map(order => {
      const match = voting()
      for (const seat of order) take(match, seat, 'vote', seat === 1 ? 'yes' : 'no')
      return match.snapshot().state
    })
    expect(ends[0]?.said).toEqual(['0:no 1:yes 2:no'])
    expect(ends[1]).toEqual(ends[0])
    expect(ends[2]).toEqual(ends[0])
  })

  it('cannot be taken back or given twice', () => {
    const match = voting()
    const id = idOf(match, 1, 'vote')
    take(match, 1, 'vote', 'yes')
    expect(match.answer(1, id, 'yes')).toBe('again')
    expect(refused(match.answer(1, id, 'no'))).toBe('answeredOtherwise')
  })

  it('keep their ids while others answer', () => {
    const match = voting()
    const ids = [0, 1, 2].map(seat => idOf(match, seat, 'vote'))
    take(match, 1, 'vote', 'yes')
    expect(idOf(match, 0, 'vote')).toBe(ids[0])
    expect(idOf(match, 2, 'vote')).toBe(ids[2])
  })

  it('cannot be sounded out: answering for another is refused alike before and after they answered', () => {
    const match = voting()
    const id = idOf(match, 1, 'vote')
    const before = refused(match.answer(0, id, 'yes'))
    take(match, 1, 'vote', 'yes')
    expect(['askClosed', 'askNotYours']).toContain(before)
    expect(refused(match.answer(0, id, 'yes'))).toBe(before)
  })

  it('survive a restart half-way', () => {
    const match = voting()
    take(match, 1, 'vote', 'yes')
    const resumed = Match.resume(parlour, stored(match.snapshot()))
    expect(resumed.view(1)).toEqual(match.view(1))
    take(resumed, 0, 'vote', 'no')
    take(resumed, 2, 'vote', 'no')
    expect(resumed.snapshot().state.said).toEqual(['0:no 1:yes 2:no'])
  })

  it('of a window within another: a seat sees what it answered in the one that is open, not in the one below', () => {
    const match = voting()
    take(match, 1, 'vote', 'yes')
    const { state, ...rest } = match.snapshot()
    const [above] = state.sealed
    if (!above) throw new Error('nothing is sealed')
    const below = { ...above, opened: above.opened - 1, answers: [1, 2].map(seat => ({ seat, answer: 'no' })) }
    const resumed = Match.resume(parlour, stored({ ...rest, state: { ...state, sealed: [below, above] } }))
    expect([1, 2].map(seat => resumed.view(seat).own?.sealed)).toEqual([{ answer: 'yes' }, null])
  })

  it('of two successive windows are two different questions', () => {
    const match = voting()
    const first = idOf(match, 0, 'vote')
    for (const seat of [0, 1, 2]) take(match, seat, 'vote', 'no')
    take(match, 1, 'talk', does('vote'))
    expect(idOf(match, 0, 'vote')).not.toBe(first)
    expect(match.view(0).own?.sealed).toBeNull()
  })
})
