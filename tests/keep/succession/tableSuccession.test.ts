/** What one computer knows of how a table came to its host, what it signs of it, and whose word it takes. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { memoryFile } from '../../../src-main/hall/tournamentStorage'
import { NOTHING, type Durable, type Generation, type Message } from '../../../src-main/keep/protocol'
import { TableSuccession } from '../../../src-main/keep/succession/tableSuccession'
import { people, TABLE } from '../../succession/computers'

let at: Awaited<ReturnType<typeof people>>
beforeAll(async () => {
  at = await people()
})

const generation = (seq: number, term = 1): Generation => ({
  ...{ seq, term },
  members: [at.anna, at.boris, at.carla].map(({ own }) => own.id),
})
/** As Anna's computer, or another one, knows the table that she has opened. */
function knownTo(signer = at.anna, file = memoryFile()): TableSuccession {
  return new TableSuccession({
    ...{ table: TABLE, signer, file, founder: at.anna.own.id },
    computerOf: id => Object.values(at).find(({ own }) => own.id === id)?.own ?? null,
  })
}
const kept = (of: Generation, host: string | null, term = of.term): Durable => ({
  ...NOTHING,
  ...{ term, host, replica: { generation: of, base: '', share: '', hashes: {}, entries: [] } },
})

let host: TableSuccession
beforeEach(() => {
  host = knownTo()
  host.hosts(1)
})

describe('the computers that keep a table', () => {
  it('are told once they are in force, and again when they are others', () => {
    host.begin(generation(1))
    expect(host.office?.members).toBeNull()
    expect([host.inForce(generation(1)), host.inForce(generation(1))]).toEqual([true, false])
    expect(host.office?.members).toMatchObject({ seq: 1, members: generation(1).members })
    host.begin(generation(2))
    expect(host.inForce(generation(1))).toBe(false)
    expect([host.inForce(generation(2)), host.office?.members?.seq]).toEqual([true, 2])
  })

  it('are told although the next ones are being prepared already', () => {
    host.begin(generation(1))
    host.begin(generation(2))
    expect([host.inForce(generation(1)), host.office?.members?.seq]).toEqual([true, 1])
    expect([host.inForce(generation(2)), host.office?.members?.seq]).toEqual([true, 2])
  })

  it('are none that this host has not begun, and none of another term', () => {
    host.begin(generation(1))
    expect([host.inForce(generation(7)), host.inForce(generation(1, 3)), host.inForce(null)]).toEqual([
      false,
      false,
      false,
    ])
  })

  it('are remembered over a restart', () => {
    const file = memoryFile(),
      before = knownTo(at.anna, file)
    before.hosts(1)
    before.begin(generation(1))
    before.inForce(generation(1))
    const after = knownTo(at.anna, file)
    expect(after.office).toEqual(before.office)
    // The host goes on: what it knows stays.
    after.hosts(1)
    expect(after.office?.members?.seq).toBe(1)
    file.write('{')
    expect(knownTo(at.anna, file).office).toBeNull()
  })
})

describe('a word of a host', () => {
  const append = (term = 1): Message => ({
    ...{ kind: 'append', term, generation: generation(1), from: 0, entries: [], sent: 0 },
  })

  it('is taken of the founder’s table with what shows it, and not without', () => {
    const guest = knownTo(at.boris)
    expect(guest.admits(at.anna.own.id, append(), {}, NOTHING)).toBe(false)
    expect(guest.admits(at.anna.own.id, append(), { office: host.office ?? undefined }, NOTHING)).toBe(true)
    expect(guest.office).toEqual(host.office)
  })

  it('is taken of nobody who shows another’s, and of no table but this one', () => {
    const guest = knownTo(at.boris),
      office = host.office ?? undefined
    expect(guest.admits(at.mallory.own.id, append(), { office }, NOTHING)).toBe(false)
    const own = knownTo(at.mallory)
    own.hosts(1)
    expect(knownTo(at.boris).admits(at.mallory.own.id, append(), { office: own.office ?? undefined }, NOTHING)).toBe(
      false,
    )
  })

  it('is not taken of the founder either where what it shows is of another table of theirs', () => {
    const another = new TableSuccession({
      ...{ table: 'another', signer: at.anna, file: memoryFile(), founder: at.anna.own.id },
      computerOf: () => null,
    })
    another.hosts(1)
    const guest = knownTo(at.boris)
    expect(guest.admits(at.anna.own.id, append(), { office: another.office ?? undefined }, NOTHING)).toBe(false)
    expect(guest.office).toBeNull()
  })

  it('needs no proof again from who is believed, and is shown to who has not answered yet', () => {
    const boris = at.boris.own.id
    expect(host.proofFor(boris, append())).toHaveProperty('office')
    const appended: Message = { kind: 'appended', term: 1, generation: generation(1), length: 0, sent: 0 }
    host.admits(boris, appended, {}, kept(generation(1), at.anna.own.id))
    expect(host.proofFor(boris, append())).toEqual({})
    expect(host.proofFor(at.carla.own.id, append())).toHaveProperty('office')
    // In another term everybody has to be shown again.
    expect(host.proofFor(boris, append(3))).toHaveProperty('office')
  })
})

describe('a vote', () => {
  const share = (term = 3): Extract<Message, { kind: 'share' }> => ({
    ...{ kind: 'share', term, generation: generation(1), share: '' },
  })

  it('is taken of who has signed it, for this computer and the term that it has asked for', () => {
    const boris = knownTo(at.boris),
      durable = kept(generation(1), null, 3)
    const { vote } = knownTo(at.carla).proofFor(at.boris.own.id, share())
    const from = at.carla.own.id
    expect(boris.admits(from, share(), { vote }, durable)).toBe(true)
    expect(boris.admits(from, share(), {}, durable)).toBe(false)
    expect(boris.admits(at.dora.own.id, share(), { vote }, durable)).toBe(false)
    expect(boris.admits(from, share(5), { vote }, durable)).toBe(false)
    expect(boris.admits(from, share(), { vote }, { ...durable, term: 5 })).toBe(false)
    expect(knownTo(at.dora).admits(from, share(), { vote }, durable)).toBe(false)
  })
})

describe('how a table came to a host', () => {
  const ids = () => [at.anna, at.boris, at.carla].map(({ own }) => own.id) as [string, string, string]
  const hows = (of: TableSuccession): string[] =>
    (of.office?.succession.changes ?? []).map(({ how, term }) => `${how} ${term}`)

  it('is told by a host that goes on without others, and by nobody who knows nothing', () => {
    const [, boris, carla] = ids()
    host.forced(1, [boris])
    expect(hows(host)).toEqual(['forced 1'])
    expect(host.office?.succession.computers.map(({ id }) => id)).toContain(boris)
    const nobody = knownTo(at.boris)
    nobody.forced(1, [carla])
    expect([nobody.office, nobody.begin(generation(1)), nobody.since(0)]).toEqual([null, null, null])
  })

  it('is told of each term since: what happened before is left out, and a go-on of that term is not', () => {
    const [anna, boris] = ids()
    expect(host.since(1)).toBeNull()
    host.forced(1, [boris])
    host.proofFor(boris, { kind: 'move', term: 2, to: boris, generation: generation(1), length: 0 })
    expect(hows(host)).toEqual(['forced 1', 'moved 2'])
    expect(host.since(1)).toMatchObject({ first: { term: 1, host: anna }, changes: [{ term: 1 }, { term: 2 }] })
    expect(host.since(2)).toBeNull()
    // Of a time of which nothing is known nothing is told.
    expect(host.since(0)).toBeNull()
  })

  it('by a gift is known to whom it was given, and said once however often it is sent', () => {
    const [, boris] = ids()
    const move: Message = { kind: 'move', term: 2, to: boris, generation: generation(1), length: 0 }
    const sealed = host.begin(generation(1))
    const { office } = host.proofFor(boris, move)
    host.proofFor(boris, move)
    expect(hows(host)).toEqual(['moved 2'])
    const given = knownTo(at.boris)
    expect(given.admits(at.anna.own.id, move, { office }, kept(generation(1), at.anna.own.id))).toBe(true)
    given.given(sealed, 2)
    expect([hows(given), given.office?.members]).toEqual([['moved 2'], null])
    // Without the signature of who gave it, it begins with this computer: nothing is told that cannot be shown.
    const alone = knownTo(at.carla)
    alone.given(null, 2)
    expect(alone.office?.succession).toMatchObject({ first: { term: 2, host: at.carla.own.id }, changes: [] })
  })

  it('by votes is told with those votes, and only where they are more than half', () => {
    const [anna, boris, carla] = ids()
    const sealed = host.begin(generation(1))
    const vote = (by: typeof at.anna, term: number) =>
      knownTo(by).proofFor(boris, { kind: 'share', term, generation: generation(1), share: '' }).vote
    const stood = (term: number, ...voters: string[]): TableSuccession => {
      const next = knownTo(at.boris)
      const share: Message = { kind: 'share', term, generation: generation(1), share: '' }
      expect(next.admits(carla, share, { vote: vote(at.carla, term) }, kept(generation(1), null, term))).toBe(true)
      next.elected(sealed, generation(1), term, voters)
      return next
    }
    const elected = stood(3, boris, carla)
    expect(hows(elected)).toEqual(['elected 3'])
    expect(elected.since(1)).toMatchObject({ first: { term: 1, host: anna }, changes: [{ to: boris }] })
    expect(hows(stood(3, boris))).toEqual([])
    expect(hows(stood(3, boris, anna))).toEqual([])
  })

  it('is not begun anew by a host that hosts already, and is in another term', () => {
    const before = host.office
    host.hosts(1)
    expect(host.office).toBe(before)
    host.hosts(4)
    expect(host.office?.succession).toMatchObject({ first: { term: 4 }, changes: [] })
  })

  it('is learned from a later word, and not unlearned by an earlier one', () => {
    const [anna, boris] = ids()
    const early = host.office ?? undefined
    const append = (term: number): Message => ({
      ...{ kind: 'append', term, generation: generation(1), from: 0, entries: [], sent: 0 },
    })
    const guest = knownTo(at.carla)
    guest.admits(anna, append(1), { office: early }, NOTHING)
    host.begin(generation(1))
    host.inForce(generation(1))
    guest.admits(anna, append(1), { office: host.office ?? undefined }, kept(generation(1), anna))
    expect(guest.office?.members?.seq).toBe(1)
    guest.admits(anna, append(1), { office: early }, kept(generation(1), anna))
    expect(guest.office?.members?.seq).toBe(1)
    host.forced(1, [boris])
    guest.admits(anna, append(1), { office: host.office ?? undefined }, kept(generation(1), anna))
    expect(hows(guest)).toEqual(['forced 1'])
  })
})

it('an earlier set of keepers is not told again by a go-on that was not known: who was left out elects nobody', () => {
  const anna = at.anna.own.id
  const append: Message = { kind: 'append', term: 1, generation: generation(1), from: 0, entries: [], sent: 0 }
  const told = (seq: number, isForced: boolean) => {
    const of = knownTo()
    of.hosts(1)
    of.begin(generation(seq))
    of.inForce(generation(seq))
    if (isForced) of.forced(1, [at.boris.own.id])
    return of.office ?? undefined
  }
  const guest = knownTo(at.carla)
  guest.admits(anna, append, { office: told(2, false) }, NOTHING)
  guest.admits(anna, append, { office: told(1, true) }, kept(generation(2), anna))
  expect(guest.office?.members?.seq).toBe(2)
  guest.admits(anna, append, { office: told(2, true) }, kept(generation(2), anna))
  expect(guest.office?.succession.changes).toMatchObject([{ how: 'forced' }])
})

describe('a later term', () => {
  it('is shown by signatures, or said by so many that no host could go on without them', () => {
    const durable = kept(generation(1), at.anna.own.id)
    const [boris, carla, dora] = [at.boris, at.carla, at.dora].map(({ own }) => own.id) as [string, string, string]
    expect(host.laterTerm(boris, 9, {}, durable)).toBeNull()
    expect(host.laterTerm(boris, 9, {}, durable)).toBeNull()
    // Who keeps nothing is not heard.
    expect(host.laterTerm(dora, 9, {}, durable)).toBeNull()
    expect(host.laterTerm(carla, 7, {}, durable)).toBe(7)
    // Nor those who say what is no later term.
    const other = knownTo()
    other.hosts(1)
    expect([other.laterTerm(boris, 1, {}, durable), other.laterTerm(carla, 1, {}, durable)]).toEqual([null, null])
  })

  it('is said by no single computer, also where this host has one keeper alone', () => {
    const pair = { ...generation(1), members: [at.anna.own.id, at.boris.own.id] }
    expect(host.laterTerm(at.boris.own.id, 9, {}, kept(pair, at.anna.own.id))).toBeNull()
  })

  it('is shown by who was given the table', () => {
    const before = host.office ?? undefined,
      elsewhere = knownTo(at.carla)
    elsewhere.admits(
      at.anna.own.id,
      { kind: 'activate', term: 1, generation: generation(1) },
      { office: before },
      NOTHING,
    )
    const { office } = host.proofFor(at.boris.own.id, {
      ...{ kind: 'move', term: 2, to: at.boris.own.id, generation: generation(1), length: 0 },
    })
    expect(elsewhere.laterTerm(at.boris.own.id, 2, { office }, kept(generation(1), at.anna.own.id))).toBe(2)
  })
})
