/** A table goes on at another computer, with every answer whose result somebody has seen. */
import { describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import type { Host } from '../../src-main/host/host'
import { Guest } from '../kit/guest'
import { Office } from './office'

const NAMES = ['Anna', 'Boris', 'Carla'] as const
const random = fastRandom(11)

async function begin(office: Office, host: Host): Promise<Guest[]> {
  const guests = NAMES.map(name => new Guest(host, name))
  for (const guest of guests) guest.hello()
  const [first, ...others] = guests
  const sent = [first?.send({ kind: 'game', game: 'mascarade' })]
  for (const other of others) sent.push(other.send({ kind: 'ready', ready: true }))
  await office.clock.advance(100)
  sent.push(first?.send({ kind: 'start' }))
  await office.clock.advance(1000)
  expect(await Promise.all(sent)).toEqual(sent.map(() => null))
  return guests
}

/** Answers as whoever is asked. @returns how many answers were acknowledged */
async function play(office: Office, guests: readonly Guest[], answers: number): Promise<number> {
  let taken = 0
  for (let tries = 0; tries < 3 * answers && taken < answers; tries++) {
    const guest = guests.find(one => one.asks().length > 0),
      ask = guest?.asks()[0]
    if (!guest || !ask) break
    let refusal: unknown = 'none'
    void guest
      .send({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, n => random.nextInt(n, '')) })
      .then(said => {
        refusal = said
      })
    await office.clock.advance(50)
    if (refusal === null) taken++
    else if (refusal === 'none') break
  }
  return taken
}

const viewsOf = (guests: readonly Guest[]) => guests.map(guest => guest.update.match?.view)

/** The office with a protected table at which three people play. */
async function playing(): Promise<{ office: Office; guests: Guest[] }> {
  const office = await Office.open(['a', 'b', 'c'])
  const first = office.desk('a')
  first.kept.found()
  const host = first.openHost(null)
  first.replication?.setKeepers(['b', 'c'])
  await office.clock.advance(500)
  expect(first.replication?.isProtected).toBe(true)
  return { office, guests: await begin(office, host) }
}

/** The computer of the host is lost; Boris's stands for it, Carla agrees. */
async function continueAtBoris(office: Office): Promise<Host> {
  const boris = office.desk('b'),
    carla = office.desk('c')
  await office.clock.advance(13_000)
  carla.kept.agreeTo('b')
  boris.kept.stand()
  await office.clock.advance(1000)
  const taken = boris.takeOver()
  // Shares are put together outside of the virtual clock.
  const host = await taken
  boris.replication?.setKeepers(['c'])
  await office.clock.advance(1000)
  return host
}

describe('a table whose host is lost', () => {
  it('goes on elsewhere, as everybody saw it last', async () => {
    const { office, guests } = await playing()
    expect(await play(office, guests, 12)).toBe(12)
    const seen = viewsOf(guests)
    office.desk('a').crash()
    const host = await continueAtBoris(office)
    const back = guests.map(guest => new Guest(host, guest.name))
    for (const [n, guest] of back.entries()) expect(guest.hello(guests[n]?.token)).toBeNull()
    expect(viewsOf(back)).toEqual(seen)
    expect(await play(office, back, 5)).toBe(5)
  })

  it('accepts nothing at the old computer once a new one may have begun', async () => {
    const { office, guests } = await playing()
    expect(await play(office, guests, 3)).toBe(3)
    office.cut.add('ab').add('ac')
    await office.clock.advance(7000)
    expect(await play(office, guests, 1)).toBe(0)
    const host = await continueAtBoris(office)
    expect(host.list()).toHaveLength(1)
    office.cut.clear()
    await office.clock.advance(3000)
    expect(office.desk('a').deposed).toBe(true)
    expect(guests.every(guest => guest.closed !== null)).toBe(true)
  })

  it('does not go on while only one of three is left', async () => {
    const { office, guests } = await playing()
    await play(office, guests, 3)
    office.desk('a').crash()
    office.desk('c').crash()
    await office.clock.advance(13_000)
    office.desk('b').kept.stand()
    await office.clock.advance(5000)
    expect(office.desk('b').kept.won).toBeNull()
    await expect(office.desk('b').takeOver()).rejects.toThrow('not elected')
  })
})

describe('a table that nobody keeps', () => {
  it('asks nobody, and writes nothing more than before', async () => {
    const office = await Office.open(['a', 'b'])
    office.desk('a').kept.found()
    const host = office.desk('a').openHost(null)
    office.desk('a').replication?.setKeepers(['b'])
    const guests = await begin(office, host)
    expect(await play(office, guests, 10)).toBe(10)
    expect(office.heard).toEqual([])
    expect(office.desk('a').durable.replica).toBeNull()
  })
})
