/** The hosts that this machine has met: a host is its certificate, and its addresses may change. */
import { describe, expect, it } from 'vitest'
import { knownHosts } from '../../src-main/net/client'
import { memoryFile } from '../kit/tlsClient'

const print = (letter: string): string => letter.repeat(43)
const ANNA = print('a'),
  EVE = print('e'),
  PORT = 26262

describe('known hosts', () => {
  it('are identified by their certificates, wherever they are', () => {
    const known = knownHosts(null)
    expect(known.familiarity('10.0.0.1', PORT, ANNA)).toBe('first')
    known.remember('10.0.0.1', PORT, ANNA, ['10.0.0.1'])
    expect(known.familiarity('10.0.0.1', PORT, ANNA)).toBe('known')
    expect(known.familiarity('10.0.0.2', PORT + 1, ANNA)).toBe('known')
  })

  it('trigger a warning for another certificate at the same address and port, not at others', () => {
    const known = knownHosts(null)
    known.remember('10.0.0.1', PORT, ANNA, [])
    expect(known.familiarity('10.0.0.1', PORT, EVE)).toBe('changed')
    expect(known.familiarity('10.0.0.1', PORT + 1, EVE)).toBe('first')
    expect(known.familiarity('10.0.0.2', PORT, EVE)).toBe('first')
  })

  it('have each address once, however often they were met there', () => {
    const file = memoryFile()
    for (let n = 0; n < 3; n++) knownHosts(file).remember('10.0.0.1', PORT, ANNA, ['10.0.0.1', '10.0.0.2'])
    expect((JSON.parse(file.text ?? '[]') as { places: string[] }[]).map(({ places }) => places)).toEqual([
      ['10.0.0.1|26262'],
    ])
  })

  it('that swap addresses trigger no warning', () => {
    const known = knownHosts(null)
    known.remember('10.0.0.1', PORT, ANNA, [])
    known.remember('10.0.0.2', PORT, EVE, [])
    known.remember('10.0.0.2', PORT, ANNA, [])
    known.remember('10.0.0.1', PORT, EVE, [])
    expect(known.familiarity('10.0.0.1', PORT, EVE)).toBe('known')
    expect(known.familiarity('10.0.0.2', PORT, print('x'))).toBe('changed')
  })

  it('that have moved no longer own the address they had, unless it is still announced as theirs', () => {
    const known = knownHosts(null)
    known.remember('10.0.0.1', PORT, ANNA, [])
    known.remember('10.0.0.7', PORT, ANNA, ['10.0.0.7', '10.0.0.1'])
    expect(known.familiarity('10.0.0.1', PORT, EVE)).toBe('changed')
    known.remember('10.0.0.7', PORT, ANNA, ['10.0.0.7'])
    expect(known.familiarity('10.0.0.1', PORT, EVE)).toBe('first')
  })

  it('are forgotten by their address when a person says so', () => {
    const file = memoryFile(),
      known = knownHosts(file)
    known.remember('Anna.local', PORT, ANNA, [])
    known.forget(['anna.LOCAL'], PORT)
    expect(known.familiarity('anna.local', PORT, EVE)).toBe('first')
    expect(file.text).toBe('[]')
  })

  it('survive a restart of the program', () => {
    const file = memoryFile()
    knownHosts(file).remember('10.0.0.1', PORT, ANNA, [])
    expect(knownHosts(file).familiarity('10.0.0.1', PORT, EVE)).toBe('changed')
  })

  it('start empty if their file cannot be read, which is set aside', () => {
    for (const broken of ['{', '[{"fingerprint":"short","places":[]}]', '"x"']) {
      const file = memoryFile(broken)
      expect(knownHosts(file).familiarity('10.0.0.1', PORT, ANNA)).toBe('first')
      expect(file.aside).toEqual([broken])
    }
  })

  it('have eight addresses at most, the one at which they were met last among them', () => {
    const known = knownHosts(null)
    const at = (n: number): string => `10.0.0.${n}`
    const all = Array.from({ length: 12 }, (_, n) => at(n))
    for (const address of all) known.remember(address, PORT, ANNA, all)
    const owned = all.filter(address => known.familiarity(address, PORT, EVE) === 'changed')
    expect(owned).toEqual(all.slice(-8))
  })

  it('are limited to the latest 200', () => {
    const known = knownHosts(null)
    for (let i = 0; i <= 200; i++) known.remember(`10.0.0.${i}`, PORT, String(i).padStart(43, '0'), [])
    expect(known.familiarity('10.0.0.0', PORT, print('0'))).toBe('first')
    expect(known.familiarity('10.0.0.1', PORT, '1'.padStart(43, '0'))).toBe('known')
  })

  it('are asked about until a person confirms them; one who is not trusted was never met', () => {
    const file = memoryFile(),
      known = knownHosts(file)
    known.remember('10.0.0.1', PORT, ANNA, [], { confirmed: false })
    expect(known.familiarity('10.0.0.1', PORT, ANNA)).toBe('first')
    expect(known.familiarity('10.0.0.1', PORT, EVE), 'another one in its place is noticed all the same').toBe('changed')
    known.confirm(ANNA)
    known.remember('10.0.0.1', PORT, ANNA, [], { confirmed: false })
    expect(knownHosts(file).familiarity('10.0.0.1', PORT, ANNA)).toBe('known')
    known.drop(ANNA)
    expect(known.familiarity('10.0.0.1', PORT, EVE)).toBe('first')
  })

  it('are confirmed one by one', () => {
    const known = knownHosts(null)
    const other = 'b'.repeat(43),
      one = 'c'.repeat(43)
    for (const [n, host] of [one, other].entries()) known.remember(`10.0.0.${n}`, 1, host, [], { confirmed: false })
    known.confirm(one)
    expect(known.familiarity('10.0.0.0', 1, one)).toBe('known')
    expect(known.familiarity('10.0.0.1', 1, other)).toBe('first')
  })

  it('have their tables, wherever these are announced', () => {
    const known = knownHosts(null)
    known.remember('10.0.0.1', PORT, ANNA, [], { instance: 'friday' })
    known.remember('10.0.0.2', PORT, EVE, [], { instance: 'sunday' })
    expect(known.familiarity('10.0.0.9', PORT, print('x'), 'friday')).toBe('changed')
    expect(known.familiarity('10.0.0.2', PORT, EVE, 'friday'), 'a host met elsewhere is another one here').toBe(
      'changed',
    )
    expect(known.familiarity('10.0.0.9', PORT, ANNA, 'friday')).toBe('known')
    expect(known.familiarity('10.0.0.9', PORT, print('x'), 'monday')).toBe('first')
    // The person has accepted the other one.
    known.remember('10.0.0.2', PORT, EVE, [], { instance: 'friday' })
    expect(known.familiarity('10.0.0.1', PORT, ANNA, 'friday')).toBe('changed')
    expect(known.familiarity('10.0.0.2', PORT, EVE, 'sunday')).toBe('known')
  })
})
