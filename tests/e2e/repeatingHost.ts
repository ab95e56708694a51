/** A host in front of a real one: it serves the same pages, and repeats recorded updates at a fixed rate. */
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { NAME } from './stage'

export interface RepeatingHost {
  readonly port: number
  /**
   * Sends updates in a loop at this rate per second. @returns a function that stops it and returns how many were sent
   */
  begin(updatesASecond: number): () => number
  close(): Promise<void>
}

const LOOPBACK = '127.0.0.1'

export async function startRepeatingHost(
  host: number,
  { welcome, updates }: { readonly welcome: readonly string[]; readonly updates: readonly string[] },
): Promise<RepeatingHost> {
  const server = createServer((asked, answer) => {
    request(
      { host: LOOPBACK, port: host, path: asked.url, headers: { ...asked.headers, host: `${NAME}:${host}` } },
      told => {
        answer.writeHead(told.statusCode ?? 502, told.headers)
        told.pipe(answer)
      },
    ).end()
  })
  const lines = new Set<WebSocket>()
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', line => {
    line.on('message', (data: Buffer) => {
      if (!data.toString().includes('"hello"')) return
      for (const one of [...welcome, ...updates.slice(0, 1)]) line.send(one)
      lines.add(line)
    })
  })
  server.listen(0, LOOPBACK)
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    begin(updatesASecond) {
      let said = 0
      const beat = setInterval(() => {
        said++
        for (const line of lines) line.send(updates[said % updates.length] ?? '')
      }, 1000 / updatesASecond)
      return () => {
        clearInterval(beat)
        return said
      }
    },
    async close() {
      for (const line of sockets.clients) line.terminate()
      sockets.close()
      server.closeAllConnections()
      await new Promise(done => {
        server.close(done)
      })
    },
  }
}
