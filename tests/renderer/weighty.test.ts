/** Which answers wait for a second press: those that give something up for good, and never a pass that comes again and again. */
import { describe, expect, it } from 'vitest'
import { pick, type Pick } from '../../src-shared/kernel'
import { compose, goesAtOnce } from '../../src-renderer/store/compose'
import { castleFace } from '../../src-renderer/boards/castle/face'
import type { GameFace } from '../../src-renderer/boards/face'
import { mascaradeFace } from '../../src-renderer/boards/mascarade/face'
import { talesFace } from '../../src-renderer/boards/tales/face'

/** Whether an answer goes with the press that chooses it. */
function atOnce(face: GameFace, of: Pick, way: string): boolean {
  const { question } = compose(of, [])
  if (!question) throw new Error('nothing was asked')
  return goesAtOnce(of, question, way, face.weighty)
}

const ok = pick.ok()

describe('an answer that gives something up for good', () => {
  it.each([
    [
      'an offer of Castle that is refused',
      castleFace,
      pick.branch({ accept: pick.card(['key']), refuse: ok }),
      'refuse',
    ],
    [
      'the Coat of Castle that changes nothing',
      castleFace,
      pick.branch({ decline: ok, take: pick.one(['priest', 'doctor']) }),
      'decline',
    ],
    ['a profession that is spent', castleFace, pick.branch({ spy: pick.seat([1, 2]), diplomat: ok }), 'diplomat'],
    ['a declaration', castleFace, pick.branch({ spy: pick.seat([1, 2]), declareAlone: ok }), 'declareAlone'],
    [
      'the Witch of Mascarade who leaves all fortunes as they are',
      mascaradeFace,
      pick.branch({ keep: ok, swap: pick.seat([1, 2]) }),
      'keep',
    ],
    [
      'a card of Dark Tales that may be discarded and is not',
      talesFace,
      pick.branch({ decline: ok, discard: pick.one(['a', 'b']) }),
      'decline',
    ],
    ['what a card of Dark Tales may do', talesFace, pick.one(['do', 'decline']), 'decline'],
    ['an effect of Castle', castleFace, pick.one(['use', 'decline']), 'decline'],
  ] as const)('%s waits for a second press', (_, face, of, way) => {
    expect(atOnce(face, of, way)).toBe(false)
    // And it is whole: nothing but that press is missing.
    expect(compose(of, [way]).answer).not.toBeNull()
  })
})

describe('a pass by which all is kept', () => {
  it.each([
    ['an announcement of Mascarade', mascaradeFace, pick.branch({ pass: ok, claim: pick.slot(['s1']) })],
    ['a window of Castle', castleFace, pick.branch({ pass: ok, object: pick.card(['key']) })],
    ['an item of Dark Tales', talesFace, pick.branch({ pass: ok, use: pick.one(['0', '1']) })],
  ] as const)('%s is passed by one press', (_, face, of) => {
    expect(atOnce(face, of, 'pass')).toBe(true)
  })
})

it('an answer that cannot be otherwise is one press', () => {
  const { question, answer } = compose(pick.branch({ refuse: ok }), [])
  expect([question, answer?.value]).toEqual([null, { branch: 'refuse', answer: true }])
})
