/** Another user of the host's machine connects from loopback, with keys that were used, guessed or read. */
import { vi } from 'vitest'
import type { OwnerKeys } from '../../src-main/host/access/ownerKeys'
import type { Peer } from '../../src-main/peer'
import { VirtualClock } from '../kit/clock'
import { testDeps } from '../kit/deps'
import { Guest } from '../kit/guest'
import { exchange, keyIn, LOCAL, withHost, without } from './kit/ownerHost'
import { proveWays, type Attack, type Defence } from './kit/ways'

vi.mock('../../src-main/net/staticPages', async original => ({
  ...(await original<object>()),
  readPages: () => new Map(),
}))

/** Keys and secrets as a host has them, under a clock of the test. */
async function keys() {
  const { OwnerKeys } = await import('../../src-main/host/access/ownerKeys')
  const clock = new VirtualClock()
  let n = 0
  return { clock, keys: new OwnerKeys(clock, () => `token-${++n}-${'x'.repeat(30)}`) }
}

/** Whether somebody who comes so is made the owner of a table. */
async function becomesOwner(
  secret: string | undefined,
  given: string | undefined,
  line: Partial<Peer>,
): Promise<boolean> {
  const { Host } = await import('../../src-main/host/host')
  const host = new Host(testDeps(7)),
    table = host.open({
      ...{ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 },
      owner: { holds: one => secret !== undefined && one === secret, expected: false },
    })
  const eve = new Guest(host, 'Eve')
  eve.owner = given
  eve.isLocal = line.isLocal === true
  if (line.connection) Object.assign(eve.peer, { connection: line.connection })
  eve.hello()
  return table.party.office.owner !== null
}
const CLEAR = { connection: { address: '10.0.0.9', encrypted: false, authWords: null } }

const ownerKeys = 'src-main/host/access/ownerKeys',
  ownerKey = 'src-main/host/access/ownerKey'

type KeysClass = new (...args: ConstructorParameters<typeof OwnerKeys>) => OwnerKeys

/** `OwnerKeys` with something of it changed. */
const keysWith = (change: (keys: KeysClass) => KeysClass): readonly Defence[] =>
  without(ownerKeys, real => ({ OwnerKeys: change((real as unknown as { OwnerKeys: KeysClass }).OwnerKeys) }))

/** Keys whose exchange tests the key, and nothing else. */
const alwaysAlive = keysWith(real => {
  class Alive extends real {
    private readonly given: string[] = []
    override newKey(): string {
      const key = super.newKey()
      this.given.push(key)
      return key
    }
    override exchange(key: string): string | null {
      return this.given.includes(key) ? this.newSecret() : null
    }
  }
  return Alive
})

/** The browser's page at the owner's link. @returns what stands in its address while the host is asked */
async function addressOfPage(): Promise<string> {
  let href = 'http://127.0.0.1:26262/#owner=key',
    asked = ''
  const kept = new Map<string, string>()
  vi.stubGlobal('window', {
    get location() {
      return new URL(href)
    },
    history: { replaceState: (_: unknown, __: unknown, to: string) => (href = new URL(to, href).href) },
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, to: string) => kept.set(key, to),
    },
  })
  vi.stubGlobal('fetch', () => {
    asked = href
    return Promise.resolve({ ok: true, text: () => Promise.resolve('secret') })
  })
  try {
    const { takeOwnerLink } = await import('../../src-renderer/connection/ownerLink')
    await takeOwnerLink()
    return `${asked} ${href} ${[...kept.values()].join()}`
  } finally {
    vi.unstubAllGlobals()
  }
}

const guessing: Attack = async () => {
  const { keys: all } = await keys()
  const key = all.newKey(),
    secret = all.newSecret()
  const near = (of: string): readonly string[] => [
    '',
    of.slice(0, -1),
    `${of}x`,
    of.toUpperCase(),
    of.slice(0, -1) + 'y',
    '0',
    'null',
  ]
  return near(key).some(one => all.exchange(one, true) !== null) || near(secret).some(one => all.holds(one))
}

const LOCK = { code: 'open sesame' }

proveWays('another user of the host’s machine who connects to it', [
  {
    name: 'comes from loopback without a key',
    attack: () => becomesOwner('secret', undefined, { isLocal: true }),
    without: without(ownerKey, () => ({ provesOwner: (_: unknown, peer: Peer) => peer.isLocal === true })),
  },
  {
    name: 'uses the key of the link a second time',
    attack: () =>
      withHost(LOCAL, async ({ newOwnerLink, port }) => {
        const key = keyIn(newOwnerLink())
        if ((await exchange(port, key)) === null) throw new Error('refused')
        return (await exchange(port, key)) !== null
      }),
    without: alwaysAlive,
  },
  {
    name: 'sends the key as if it were a secret',
    attack: async () => {
      const { keys: all } = await keys()
      return all.holds(all.newKey())
    },
    without: keysWith(real => {
      class Loose extends real {
        override holds(): boolean {
          return true
        }
      }
      return Loose
    }),
  },
  {
    name: 'uses the key after a minute',
    attack: async () => {
      const { keys: all, clock } = await keys()
      const key = all.newKey()
      await clock.advance(60_000)
      return all.exchange(key, true) !== null
    },
    without: alwaysAlive,
  },
  {
    name: 'uses the key of a link after a newer one was made',
    attack: async () => {
      const { keys: all } = await keys()
      const key = all.newKey()
      all.newKey()
      return all.exchange(key, true) !== null
    },
    without: alwaysAlive,
  },
  {
    name: 'guesses keys and secrets: empty, cut short, longer, in capitals',
    attack: guessing,
    without: without('src-shared/lan/joinCodeProof', () => ({
      sameProof: (a: string, b: string) => b.toLowerCase().startsWith(a.toLowerCase()),
    })),
  },
  {
    name: 'sends the key from another machine',
    attack: async () => {
      const { keys: all } = await keys()
      return all.exchange(all.newKey(), false) !== null
    },
    without: alwaysAlive,
  },
  {
    name: 'uses a key that was read on its way over the network',
    attack: async () => {
      const { keys: all } = await keys()
      const key = all.newKey()
      all.exchange(key, false)
      return all.exchange(key, true) !== null
    },
    without: alwaysAlive,
  },
  {
    name: 'replays the secret of a tab over the unencrypted network',
    attack: () => becomesOwner('secret', 'secret', CLEAR),
    without: without(ownerKey, () => ({ provesOwner: () => true })),
  },
  {
    name: 'has a page of their own use the key, in a browser of the owner',
    attack: () =>
      withHost(LOCAL, async ({ newOwnerLink, port }) => {
        const key = keyIn(newOwnerLink())
        return (await exchange(port, key, { origin: 'http://evil.example' })) !== null
      }),
    without: without('src-main/net/originCheck', () => ({ fromOurPage: () => true })),
  },
  {
    name: 'asks for a new link as `undertable owner` does, without its file',
    attack: () =>
      withHost(LOCAL, async ({ port }) => {
        for (const question of ['', '.', 'nonce.', `nonce.${'x'.repeat(43)}`]) {
          const reply = await fetch(`http://127.0.0.1:${port}/owner/key`, { method: 'POST', body: question })
          if (reply.ok) return true
        }
        return false
      }),
    without: without('src-main/ownerControl', () => ({
      answerOwner: (_: string, __: string, newKey: () => string) => newKey(),
    })),
  },
  {
    name: 'listens on the loopback address of the other family, to which `localhost` may lead',
    attack: () =>
      withHost(
        ['--bind', '0.0.0.0', '--no-data'],
        ({ newOwnerLink }) => new URL(newOwnerLink()).hostname === 'localhost',
      ),
    without: without('src-main/net/addresses', () => ({ localAddress: () => 'localhost' })),
  },
  {
    name: 'reads the key in the address bar, in the history, or in what the tab keeps',
    attack: async () => /\bkey\b/.test(await addressOfPage()),
    without: without('src-renderer/platform', () => ({ takeFromAddress: () => 'key' })),
  },
  {
    name: 'guesses a join code from a loopback address for each guess',
    attack: async () => {
      const { JoinCodeGate } = await import('../../src-main/host/access/joinCode')
      const deps = testDeps(1),
        gate = new JoinCodeGate(deps)
      let judged = 0
      for (let n = 0; n < 200; n++) {
        const peer: Peer = {
          isLocal: true,
          connection: { address: `127.0.1.${n}`, encrypted: true, authWords: null },
          send: () => undefined,
          sendText: () => undefined,
          close: () => undefined,
        }
        void gate.check(peer, LOCK, { code: `guess ${n}` }).then(why => {
          if (why?.refused === 'codeWrong') judged++
        })
      }
      await deps.clock.settle()
      gate.close()
      return judged > 100
    },
    without: without('src-main/neighbourhood', () => ({
      neighbourhoodOf: ({ connection }: Peer) => connection?.address ?? '',
    })),
  },
  {
    name: 'gathers copies of the table with an app for each loopback address',
    attack: async () => {
      const { Host } = await import('../../src-main/host/host')
      const { Invitations } = await import('../../src-main/keep/invitations')
      let n = 0
      const invitations = new Invitations(
        'by hand',
        () => `text ${++n}`,
        () => undefined,
      )
      const host = new Host(testDeps(1))
      host.open({
        ...{ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 },
        keepers: {
          view: () => ({ computers: [] }) as never,
          office: () => null,
          give: () => null,
          invite: (person, address) => invitations.issue(person, address),
          withdraw: () => undefined,
          goOnAlone: () => [],
        },
      })
      let got = 0
      for (const last of [2, 3, 4]) {
        const eve = new Guest(host, `Eve ${last}`)
        eve.isLocal = true
        Object.assign(eve.peer, { connection: { address: `127.0.0.${last}`, encrypted: true, authWords: null } })
        eve.hello()
        if ((await eve.send({ kind: 'keepTable' })) === null) got++
      }
      return got > 1
    },
    without: without('src-main/keep/invitations', () => ({
      Invitations: class {
        issue = () => 'text'
      },
    })),
  },
])
