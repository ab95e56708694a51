/** The tables of a host: which one a hello leads to, what is listed, and what is gone. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { refuse } from '../../src-shared/kernel'
import { testDeps, type TestDeps } from '../kit/deps'
import { Guest } from '../kit/guest'

const table = (id: string) => ({ id, name: id, game: 'mascarade', invite: [], fixedKey: null, pace: 0 })

let deps: TestDeps, host: Host
beforeEach(() => {
  deps = testDeps(3)
  host = new Host(deps)
  for (const id of ['first', 'second']) host.open(table(id))
})

function arrive(name: string, token?: string, at?: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello(token, at)).toBeNull()
  return guest
}
const tableOf = (guest: Guest): string => guest.update.party.table.id

describe('a hello', () => {
  it('leads to the table that it names, to that of its token, or to the first', () => {
    const anna = arrive('Anna', undefined, 'second')
    expect([tableOf(anna), tableOf(arrive('Boris'))]).toEqual(['second', 'first'])
    anna.disconnect()
    expect(tableOf(arrive('Anna', anna.token))).toBe('second')
  })

  it('that names a table of no host here is refused, whatever its token', () => {
    const { token } = arrive('Anna')
    expect(new Guest(host, 'Anna').hello(token, 'third')).toEqual({ refused: 'tableUnknown' })
  })
})

describe.each([
  ['moved to another computer', 'tableMoved', (id: string) => host.tableMoved(id)],
  ['closed for good', 'tableClosed', (id: string) => host.closeTable(id, refuse('tableClosed'))],
])('a table that was %s', (_, why, end) => {
  it('is listed no more, takes nobody in, and its people are told why', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris', undefined, 'second')
    end('first')
    expect(anna.closed?.why).toEqual({ refused: why })
    expect([host.list().map(({ id }) => id), host.all().length]).toEqual([['second'], 1])
    expect(new Guest(host, 'Anna').hello(anna.token, 'first')).toEqual({ refused: 'tableUnknown' })
    expect(boris.closed).toBeNull()
    await deps.clock.settle()
    expect(tableOf(arrive('Carla'))).toBe('second')
  })

  it('is not closed twice: one that is not here changes nothing', () => {
    const anna = arrive('Anna')
    end('third')
    expect([anna.closed, host.all().length]).toEqual([null, 2])
  })
})
