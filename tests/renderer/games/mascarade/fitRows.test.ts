/** The list of seats on a phone: cards as large as there is room for. */
import { describe, expect, it } from 'vitest'
import { fitRows } from '../../../../src-renderer/games/mascarade/fitRows'

describe('the list of a phone', () => {
  it('has one column for few seats, and more for many', () => {
    expect(fitRows(2, 2, 390, 560, 16)).toBe(1)
    expect(fitRows(5, 1, 390, 560, 16)).toBe(2)
    expect(fitRows(12, 1, 390, 560, 16)).toBe(2)
  })

  it('never makes a seat too narrow for its name', () => {
    for (let seats = 1; seats <= 13; seats++)
      for (const width of [320, 360, 390, 456])
        expect(width / fitRows(seats, 1, width, 500, 16)).toBeGreaterThanOrEqual(Math.min(width, 9.5 * 16))
  })

  it('has one column where there is room for none', () => {
    expect(fitRows(5, 1, 100, 0, 16)).toBe(1)
  })
})
