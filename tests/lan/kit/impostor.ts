/**
 * A neighbour who pretends to be a host: hears which table there is, and announces the same id and name as its own, all
 * the time and to everybody who asks. `impostor.mjs ADDRESS WAY`. Prints every connection and all that it hears there.
 *
 * WAY: `port` – its own certificate at a port of its own; `address` – its own certificate at the same port; `print` – the
 * real fingerprint, at the same port.
 */
import { createSocket } from 'node:dgram'
import { createServer } from 'node:https'
import packet from 'dns-packet'
import { WebSocketServer } from 'ws'
import {
  advertiseTables,
  encodeTableRecord,
  nodeNetwork,
  TableBrowser,
  type TableRecord,
} from '../../../src-main/net/discovery'
import { createCertificate } from '../../../src-main/net/tls/certificate'
import { HostWords } from '../../../src-main/net/tls/wordsExchange'
import { decodeClient, encode, isWordsMessage } from '../../../src-shared/wire'

const [address = '', way = 'port'] = process.argv.slice(2)
const TYPE = '_undertable._tcp.local',
  MDNS_GROUP = '224.0.0.251',
  MDNS_PORT = 5353,
  /** Below what a guest reads of one sender. */
  EVERY_MS = 25
const print = (line: object): void => {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

const victim = await new Promise<TableRecord>(done => {
  const browser = new TableBrowser({
    network: nodeNetwork,
    probeHost: () => Promise.resolve(null),
    knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
    onChange: ([table]) => {
      if (!table) return
      browser.close()
      done(table.record)
    },
  })
})

const { cert, key, fingerprint } = await createCertificate()
const server = createServer({ cert, key })
server.on('connection', () => {
  print({ connected: true })
})
const sockets = new WebSocketServer({ server, perMessageDeflate: false })
sockets.on('connection', socket => {
  const words = new HostWords(
    () => new Uint8Array(32),
    () => true,
  )
  socket.on('message', data => {
    const text = String(data),
      read = decodeClient(text)
    if ('message' in read && isWordsMessage(read.message)) socket.send(encode(words.answer(read.message)))
    else print({ heard: text })
  })
})
await new Promise<void>(done => {
  server.listen(way === 'port' ? victim.port + 1 : victim.port, address, done)
})
const mine: TableRecord = {
  ...victim,
  port: way === 'port' ? victim.port + 1 : victim.port,
  fingerprint: way === 'print' ? victim.fingerprint : fingerprint,
}
advertiseTables(nodeNetwork, () => [mine], null)

const instance = `undertable-${mine.id}.${TYPE}`,
  target = `undertable-${mine.id}-2.local`
const announcement = packet.encode({
  type: 'response',
  flags: packet.AUTHORITATIVE_ANSWER,
  answers: [
    { type: 'PTR', name: TYPE, ttl: 120, data: instance },
    { type: 'SRV', name: instance, ttl: 120, data: { port: mine.port, target } },
    { type: 'TXT', name: instance, ttl: 120, data: encodeTableRecord(mine).map(word => Buffer.from(word)) },
    { type: 'A', name: target, ttl: 120, data: address },
  ],
})
const shouting = createSocket({ type: 'udp4', reuseAddr: true })
shouting.bind(MDNS_PORT, '0.0.0.0', () => {
  shouting.setMulticastInterface(address)
  setInterval(() => {
    shouting.send(announcement, MDNS_PORT, MDNS_GROUP)
  }, EVERY_MS)
  print({ fingerprint })
})
