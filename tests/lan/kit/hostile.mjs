/**
 * An attacker on the network: `node hostile.mjs ROUND COUNT ADDRESS…` listens to hosts and guests, and sends COUNT
 * random, scrambled and forged datagrams from each of many addresses. Prints a line when done.
 */
import { createHash } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import packet from 'dns-packet'

const [round, count, ...addresses] = process.argv.slice(2)
const MDNS = ['224.0.0.251', 5353],
  CHANNEL = ['239.255.62.62', 26262],
  TYPE = '_undertable._tcp.local'

// xorshift: every run sends the same.
let seed = Number(round) * 7919 + 1
const random = below => {
  seed ^= seed << 13
  seed ^= seed >>> 17
  seed ^= seed << 5
  return (seed >>> 0) % below
}

const checked = words => [
  ...words,
  `k=${createHash('sha256').update(words.join('\0')).digest('base64url').slice(0, 4)}`,
]
const announcement = (id, words, ttl = 120) =>
  packet.encode({
    type: 'response',
    answers: [
      { type: 'PTR', name: TYPE, ttl, data: `undertable-${id}.${TYPE}` },
      { type: 'SRV', name: `undertable-${id}.${TYPE}`, ttl, data: { port: 9, target: `undertable-${id}.local` } },
      { type: 'TXT', name: `undertable-${id}.${TYPE}`, ttl, data: words.map(word => Buffer.from(word)) },
      { type: 'A', name: `undertable-${id}.local`, ttl, data: '8.8.8.8' },
    ],
  })

const heard = { announcements: [], nonces: [], ids: new Set(), ports: [] }
async function listen(port, group, act) {
  const socket = createSocket({ type: 'udp4', reuseAddr: true })
  socket.bind(port, '0.0.0.0')
  await once(socket, 'listening')
  socket.addMembership(group, addresses[0])
  socket.on('message', (bytes, from) => {
    if (!addresses.includes(from.address)) act(bytes, from)
  })
}
await listen(5353, '224.0.0.251', bytes => {
  const id = /undertable-([\w-]{12})/.exec(bytes.toString('latin1'))?.[1]
  if (!id || id.startsWith('forged')) return
  heard.announcements.push(Buffer.from(bytes))
  heard.ids.add(id)
})
await listen(26262, '239.255.62.62', (bytes, from) => {
  if (bytes[5] === 1) heard.nonces.push({ nonce: Buffer.from(bytes.subarray(6, 14)), from })
})
// Guests ask every five seconds.
while (heard.announcements.length === 0 || heard.nonces.length === 0) await new Promise(done => setTimeout(done, 50))

const [victim] = heard.ids
const scrambled = bytes => {
  const copy = Buffer.from(bytes)
  for (let n = 1 + random(8); n > 0; n--) copy[random(copy.length)] = random(256)
  return random(4) === 0 ? copy.subarray(0, random(copy.length)) : copy
}
const reply = (kind, nonce, rest) => Buffer.concat([Buffer.from('UTBL'), Buffer.from([1, kind]), nonce, rest])
const words = (id, name) => checked(['v=1', `id=${id}`, 'g=mascarade', 's=1/13', 'l=0', 'p=26262', `n=${name}`])
const packed = list =>
  Buffer.concat([
    ...list.map(word => Buffer.concat([Buffer.from([Buffer.byteLength(word)]), Buffer.from(word)])),
    Buffer.alloc(1),
  ])
const bytes = length => Buffer.from(Array.from({ length }, () => random(256)))
const pick = list => list[random(list.length)]

const makers = [
  () => [bytes(random(1400)), ...MDNS],
  () => [scrambled(pick(heard.announcements)), ...MDNS],
  () => [bytes(random(1400)), ...CHANNEL],
  () => [reply(1, bytes(8), bytes(random(1200))), ...CHANNEL],
  // Goodbyes for somebody else, on both channels.
  () => [announcement(victim, ['x'], 0), ...MDNS],
  () => {
    const { nonce, from } = pick(heard.nonces)
    return [reply(3, nonce, packed([victim])), from.port, from.address]
  },
  // The victim under another name, and a table whose name would write over the terminal.
  () => [announcement(victim, words(victim, 'Renamed')), ...MDNS],
  () => [announcement('forged-ctrl-', words('forged-ctrl-', '\u001b[2J\u202eevil\u0007')), ...MDNS],
  // Any number of new tables, in valid packets.
  () => {
    const id = `forged-${String(random(20_000)).padStart(5, '0')}`
    return [announcement(id, words(id, 'Junk')), ...MDNS]
  },
  () => {
    const { nonce, from } = pick(heard.nonces)
    return [
      reply(2, nonce, Buffer.concat([Buffer.from([255, 255, 0, 0]), bytes(random(900))])),
      from.port,
      from.address,
    ]
  },
]
const huge = announcement(
  victim,
  Array.from({ length: 250 }, () => 'n='.padEnd(255, 'x')),
)

const sockets = await Promise.all(
  addresses.map(async address => {
    const socket = createSocket({ type: 'udp4', reuseAddr: true })
    socket.on('error', () => undefined)
    socket.bind(0, address)
    await once(socket, 'listening')
    socket.setMulticastInterface(address)
    return socket
  }),
)
let sent = 0
const send = (socket, [what, a, b]) =>
  new Promise(done => {
    const [port, address] = typeof a === 'number' ? [a, b] : [b, a]
    socket.send(what, port, address, () => {
      sent++
      done()
    })
  })
for (let n = 0; n < Number(count); n++)
  await send(sockets[n % sockets.length], n % 200 === 0 ? [huge, ...MDNS] : pick(makers)())
process.stdout.write(`${JSON.stringify({ sent, victim })}\n`)
process.exit(0)
