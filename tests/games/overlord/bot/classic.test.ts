/** The classic bots: servants that tell and pass on, an Overlord with moods, and lines that do not come again soon. */
import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../../src-shared/kernel'
import { EXCUSES, readMark } from '../../../../src-shared/games/overlord/rules/excuses'
import { WHIMS } from '../../../../src-shared/games/overlord/rules/state'
import { classic, type Classic, type OverlordTable } from '../rules/table'
import { evening } from './evening'
import { moody, sober } from './literal'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
interface Said {
  readonly branch: string
  readonly answer: Readonly<Record<string, unknown>>
}
/** Answers of bots of many seeds. */
const all = (how: (seed: number) => Answer): Said[] => SEEDS.map(seed => how(seed) as unknown as Said)
const branches = (answers: readonly Said[]): string[] => [...new Set(answers.map(one => one.branch))].sort()

describe('a servant', () => {
  const tells = (literal: Partial<Classic>, happens: (at: OverlordTable) => unknown = () => 0) =>
    branches(
      all(seed =>
        moody(seed, classic({ speaker: 1, ...literal }), 1)
          .after(happens)
          .answers(),
      ),
    )

  it('tells one to three hints and passes on', () => {
    expect(tells({})).toEqual(['hint', 'pass'])
  })
  it('passes on with the last hint of the hand, and with the third of the turn', () => {
    expect(tells({ hands: { 1: { hints: ['item1'], actions: ['pass-item-1'] } } })).toEqual(['pass'])
    expect(
      tells({ hands: { 1: { hints: ['item1', 'item2', 'item3', 'item4'], actions: ['pass-item-1'] } } }, at =>
        at.hint(1).hint(1),
      ),
    ).toEqual(['pass'])
  })
  it('tells on without a pass, and concedes only when no hint is left', () => {
    const hands = { 1: { hints: ['item1'], actions: ['freeze-item-1'] } }
    expect(tells({ hands })).toEqual(['hint'])
    expect(tells({ hands }, at => at.hint(1))).toEqual(['concede'])
  })
  it('ends its turn in the first round', () => {
    expect(tells({ first: { start: 1, heard: [] } }, at => at.hint(1))).toEqual(['end', 'hint'])
  })
  it('is quiet mostly, and freezes now and then', () => {
    const actions = ['freeze-item-1', 'freeze-item-2', 'pass-item-1']
    const frozen = all(seed =>
      moody(seed, classic({ speaker: 1, hands: { 2: { actions } } }).hint(1), 2).answers(),
    ).filter(one => one.branch === 'freeze')
    expect(frozen.length).toBeGreaterThan(0)
    expect(frozen.length).toBeLessThan(SEEDS.length / 3)
    for (const { answer } of frozen) expect(readMark(String(answer.line))?.group).toBe('froze')
  })
  it('pleads in words', () => {
    const at = classic({ speaker: 1, looks: { 1: 2 } }).look(1)
    expect(readMark(String(sober(at, 1).answers()))?.group).toBe('plea')
  })
})

describe('the Overlord', () => {
  /** Two turns have gone by since the table was laid; now seat 3 tells. */
  const hears =
    (line: string, more: Partial<Classic> = {}) =>
    (seed: number): Answer =>
      moody(seed, classic({ speaker: 1, ...more }), 0)
        .after(at => at.hint(1).pass(1, 2).hint(2).pass(2, 3).hint(3, undefined, line))
        .answers()
  const looks = (answers: readonly Said[]): Said['answer'][] =>
    answers.filter(one => one.branch === 'look').map(one => one.answer)

  it.each([
    ['a mumble', 'Um.', 'boring'],
    ['a ramble', 'and then '.repeat(25), 'chatter'],
  ])('looks at %s for a reason that fits', (_, line, reason) => {
    const given = looks(all(hears(line)))
    expect(given.length).toBeGreaterThan(0)
    expect(new Set(given.map(one => JSON.stringify(one)))).toEqual(new Set([JSON.stringify({ seat: 3, reason })]))
  })
  it('looks at a good tale less, and has other words for it', () => {
    const answers = all(hears('It was the goose, Your Vileness. It looked at me first.'))
    expect(looks(answers).length).toBeLessThan(looks(all(hears('Um.'))).length)
    expect(branches(answers)).toEqual(expect.arrayContaining(['hurry', 'more', 'quiet', 'twist']))
  })
  it('looks at those who pass the buck to and fro', () => {
    const answers = all(seed =>
      moody(seed, classic({ speaker: 1 }), 0)
        .after(at => at.hint(1).pass(1, 3).hint(3).pass(3, 2))
        .after(at => at.hint(2).pass(2, 3))
        .answers(),
    )
    expect(branches(answers)).toContain('both')
    expect(looks(answers)).toContainEqual({ seat: 2, reason: 'disrespect' })
  })
  it('says one word at most to a hint', () => {
    for (const seed of SEEDS) {
      const at = moody(seed, classic({ speaker: 1 }), 0).after(table => table.hint(1).branch('rule', 0, 'hurry'))
      expect(at.answers()).toEqual({ branch: 'quiet', answer: true })
    }
  })
  it('accepts some pleas and refuses others, by mood', () => {
    const verdicts = SEEDS.map(seed =>
      moody(
        seed,
        classic({ speaker: 1, looks: { 1: 2 } })
          .look(1)
          .reply('plea', 1, ''),
        0,
      ).answers(),
    )
    expect(new Set(verdicts)).toEqual(new Set(['accept', 'refuse']))
  })
  it('questions this one or that, by mood', () => {
    const asked = all(seed =>
      moody(
        seed,
        classic({ seats: 6, speaker: 1, looks: { 4: 1 } })
          .hint(1)
          .pass(1, 2)
          .hint(2)
          .concede(2),
        0,
      ).answers(),
    )
    expect(new Set(asked.map(one => one.answer.to)).size).toBeGreaterThan(2)
    for (const { branch, answer } of asked)
      expect([branch, readMark(String(answer.line))]).toEqual([
        'question',
        expect.objectContaining({ group: 'question', target: answer.to }),
      ])
  })
  it('judges alike whatever cards the servants hold, in all moods', () => {
    const other = {
      1: { hints: ['place1', 'joker1', 'item7'], actions: ['freeze-item-1', 'pass-place-1', 'both-joker-1'] },
      2: { hints: ['monster4', 'place2', 'item2'], actions: ['both-item-1', 'freeze-place-1', 'pass-monster-2'] },
    }
    const said =
      (hands: Classic['hands']) =>
      (seed: number): Answer =>
        moody(seed, classic({ speaker: 3, ...(hands ? { hands } : {}) }), 0)
          .after(at => at.branch('rule', 0, 'hurry').hint(3))
          .answers()
    expect(all(said(other))).toEqual(all(said(undefined)))
  })
})

describe.each([
  ['classic', 5],
  ['classic', 10],
  ['formal', 5],
] as const)('an evening of bots: %s, %i seats', (rules, seats) => {
  const { happened } = evening(seats, 4000 + seats, { rules })

  it('has a line for every hint, and none that was said of late', () => {
    const lines = happened.flatMap(({ event }) => (event.kind === 'hint' ? [event.told] : []))
    expect(lines.length).toBeGreaterThan(10)
    for (const group of ['told', 'passed'] as const) {
      const said = lines.filter(told => told.how === group).map(told => readMark(told.line))
      expect(said.every(mark => mark?.group === group)).toBe(true)
      const numbers = said.map(mark => mark?.number)
      // Half of the group at least comes between.
      numbers.forEach((number, at) => {
        expect(numbers.slice(Math.max(0, at - EXCUSES[group] / 2), at)).not.toContain(number)
      })
    }
  })

  it('has an errand', () => {
    expect(
      readMark(String(happened.flatMap(({ event }) => (event.kind === 'errand' ? [event.line] : []))[0]))?.group,
    ).toBe('errand')
  })
})

it.each([5, 10])(
  'an Overlord bears with the servants: a look in two turns at most, a word to a hint at most; he tells nothing himself: %i seats',
  seats => {
    const { happened, overlord } = evening(seats, 4100 + seats)
    const looked = happened.flatMap(({ event, turn }) =>
      event.kind === 'look' && WHIMS.some(whim => whim === event.reason) ? [turn] : [],
    )
    expect(looked.length).toBeGreaterThan(1)
    looked.forEach((turn, at) => {
      expect(turn - (looked[at - 1] ?? 0)).toBeGreaterThanOrEqual(2)
    })
    let words = 0
    for (const { event } of happened) {
      if (event.kind === 'hint' || event.kind === 'question' || event.kind === 'pass') words = 0
      if (['twist', 'more', 'hurry'].includes(event.kind)) words++
      expect(words).toBeLessThanOrEqual(1)
    }
    expect(happened.some(({ event }) => event.kind === 'hint' && event.told.seat === overlord)).toBe(false)
  },
)
