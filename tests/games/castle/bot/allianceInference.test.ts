/** What a seat of Castle concludes from what is done in public, by those of whom everybody has heard that they know. */
import { describe, expect, it } from 'vitest'
import { inferAlliances } from '../../../../src-shared/games/castle/bot/allianceInference'
import { Memory, type CastlePart } from '../../../../src-shared/games/castle/bot/memory'
import { PublicKnowledge } from '../../../../src-shared/games/castle/bot/publicKnowledge'
import { Societies } from '../../../../src-shared/games/castle/bot/societies'
import type { CastleEvent, Side } from '../../../../src-shared/games/castle/rules'
import type { Seat } from '../../../../src-shared/kernel'
import { DEFAULT_PROFILE, type Level } from '../../../../src-shared/wire'
import { table } from '../rules/table'
import { partOf } from '../../../kit/arena'

const SEATS = 6,
  ME = 0,
  SIZES = new Array<number>(SEATS).fill(2)

type Looks = readonly (readonly [seat: Seat, at: Seat])[]

/** What seat 0 believes at a table of six, once these have looked at the society cards of those. */
class Concluding {
  readonly societies = new Societies(ME, SEATS)
  private readonly publicKnowledge = new PublicKnowledge(SEATS)

  constructor(looks: Looks) {
    for (const [seat, at] of looks)
      this.publicKnowledge.hear({ kind: 'look', seat, at, what: 'society', how: 'monocle' }, SIZES)
  }

  hears(event: CastleEvent, duel: { readonly attacker: Seat; readonly defender: Seat } | null = null): this {
    inferAlliances(event, duel, this.publicKnowledge, this.societies)
    return this
  }

  /** How much likelier an ally this seat is held to be than it was dealt. */
  of(seat: Seat): number {
    return this.societies.allyChance(seat) - new Societies(ME, SEATS).allyChance(seat)
  }
}

const support = (...sides: readonly (readonly [Seat, Side])[]): CastleEvent => ({
  kind: 'support',
  sides: sides.map(([seat, side]) => ({ seat, side })),
})

describe('a seat that has looked at my society card', () => {
  const knows = (event: CastleEvent): number => new Concluding([[1, ME]]).hears(event).of(1)

  it('and offers me something, or gives it away to me, is likelier an ally', () => {
    expect(knows({ kind: 'offer', seat: 1, to: ME })).toBeGreaterThan(0.05)
    expect(knows({ kind: 'gift', seat: 1, to: ME })).toBeGreaterThan(0.05)
  })

  it('and refuses my offer, or attacks me, likelier a rival', () => {
    expect(knows({ kind: 'refuse', seat: 1, to: ME, token: true })).toBeLessThan(-0.05)
    expect(knows({ kind: 'challenge', attacker: 1, defender: ME })).toBeLessThan(-0.02)
  })

  it('and takes a side in my duel, tells by it more than by anything', () => {
    const side = (its: Side): number =>
      new Concluding([[1, ME]]).hears(support([1, its]), { attacker: ME, defender: 2 }).of(1)
    expect(side('attacker')).toBeGreaterThan(knows({ kind: 'offer', seat: 1, to: ME }))
    expect(side('defender')).toBeLessThan(knows({ kind: 'challenge', attacker: 1, defender: ME }))
  })
})

describe('a seat that has not looked', () => {
  it.each<[string, CastleEvent]>([
    ['offers', { kind: 'offer', seat: 1, to: ME }],
    ['gives', { kind: 'gift', seat: 1, to: ME }],
    ['refuses', { kind: 'refuse', seat: 1, to: ME, token: false }],
    ['attacks', { kind: 'challenge', attacker: 1, defender: ME }],
  ])('tells nothing: %s', (_, event) => {
    // Seat 0 has looked at the card of seat 1, and seat 2 at mine: neither makes seat 1 know.
    expect(
      new Concluding([
        [ME, 1],
        [2, ME],
      ])
        .hears(event)
        .of(1),
    ).toBe(0)
  })

  it('tells nothing by support, nor does what has no duel', () => {
    expect(new Concluding([[3, ME]]).hears(support([1, 'attacker']), { attacker: ME, defender: 2 }).of(1)).toBe(0)
    expect(new Concluding([[1, ME]]).hears(support([1, 'attacker'])).of(1)).toBe(0)
  })
})

describe('what two others do', () => {
  it('binds them together: once one is known, it tells of the other', () => {
    const one = new Concluding([[1, 2]]).hears({ kind: 'offer', seat: 1, to: 2 })
    expect(Math.abs(one.of(1))).toBeLessThan(0.05)
    const rival = new Concluding([[1, 2]]).hears({ kind: 'offer', seat: 1, to: 2 })
    rival.societies.learn(2, false)
    const plain = new Societies(ME, SEATS)
    plain.learn(2, false)
    expect(rival.societies.allyChance(1)).toBeLessThan(plain.allyChance(1) - 0.05)
  })

  it('says nothing of a side where the supporter is with both, or against both', () => {
    const both = new Concluding([
      [1, 2],
      [1, 3],
    ]).hears(support([1, 'attacker']), { attacker: 2, defender: 3 })
    both.societies.learn(2, true)
    both.societies.learn(3, true)
    const plain = new Societies(ME, SEATS)
    plain.learn(2, true)
    plain.learn(3, true)
    expect(both.societies.allyChance(1)).toBeCloseTo(plain.allyChance(1), 9)
  })

  it('however often it is done, proves nothing: a card that is seen does', () => {
    const often = new Concluding([[1, ME]])
    for (let n = 0; n < 50; n++) often.hears({ kind: 'offer', seat: 1, to: ME })
    expect(often.societies.allyChance(1)).toBeLessThan(0.9)
    often.societies.learn(1, false)
    expect(often.societies.allyChance(1)).toBe(0)
  })
})

describe('at a table', () => {
  /** Seat 1 looks at seat 0's society by the Monocle, and in its next turn offers it something. */
  function ally(level: Level, looks: boolean): number {
    const at = table({
      seats: 4,
      hands: { 0: ['coat', 'whip'], 1: ['monocle', 'tome'] },
      societies: { 0: 'order' },
      turn: 1,
    })
    const part = (from: number): CastlePart => partOf(at.match, ME, at.log.slice(from)) as unknown as CastlePart
    const memory = new Memory(ME, part(0), { ...DEFAULT_PROFILE, level })
    if (looks) at.offer(1, ME, 'monocle').accept(ME, 'whip').answer(1, 'use').quiet()
    else at.spy(1, ME).quiet()
    for (const seat of [2, 3, ME]) at.spy(seat, 1).quiet()
    at.offer(1, ME, 'tome')
    memory.see(part(0))
    return memory.societies.allyChance(1)
  }

  it('is heard with what was seen before; a beginner makes nothing of it', () => {
    expect(ally('normal', true)).toBeGreaterThan(1 / 3 + 0.05)
    expect(ally('normal', false)).toBeCloseTo(1 / 3, 9)
    expect(ally('easy', true)).toBeCloseTo(1 / 3, 9)
  })
})
