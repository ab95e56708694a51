/**
 * `bareWs.js FILE JOURNAL`: nothing but ws. For each answer that comes it writes it to the journal, waits for the disk
 * once, and sends every guest what the recording says they were sent. Says its port.
 */
import { openSync, write, fsync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { WebSocketServer, type WebSocket } from 'ws'
import { readSent } from '../sent'

const [file = '', journal = ''] = process.argv.slice(2)
const sent = readSent(file)
const disk = openSync(journal, 'a')

const guests: WebSocket[] = []
let at = 0

function answer(from: WebSocket, text: string): void {
  const frames = sent[at++]?.frames ?? []
  write(disk, `${text}\n`, () => {
    fsync(disk, () => {
      for (const [i, guest] of guests.entries()) guest.send(frames[i] ?? '')
      from.send(JSON.stringify({ kind: 'ok', n: (JSON.parse(text) as { n: number }).n }))
    })
  })
}

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
server.on('connection', socket => {
  guests.push(socket)
  socket.on('message', data => {
    answer(socket, (data as Buffer).toString())
  })
})
server.on('listening', () => {
  process.stdout.write(`${JSON.stringify({ port: (server.address() as AddressInfo).port })}\n`)
})
