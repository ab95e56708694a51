/** How often the computers of a table are asked for its host. */
import { expect, it } from 'vitest'
import { pauseAfter } from '../../src-renderer/connection/rounds'

const gone = (agreed: number) => ({
  host: 'a',
  candidate: 'b',
  here: ['b', 'c'],
  agreed: ['b', 'c'].slice(0, agreed),
  needed: 2,
})

it('asks soon at first: a table that was given away is at its new host in a moment', () => {
  expect([1, 2, 3, 4].map(round => pauseAfter(round, null))).toEqual([300, 300, 300, 300])
})

it('asks seldom while nobody says that the host is gone', () => {
  expect(pauseAfter(5, null)).toBe(1500)
})

it('asks more often while people decide', () => {
  expect(pauseAfter(5, gone(1))).toBe(750)
})

it('asks soon again once enough have agreed', () => {
  expect(pauseAfter(500, gone(2))).toBe(300)
})
