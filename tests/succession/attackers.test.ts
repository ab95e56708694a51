/** Who claims to host a table now: whom people believe, and whom they do not hand their tokens. */
import { beforeAll, describe, expect, it } from 'vitest'
import { checkOffice, disbelief, hostsOf, isFault, provesHost } from '../../src-shared/succession/check'
import type { Change, TableOffice } from '../../src-shared/succession/succession'
import { computer, elected, membersOf, people, story, TABLE } from './computers'

type People = Awaited<ReturnType<typeof people>>
let at: People
let all: People[keyof People][]
/** What a guest knows: Anna hosts, and keeps the table with Boris, Carla and Dora. */
let known: TableOffice
beforeAll(async () => {
  at = await people()
  all = Object.values(at)
  const { anna, boris, carla, dora } = at
  known = story(anna, all, [], membersOf(anna, 1, 4, [anna, boris, carla, dora]))
})

const membersKnown = () => {
  if (!known.members) throw new Error('nobody keeps the table')
  return known.members
}
/** What the guest thinks of a claim with these changes. */
const thinks = (...changes: readonly Change[]) => disbelief(known, story(at.anna, all, changes))

describe('a guest believes', () => {
  it('the computer that the host has given the table to', () => {
    const { anna, boris } = at
    expect(thinks(anna.move(TABLE, 2, boris.own.id))).toBeNull()
  })

  it('the computer that three of four have voted for, and no fewer', () => {
    const { boris, carla, dora } = at
    expect(thinks(elected(membersKnown(), 3, boris, [boris, carla, dora]))).toBeNull()
    expect(thinks(elected(membersKnown(), 3, boris, [boris, carla]))).toBe('false')
  })

  it('a host after several changes, and the same host again', () => {
    const { anna, boris, carla, dora } = at
    const first = anna.move(TABLE, 2, boris.own.id),
      members = membersOf(boris, 2, 5, [anna, boris, carla]),
      second = elected(members, 4, carla, [anna, carla]),
      third = carla.move(TABLE, 5, dora.own.id)
    expect(thinks(first, second, third)).toBeNull()
    expect(disbelief(story(anna, all, [first, second]), story(anna, all, [first, second, third]))).toBeNull()
    expect(disbelief(known, known)).toBeNull()
  })

  it('an election by the computers of the host before, where the one it gave the table to was lost at once', () => {
    const { anna, boris, carla, dora } = at
    const moved = anna.move(TABLE, 2, boris.own.id),
      chosen = elected(membersKnown(), 4, carla, [anna, carla, dora])
    expect(thinks(moved, chosen)).toBeNull()
    // Not by those of a host before that one, nor where the host was not given the table but elected.
    const again = boris.move(TABLE, 3, dora.own.id)
    expect(thinks(moved, again, elected(membersKnown(), 5, carla, [anna, carla, dora]))).toBe('false')
    const first = elected(membersKnown(), 2, boris, [boris, carla, dora])
    expect(thinks(first, elected(membersKnown(), 4, carla, [anna, carla, dora]))).toBe('false')
  })

  it('an election by those that never heard that the table was given away', () => {
    const { anna, boris, carla, dora } = at
    const moved = anna.move(TABLE, 2, boris.own.id),
      claim = story(anna, all, [elected(membersKnown(), 4, carla, [anna, carla, dora])])
    expect(disbelief({ ...story(anna, all, [moved]), members: membersKnown() }, claim)).toBeNull()
    // Once the new host has computers of its own, the earlier ones elect no more.
    const later = story(anna, all, [moved], membersOf(boris, 2, 5, [boris, carla, dora]))
    expect(disbelief(later, claim)).toBe('other')
  })

  it('a host whose computers were chosen anew while the guest was away', () => {
    const { anna, boris, carla } = at
    const later = membersOf(anna, 1, 9, [anna, boris, carla])
    expect(thinks(elected(later, 3, boris, [boris, carla]))).toBeNull()
  })

  it('a host that goes on without the others, as a person there has decided', () => {
    const { anna, boris } = at
    expect(thinks(anna.forced(TABLE, 1, [boris.own.id]))).toBeNull()
    expect(thinks(anna.forced(TABLE, 2, [boris.own.id]))).toBe('false')
  })
})

describe('a guest does not believe', () => {
  it('a neighbour who claims to be the new host', () => {
    const { mallory, boris } = at
    // By a move of his own, by a table of his own, by keepers of his own.
    expect(thinks({ ...mallory.move(TABLE, 2, mallory.own.id) })).toBe('false')
    expect(thinks({ ...mallory.move(TABLE, 2, mallory.own.id), from: at.anna.own.id })).toBe('false')
    expect(disbelief(known, story(mallory, all, [mallory.move(TABLE, 2, boris.own.id)]))).toBe('other')
    const own = membersOf(mallory, 1, 5, [mallory])
    expect(thinks(elected(own, 3, mallory, [mallory]))).toBe('false')
    expect(thinks(elected({ ...own, host: at.anna.own.id }, 3, mallory, [mallory]))).toBe('false')
  })

  it('a neighbour with somebody else’s name on his certificate', async () => {
    const { anna, mallory } = at
    const forged = { ...mallory.own, id: anna.own.id }
    const claim = story(anna, [], [{ ...mallory.move(TABLE, 2, mallory.own.id), from: anna.own.id }])
    const succession = { ...claim.succession, computers: [forged, mallory.own] }
    expect(disbelief(known, { ...claim, succession })).toBe('false')
    // Nor the same computer named twice, with different certificates.
    const twice = { ...claim.succession, computers: [anna.own, forged, mallory.own] }
    expect(hostsOf(twice)).toEqual({ fault: 'computers', n: 0 })
    expect((await computer('Anna')).own.id).not.toBe(anna.own.id)
  })

  it('a keeper who claims to have been elected with too few votes', () => {
    const { boris, carla, mallory } = at
    const honest = elected(membersKnown(), 3, boris, [boris, carla])
    const [first] = honest.votes
    if (!first) throw new Error('no vote')
    // The same vote twice, a vote of somebody who keeps nothing, an empty one.
    expect(thinks({ ...honest, votes: [...honest.votes, first] })).toBe('false')
    expect(thinks(elected(membersKnown(), 3, boris, [boris, carla, mallory]))).toBe('false')
    expect(thinks({ ...honest, votes: [...honest.votes, { voter: at.dora.own.id, signature: '' }] })).toBe('false')
    expect(thinks({ ...honest, votes: [...honest.votes, { ...first, voter: at.dora.own.id }] })).toBe('false')
  })

  it('a keeper who leaves members out, so that fewer votes are enough', () => {
    const { boris, carla } = at
    const fewer = { ...membersKnown(), members: [boris.own.id, carla.own.id] }
    expect(thinks(elected(fewer, 3, boris, [boris, carla]))).toBe('false')
  })

  it('votes for another candidate, of another term, table or generation', () => {
    const { anna, boris, carla, dora } = at
    const honest = elected(membersKnown(), 3, boris, [boris, carla, dora])
    expect(thinks({ ...honest, to: carla.own.id })).toBe('false')
    expect(thinks({ ...honest, term: 5 })).toBe('false')
    expect(thinks({ ...honest, of: membersOf(anna, 1, 5, [anna, boris, carla, dora]) })).toBe('false')
    const elsewhere = story(anna, all, [honest])
    expect(disbelief(known, { ...elsewhere, succession: { ...elsewhere.succession, table: 'other' } })).toBe('other')
    expect(checkOffice({ ...elsewhere, succession: { ...elsewhere.succession, table: 'other' } })).toHaveProperty(
      'fault',
    )
  })

  it('votes of a generation that was replaced', () => {
    const { anna, boris, carla, dora } = at
    const old = membersOf(anna, 1, 3, [anna, boris, carla])
    expect(thinks(elected(old, 3, boris, [boris, carla]))).toBe('old')
    expect(dora.own.id).not.toBe('')
  })

  it('a replayed move of an earlier term', () => {
    const { anna, boris } = at
    const there = anna.move(TABLE, 2, boris.own.id),
      back = boris.move(TABLE, 3, anna.own.id)
    const now = story(anna, all, [there, back])
    expect(disbelief(now, story(anna, all, [there]))).toBe('old')
    // Put behind the present one it is of the wrong term, and dated anew its signature does not hold.
    expect(disbelief(now, story(anna, all, [there, back, there]))).toBe('false')
    expect(disbelief(now, story(anna, all, [there, back, { ...there, term: 4 }]))).toBe('false')
  })

  it('an election in the very term in which the table was given away: honest ones are of a later term', () => {
    const { anna, boris, carla, dora } = at
    const moved = { ...story(anna, all, [anna.move(TABLE, 2, boris.own.id)]), members: membersKnown() }
    const chosen = (term: number) => elected(membersKnown(), term, carla, [anna, carla, dora])
    expect(disbelief(moved, story(anna, all, [chosen(2)]))).toBe('other')
    expect(disbelief(moved, story(anna, all, [chosen(2), carla.move(TABLE, 3, dora.own.id)]))).toBe('other')
    expect(disbelief(moved, story(anna, all, [chosen(3)]))).toBeNull()
  })

  it('a story with a term left out', () => {
    const { anna, boris, carla } = at
    const first = anna.move(TABLE, 2, boris.own.id),
      second = boris.move(TABLE, 3, carla.own.id)
    expect(hostsOf(story(anna, all, [second]).succession)).toEqual({ fault: 'term', n: 1 })
    const third = carla.move(TABLE, 4, anna.own.id)
    expect(hostsOf(story(anna, all, [first, third]).succession)).toEqual({ fault: 'term', n: 2 })
    expect(hostsOf(story(anna, all, [first, anna.move(TABLE, 3, carla.own.id)]).succession)).toEqual({
      fault: 'host',
      n: 2,
    })
  })

  it('an earlier host that tells another story of the time since', () => {
    const { anna, boris, carla, dora, mallory } = at
    const now = story(anna, all, [elected(membersKnown(), 3, boris, [boris, carla, dora])])
    // Anna never left, gives the table to Mallory, or has herself elected by him.
    expect(disbelief(now, known)).toBe('old')
    const given = [anna.move(TABLE, 2, mallory.own.id), mallory.move(TABLE, 3, anna.own.id)]
    expect(disbelief(now, story(anna, all, given))).toBe('other')
    const own = membersOf(anna, 1, 9, [anna, mallory])
    expect(disbelief(now, story(anna, all, [elected(own, 9, mallory, [anna, mallory])]))).toBe('other')
    expect(disbelief(now, story(anna, all, [anna.forced(TABLE, 1, [])]))).toBe('old')
  })

  it('a go-on that somebody else has signed, or whose missing computers were changed', () => {
    const { anna, boris, mallory } = at
    expect(thinks({ ...mallory.forced(TABLE, 1, []), to: anna.own.id })).toBe('false')
    expect(thinks(mallory.forced(TABLE, 1, []))).toBe('false')
    expect(thinks({ ...anna.forced(TABLE, 1, [boris.own.id]), missing: [] })).toBe('false')
  })
})

describe('a computer that says it hosts a table', () => {
  it('signs that for this question alone', () => {
    const { anna, boris } = at
    const { succession } = story(anna, all, [anna.move(TABLE, 2, boris.own.id)])
    const hosts = hostsOf(succession)
    expect(!isFault(hosts) && hosts.get(2)).toBe(boris.own.id)
    const incumbent = { term: 2, host: boris.own.id }
    const signature = boris.hosts(TABLE, 2, 'nonce')
    expect(provesHost(succession, incumbent, 'nonce', signature)).toBe(true)
    expect(provesHost(succession, incumbent, 'other', signature)).toBe(false)
    expect(provesHost(succession, incumbent, 'nonce', anna.hosts(TABLE, 2, 'nonce'))).toBe(false)
  })
})
