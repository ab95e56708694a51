/** A table is given to another computer in the middle of a match, by processes as they are in the wild. */
import { afterEach, describe, expect, it } from 'vitest'
import { Table } from './table'

let table: Table | undefined
afterEach(async () => {
  await table?.remove()
  table = undefined
})

describe('a table that is given away', () => {
  it.each([1, 2])('goes on at the other computer, and comes back, with %i keepers', async count => {
    table = await Table.open({ keepers: count, people: ['Anna', 'Boris', 'Carla'], game: 'castle' })
    await table.begin()
    await table.play(6)
    for (const to of [1, 0, 1]) {
      const before = table.views()
      await table.giveTo(to)
      expect(table.views()).toEqual(before)
      await table.play(3)
    }
  })

  it('stays where it is when the other computer is gone', async () => {
    table = await Table.open({ keepers: 1, people: ['Anna', 'Boris'], game: 'mascarade' })
    await table.begin()
    await table.play(2)
    await table.computers[1]?.program.end('SIGKILL')
    expect(await table.askToGive(1)).toMatchObject({ kind: 'ok' })
    await table.owner.until(() => table?.owner.update.keeping?.giving !== undefined)
    await table.owner.until(() => table?.owner.update.keeping?.giving === undefined)
    await table.play(4)
  })

  it('is given away by its owner only, and only to a computer that keeps it', async () => {
    table = await Table.open({ keepers: 1, people: ['Anna', 'Boris'], game: 'mascarade' })
    expect(await table.askToGive(1, table.people[1])).toMatchObject({ kind: 'refused', why: { refused: 'ownerOnly' } })
    expect(await table.askToGive('nobody')).toMatchObject({ kind: 'refused', why: { refused: 'notKept' } })
  })
})
