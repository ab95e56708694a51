/**
 * A guest of a hall, or of a table, who would be somebody else: play another's cards, have another's name, standing and
 * seats, or the rights of whoever organizes the hall or owns the table.
 */
import type { Seat } from '../../src-shared/kernel'
import type { Host } from '../../src-main/host/host'
import type { Guest } from '../kit/guest'
import type { HallGuest, TestHall } from '../kit/hallGuest'
import { proveWays, type Defence, type Way } from './kit/ways'

const AWAY = 31_000

/** Without: whatever anybody says yes to is agreed, as if the word of one guest were enough. */
const consent: Defence = { module: 'src-main/host/party/consent', off: () => ({ isAgreed: () => true }) }

/** Without: whoever runs the table confirms alone. */
const hostAlone: Defence = {
  module: 'src-main/host/party/consent',
  off: () => ({ mayAgree: () => true, isAgreed: ({ host }: never, { yes }: { yes: never[] }) => yes.includes(host) }),
}

/** Without: who has once proved the key is the owner, wherever they are. */
const proof: Defence = {
  module: 'src-main/host/access/proof',
  off: () => {
    const owners = new WeakSet<object>()
    return {
      isProved: (person: object, connection: { readonly proved: boolean } | undefined) => {
        if (connection?.proved === true) owners.add(person)
        return owners.has(person)
      },
    }
  },
}

interface Merged {
  id: string
  token: string
  name: string
}

/** Without: whoever is taken for somebody becomes that person. */
const identity: Defence = {
  module: 'src-main/host/presence/passing',
  off: () => ({
    passOn: ({ office }: { office: { host: unknown } }, from: Merged, to: Merged) => {
      if (office.host === from) office.host = to
      const { id, token, name } = from
      Object.assign(from, { id: `${id}-gone`, token: `${token}-gone` })
      Object.assign(to, { id, token, name })
    },
  }),
}

const hallKit = () => import('../kit/hallGuest')
type HallKit = Awaited<ReturnType<typeof hallKit>>

/** A hall in which these people play at table a, the first of them runs it, and the last is away. */
async function hallMatch(
  ...names: string[]
): Promise<{ kit: HallKit; hall: TestHall; guests: HallGuest[]; away: string }> {
  const kit = await hallKit()
  const hall = kit.openHall()
  const guests = await kit.play(hall, 'a', names)
  const away = guests.at(-1)?.update.party.you.id ?? ''
  guests.at(-1)?.disconnect()
  await hall.deps.clock.advance(1000)
  return { kit, hall, guests, away }
}

/** One more person of the attacker's, who watches table a. */
async function watcher({ kit, hall }: { kit: HallKit; hall: TestHall }, name = 'Malloy'): Promise<HallGuest> {
  const guest = kit.arrive(hall, name)
  kit.must(await guest.ask({ kind: 'enterTable', table: 'a', watch: true }))
  return guest
}

const idOf = (guest: Guest): string => guest.update.party.you.id
const seesCards = (guest: Guest): boolean => guest.update.match?.view.own != null

/** A table without a hall, whose owner has a key. */
async function tableOf(): Promise<{
  host: Host
  clock: { advance(ms: number): Promise<void> }
  come: (name: string, setup?: { key?: true; token?: string | undefined; link?: string | undefined }) => Guest
}> {
  const { Host } = await import('../../src-main/host/host')
  const { testDeps } = await import('../kit/deps')
  const { Guest } = await import('../kit/guest')
  const deps = testDeps(7),
    host = new Host(deps)
  host.open({
    ...{ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: () => new Uint8Array(32).fill(3), pace: 0 },
    owner: { holds: secret => secret === 'key-of-the-owner', expected: false },
  })
  const come = (name: string, { key, token, link }: { key?: true; token?: string; link?: string } = {}): Guest => {
    const guest = new Guest(host, name)
    // Everybody here is on the host's own machine: that proves nothing.
    guest.isLocal = true
    if (key) guest.owner = 'key-of-the-owner'
    const why = guest.hello(token, undefined, link)
    if (why) throw new Error(`${name} was refused: ${why.refused}`)
    return guest
  }
  return { host, clock: deps.clock, come: come as never }
}

/** A table where these play, the first of them runs it without the key, and the last is away. */
async function tableMatch(...names: string[]) {
  const table = await tableOf()
  const guests = names.map(name => table.come(name))
  await guests[0]?.send({ kind: 'start', anyway: true })
  const away = idOf(guests.at(-1) as Guest)
  guests.at(-1)?.disconnect()
  return { ...table, guests, away }
}

const claims: Way[] = [
  {
    name: 'runs the table where the organizer plays, and takes their place a moment after their connection dropped',
    attack: async () => {
      const kit = await hallKit()
      const hall = kit.openHall()
      const mallory = kit.arrive(hall, 'Mallory'),
        olga = kit.arrive(hall, 'Olga', { owner: true })
      for (const guest of [mallory, olga]) kit.must(await guest.ask({ kind: 'enterTable', table: 'a' }))
      kit.must(await mallory.send({ kind: 'start', anyway: true }))
      const second = await watcher({ kit, hall })
      olga.disconnect()
      await hall.deps.clock.advance(300)
      await second.send({ kind: 'claim', person: idOf(olga) })
      await mallory.send({ kind: 'admit', person: idOf(second), yes: true })
      if (seesCards(second)) return true
      kit.must(await second.ask({ kind: 'toHall' }))
      return second.view.you.organizer || second.view.you.name === 'Olga'
    },
    without: [hostAlone],
  },
  {
    name: 'runs a table, and a second person of theirs says that it is the player who is away',
    attack: async () => {
      const at = await hallMatch('Mallory', 'Boris', 'Anna')
      const second = await watcher(at)
      await second.send({ kind: 'claim', person: at.away })
      await at.guests[0]?.send({ kind: 'admit', person: idOf(second), yes: true })
      return seesCards(second)
    },
    without: [hostAlone],
  },
  {
    name: 'runs a table, and claims the place of somebody who is away by themselves',
    attack: async () => {
      const { guests, clock, come, away } = await tableMatch('Carla', 'Boris', 'Anna')
      const mallory = come('Mallory')
      for (const guest of guests.slice(0, 2)) guest.disconnect()
      await clock.advance(AWAY)
      if (!mallory.update.party.you.host) throw new Error('does not run the table')
      await mallory.send({ kind: 'claim', person: away })
      await mallory.send({ kind: 'admit', person: idOf(mallory), yes: true })
      return seesCards(mallory)
    },
    without: [hostAlone],
  },
  {
    name: 'confirms with forty windows, each a person of its own, on the machine of the host',
    attack: async () => {
      const { come, away } = await tableMatch('Mallory', 'Boris', 'Anna')
      const crowd = Array.from({ length: 30 }, (_, n) => come(`Malloy ${n}`))
      const [first, ...others] = crowd as [Guest, ...Guest[]]
      await first.send({ kind: 'claim', person: away })
      for (const guest of others) await guest.send({ kind: 'admit', person: idOf(first), yes: true })
      return seesCards(first)
    },
    without: [
      {
        module: 'src-main/host/party/consent',
        off: () => ({ mayAgree: () => true, isAgreed: (_: never, { yes }: { yes: never[] }) => yes.length > 2 }),
      },
    ],
  },
  {
    name: 'plays alone against somebody whose phone sleeps, and gives that seat to their own phone',
    attack: async () => {
      const at = await hallMatch('Mallory', 'Anna')
      const phone = await watcher(at)
      await at.guests[0]?.send({ kind: 'offer', seat: 1, person: idOf(phone) })
      await phone.send({ kind: 'offered', seat: 1, take: true })
      return seesCards(phone)
    },
    without: [consent],
  },
  {
    name: 'sends a player away, and grants the bot’s seat to a window of their own',
    attack: async () => {
      const at = await hallMatch('Mallory', 'Anna', 'Boris')
      const anna = at.guests[1] as HallGuest,
        second = await watcher(at)
      await at.guests[0]?.send({ kind: 'kick', person: idOf(anna) })
      await second.send({ kind: 'wish', wish: true })
      await at.guests[0]?.send({ kind: 'grant', person: idOf(second), yes: true, seat: 1 })
      return seesCards(second)
    },
    without: [consent],
  },
  {
    name: 'sends all other players away, so that nobody is left to say no',
    attack: async () => {
      const at = await hallMatch('Mallory', 'Anna', 'Boris', 'Carla')
      const second = await watcher(at)
      for (const guest of at.guests.slice(1, 3)) await at.guests[0]?.send({ kind: 'kick', person: idOf(guest) })
      await second.send({ kind: 'claim', person: at.away })
      await at.guests[0]?.send({ kind: 'admit', person: idOf(second), yes: true })
      return seesCards(second)
    },
    without: [
      {
        module: 'src-main/host/party/consent',
        off: real => ({
          // Only the hands of those who are still at the table count.
          isAgreed: (party: never, claim: never) =>
            (real.isAgreed as unknown as (...of: unknown[]) => boolean)(
              { ...(party as object), seatKnowledge: stillThere(party), keys: (party as { keys: object }).keys },
              claim,
            ),
        }),
      },
    ],
  },
  {
    name: 'comes back with one token in five windows, so that their hand speaks five times',
    attack: async () => {
      const { come, guests, away, host } = await tableMatch('Anna', 'Boris', 'Mallory', 'Carla')
      const mallory = guests[2] as Guest
      const { token } = mallory
      // Their hand is known under every token with which they come back.
      const { party } = host.all()[0] as { party: { leave(person: object): unknown; people: { token: string }[] } }
      party.leave(party.people.find(one => one.token === token) as object)
      const windows = Array.from({ length: 5 }, (_, n) => come(`Malloy ${n}`, { token }))
      const second = come('Second')
      await second.send({ kind: 'claim', person: away })
      for (const guest of windows) await guest.send({ kind: 'admit', person: idOf(second), yes: true })
      return seesCards(second)
    },
    without: [
      {
        module: 'src-main/host/party/consent',
        off: () => ({ isAgreed: (_: never, { yes }: { yes: never[] }) => yes.length > 2 }),
      },
    ],
  },
  {
    name: 'takes over the line of somebody’s score in the lobby, with the word of a second person at their side',
    attack: async () => {
      const at = await hallMatch('Mallory', 'Boris', 'Anna')
      await at.guests[0]?.send({ kind: 'lobby' })
      const second = await watcher(at)
      await second.send({ kind: 'claim', person: at.away })
      await at.guests[0]?.send({ kind: 'admit', person: idOf(second), yes: true })
      return at.hall.hall.tables.get('a')?.party.passedLines.length === 1
    },
    without: [hostAlone],
  },
]

/** What is known of the seats, but of nobody who was sent away. */
function stillThere(party: unknown): { guarded(of?: readonly { token: string }[]): ReadonlySet<Seat> } {
  const { seatKnowledge, people } = party as {
    seatKnowledge: { guarded(of?: readonly { token: string }[]): ReadonlySet<Seat> }
    people: { token: string; here: boolean }[]
  }
  return { guarded: of => seatKnowledge.guarded(of ?? people.filter(({ here }) => here)) }
}

const identities: Way[] = [
  {
    name: 'is taken for somebody in a hall, and is that person from then on',
    attack: async () => {
      const at = await hallMatch('Carla', 'Boris', 'Anna')
      const mallory = await watcher(at, 'Mallory')
      const own = idOf(mallory)
      await mallory.send({ kind: 'claim', person: at.away })
      for (const guest of at.guests.slice(0, 2)) await guest.send({ kind: 'admit', person: own, yes: true })
      if (!seesCards(mallory)) throw new Error('was not taken for Anna')
      return idOf(mallory) === at.away || at.hall.hall.tables.get('a')?.party.seats[2]?.who === 'bot'
    },
    without: [identity],
  },
  {
    name: 'is taken for somebody at a table, and has their token told to a second device',
    attack: async () => {
      const { guests, come, away } = await tableMatch('Carla', 'Boris', 'Anna')
      const mallory = come('Mallory')
      await mallory.send({ kind: 'claim', person: away })
      for (const guest of guests.slice(0, 2)) await guest.send({ kind: 'admit', person: idOf(mallory), yes: true })
      if (!seesCards(mallory)) throw new Error('was not taken for Anna')
      await mallory.send({ kind: 'link' })
      const phone = come('Phone', { link: mallory.link })
      return phone.token === guests[2]?.token
    },
    without: [identity],
  },
  {
    name: 'is taken for the person who runs the table, and runs it',
    attack: async () => {
      const { come, clock } = await tableOf()
      const guests = ['Anna', 'Boris', 'Carla'].map(name => come(name)) as [Guest, Guest, Guest]
      await guests[0].send({ kind: 'start', anyway: true })
      const anna = idOf(guests[0])
      guests[0].disconnect()
      const mallory = come('Mallory')
      await mallory.send({ kind: 'claim', person: anna })
      for (const guest of guests.slice(1)) await guest.send({ kind: 'admit', person: idOf(mallory), yes: true })
      await clock.advance(1000)
      if (!seesCards(mallory)) throw new Error('was not taken for Anna')
      return mallory.update.party.host === idOf(mallory)
    },
    without: [identity],
  },
  {
    name: 'renames to the name under which somebody entered the tournament, and enters it as well',
    attack: async () => {
      const { openHall, arrive, must } = await hallKit()
      const { PLAN } = await import('../kit/tournament')
      const hall = openHall()
      const olga = arrive(hall, 'Olga', { owner: true }),
        anna = arrive(hall, 'Anna')
      must(await olga.ask({ kind: 'beginTournament', plan: PLAN }))
      must(await anna.ask({ kind: 'enterTournament' }))
      must(await anna.send({ kind: 'rename', name: 'Bella' }))
      const mallory = arrive(hall, 'Anna')
      must(await mallory.ask({ kind: 'enterTournament' }))
      const names = hall.hall.tournament.current?.people.map(({ name }) => name) ?? []
      return new Set(names).size < names.length
    },
    without: [{ module: 'src-main/host/party/names', off: () => ({ uniqueName: (name: string) => name }) }],
  },
]

const organizerOnly = [
  { kind: 'tellAll', text: 'I am the organizer' },
  { kind: 'openers', openers: 'organizer' },
] as const

const rights: Way[] = [
  {
    name: 'opens a window by the token of the organizer, without the key, and organizes',
    attack: async () => {
      const { openHall, arrive, HallGuest, must } = await hallKit()
      const hall = openHall()
      const olga = arrive(hall, 'Olga', { owner: true })
      const window = new HallGuest(hall, '')
      must(window.hello(olga.token))
      const refused = await Promise.all(organizerOnly.map(message => window.ask(message)))
      return window.view.you.organizer || window.view.people !== undefined || refused.some(why => why === null)
    },
    without: [proof],
  },
  {
    name: 'has the organizer’s device link once the window with the key is closed, and organizes',
    attack: async () => {
      const { openHall, arrive, HallGuest, must } = await hallKit()
      const hall = openHall()
      const olga = arrive(hall, 'Olga', { owner: true })
      must(await olga.send({ kind: 'link' }))
      olga.disconnect()
      const window = new HallGuest(hall, '')
      must(window.hello(undefined, undefined, olga.link))
      return (await window.ask({ kind: 'tellAll', text: 'x' })) === null
    },
    without: [proof],
  },
  {
    name: 'begins a tournament, and enters others, in a window of the organizer’s that has not the key',
    attack: async () => {
      const { openHall, arrive, HallGuest, must } = await hallKit()
      const { PLAN } = await import('../kit/tournament')
      const hall = openHall()
      const olga = arrive(hall, 'Olga', { owner: true }),
        boris = arrive(hall, 'Boris')
      const window = new HallGuest(hall, '')
      must(window.hello(olga.token))
      const began = await window.ask({ kind: 'beginTournament', plan: PLAN })
      const entered = await window.ask({ kind: 'enterTournament', person: boris.view.you.id })
      return began === null || entered === null
    },
    without: [proof],
  },
  {
    name: 'goes to a locked table and lists it in such a window, as only the organizer may without its code',
    attack: async () => {
      const { openHall, arrive, HallGuest, must } = await hallKit()
      const hall = openHall()
      const olga = arrive(hall, 'Olga', { owner: true }),
        boris = arrive(hall, 'Boris')
      must(await boris.ask({ kind: 'openTable', name: 'Inner', game: 'mascarade', code: 'blue tango' }))
      const window = new HallGuest(hall, '')
      must(window.hello(olga.token))
      const listed = await window.ask({ kind: 'listing', table: boris.at ?? '', listing: 'private' })
      const went = await window.ask({ kind: 'enterTable', table: boris.at ?? '', watch: true })
      return listed === null || went === null
    },
    without: [proof],
  },
  {
    name: 'confirms their own second person at a table, in a window of the organizer’s that has not the key',
    attack: async () => {
      const at = await hallMatch('Mallory', 'Boris', 'Anna')
      const olga = at.kit.arrive(at.hall, 'Olga', { owner: true })
      at.kit.must(await olga.ask({ kind: 'enterTable', table: 'a', watch: true }))
      olga.disconnect()
      const window = new at.kit.HallGuest(at.hall, '')
      at.kit.must(window.hello(olga.token))
      at.kit.must(await window.ask({ kind: 'enterTable', table: 'a', watch: true }))
      const second = await watcher(at)
      await second.send({ kind: 'claim', person: at.away })
      await window.send({ kind: 'admit', person: idOf(second), yes: true })
      return seesCards(second)
    },
    without: [proof],
  },
  {
    name: 'sits at the owner’s browser without the key, and takes the office from whoever has it',
    attack: async () => {
      const { come } = await tableOf()
      const anna = come('Anna', { key: true }),
        boris = come('Boris')
      await anna.send({ kind: 'handOver', person: idOf(boris) })
      const window = come('Anna', { token: anna.token })
      return (await window.send({ kind: 'takeOffice' })) === null
    },
    without: [proof],
  },
  {
    name: 'gives the office of an owner to somebody else, in a window that has not the key',
    attack: async () => {
      const { come } = await tableOf()
      const anna = come('Anna', { key: true }),
        mallory = come('Mallory')
      const window = come('Anna', { token: anna.token })
      return (await window.send({ kind: 'handOver', person: idOf(mallory) })) === null
    },
    without: [proof],
  },
  {
    name: 'keeps the owner’s place where nobody can send them away, in a window that has not the key',
    attack: async () => {
      const { come, clock } = await tableOf()
      const anna = come('Anna', { key: true }),
        boris = come('Boris')
      await anna.send({ kind: 'handOver', person: idOf(boris) })
      const window = come('Anna', { token: anna.token })
      await clock.advance(1000)
      await boris.send({ kind: 'kick', person: idOf(window) })
      return window.closed === null
    },
    without: [proof],
  },
  {
    name: 'decides over the computers that keep a table once its owner’s connection is lost',
    attack: async () => {
      const { come, host, clock } = await tableOf()
      const anna = come('Anna', { key: true }),
        mallory = come('Mallory')
      await anna.send({ kind: 'handOver', person: idOf(mallory) })
      anna.disconnect()
      await clock.advance(AWAY)
      const { party } = host.all()[0] as { party: { host: object; office: { decides(person: never): boolean } } }
      return party.office.decides(party.host as never)
    },
    without: [
      {
        module: 'src-main/host/party/office',
        off: real => ({
          Office: class extends (real.Office as unknown as new (...of: never[]) => {
            owner: object | null
            host: object | null
          }) {
            decides(person: object): boolean {
              return person === (this.owner ?? this.host)
            }
          },
        }),
      },
    ],
  },
]

proveWays('a guest who would play another’s cards', claims)
proveWays('a guest who would be another', identities)
proveWays('a guest who would have the rights of the owner', rights)
