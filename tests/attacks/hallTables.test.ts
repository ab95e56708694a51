/** One client under many names, or a crowd, uses up what a hall has for everybody. */
import type { Peer } from '../../src-main/peer'
import type { HallGuest, TestHall } from '../kit/hallGuest'
import { proveWays, type Attack, type Defence } from './kit/ways'

type Kit = typeof import('../kit/hallGuest')

/** Who comes as the nth of a crowd, and from where. */
type AddressOf = (n: number) => string

const order = { kind: 'openTable', name: 'X', game: 'castle' } as const

/** Each of a crowd comes, opens three tables and goes. */
async function takeTables({ arrive }: Kit, hall: TestHall, people: number, addressOf: AddressOf): Promise<void> {
  for (let n = 0; n < people; n++) {
    const one = arrive(hall, `Name ${n}`, { address: addressOf(n) })
    for (let i = 0; i < 3; i++) await one.ask(order)
    one.disconnect()
    await hall.deps.clock.advance(100)
  }
}

async function crowdedHall(
  people: number,
  addressOf: AddressOf,
  worked: (hall: TestHall, kit: Kit, olga: HallGuest) => boolean | Promise<boolean>,
): Promise<boolean> {
  const kit = await import('../kit/hallGuest')
  const hall = kit.openHall()
  const olga = kit.arrive(hall, 'Olga', { owner: true })
  await takeTables(kit, hall, people, addressOf)
  await hall.tick()
  return worked(hall, kit, olga)
}

const oneAddress: AddressOf = () => '10.0.0.66'
const manyAddresses: AddressOf = n => `10.0.0.${n + 1}`
const oneNetwork: AddressOf = n => `fd00:0:0:1::${(n + 1).toString(16)}`

const organizerHasNone = (people: number, addressOf: AddressOf): Attack => {
  return () => crowdedHall(people, addressOf, async (_, __, olga) => (await olga.ask(order)) !== null)
}
/** A round of a tournament opens its tables like this. */
const roundHasNone = (people: number, addressOf: AddressOf): Attack => {
  return () =>
    crowdedHall(people, addressOf, hall => {
      const rounds = Array.from({ length: 30 }, (_, n) =>
        hall.hall.tables.open({ name: `Round ${n}`, game: 'castle', listing: 'open', code: null }, null),
      )
      return rounds.some(table => 'refused' in table)
    })
}
const guestHasNone = (people: number, addressOf: AddressOf): Attack => {
  return () =>
    crowdedHall(people, addressOf, async (hall, { arrive }) => {
      const anna = arrive(hall, 'Anna', { address: '10.0.9.9' })
      return (await anna.ask(order)) !== null
    })
}

const noReserve: Defence = {
  module: 'src-main/hall/limits',
  off: () => ({ refuseFull: (_: unknown, tables: number) => (tables >= 100 ? { refused: 'hallTables' } : null) }),
}
const noLimitOfAddress: Defence = {
  module: 'src-main/hall/limits',
  off: real => ({ ...noReserve.off(real), refuseMany: () => null }),
}
const eachAddressForItself: Defence = {
  module: 'src-main/neighbourhood',
  off: () => ({ neighbourhoodOf: ({ connection }: Peer) => connection?.address ?? '' }),
}

/** Boris was here and is away for a while. A crowd comes and goes meanwhile: would Boris be a stranger now? */
const forgets = (addressOf: AddressOf): Attack => {
  return async () => {
    const { arrive, openHall } = await import('../kit/hallGuest')
    const hall = openHall()
    const boris = arrive(hall, 'Boris', { address: '10.0.9.9' })
    const { token = '' } = boris
    boris.disconnect()
    for (let n = 0; n < 650; n++) arrive(hall, `Name ${n}`, { address: addressOf(n) }).disconnect()
    return hall.hall.people.byToken(token) === undefined
  }
}
const longestAwayGoes: Defence = {
  module: 'src-main/hall/forgetting',
  off: () => ({
    whoIsForgotten: (people: Iterable<{ windows: number }>) => [...people].find(({ windows }) => windows === 0),
  }),
}
const plainNetworks: Defence = {
  module: 'src-main/neighbourhood',
  off: () => ({ networkOf: (address: string) => address }),
}

/** Sixty people open a window for each socket that they can have. Are more sockets taken than are left to others? */
const windowsOfSixty: Attack = async () => {
  const { arrive, HallGuest, openHall } = await import('../kit/hallGuest')
  const hall = openHall()
  const all: HallGuest[] = []
  for (let n = 0; n < 60; n++) {
    const address = `10.0.0.${n + 1}`
    const first = arrive(hall, `Name ${n}`, { address })
    all.push(first)
    for (let i = 1; i < 6; i++) {
      const window = new HallGuest(hall, '', { address })
      window.hello(first.token)
      all.push(window)
    }
  }
  return all.filter(({ closed }) => closed === null).length > 320
}

proveWays('a crowd in the hall', [
  {
    name: '34 names of one address open all tables: the organizer can open none',
    attack: organizerHasNone(34, oneAddress),
    without: [noLimitOfAddress],
  },
  {
    name: '34 names of 34 addresses open all tables: the organizer can open none',
    attack: organizerHasNone(34, manyAddresses),
    without: [noReserve],
  },
  {
    name: '34 names of 34 addresses open all tables: a drawn round has no table',
    attack: roundHasNone(34, manyAddresses),
    without: [noReserve],
  },
  {
    name: '17 names of one address open all tables that guests may open: a guest elsewhere can open none',
    attack: guestHasNone(17, oneAddress),
    without: [{ ...noLimitOfAddress, off: () => ({ refuseMany: () => null }) }],
  },
  {
    name: '17 names of one machine with as many IPv6 addresses do the same',
    attack: guestHasNone(17, oneNetwork),
    without: [eachAddressForItself],
  },
  {
    name: 'names of one address come and go until the hall has forgotten somebody who is away',
    attack: forgets(oneAddress),
    without: [longestAwayGoes],
  },
  {
    name: 'names of one machine with many IPv6 addresses do the same',
    attack: forgets(oneNetwork),
    without: [plainNetworks],
  },
  {
    name: 'sixty people open six windows each: no sockets are left',
    attack: windowsOfSixty,
    without: [{ module: 'src-main/hall/windows', off: () => ({ surplusWindow: () => null }) }],
  },
])
