/**
 * Nothing that changes what players know passes too quickly: every kind of public event, in whole random matches. One
 * table of kinds per game says how long each is seen; a further game is one more line of GAMES.
 */
import { describe, expect, it } from 'vitest'
import { castleEvents } from '../../../src-renderer/games/castle/events'
import { mascaradeEvents } from '../../../src-renderer/games/mascarade/events'
import { overlordEvents } from '../../../src-renderer/games/overlord/events'
import { talesEvents } from '../../../src-renderer/games/tales/events'
import { LEAST_MS, momentsIn, STAYS, type Moment, type SeenFor } from '../../../src-renderer/motion/moments'
import { castle } from '../../../src-shared/games/castle/rules'
import { mascarade } from '../../../src-shared/games/mascarade/rules'
import { overlord } from '../../../src-shared/games/overlord/rules'
import { tales } from '../../../src-shared/games/tales/rules'
import type { Game, GameState, Json } from '../../../src-shared/kernel'
import { nextMove as castleMove } from '../../games/castle/rules/play'
import { nextMove as mascaradeMove } from '../../games/mascarade/rules/play'
import { nextMove as overlordMove } from '../../games/overlord/rules/play'
import { nextMove as talesMove } from '../../games/tales/rules/play'
import type { NextMove } from '../../kit/play'
import { shapeOf, wholeMatch } from '../wholeMatches'

interface Event {
  readonly kind: string
}
interface Played {
  readonly name: string
  readonly game: Game<GameState, Event>
  readonly seats: number
  readonly options?: { readonly [name: string]: Json }
  readonly next: NextMove
  readonly moments: (events: readonly Json[]) => readonly Moment[]
  readonly seenFor: SeenFor
  /** Kinds that random matches of this line have no use for. */
  readonly never: readonly string[]
  /** Kinds that the board itself shows until something else happens. Each addition needs a place where it is seen. */
  readonly stays: readonly string[]
}

const OVERLORD_STAYS = [
  ...['deal', 'errand', 'plan', 'round', 'hint', 'question', 'accuse', 'pass', 'freePass', 'nextInCircle', 'blame'],
  ...['freezing', 'more', 'twist', 'hurry', 'patience', 'plea', 'told', 'draw', 'discard', 'end', 'patienceSet'],
]
const FORMAL = [
  ...['plan', 'round', 'accuse', 'told', 'doubt', 'seize', 'interrupt', 'silence', 'blame', 'fail', 'mercy', 'cancel'],
]
const CLASSIC = [
  ...['question', 'pass', 'freePass', 'nextInCircle', 'firstRoundOver', 'freezing', 'freeze', 'more', 'twist', 'hurry'],
  ...['patience', 'patienceSet', 'concede', 'goOn', 'plea', 'verdict', 'turnUp'],
]

const GAMES = [
  {
    name: 'Mascarade',
    game: mascarade,
    seats: 12,
    next: mascaradeMove,
    moments: mascaradeEvents.moments,
    seenFor: mascaradeEvents.momentRules.seenFor,
    never: [],
    stays: ['deal', 'cover', 'turn', 'end', 'announce', 'claim', 'pass'],
  },
  {
    name: 'Aye, Dark Overlord!',
    game: overlord,
    seats: 6,
    options: { silence: 5 },
    next: overlordMove,
    moments: overlordEvents.moments,
    seenFor: overlordEvents.momentRules.seenFor,
    never: FORMAL,
    stays: OVERLORD_STAYS,
  },
  {
    name: 'Yes, Master!',
    game: overlord,
    seats: 6,
    options: { rules: 'formal' },
    next: overlordMove,
    moments: overlordEvents.moments,
    seenFor: overlordEvents.momentRules.seenFor,
    never: [...CLASSIC, 'shuffle'],
    stays: OVERLORD_STAYS,
  },
  {
    name: 'Castle of the Devil',
    game: castle,
    seats: 6,
    next: castleMove,
    moments: castleEvents.moments,
    seenFor: castleEvents.momentRules.seenFor,
    // It decides a claim to be the minority only where a society card was left over.
    never: ['removed'],
    stays: ['deal', 'turn', 'offer', 'direction', 'count', 'declare', 'turnUp', 'removed', 'end'],
  },
  {
    name: 'Dark Tales',
    game: tales,
    seats: 4,
    next: talesMove,
    moments: talesEvents.moments,
    seenFor: talesEvents.momentRules.seenFor,
    // No card of the house deck does these.
    never: ['returnItem', 'discardHand'],
    stays: ['deal', 'turn', 'draw', 'away', 'hands', 'score', 'end'],
  },
] as unknown as readonly Played[]

const MATCHES = 60

/** All updates of random matches, as lists of public events: one of each shape. */
function updatesOf({ game, ...played }: Played): Event[][] {
  const updates = new Map<string, Event[]>()
  for (let deal = 1; deal <= MATCHES; deal++)
    for (const sent of wholeMatch(game, { ...played, deal })) {
      const events = sent(null).events.map(one => one.event as unknown as Event)
      updates.set(shapeOf(events), events)
    }
  return [...updates.values()]
}

describe.each(GAMES)('$name', played => {
  const updates = updatesOf(played),
    { seenFor, stays, moments } = played
  const momentsOf = (update: readonly Event[]): readonly Moment[] => moments(update as unknown as readonly Json[])

  it('has a time for every kind of event that happens, and no kind that never does', () => {
    const happened = new Set(updates.flat().map(event => event.kind))
    expect([...happened].filter(kind => !Object.hasOwn(seenFor, kind))).toEqual([])
    expect(Object.keys(seenFor).filter(kind => !happened.has(kind) && !played.never.includes(kind))).toEqual([])
  })

  it('gives each kind its time, or a place on the board', () => {
    for (const [kind, ms] of Object.entries(seenFor))
      expect([kind, ms === STAYS ? stays.includes(kind) : ms >= LEAST_MS && ms <= 6000]).toEqual([kind, true])
  })

  it('stays with everything else for as long as its kind is to be seen', () => {
    for (const update of updates) {
      const found = momentsOf(update)
      update.forEach((event, i) => {
        const time = seenFor[event.kind] ?? 0
        if (time === STAYS) return
        const moment = found.find(({ from, to }) => from <= i && i < to)
        expect([event.kind, moment?.ms ?? 0]).toEqual([event.kind, expect.toSatisfy((ms: number) => ms >= time)])
      })
      // One after the other, in order, and never two at once.
      expect(found.every(({ from, to }, i) => from < to && from === (found[i - 1]?.to ?? 0))).toBe(true)
    }
  })

  it('never stays for so long that nobody would wait', () => {
    for (const update of updates)
      expect(momentsOf(update).reduce((sum, { ms }) => sum + ms, 0)).toBeLessThanOrEqual(12_000)
  })
})

describe('the moments of an update', () => {
  const rules = { seenFor: { look: 2000, word: 1200, turn: STAYS }, scenes: ['look' as const] }
  const of = (...kinds: string[]) =>
    momentsIn(
      kinds.map(kind => ({ kind })),
      rules,
    )

  it('are none where nothing passes', () => {
    expect(of()).toEqual([])
    expect(of('turn', 'turn')).toEqual([])
  })

  it('hold what is told together, and a little longer for each more', () => {
    expect(of('word')).toEqual([{ name: 'told', from: 0, to: 1, ms: 1200 }])
    expect(of('turn', 'word', 'word', 'turn')).toEqual([{ name: 'told', from: 0, to: 3, ms: 1450 }])
  })

  it('give a scene to itself', () => {
    expect(of('word', 'look', 'word', 'turn')).toEqual([
      { name: 'told', from: 0, to: 1, ms: 1200 },
      { name: 'look', from: 1, to: 2, ms: 2000 },
      { name: 'told', from: 2, to: 3, ms: 1200 },
    ])
  })

  it('pass over what a newer host may tell', () => {
    expect(of('constructor', 'unheard')).toEqual([])
    expect(momentsIn(['look', null], rules)).toEqual([])
  })
})
