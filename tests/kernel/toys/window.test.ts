import { describe, expect, it } from 'vitest'
import { Match } from '../../../src-shared/kernel'
import { asked, idOf, keyOf, refused, stored, take } from '../driving'
import { openChains, openRounds, sealedChain, sealedRounds } from './window'

const all = ['0 react', '1 react', '2 react']

describe('a sealed window that repeats until all pass', () => {
  const start = () => Match.start(sealedRounds, 3, {}, keyOf(1)).match
  const round = (match: ReturnType<typeof start>, answers: readonly string[], order = [2, 0, 1]): void => {
    for (const seat of order) take(match, seat, 'react', answers[seat] ?? 'pass')
  }

  it('is reopened for all by one act', () => {
    const match = start()
    round(match, ['pass', 'act', 'pass'])
    expect(match.view(null).open.table).toEqual(['1 acts'])
    expect(asked(match)).toEqual(all)
    expect(match.outcome).toBeNull()
  })

  it('closes when all pass, be it at once', () => {
    const match = start()
    round(match, [])
    expect(match.view(null).open.table).toEqual(['all pass'])
    expect(match.outcome?.reason).toBe('quiet')
  })

  it('goes on for round after round, each with its own questions', () => {
    const match = start()
    const ids = new Set<string>()
    for (let n = 0; n < 5; n++) {
      for (const seat of [0, 1, 2]) ids.add(idOf(match, seat, 'react'))
      round(match, n === 4 ? [] : ['act', 'pass', 'act'])
    }
    expect(ids.size).toBe(15)
    expect(match.view(null).open.table).toHaveLength(9)
    expect(match.outcome?.reason).toBe('quiet')
  })

  it('acknowledges a late repetition of the last round, and refuses another answer to it', () => {
    const match = start()
    const old = idOf(match, 1, 'react')
    round(match, ['pass', 'act', 'pass'])
    expect(match.answer(1, old, 'act')).toBe('again')
    expect(refused(match.answer(1, old, 'pass'))).toBe('answeredOtherwise')
    expect(asked(match)).toEqual(all)
  })

  it('shows nobody who has answered in this round', () => {
    const match = start()
    round(match, ['pass', 'act', 'pass'])
    const before = JSON.stringify(match.view(0))
    take(match, 2, 'react', 'act')
    expect(JSON.stringify(match.view(0))).toBe(before)
  })

  it('goes on from a snapshot in the middle of its second round', () => {
    const match = start()
    round(match, ['act', 'pass', 'pass'])
    take(match, 1, 'react', 'act')
    const resumed = Match.resume(sealedRounds, stored(match.snapshot()))
    for (const one of [match, resumed]) {
      take(one, 0, 'react', 'pass')
      take(one, 2, 'react', 'act')
    }
    expect(resumed.snapshot()).toEqual(match.snapshot())
    expect(resumed.view(null).open.table).toEqual(['0 acts', '1 acts', '2 acts'])
  })
})

describe('an open window that each act reopens', () => {
  const start = () => Match.start(openRounds, 3, {}, keyOf(1)).match

  it('asks those again who had passed', () => {
    const match = start()
    take(match, 0, 'react', 'pass')
    expect(asked(match)).toEqual(['1 react', '2 react'])
    take(match, 2, 'react', 'act')
    expect(asked(match)).toEqual(all)
  })

  it('is asked again after an act: the earlier asks are closed', () => {
    const match = start()
    const old = idOf(match, 1, 'react')
    take(match, 0, 'react', 'act')
    expect(idOf(match, 1, 'react')).not.toBe(old)
    expect(refused(match.answer(1, old, 'pass'))).toBe('askClosed')
  })

  it('leaves the questions of the others alone when somebody passes', () => {
    const match = start()
    const ids = [1, 2].map(seat => idOf(match, seat, 'react'))
    take(match, 0, 'react', 'pass')
    expect([1, 2].map(seat => idOf(match, seat, 'react'))).toEqual(ids)
  })

  it('lets the same seat act twice in a row', () => {
    const match = start()
    take(match, 0, 'react', 'act')
    take(match, 0, 'react', 'act')
    expect(match.view(null).open.table).toEqual(['0 act', '0 act'])
  })

  it('closes when all have passed since the last act', () => {
    const match = start()
    for (const [seat, answer] of [
      [0, 'pass'],
      [1, 'pass'],
      [2, 'act'],
      [2, 'pass'],
      [0, 'pass'],
    ] as const)
      take(match, seat, 'react', answer)
    expect(match.outcome).toBeNull()
    take(match, 1, 'react', 'pass')
    expect(match.outcome?.reason).toBe('quiet')
  })

  it('goes on from a snapshot in the middle', () => {
    const match = start()
    take(match, 0, 'react', 'act')
    take(match, 1, 'react', 'pass')
    const resumed = Match.resume(openRounds, stored(match.snapshot()))
    expect(asked(resumed)).toEqual(['0 react', '2 react'])
    for (const one of [match, resumed]) take(one, 2, 'react', 'act')
    expect(resumed.snapshot()).toEqual(match.snapshot())
  })
})

describe.each([
  ['sealed', sealedChain],
  ['open', openChains],
] as const)('windows within windows, %s', (_, game) => {
  const start = () => Match.start(game, 2, {}, keyOf(1)).match
  const round = (match: ReturnType<typeof start>, ids: Set<string>, first: string): void => {
    // Seat 0 says something, seat 1 passes if it is still asked in this window.
    const mine = idOf(match, 0, 'react'),
      other = idOf(match, 1, 'react')
    expect(ids.has(mine)).toBe(false)
    expect(ids.has(other) && game === sealedChain).toBe(false)
    ids.add(mine)
    take(match, 0, 'react', first)
    if (game === sealedChain || first === 'pass') {
      ids.add(other)
      take(match, 1, 'react', 'pass')
    }
  }

  it('return to the outer one, which asks everybody again, never by an id that was answered', () => {
    const match = start()
    const ids = new Set<string>()
    for (const answer of ['act', 'act', 'pass', 'pass', 'act', 'pass', 'pass']) round(match, ids, answer)
    expect(match.outcome?.reason).toBe('quiet')
    expect(match.view(null).open.table.at(-1)).toMatch(/^0: /)
  })

  it('go on from a snapshot at depth two', () => {
    const match = start(),
      ids = new Set<string>()
    for (const answer of ['act', 'act']) round(match, ids, answer)
    const resumed = Match.resume(game, stored(match.snapshot()))
    for (const one of [match, resumed]) {
      const asked = new Set(ids)
      for (const answer of ['pass', 'pass', 'pass']) round(one, asked, answer)
    }
    expect(resumed.snapshot()).toEqual(match.snapshot())
    expect(resumed.outcome?.reason).toBe('quiet')
  })
})
