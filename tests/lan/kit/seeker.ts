/**
 * A guest's desktop app without its page: opens the list of tables, joins every row of it with the token and the join code
 * that it has, and prints what became of each. `seeker.mjs FOLDER RACES ROWS`: opens the list RACES times, each time until
 * ROWS of its rows have been visited. What it has met lies in FOLDER.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { toFoundTable } from '../../../src-main/desktop/tableFinder'
import { TableSockets } from '../../../src-main/desktop/tableSockets'
import { dialer, knownHosts } from '../../../src-main/net/client'
import { nodeNetwork, TableBrowser } from '../../../src-main/net/discovery'
import { nodeClock } from '../../../src-main/nodeDeps'
import { privateFile } from '../../../src-main/privateFile'
import type { ConnectionEvent, FoundTable } from '../../../src-shared/desktop/bridge'
import { encode, PROTOCOL } from '../../../src-shared/wire'

const [folder = '', races = '1', rows = '1'] = process.argv.slice(2)
const known = knownHosts(privateFile(path.join(folder, 'known.json'))),
  tokensFile = path.join(folder, 'tokens.json')
const tokens = new Map<string, string>(readTokens())

function readTokens(): [string, string][] {
  try {
    return JSON.parse(readFileSync(tokensFile, 'utf8')) as [string, string][]
  } catch {
    return []
  }
}

const listeners = new Map<number, (event: ConnectionEvent) => void>()
const sockets = new TableSockets({
  dial: dialer({ known, clock: nodeClock }),
  ownerKey: () => null,
  tokens: {
    get: place => tokens.get(place) ?? null,
    set: (place, token) => {
      tokens.set(place, token)
      writeFileSync(tokensFile, JSON.stringify([...tokens]))
    },
  },
  onEvent: event => {
    listeners.get(event.line)?.(event)
  },
  onReached: () => undefined,
  reachedAt: () => [],
})

interface Visit {
  /** The fingerprint that was announced. */
  readonly announced: string | null
  readonly trust?: string
  readonly fingerprint?: string
  readonly refused?: string
}

let lines = 0
/** Dials as the app does. A host that nobody vouches for hears no code, as in the page. */
function visit({ place }: FoundTable): Promise<Visit> {
  const line = ++lines,
    announced = place.announced?.fingerprint ?? null
  return new Promise(done => {
    let met: Pick<Visit, 'trust' | 'fingerprint'> = {}
    const end = (visited: Omit<Visit, 'announced'>): void => {
      listeners.delete(line)
      sockets.hangUp(line)
      done({ announced, ...visited })
    }
    listeners.set(line, event => {
      switch (event.is) {
        case 'opened': {
          const { trust, fingerprint } = event.met
          met = { trust, fingerprint }
          const token = event.token === null ? {} : { token: event.token }
          const code = trust === 'first' && races !== '0' ? {} : { code: 'blue tango' }
          sockets.send(line, encode({ kind: 'hello', n: 1, version: PROTOCOL, name: 'Boris', ...token, ...code }))
          return
        }
        case 'heard': {
          const message = JSON.parse(event.text) as { kind: string; token?: string; why?: { refused: string } }
          if (message.kind === 'welcome') {
            sockets.storeToken(line, message.token ?? '')
            end(met)
          }
          if (message.kind === 'refused') end({ ...met, refused: message.why?.refused ?? '' })
          return
        }
        case 'closed':
          end({ ...met, refused: event.why?.refused ?? String(event.code) })
      }
    })
    sockets.dial(line, place)
  })
}

/** Opens the list, and visits its rows as they appear. */
function race(): Promise<readonly Visit[]> {
  return new Promise(done => {
    const seen = new Set<string>(),
      visits: Promise<Visit>[] = []
    const browser = new TableBrowser({
      network: nodeNetwork,
      probeHost: () => Promise.resolve(null),
      knownAddresses: { read: () => Promise.resolve([]), add: () => Promise.resolve() },
      onChange: tables => {
        for (const table of tables.map(toFoundTable)) {
          if (seen.has(table.id) || seen.size >= Number(rows)) continue
          seen.add(table.id)
          visits.push(visit(table))
        }
        if (seen.size < Number(rows)) return
        browser.close()
        void Promise.all(visits).then(done)
      },
    })
  })
}

// A first evening: RACES is 0, and the person confirms the one host that there is.
for (let i = 0; i < Math.max(1, Number(races)); i++) {
  const visits = await race()
  if (races === '0') for (const { fingerprint = '' } of visits) known.confirm(fingerprint)
  process.stdout.write(`${JSON.stringify({ visits })}\n`)
}
process.exit(0)
