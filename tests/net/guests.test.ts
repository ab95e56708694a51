/** Guests over plain HTTP, from another machine: 127.0.0.9 here. Whether they come in is what the host has switched. */
import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { nodeClock } from '../../src-main/nodeDeps'
import type { PeerHost } from '../../src-main/peer'
import { serve, type Server } from '../../src-main/net/server'
import { CLOSE, PROTOCOL } from '../../src-shared/wire'
import { appMessages } from '../../src-shared/locales/messages'
import { named, NO_LOOPBACKS } from '../kit/platform'

const HERE = '127.0.0.1',
  ELSEWHERE = '127.0.0.9'
vi.mock('../../src-main/net/addresses', async original => {
  const addresses = await original<typeof import('../../src-main/net/addresses')>()
  return {
    ...addresses,
    isLoopback: (address: string) => address !== '127.0.0.9' && addresses.isLoopback(address),
  }
})

/** A host that lets everybody in. */
const OPEN: PeerHost = {
  hello: () => ({}),
  checkCode: () => Promise.resolve({}),
  receive: () => Promise.resolve(),
  disconnected: () => undefined,
}

let server: Server, allowed: boolean
const sockets: WebSocket[] = []
beforeEach(async () => {
  allowed = true
  const page = { type: 'text/html', body: Buffer.from('<!doctype html>'), immutable: false }
  server = await serve({
    ...{ host: OPEN, clock: nodeClock, pages: new Map([['/', page]]), bind: HERE, port: 0, names: [] },
    guestsAllowed: () => allowed,
    isLocal: address => address === HERE,
  })
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.terminate()
  await server.close()
})

async function page(from: string, language: string): Promise<readonly [number | undefined, string]> {
  const asked = request({ host: HERE, port: server.port, localAddress: from, headers: { 'accept-language': language } })
  const [response] = (await once(asked.end(), 'response')) as [IncomingMessage]
  let text = ''
  for await (const part of response) text += String(part)
  return [response.statusCode, text]
}
async function connected(from: string): Promise<WebSocket> {
  const socket = new WebSocket(`ws://${HERE}:${server.port}/table`, { localAddress: from })
  sockets.push(socket)
  await once(socket, 'open')
  return socket
}
const code = async (socket: WebSocket): Promise<unknown> => ((await once(socket, 'close')) as unknown[])[0]

describe.skipIf(NO_LOOPBACKS !== null)(named('a guest in a browser', NO_LOOPBACKS), () => {
  it('gets the page and a place, where guests are allowed', async () => {
    expect((await page(ELSEWHERE, 'en'))[0]).toBe(200)
    const socket = await connected(ELSEWHERE)
    const pong = once(socket, 'pong')
    socket.ping()
    await pong
    expect(socket.readyState).toBe(WebSocket.OPEN)
  })

  it('is told in their language that they are not allowed, and so is a page that is open already', async () => {
    allowed = false
    for (const language of ['en', 'ru', 'it'] as const) {
      const [status, text] = await page(ELSEWHERE, `${language};q=0.9, de`)
      expect(status).toBe(403)
      expect(text).toContain(`<html lang="${language}">`)
      expect(text).toContain(appMessages[language].refusals.guestsOff)
    }
    expect(await code(await connected(ELSEWHERE))).toBe(CLOSE.guestsOff)
  })

  it('is sent away when that is switched off, and the host’s own window is not', async () => {
    const [own, guest] = [await connected(HERE), await connected(ELSEWHERE)]
    const gone = code(guest)
    allowed = false
    server.dropGuests()
    expect(await gone).toBe(CLOSE.guestsOff)
    expect((await page(HERE, 'en'))[0]).toBe(200)
    expect(own.readyState).toBe(WebSocket.OPEN)
  })

  it('has thirty-two sockets at once, and room for another when one has closed', async () => {
    for (let n = 0; n < 32; n++) {
      const socket = await connected(ELSEWHERE)
      socket.send(JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna' }))
      const pong = once(socket, 'pong')
      socket.ping()
      await pong
    }
    await expect(connected(ELSEWHERE)).rejects.toThrow('403')
    sockets[0]?.close()
    await (sockets[0] && once(sockets[0], 'close'))
    expect((await connected(ELSEWHERE)).readyState).toBe(WebSocket.OPEN)
  })
})
