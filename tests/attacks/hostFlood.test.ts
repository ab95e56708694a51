/** A hostile host sends the desktop app more than its page can read: long messages, many, pings. */
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { createCertificate } from '../../src-main/net/tls/certificate'
import { nodeClock } from '../../src-main/nodeDeps'
import { memoryFile } from '../kit/tlsClient'
import { proveWays, type Attack, type Defence } from './kit/ways'

const certificate = await createCertificate()
/** Whether the app takes all of it. @param say called so many times, and then the host hangs up */
const pouring =
  (say: (socket: WebSocket) => void, times: number): Attack =>
  async () => {
    const { dialer, knownHosts } = await import('../../src-main/net/client')
    const server = createServer({ cert: certificate.cert, key: certificate.key }),
      sockets = new WebSocketServer({ server, perMessageDeflate: false })
    sockets.on('connection', socket => {
      socket.on('error', () => undefined)
      for (let n = 0; n < times; n++) say(socket)
      socket.close(4000)
    })
    await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
    const { port } = server.address() as AddressInfo
    try {
      const code = await new Promise<number>(done => {
        dialer({ known: knownHosts(memoryFile()), clock: nodeClock })(
          { addresses: ['127.0.0.1'], port, pin: null, announced: null },
          { opened: () => undefined, received: () => undefined, closed: done },
        )
      })
      return code === 4000
    } finally {
      for (const socket of sockets.clients) socket.terminate()
      server.close()
    }
  }
const flowing: Defence = {
  module: 'src-main/net/client/hostFlow',
  off: () => ({
    HostFlow: class {
      received = (): boolean => true
    },
  }),
}
const LONG = 'x'.repeat(2 ** 20)

proveWays('a host that floods an app', [
  {
    name: 'long messages',
    attack: pouring(socket => {
      socket.send(LONG)
    }, 60),
    without: [flowing],
  },
  {
    name: 'many short messages',
    attack: pouring(socket => {
      socket.send('"x"')
    }, 50_000),
    without: [flowing],
  },
  {
    name: 'pongs that nobody asked for',
    attack: pouring(socket => {
      socket.pong()
    }, 50_000),
    without: [flowing],
  },
])
