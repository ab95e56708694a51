/** The examination of a network: what it counts, and that it leaves nothing open. */
import { expect, it } from 'vitest'
import { advertiseTables } from '../../../src-main/net/discovery/advertiser'
import { examine } from '../../../src-main/net/discovery/doctor'
import { MDNS_GROUP, mdnsQuestion, MDNS_PORT } from '../../../src-main/net/discovery/mdns'
import { Ether, nic, type Machine } from './fakeNetwork'
import { someFacts } from './tableRecord'

/** @returns the report, how often mDNS was asked, and whether the door for our own visit was closed again */
async function examined(ether: Ether, machine: Machine, meanwhile: () => void = () => undefined) {
  let open = 0
  const port = 40_123
  const examining = examine({
    ...machine.network,
    accept: () => {
      open++
      machine.doors.add(port)
      return Promise.resolve({ port, close: () => void open-- })
    },
  })
  await ether.clock.advance(100)
  meanwhile()
  await ether.clock.advance(5000)
  const report = await examining
  const asked = ether.sent.filter(
    ({ from, to }) => to.address === MDNS_GROUP && machine.nics.some(({ address }) => address === from.address),
  ).length
  return { report, asked, open }
}

it('asks twice on each interface, hears itself, and reaches itself', async () => {
  const ether = new Ether()
  const { report, asked, open } = await examined(ether, ether.machine(nic('10.0.0.1')))
  expect(report).toMatchObject({
    advice: 'nobodyElse',
    tables: 0,
    nics: [{ mdns: { opened: true, own: true, others: 0 }, channel: { own: true, others: 0 }, dial: 'open' }],
  })
  expect([asked, open]).toEqual([2, 0])
  expect([ether.sockets.size, ether.clock.waiting]).toEqual([0, 0])
})

it('counts the other machines of its network, and no packet from elsewhere', async () => {
  const ether = new Ether()
  const machine = ether.machine(nic('10.0.0.1'))
  const { report } = await examined(ether, machine, () => {
    for (const { port, setup } of ether.sockets)
      if (port === MDNS_PORT)
        for (const address of ['10.0.0.8', '10.0.0.9', '10.0.0.9', '8.8.8.8'])
          setup.onDatagram(mdnsQuestion(), { address, port })
  })
  expect(report).toMatchObject({ advice: 'noTablesHere', nics: [{ mdns: { own: true, others: 2 } }] })
})

it('counts each table once, by whichever way it was heard', async () => {
  const ether = new Ether()
  const host = ether.machine(nic('10.0.0.2'))
  advertiseTables(host.network, () => [someFacts()], null)
  await ether.clock.advance(100)
  const { report } = await examined(ether, ether.machine(nic('10.0.0.1')))
  expect(report).toMatchObject({ advice: 'fine', tables: 1 })
})

it.each([
  ['a network of the room', nic('10.0.0.1', 'eth0', 30), false],
  ['a tunnel by its name', nic('10.0.0.1', 'tun0', 24), true],
  ['a tunnel of any name: it has one other end and nobody to call to', nic('10.0.0.1', 'eth7', 31), true],
  ['an end without a network', nic('10.0.0.1', 'eth7', 32), true],
])('tells %s', async (_, one, virtual) => {
  const ether = new Ether()
  const { report } = await examined(ether, ether.machine(one))
  expect(report).toMatchObject({ nics: [{ ...one, virtual }], advice: virtual ? 'onlyVirtual' : 'nobodyElse' })
})

it('is not misled where nobody may listen here: it cannot be reached, and says so', async () => {
  const ether = new Ether(),
    machine = ether.machine(nic('10.0.0.1'))
  const examining = examine({ ...machine.network, accept: () => Promise.resolve(null) })
  await ether.clock.advance(5000)
  expect(await examining).toMatchObject({ nics: [{ dial: 'unreachable' }], advice: 'ownFirewall' })
  expect(machine.connection).toEqual([])
})

it('reports an interface on which nothing can be opened', async () => {
  const ether = new Ether(),
    machine = ether.machine(nic('10.0.0.1'))
  machine.broken.add('10.0.0.1')
  const { report } = await examined(ether, machine)
  const shut = { opened: false, own: false, others: 0 }
  expect(report).toMatchObject({ nics: [{ mdns: shut, channel: shut }], advice: 'noSockets' })
})
