/** Who has won, as a headline. */
import { describe, expect, it } from 'vitest'
import { winnerTexts } from '../../../src-renderer/result/winners'
import { contextIn } from '../kit'

const texts = (winners: readonly number[], you: number | null) => winnerTexts(winners, contextIn('en', you, 6))

describe('the winners', () => {
  it('are named; the reader first, as "you"', () => {
    expect(texts([1], 0).headline).toBe('Boris wins')
    expect(texts([1, 2], null).headline).toBe('Boris and Carla win')
    expect(texts([0], 0)).toEqual({ headline: 'You win!', everybody: '' })
    expect(texts([1, 2], 2).headline).toMatch(/^You and Boris/)
  })

  it('are all told where the headline leaves some out, and only there', () => {
    expect(texts([0, 1, 2], 5).everybody).toBe('')
    const many = texts([0, 1, 2, 3], 3)
    expect(many.headline).toContain('2')
    expect(many.everybody).toBe('Anna, Boris, Carla and Dmitri')
  })
})

it('are numbered for the words around them: one wins, several win', () => {
  expect(texts([3], null).headline).toBe('Dmitri wins')
  expect(texts([0, 1, 2, 3], null)).toEqual({
    headline: 'Anna, Boris and 2 more win',
    everybody: 'Anna, Boris, Carla and Dmitri',
  })
  // The reader is one of those named, also where others are left out.
  expect(texts([0, 1, 2, 3], 3).headline).toMatch(/^You, Anna/)
})
