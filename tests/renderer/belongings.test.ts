/** What a browser takes along to another address of its table, and what it does with what it finds there. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetMovedPlace, movedPlace, takeBelongings, withBelongings } from '../../src-renderer/connection/belongings'
import { addressPage } from './addressPage'

const FROM = '10.0.0.2:26262',
  TO = '10.0.0.1:26262',
  THERE = `http://${TO}/?table=t`

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('a page that goes along with its table', () => {
  it('takes its place there and nothing else: no other place, no screen’s, no setting, no owner’s key', () => {
    const kept = {
      [`token.${FROM}.t`]: 'mine',
      [`token.${FROM}.u`]: 'other',
      [`screen.${FROM}.t`]: 'tv',
      language: 'ru',
    }
    addressPage(`http://${FROM}/?table=t`, kept, { owner: 'key', 'talk.muted.t': '[]' })
    expect(withBelongings(THERE, FROM, 't')).toBe(`${THERE}#belongings=mine`)
  })

  it('goes without a place where it has none', () => {
    addressPage(`http://${FROM}/?table=t`, {}, {})
    expect(withBelongings(THERE, FROM, 't')).toBe(THERE)
  })

  it('draws a new token there, keeps both for this tab until it is welcomed, and has the address cleaned', () => {
    const there = addressPage(`${THERE}#belongings=mine`, {}, {})
    takeBelongings()
    expect(there.address()).toBe('/?table=t')
    expect(movedPlace('t')).toEqual({ token: 'mine', next: expect.stringMatching(/^[0-9a-f]{64}$/) as string })
    expect(there.kept.size).toBe(0)
    expect(there.inTab.get('undertable.hostedBy.t')).toBe('')
    forgetMovedPlace('t')
    expect(movedPlace('t')).toBeNull()
  })

  it('takes no second place before the first was welcomed', () => {
    addressPage(`${THERE}#belongings=other`, {}, { 'moved.t': 'mine next' })
    takeBelongings()
    expect(movedPlace('t')).toEqual({ token: 'mine', next: 'next' })
  })

  it.each([
    ['without a table', `http://${TO}/#belongings=mine`],
    ['of a table screen', `${THERE}&screen#belongings=mine`],
    ['with an empty place', `${THERE}#belongings=`],
    ['with no place', `${THERE}#else=1`],
  ])('takes nothing from an address %s', (_, address) => {
    const there = addressPage(address, {}, {})
    takeBelongings()
    expect(there.address()).not.toContain('belongings')
    expect(movedPlace('t')).toBeNull()
  })
})
