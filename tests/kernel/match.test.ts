import { describe, expect, it } from 'vitest'
import { Match, SEEN } from '../../src-shared/kernel'
import { asked, idOf, keyOf, proposal, refused, stored, take } from './driving'
import { workshop } from './toys/interrupt'
import { bye, does, hello, openParlour, parlour } from './toys/parlour'

describe('the beginning', () => {
  it('tells what happened while the table was laid', () => {
    expect(Match.start(parlour, 2, {}, keyOf(1)).events).toEqual([{ event: { kind: 'said', word: 'welcome' } }])
  })

  it('tells single seats what is theirs alone, beside the event', () => {
    const whispering = {
      ...parlour,
      setup: (setup: Parameters<typeof parlour.setup>[0]) => {
        setup.emit({ kind: 'said', word: 'psst' }, { 1: 'secret' })
        return parlour.setup(setup)
      },
    }
    expect(Match.start(whispering, 2, {}, keyOf(1)).events[0]).toEqual({
      event: { kind: 'said', word: 'psst' },
      own: { 1: 'secret' },
    })
  })

  it('takes the fewest and the most seats of the game, and no others', () => {
    for (const seats of [2, 4]) expect(Match.start(parlour, seats, {}, keyOf(1)).match.seats).toBe(seats)
    for (const seats of [1, 5, 2.5, Number.NaN])
      expect(() => Match.start(parlour, seats, {}, keyOf(1))).toThrow(RangeError)
  })
})

describe('an answer', () => {
  it("is taken when it is open, one's own and legal", () => {
    const match = openParlour()
    const taken = take(match, 0, 'talk', hello)
    expect(taken.entry).toEqual({ seat: 0, ask: '0/talk/0', answer: hello, by: 'hand' })
    expect(taken.events).toEqual([{ event: { kind: 'said', word: 'hello' } }])
    expect(taken.touched).toBe('all')
    expect(asked(match)).toEqual(['1 talk'])
  })

  it('is one’s own only where the whole number of the seat is: seat 1 is not seat 11', () => {
    const crowd = { ...parlour, seats: { min: 2, max: 12 } }
    const { match } = Match.start(crowd, 12, {}, keyOf(1))
    for (const [seat, ask] of [
      [1, '0/talk/11'],
      [0, '0/talk/10'],
    ] as const)
      expect(refused(match.answer(seat, ask, hello))).toBe('askNotYours')
    // Theirs, though it is not their turn.
    expect(refused(match.answer(11, '0/talk/11', hello))).toBe('askClosed')
  })

  it('changes nothing before it is committed', () => {
    const match = openParlour()
    const before = match.snapshot()
    const proposed = proposal(match.answer(0, '0/talk/0', hello))
    expect(match.snapshot()).toEqual(before)
    match.commit(proposed)
    expect(match.snapshot().state.said).toEqual(['hello'])
  })

  it('can be looked at before it is committed, as every seat will see it, and shows nothing of it yet', () => {
    const match = openParlour(),
      proposed = proposal(match.answer(0, '0/talk/0', hello)),
      before = [0, 1, null].map(seat => match.view(seat))
    const after = [0, 1, null].map(seat => match.viewAfter(proposed, seat))
    expect([0, 1, null].map(seat => match.view(seat))).toEqual(before)
    match.commit(proposed)
    expect([0, 1, null].map(seat => match.view(seat))).toEqual(after)
    expect(after).not.toEqual(before)
  })

  it('that was looked at and given up leaves no trace in the next', () => {
    const match = openParlour(),
      other = openParlour()
    match.viewAfter(proposal(match.answer(0, '0/talk/0', bye)), null)
    for (const one of [match, other]) take(one, 0, 'talk', hello)
    expect(match.view(null)).toEqual(other.view(null))
  })

  it('is named by the moment at which it was asked, its key and its seat', () => {
    const match = openParlour()
    take(match, 0, 'talk', hello)
    take(match, 1, 'talk', hello)
    expect(idOf(match, 2, 'talk')).toBe('2/talk/2')
  })

  it('of a proposal from before somebody closed what they were shown cannot be committed either', () => {
    const match = openParlour()
    take(match, 0, 'talk', does('peek'))
    const closed = proposal(match.answer(0, idOf(match, 0, SEEN), true)),
      other = proposal(match.answer(1, '1/talk/1', hello))
    match.commit(closed)
    expect(() => {
      match.commit(other)
    }).toThrow('older state')
    expect(match.view(0).own?.seen).toEqual([])
  })

  it('of a stale proposal cannot be committed', () => {
    const match = openParlour()
    const one = proposal(match.answer(0, '0/talk/0', hello)),
      other = proposal(match.answer(0, '0/talk/0', bye))
    match.commit(one)
    expect(() => {
      match.commit(other)
    }).toThrow('older state')
    expect(() => {
      match.commit(one)
    }).toThrow('older state')
    expect(match.snapshot().state.said).toEqual(['hello'])
  })
})

describe('a refusal changes nothing and names its reason', () => {
  const cases: readonly (readonly [string, number, string, unknown])[] = [
    ['askClosed', 0, '9/talk/0', hello],
    ['askNotYours', 0, '', hello],
    ['askNotYours', 1, '0/talk/0', hello],
    ['answerIllegal', 0, '0/talk/0', { branch: 'say', answer: 'curse' }],
    ['answerIllegal', 0, '0/talk/0', { branch: 'say', answer: 'hello', more: 1 }],
    ['answerIllegal', 0, '0/talk/0', null],
    ['answerIllegal', 0, '0/talk/0', { branch: '__proto__', answer: true }],
    ['answerIllegal', 0, '0/talk/0', { branch: 'constructor', answer: true }],
  ]
  it.each(cases)('%s: seat %i answers %s', (why, seat, id, answer) => {
    const match = openParlour()
    const before = stored(match.snapshot())
    expect(refused(match.answer(seat, id, stored(answer) as null))).toBe(why)
    expect(stored(match.snapshot())).toEqual(before)
    take(match, 0, 'talk', hello)
  })

  it('matchOver: nothing is taken after the end', () => {
    const match = openParlour()
    take(match, 0, 'talk', does('end'))
    expect(match.outcome).toEqual({ winners: [0], reason: 'ended' })
    expect(refused(match.answer(1, '1/talk/1', hello))).toBe('matchOver')
    expect(match.asks()).toEqual([])
    expect(refused(match.clock('1/talk/1'))).toBe('askClosed')
  })
})

describe('an answer sent twice', () => {
  it('is acknowledged when it is the same, in whatever order its keys come', () => {
    const match = openParlour()
    take(match, 0, 'talk', hello)
    const before = match.snapshot()
    expect(match.answer(0, '0/talk/0', { answer: 'hello', branch: 'say' })).toBe('again')
    expect(match.snapshot()).toEqual(before)
  })

  it('is refused when it is another one', () => {
    const match = openParlour()
    take(match, 0, 'talk', hello)
    expect(refused(match.answer(0, '0/talk/0', bye))).toBe('answeredOtherwise')
  })

  it('is nothing that another seat could be acknowledged for', () => {
    const match = openParlour()
    take(match, 0, 'talk', hello)
    expect(refused(match.answer(1, '0/talk/0', hello))).toMatch(/askClosed|askNotYours/)
  })

  it('is acknowledged after the end as well', () => {
    const match = openParlour()
    take(match, 0, 'talk', does('end'))
    expect(match.answer(0, '0/talk/0', does('end'))).toBe('again')
    expect(refused(match.answer(0, '0/talk/0', hello))).toBe('answeredOtherwise')
  })

  it('is acknowledged after others have answered and after a restart', () => {
    const match = openParlour()
    for (const seat of [0, 1, 2]) take(match, seat, 'talk', hello)
    const again = Match.resume(parlour, stored(match.snapshot()))
    expect(again.answer(0, '0/talk/0', hello)).toBe('again')
    expect(refused(again.answer(0, '0/talk/0', bye))).toBe('answeredOtherwise')
  })

  it('to the same question asked again is a new answer', () => {
    const match = openParlour()
    const first = idOf(match, 0, 'talk')
    take(match, 0, 'talk', does('stay'))
    const second = idOf(match, 0, 'talk')
    expect(second).not.toBe(first)
    expect(match.answer(0, first, does('stay'))).toBe('again')
    take(match, 0, 'talk', does('stay'))
    expect(idOf(match, 0, 'talk')).not.toBe(second)
  })
})

describe('a step that throws', () => {
  it('changes nothing: the question is still open', () => {
    const match = openParlour()
    const before = stored(match.snapshot())
    expect(() => match.answer(0, '0/talk/0', does('trip'))).toThrow('a broken rule')
    expect(stored(match.snapshot())).toEqual(before)
    expect(take(match, 0, 'talk', hello).events).toHaveLength(1)
  })
})

describe('the clock', () => {
  it('gives the named default', () => {
    const match = openParlour(2)
    take(match, 0, 'talk', does('vote'))
    match.commit(proposal(match.clock(idOf(match, 1, 'vote'))))
    const last = proposal(match.clock(idOf(match, 0, 'vote')))
    expect(last.entry).toMatchObject({ seat: 0, answer: 'no', by: 'clock' })
    match.commit(last)
    expect(match.snapshot().state.said).toEqual(['0:no 1:no'])
  })

  it('draws a legal answer from the key otherwise: the same for the same key, not for all keys', () => {
    const drawn = (key: number): string => {
      // The branch that throws is a legal answer too; the draw itself is what is looked at.
      try {
        return JSON.stringify(proposal(openParlour(2, key).clock('0/talk/0')).entry.answer)
      } catch {
        return 'trip'
      }
    }
    const keys = Array.from({ length: 30 }, (_, key) => key)
    expect(keys.map(drawn)).toEqual(keys.map(drawn))
    expect(new Set(keys.map(drawn)).size).toBeGreaterThan(3)
  })

  it('draws for each seat by itself, though all are asked the same at the same moment', () => {
    const drawn = Array.from({ length: 10 }, (_, key) => {
      const { match } = Match.start(workshop, 3, {}, keyOf(key))
      return [0, 1, 2].map(seat => proposal(match.clock(idOf(match, seat, 'work'))).entry.answer)
    })
    expect(drawn.some(([one, other, third]) => one !== other && other !== third)).toBe(true)
  })

  it('answers no closed question', () => {
    expect(refused(openParlour().clock('5/talk/0'))).toBe('askClosed')
  })
})
