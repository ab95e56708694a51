/** A guest's questions on the second channel. */
import { expect, it } from 'vitest'
import {
  answer,
  CHANNEL_GROUP,
  goodbye,
  QUESTION_SIZE,
  readQuestion,
  readReply,
} from '../../../src-main/net/discovery/channel'
import { startQuerier } from '../../../src-main/net/discovery/querier'
import { Ether, nic } from './fakeNetwork'
import { someFacts } from './tableRecord'

const NONCE = new Uint8Array(8).fill(7)

async function asking(own = nic('10.0.0.2')) {
  const ether = new Ether(),
    machine = ether.machine(own),
    heard: string[] = []
  const querier = await startQuerier(own, machine.network, (reply, from) => heard.push(`${reply.kind} ${from}`))
  querier?.ask()
  const [socket] = ether.sockets
  const asked = ether.sent.splice(0).map(({ to }) => to.address)
  const hear = (bytes: Uint8Array, address = '10.0.0.1'): void => {
    socket?.setup.onDatagram(bytes, { address, port: 26262 })
  }
  return { ether, querier, heard, asked, hear }
}
const tables = (count: number) => Array.from({ length: count }, (_, n) => someFacts({ id: `table-${n}` }))

it('go to the group and to everybody in the subnet; a tunnel has nobody else', async () => {
  expect((await asking()).asked).toEqual([CHANNEL_GROUP, '10.0.0.255'])
  expect((await asking(nic('10.8.0.2', 'tun0', 31))).asked).toEqual([CHANNEL_GROUP])
})

it('are answered by hosts of that network only', async () => {
  const { heard, hear } = await asking()
  hear(goodbye(['a'], NONCE), '8.8.8.8')
  hear(goodbye(['a'], NONCE))
  expect(heard).toEqual(['goodbye 10.0.0.1'])
})

it('are not answered without end: of one host two hundred replies are read at once', async () => {
  const { heard, hear } = await asking()
  for (let n = 0; n < 1000; n++) hear(goodbye(['a'], NONCE))
  expect(heard).toHaveLength(200)
})

it('go on with the next tables where one answer has not all', async () => {
  const { ether, hear } = await asking()
  hear(answer(tables(30), { nonce: NONCE, from: 0 }, QUESTION_SIZE))
  const [next] = ether.sent
  expect(next?.to).toEqual({ address: '10.0.0.1', port: 26262 })
  expect(next && readQuestion(next.bytes)?.from).toBeGreaterThan(0)
})

it('go on behind tables that cannot be read, and do not ask for those again', async () => {
  const { ether, hear } = await asking()
  const sent = Buffer.from(answer(tables(30), { nonce: NONCE, from: 0 }, QUESTION_SIZE))
  const read = readReply(sent, NONCE)
  if (read?.kind !== 'answer') throw new Error('an answer')
  sent.write('id=TABLE-0', sent.indexOf('id=table-0'))
  hear(sent)
  expect(ether.sent.map(({ bytes }) => readQuestion(bytes)?.from)).toEqual([read.tables.length])
})

it('end where an answer brings nothing new: nobody is made to ask for ever', async () => {
  const { ether, hear } = await asking()
  const empty = Buffer.from(answer([], { nonce: NONCE, from: 0 }, QUESTION_SIZE))
  empty.writeUInt16BE(500, 14)
  hear(empty)
  hear(answer(tables(2), { nonce: NONCE, from: 0 }, QUESTION_SIZE))
  expect(ether.sent).toEqual([])
})

it('end with the list', async () => {
  const { ether, querier } = await asking()
  querier?.close()
  expect(ether.sockets.size).toBe(0)
})
