import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { TLSSocket } from 'node:tls'
import { describe, expect, it, vi } from 'vitest'
import { isLoopback, ownAddresses, plainAddress, reachableAt } from '../../src-main/net/addresses'
import { fromOurPage, isOurHostName } from '../../src-main/net/originCheck'
import { readPages, servePage, type StaticPages } from '../../src-main/net/staticPages'
import { freshFolder } from '../kit/testStore'

/** The interfaces of a machine; null: those of this one. */
const interfaces = vi.hoisted(() => ({ now: null as object | null }))
vi.mock('node:os', async original => {
  const os = await original<typeof import('node:os')>()
  return { ...os, networkInterfaces: () => interfaces.now ?? os.networkInterfaces() }
})

describe('the addresses at which guests reach this machine', () => {
  it('are the one it is bound to', () => {
    expect(reachableAt('127.0.0.1')).toEqual(['127.0.0.1'])
    expect(reachableAt('192.0.2.7')).toEqual(['192.0.2.7'])
  })

  it('include no loopback address when it is bound to all', () => {
    expect(reachableAt('0.0.0.0').filter(isLoopback)).toEqual([])
  })

  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['localhost', true],
    ['192.168.1.27', false],
    ['10.127.0.1', false],
    ['::ffff:127.0.0.1', true],
    ['::ffff:10.0.0.1', false],
    ['::1234', false],
    ['::12', false],
    ['localhost.evil.test', false],
    ['', false],
  ])('%s reaches its own machine only: %s', (address, own) => {
    expect(isLoopback(address)).toBe(own)
  })

  it.each([
    ['192.168.1.5', '192.168.1.5', true],
    ['192.168.1.5', '127.0.0.1', true],
    ['192.168.1.5', '192.168.1.6', false],
    ['0.0.0.0', '192.168.1.5', false],
  ])('bound to %s, %s is its own machine: %s', (bind, address, own) => {
    expect(ownAddresses(bind)(address)).toBe(own)
  })
})

describe('a machine with several networks', () => {
  const net = (address: string, internal = false) => [{ address, family: 'IPv4', internal }]

  it('is reached first where the people of the room are: homes before offices, real networks before virtual ones', () => {
    interfaces.now = {
      lo: net('127.0.0.1', true),
      docker0: net('192.168.200.1'),
      eth2: net('8.8.8.8'),
      eth1: net('10.0.0.5'),
      tailscale0: net('100.64.0.1'),
      wifi: net('192.168.1.5'),
      eth0: net('172.20.0.5'),
    }
    expect(reachableAt('0.0.0.0')).toEqual([
      '192.168.1.5',
      '10.0.0.5',
      '172.20.0.5',
      '8.8.8.8',
      '192.168.200.1',
      '100.64.0.1',
    ])
    interfaces.now = null
  })

  it('is shown an IPv4 guest as IPv4', () => {
    expect(['::ffff:10.0.0.1', '10.0.0.1', 'fd00::1'].map(plainAddress)).toEqual(['10.0.0.1', '10.0.0.1', 'fd00::1'])
  })
})

describe('a request', () => {
  const request = (host: string | undefined, origin?: string, socket: object = {}): IncomingMessage =>
    ({
      headers: { ...(host === undefined ? {} : { host }), ...(origin === undefined ? {} : { origin }) },
      rawHeaders: host === undefined ? [] : ['Host', host],
      url: '/',
      socket,
    }) as never
  const tls = Object.create(TLSSocket.prototype) as object

  it.each([
    ['10.0.0.1', true],
    ['10.0.0.1:26262', true],
    ['[fd00::1]:26262', true],
    ['LOCALHOST:26262', true],
    ['Anna.local', true],
    ['anna.local.:1', true],
    ['[::1]', true],
    ['10.0.0.1:65535', true],
    ['[::1]evil', false],
    ['[::1', false],
    ['[10.0.0.1]', false],
    ['[fe80::1%25eth0]', false],
    ['10.0.0.1:65536', false],
    ['10.0.0.1:99999', false],
    ['10.0.0.1:0', false],
    ['10.0.0.1:', false],
    ['10.0.0.1.', false],
    ['127.1', false],
    ['localhost.', false],
    ['localhost..', false],
    ['evil@localhost', false],
    ['localhost@evil', false],
    ['localhost/', false],
    [' localhost', false],
    ['localhost, evil', false],
    ['ｌocalhost', false],
    [`${'a.'.repeat(200)}b`, false],
    ['evil-anna.local', false],
    ['anna.local.evil.test', false],
    ['evil.test', false],
    ['', false],
    [undefined, false],
  ])('to %s is to us: %s', (host, ours) => {
    expect(isOurHostName(request(host), ['anna.LOCAL'])).toBe(ours)
  })

  it('comes from our own page if that has the same name, port and way', () => {
    expect(fromOurPage(request('a:1'))).toBe(true)
    expect(fromOurPage(request('A:1', 'http://a:1'))).toBe(true)
    for (const origin of ['http://a:2', 'http://b:1', 'https://a:1', 'null', ''])
      expect([origin, fromOurPage(request('a:1', origin))]).toEqual([origin, false])
    expect(fromOurPage(request('a:1', 'https://a:1', tls))).toBe(true)
    expect(fromOurPage(request('a:1', 'http://a:1', tls))).toBe(false)
    // Each way has a port of its own that a page need not say.
    expect(fromOurPage(request('a:80', 'http://a'))).toBe(true)
    expect(fromOurPage(request('a', 'https://a:443', tls))).toBe(true)
    expect(fromOurPage(request('a:443', 'http://a'))).toBe(false)
    for (const origin of ['http://a:1/', 'http://u@a:1', 'http://a:1, http://a:1', 'http://'])
      expect([origin, fromOurPage(request('a:1', origin))]).toEqual([origin, false])
  })

  it('names one host in one place: not several, and none in its target', () => {
    const asked = request('localhost')
    expect(isOurHostName({ ...asked, rawHeaders: ['Host', 'localhost', 'hOST', 'evil'] } as never, [])).toBe(false)
    for (const url of ['http://evil/', 'evil:80', '*', ''])
      expect([url, isOurHostName({ ...asked, url } as never, [])]).toEqual([url, false])
  })
})

describe('a page', () => {
  const pages: StaticPages = new Map([
    ['/', { type: 'text/html', body: Buffer.from('<p>'), immutable: false }],
    ['/assets/a.js', { type: 'text/javascript', body: Buffer.from('1'), immutable: true }],
  ])
  function served(method: string, url: string) {
    const sent: { status: number; headers: { [name: string]: string | number }; body: unknown } = {
      status: 0,
      headers: {},
      body: undefined,
    }
    const response = {
      writeHead(status: number, headers: typeof sent.headers) {
        sent.status = status
        sent.headers = headers
        return response
      },
      end(body?: unknown) {
        sent.body = body
      },
    }
    servePage(pages, { method, url } as never, response as never)
    return sent
  }

  it('is kept for ever only if its name changes with what it holds', () => {
    expect(served('GET', '/').headers['Cache-Control']).toBe('no-cache')
    expect(served('GET', '/assets/a.js?x').headers['Cache-Control']).toContain('immutable')
  })

  it('is read from its folder: what has a hash in its name is below /assets/, and nothing else never changes', async () => {
    const folder = freshFolder()
    mkdirSync(path.join(folder, 'assets'))
    for (const file of ['index.html', 'app.webmanifest', 'assets/a.js']) writeFileSync(path.join(folder, file), file)
    const read = readPages(folder)
    expect([...read].map(([url, { type, immutable }]) => [url, type.split(';')[0], immutable]).sort()).toEqual([
      ['/', 'text/html', false],
      ['/app.webmanifest', 'application/manifest+json', false],
      ['/assets/a.js', 'text/javascript', true],
      ['/index.html', 'text/html', false],
    ])
    rmSync(folder, { recursive: true })
  })

  it('is sent whole, or its head alone, and taken from nobody', () => {
    expect(served('GET', '/')).toMatchObject({ status: 200, body: Buffer.from('<p>') })
    expect(served('HEAD', '/')).toMatchObject({ status: 200, body: undefined, headers: { 'Content-Length': 3 } })
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) expect(served(method, '/').status).toBe(405)
    expect(served('GET', '/none').status).toBe(404)
    for (const sent of [served('GET', '/'), served('GET', '/none'), served('PUT', '/')])
      expect(sent.headers['Content-Security-Policy']).toContain("default-src 'none'")
  })

  describe('that is long', () => {
    const text = Buffer.from('<p>Тайна</p>'.repeat(500))
    const long: StaticPages = new Map([
      ['/', { type: 'text/html; charset=utf-8', body: text, immutable: false }],
      ['/face.woff2', { type: 'font/woff2', body: text, immutable: true }],
    ])
    interface Answered {
      readonly headers: { readonly [name: string]: unknown }
      readonly body: Buffer | undefined
    }
    const answered = (url: string, accepts: string | undefined, method = 'GET'): Promise<Answered> =>
      new Promise(done => {
        let headers: Answered['headers'] = {}
        const response = {
          writeHead(_: number, sent: Answered['headers']) {
            headers = sent
            return response
          },
          end(body?: Buffer) {
            done({ headers, body })
          },
        }
        servePage(long, { method, url, headers: { 'accept-encoding': accepts } } as never, response as never)
      })

    it('is packed for those who take it packed', async () => {
      for (const accepts of ['gzip', 'gzip, deflate', 'br, GZIP;q=0.5']) {
        const { headers, body } = await answered('/', accepts)
        expect(headers).toMatchObject({ 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
        expect(headers['Content-Length']).toBe(body?.length)
        expect(body && gunzipSync(body)).toEqual(text)
        expect((await answered('/', accepts, 'HEAD')).headers).toEqual(headers)
      }
    })

    it('is sent as it is to all others, and where packing would gain nothing', async () => {
      for (const accepts of [undefined, '', 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'xgzip']) {
        const { headers, body } = await answered('/', accepts)
        expect([headers['Content-Encoding'], headers.Vary, body]).toEqual([undefined, 'Accept-Encoding', text])
      }
      const face = await answered('/face.woff2', 'gzip')
      expect([face.headers['Content-Encoding'], face.headers.Vary, face.body]).toEqual([undefined, undefined, text])
    })
  })
})
