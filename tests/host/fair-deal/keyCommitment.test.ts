/** How a key is drawn when somebody leaves: who is waited for, in which round, and who is named for it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { KeyCommitment, type Contributor, type DrawnKey } from '../../../src-main/host/fair-deal/keyCommitment'
import { LEAST_WAIT_MS, WAIT_MS, waitAfter } from '../../../src-main/waits'
import { newPerson, type Person } from '../../../src-main/host/party/person'
import { commitOf } from '../../../src-shared/fair/numbers'
import { termsHash, type DealTerms } from '../../../src-shared/fair/terms'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { HostMessage } from '../../../src-shared/wire'
import { testDeps, type TestDeps } from '../../kit/deps'

const NUMBER = '0b'.repeat(32)
const SITUATION = {
  table: 't',
  game: 'mascarade',
  rules: 1,
  options: {},
  deck: null,
  seats: [],
  excluded: [],
  dropped: [],
}

let deps: TestDeps, deal: KeyCommitment, drawn: Promise<DrawnKey | Refusal>
let seated: Contributor[], said: HostMessage[], spoilt: Person[], obstacle: Refusal | null
let anna: Person, boris: Person, storing: () => Promise<void>
beforeEach(() => {
  deps = testDeps(1)
  ;[anna, boris] = ['anna', 'boris'].map(id => newPerson(id, `token of ${id}`, id, false)) as [Person, Person]
  seated = [anna, boris].map((person, seat) => ({ person, seat }))
  said = []
  spoilt = []
  obstacle = null
  storing = () => Promise.resolve()
  deal = new KeyCommitment(deps, 'm', {
    situation: () => ({ terms: SITUATION, contributors: seated }),
    obstacle: () => obstacle,
    storePending: () => storing(),
    onSpoilt: person => spoilt.push(person),
    toOne: () => undefined,
    toAll: message => said.push(message),
  })
  drawn = deal.draw()
})

const terms = (): DealTerms => {
  const last = said.at(-1)
  if (last?.kind !== 'round' && last?.kind !== 'commitments') throw new Error('no deal is under way')
  return last.terms
}
const commits = (person: Person): Refusal | null =>
  deal.receive(person, {
    ...{ kind: 'commit', n: 1, match: 'm', round: terms().round },
    commit: commitOf(NUMBER, termsHash(terms()), person.id),
  })
const opens = (person: Person): Refusal | null =>
  deal.receive(person, { kind: 'number', n: 1, match: 'm', round: terms().round, number: NUMBER })
const leaves = async (person: Person): Promise<void> => {
  seated = seated.filter(one => one.person !== person)
  deal.personLeft(person)
  await deps.clock.settle()
}
/** Everybody who is asked commits, and opens their number. */
async function goesOn(...people: readonly Person[]): Promise<DrawnKey> {
  for (const person of people) expect(commits(person)).toBeNull()
  await deps.clock.settle()
  for (const person of people) expect(opens(person)).toBeNull()
  const key = await drawn
  if ('refused' in key) throw new Error(key.refused)
  return key
}
const of = ({ fair }: DrawnKey) => [fair.terms?.round, fair.hands.map(({ seat }) => seat), fair.restarts]

describe('somebody who leaves', () => {
  it('before the numbers are opened is named for nothing: the next round has other terms', async () => {
    expect(commits(anna)).toBeNull()
    await leaves(boris)
    expect(of(await goesOn(anna))).toEqual([2, [0], []])
  })

  it('while they are opened is named: their number could have been disliked', async () => {
    for (const person of [anna, boris]) commits(person)
    await deps.clock.settle()
    expect(opens(anna)).toBeNull()
    await leaves(boris)
    expect(of(await goesOn(anna))).toEqual([2, [0], ['boris']])
    expect(spoilt).toEqual([])
  })

  it('while it is stored that numbers will be opened: none is, and the next round has other terms', async () => {
    let stored: () => void = () => undefined
    storing = () =>
      new Promise(done => {
        stored = done
      })
    for (const person of [anna, boris]) commits(person)
    await deps.clock.settle()
    expect(deal.isOpening).toBe(false)
    await leaves(boris)
    storing = () => Promise.resolve()
    stored()
    await deps.clock.settle()
    expect(said.map(({ kind }) => kind)).toEqual(['round', 'round'])
    expect(terms()).toMatchObject({ round: 2, contributors: ['anna'], restarts: [] })
    expect(of(await goesOn(anna))).toEqual([2, [0], []])
    expect(deps.clock.now()).toBe(0)
  })

  it('is answered no more', async () => {
    await leaves(boris)
    expect(commits(boris)).toEqual(refuse('notAwaited'))
    expect(of(await goesOn(anna))).toEqual([2, [0], []])
  })

  it('ends the deal where the match cannot begin without them', async () => {
    obstacle = refuse('tooFewSeats', { min: 2 })
    await leaves(boris)
    expect(await drawn).toEqual(obstacle)
    expect(deps.clock.waiting).toBe(0)
  })
})

describe('somebody who says nothing', () => {
  it('for five seconds takes no part; the others go on in the same round', async () => {
    expect(commits(anna)).toBeNull()
    await deps.clock.advance(WAIT_MS - 1)
    expect(said).toHaveLength(1)
    await deps.clock.advance(1)
    expect(opens(anna)).toBeNull()
    expect(of(await drawn.then(key => key as DrawnKey))).toEqual([1, [0], []])
  })

  it('when the numbers are opened has spoilt the round: they are named, and asked no more', async () => {
    for (const person of [anna, boris]) commits(person)
    await deps.clock.settle()
    expect(deal.isOpening).toBe(true)
    opens(anna)
    await deps.clock.advance(WAIT_MS)
    expect([spoilt, deal.isOpening, terms().contributors]).toEqual([[boris], false, ['anna']])
    // Less is waited now: everybody has just shown that they are there.
    await deps.clock.advance(waitAfter(1) - 1)
    expect(of(await goesOn(anna))).toEqual([2, [0], ['boris']])
  })
})

describe('a deal that is cancelled', () => {
  it('at any moment ends at once, with the first reason given, and asks nobody any more', async () => {
    for (const person of [anna, boris]) commits(person)
    await deps.clock.settle()
    opens(anna)
    deal.cancel(refuse('dealCancelled'))
    deal.cancel(refuse('hostClosed'))
    expect(await drawn).toEqual(refuse('dealCancelled'))
    expect([deps.clock.waiting, deal.isOpening, opens(boris)]).toEqual([0, false, refuse('notAwaited')])
  })

  it('because it cannot be stored opens no number', async () => {
    storing = () => Promise.reject(new Error('the disk is full'))
    for (const person of [anna, boris]) commits(person)
    expect(await drawn).toEqual(refuse('storeFailed'))
    expect(said.map(({ kind }) => kind)).toEqual(['round'])
    expect(deps.clock.waiting).toBe(0)
  })
})

describe('a later round', () => {
  it('waits half as long, and no longer, for who says nothing now', async () => {
    for (const person of [anna, boris]) commits(person)
    await deps.clock.settle()
    opens(anna)
    await deps.clock.advance(WAIT_MS)
    expect(terms().round).toBe(2)
    await deps.clock.advance(waitAfter(1) - 1)
    expect(said.at(-1)?.kind).toBe('round')
    await deps.clock.advance(1)
    // Nobody has committed: the key comes of the host's number alone.
    expect(of((await drawn) as DrawnKey)).toEqual([2, [], ['boris']])
    expect([waitAfter(1), WAIT_MS, deps.clock.waiting]).toEqual([2500, 5000, 0])
  })

  it('waits as long as the first one where somebody has left and nobody was silent', async () => {
    await leaves(boris)
    await deps.clock.advance(WAIT_MS - 1)
    expect([terms().round, said.at(-1)?.kind]).toEqual([2, 'round'])
    expect(of(await goesOn(anna))).toEqual([2, [0], []])
  })
})

describe('a number', () => {
  it('is the one that was committed to, in this round and this match, from who was asked', async () => {
    for (const person of [anna, boris]) commits(person)
    const round = terms().round
    expect(opens(anna)).toEqual(refuse('notAwaited'))
    await deps.clock.settle()
    const number = { kind: 'number', n: 1, match: 'm', round, number: NUMBER } as const
    expect(deal.receive(anna, { ...number, number: '0c'.repeat(32) })).toEqual(refuse('otherNumber'))
    expect(deal.receive(anna, { ...number, match: 'other' })).toEqual(refuse('notAwaited'))
    expect(deal.receive(anna, { ...number, round: round + 1 })).toEqual(refuse('notAwaited'))
    expect(deal.receive(newPerson('eve', 'x', 'Eve', false), number)).toEqual(refuse('notAwaited'))
    expect([deal.receive(anna, number), deal.receive(anna, number)]).toEqual([null, null])
    opens(boris)
    expect(of((await drawn) as DrawnKey)).toEqual([1, [0, 1], []])
    expect(deps.clock.waiting).toBe(0)
  })
})

describe('a wait', () => {
  it('is halved by each silence, and stays long enough for a client that answers', () => {
    expect([0, 1, 2, 4].map(waitAfter)).toEqual([WAIT_MS, WAIT_MS / 2, WAIT_MS / 4, WAIT_MS / 16])
    expect([5, 100].map(waitAfter)).toEqual([LEAST_WAIT_MS, LEAST_WAIT_MS])
  })
})
