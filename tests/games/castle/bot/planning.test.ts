/** How a master of Castle plans its turn: what a state promises, what is known in a playout, and when it declares. */
import { describe, expect, it } from 'vitest'
import { fastRandom, isLegal, type Seat } from '../../../../src-shared/kernel'
import { castleBot } from '../../../../src-shared/games/castle/bot'
import { shouldDeclare, declarationScore, isSure } from '../../../../src-shared/games/castle/bot/declarations'
import { PlayoutKnowledge } from '../../../../src-shared/games/castle/bot/playoutKnowledge'
import { Memory, type CastlePart } from '../../../../src-shared/games/castle/bot/memory'
import { PublicKnowledge } from '../../../../src-shared/games/castle/bot/publicKnowledge'
import { forecast } from '../../../../src-shared/games/castle/bot/forecast'
import { withPrivateLists } from '../../../../src-shared/games/castle/bot/planning'
import { namedForQuota, policy } from '../../../../src-shared/games/castle/bot/policy'
import type { CastleState } from '../../../../src-shared/games/castle/rules/state'
import type { Personality } from '../../../../src-shared/wire'
import { table, type Literal } from '../rules/table'
import { partOf } from '../../../kit/arena'
import { Sitting } from './literal'

const HARD = { level: 'hard', personality: 'even' } as const
const ORDER = { 0: 'order', 1: 'order', 2: 'brotherhood', 3: 'brotherhood' } as const

/** A table of four at which this has been seen by these seats: whole hands, and societies. */
function stateOf(literal: Partial<Literal> = {}, saw: readonly (readonly [seat: Seat, at: Seat])[] = []): CastleState {
  const state = table({ seats: 4, societies: ORDER, ...literal }).match.snapshot().state
  const sights = (seat: Seat) =>
    saw
      .filter(([who]) => who === seat)
      .flatMap(
        ([, at]) =>
          [
            { turn: 0, saw: { kind: 'society', seat: at, society: state.societies[at] ?? 'order' } },
            { turn: 0, saw: { kind: 'objects', seat: at, objects: state.hands[at] ?? [] } },
          ] as const,
      )
  return { ...state, memo: state.hands.map((_, seat) => sights(seat)) }
}

describe('what a state promises', () => {
  const playingOn = (
    hand: NonNullable<Literal['hands']>,
    saw: readonly (readonly [Seat, Seat])[] = [],
    more: Partial<Literal> = {},
    seat: Seat = 0,
  ) => forecast(stateOf({ hands: hand, ...more }, saw), seat)

  it('is the better the more relics the own society holds, and the worse the more its rivals do', () => {
    const even = playingOn({ 0: ['key', 'whip'], 2: ['goblet', 'ring'], 1: ['coat'], 3: ['tome'] })
    expect(even).toBeCloseTo(0.5, 2)
    expect(playingOn({ 0: ['key', 'key'], 2: ['goblet', 'ring'], 1: ['coat'], 3: ['tome'] })).toBeGreaterThan(even)
    expect(playingOn({ 0: ['key', 'whip'], 2: ['goblet', 'goblet'], 1: ['coat'], 3: ['tome'] })).toBeLessThan(even)
  })

  it('counts relics of an ally only for a player who knows both: the ally, and what it holds', () => {
    const hands = { 0: ['key', 'key'], 1: ['key', 'coat'], 2: ['goblet', 'ring'], 3: ['tome', 'whip'] } as const
    expect(playingOn(hands, [[0, 1]])).toBeGreaterThan(playingOn(hands) + 0.1)
    // A rival's hand that was looked at is no claim.
    expect(playingOn(hands, [[0, 2]]) - playingOn(hands)).toBeLessThan(0.1)
  })

  it('is no claim with the Pearl, nor one relic short; and the claim of the player whose turn it is comes first', () => {
    const three = { 0: ['key', 'key', 'key'], 1: ['coat'], 2: ['goblet'], 3: ['tome'] } as const
    expect(playingOn({ ...three, 0: ['key', 'key', 'key', 'pearl'] })).toBeLessThan(playingOn(three) - 0.1)
    expect(playingOn({ ...three, 0: ['key', 'key', 'ring'] })).toBeLessThan(playingOn(three) - 0.1)
    expect(playingOn(three, [], { turn: 1 })).toBeLessThan(playingOn(three))
    // The fewer turns it is until then, the better.
    const [three3, two, one] = [3, 2, 1].map(turn => playingOn(three, [], { turn })) as [number, number, number]
    expect([playingOn(three) > three3, three3 > two, two > one]).toEqual([true, true, true])
  })

  it("is a victory alone for the holder of the Seal of the Lodge, and nobody else's", () => {
    const lodge = { 0: ['key', 'goblet', 'goblet', 'signet'], 1: ['coat'], 2: ['goblet'], 3: ['tome'] } as const
    const of = (seat: Seat): number => playingOn(lodge, [], {}, seat)
    expect(of(0)).toBeGreaterThan(0.85)
    expect(of(1)).toBeLessThan(0.15)
  })

  it('is the outcome once there is one', () => {
    const over = { ...stateOf(), outcome: { winners: [0, 1], reason: 'declared' } }
    expect([0, 1, 2].map(seat => forecast(over, seat))).toEqual([1, 1, 0])
  })
})

describe('in a playout', () => {
  it('a seat knows what its list says, as far as it is still so, and reckons the rest', () => {
    const state = stateOf({ hands: { 0: ['key'], 1: ['key', 'whip'] } }, [[0, 1]])
    const knowledge = new PlayoutKnowledge(
      { ...state, hands: state.hands.map((hand, seat) => (seat === 1 ? ['key', 'ring'] : hand)) },
      0,
    )
    expect(knowledge.sightings.in(1)).toEqual([{ object: 'key', certainty: 1 }])
    expect(knowledge.unknown(1)).toBe(0.5)
    // Two of four are of each society: one ally known, all are.
    expect([0, 1, 2, 3].map(seat => knowledge.societies.allyChance(seat))).toEqual([1, 1, 0, 0])
    expect(new PlayoutKnowledge(state, 2).societies.allyChance(3)).toBeCloseTo(1 / 3, 9)
  })

  it('it declares with allies it knows to hold what is missing: not with strangers, nor one short, nor with the Pearl', () => {
    const hands = { 0: ['key', 'key'], 1: ['key'], 2: ['whip'] } as const
    const named = (literal: Partial<Literal>, saw: readonly (readonly [Seat, Seat])[]) =>
      namedForQuota(new PlayoutKnowledge(stateOf(literal, saw), 0))
    expect(named({ hands }, [[0, 1]])).toEqual([1])
    expect(named({ hands }, [])).toBeNull()
    const seen = stateOf({ hands }, [[0, 1]]),
      stranger = { ...seen, memo: seen.memo.map(list => list.filter(({ saw }) => saw.kind === 'objects')) }
    expect(namedForQuota(new PlayoutKnowledge(stranger, 0))).toBeNull()
    expect(named({ hands: { ...hands, 0: ['key'] } }, [[0, 1]])).toBeNull()
    expect(named({ hands: { ...hands, 0: ['key', 'key', 'pearl'] } }, [[0, 1]])).toBeNull()
    const at = table({ seats: 4, societies: ORDER, hands }),
      [ask] = at.match.asks()
    if (!ask) throw new Error('nobody is asked')
    expect(policy(stateOf({ hands }, [[0, 1]]), ask, fastRandom(1))).toEqual({ branch: 'declareOwn', answer: ['1'] })
    expect(policy(stateOf({ hands }), ask, fastRandom(1))).not.toHaveProperty('branch', 'declareOwn')
  })

  it('the others know by their lists what everybody saw them look at', () => {
    const at = table({
      seats: 4,
      hands: { 0: ['coat'], 1: ['pass', 'whip'], 2: ['key', 'ring'] },
      societies: ORDER,
      turn: 1,
    })
    const memory = new Memory(0, partOf(at.match, 0, []) as unknown as CastlePart, HARD)
    at.offer(1, 2, 'pass').accept(2, 'ring').answer(1, 'use')
    memory.see(partOf(at.match, 0, at.log) as unknown as CastlePart)
    const { memo } = withPrivateLists(at.match.snapshot().state, memory, fastRandom(1))
    expect(memo[1]).toEqual([{ turn: 0, saw: { kind: 'objects', seat: 2, objects: ['key', 'pass'] } }])
    expect(memo[3]?.filter(({ saw }) => saw.kind === 'society')).toEqual([])
  })
})

describe('what others have seen', () => {
  const SIZES = [4, 4, 4]
  it('is a whole hand that was looked at, a card that was spied, and less with every card that comes and goes', () => {
    const publicKnowledge = new PublicKnowledge(3)
    publicKnowledge.hear({ kind: 'look', seat: 1, at: 2, what: 'objects', how: 'pass' }, SIZES)
    publicKnowledge.hear({ kind: 'spy', seat: 2, from: 1 }, SIZES)
    expect([
      publicKnowledge.knownShare(1, 2),
      publicKnowledge.knownShare(2, 1),
      publicKnowledge.knownShare(0, 1),
    ]).toEqual([1, 0.25, 0])
    publicKnowledge.hear({ kind: 'exchange', seat: 2, with: 0 }, SIZES)
    expect([publicKnowledge.knownShare(1, 2), publicKnowledge.knownShare(0, 2)]).toEqual([0.75, 0.25])
    expect(publicKnowledge.hasSeenSociety(1, 2)).toBe(false)
    publicKnowledge.hear({ kind: 'look', seat: 1, at: 2, what: 'society', how: 'monocle' }, SIZES)
    expect([publicKnowledge.hasSeenSociety(1, 2), publicKnowledge.hasSeenSociety(2, 1)]).toEqual([true, false])
  })
})

describe('a master', () => {
  const sits = (literal: Literal, seed = 1): Sitting =>
    new Sitting(literal, 0, castleBot({ seat: 0, profile: HARD, random: fastRandom(seed) }))

  it('declares when the odds are better than without, and at any rate not bad; the careful later, the bold sooner', () => {
    const of = (personality: Personality, chance: number, playingOn: number, turn = 4) =>
      shouldDeclare(
        {
          profile: { level: 'hard', personality },
          table: { turn: { number: turn }, players: new Array(4) },
        } as unknown as Memory,
        chance,
        playingOn,
      )
    expect(of('even', 0.6, 0.5)).toBe(true)
    expect(of('even', 0.5, 0.5)).toBe(false)
    expect(of('even', 0.25, 0.1)).toBe(false)
    expect([of('bold', 0.5, 0.5), of('careful', 0.6, 0.5)]).toEqual([true, false])
    // After forty turns of each seat nobody learns any more: a little worse odds will do then.
    expect([of('even', 0.45, 0.5, 160), of('even', 0.45, 0.5, 161), of('even', 0.35, 0.5, 161)]).toEqual([
      false,
      true,
      false,
    ])
    expect([isSure(0.95), isSure(0.9)]).toEqual([true, false])
  })

  it('others declare when they are sure enough, and the longer it lasts the less will do', () => {
    const of = (chance: number, turns: number) =>
      declarationScore(
        {
          profile: { level: 'normal', personality: 'even' },
          table: { turn: { number: 4 * turns }, players: new Array(4) },
        } as unknown as Memory,
        chance,
      ) > 0
    expect([of(0.84, 15), of(0.86, 15), of(0.71, 15)]).toEqual([false, true, false])
    expect([of(0.69, 16), of(0.71, 16), of(0.71, 40), of(0.6, 40)]).toEqual([false, true, true, false])
    expect([of(0.6, 41), of(0.49, 41)]).toEqual([true, false])
  })

  it('declares at once what is right for sure, and a victory alone', () => {
    expect(sits({ seats: 4, hands: { 0: ['key', 'key', 'key'] }, societies: { 0: 'order' } }).answers()).toEqual({
      branch: 'declareOwn',
      answer: [],
    })
    expect(
      sits({ seats: 4, hands: { 0: ['key', 'goblet', 'goblet', 'signet'] }, societies: { 0: 'order' } }).answers(),
    ).toEqual({ branch: 'declareAlone', answer: true })
  })

  it('answers legally, and the same for the same seed, wherever it sits down', () => {
    for (let seats = 3; seats <= 8; seats++) {
      const literal: Literal = { seats, hands: { 0: ['monocle', 'key', 'whip'] }, societies: { 0: 'order' } }
      const answer = sits(literal, 4).answers(),
        [ask] = sits(literal).at.match.asks()
      expect(sits(literal, 4).answers()).toEqual(answer)
      expect(ask && isLegal(ask.pick, answer)).toBe(true)
    }
  })

  it('looks at a society that it does not know, and gives its relic to nobody for it', () => {
    for (let seed = 0; seed < 5; seed++) {
      expect(
        sits({ seats: 4, hands: { 0: ['monocle', 'key'] }, societies: { 0: 'order' } }, seed).answers(),
      ).toMatchObject({ branch: 'exchange', answer: { card: 'monocle' } })
    }
  })
})
