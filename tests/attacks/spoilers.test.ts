/** People who hold up a drawing by being silent, one after the other. */
import { newPerson, type Person } from '../../src-main/host/party/person'
import { commitOf } from '../../src-shared/fair/numbers'
import { termsHash, type DealTerms } from '../../src-shared/fair/terms'
import { drawTermsHash, type DrawTerms } from '../../src-shared/hall'
import type { HostMessage, TournamentMessage } from '../../src-shared/wire'
import { newcomers } from '../hall/trial'
import { VirtualClock } from '../kit/clock'
import { seededIds, testDeps } from '../kit/deps'
import { proveWays, type Defence } from './kit/ways'

/** Two whole waits, and a little for each spoiler behind the fifth. */
const MOST_MS = 12_500
const NUMBER = '0b'.repeat(32)

/** At which request of its kind, counted over the deal, a spoiler is silent. */
type Plan = (spoiler: number, kind: 'commit' | 'number', round: number) => boolean

/** @returns whether the deal was held up for longer than two whole waits and a bit, or never came */
async function holdsUpDeal(spoilers: number, plan: Plan): Promise<boolean> {
  const { KeyCommitment } = await import('../../src-main/host/fair-deal/keyCommitment')
  const deps = testDeps(1)
  const people = Array.from({ length: spoilers + 1 }, (_, at) => newPerson(`p${at}`, `token ${at}`, `p${at}`))
  const answer = (person: Person, at: number, kind: 'commit' | 'number', terms: DealTerms): void => {
    if (!terms.contributors.includes(person.id)) return
    if (at < spoilers && plan(at, kind, terms.round)) return
    const of = { n: 1, match: 'm', round: terms.round }
    if (kind === 'number') deal.receive(person, { kind, ...of, number: NUMBER })
    else deal.receive(person, { kind, ...of, commit: commitOf(NUMBER, termsHash(terms), person.id) })
  }
  const toAll = (message: HostMessage): void => {
    if (message.kind !== 'round' && message.kind !== 'commitments') return
    const kind = message.kind === 'round' ? 'commit' : 'number'
    // As over a network: after the host has asked everybody.
    queueMicrotask(() => {
      for (const [at, person] of people.entries()) answer(person, at, kind, message.terms)
    })
  }
  const deal = new KeyCommitment(deps, 'm', {
    situation: () => ({
      terms: { table: 't', game: 'mascarade', rules: 1, options: {}, deck: null, seats: [], excluded: [], dropped: [] },
      contributors: people.map((person, seat) => ({ person, seat })),
    }),
    obstacle: () => null,
    storePending: () => Promise.resolve(),
    onSpoilt: () => undefined,
    toOne: () => undefined,
    toAll,
  })
  let isDrawn = false
  void deal.draw().then(() => {
    isDrawn = true
  })
  await deps.clock.advance(MOST_MS)
  return !isDrawn
}

/** The same at a hall, where the seats of everybody are drawn. */
async function holdsUpSeating(spoilers: number, isSilent: (spoiler: number, attempt: number) => boolean) {
  const { SeatingDraw } = await import('../../src-main/hall/tournamentDraw')
  const clock = new VirtualClock()
  const people = newcomers(spoilers + 3)
  let attempt = 0,
    isDone = false
  const draw = new SeatingDraw({
    clock,
    ids: seededIds(7),
    terms: excluded => ({
      ...{ draw: 'seating', tournament: 't', round: 1, attempt: ++attempt, excluded },
      contributors: people.map(({ person }) => person).filter(person => !excluded.includes(person)),
      request: { kind: 'round', limits: { min: 3, max: 8 }, size: 3, people, met: [] },
    }),
    canAnswer: () => true,
    send: (person, message: TournamentMessage) => {
      const at = people.findIndex(one => one.person === person)
      if (at < spoilers && isSilent(at, attempt)) return
      queueMicrotask(() => {
        if (message.kind === 'drawTerms') {
          const hash = drawTermsHash(message.terms as unknown as DrawTerms)
          draw.commit(person, hash, commitOf(NUMBER, hash, person))
        } else if (message.kind === 'drawCommits') draw.open(person, message.draw, NUMBER)
      })
    },
    search: () => Promise.resolve(null),
    done: () => {
      isDone = true
    },
    failed: () => undefined,
  })
  draw.start()
  await clock.advance(MOST_MS)
  return !isDone
}

const waitsInFull: Defence = {
  module: 'src-main/waits',
  off: ({ WAIT_MS }) => ({ waitAfter: () => WAIT_MS }),
}

proveWays('people at a table who are silent in turn', [
  {
    name: 'five do not open their numbers, each in a round of its own',
    attack: () => holdsUpDeal(5, (at, kind, round) => kind === 'number' && round === at + 1),
    without: [waitsInFull],
  },
  {
    name: 'six, of whom in each round one does not commit and another does not open',
    attack: () =>
      holdsUpDeal(6, (at, kind, round) => round === 1 + (at >> 1) && kind === (at % 2 ? 'number' : 'commit')),
    without: [waitsInFull],
  },
  {
    name: 'twelve at the largest table',
    attack: () => holdsUpDeal(12, (at, kind, round) => kind === 'number' && round === at + 1),
    without: [waitsInFull],
  },
])

proveWays('people in a hall who are silent in turn while seats are drawn', [
  {
    name: 'five, each in an attempt of its own',
    attack: () => holdsUpSeating(5, (at, attempt) => attempt === at + 1),
    without: [waitsInFull],
  },
  {
    name: 'twelve of them',
    attack: () => holdsUpSeating(12, (at, attempt) => attempt === at + 1),
    without: [waitsInFull],
  },
])
