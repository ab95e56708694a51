/** The connections of a computer with the others of its tables, with sockets in memory. */
import { EventEmitter } from 'node:events'
import { beforeEach, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { KeepLinks } from '../../../src-main/keep/links/keepLinks'
import type { KeepMessage } from '../../../src-main/keep/links/messages'
import { VirtualClock } from '../../kit/clock'

class Socket extends EventEmitter {
  readyState: number = WebSocket.OPEN
  bufferedAmount = 0
  readonly sent: string[] = []
  terminated = false
  send(text: string): void {
    this.sent.push(text)
  }
  terminate(): void {
    this.terminated = true
    this.end()
  }
  end(): void {
    if (this.readyState === WebSocket.CLOSED) return
    this.readyState = WebSocket.CLOSED
    this.emit('close')
  }
  says(message: unknown, isBinary = false): void {
    this.emit('message', Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)), isBinary)
  }
}
const DECLINED: KeepMessage = { kind: 'declined', table: 't' }

let links: KeepLinks, heard: unknown[]
beforeEach(() => {
  heard = []
  links = new KeepLinks({
    certificate: { fingerprint: 'a', key: '', cert: '' },
    clock: new VirtualClock(),
    invitation: 'come',
    isKnown: () => true,
    onMessage: (...given) => heard.push(given),
  })
})
function connected(from = 'b'): Socket {
  const socket = new Socket()
  links.accept(from, socket as unknown as WebSocket, '::ffff:10.0.0.2')
  return socket
}

describe('a connection', () => {
  it('passes on what the other computer says, with its plain address', () => {
    connected().says(DECLINED)
    expect(heard).toEqual([['b', DECLINED, '10.0.0.2']])
  })

  it.each<[string, unknown, boolean]>([
    ['is no JSON', '{', false],
    ['is no message of ours', { kind: 'hello' }, false],
    ['is binary', DECLINED, true],
  ])('ends where what it says %s', (_, message, isBinary) => {
    const socket = connected()
    socket.says(message, isBinary)
    expect([socket.terminated, heard]).toEqual([true, []])
  })

  it('takes no more than a slow computer may leave unread', () => {
    const socket = connected()
    socket.bufferedAmount = 2 ** 26
    links.send('b', DECLINED)
    socket.bufferedAmount++
    links.send('b', DECLINED)
    expect(socket.sent).toHaveLength(1)
  })

  it('that fails is ended', () => {
    const socket = connected()
    socket.emit('error', new Error('reset'))
    expect(socket.terminated).toBe(true)
  })
})

describe('two connections with one computer', () => {
  it('are both listened to; the newer one is used', () => {
    const [one, two] = [connected(), connected()]
    links.send('b', DECLINED)
    one.says(DECLINED)
    two.says(DECLINED)
    expect([one.sent.length, two.sent.length, heard.length]).toEqual([0, 1, 2])
  })

  it('are one when the older one ends: the newer one is still used', () => {
    const [one, two] = [connected(), connected()]
    one.end()
    links.send('b', DECLINED)
    expect(two.sent).toHaveLength(1)
  })

  it('never become three: the oldest goes', () => {
    const [one, two, three] = [connected(), connected(), connected()]
    expect([one.terminated, two.terminated, three.terminated]).toEqual([true, false, false])
    links.send('b', DECLINED)
    expect(three.sent).toHaveLength(1)
  })
})

it('a computer that closes ends every connection, and takes no new one', () => {
  const sockets = [connected(), connected(), connected('c')]
  links.close()
  expect(sockets.map(({ terminated }) => terminated)).toEqual([true, true, true])
  expect(connected('d').terminated).toBe(true)
  links.send('b', DECLINED)
  expect(sockets.flatMap(({ sent }) => sent)).toEqual([])
})
