/** The record of a match tells through whose hands it went: only while it is played, and only where it is dealt fairly. */
import { beforeAll, expect, it } from 'vitest'
import type { StoredTable } from '../../../src-main/host/storage/storeTypes'
import { withMoves } from '../../../src-main/keep/succession/movesOfMatch'
import { withoutOwner } from '../../../src-main/keep/takingOver'
import type { Succession } from '../../../src-shared/succession/succession'
import { people, story, TABLE } from '../../succession/computers'

let at: Awaited<ReturnType<typeof people>>, first: Succession, then: Succession
beforeAll(async () => {
  at = await people()
  const { anna, boris, carla } = at
  first = story(anna, [anna, boris], [anna.move(TABLE, 2, boris.own.id)]).succession
  then = story(boris, [boris, carla], [boris.move(TABLE, 3, carla.own.id)], null, 2).succession
})
const table = (fair: object | undefined, ended: number | null = null): StoredTable =>
  ({ party: { id: TABLE }, decks: [], match: { ended, deal: { id: 'm', ...(fair ? { fair } : {}) } } }) as never
const movesIn = ({ match }: StoredTable): Succession | undefined => match?.deal.fair?.moves

it('a match that goes on elsewhere tells the changes, behind those that it told already', () => {
  expect(movesIn(withMoves(table({}), first))).toEqual(first)
  const both = movesIn(withMoves(table({ moves: first }), then))
  expect(both?.changes.map(({ term }) => term)).toEqual([2, 3])
  expect(both?.first).toEqual(first.first)
  expect(both?.computers.map(({ name }) => name).sort()).toEqual(['Anna', 'Boris', 'Carla'])
})

it('a match that is over, dealt by the host alone or not there tells nothing, and neither does no change', () => {
  for (const one of [table({}, 5), table({}, 0), table(undefined), { ...table({}), match: null }])
    expect(withMoves(one, first)).toBe(one)
  const told = table({ moves: first })
  expect(withMoves(told, null)).toBe(told)
})

it('a table that goes on elsewhere has no owner: who sat at its host has no key to the new one', () => {
  const owned = { ...table({}), party: { id: TABLE, name: 'x', owned: true as const, handedOver: true } } as never
  expect(withoutOwner(owned).party).toEqual({ id: TABLE, name: 'x' })
  expect(owned).toHaveProperty('party.owned', true)
})
