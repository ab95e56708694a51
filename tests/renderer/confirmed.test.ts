/**
 * Which answers need a second press: those that give something up for good, but no pass that is asked for repeatedly.
 */
import { describe, expect, it } from 'vitest'
import { pick, type ChoiceSpec } from '../../src-shared/kernel'
import { buildAnswer, sendsAtOnce } from '../../src-renderer/store/answerBuilder'
import { castleUi } from '../../src-renderer/games/castle/ui'
import type { GameUi } from '../../src-renderer/games/gameUi'
import { mascaradeUi } from '../../src-renderer/games/mascarade/ui'
import { talesUi } from '../../src-renderer/games/tales/ui'

/** Whether an answer is sent by the press that chooses it. */
function atOnce(ui: GameUi, of: ChoiceSpec, way: string): boolean {
  const { question } = buildAnswer(of, [])
  if (!question) throw new Error('nothing was asked')
  return sendsAtOnce(of, question, way, ui.confirmed)
}

const ok = pick.ok()

describe('an answer that gives something up for good', () => {
  it.each([
    ['an offer of Castle that is refused', castleUi, pick.branch({ accept: pick.card(['key']), refuse: ok }), 'refuse'],
    [
      'the Coat of Castle that changes nothing',
      castleUi,
      pick.branch({ decline: ok, take: pick.one(['priest', 'doctor']) }),
      'decline',
    ],
    ['a profession that is spent', castleUi, pick.branch({ spy: pick.seat([1, 2]), diplomat: ok }), 'diplomat'],
    ['a declaration', castleUi, pick.branch({ spy: pick.seat([1, 2]), declareAlone: ok }), 'declareAlone'],
    [
      'the Witch of Mascarade who leaves all fortunes as they are',
      mascaradeUi,
      pick.branch({ keep: ok, swap: pick.seat([1, 2]) }),
      'keep',
    ],
    [
      'a card of Dark Tales that may be discarded and is not',
      talesUi,
      pick.branch({ decline: ok, discard: pick.one(['a', 'b']) }),
      'decline',
    ],
    ['what a card of Dark Tales may do', talesUi, pick.one(['do', 'decline']), 'decline'],
    ['an effect of Castle', castleUi, pick.one(['use', 'decline']), 'decline'],
  ] as const)('%s waits for a second press', (_, ui, of, way) => {
    expect(atOnce(ui, of, way)).toBe(false)
    // It is complete: only that press is missing.
    expect(buildAnswer(of, [way]).answer).not.toBeNull()
  })
})

describe('a pass that gives nothing up', () => {
  it.each([
    ['an announcement of Mascarade', mascaradeUi, pick.branch({ pass: ok, claim: pick.slot(['s1']) })],
    ['a window of Castle', castleUi, pick.branch({ pass: ok, object: pick.card(['key']) })],
    ['an item of Dark Tales', talesUi, pick.branch({ pass: ok, use: pick.one(['0', '1']) })],
  ] as const)('%s is passed by one press', (_, ui, of) => {
    expect(atOnce(ui, of, 'pass')).toBe(true)
  })
})

it('an answer without an alternative needs one press', () => {
  const { question, answer } = buildAnswer(pick.branch({ refuse: ok }), [])
  expect([question, answer?.value]).toEqual([null, { branch: 'refuse', answer: true }])
})
