/** A host's port takes the connections of computers that keep its tables, and of no other. */
import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { nodeClock } from '../../src-main/nodeDeps'
import type { PeerHost } from '../../src-main/peer'
import { serve, type KeeperServer, type Server } from '../../src-main/net/server'

const NOBODY: PeerHost = {
  hello: () => ({ refused: 'tableUnknown' }),
  checkCode: () => Promise.resolve({ refused: 'tableUnknown' }),
  receive: () => Promise.resolve(),
  disconnected: () => undefined,
}

let server: Server, accepted: string[], caller: string | null, keepers: KeeperServer | null
const opened: WebSocket[] = []
beforeEach(() => {
  accepted = []
  caller = 'b'
  keepers = {
    path: '/keep',
    maxFrame: 1024,
    hosts: table => table === 'friday',
    answer: table => ({ hosts: table === 'friday', host: null, gone: null }),
    callerOf: () => caller,
    accept: (from, _, address) => accepted.push(`${from} ${address}`),
  }
})
afterEach(async () => {
  for (const socket of opened.splice(0)) socket.terminate()
  await server.close()
})
const start = async (more: Partial<Parameters<typeof serve>[0]> = {}): Promise<void> => {
  server = await serve({
    host: NOBODY,
    clock: nodeClock,
    pages: new Map(),
    bind: '127.0.0.1',
    port: 0,
    names: [],
    keepers,
    ...more,
  })
}
/** @returns whether the connection was taken, or the status with which it was not */
async function upgrade(path: string): Promise<number | true> {
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}`)
  opened.push(socket)
  return Promise.race([
    once(socket, 'open').then(() => true as const),
    once(socket, 'unexpected-response').then(([, response]) => (response as { statusCode: number }).statusCode),
  ])
}
const asks = async (query: string, method = 'GET'): Promise<unknown> => {
  const response = await fetch(`http://127.0.0.1:${server.port}/hosts${query}`, { method })
  return response.ok ? response.json() : response.status
}

describe('a computer that would keep a table', () => {
  it('is taken when it has proved who it is', async () => {
    await start()
    expect(await upgrade('/keep')).toBe(true)
    expect(accepted).toEqual(['b 127.0.0.1'])
  })

  it('keeps its connection when somebody at its address opens too many', async () => {
    await start({ isLocal: () => false })
    await upgrade('/keep')
    const [keeper] = opened
    const crowd = Array.from({ length: 64 }, () => connect(server.port, '127.0.0.1').on('error', () => undefined))
    // 64 there may be of an address: one of them is the computer's.
    await Promise.race([keeper, ...crowd].map(socket => socket && once(socket, 'close')))
    expect(keeper?.readyState).toBe(WebSocket.OPEN)
    expect(crowd.filter(({ closed }) => closed)).toHaveLength(1)
    for (const socket of crowd) socket.destroy()
  })

  it('is not taken when it has not', async () => {
    caller = null
    await start()
    expect(await upgrade('/keep')).toBe(403)
    expect(accepted).toEqual([])
  })

  it('is taken at its own path alone, and nowhere where no table is kept', async () => {
    await start()
    expect(await upgrade('/keep2')).toBe(403)
    await server.close()
    keepers = null
    await start()
    expect(await upgrade('/keep')).toBe(403)
    expect(accepted).toEqual([])
  })
})

describe('whether a table is hosted here', () => {
  it('is told to anybody who asks for it by its id, and to nobody who does anything else', async () => {
    await start()
    expect(await asks('?table=friday')).toMatchObject({ hosts: true })
    expect(await asks('?table=monday')).toMatchObject({ hosts: false })
    expect(await asks('')).toMatchObject({ hosts: false })
    expect([await asks('?table=friday', 'POST'), await asks('?table=friday', 'DELETE')]).toEqual([405, 405])
  })

  it('is proven for a number of 32 hex digits, and for nothing else that somebody would have signed', async () => {
    const asked: (string | null)[] = []
    if (keepers)
      keepers = {
        ...keepers,
        answer: (_, nonce) => {
          asked.push(nonce)
          return { hosts: true, host: null, gone: null }
        },
      }
    await start()
    const nonce = '0a'.repeat(16)
    for (const given of [
      nonce,
      '',
      nonce.slice(1),
      `${nonce}0`,
      nonce.toUpperCase(),
      `${nonce.slice(1)}g`,
      `${nonce}%0a`,
    ])
      await asks(`?table=friday&nonce=${given}`)
    await asks('?table=friday')
    expect(asked).toEqual([nonce, null, null, null, null, null, null, null])
  })

  it('may be read by a page of any host: one that has lost its own asks the others', async () => {
    await start()
    const { headers } = await fetch(`http://127.0.0.1:${server.port}/hosts?table=friday`)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('cache-control')).toBe('no-store')
    const page = await fetch(`http://127.0.0.1:${server.port}/`)
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
  })

  it('is asked by pages of the table at other computers: where it is kept, and nowhere else, they may', async () => {
    const policy = async (): Promise<string> => {
      const response = await fetch(`http://127.0.0.1:${server.port}/`)
      return response.headers.get('content-security-policy') ?? ''
    }
    await start()
    expect(await policy()).toContain("connect-src 'self' http:;")
    await server.close()
    keepers = null
    await start()
    expect(await policy()).toContain("connect-src 'self';")
  })

  it('is not told where no table is kept', async () => {
    keepers = null
    await start()
    expect(await asks('?table=friday')).toBe(404)
  })
})
