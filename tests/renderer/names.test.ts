/** Names on the page: a host that sends one which shows nothing gets the number of its seat. */
import { expect, it } from 'vitest'
import { nameAt, plainName } from '../../src-renderer/names'
import type { PartyView } from '../../src-shared/wire'

const at = (...names: readonly string[]): PartyView =>
  ({ seats: names.map(name => ({ name })) }) as unknown as PartyView

it('a seat is called by its name, or by its number where nothing of the name is seen', () => {
  const party = at('Анна', '\u3164', '\u2800 ', '\u202eB\u0007', '')
  expect([0, 1, 2, 3, 4, 5].map(seat => nameAt(party, seat))).toEqual(['Анна', '2', '3', 'B', '5', '6'])
  expect(plainName('x'.repeat(99))).toHaveLength(40)
})
