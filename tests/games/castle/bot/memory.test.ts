/** What a seat of Castle takes for a hint who is with whom: support in duels, and gifts. */
import { describe, expect, it } from 'vitest'
import { Memory, type CastlePart } from '../../../../src-shared/games/castle/bot/memory'
import type { ObjectId, Side, Society } from '../../../../src-shared/games/castle/rules'
import type { Seat } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type Level } from '../../../../src-shared/wire'
import { table, type Literal, type Table } from '../rules/table'
import { partOf } from '../../../kit/arena'

/** One seat's memory beside a table: it is told all that happens there. */
class Remembering {
  readonly at: Table
  readonly memory: Memory
  private told = 0

  constructor(
    literal: Literal,
    readonly seat: Seat,
    level: Level = 'normal',
  ) {
    this.at = table(literal)
    this.memory = new Memory(seat, this.part(), { ...DEFAULT_PROFILE, level })
  }

  after(happens: (at: Table) => unknown): this {
    happens(this.at)
    this.memory.see(this.part())
    this.told = this.at.log.length
    return this
  }

  /** How likely each of these seats is held to be an ally. */
  allies(...seats: readonly Seat[]): number[] {
    return seats.map(seat => this.memory.societies.allyChance(seat))
  }

  private part(): CastlePart {
    return partOf(this.at.match, this.seat, this.at.log.slice(this.told)) as unknown as CastlePart
  }
}

describe('support in a duel', () => {
  const SEATS: Literal = { seats: 6, societies: { 0: 'order' } }
  const me: Seat = 0

  /** A duel, up to its support: seats that are not named support the attacker. @param known whose society this seat has seen to be its own */
  function duel(
    attacker: Seat,
    defender: Seat,
    sides: { readonly [seat: number]: Side },
    known: readonly Seat[] = [],
    level?: Level,
  ): Remembering {
    const one = new Remembering(SEATS, me, level)
    for (const seat of known) one.memory.societies.learn(seat, true)
    return one.after(at => at.challenge(attacker, defender).quiet('support')).after(at => at.support(sides))
  }
  const before = (...seats: readonly Seat[]): number[] => new Remembering(SEATS, me).allies(...seats)

  it('of this seat makes an ally likelier, and support against it a rival: attacking or attacked', () => {
    const attacking = duel(me, 1, { 2: 'attacker', 3: 'defender', 4: 'defender', 5: 'defender' })
    const [usual = 0] = before(2),
      [with2 = 0, against = 0] = attacking.allies(2, 3)
    expect(with2).toBeGreaterThan(usual)
    expect(against).toBeLessThan(usual)
    const attacked = new Remembering({ ...SEATS, turn: 1 }, me)
      .after(at => at.challenge(1, me).quiet('support'))
      .after(at => at.support({ 2: 'defender', 3: 'attacker' }))
    expect(attacked.allies(2)[0]).toBeGreaterThan(usual)
    expect(attacked.allies(3)[0]).toBeLessThan(usual)
  })

  it('of a known ally tells the same', () => {
    const turn: Literal = { ...SEATS, turn: 1 }
    const known = new Remembering(turn, me)
    known.memory.societies.learn(1, true)
    const usual = known.allies(3)[0] ?? 0
    known
      .after(at => at.challenge(1, 2).quiet('support'))
      .after(at => at.support({ 3: 'attacker', 4: 'defender', 5: 'defender' }))
    expect(known.allies(3)[0]).toBeGreaterThan(usual)
    expect(known.allies(4)[0]).toBeLessThan(usual)
  })

  it('tells nothing where both are friends, or neither is known', () => {
    const friends = new Remembering(SEATS, me)
    friends.memory.societies.learn(1, true)
    const usual = friends.allies(2, 3)
    expect(duel(me, 1, { 2: 'attacker', 3: 'defender' }, [1]).allies(2, 3)).toEqual(usual)
    const strangers = new Remembering({ ...SEATS, turn: 1 }, me)
      .after(at => at.challenge(1, 2).quiet('support'))
      .after(at => at.support({ 3: 'attacker', 4: 'defender' }))
    expect(strangers.allies(3, 4)).toEqual(before(3, 4))
  })

  it('tells a beginner nothing', () => {
    expect(duel(me, 1, { 2: 'attacker', 3: 'defender' }, [], 'easy').allies(2, 3)).toEqual(before(2, 3))
  })
})

describe('a gift', () => {
  const giver: Seat = 0,
    me: Seat = 3

  /** Seat 0 draws too much from a Bag, and gives this away. @returns how likely an ally it was held to be before, and then */
  function gift(
    card: ObjectId,
    society: Society,
    to: Seat = me,
    level?: Level,
  ): { readonly before: number; readonly after: number } {
    const one = new Remembering(
      {
        seats: 5,
        hands: { [giver]: ['key', 'bagKey', 'dagger', 'knives', 'ring'], 1: ['goblet', 'pass'] },
        deck: ['tome', 'coat'],
        societies: { [me]: society },
      },
      me,
      level,
    )
      .after(at => at.offer(giver, 1, 'bagKey').accept(1, 'pass'))
      .after(at => at.answer(giver, 'use'))
    const [before = 0] = one.allies(giver),
      [after = 0] = one.after(at => at.answer(giver, { card, to })).allies(giver)
    return { before, after }
  }

  it("of a relic that this seat's society collects makes an ally likelier", () => {
    const { before, after } = gift('key', 'order')
    expect(after).toBeGreaterThan(before)
  })

  it('of anything else, or to somebody else, tells nothing', () => {
    for (const { before, after } of [gift('key', 'brotherhood'), gift('tome', 'order'), gift('key', 'order', 2)])
      expect(after).toBe(before)
  })

  it('tells a beginner nothing', () => {
    const { before, after } = gift('key', 'order', me, 'easy')
    expect(after).toBe(before)
  })

  it('is known to be where it went', () => {
    const one = new Remembering(
      {
        seats: 5,
        hands: { [giver]: ['key', 'bagKey', 'dagger', 'knives', 'ring'], 1: ['goblet', 'pass'] },
        deck: ['tome', 'coat'],
        societies: { [giver]: 'order' },
      },
      giver,
    )
      .after(at => at.offer(giver, 1, 'bagKey').accept(1, 'pass'))
      .after(at => at.answer(giver, 'use'))
      .after(at => at.answer(giver, { card: 'tome', to: 2 }))
    expect(one.memory.sightings.in(2)).toContainEqual({ object: 'tome', certainty: 1 })
  })
})

it('who refuses an offer is held readier to refuse: that one, and not the one who offered', () => {
  const one = new Remembering({ seats: 4, turn: 1 }, 0).after(at => at.offer(1, 2, at.hand(1)[0] ?? 'key').refuse(2))
  expect(one.memory.accepting(2)).toBeLessThan(one.memory.accepting(3))
  expect(one.memory.accepting(1)).toBe(one.memory.accepting(3))
})

describe('what passes from hand to hand', () => {
  const ME: Seat = 0,
    SEATS = 5
  const SETS: Literal = { seats: SEATS, societies: { [ME]: 'order' }, hands: { 2: ['tome'] } }

  /** What this seat believes after one event. @param own what it alone is told with it */
  function after(
    event: object,
    own: object = {},
    known: { readonly [seat: number]: readonly ObjectId[] } = {},
  ): Memory {
    const at = table(SETS)
    const part = partOf(at.match, ME, []) as unknown as CastlePart
    const memory = new Memory(ME, part, DEFAULT_PROFILE)
    for (const [seat, objects] of Object.entries(known))
      for (const object of objects) memory.sightings.seeObject(Number(seat), object)
    memory.see({ ...part, events: [{ event, own }] } as unknown as CastlePart)
    return memory
  }
  const sureIn = (memory: Memory): { readonly [object: string]: number } =>
    Object.fromEntries(
      [1, 2, 3, 4].flatMap(seat =>
        memory.sightings.in(seat).flatMap(({ object, certainty }) => (certainty === 1 ? [[object, seat]] : [])),
      ),
    )

  it('to the left goes to the next seat and comes from the one before; to the right the other way', () => {
    const known = { 1: ['whip'], 4: ['tome'] } as const
    const left = after({ kind: 'passOn', to: 'left' }, { gave: 'ring', got: 'tome' }, known)
    expect(sureIn(left)).toMatchObject({ ring: 1 })
    expect(sureIn(left)).not.toHaveProperty('tome')
    const right = after({ kind: 'passOn', to: 'right' }, { gave: 'ring', got: 'whip' }, known)
    expect(sureIn(right)).toMatchObject({ ring: 4 })
    expect(sureIn(right)).not.toHaveProperty('whip')
  })

  it('unseen between others has gone on from a hand of one: to the next, in the direction of all', () => {
    for (const [to, next] of [
      ['left', 3],
      ['right', 1],
    ] as const) {
      const memory = after({ kind: 'passOn', to }, { gave: 'ring', got: 'coat' }, { 2: ['tome'] })
      expect([to, sureIn(memory)['tome'], memory.sightings.in(2)]).toEqual([to, next, []])
    }
  })

  it('in an exchange: each of the two has what the other gave, whoever offered', () => {
    for (const [by, to] of [
      [ME, 2],
      [2, ME],
    ] as const) {
      const memory = after({ kind: 'exchange', seat: by, with: to }, { gave: 'ring', got: 'tome' }, { 2: ['tome'] })
      expect([by, sureIn(memory)]).toEqual([by, { ring: 2 }])
    }
  })

  it('taken from a hand leaves it, and what is given back comes into it', () => {
    const memory = after({ kind: 'take', seat: 1, from: 2, back: true }, {}, { 2: ['tome'] })
    const certainty = (seat: Seat): number =>
      memory.sightings.in(seat).find(({ object }) => object === 'tome')?.certainty ?? 0
    expect(certainty(2)).toBeLessThan(1)
    expect(certainty(1)).toBeGreaterThan(0)
    const whole = after({ kind: 'take', seat: 1, from: 2, back: false }, {}, { 1: ['coat'] })
    expect(whole.sightings.in(1)).toContainEqual({ object: 'coat', certainty: 1 })
    const back = after({ kind: 'take', seat: 1, from: 2, back: true }, {}, { 1: ['coat'] })
    expect(back.sightings.in(1).find(({ object }) => object === 'coat')?.certainty ?? 0).toBeLessThan(1)
  })

  it('was got from somebody is there no longer; what was shown is', () => {
    const at = table({ ...SETS, hands: { [ME]: ['ring', 'whip'] } })
    const part = partOf(at.match, ME, []) as unknown as CastlePart
    const { own } = part.view
    if (!own) throw new Error('a seat of its own')
    const saw = [
      { kind: 'object', seat: 2, object: 'tome', how: 'offer' },
      { kind: 'object', seat: 3, object: 'coat', how: 'offer' },
      { kind: 'object', seat: 3, object: 'coat', how: 'got' },
      { kind: 'society', seat: 4, society: 'order' },
    ]
    const memory = new Memory(
      ME,
      {
        ...part,
        view: {
          ...part.view,
          own: { ...own, private: { ...(own.private as object), memo: saw.map(one => ({ saw: one })) } },
        },
      } as never,
      DEFAULT_PROFILE,
    )
    expect([memory.sightings.in(2), memory.sightings.in(3)]).toEqual([[{ object: 'tome', certainty: 1 }], []])
    expect(memory.societies.allyChance(4)).toBe(1)
  })

  it('is forgotten bit by bit by a beginner, and not by others', () => {
    const at = table(SETS)
    const part = partOf(at.match, ME, []) as unknown as CastlePart
    const kept = (level: Level): number => {
      const memory = new Memory(ME, part, { ...DEFAULT_PROFILE, level })
      memory.sightings.seeObject(2, 'tome')
      memory.see({ ...part, events: [{ event: { kind: 'turn', seat: 1 } }] } as unknown as CastlePart)
      return memory.sightings.in(2)[0]?.certainty ?? 0
    }
    expect([kept('normal'), kept('hard')]).toEqual([1, 1])
    expect(kept('easy')).toBeLessThan(1)
  })

  it('is a Bag when that is read, and no object that could be followed', () => {
    expect(after({ kind: 'read', seat: 2, card: 'bag' }).sightings.in(2)).toEqual([])
    expect(after({ kind: 'read', seat: 2, card: 'tome' }).sightings.in(2)).toEqual([{ object: 'tome', certainty: 1 }])
  })

  it('tells who is with whom when a card is turned up: this seat’s society or the other', () => {
    expect(after({ kind: 'turnUp', seat: 2, society: 'order' }).societies.allyChance(2)).toBe(1)
    expect(after({ kind: 'turnUp', seat: 2, society: 'brotherhood' }).societies.allyChance(2)).toBe(0)
  })
})

it('a Bag counts as a relic only once the deck is empty', () => {
  const memoryOf = (literal: Literal): Memory =>
    new Memory(0, partOf(table(literal).match, 0, []) as unknown as CastlePart, DEFAULT_PROFILE)
  expect(memoryOf({ seats: 4, deck: ['tome'] }).relics('order')).toEqual(['key'])
  expect(memoryOf({ seats: 4, deck: [] }).relics('order')).toEqual(['key', 'bagKey'])
})

describe('what a bot believes of other hands', () => {
  it('is what it has seen since, not what it believed when it was last asked', () => {
    const one = new Remembering({ seats: 4, hands: { 0: ['monocle', 'key'], 1: ['dagger'] } }, 0)
    expect(one.memory.believed()).toEqual([])
    one.after(at => at.offer(0, 1, 'monocle').accept(1, 'dagger').answer(0, 'use').quiet())
    expect(one.memory.believed()).toContainEqual(expect.objectContaining({ seat: 1, object: 'monocle' }))
  })
})
