/** What levels and tempers change, one rule each. */
import { describe, expect, it } from 'vitest'
import type { Memory as Coach } from '../../src-shared/bots/castle/memory'
import { support } from '../../src-shared/bots/castle/duelling'
import { Sightings } from '../../src-shared/bots/castle/sightings'
import { thoughtOf } from '../../src-shared/bots/judging'
import { mascaradeMind } from '../../src-shared/bots/mascarade'
import { Memory, type MascaradePart } from '../../src-shared/bots/mascarade/memory'
import { talesMind } from '../../src-shared/bots/tales'
import { fastRandom, pick } from '../../src-shared/kernel'
import { PLAIN, type Nature } from '../../src-shared/wire'
import { announced, asked, part, taken, type LiteralTable } from './literal'

const EASY: Nature = { ...PLAIN, level: 'easy' }
const TABLE: LiteralTable = { seats: 4, cards: ['thief', 'king', 'judge', 'bishop', 'queen', 'cheat'] }

describe('a beginner', () => {
  it('overlooks some of many answers, and none of few; others overlook nothing', () => {
    const many = pick.number(1, 40),
      few = pick.number(1, 4)
    const seen = thoughtOf(many, EASY, fastRandom(1)).length
    expect(seen).toBeGreaterThan(20)
    expect(seen).toBeLessThan(40)
    expect(thoughtOf(few, EASY, fastRandom(1))).toHaveLength(4)
    expect(thoughtOf(many, PLAIN, fastRandom(1))).toHaveLength(40)
  })

  it('of Mascarade follows the own card, and not those of others', () => {
    const believed = (nature: Nature): number[] => {
      const told = (up: boolean, happened: Parameters<typeof part>[2]) =>
        part(TABLE, up, happened) as unknown as MascaradePart
      const memory = new Memory(0, told(true, { events: [] }), nature)
      for (const one of [
        told(true, { events: [] }),
        told(false, taken(2, 's2', 'm0')),
        told(false, taken(3, 's0', 's3')),
      ])
        memory.see(one)
      return [memory.belief.chance('s2', 'judge'), memory.belief.chance('s0', 'thief')]
    }
    expect(believed(PLAIN)).toEqual([0.5, 0.5])
    expect(believed(EASY)).toEqual([1, 0.5])
  })

  it('of the coach forgets what it saw; a master knows that nobody gives relics away', () => {
    const fading = new Sightings(3),
      keeping = new Sightings(3, 0.25),
      chance = new Sightings(3)
    for (const one of [fading, keeping, chance]) one.sight(1, 'key')
    fading.fade(1, 0.5)
    expect(fading.sure(1, ['key'])).toEqual([0.5])
    for (const one of [keeping, chance]) one.moved(1, 2, 2)
    expect([keeping.sure(1, ['key']), chance.sure(1, ['key'])]).toEqual([[0.875], [0.5]])
    keeping.sight(1, 'whip')
    keeping.moved(1, 2, 2)
    expect(keeping.sure(1, ['whip'])).toEqual([0.5])
  })

  it('of Dark Tales takes one item for as good as another', () => {
    const mind = talesMind({ seat: 0, nature: EASY, random: { below: () => 0 } })
    expect(mind.answer(asked('takeItem', pick.one(['gold', 'wand'])))).toBe('gold')
  })
})

describe('a temper', () => {
  /** In how many of 200 seeds a bot of this temper claims what may be it or not. */
  function claims(temper: Nature['temper']): number {
    const claimed = Array.from({ length: 200 }, (_, seed) => {
      const mind = mascaradeMind({ seat: 0, nature: { ...PLAIN, temper }, random: fastRandom(seed) })
      mind.see(part(TABLE, true, { events: [] }))
      for (const happened of [
        taken(1, 's0', 's1'),
        taken(2, 's1', 's2'),
        taken(3, 's0', 's3'),
        announced(1, 's1', 'king'),
      ])
        mind.see(part(TABLE, false, happened))
      return mind.answer(asked('challenge', pick.branch({ pass: pick.ok(), claim: pick.slot(['s0']) })))
    })
    return claimed.filter(answer => (answer as { branch: string }).branch === 'claim').length
  }

  it('of the bold claims more in doubt than that of the careful', () => {
    expect(claims('bold')).toBeGreaterThan(claims('careful'))
  })

  it('of a liar supports the wrong side in every third turn of the coach, and an even one never', () => {
    /** What it is worth to support the attacker: a friend, against a rival. */
    const worth = (temper: Nature['temper'], number: number): number => {
      const memory = {
        seat: 0,
        nature: { ...PLAIN, temper },
        table: { turn: { number } },
        societies: { ally: (seat: number) => (seat === 1 ? 1 : 0) },
      }
      return support(
        memory as unknown as Coach,
        asked('support', pick.one(['attacker', 'defender']), { attacker: 1, defender: 2 }),
      )('attacker')
    }
    expect([worth('even', 3), worth('liar', 4)].every(one => one > 0)).toBe(true)
    expect(worth('liar', 3)).toBeLessThan(0)
  })
})
