import { describe, expect, it } from 'vitest'
import type { Json } from '../../src-shared/kernel'
import { take } from './driving'
import { does, hello, openParlour } from './toys/parlour'

/** Talks, peeks, votes and repeated questions, over and over. @returns the size of the snapshot after each round. */
function rounds(count: number): { sizes: number[]; accepted: number[]; answers: number } {
  const match = openParlour(3)
  const sizes: number[] = [],
    accepted: number[] = []
  let answers = 0
  const act = (seat: number, key: string, answer: Json): void => {
    take(match, seat, key, answer)
    answers++
  }
  for (let round = 0; round < count; round++) {
    act(0, 'talk', does('stay'))
    act(0, 'talk', does('peek'))
    act(1, 'talk', hello)
    act(2, 'talk', does('vote'))
    for (const seat of [2, 0, 1]) act(seat, 'vote', 'yes')
    const snapshot = match.snapshot()
    sizes.push(JSON.stringify(snapshot).length)
    accepted.push(snapshot.accepted.length)
  }
  return { sizes, accepted, answers }
}

describe('the cost of an answer', () => {
  it('does not grow with the match: the state after 2,000 answers is as large as after the first', () => {
    const { sizes, answers } = rounds(300)
    expect(answers).toBeGreaterThan(2000)
    // Only the moment's digits grow: 1 to 4, in the few places where a moment is written.
    const [early = 0] = sizes.slice(2)
    expect(Math.max(...sizes)).toBeLessThan(early + 100)
  })

  it('remembers a bounded number of answers per seat', () => {
    const { accepted } = rounds(30)
    expect(Math.max(...accepted)).toBe(3 * 4)
    expect(accepted.at(-1)).toBe(accepted.at(10))
  })
})
