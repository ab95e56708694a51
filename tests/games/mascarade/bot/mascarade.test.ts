/** The Mascarade bot: what it answers in literal positions. */
import { describe, expect, it } from 'vitest'
import { pick, type Seat } from '../../../../src-shared/kernel'
import { randomBot } from '../../../../src-shared/bots'
import { makeBot } from '../../../kit/makeBot'
import { mascaradeBot } from '../../../../src-shared/games/mascarade/bot'
import { wilsonLow } from '../../../kit/figures'
import { announced, asked, looked, moody, sober, taken, took, type LiteralTable } from '../../../bots/literal'

const FOUR: LiteralTable = { seats: 4, cards: ['king', 'queen', 'judge', 'bishop', 'thief', 'cheat'] }
const SPIES: LiteralTable = { seats: 4, cards: ['spy', 'queen', 'judge', 'widow', 'king', 'witch'] }
const s = (...seats: readonly Seat[]): string[] => seats.map(seat => `s${seat}`)

describe('a confession', () => {
  const confess = asked('confess', pick.one(FOUR.cards))

  it('is what was dealt, as long as nobody touched it', () => {
    expect(sober(FOUR, taken(1, 's1', 's2')).answer(confess)).toBe('king')
  })

  it('follows an own swap, and stays after an own feint', () => {
    expect(sober(FOUR, took(true, 's0', 's2')).answer(confess)).toBe('judge')
    expect(sober(FOUR, took(false, 's0', 's2')).answer(confess)).toBe('king')
  })

  it('is what was looked at last', () => {
    expect(sober(FOUR, taken(1, 's0', 's1'), looked(0, 's0', 'queen')).answer(confess)).toBe('queen')
  })

  it('is reckoned from the cards of others: the Queen shown elsewhere leaves the King', () => {
    const shown = { events: [{ kind: 'reveal', cards: [{ seat: 1, slot: 's1', character: 'queen' }] }] } as const
    expect(sober(FOUR, taken(1, 's0', 's1'), shown).answer(confess)).toBe('king')
  })

  it('has no noise', () => {
    expect(new Set(Array.from({ length: 40 }, (_, seed) => moody(seed, FOUR).answer(confess)))).toEqual(
      new Set(['king']),
    )
  })
})

describe('a challenge', () => {
  const ask = asked('challenge', pick.branch({ pass: pick.ok(), claim: pick.slot(['s0']) }))
  const claims = { branch: 'claim', answer: 's0' },
    passes = { branch: 'pass', answer: true }

  it('is claimed by who is it for sure', () => {
    expect(sober(FOUR, announced(1, 's1', 'king')).answer(ask)).toEqual(claims)
  })

  it('is passed by who is not, to one that was dealt it', () => {
    expect(sober(FOUR, announced(1, 's1', 'queen')).answer(ask)).toEqual(passes)
  })

  it("is claimed in doubt when it is more likely one's own than the announcer's, and passed the other way round", () => {
    expect(sober(FOUR, taken(2, 's0', 's2'), announced(1, 's1', 'king')).answer(ask)).toEqual(claims)
    expect(sober(FOUR, took(true, 's0', 's1'), announced(1, 's1', 'king')).answer(ask)).toEqual(passes)
  })

  it('is claimed by a liar too, when the Cheat of a liar would win at once and nobody is left to stop it', () => {
    const rich = { ...FOUR, coins: [6, 10, 6, 6] }
    expect(sober(rich, announced(1, 's1', 'cheat', 2, 3)).answer(ask)).toEqual(claims)
    expect(sober({ ...FOUR, coins: [6, 9, 6, 6] }, announced(1, 's1', 'cheat', 2, 3)).answer(ask)).toEqual(passes)
  })

  it('is not bluffed with the last coin', () => {
    const broke = { ...FOUR, coins: [1, 6, 6, 6] }
    for (let seed = 0; seed < 40; seed++)
      expect(moody(seed, broke, announced(1, 's1', 'queen')).answer(ask)).toEqual(passes)
  })

  it('names the card that is it, at two seats the protected one too', () => {
    const two: LiteralTable = { seats: 2, cards: ['judge', 'king', 'queen', 'bishop', 'fool', 'witch'] }
    const three = asked(
      'challenge',
      pick.branch({ pass: pick.ok(), claim: pick.slot(['s0.left', 's0.protected', 's0.right']) }),
    )
    expect(sober(two, announced(1, 's1.left', 'king')).answer(three)).toEqual({
      branch: 'claim',
      answer: 's0.protected',
    })
  })
})

describe('a free turn', () => {
  const swap = pick.each({ slots: pick.pair(['s0'], ['s1', 's2', 's3', 'm0', 'm1']), swap: pick.one(['yes', 'no']) })
  const look = pick.slot(['s0'])
  const announce = pick.each({ slot: pick.slot(['s0']), character: pick.one(FOUR.cards) })
  const free = asked('turn', pick.branch({ swap, look, announce }))

  it('announces the King one surely is', () => {
    expect(sober(FOUR).answer(free)).toEqual({ branch: 'announce', answer: { slot: 's0', character: 'king' } })
  })

  it('announces what wins, be it worth less', () => {
    const rich: LiteralTable = {
      seats: 4,
      cards: ['cheat', 'queen', 'judge', 'bishop', 'thief', 'king'],
      coins: [10, 6, 6, 6],
    }
    expect(sober(rich).answer(free)).toEqual({ branch: 'announce', answer: { slot: 's0', character: 'cheat' } })
  })

  it('is no bluff with the last coin, whatever the whim', () => {
    const broke: LiteralTable = {
      seats: 4,
      cards: ['cheat', 'queen', 'judge', 'bishop', 'thief', 'king'],
      coins: [1, 6, 6, 6],
    }
    const claimers = [1, 2, 3].flatMap(seat =>
      Array.from(
        { length: 20 },
        () => ({ events: [{ kind: 'claim', seat, slot: `s${seat}`, character: 'thief' }] }) as const,
      ),
    )
    for (let seed = 0; seed < 40; seed++)
      expect(moody(seed, broke, ...claimers).answer(free)).not.toMatchObject({
        branch: 'announce',
        answer: { character: 'king' },
      })
  })

  it('is not always the same: noise and bluffs', () => {
    const doubt = [taken(1, 's0', 's1'), taken(2, 's0', 's2'), taken(3, 's0', 's3')]
    const chosen = Array.from({ length: 60 }, (_, seed) => JSON.stringify(moody(seed, FOUR, ...doubt).answer(free)))
    expect(new Set(chosen).size).toBeGreaterThan(2)
  })

  it('that may not announce does something else', () => {
    const silenced = asked('noAnnounce', pick.branch({ swap, look }))
    for (let seed = 0; seed < 20; seed++)
      expect(['swap', 'look']).toContain((moody(seed, FOUR).answer(silenced) as { branch: string }).branch)
  })
})

describe('a compulsory swap', () => {
  const others = (...slots: readonly string[]) =>
    asked('mustSwap', pick.each({ slots: pick.pair(['s0'], slots), swap: pick.one(['yes', 'no']) }))

  it('takes the better card of those one knows', () => {
    const poor: LiteralTable = { ...FOUR, cards: ['thief', 'queen', 'judge', 'bishop', 'king', 'cheat'] }
    expect(sober(poor).answer(others('s1', 's2', 's3', 'm0', 'm1'))).toEqual({ slots: ['s0', 'm0'], swap: 'yes' })
  })

  it('is a feint for who holds the best already', () => {
    expect(sober(FOUR).answer(others('s2', 's3'))).toMatchObject({ swap: 'no' })
  })
})

describe('the powers', () => {
  it('Witch: swaps with the richest; the richest keeps, and so does one of several', () => {
    const witch = asked('witch', pick.branch({ keep: pick.ok(), swap: pick.seat([1, 2, 3]) }))
    const of = (...coins: number[]) => sober({ ...SPIES, coins }).answer(witch)
    expect(of(4, 6, 9, 5)).toEqual({ branch: 'swap', answer: 2 })
    expect(of(9, 6, 8, 5)).toEqual({ branch: 'keep', answer: true })
    expect(of(9, 6, 9, 5)).toEqual({ branch: 'keep', answer: true })
  })

  it('Bishop: takes from one of the richest, whom the pick names', () => {
    expect([1, 3]).toContain(sober({ ...FOUR, coins: [6, 8, 6, 8] }).answer(asked('bishop', pick.seat([1, 3]))))
  })

  it('Inquisitor: points at who is least likely to know, and at the richer of equals', () => {
    const point = asked('inquisitor', pick.seat([1, 2, 3]))
    expect(sober(FOUR, took(false, 's0', 's1'), taken(3, 's3', 'm0')).answer(point)).toBe(3)
    expect(sober({ ...FOUR, coins: [6, 6, 6, 9] }, taken(1, 's1', 's2'), taken(1, 's3', 'm0')).answer(point)).toBe(3)
  })

  it('Fool: takes the cards of the two richest others', () => {
    const fool = asked('fool', pick.each({ slots: pick.pair(s(1, 2, 3), s(1, 2, 3)), swap: pick.one(['yes', 'no']) }))
    const { slots } = sober({ ...FOUR, coins: [6, 9, 4, 8] }).answer(fool) as { slots: readonly string[] }
    expect([...slots].sort()).toEqual(s(1, 3))
  })

  it('Spy: swaps for the better card, and not for the worse', () => {
    const swap = (other: string) => asked('spySwap', pick.one(['yes', 'no']), { slots: ['s0', other] })
    expect(sober(SPIES).answer(swap('m0'))).toBe('yes')
    expect(sober({ ...SPIES, cards: ['king', 'queen', 'judge', 'widow', 'spy', 'witch'] }).answer(swap('m0'))).toBe(
      'no',
    )
  })
})

describe('asks without anything to weigh', () => {
  it('ready: yes; before any frame, and to a key nobody knows: something legal', () => {
    const bot = mascaradeBot({ seat: 0, random: { nextInt: () => 0 } })
    expect(bot.answer(asked('ready', pick.ok()))).toBe(true)
    expect(bot.answer(asked('confess', pick.one(['king'])))).toBe('king')
    expect(bot.answer(asked('unheardOf', pick.seat([2, 3])))).toBe(2)
  })

  it('other games are played by chance', () => {
    expect(makeBot('another', 0, 1).answer(asked('x', pick.ok()))).toBe(true)
    expect(randomBot({ seat: 0, random: { nextInt: () => 0 } }).answer(asked('x', pick.number(3, 5)))).toBe(3)
  })
})

describe('the Wilson interval', () => {
  it("is the textbook's", () => {
    expect(wilsonLow(50, 100)).toBeCloseTo(0.4038, 4)
    expect(wilsonLow(0, 10)).toBeCloseTo(0, 4)
    expect(wilsonLow(10, 10)).toBeCloseTo(0.7225, 4)
  })
})
