/** `undertable find`: lists the tables on the network in a terminal. */
import { parseArgs } from 'node:util'
import { fileKnownAddresses, nodeNetwork, TableBrowser, probeHost, type ListedTable } from '../net/discovery'
import { gameTitle } from '../../src-shared/games/titles'
import { isPlace, readPlace } from '../../src-shared/lan/place'
import type { Language } from '../../src-shared/locales/languages'
import { hostsFile } from './homeFolder'
import { printError, interrupted, print, printJson, urlOf, type Translate } from './locale'
import { OPTIONS } from '../commandOptions'

export interface FindArguments {
  /** An additional address or code to ask. */
  readonly place: string | null
  readonly seconds: number
  readonly scan: boolean
  /** Runs until it is interrupted. */
  readonly watch: boolean
  readonly json: boolean
}

const MAX_SECONDS = 600
const BY_HAND_MS = 2000

export function readFindArguments(args: readonly string[]): FindArguments | { readonly bad: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      strict: true,
      options: OPTIONS.find,
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

/** URLs of a table's page, one per address. */
const linksOf = ({ record, addresses }: ListedTable): string[] =>
  addresses.map(
    address =>
      urlOf(address, record.port) + (record.table === null ? '' : `?table=${encodeURIComponent(record.table)}`),
  )

const toJson = (table: ListedTable): object => {
  const { stale, version, ways, addresses } = table
  return { ...table.record, version, grey: stale, ways, addresses, links: linksOf(table) }
}

/** @returns 0 when there are tables, 1 when there are none */
export async function find(options: FindArguments, t: Translate, language: Language): Promise<number> {
  const place = options.place === null ? null : readPlace(options.place)
  if (place && !isPlace(place)) {
    printError(t(place.refused === 'codeSlip' ? 'slip' : 'badPlace', { place: options.place ?? '' }))
    return 2
  }
  const start = performance.now(),
    knownAddresses = fileKnownAddresses(hostsFile())
  const onChange = (tables: readonly ListedTable[]): void => {
    if (!options.watch) return
    if (options.json) printJson({ ms: Math.round((performance.now() - start) * 10) / 10, tables: tables.map(toJson) })
    else print('', ...tables.flatMap(table => tableLines(table, t, language)))
  }
  if (!options.json && !options.watch) print(t('looking', { seconds: options.seconds }))
  const browser = new TableBrowser({ network: nodeNetwork, probeHost, knownAddresses, onChange })
  const pending = options.watch
    ? [interrupted()]
    : [
        new Promise<void>(done => {
          setTimeout(done, options.seconds * 1000)
        }),
      ]
  if (options.scan) pending.push(browser.scan())
  const [address] = place?.addresses ?? []
  if (place && address !== undefined)
    pending.push(
      browser.probe(address, place.port, BY_HAND_MS).then(async hasTables => {
        if (hasTables) await knownAddresses.add({ address, port: place.port })
        else if (!options.json) printError(t('noAnswer', { place: options.place ?? '' }))
      }),
    )
  await Promise.all(pending)
  const { tables } = browser
  browser.close()
  if (options.json && !options.watch) printJson({ tables: tables.map(toJson) })
  if (!options.json && !options.watch)
    print(...(tables.length === 0 ? [t('noTables')] : tables.flatMap(table => tableLines(table, t, language))))
  return tables.length > 0 ? 0 : 1
}

/** A table with its marks and links. */
export function tableLines(table: ListedTable, t: Translate, language: Language): string[] {
  const {
    record: { name, game, taken, seats, hall, locked, doors, fingerprint },
    stale,
    version,
  } = table
  const marks = [
    ...(fingerprint === null ? [] : ['encrypted' as const]),
    ...(locked ? ['locked' as const] : []),
    ...(doors === 'open' ? [] : [doors]),
    ...(stale ? ['silent' as const] : []),
    ...(version === 'same' ? [] : [version]),
  ]
  return [
    hall === undefined
      ? t('found', { name, game: gameTitle(game, language), taken, seats })
      : t('foundHall', { name, tables: hall, taken, seats }),
    ...marks.map(mark => `  (${t(mark)})`),
    ...linksOf(table).map(link => `  ${link}`),
  ]
}
