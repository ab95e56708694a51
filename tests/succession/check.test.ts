/** The story of a table by itself: who hosts last, what is left out where it grows too long, and whose names it holds. */
import { beforeAll, describe, expect, it } from 'vitest'
import * as v from 'valibot'
import { base64urlOf, bytesOf, keyOf } from '../../src-shared/succession/certificateKey'
import {
  checkOffice,
  hostsOf,
  incumbentOf,
  isFault,
  withChange,
  withComputers,
} from '../../src-shared/succession/check'
import { officeSchema, type Change, type Succession, type TableOffice } from '../../src-shared/succession/succession'
import { createHash } from 'node:crypto'
import { elected, membersOf, people, story, TABLE } from './computers'

type People = Awaited<ReturnType<typeof people>>
let at: People, all: People[keyof People][]
beforeAll(async () => {
  at = await people()
  all = Object.values(at)
})
const told = (...changes: readonly Change[]): Succession => story(at.anna, all, changes).succession
const terms = ({ first, changes }: Succession): number[] => [first.term, ...changes.map(({ term }) => term)]

describe('the host of a table', () => {
  it('is the first one until something changes, and then that of the last change', () => {
    const { anna, boris } = at
    expect(incumbentOf(told())).toEqual({ term: 1, host: anna.own.id })
    expect(incumbentOf(told(anna.move(TABLE, 2, boris.own.id)))).toEqual({ term: 2, host: boris.own.id })
  })

  it('is known for each term of which something is told, and for no other', () => {
    const { anna, boris, carla } = at
    const members = membersOf(boris, 2, 1, [anna, boris, carla])
    const hosts = hostsOf(told(anna.move(TABLE, 2, boris.own.id), elected(members, 4, carla, [anna, carla])))
    if (isFault(hosts)) throw new Error(hosts.fault)
    expect([...hosts]).toEqual([
      [1, anna.own.id],
      [2, boris.own.id],
      [4, carla.own.id],
    ])
  })
})

describe('an election', () => {
  it('needs more than half: two of two and of three, three of four and of five', () => {
    const { anna, boris, carla, dora, mallory } = at
    const fault = (members: readonly People[keyof People][], votes: number): string | null => {
      const hosts = hostsOf(told(elected(membersOf(anna, 1, 1, members), 3, boris, members.slice(0, votes))))
      return isFault(hosts) ? hosts.fault : null
    }
    for (const [members, needed] of [
      [[anna, boris], 2],
      [[anna, boris, carla], 2],
      [[anna, boris, carla, dora], 3],
      [[anna, boris, carla, dora, mallory], 3],
    ] as const)
      expect([fault(members, needed - 1), fault(members, needed)]).toEqual(['votes', null])
  })

  it('is of one of its members, in a later term, and names nobody twice', () => {
    const { anna, boris, carla, dora } = at
    const members = membersOf(anna, 1, 1, [anna, boris, carla])
    const fault = (change: Change): unknown => hostsOf(told(change))
    expect(fault(elected(members, 3, dora, [anna, carla]))).toEqual({ fault: 'members', n: 1 })
    expect(fault(elected(members, 1, boris, [boris, carla]))).toEqual({ fault: 'term', n: 1 })
    expect(fault(elected(membersOf(anna, 1, 1, [anna, boris, boris]), 3, boris, [anna, boris]))).toEqual({
      fault: 'members',
      n: 1,
    })
  })
})

describe('what somebody claims of a table', () => {
  it('names keepers that its host of that term has signed', () => {
    const { anna, boris, carla } = at
    const moved = [anna.move(TABLE, 2, boris.own.id)]
    const check = (members: TableOffice['members']) => checkOffice(story(anna, all, moved, members))
    expect(check(membersOf(boris, 2, 1, [boris, carla]))).toEqual({ term: 2, host: boris.own.id })
    expect(check(membersOf(anna, 1, 1, [anna, carla]))).toEqual({ term: 2, host: boris.own.id })
    for (const false_ of [
      membersOf(anna, 2, 1, [anna, carla]),
      membersOf(boris, 3, 1, [boris]),
      { ...membersOf(boris, 2, 1, [boris, carla]), seq: 2 },
    ])
      expect(check(false_)).toEqual({ fault: 'members', n: 0 })
  })
})

describe('a story that grows', () => {
  const back = (count: number): Change[] =>
    Array.from({ length: count }, (_, n) => {
      const [from, to] = n % 2 === 0 ? [at.anna, at.boris] : [at.boris, at.anna]
      return from.move(TABLE, n + 2, to.own.id)
    })

  it('keeps the latest changes, and begins with the host before them', () => {
    const [first, second, third, fourth] = back(4) as [Change, Change, Change, Change]
    const three = withChange(told(first, second), third, 3)
    expect(terms(three)).toEqual([1, 2, 3, 4])
    const cut = withChange(three, fourth, 3)
    expect([terms(cut), cut.first.host, isFault(hostsOf(cut))]).toEqual([[2, 3, 4, 5], at.boris.own.id, false])
  })

  it('leaves no election behind whose keepers were signed by a host that is left out', () => {
    const { anna, boris, carla } = at
    const moved = anna.move(TABLE, 2, boris.own.id),
      // Boris was lost before he had keepers of his own: those of Anna have elected.
      chosen = elected(membersOf(anna, 1, 1, [anna, boris, carla]), 4, carla, [anna, carla]),
      last = carla.move(TABLE, 5, anna.own.id)
    const cut = withChange(told(moved, chosen), last, 2)
    expect([terms(cut), cut.first.host, isFault(hostsOf(cut))]).toEqual([[4, 5], carla.own.id, false])
  })

  it('holds the names of those it tells of, and of nobody else', () => {
    const { anna, boris, carla, dora } = at
    const ids = (succession: Succession): string[] => succession.computers.map(({ id }) => id).sort()
    const named = (...some: People[keyof People][]): string[] => some.map(({ own }) => own.id).sort()
    const bare = (...changes: Change[]): Succession =>
      withComputers(
        { ...told(...changes), computers: [] },
        all.map(({ own }) => own),
      )
    expect(ids(bare())).toEqual(named(anna))
    expect(ids(bare(anna.move(TABLE, 2, boris.own.id)))).toEqual(named(anna, boris))
    expect(ids(bare(anna.forced(TABLE, 1, [dora.own.id])))).toEqual(named(anna, dora))
    const chosen = elected(membersOf(anna, 1, 1, [anna, boris, carla]), 3, boris, [anna, boris])
    expect(ids(bare(chosen))).toEqual(named(anna, boris, carla))
    expect(ids(withComputers(told(), [], [carla.own.id]))).toEqual(named(anna, carla))
  })
})

describe('the key of a computer', () => {
  /** A certificate with these bytes, named by its fingerprint. */
  const made = (hex: string) => {
    const der = Buffer.from(hex, 'hex')
    return { id: createHash('sha256').update(der).digest('base64url'), certificate: der.toString('base64url') }
  }
  const INFO = '3059301306072a8648ce3d020106082a8648ce3d030107034200',
    key = `04${'ab'.repeat(64)}`
  const of = (hex: string): string | null => {
    const found = keyOf(made(hex))
    return found && Buffer.from(found).toString('hex')
  }

  it('is that in its certificate, wherever it stands there', () => {
    expect(of(`${INFO}${key}`)).toBe(key)
    expect(of(`3082aa${INFO}${key}ffff`)).toBe(key)
    // Half a byte further on it is another number that looks like one.
    expect(of(`aa0${INFO}${key}0`)).toBeNull()
    expect(of(`0${INFO}${'0'.repeat(131)}${INFO}${key}`)).toBe(key)
  })

  it('is none where it is cut short, of another kind, or the fingerprint is another’s', () => {
    expect(of(`${INFO}${key.slice(2)}`)).toBeNull()
    expect(of(key)).toBeNull()
    expect(keyOf({ ...made(`${INFO}${key}`), id: at.anna.own.id })).toBeNull()
    expect(keyOf({ id: at.anna.own.id, certificate: 'no base64!' })).toBeNull()
  })

  it('is written so that it comes back, whatever its bytes are', () => {
    for (const bytes of [[], [251, 255], [0, 62, 63], Array.from({ length: 256 }, (_, n) => n)])
      expect([...bytesOf(base64urlOf(Uint8Array.from(bytes)))]).toEqual(bytes)
    expect(base64urlOf(Uint8Array.from([251, 255, 254]))).toBe('-__-')
  })
})

describe('an office as it is read', () => {
  const fits = (change: (office: TableOffice) => object): boolean =>
    v.safeParse(officeSchema, change(story(at.anna, [at.anna], [at.anna.move(TABLE, 2, at.boris.own.id)]))).success
  const within = (office: TableOffice, more: object): object => ({
    ...office,
    succession: { ...office.succession, ...more },
  })
  const many = <T>(one: T | undefined, count: number): (T | undefined)[] => Array.from({ length: count }, () => one)

  it('has so many changes and computers, and no more', () => {
    expect(fits(office => office)).toBe(true)
    for (const [key, most] of [
      ['changes', 256],
      ['computers', 100],
    ] as const) {
      expect(fits(office => within(office, { [key]: many(office.succession[key][0], most) }))).toBe(true)
      expect(fits(office => within(office, { [key]: many(office.succession[key][0], most + 1) }))).toBe(false)
    }
  })

  it('has one to nine keepers, and signatures and certificates of a length that is ours', () => {
    const members = (count: number, more: object = {}): boolean =>
      fits(office => ({
        ...office,
        members: { seq: 1, term: 1, host: 'a', members: many('a', count), signature: 'x', ...more },
      }))
    expect([0, 1, 9, 10].map(count => members(count))).toEqual([false, true, true, false])
    expect(['x'.repeat(100), 'x'.repeat(101), 'a+b', ''].map(signature => members(1, { signature }))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([0, -1, 0.5].map(term => members(1, { term }))).toEqual([true, false, false])
    const certified = (certificate: string): boolean =>
      fits(office => within(office, { computers: [{ ...at.anna.own, certificate }] }))
    expect([2000, 2001].map(length => certified('x'.repeat(length)))).toEqual([true, false])
  })
})
