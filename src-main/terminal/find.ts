/** `undertable find`: lists the tables on the network in a terminal. */
import { parseArgs } from 'node:util'
import { fileMemory, realWorld, TableBrowser, visit, type Listed } from '../net/discovery'
import { isPlace, readPlace } from '../../src-shared/lan/place'
import { hostsFile } from './home'
import { complain, interrupted, print, urlOf, type Say } from './words'

export interface FindArguments {
  /** An address or code to ask besides. */
  readonly place: string | null
  readonly seconds: number
  readonly scan: boolean
  /** Goes on until it is interrupted. */
  readonly watch: boolean
  readonly json: boolean
}

/** Long enough for lost questions (asked at 0, 1 and 3 s) and for those hosts that are only asked after a second. */
const SECONDS = '4'
const MAX_SECONDS = 600
const BY_HAND_MS = 2000

export function readFindArguments(args: readonly string[]): FindArguments | { readonly bad: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: {
        seconds: { type: 'string', default: SECONDS },
        scan: { type: 'boolean', default: false },
        watch: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        lang: { type: 'string' },
      },
    })
    const seconds = Number(values.seconds),
      [place = null, more] = positionals
    if (!(seconds > 0 && seconds <= MAX_SECONDS)) return { bad: `--seconds ${values.seconds}` }
    if (more !== undefined) return { bad: more }
    return { place, seconds, scan: values.scan, watch: values.watch, json: values.json }
  } catch (fault) {
    return { bad: fault instanceof Error ? fault.message : String(fault) }
  }
}

/** Where the page of a table is, by each of its addresses. */
const linksOf = ({ facts, addresses }: Listed): string[] =>
  addresses.map(
    address => urlOf(address, facts.port) + (facts.table === null ? '' : `?table=${encodeURIComponent(facts.table)}`),
  )

const plain = (table: Listed): object => {
  const { grey, version, ways, addresses } = table
  return { ...table.facts, version, grey, ways, addresses, links: linksOf(table) }
}

/** @returns 0 when there are tables, 1 when there are none */
export async function find(options: FindArguments, words: Say): Promise<number> {
  const place = options.place === null ? null : readPlace(options.place)
  if (place && !isPlace(place)) {
    complain(words(place.refused === 'codeSlip' ? 'slip' : 'badPlace', { place: options.place ?? '' }))
    return 2
  }
  const start = performance.now(),
    memory = fileMemory(hostsFile())
  const changed = (tables: readonly Listed[]): void => {
    if (!options.watch) return
    if (options.json)
      print(JSON.stringify({ ms: Math.round((performance.now() - start) * 10) / 10, tables: tables.map(plain) }))
    else print(`\n${tables.map(table => tell(table, words)).join('\n')}`)
  }
  if (!options.json && !options.watch) print(words('looking', { seconds: options.seconds }))
  const browser = new TableBrowser({ world: realWorld, visit, memory, changed })
  const waits = options.watch
    ? [interrupted()]
    : [
        new Promise<void>(done => {
          setTimeout(done, options.seconds * 1000)
        }),
      ]
  if (options.scan) waits.push(browser.scan())
  const [address] = place?.addresses ?? []
  if (place && address !== undefined)
    waits.push(
      browser.ask(address, place.port, BY_HAND_MS).then(async there => {
        if (there) await memory.add({ address, port: place.port })
        else if (!options.json) complain(words('noAnswer', { place: options.place ?? '' }))
      }),
    )
  await Promise.all(waits)
  const { tables } = browser
  browser.close()
  if (options.json && !options.watch) print(JSON.stringify({ tables: tables.map(plain) }))
  if (!options.json && !options.watch)
    print(tables.length === 0 ? words('noTables') : tables.map(table => tell(table, words)).join('\n'))
  return tables.length > 0 ? 0 : 1
}

function tell(table: Listed, words: Say): string {
  const {
    facts: { name, game, taken, seats, locked, doors, fingerprint },
    grey,
    version,
  } = table
  const marks = [
    ...(fingerprint === null ? [] : ['encrypted' as const]),
    ...(locked ? ['locked' as const] : []),
    ...(doors === 'open' ? [] : [doors]),
    ...(grey ? ['silent' as const] : []),
    ...(version === 'same' ? [] : [version]),
  ]
  return [
    words('found', { name, game, taken, seats }),
    ...marks.map(mark => `  (${words(mark)})`),
    ...linksOf(table).map(link => `  ${link}`),
  ].join('\n')
}
