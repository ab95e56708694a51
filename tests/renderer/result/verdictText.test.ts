/** A verdict in words: what was found, about whom, and at which point. */
import { describe, expect, it } from 'vitest'
import type { Difference, Verdict } from '../../../src-shared/fair/verdict'
import { verdictText } from '../../../src-renderer/result/verdictText'
import { allWords } from '../../kit/page'

const { t, has } = allWords('en')
/** The key of the text, with what stands in it. */
const said = (verdict: Verdict): string =>
  verdictText(
    verdict,
    (key, params = {}) => {
      expect([key, has(key)]).toEqual([key, true])
      return [key, ...Object.entries(params).map(([name, value]) => `${name}=${value}`)].join(' ')
    },
    seat => `seat ${seat}`,
  )
const what = (difference: object): string => said({ is: 'differs', difference: difference as Difference })

describe('a verdict', () => {
  it('says what was found', () => {
    expect(said({ is: 'fair', frames: 7 })).toBe('fair.fair n=7')
    expect(said({ is: 'fixed' })).toBe('fair.fixed')
    expect(said({ is: 'redealt', n: 2 } as Verdict)).toBe('fair.redealt n=2')
  })

  it('says why there is none', () => {
    expect(said({ is: 'unchecked', obstacle: { why: 'unreadable' } })).toBe('fair.unchecked why=fair.why.unreadable')
    expect(said({ is: 'unchecked', obstacle: { why: 'rules', needs: 3 } })).toBe(
      'fair.unchecked why=fair.why.rules needs=3',
    )
  })

  it.each<[string, object]>([
    ['fair.what.commitHost', { what: 'commit', seat: null }],
    ['fair.what.commitSeat name=seat 0', { what: 'commit', seat: 0 }],
    ['fair.what.numberHost', { what: 'number', seat: null }],
    ['fair.what.numberSeat name=seat 2', { what: 'number', seat: 2 }],
    ['fair.what.deal', { what: 'told', n: 0 }],
    ['fair.what.told n=1', { what: 'told', n: 1 }],
    ['fair.what.frame n=3 moment=4', { what: 'frame', n: 3, moment: 4 }],
    ['fair.what.hosts', { what: 'moves', n: 0 }],
    ['fair.what.move n=1', { what: 'moves', n: 1 }],
    ['fair.what.terms.table', { what: 'terms', part: 'table' }],
    ['fair.what.answer n=5', { what: 'answer', n: 5 }],
    ['fair.what.lost n=5', { what: 'lost', n: 5 }],
    ['fair.what.discarded n=5', { what: 'discarded', n: 5 }],
    ['fair.what.outcome', { what: 'outcome' }],
  ])('of a host that differs says where: %s', (text, difference) => {
    expect(what(difference)).toBe(`fair.differs what=${text}`)
  })

  it('is a sentence of the reader’s language', () => {
    expect(verdictText({ is: 'fair', frames: 7 }, t, String)).toContain('7')
  })
})
