/** The other computers of a table, as each of them knows them. */
import { describe, expect, it } from 'vitest'
import { Members } from '../../src-main/keep/members'
import type { ComputerAddress } from '../../src-main/keep/links/messages'
import { memoryFile } from '../../src-main/hall/tournamentStorage'

const computer = (id: string, name = id): ComputerAddress => ({ id, name, addresses: ['10.0.0.2'], port: 1 })
const ids = (some: readonly { readonly id: string }[]): string[] => some.map(({ id }) => id)
const GONE = 30_000

describe('the computers that keep a table', () => {
  it('are those that offer themselves: the host and eight others at most', () => {
    const members = new Members('a', memoryFile())
    for (let n = 1; n <= 8; n++) expect(members.offered(computer(`k${n}`), 0)).toBe(true)
    expect(members.offered(computer('k9'), 0)).toBeNull()
    expect(members.offered(computer('k8'), 0)).toBe(false)
    expect(members.keepers).toHaveLength(8)
  })

  it('are left out once they have said nothing for half a minute, and may come back', () => {
    const members = new Members('a', memoryFile())
    members.offered(computer('b'), 0)
    members.offered(computer('c'), 1000)
    members.offered(computer('b'), 2000)
    expect(members.leaveOutSilent(1000 + GONE)).toBe(false)
    expect(members.leaveOutSilent(1001 + GONE)).toBe(true)
    expect([ids(members.keepers), ids(members.others)]).toEqual([['b'], ['c', 'b']])
    expect(members.offered(computer('c'), 1002 + GONE)).toBe(true)
  })

  it('change little by coming and going: an offer counts once a second, also of one that has left', () => {
    let written = 0
    const members = new Members('a', { ...memoryFile(), write: () => written++ })
    members.offered(computer('b', 'one'), 0)
    expect(members.offered(computer('b', 'two'), 999)).toBe(false)
    expect([members.keepers[0]?.name, written]).toEqual(['one', 1])
    expect([members.leave('b'), members.leave('b')]).toEqual([true, false])
    expect([members.offered(computer('b'), 999), ids(members.keepers)]).toEqual([false, []])
    expect([members.offered(computer('b'), 1000), ids(members.keepers)]).toEqual([true, ['b']])
    // With another host the count begins anew.
    members.forgetOffers()
    expect(members.offered(computer('b'), 1001)).toBe(true)
  })

  it('are remembered, those who have left too, but no more of them than two tables have', () => {
    const members = new Members('a', memoryFile())
    for (let n = 1; n <= 20; n++) {
      members.offered(computer(`k${n}`), n)
      members.leave(`k${n}`)
    }
    expect([members.others.length, ids(members.others)[0], ids(members.others).at(-1)]).toEqual([18, 'k3', 'k20'])
  })

  it('are known by their latest address', () => {
    const members = new Members('a', memoryFile())
    members.offered(computer('b', 'old'), 0)
    members.offered(computer('b', 'new'), 1000)
    expect(members.keepers.map(({ name }) => name)).toEqual(['new'])
  })

  it('are no keepers of a computer that does not host any more, but still known', () => {
    const members = new Members('a', memoryFile())
    members.offered(computer('b'), 0)
    members.forgetOffers()
    expect([ids(members.keepers), ids(members.others)]).toEqual([[], ['b']])
  })
})

describe('a computer that becomes the host', () => {
  it('counts those that kept the table until now, as far as it knows them, until they say nothing for half a minute', () => {
    const members = new Members('a', memoryFile())
    members.told([computer('b'), computer('c')])
    members.stay(['a', 'b', 'x'], 500)
    expect(ids(members.keepers)).toEqual(['b'])
    expect([members.leaveOutSilent(500 + GONE), members.leaveOutSilent(501 + GONE)]).toEqual([false, true])
    expect(ids(members.keepers)).toEqual([])
  })
})

describe("the host's word", () => {
  it('replaces what was known, without this computer itself', () => {
    const members = new Members('b', memoryFile())
    members.told([computer('a'), computer('b'), computer('c')])
    expect(ids(members.others)).toEqual(['a', 'c'])
    members.told([computer('a')])
    expect(ids(members.others)).toEqual(['a'])
  })

  it('is remembered over a restart; what is no book of ours is none', () => {
    const file = memoryFile()
    new Members('b', file).told([computer('a'), computer('c')])
    expect(ids(new Members('b', file).others)).toEqual(['a', 'c'])
    for (const text of ['{', '{}', '[{"id":"a"}]', '"x"']) {
      file.write(text)
      expect(new Members('b', file).others).toEqual([])
    }
  })

  it('names no more than two tables can have: the latest of them', () => {
    const members = new Members('b', memoryFile())
    members.told(Array.from({ length: 30 }, (_, n) => computer(`k${n}`)))
    expect(ids(members.others)).toEqual(Array.from({ length: 18 }, (_, n) => `k${n + 12}`))
  })

  it('is written only where it is new', () => {
    let written = 0
    const file = { ...memoryFile(), write: () => written++ }
    const members = new Members('b', file)
    members.told([computer('a')])
    members.told([computer('a')])
    expect(written).toBe(1)
  })
})
