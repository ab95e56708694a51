/** Asking one address for its tables: only what is a list of tables counts. */
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { probeHost } from '../../../src-main/net/discovery/probeHost'
import { encodeTableRecord } from '../../../src-main/net/discovery/tableRecord'
import { someFacts } from './tableRecord'

let server: Server, port: number, reply: (response: ServerResponse) => void
let open = 0
beforeEach(async () => {
  server = createServer((_, response) => {
    reply(response)
  })
  server.on('connection', socket => {
    open++
    socket.on('close', () => open--)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise(done => server.close(done))
})

const asked = () => probeHost('127.0.0.1', port, 5000)
const answering = (status: number, body: string) => {
  reply = response => response.writeHead(status).end(body)
  return asked()
}
const list = (...records: unknown[]): string => JSON.stringify(records)
const record = encodeTableRecord(someFacts())

it('a host tells its tables, and what is no record among them is left out', async () => {
  expect(await answering(200, list(record, ['v=1'], 'x', null))).toEqual([someFacts()])
})

it('a hidden host is there and tells none', async () => {
  expect(await answering(404, 'whatever it says')).toEqual([])
})

it('anything else is nobody: another status, another text, no list', async () => {
  expect(await answering(500, list(record))).toBeNull()
  expect(await answering(200, '<html>')).toBeNull()
  expect(await answering(200, '{"tables":[]}')).toBeNull()
})

it('somebody who sends without end is not listened to beyond 128 kB', async () => {
  let sent = 0
  reply = response => {
    const more = (): void => {
      while (sent < 64 * 1024 * 1024) {
        sent += 65_536
        if (!response.write(Buffer.alloc(65_536, 0x20))) {
          response.once('drain', more)
          return
        }
      }
      response.end('[]')
    }
    more()
  }
  expect(await asked()).toBeNull()
  expect(sent).toBeLessThan(16 * 1024 * 1024)
})

it('a host that is silent is given up in time', async () => {
  reply = () => undefined
  expect(await probeHost('127.0.0.1', port, 50)).toBeNull()
})
