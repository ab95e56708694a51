/** The page's sockets to tables: what they carry, and which hosts are sent a token. */
import { describe, expect, it } from 'vitest'
import type { ConnectionEvent } from '../../src-shared/desktop/bridge'
import { TableSockets } from '../../src-main/desktop/tableSockets'
import type { HostLinkEvents } from '../../src-main/net/client'

describe("the page's sockets", () => {
  const PLACE = { addresses: ['10.0.0.1'], port: 26262, pin: null, announced: null, table: null }
  const MET = { address: '10.0.0.1', fingerprint: 'print', trust: 'known', authWords: [1] } as const
  function lines() {
    const connection: { events: HostLinkEvents; addresses: readonly string[]; sent: string[]; closed: number }[] = [],
      news: ConnectionEvent[] = [],
      reached: string[] = []
    const stored = new Map<string, string>()
    const made = new TableSockets({
      dial: ({ addresses }, events) => {
        const line = { events, addresses, sent: [] as string[], closed: 0 }
        connection.push(line)
        return {
          send: text => {
            line.sent.push(text)
          },
          close: () => {
            line.closed++
          },
        }
      },
      tokens: {
        get: place => stored.get(place) ?? null,
        set: (place, token) => {
          stored.set(place, token)
        },
      },
      ownerKey: fingerprint => (fingerprint === 'ours' ? 'key' : null),
      onEvent: one => {
        news.push(one)
      },
      onReached: (address, port) => {
        reached.push(`${address}:${port}`)
      },
      reachedAt: () => [],
    })
    return { made, dialled: connection, news, reached, kept: stored }
  }

  it('carry texts both ways, and end', () => {
    const { made, dialled: connection, news, reached } = lines()
    made.dial(1, PLACE)
    connection[0]?.events.opened(MET)
    made.send(1, 'hello')
    connection[0]?.events.received('welcome')
    connection[0]?.events.closed(1006, { refused: 'hostChanged' })
    connection[0]?.events.received('late')
    connection[0]?.events.opened(MET)
    connection[0]?.events.closed(1006, null)
    made.send(1, 'late')
    expect(connection[0]?.sent).toEqual(['hello'])
    expect(reached).toEqual(['10.0.0.1:26262'])
    expect(news).toEqual([
      { line: 1, is: 'opened', met: MET, token: null, owner: null },
      { line: 1, is: 'heard', text: 'welcome' },
      { line: 1, is: 'closed', code: 1006, why: { refused: 'hostChanged' } },
    ])
  })

  it('send a token only to the host and table that gave it', () => {
    const { made, dialled: connection, news, kept: stored } = lines()
    made.dial(1, PLACE)
    made.storeToken(1, 'too early')
    made.storeToken(9, 'of no line')
    expect(stored.size).toBe(0)
    connection[0]?.events.opened(MET)
    made.storeToken(1, 'mine')
    for (const [line, place, fingerprint] of [
      [2, PLACE, 'print'],
      [3, { ...PLACE, table: 'b' }, 'print'],
      [4, PLACE, 'another'],
    ] as const) {
      made.dial(line, place)
      connection.at(-1)?.events.opened({ ...MET, fingerprint })
    }
    expect(news.slice(1).map(one => (one.is === 'opened' ? one.token : ''))).toEqual(['mine', null, null])
  })

  it('take the token along to the computer that the table has moved to, and to no other', () => {
    const { made, dialled: connection, news } = lines()
    made.dial(1, PLACE)
    connection[0]?.events.opened(MET)
    made.storeToken(1, 'mine')
    const moved = { ...PLACE, table: 't' }
    made.dial(2, moved, { fingerprint: 'print', table: null })
    connection[1]?.events.opened({ ...MET, fingerprint: 'next' })
    made.dial(3, moved, { fingerprint: 'print', table: 'u' })
    connection[2]?.events.opened({ ...MET, fingerprint: 'next' })
    expect(news.map(one => (one.is === 'opened' ? one.token : ''))).toEqual([null, 'mine', null])
  })

  it('go where a person has chosen, and where other computers say only within this network', () => {
    const { made, dialled: connection } = lines()
    const far = { ...PLACE, addresses: ['198.51.100.7', '10.0.0.1', 'router.example'] }
    made.dial(1, far)
    connection[0]?.events.opened(MET)
    made.dial(2, far, { fingerprint: 'print', table: null })
    made.dial(3, { ...far, port: 9100 }, { fingerprint: 'print', table: null })
    expect(connection.map(({ addresses }) => addresses)).toEqual([far.addresses, ['10.0.0.1'], []])
    expect(made.allowed(far)).toEqual(['10.0.0.1'])
  })

  it('say where a verified host is, and nothing of one that is not', () => {
    const { made, dialled: connection } = lines()
    made.dial(1, { ...PLACE, addresses: ['10.0.0.2', '10.0.0.1'] })
    expect([made.hostOf(1), made.hostOf(2)]).toEqual([null, null])
    connection[0]?.events.opened(MET)
    expect(made.hostOf(1)).toEqual({ id: 'print', name: '10.0.0.1', addresses: ['10.0.0.1'], port: 26262 })
  })

  it("tell the page the owner's key for this machine's own host, and for no other", () => {
    const { made, dialled: connection, news } = lines()
    for (const [line, fingerprint] of [
      [1, 'ours'],
      [2, 'print'],
    ] as const) {
      made.dial(line, PLACE)
      connection.at(-1)?.events.opened({ ...MET, fingerprint })
    }
    expect(news.map(one => (one.is === 'opened' ? one.owner : ''))).toEqual(['key', null])
  })

  it('are limited to what a page needs; an id in use cannot be opened again', () => {
    const { made, dialled: connection } = lines()
    for (const number of [1, 1, 2, 3, 4, 5]) made.dial(number, PLACE)
    expect(connection).toHaveLength(4)
    made.hangUp(2)
    made.hangUp(2)
    made.hangUpAll()
    expect(connection.map(({ closed }) => closed)).toEqual([1, 1, 1, 1])
  })
})
