/** A web page of somebody else names this host as no guest would, to get past the check of names. */
import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'

const isOurs = async (host: string | undefined): Promise<boolean> => {
  const { isOurHostName } = await import('../../src-main/net/originCheck')
  const rawHeaders = host === undefined ? [] : ['Host', host]
  return isOurHostName({ headers: { host }, rawHeaders, url: '/' } as IncomingMessage, ['Den.local'])
}

it.each([
  '[::1]evil',
  '[::1]evil:80',
  '[::1].evil.org',
  '[::1',
  '::1]',
  '[evil]',
  '[127.0.0.1]',
  '127.0.0.1:99999',
  '127.0.0.1:80:80',
  '127.0.0.1:x',
  '127.1',
  'localhost.evil.org',
  'evil.org#localhost',
  'user@localhost',
  'localhost/evil',
  'localhost evil',
  'den.local.evil.org',
  '',
  undefined,
])('the header %j is not ours', async host => {
  expect(await isOurs(host)).toBe(false)
})

it.each([
  '[::1]',
  '[::1]:26262',
  '[fd00::2]:1',
  '127.0.0.1',
  '10.0.0.1:26262',
  'localhost',
  'LOCALHOST:80',
  'den.LOCAL:1',
])('the header %j is', async host => {
  expect(await isOurs(host)).toBe(true)
})
