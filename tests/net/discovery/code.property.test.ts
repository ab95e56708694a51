/** Short codes: every address and port has one, it reads back, and a typo is noticed. */
import { fc, test } from './deps'
import { describe, expect, it } from 'vitest'
import { shortCodeFor, readShortCode, type Place } from '../../../src-shared/lan/shortCode'

const octet = fc.integer({ min: 0, max: 255 })
const privateAddress = fc.oneof(
  fc.tuple(octet, octet, octet).map(rest => `10.${rest.join('.')}`),
  fc.tuple(fc.integer({ min: 16, max: 31 }), octet, octet).map(rest => `172.${rest.join('.')}`),
  fc.tuple(fc.constantFrom('192.168', '169.254'), octet, octet).map(parts => parts.join('.')),
)
const anyAddress = fc.tuple(octet, octet, octet, octet).map(parts => parts.join('.'))
/** In the network of most homes, on the first port. */
const home: fc.Arbitrary<Place> = fc.record({
  address: fc.tuple(octet, octet).map(rest => `192.168.${rest.join('.')}`),
  port: fc.constant(26262),
})
const isHome = ({ address, port }: Place): boolean => address.startsWith('192.168.') && port === 26262
const ownPort = fc.integer({ min: 26262, max: 26277 })
const near: fc.Arbitrary<Place> = fc.record({ address: privateAddress, port: ownPort })
const place: fc.Arbitrary<Place> = fc.oneof(
  near,
  fc.record({ address: anyAddress, port: fc.integer({ min: 0, max: 65_535 }) }),
)
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const code = (of: Place): string => {
  const written = shortCodeFor(of)
  if (written === null) throw new Error(of.address)
  return written.replaceAll('-', '')
}

describe('a short code', () => {
  test('reads back', place, deps => {
    expect(readShortCode(code(deps))).toEqual(deps)
  })

  it.each([26_261, 26_262, 26_277, 26_278])('reads back on port %i, at the edge of our own', port => {
    for (const address of ['10.0.0.1', '172.31.255.254', '192.168.1.27', '169.254.0.1']) {
      const deps = { address, port }
      expect(readShortCode(code(deps))).toEqual(deps)
      expect(code(deps)).toHaveLength(port < 26_262 || port > 26_277 ? 11 : isHome(deps) ? 4 : 8)
    }
  })

  it.each([
    '9.255.255.255',
    '11.0.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '192.167.255.255',
    '192.169.0.0',
    '169.253.255.255',
  ])('of %s, which is just outside the private networks, has 11 characters and reads back', address => {
    const deps = { address, port: 26262 }
    expect(code(deps)).toHaveLength(11)
    expect(readShortCode(code(deps))).toEqual(deps)
  })

  test('has 4 characters in a home network on the first port', home, deps => {
    expect(code(deps)).toHaveLength(4)
    expect(readShortCode(code(deps))).toEqual(deps)
  })

  test('has 8 characters for any other private address on our ports', near, deps => {
    fc.pre(!isHome(deps))
    expect(code(deps)).toHaveLength(8)
  })

  it('of 4 characters notices 30 of 31 wrong characters', () => {
    const right = code({ address: '192.168.1.27', port: 26262 })
    const typos = [0, 1, 2, 3].flatMap(at =>
      [...SIGNS].filter(sign => sign !== right[at]).map(sign => right.slice(0, at) + sign + right.slice(at + 1)),
    )
    const missed = typos.filter(typo => !('bad' in readShortCode(typo)))
    expect(typos).toHaveLength(124)
    expect(missed.length).toBeLessThanOrEqual(4)
  })

  test('reads back however a person types it', place, deps => {
    const typed = ` ${code(deps).toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace(/(..)/g, '$1 - ')} `
    expect(readShortCode(typed)).toEqual(deps)
  })

  test('with one wrong character is invalid', fc.tuple(place, fc.nat(), fc.nat()), ([deps, where, what]) => {
    fc.pre(!isHome(deps))
    const right = code(deps),
      at = where % right.length
    const wrong = SIGNS[what % SIGNS.length]
    fc.pre(wrong !== right[at])
    expect(readShortCode(right.slice(0, at) + wrong + right.slice(at + 1))).toEqual({ bad: 'check' })
  })

  test(
    'of 8 characters with two neighbours swapped is invalid',
    fc.tuple(near, fc.integer({ min: 0, max: 6 })),
    ([deps, at]) => {
      fc.pre(!isHome(deps))
      const right = code(deps)
      fc.pre(right[at] !== right[at + 1])
      expect(readShortCode(right.slice(0, at) + right[at + 1] + right[at] + right.slice(at + 2))).toEqual({
        bad: 'check',
      })
    },
  )

  test(
    'never stands for two addresses',
    fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 4, maxLength: 11 }),
    typed => {
      const read = readShortCode(typed)
      if (!('bad' in read)) expect(code(read)).toBe(typed)
    },
  )

  it('is written in groups, as in the manual', () => {
    expect(shortCodeFor({ address: '192.168.1.27', port: 26262 })).toMatch(/^[0-9A-Z]{4}$/)
    expect(shortCodeFor({ address: '10.0.1.27', port: 26262 })).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)
    expect(shortCodeFor({ address: '192.168.1.27', port: 8080 })).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}$/)
    expect(shortCodeFor({ address: '8.8.8.8', port: 26262 })).toHaveLength(13)
  })

  it.each(['::1', 'fe80::1', '1.2.3', '1.2.3.256', '01.2.3.4', ''])('does not exist for %s', address => {
    expect(shortCodeFor({ address, port: 26262 })).toBeNull()
  })

  it.each([-1, 65_536, 26_262.5, Number.NaN])('does not exist for port %s', port => {
    expect(shortCodeFor({ address: '8.8.8.8', port })).toBeNull()
  })

  it('exists for the first and the last port', () => {
    for (const port of [0, 65_535])
      expect(readShortCode(shortCodeFor({ address: '8.8.8.8', port }) ?? '')).toMatchObject({ port })
  })

  it('says what is wrong with what was typed', () => {
    expect(readShortCode('7K2')).toEqual({ bad: 'length' })
    expect(readShortCode('7K2M-Q9X?')).toEqual({ bad: 'sign' })
    expect(readShortCode('00000000')).toEqual({ bad: 'check' })
  })
})
