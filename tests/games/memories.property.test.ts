/**
 * What is told of a match is true: random matches of every game, whose memories are recounted from the states that the
 * rules went through.
 */
import { describe, expect, it } from 'vitest'
import type { Game, GameState, Options, Proposal, Seat } from '../../src-shared/kernel'
import { castle } from '../../src-shared/games/castle/rules'
import { copiesOf, OBJECT_IDS, type ObjectId } from '../../src-shared/games/castle/rules/cards'
import { memories as castleMemories } from '../../src-shared/games/castle/memories'
import { mascarade, type Character, type MascaradeEvent } from '../../src-shared/games/mascarade/rules'
import type { MascaradeState } from '../../src-shared/games/mascarade/rules/state'
import type { CastleEvent, CastleState } from '../../src-shared/games/castle/rules/state'
import { slotsOf } from '../../src-shared/games/mascarade/rules/slots'
import { memories as mascaradeMemories } from '../../src-shared/games/mascarade/memories'
import { overlord } from '../../src-shared/games/overlord/rules'
import { memories as overlordMemories } from '../../src-shared/games/overlord/memories'
import { tales } from '../../src-shared/games/tales/rules'
import { memories as talesMemories } from '../../src-shared/games/tales/memories'
import { MOST_MEMORIES, type MatchRecord, type Memory } from '../../src-shared/record'
import { runs } from '../kit/effort'
import type { NextMove } from '../kit/play'
import { playRecord } from '../kit/record'
import { nextMove as castleMove } from './castle/rules/play'
import { nextMove as mascaradeMove } from './mascarade/rules/play'
import { nextMove as overlordMove } from './overlord/rules/play'
import { nextMove as talesMove } from './tales/rules/play'

const MATCHES = runs(50, 2 / 5)
/** Enough for every match that these seeds end. */
const MOST = 5000

type MascaradeSteps = readonly Proposal<MascaradeState, MascaradeEvent>[]
type CastleSteps = readonly Proposal<CastleState, CastleEvent>[]

interface Told<S extends GameState, E, O, W> {
  readonly game: Game<S, E, O, W>
  readonly move: NextMove
  readonly memories: (record: MatchRecord) => readonly Memory[]
  readonly tables: readonly (readonly [seats: number, options: Options])[]
  /** Which of the memories are proved by `recount`, each at least once. */
  readonly recounted: readonly string[]
  /** What a memory must say, worked out from the states; undefined where this kind is not recounted. */
  readonly recount: (memory: Memory, steps: readonly Proposal<S, E>[], seats: number) => object | undefined
}

function proves<S extends GameState, E, O, W>(of: Told<S, E, O, W>): void {
  describe(of.game.id, () => {
    const recounted = new Set<string>()

    it(`tells the truth of ${MATCHES} matches, and nothing of one that was aborted`, () => {
      for (let seed = 0; seed < MATCHES; seed++) {
        const [seats, options] = of.tables[seed % of.tables.length] ?? [4, {}]
        const { record, steps } = playRecord(of.game, of.move, { seats, options, seed, most: MOST })
        const told = of.memories(record)
        expect(told.length).toBeLessThanOrEqual(MOST_MEMORIES)
        expect(of.memories(JSON.parse(JSON.stringify(record)) as MatchRecord)).toEqual(told)
        expect(of.memories({ ...record, outcome: null })).toEqual([])
        for (const memory of told) {
          const named = [memory.seats, ...Object.values(memory.params).filter(value => Array.isArray(value))].flat()
          expect(named.filter(seat => seat < 0 || seat >= seats)).toEqual([])
          const right = of.recount(memory, steps, seats)
          if (!right) continue
          recounted.add(memory.key)
          expect({ seed, key: memory.key, seats: memory.seats, ...memory.params }).toMatchObject({ seed, ...right })
        }
      }
    })

    it('was asked for every kind that is recounted', () => {
      expect(of.recounted.filter(key => !recounted.has(key))).toEqual([])
    })
  })
}

/** The seats with the most, and how much. */
function most(counts: readonly number[]): { seats: Seat[]; n: number } {
  const n = Math.max(...counts)
  return { seats: counts.flatMap((count, seat) => (count === n ? [seat] : [])), n }
}

const perSeat = (seats: number, count: (seat: Seat) => number): number[] =>
  Array.from({ length: seats }, (_, seat) => count(seat))

const eventsOf = <S, E>(steps: readonly Proposal<S, E>[]): E[] =>
  steps.flatMap(({ events }) => events.map(({ event }) => event))

interface Bluff {
  readonly seat: Seat
  readonly character: Character
  readonly truth: Character
  readonly n: number
  readonly wins: boolean
}

/** False announcements that nobody doubted, by the states before and after. */
function bluffsOf(steps: MascaradeSteps, seats: number): Bluff[] {
  return steps.flatMap(({ events, base }, from) => {
    const announced = events.map(({ event }) => event).find(event => event.kind === 'announce')
    if (!announced) return []
    const { seat, slot, character } = announced
    const rest = steps.slice(from),
      until = rest.findIndex(step => step.events.some(({ event }) => event.kind === 'turn' || event.kind === 'end')),
      last = rest[until]
    const doubted = eventsOf(rest.slice(0, until + 1)).some(event => event.kind === 'claim')
    const truth = base.cards[slotsOf(seats, base.cards.length).findIndex(({ id }) => id === slot)]
    if (!last || !truth || doubted || truth === character) return []
    const n = (last.state.coins[seat] ?? 0) - (base.coins[seat] ?? 0)
    const wins = (last.state.outcome?.winners.includes(seat) ?? false) && (n > 0 || character === 'cheat')
    return [{ seat, character, truth, n, wins }]
  })
}

proves({
  game: mascarade,
  move: mascaradeMove,
  memories: mascaradeMemories,
  tables: [
    [3, {}],
    [4, {}],
    [5, { challenge: 'sealed' }],
    [6, {}],
    [2, { smallTableSwap: 'classic2013' }],
  ],
  recounted: ['boldestLie', 'bluffs', 'fines'],
  recount({ key, seats: [first] }, steps, seats) {
    const bluffs = bluffsOf(steps, seats)
    const quiet = bluffs.filter(({ wins }) => !wins),
      n = Math.max(...quiet.map(bluff => bluff.n))
    const boldest = quiet.filter(bluff => bluff.n === n)
    switch (key) {
      case 'winningLie': {
        const winning = bluffs.find(({ wins }) => wins)
        return { seats: [winning?.seat], character: winning?.character, truth: winning?.truth }
      }
      case 'boldestLie': {
        const lie = boldest.find(({ seat }) => seat === first)
        return { seats: [...new Set(boldest.map(({ seat }) => seat))], n, character: lie?.character, truth: lie?.truth }
      }
      case 'boldLies':
        return { seats: [...new Set(boldest.map(({ seat }) => seat))].sort((a, b) => a - b), n }
      case 'bluffs':
        return most(perSeat(seats, seat => bluffs.filter(bluff => bluff.seat === seat).length))
      case 'fines':
        return most(
          perSeat(seats, seat =>
            eventsOf(steps)
              .flatMap(event => (event.kind === 'coins' && event.to === 'courthouse' ? [event] : []))
              .reduce((sum, { from, amount }) => sum + (from === seat ? amount : 0), 0),
          ),
        )
      default:
        return undefined
    }
  },
})

const holderOf = (hands: readonly (readonly ObjectId[])[], object: ObjectId): Seat =>
  hands.findIndex(hand => hand.includes(object))

/** How often an object left one hand for another. */
const movesOf = (steps: CastleSteps, object: ObjectId): number =>
  steps.filter(({ base, state }) => {
    const from = holderOf(base.hands, object),
      to = holderOf(state.hands, object)
    return from >= 0 && to >= 0 && from !== to
  }).length

proves({
  game: castle,
  move: castleMove,
  memories: castleMemories,
  tables: [
    [4, {}],
    [3, { edition: 'russian' }],
    [5, { edition: 'italian' }],
    [6, { edition: 'russian', smuggling: true, divination: true }],
  ],
  recounted: ['friendlyFire', 'duelsWon', 'insider', 'traveller', 'mistake'],
  recount({ key, seats: [a = 0, b = 0] }, steps, seats) {
    const last = steps.at(-1)?.state
    if (!last) return undefined
    const events = eventsOf(steps)
    switch (key) {
      case 'mistake': {
        const winner = last.outcome?.winners[0] ?? 0
        return { society: last.societies[winner], seats: [events.find(event => event.kind === 'declare')?.seat] }
      }
      case 'friendlyFire':
        expect(last.societies[a]).toBe(last.societies[b])
        return {
          society: last.societies[a],
          n: steps.filter(({ base, state: { duel } }) => {
            const pair = [duel?.attacker, duel?.defender]
            return duel && !base.duel && pair.includes(a) && pair.includes(b)
          }).length,
        }
      case 'duelsWon':
        return most(
          perSeat(seats, seat => events.filter(event => event.kind === 'won' && event.winner === seat).length),
        )
      case 'insider':
        return most(
          perSeat(
            seats,
            seat =>
              perSeat(seats, at =>
                Number(
                  events.some(
                    event =>
                      event.kind === 'look' && event.what === 'society' && event.seat === seat && event.at === at,
                  ),
                ),
              ).filter(Boolean).length,
          ),
        )
      case 'traveller': {
        const single = OBJECT_IDS.filter(object => copiesOf(object) === 1)
        const n = Math.max(...single.map(object => movesOf(steps, object)))
        return { object: single.find(object => movesOf(steps, object) === n), n }
      }
      default:
        return undefined
    }
  },
})

proves({
  game: tales,
  move: talesMove,
  memories: talesMemories,
  tables: [
    [2, {}],
    [3, {}],
    [4, {}],
  ],
  recounted: ['comeback', 'bestTurn', 'bestCard'],
  recount({ key, params, seats: [seat = 0] }, steps) {
    const last = steps.at(-1)?.state
    switch (key) {
      case 'comeback': {
        const played = last?.vp ?? []
        return { seats: last?.outcome?.winners, n: Math.max(...played) - (played[seat] ?? 0) }
      }
      case 'bestTurn': {
        const during = steps.filter(({ base }) => base.turn.number === params.turn)
        const before = during[0]?.base.vp[seat] ?? 0,
          after = during.at(-1)?.state.vp[seat] ?? 0
        return { n: after - before }
      }
      case 'bestCard': {
        const brought = new Map<string, number>()
        for (const event of eventsOf(steps))
          if (event.kind === 'vp' && 'name' in event.by) {
            const id = `${event.seat} ${event.by.name}`
            brought.set(id, (brought.get(id) ?? 0) + event.vp)
          }
        return { n: Math.max(...brought.values()) }
      }
      default:
        return undefined
    }
  },
})

proves({
  game: overlord,
  move: overlordMove,
  memories: overlordMemories,
  tables: [
    [4, {}],
    [6, {}],
    [4, { rules: 'formal' }],
    [5, { rules: 'formal' }],
  ],
  recounted: ['noLook', 'scapegoat', 'blamer'],
  recount({ key }, steps, seats) {
    const events = eventsOf(steps),
      last = steps.at(-1)?.state
    const blames = events.flatMap(event => (event.kind === 'pass' || event.kind === 'blame' ? [event] : []))
    switch (key) {
      case 'noLook': {
        const lookedAt = (seat: Seat): boolean => steps.some(({ state }) => (state.looks[seat] ?? 0) > 0)
        const serves = (seat: Seat): boolean => last?.options.rules === 'formal' || last?.overlord !== seat
        return { seats: perSeat(seats, seat => seat).filter(seat => serves(seat) && !lookedAt(seat)) }
      }
      case 'scapegoat':
        return most(perSeat(seats, seat => blames.filter(({ to }) => to === seat).length))
      case 'blamer':
        return most(perSeat(seats, seat => blames.filter(event => event.seat === seat).length))
      default:
        return undefined
    }
  },
})
