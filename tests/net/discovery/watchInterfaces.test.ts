/** Interfaces are watched: a change and a sleep are noticed once each. */
import { expect, it } from 'vitest'
import { watchInterfaces } from '../../../src-main/net/discovery/watchInterfaces'
import { Ether, nic } from './fakeNetwork'

const LAN = [nic('10.0.0.1')]

function watched() {
  const ether = new Ether(),
    machine = ether.machine(...LAN)
  const seen: string[] = []
  const stop = watchInterfaces(
    machine.network,
    nics => seen.push(nics.map(({ address }) => address).join(' ')),
    () => seen.push('same'),
  )
  return { ether, machine, stop, news: () => seen.splice(0) }
}

it('they are told at once, and again only when they have changed', async () => {
  const { ether, machine, news } = watched()
  expect(news()).toEqual(['10.0.0.1'])
  await ether.clock.advance(4000)
  expect(news()).toEqual(['same', 'same'])
  machine.nics = [nic('10.0.0.3')]
  await ether.clock.advance(4000)
  expect(news()).toEqual(['10.0.0.3', 'same'])
})

it('a check that comes late by more than eight seconds means that the machine slept: once', async () => {
  const { ether, machine, news } = watched()
  news()
  machine.wall += 8000
  await ether.clock.advance(2000)
  expect(news()).toEqual(['same'])
  machine.wall += 8001
  await ether.clock.advance(4000)
  expect(news()).toEqual(['10.0.0.1', 'same'])
})

it('a clock that was set back is no sleep', async () => {
  const { ether, machine, news } = watched()
  news()
  machine.wall -= 100_000
  await ether.clock.advance(4000)
  expect(news()).toEqual(['same', 'same'])
})

it('nobody looks any more when it was stopped', async () => {
  const { ether, stop } = watched()
  stop()
  expect(ether.clock.waiting).toBe(0)
})
