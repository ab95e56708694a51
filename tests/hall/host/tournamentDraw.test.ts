/** The host's side of a drawing: whom it asks, what it takes, how long it waits, and whom it goes on without. */
import { beforeEach, describe, expect, it } from 'vitest'
import { SeatingDraw } from '../../../src-main/hall/tournamentDraw'
import { WAIT_MS } from '../../../src-main/waits'
import { searchHere } from '../../../src-main/hall/seatingThread'
import { commitOf } from '../../../src-shared/fair/numbers'
import { checkDrawing, drawTermsHash, type DrawNumbers, type DrawTerms, type Seating } from '../../../src-shared/hall'
import { refuse, type Refusal } from '../../../src-shared/kernel'
import type { TournamentMessage } from '../../../src-shared/wire'
import { VirtualClock } from '../../kit/clock'
import { seededIds } from '../../kit/deps'
import { newcomers, numberOf, people } from '../trial'

const [anna, boris, carla] = ['p001', 'p002', 'p003'] as const

let clock: VirtualClock, away: Set<string>, refusal: Refusal | null
let sent: { readonly person: string; readonly message: TournamentMessage }[]
interface Done {
  readonly terms: DrawTerms
  readonly numbers: DrawNumbers
  readonly seating: Seating | null
}
let done: Done[], failed: Refusal[]
/** Whether the search for the seating ends only when the test says so. */
let isSlow: boolean, searched: () => void
let draw: SeatingDraw
beforeEach(() => {
  clock = new VirtualClock()
  away = new Set()
  refusal = null
  sent = []
  done = []
  isSlow = false
  failed = []
  let attempt = 0
  draw = new SeatingDraw({
    clock,
    ids: seededIds(7),
    terms: excluded => {
      const contributors = people(3).filter(person => !excluded.includes(person))
      attempt++
      return refusal ?? termsOf(attempt, contributors, excluded)
    },
    canAnswer: person => !away.has(person),
    send: (person, message) => sent.push({ person, message }),
    search: (...of) => {
      const found = searchHere(...of)
      return new Promise(end => {
        searched = () => {
          end(found)
        }
        if (!isSlow) searched()
      })
    },
    done: (terms, numbers, seating) => done.push({ terms, numbers, seating }),
    failed: why => failed.push(why),
  })
})

const termsOf = (attempt: number, contributors: readonly string[], excluded: readonly string[]): DrawTerms => ({
  ...{ draw: 'seating', tournament: 't', round: 1, attempt, contributors, excluded },
  request: { kind: 'round', limits: { min: 3, max: 8 }, size: 3, people: newcomers(3), met: [] },
})

/** What somebody was sent last. */
const lastTo = (person: string): TournamentMessage | undefined => sent.findLast(one => one.person === person)?.message
/** The terms that are asked for now, as their hash. */
const asked = (): string => {
  const last = sent.findLast(({ message }) => message.kind === 'drawTerms')?.message
  return last?.kind === 'drawTerms' ? last.draw : ''
}
const commits = (person: string, of = asked()): Refusal | null =>
  draw.commit(person, of, commitOf(numberOf(person), of, person))
const opens = (person: string, of = asked()): Refusal | null => draw.open(person, of, numberOf(person))
const kinds = (): string[] => sent.map(({ person, message }) => `${person} ${message.kind}`)

const NOT_AWAITED = { refused: 'notAwaited' }

describe('a drawing', () => {
  it('asks everybody for a commitment, then for their number, and ends with a seating that anybody can check', async () => {
    draw.start()
    expect(kinds()).toEqual(people(3).map(person => `${person} drawTerms`))
    for (const person of [carla, anna, boris]) expect(commits(person)).toBeNull()
    expect(kinds().slice(3)).toEqual(people(3).map(person => `${person} drawCommits`))
    expect(lastTo(anna)).toMatchObject({
      hands: people(3).map((person, seat) => ({ seat, commit: commitOf(numberOf(person), asked(), person) })),
    })
    for (const person of [boris, carla, anna]) expect(opens(person)).toBeNull()
    await clock.settle()
    const [{ terms, numbers, seating }] = done as [Done]
    if (!seating) expect.fail('no seating')
    expect([done.length, numbers.hands.map(({ seat }) => seat), checkDrawing({ terms, ...numbers, seating })]).toEqual([
      1,
      [0, 1, 2],
      null,
    ])
    expect([clock.waiting, failed]).toEqual([0, []])
  })

  it('is bound to the host’s own number before anybody has said anything', async () => {
    draw.start()
    const first = lastTo(anna)
    for (const person of people(3)) commits(person)
    for (const person of people(3)) opens(person)
    await clock.settle()
    expect(done[0]?.numbers.commit).toBe(first?.kind === 'drawTerms' ? first.commit : '')
  })

  it('fails where there is nothing to draw, and asks nobody', () => {
    refusal = refuse('tooFewForTable')
    draw.start()
    expect([failed, sent, clock.waiting]).toEqual([[{ refused: 'tooFewForTable' }], [], 0])
  })

  it('that was stopped takes nothing more and waits for nobody', () => {
    draw.start()
    const of = asked()
    draw.stop()
    expect([commits(anna, of), clock.waiting, done, failed]).toEqual([NOT_AWAITED, 0, [], []])
  })
})

describe('while the seating is searched for', () => {
  beforeEach(() => {
    isSlow = true
    draw.start()
    for (const person of people(3)) commits(person)
    for (const person of people(3)) opens(person)
  })

  it('nothing more is taken, and nobody is asked again who comes back', async () => {
    const before = sent.length
    draw.arrived(anna)
    expect([opens(anna), commits(anna), sent.length, clock.waiting]).toEqual([NOT_AWAITED, NOT_AWAITED, before, 0])
    await clock.settle()
    expect(done).toEqual([])
    searched()
    await clock.settle()
    expect(done).toHaveLength(1)
  })

  it('the drawing can be stopped: what is found then seats nobody', async () => {
    draw.stop()
    searched()
    await clock.settle()
    expect([done, failed]).toEqual([[], []])
  })
})

describe('a commitment', () => {
  beforeEach(() => {
    draw.start()
  })

  it('may be said again, and not changed', () => {
    expect([commits(anna), commits(anna)]).toEqual([null, null])
    expect(draw.commit(anna, asked(), 'ab'.repeat(32))).toEqual({ refused: 'answeredOtherwise' })
  })

  it('is nobody’s who was not asked, and for no other terms', () => {
    expect(commits('stranger')).toEqual(NOT_AWAITED)
    expect(commits(anna, drawTermsHash(termsOf(9, people(3), [])))).toEqual(NOT_AWAITED)
  })

  it('comes too late once the numbers are opened', () => {
    for (const person of people(3)) commits(person)
    expect(commits(anna)).toEqual(NOT_AWAITED)
  })
})

describe('a number', () => {
  beforeEach(() => {
    draw.start()
  })

  it('is opened by nobody before all have committed: the last could choose theirs', () => {
    commits(anna)
    commits(boris)
    expect(opens(anna)).toEqual(NOT_AWAITED)
  })

  it('is the one that was committed to: any other is refused, and the right one still counts', async () => {
    for (const person of people(3)) commits(person)
    opens(anna)
    opens(boris)
    expect(draw.open(carla, asked(), numberOf('another'))).toEqual({ refused: 'otherNumber' })
    expect(draw.open(carla, asked(), 'no number')).toEqual({ refused: 'otherNumber' })
    expect(draw.open(carla, asked(), numberOf(anna))).toEqual({ refused: 'otherNumber' })
    await clock.settle()
    expect(done).toEqual([])
    expect(opens(carla)).toBeNull()
    await clock.settle()
    expect(done).toHaveLength(1)
  })

  it('is nobody’s who was not asked, and for no other terms', () => {
    for (const person of people(3)) commits(person)
    expect(opens('stranger')).toEqual(NOT_AWAITED)
    expect(opens(anna, drawTermsHash(termsOf(9, people(3), [])))).toEqual(NOT_AWAITED)
  })
})

describe('somebody who does not answer', () => {
  it('is waited for five seconds, and named as left out by the next terms', async () => {
    draw.start()
    commits(anna)
    commits(boris)
    await clock.advance(WAIT_MS - 1)
    expect(sent).toHaveLength(3)
    await clock.advance(1)
    expect(lastTo(anna)).toMatchObject({ terms: { attempt: 2, contributors: [anna, boris], excluded: [carla] } })
    expect(sent.filter(({ person }) => person === carla)).toHaveLength(1)
    // What was said for the first terms counts for no others.
    commits(anna)
    expect(opens(anna)).toEqual(NOT_AWAITED)
    commits(boris)
    opens(anna)
    opens(boris)
    await clock.settle()
    expect(done[0]?.numbers.hands).toHaveLength(2)
  })

  it('has five seconds again to open their number', async () => {
    draw.start()
    await clock.advance(WAIT_MS - 1000)
    for (const person of people(3)) commits(person)
    await clock.advance(WAIT_MS - 1)
    expect(opens(anna)).toBeNull()
    await clock.advance(1)
    expect(lastTo(anna)).toMatchObject({ terms: { contributors: [anna], excluded: [boris, carla] } })
  })

  it('after others have not answered is waited for half as long', async () => {
    draw.start()
    for (const person of [anna, boris]) commits(person)
    await clock.advance(WAIT_MS)
    commits(anna)
    await clock.advance(WAIT_MS / 2 - 1)
    expect(lastTo(anna)).toMatchObject({ terms: { attempt: 2 } })
    await clock.advance(1)
    expect(lastTo(anna)).toMatchObject({ terms: { attempt: 3, excluded: [carla, boris] } })
  })

  it('is not asked where no client of theirs could answer, and is named', () => {
    away.add(boris)
    draw.start()
    expect(kinds()).toEqual([`${anna} drawTerms`, `${carla} drawTerms`])
    expect(lastTo(anna)).toMatchObject({ terms: { excluded: [boris] } })
  })

  it('and comes back is asked again for what is awaited now; nobody else is', () => {
    draw.start()
    draw.arrived(anna)
    draw.arrived('stranger')
    expect(kinds().slice(3)).toEqual([`${anna} drawTerms`])
    for (const person of people(3)) commits(person)
    draw.arrived(anna)
    expect(kinds().at(-1)).toBe(`${anna} drawCommits`)
  })
})
