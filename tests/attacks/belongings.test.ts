/** Addresses with a place in them, made to seat somebody else in it. */
import type { ClientMessage } from '../../src-shared/wire'
import type { Party } from '../../src-main/host/party/party'
import { Guest } from '../kit/guest'
import { testDeps } from '../kit/deps'
import { addressPage } from '../renderer/addressPage'
import { proveWays, type Defence } from './kit/ways'

type Moved = NonNullable<Extract<ClientMessage, { kind: 'hello' }>['moved']>

const NEXT = 'a'.repeat(64),
  ORIGIN = '10.0.0.1:26262',
  PAGE = `http://${ORIGIN}/?table=t`

/** Tokens stay as they are, as they did. */
const keepsTokens: Defence = { module: 'src-main/host/access/movedPlace', off: () => ({ renewToken: () => undefined }) }

/** A table at which the sender of the address sits, alone or with others. */
async function table(game: string) {
  const { Host } = await import('../../src-main/host/host')
  const host = new Host(testDeps(5))
  const { party } = host.open({ id: 't', name: 'Table', game, invite: [], fixedKey: null, pace: 0 })
  const sender = new Guest(host, 'Sender')
  sender.hello()
  const arrive = (name: string, token?: string, moved?: Moved): Guest => {
    const guest = new Guest(host, name)
    guest.moved = moved
    guest.hello(token)
    return guest
  }
  return { party, sender, arrive, place: { token: sender.token ?? '', next: NEXT } }
}

const me = (guest: Guest): string | undefined => guest.update.party.you.id

/** @returns whether the sender of the address has the place that its reader has taken */
async function senderReads(game: string, begins: boolean): Promise<boolean> {
  const { sender, arrive, place } = await table(game)
  if (begins) {
    const others = Array.from({ length: 4 }, (_, at) => arrive(`Guest ${at}`))
    for (const other of others) await other.send({ kind: 'ready', ready: true })
    await sender.send({ kind: 'start' })
  }
  const victim = arrive('Victim', undefined, place),
    back = arrive('Sender', place.token)
  return me(back) === me(victim)
}

proveWays('somebody who sends another person the address with their own place', [
  {
    name: 'reads the seat in which that person plays',
    attack: () => senderReads('mascarade', true),
    without: [keepsTokens],
  },
  { name: 'and at a table of another game', attack: () => senderReads('castle', true), without: [keepsTokens] },
  { name: 'and before the match', attack: () => senderReads('mascarade', false), without: [keepsTokens] },
  {
    name: 'seats a second person there',
    attack: async () => {
      const { arrive, place } = await table('mascarade')
      const first = arrive('First', undefined, place),
        second = arrive('Second', undefined, { ...place, next: 'b'.repeat(64) })
      return me(first) === me(second)
    },
    without: [keepsTokens],
  },
  {
    name: 'or uses it themselves, to be somebody who knows no seat of the match',
    attack: async () => {
      const { party, arrive, place } = await table('mascarade')
      party.seatKnowledge.learn(place.token, 0)
      const again = arrive('Sender', undefined, place)
      return !party.seatKnowledge.knowsOther(again.token ?? '', 1)
    },
    without: [
      {
        module: 'src-main/host/access/movedPlace',
        off: () => ({
          renewToken: (_: unknown, person: { token: string }, { moved }: { moved: Moved }) => {
            person.token = moved.next
          },
        }),
      },
    ],
  },
  {
    name: 'with a new token that can be guessed',
    attack: async () => {
      const { arrive, place } = await table('mascarade')
      arrive('Victim', undefined, { ...place, next: '1234' })
      const guesser = arrive('Guesser', '1234')
      return me(guesser) !== undefined && guesser.token === '1234'
    },
    without: [
      {
        module: 'src-main/host/access/movedPlace',
        off: () => ({ movedPerson: ({ people }: Party) => people[0] }),
      },
    ],
  },
  {
    name: 'puts it in the place of the one that the person has at the table',
    attack: async () => {
      const { arrive, place } = await table('mascarade')
      const victim = arrive('Victim'),
        own = me(victim)
      return me(arrive('Victim', victim.token, place)) !== own
    },
    without: [
      {
        module: 'src-main/host/access/movedPlace',
        off: () => ({ movedPerson: (party: Party, { moved }: { moved?: Moved }) => party.byToken(moved?.token ?? '') }),
      },
    ],
  },
])

/** What a page remembers after it has come by an address. */
async function remembered(hash: string, search = '') {
  const page = addressPage(`${PAGE}${search}#${hash}`, { [`token.${ORIGIN}.t`]: 'own', language: 'it' }, {})
  const { takeBelongings } = await import('../../src-renderer/connection/belongings')
  const { vi } = await import('vitest')
  takeBelongings()
  vi.unstubAllGlobals()
  return page
}

/** The page takes what it finds, as it did. */
const takesAll: Defence = {
  module: 'src-renderer/connection/belongings',
  off: () => ({
    takeBelongings: () => {
      const { kept } = JSON.parse(new URLSearchParams(location().hash.slice(1)).get('belongings') ?? '') as {
        readonly kept: readonly (readonly [string, string])[]
      }
      for (const [key, value] of kept) window.localStorage.setItem(`undertable.${key}`, value)
    },
  }),
}
const location = (): Location => window.location
const packed = (entries: readonly (readonly [string, string])[]): string =>
  new URLSearchParams({ belongings: JSON.stringify({ kept: entries, inTab: [] }) }).toString()

proveWays('an address that was made up', [
  {
    name: 'sets the language and the look',
    attack: async () => {
      const { kept } = await remembered(packed([['look', 'light']]))
      return kept.has('undertable.look')
    },
    without: [takesAll],
  },
  {
    name: 'replaces the token of the table',
    attack: async () => {
      const { kept } = await remembered(packed([[`token.${ORIGIN}.t`, 'sent']]))
      return kept.get(`undertable.token.${ORIGIN}.t`) !== 'own'
    },
    without: [takesAll],
  },
  {
    name: 'stores a place of another table, or of another host',
    attack: async () => {
      const { kept } = await remembered(packed([['token.10.0.0.9:26262.u', 'sent']]))
      return kept.size > 2
    },
    without: [takesAll],
  },
  {
    name: 'stays in the address bar with its place',
    attack: async () => (await remembered('belongings=sent')).address().includes('sent'),
    without: [
      {
        module: 'src-renderer/platform',
        off: () => ({
          takeFromAddress: (name: string) => new URLSearchParams(location().hash.slice(1)).get(name),
        }),
      },
    ],
  },
])
