/**
 * A hostile host against the page in a real browser: the page refuses with a message, runs nothing, and stays usable.
 */
import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { WebSocketServer, type WebSocket } from 'ws'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Json } from '../../src-shared/kernel'
import type { StateUpdate } from '../../src-shared/wire'
import { readPages, servePage, type StaticPages } from '../../src-main/net/staticPages'
import { openParty } from '../kit/party'
import { ALL_GAMES } from '../secrecy/games'
import { openBrowser, Visitor } from './stage'

type HostScript = (socket: WebSocket, n: number) => void

/** Serves our page, and sends on its socket what a test tells it to. */
class EvilHost {
  hello: HostScript = () => undefined
  redirects = false
  private constructor(
    private readonly http: Server,
    readonly port: number,
  ) {}

  static async open(pages: StaticPages): Promise<EvilHost> {
    const http = createServer((request, response) => {
      servePage(pages, request, response)
    })
    const sockets = new WebSocketServer({ noServer: true })
    http.on('upgrade', (request, socket, head) => {
      if (evil.redirects) {
        socket.end('HTTP/1.1 302 Found\r\nLocation: http://127.0.0.1:9/elsewhere\r\nConnection: close\r\n\r\n')
        return
      }
      sockets.handleUpgrade(request, socket, head, line => {
        line.on('error', () => undefined)
        line.on('message', data => {
          const message = JSON.parse(String(data)) as { kind: string; n: number }
          if (message.kind === 'hello') evil.hello(line, message.n)
        })
      })
    })
    http.listen(0, '127.0.0.1')
    await once(http, 'listening')
    const evil = new EvilHost(http, (http.address() as AddressInfo).port)
    return evil
  }

  close(): void {
    this.http.closeAllConnections()
    this.http.close()
  }
}

let browser: Browser, pages: StaticPages, evil: EvilHost
beforeAll(async () => {
  pages = await readPages(path.resolve(import.meta.dirname, '../../out/renderer'))
  browser = await openBrowser()
  evil = await EvilHost.open(pages)
})
afterAll(async () => {
  await browser.close()
  evil.close()
})

let guest: Visitor | null = null
afterEach(async () => {
  evil.redirects = false
  await guest?.context.close()
  guest = null
})

const send = (socket: WebSocket, message: unknown): void => {
  socket.send(typeof message === 'string' ? message : JSON.stringify(message))
}
const welcome = (n: number) => ({ kind: 'welcome', n, version: 1, token: 'token' })

/** An update of a real match, in the lobby or at the table. */
async function realFrame(game: number, phase: 'lobby' | 'match'): Promise<StateUpdate> {
  const party = await openParty({ kit: (ALL_GAMES[game] ?? ALL_GAMES[0])[1], seed: 3, people: 4 })
  const { updates: frames } = party.guests[1] ?? party.spectator
  const found = phase === 'lobby' ? frames.find(frame => frame.party.phase === 'lobby') : frames.at(-1)
  if (!found) throw new Error('no such frame')
  return { ...found, log: [] }
}

const script =
  (...messages: unknown[]): HostScript =>
  (socket, n) => {
    send(socket, welcome(n))
    for (const message of messages) send(socket, message)
  }

async function openPage(): Promise<Visitor> {
  guest = await Visitor.knock({ browser, port: evil.port }, 'Anna')
  return guest
}

/** The page says that it has disconnected, ran nothing, and works with a normal host again. */
async function refusesAndGoesOn(visitor: Visitor): Promise<void> {
  const closed = visitor.page.locator('[data-test="closed"]')
  await closed.waitFor()
  expect(await closed.getAttribute('data-why')).toBe('hostGarbled')
  expect(((await closed.textContent()) ?? '').length).toBeGreaterThan(30)
  // The console may say what could not be drawn; nothing else has happened.
  expect(visitor.faults.filter(fault => !fault.startsWith('console: TypeError'))).toEqual([])
  evil.hello = script(await realFrame(0, 'lobby'))
  await visitor.test('come-back').click()
  await visitor.test('lobby').waitFor()
}

const TABLE = (frame: StateUpdate, table: unknown): unknown => ({
  ...frame,
  match: frame.match && { ...frame.match, view: { ...frame.match.view, open: { ...frame.match.view.open, table } } },
})

describe('a host that sends nonsense', () => {
  const NONSENSE: readonly (readonly [string, (lobby: StateUpdate, match: StateUpdate) => unknown])[] = [
    ['no JSON', () => '{"kind":'],
    ['a kind nobody knows', () => ({ kind: 'run', code: 'alert(1)' })],
    ['a frame without a party', lobby => ({ ...lobby, party: null })],
    ['seats without names', lobby => ({ ...lobby, party: { ...lobby.party, seats: [{ who: 'person' }] } })],
    ['nesting without end', () => '['.repeat(100_000)],
    ['views without a table', (_, match) => TABLE(match, null)],
    ['views of the wrong shape', (_, match) => TABLE(match, { slots: 7, characters: 'x', coins: null })],
    ['50 megabytes', lobby => ({ ...lobby, party: { ...lobby.party, padding: 'x'.repeat(50 * 1024 * 1024) } })],
    [
      'a deck of 10,000 cards',
      () => ({
        kind: 'deck',
        hash: 'x'.repeat(64),
        deck: { cards: Array.from({ length: 10_000 }, (_, i) => ({ id: `c${i}` })) },
      }),
    ],
  ]

  it.each(NONSENSE)('%s: refused with a message', async (_, make) => {
    evil.hello = script(make(await realFrame(0, 'lobby'), await realFrame(0, 'match')))
    await refusesAndGoesOn(await openPage())
  })

  it('a redirect is not followed: the page looks for its own table again', async () => {
    evil.redirects = true
    const visitor = await openPage()
    await visitor.page.locator('[role="status"]').first().waitFor()
    expect(visitor.faults.filter(fault => fault.startsWith('request'))).toEqual([])
    evil.redirects = false
    evil.hello = script(await realFrame(0, 'lobby'))
    await visitor.test('lobby').waitFor()
  })
})

describe('a host that sends hostile text', () => {
  const MARKUP = '<img src=x onerror="window.hit=1"><script>window.hit=1</script>{{constructor}}@:x|y'
  const BIDI = 'evil\u202egnp.exe\u2066\u200b\u0007'
  const lying =
    (word: string) =>
    (_: string, value: Json): Json =>
      typeof value === 'string' && /^(Guest \d|Party|Spectator)$/.test(value) ? word : value

  it.each([
    ['markup', MARKUP],
    ['signs that turn text about', BIDI],
  ])('%s in names: shown as text, in the lobby and at every board', async (_, word) => {
    const frame = JSON.parse(JSON.stringify(await realFrame(0, 'lobby')), lying(word)) as StateUpdate
    evil.hello = script({
      ...frame,
      party: { ...frame.party, invite: ['javascript:window.hit=1', 'http://127.0.0.1:9/x', word] },
    })
    const visitor = await openPage()
    await visitor.test('lobby').waitFor()
    for (const game of ALL_GAMES.keys()) {
      evil.hello = script(JSON.parse(JSON.stringify(await realFrame(game, 'match')), lying(word)))
      await visitor.page.reload()
      await visitor.test('table').waitFor()
      expect(
        await visitor.page.evaluate(() => [
          Reflect.get(window, 'hit') ?? null,
          document.querySelectorAll('img[src="x"],a[href^="javascript"],main script').length,
        ]),
      ).toEqual([null, 0])
      expect(
        await visitor.page.evaluate(() => /[\u202a-\u202e\u2066-\u2069\u200b]/.test(document.body.innerText)),
      ).toBe(false)
      await visitor.fits()
    }
    expect(visitor.faults).toEqual([])
  })

  it('markup in a deck and in typed lines: shown as text', async () => {
    const overlord = ALL_GAMES.findIndex(([name]) => name === 'Overlord')
    const frame = await realFrame(overlord, 'match')
    const hash = 'a'.repeat(64)
    const hints = Array.from({ length: 60 }, (_, i) => ({
      id: `h${i}`,
      symbol: 'item',
      titles: { en: `${MARKUP} ${BIDI} ${i}` },
    }))
    const actions = Array.from({ length: 40 }, (_, i) => ({
      id: `a${i}`,
      kind: 'pass',
      symbol: 'item',
      skull: i % 2 === 0,
    }))
    const table = frame.match?.view.open.table as { readonly [key: string]: Json }
    evil.hello = script(
      { kind: 'deck', hash, deck: { titles: { en: MARKUP }, hints, actions } },
      TABLE(
        { ...frame, party: { ...frame.party, options: { ...frame.party.options, deck: hash } } },
        { ...table, deck: hash, errand: `${MARKUP} ${BIDI}` },
      ),
    )
    const visitor = await openPage()
    await visitor.page.locator('[data-test="table"],[data-test="closed"]').first().waitFor()
    expect(
      await visitor.page.evaluate(() => [
        Reflect.get(window, 'hit') ?? null,
        document.querySelectorAll('img[src="x"],main script').length,
      ]),
    ).toEqual([null, 0])
    expect(visitor.faults).toEqual([])
  })
})
