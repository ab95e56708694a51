/** Peers of a host that say everything they can with odd texts in it: a guest, a browser, a computer that keeps tables. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { WebSocket } from 'ws'
import { INVITATION_HEADER, linkSecret, PROOF_HEADER, proveComputer } from '../../../src-main/keep/links/identityProof'
import { KEEP_PATH } from '../../../src-main/keep/links/keepLinks'
import { keepMessageSchema } from '../../../src-main/keep/links/messages'
import { connectEncrypted } from '../../../src-main/net/client/handshake'
import type { Certificate } from '../../../src-main/net/tls/certificate'
import { nodeClock } from '../../../src-main/nodeDeps'
import { PROTOCOL } from '../../../src-shared/wire'
import { clientMessage } from '../../../src-shared/wire/client'
import { Client } from '../../kit/testServer'
import { oddMessages, ODD_TEXTS } from './oddMessages'

/** A host takes some more before it cuts a guest off; a long one counts as several. */
const AT_ONCE = 60,
  /** The number of the last of them. */
  LAST = 77_777
/** Odd texts in each place of a guest's messages. */
const FEW = 7

const kindOf = (message: string): string => (JSON.parse(message) as { readonly kind: string }).kind

/** Sends messages on connections of the host's owner. @returns how many were answered */
async function sendAsOwner(port: number, owner: string, messages: readonly string[]): Promise<number> {
  const guest = await Client.connect(port)
  guest.send({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Eve', owner })
  await guest.until(() => guest.messages.length > 0)
  const answers = () => guest.messages.filter(message => message.kind === 'ok' || message.kind === 'refused')
  for (const message of messages) guest.raw(message)
  // Not everything is answered: this is.
  guest.send({ kind: 'listen', n: LAST, on: true })
  await guest.until(() => guest.closed !== null || answers().some(({ n }) => n === LAST))
  guest.socket.terminate()
  return answers().length
}

/** As a guest who runs the tables. @returns how many messages were sent, and how many of them were answered */
export async function oddGuest(port: number, owner: string, table: string): Promise<readonly [number, number]> {
  const all = [
    ...oddMessages(clientMessage, FEW),
    ...oddMessages(clientMessage, FEW, new Map([['table', table]])),
  ].filter(message => kindOf(message) !== 'hello')
  // Nobody who has left is answered.
  const messages = all.filter(message => kindOf(message) !== 'leave')
  let answered = 0
  for (let n = 0; n < messages.length; n += AT_ONCE)
    answered += await sendAsOwner(port, owner, messages.slice(n, n + AT_ONCE))
  return [messages.length, answered]
}

/** Arrives with each odd text in each place of the first message. */
export async function oddHellos(port: number): Promise<void> {
  const hellos = [...oddMessages(clientMessage, FEW)].filter(message => kindOf(message) === 'hello')
  for (let n = 0; n < hellos.length; n += AT_ONCE) {
    const guest = await Client.connect(port)
    const some = hellos.slice(n, n + AT_ONCE)
    for (const hello of some) guest.raw(hello)
    await guest.until(() => guest.closed !== null || guest.messages.length >= some.length)
    guest.socket.terminate()
  }
}

/** Asks for pages and files by odd paths. */
export async function oddBrowser(port: number): Promise<void> {
  const below = ['/', '/assets/', '/installers/', '/hosts?table=', '/owner/', '/keep/', '/table?']
  await Promise.all(
    ODD_TEXTS.map(async odd => {
      for (const place of below) {
        const method = place === '/owner/' ? 'POST' : 'GET'
        const socket = connect(port, '127.0.0.1')
        socket.on('error', () => undefined)
        socket.end(
          `${method} ${place}${odd} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Length: ${Buffer.byteLength(odd)}\r\nConnection: close\r\n\r\n${odd}`,
        )
        await text(socket).catch(() => undefined)
      }
    }),
  )
}

/** A connection of a computer that keeps tables. @returns null where it is not let in */
export async function keepSocket(
  port: number,
  certificate: Certificate,
  invitation: string,
): Promise<WebSocket | null> {
  const tls = await connectEncrypted('127.0.0.1', port, nodeClock, new AbortController().signal)
  const socket = new WebSocket(`ws://localhost${KEEP_PATH}`, {
    createConnection: () => tls,
    headers: { [PROOF_HEADER]: proveComputer(certificate, linkSecret(tls)), [INVITATION_HEADER]: invitation },
    perMessageDeflate: false,
  })
  socket.on('error', () => undefined)
  await new Promise<void>(done => {
    socket.once('open', done)
    socket.once('close', done)
  })
  return socket.readyState === WebSocket.OPEN ? socket : null
}

/** Sends a message. @returns whether the other end has read it, which ends what it cannot read */
export function isRead(socket: WebSocket, message: string): Promise<boolean> {
  return new Promise(done => {
    const end = (read: boolean): void => {
      socket.off('pong', pong)
      socket.off('close', closed)
      done(read)
    }
    const pong = (): void => {
        end(true)
      },
      closed = (): void => {
        end(false)
      }
    socket.on('pong', pong)
    socket.on('close', closed)
    socket.send(message)
    socket.ping()
  })
}

interface OddKeeper {
  readonly invitation: string
  readonly table: string
  /** Odd texts in each place: a message that is not read costs a connection. */
  readonly few: number
  /** What the table's computers are in half of the messages, by the field, so that these are let in and found. */
  readonly known?: ReadonlyMap<string, string | number>
}

/**
 * As computers that keep a table, or that host it.
 * @returns how many messages were sent, and how many of them were read
 */
export async function oddKeeper(
  port: number,
  computers: readonly Certificate[],
  { invitation, table, few, known = new Map() }: OddKeeper,
): Promise<readonly [number, number]> {
  // Nothing is dialled but this machine.
  const here = new Map<string, string | number>([['addresses', '127.0.0.1']])
  const messages = [
    ...oddMessages(keepMessageSchema, few, new Map<string, string | number>([...here, ['table', table], ...known])),
    ...oddMessages(keepMessageSchema, 1, here),
  ]
  let next = 0,
    read = 0
  await Promise.all(
    computers.map(async computer => {
      let socket: WebSocket | null = null
      for (let message = messages[next++]; message !== undefined; message = messages[next++]) {
        if (socket?.readyState !== WebSocket.OPEN) socket = await keepSocket(port, computer, invitation)
        if (!socket) throw new Error('a computer is not let in')
        if (await isRead(socket, message)) read++
      }
      socket?.terminate()
    }),
  )
  return [messages.length, read]
}
