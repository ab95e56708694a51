/** A host that went on without some computers: where that is told among the other changes of a table. */
import { beforeAll, describe, expect, it } from 'vitest'
import { lastForced, withForced } from '../../src-shared/succession/forced'
import type { Succession } from '../../src-shared/succession/succession'
import { people, story, TABLE } from './computers'

let at: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  at = await people()
})
const told = (...changes: Succession['changes']): Succession => story(at.anna, Object.values(at), changes).succession
const hows = (moves: Succession | undefined): string[] =>
  (moves?.changes ?? []).map(({ how, term }) => `${how} ${term}`)

describe('a go-on without the others', () => {
  it('is told by itself only where it was the last that happened', () => {
    const { anna, boris } = at
    const forced = anna.forced(TABLE, 1, [boris.own.id])
    expect(lastForced(told())).toBeNull()
    expect(lastForced(told(forced))?.changes).toEqual([forced])
    expect(lastForced(told(forced, anna.move(TABLE, 2, boris.own.id)))).toBeNull()
    expect(lastForced(told(anna.move(TABLE, 2, boris.own.id), boris.forced(TABLE, 2, [anna.own.id])))).toMatchObject({
      first: { term: 2, host: boris.own.id },
    })
  })

  it('stands behind what came to its term and before the next one, each once', () => {
    const { anna, boris, carla } = at
    const moves = told(anna.move(TABLE, 2, boris.own.id), boris.move(TABLE, 3, carla.own.id))
    const forced = [
      anna.forced(TABLE, 1, [carla.own.id]),
      boris.forced(TABLE, 2, [carla.own.id]),
      boris.forced(TABLE, 2, [anna.own.id]),
      carla.forced(TABLE, 3, [boris.own.id]),
    ].map(change => told(change))
    const all = withForced(moves, forced)
    expect(hows(all)).toEqual(['forced 1', 'moved 2', 'forced 2', 'forced 2', 'moved 3', 'forced 3'])
    expect(hows(withForced(all, forced))).toEqual(hows(all))
    expect(all?.changes[2]).toMatchObject({ missing: [carla.own.id] })
    expect(all?.changes[3]).toMatchObject({ missing: [anna.own.id] })
  })

  it('is all that is told where nothing else was', () => {
    const forced = told(at.anna.forced(TABLE, 1, [at.boris.own.id]))
    expect([withForced(undefined, []), hows(withForced(undefined, [forced]))]).toEqual([undefined, ['forced 1']])
  })
})
