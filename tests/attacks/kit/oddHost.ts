/** A host that says everything it can with odd texts in it, to the page of an app and to its process that keeps tables. */
import { createServer } from 'node:https'
import type { AddressInfo, Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { KEEP_PATH } from '../../../src-main/keep/links/keepLinks'
import { createCertificate } from '../../../src-main/net/tls/certificate'
import { hostMessage } from '../../../src-shared/wire/host'
import { oddMessages, ODD_TEXTS } from './oddMessages'
import { isRead, keepSocket, oddKeeper } from './oddPeers'

/** The table that the app keeps for this host. */
const EVIL = { table: 'evil', invitation: '' }
/** A book has no more computers, and no longer ids. */
const MOST = 17
const isShort = ({ length }: string): boolean => length > 0 && length < 60

interface Kept {
  readonly kind: string
  readonly table: string
  readonly port: number
}

export interface OddHost {
  readonly port: number
  /** How many messages were sent to the app's process, and how many of them were read. */
  readonly told: readonly [number, number]
  close(): Promise<void>
}

/** @param over what ends a round of messages to the page (tracedApp.ts) */
export async function openOddHost(over: string): Promise<OddHost> {
  const certificate = await createCertificate(),
    sockets = new WebSocketServer({ noServer: true }),
    open = new Set<Duplex>()
  let told: readonly [number, number] = [0, 0]
  /** Waits for the next time that the app offers to keep a table. @returns its port */
  let offered: (port: number) => void = () => undefined
  const nextOffer = (): Promise<number> =>
    new Promise(done => {
      offered = done
    })
  const firstOffer = nextOffer()

  const left = new Set<string>()
  let onLeft: () => void = () => undefined

  const toPage = (socket: WebSocket): void => {
    // It agrees on no words: the app waits for none.
    socket.send(JSON.stringify({ kind: 'ok', n: 0 }))
    socket.on('message', data => {
      if (String(data) === 'say it') {
        for (const message of oddMessages(hostMessage, 1)) socket.send(message)
        socket.send(over)
      }
      if (String(data) === 'kept')
        void firstOffer.then(async port => {
          told = await oddKeeper(port, [certificate], {
            ...EVIL,
            few: 1,
            known: new Map<string, string | number>([
              ['id', certificate.fingerprint],
              ['port', portOf()],
            ]),
          })
          // At the end: a book without its host.
          const last = await keepSocket(port, certificate, '')
          if (last) await isRead(last, book('evil', ODD_TEXTS.filter(isShort).slice(0, MOST)))
          last?.terminate()
          // The app has a connection of its own again: what it says next is not lost.
          await nextOffer()
          socket.send(over)
        })
      const [, tables] = /^left (.*)$/.exec(String(data)) ?? []
      if (tables === undefined) return
      onLeft = () => {
        if ((JSON.parse(tables) as string[]).every(table => left.has(table))) socket.send(over)
      }
      onLeft()
    })
  }
  /** Only computers that its host's book names are let in. */
  const book = (table: string, ids: readonly string[]): string =>
    JSON.stringify({
      ...{ kind: 'book', table },
      computers: ids.map(id => ({ id, name: id, addresses: ['127.0.0.1'], port: portOf() })),
    })
  const toKeeper = (socket: WebSocket): void => {
    socket.on('error', () => undefined)
    socket.on('message', data => {
      const { kind, table, port } = JSON.parse(String(data)) as Kept
      if (kind === 'offer' && table === EVIL.table) {
        socket.send(book(table, [certificate.fingerprint]))
        socket.ping()
        socket.once('pong', () => {
          offered(port)
        })
      }
      if (kind !== 'leave') return
      socket.send(JSON.stringify({ kind: 'left', table }))
      left.add(table)
      onLeft()
    })
  }

  const portOf = (): number => (server.address() as AddressInfo).port
  const server = createServer({ key: certificate.key, cert: certificate.cert, minVersion: 'TLSv1.3' })
  server.on('connection', (socket: Socket) => {
    open.add(socket)
  })
  server.on('request', (_, response) => response.writeHead(404).end())
  server.on('upgrade', (request, socket, head) => {
    sockets.handleUpgrade(request, socket, head, request.url === KEEP_PATH ? toKeeper : toPage)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  return {
    port: portOf(),
    get told() {
      return told
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise(done => server.close(done))
    },
  }
}
