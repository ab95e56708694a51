/** Links to a table, and what else a person gives to say where one is. */
import { describe, expect, it } from 'vitest'
import { shortCodeFor } from '../../src-shared/lan/shortCode'
import { readLink, writeLink, type Link } from '../../src-shared/lan/link'
import { placeOfLink } from '../../src-shared/lan/pin'
import { isPlace, readPlace } from '../../src-shared/lan/place'

const PRINT = 'q2Zk3mJ0h1sVbX9cT4w-8nYrLpA_5uGdEeFf6iKoMyQ'
const FULL: Link = {
  addresses: ['192.168.1.27', '10.0.0.5', 'fd00::5', 'anna.local'],
  port: 26262,
  fingerprint: PRINT,
  table: 'kY-3_x',
}
const BARE: Link = { addresses: ['192.168.1.27'], port: 26263, fingerprint: null, table: null }

describe('a link', () => {
  it('opens the page in a browser: what no browser needs to send stands in the fragment', () => {
    expect(writeLink(FULL, 'http')).toBe(
      `http://192.168.1.27:26262/?table=kY-3_x#f=${PRINT}&a=10.0.0.5,fd00::5,anna.local`,
    )
    expect(writeLink(BARE, 'http')).toBe('http://192.168.1.27:26263/')
  })

  it('opens the app: nothing stands in a fragment, which some systems drop', () => {
    expect(writeLink(FULL, 'undertable')).toBe(
      `undertable://192.168.1.27:26262/?table=kY-3_x&f=${PRINT}&a=10.0.0.5,fd00::5,anna.local`,
    )
  })

  it.each(['http', 'undertable'] as const)('of %s reads back', scheme => {
    for (const link of [FULL, BARE, { ...FULL, addresses: ['fd00::5'] }, { ...BARE, table: 't' }])
      expect(readLink(writeLink(link, scheme))).toEqual(link)
  })

  it('leads nowhere without an address', () => {
    expect(writeLink({ ...FULL, addresses: [] }, 'http')).toBe('')
  })

  it('carries eight addresses at most', () => {
    const many = Array.from({ length: 20 }, (_, i) => `10.0.0.${i}`)
    expect(readLink(writeLink({ ...BARE, addresses: many }, 'http'))).toMatchObject({ addresses: many.slice(0, 8) })
    expect(readLink(`http://10.0.0.0:1/#a=${many.join(',')}`)).toMatchObject({ addresses: many.slice(0, 8) })
  })

  it('names one address once', () => {
    expect(readLink('http://10.0.0.1:1/#a=10.0.0.1,10.0.0.2,10.0.0.2')).toMatchObject({
      addresses: ['10.0.0.1', '10.0.0.2'],
    })
  })

  it('is understood as people and programs change it: spaces around, capitals, no path, other words in it', () => {
    expect(readLink('  HTTP://Anna.local:26264?lang=ru  ')).toEqual({
      addresses: ['anna.local'],
      port: 26264,
      fingerprint: null,
      table: null,
    })
    expect(readLink('undertable://10.0.0.1')).toMatchObject({ port: 26262 })
    expect(readLink('https://10.0.0.1/')).toMatchObject({ port: 443 })
    expect(readLink(`undertable://10.0.0.1:26262/?table=t#f=${PRINT}`)).toMatchObject({
      fingerprint: PRINT,
      table: 't',
    })
  })

  it.each([
    ['nothing', ''],
    ['words', 'see you at eight'],
    ['another scheme', 'javascript://10.0.0.1/'],
    ['a file', 'file:///etc/passwd'],
    ['no address', 'http:///'],
    ['a name and a password', 'http://anna:secret@10.0.0.1/'],
    ['an address that is none', 'http://10.0.0.256/'],
    ['part of an address', 'http://10.0.1/'],
    ['port nought', 'http://10.0.0.1:0/'],
    ['a port too high', 'http://10.0.0.1:65536/'],
    ['a print cut short', `http://10.0.0.1:1/#f=${PRINT.slice(1)}`],
    ['a table that is markup', 'http://10.0.0.1:1/?table=%3Cb%3E'],
    ['a further address that is none', 'http://10.0.0.1:1/#a=10.0.0.2,%00'],
    ['broken signs', 'http://10.0.0.1:1/?table=%E0%A4%A'],
    ['a name in brackets', 'http://[anna]:1/'],
    ['an IPv4 address in brackets', 'http://[10.0.0.1]:1/'],
    ['a link without end', `http://10.0.0.1:1/?x=${'x'.repeat(1000)}`],
  ])('with %s in it is refused', (_, text) => {
    expect(readLink(text)).toEqual({ refused: 'linkUnreadable' })
  })
})

describe('where a table is, by hand', () => {
  const at = (address: string, port = 26262): Link => ({ addresses: [address], port, fingerprint: null, table: null })

  it.each([
    ['192.168.1.27', at('192.168.1.27')],
    [' 192.168.1.27:4711 ', at('192.168.1.27', 4711)],
    ['192.168.1.27:26262/', at('192.168.1.27')],
    ['Anna.local', at('anna.local')],
    ['anna:26263', at('anna', 26263)],
    ['localhost', at('localhost')],
    ['fd00::5', at('fd00::5')],
    ['[fd00::5]:26270', at('fd00::5', 26270)],
    [`${shortCodeFor({ address: '192.168.1.27', port: 26262 }) ?? ''}.`, at('192.168.1.27')],
    [writeLink(FULL, 'http'), FULL],
    [writeLink(FULL, 'undertable'), FULL],
    [shortCodeFor({ address: '192.168.1.27', port: 26265 }) ?? '', at('192.168.1.27', 26265)],
    [(shortCodeFor({ address: '10.1.2.3', port: 26262 }) ?? '').toLowerCase().replace('-', ' '), at('10.1.2.3')],
  ])('%s is read', (text, place) => {
    expect(readPlace(text)).toEqual(place)
  })

  it('a typing mistake in a code is told apart from text that is not a place at all', () => {
    const code = shortCodeFor({ address: '192.168.1.27', port: 26265 }) ?? ''
    const slip = (code.startsWith('7') ? '8' : '7') + code.slice(1)
    expect(readPlace(slip)).toEqual({ refused: 'codeSlip' })
    // Four letters could be a code.
    expect(readPlace('anna')).toEqual({ refused: 'codeSlip' })
    for (const text of [
      '',
      'annas',
      '192.168.1',
      '300.1.1.1',
      '10.0.0.1:0',
      '10.0.0.1:70000',
      '..',
      'a b',
      '10.0.0.1 and more',
    ])
      expect(readPlace(text)).toEqual({ refused: 'placeUnreadable' })
    expect(readPlace('ftp://10.0.0.1')).toEqual({ refused: 'linkUnreadable' })
  })
})

describe('the place of a link', () => {
  it('has the certificate that the link names, as one that the person chose: no other host answers for it', () => {
    expect(placeOfLink(FULL)).toEqual({
      ...{ addresses: FULL.addresses, port: FULL.port, table: FULL.table, announced: null },
      pin: { fingerprint: PRINT, from: 'link' },
    })
  })

  it('expects no certificate where none is named', () => {
    expect(placeOfLink(BARE)).toMatchObject({ pin: null, announced: null })
  })
})

describe('the port of a place', () => {
  it('is any from 1 to 65535, by hand and in a link; where none is said, that of our hosts', () => {
    for (const [port, isRead] of [
      ['0', false],
      ['1', true],
      ['65535', true],
      ['65536', false],
      ['99999', false],
    ] as const) {
      expect([port, isPlace(readPlace(`192.168.1.27:${port}`))]).toEqual([port, isRead])
      expect([port, isPlace(readPlace(`anna:${port}`))]).toEqual([port, isRead])
      expect([port, isPlace(readPlace(`[fd00::5]:${port}`))]).toEqual([port, isRead])
      expect([port, isPlace(readLink(`http://192.168.1.27:${port}/`))]).toEqual([port, isRead])
    }
    for (const place of ['192.168.1.27', 'anna.local', 'localhost', '[fd00::5]', 'fd00::5'])
      expect([place, readPlace(place)]).toMatchObject([place, { port: 26262, fingerprint: null, table: null }])
  })

  it('names a machine whose digits are those of an address, or it is none', () => {
    for (const odd of [
      '192.168.1.256',
      '192.168.1',
      '1.2.3.4.5',
      '192.168.1.1.',
      '-anna.local',
      `${'a'.repeat(64)}.local`,
    ])
      expect([odd, isPlace(readPlace(odd))]).toEqual([odd, false])
  })
})
