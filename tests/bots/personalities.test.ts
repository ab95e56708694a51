/** What levels and personalities change, one rule each. */
import { describe, expect, it } from 'vitest'
import type { Memory as Coach } from '../../src-shared/games/castle/bot/memory'
import { support } from '../../src-shared/games/castle/bot/duels'
import { Sightings } from '../../src-shared/games/castle/bot/sightings'
import { consideredAnswers } from '../../src-shared/bots/scoringBot'
import { mascaradeBot } from '../../src-shared/games/mascarade/bot'
import { Memory, type MascaradePart } from '../../src-shared/games/mascarade/bot/memory'
import { talesBot } from '../../src-shared/games/tales/bot'
import { fastRandom, pick } from '../../src-shared/kernel'
import { DEFAULT_PROFILE, type BotProfile } from '../../src-shared/wire'
import { announced, asked, part, taken, type LiteralTable } from './literal'

const EASY: BotProfile = { ...DEFAULT_PROFILE, level: 'easy' }
const TABLE: LiteralTable = { seats: 4, cards: ['thief', 'king', 'judge', 'bishop', 'queen', 'cheat'] }

describe('a beginner', () => {
  it('overlooks some of many answers, and none of few; others overlook nothing', () => {
    const many = pick.number(1, 40),
      few = pick.number(1, 4)
    const seen = consideredAnswers(many, EASY, fastRandom(1)).length
    expect(seen).toBeGreaterThan(20)
    expect(seen).toBeLessThan(40)
    expect(consideredAnswers(few, EASY, fastRandom(1))).toHaveLength(4)
    expect(consideredAnswers(many, DEFAULT_PROFILE, fastRandom(1))).toHaveLength(40)
  })

  it("of Mascarade keeps track of its own card, and not of others'", () => {
    const believed = (profile: BotProfile): number[] => {
      const told = (up: boolean, happened: Parameters<typeof part>[2]) =>
        part(TABLE, up, happened) as unknown as MascaradePart
      const memory = new Memory(0, told(true, { events: [] }), profile)
      for (const one of [
        told(true, { events: [] }),
        told(false, taken(2, 's2', 'm0')),
        told(false, taken(3, 's0', 's3')),
      ])
        memory.see(one)
      return [memory.belief.chance('s2', 'judge'), memory.belief.chance('s0', 'thief')]
    }
    expect(believed(DEFAULT_PROFILE)).toEqual([0.5, 0.5])
    expect(believed(EASY)).toEqual([1, 0.5])
  })

  it('of the coach forgets what it saw; a master knows that nobody gives relics away', () => {
    const fading = new Sightings(3),
      keeping = new Sightings(3, 0.25),
      chance = new Sightings(3)
    for (const one of [fading, keeping, chance]) one.seeObject(1, 'key')
    fading.fade(1, 0.5)
    expect(fading.certainties(1, ['key'])).toEqual([0.5])
    for (const one of [keeping, chance]) one.unseenMove(1, 2, 2)
    expect([keeping.certainties(1, ['key']), chance.certainties(1, ['key'])]).toEqual([[0.875], [0.5]])
    keeping.seeObject(1, 'whip')
    keeping.unseenMove(1, 2, 2)
    expect(keeping.certainties(1, ['whip'])).toEqual([0.5])
  })

  it('of Dark Tales considers all items equally good', () => {
    const bot = talesBot({ seat: 0, profile: EASY, random: { nextInt: () => 0 } })
    expect(bot.answer(asked('takeItem', pick.one(['gold', 'wand'])))).toBe('gold')
  })
})

describe('a personality', () => {
  /** For how many of 200 seeds a bot of this personality makes an uncertain claim. */
  function claims(personality: BotProfile['personality']): number {
    const claimed = Array.from({ length: 200 }, (_, seed) => {
      const bot = mascaradeBot({ seat: 0, profile: { ...DEFAULT_PROFILE, personality }, random: fastRandom(seed) })
      bot.see(part(TABLE, true, { events: [] }))
      for (const happened of [
        taken(1, 's0', 's1'),
        taken(2, 's1', 's2'),
        taken(3, 's0', 's3'),
        announced(1, 's1', 'king'),
      ])
        bot.see(part(TABLE, false, happened))
      return bot.answer(asked('challenge', pick.branch({ pass: pick.ok(), claim: pick.slot(['s0']) })))
    })
    return claimed.filter(answer => (answer as { branch: string }).branch === 'claim').length
  }

  it('of the bold claims more often in doubt than that of the careful', () => {
    expect(claims('bold')).toBeGreaterThan(claims('careful'))
  })

  it('of a liar supports the wrong side in every third turn of the coach, and an even-tempered one never does', () => {
    /** What it is worth to support the attacker: a friend, against a rival. */
    const worth = (personality: BotProfile['personality'], number: number): number => {
      const memory = {
        seat: 0,
        profile: { ...DEFAULT_PROFILE, personality },
        table: { turn: { number } },
        societies: { allyChance: (seat: number) => (seat === 1 ? 1 : 0) },
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
