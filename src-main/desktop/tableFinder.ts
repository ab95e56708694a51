/** The list of nearby tables for the page, and the network diagnosis. */
import path from 'node:path'
import type { Diagnosis, FoundTable, TablePlace } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/locales/languages'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { examine, fileKnownAddresses, rowKey, TableBrowser, type ListedTable } from '../net/discovery'
import { reportLines } from '../terminal/doctor'
import type { Translate } from '../terminal/locale'
import type { DesktopDeps } from './deps'

export interface TableFinderSetup {
  readonly deps: DesktopDeps
  readonly folder: string
  readonly onTables: (tables: readonly FoundTable[]) => void
  readonly language: () => Language
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/
const LOOPBACK = /^127\./

/** A table as the page lists it. What its announcement says of its host stays a hint. */
export const toFoundTable = ({ record, addresses, stale: grey, version }: ListedTable): FoundTable => {
  const { id, name, game, taken, seats, hall, locked, port, fingerprint, table } = record
  return {
    id: rowKey(record),
    name,
    game,
    taken,
    ...(hall === undefined ? {} : { hall }),
    seats,
    locked,
    stale: grey,
    version,
    place: { addresses, port, pin: null, announced: { instance: id, fingerprint }, table },
  }
}

export class TableFinder {
  private browser: TableBrowser | null = null
  private readonly knownAddresses

  constructor(private readonly setup: TableFinderSetup) {
    this.knownAddresses = fileKnownAddresses(path.join(setup.folder, 'hosts.json'))
  }

  /** Opens or closes the list. */
  setBrowsing(on: boolean): void {
    this.browser?.close()
    this.browser = null
    if (!on) return
    const {
      deps: { network, probeHost },
      onTables: tell,
    } = this.setup
    this.browser = new TableBrowser({
      network,
      probeHost,
      knownAddresses: this.knownAddresses,
      onChange: tables => {
        tell(tables.map(toFoundTable))
      },
    })
    tell(this.browser.tables.map(toFoundTable))
  }

  async scan(): Promise<void> {
    await this.browser?.scan()
  }

  async knownHosts(): Promise<readonly TablePlace[]> {
    return (await this.knownAddresses.read()).map(({ address, port }) => ({
      addresses: [address],
      port,
      pin: null,
      announced: null,
      table: null,
    }))
  }

  /** A table has answered at this address: remembers it for when discovery finds nothing. */
  remember(address: string, port: number): void {
    if (IPV4.test(address) && !LOOPBACK.test(address)) void this.knownAddresses.add({ address, port })
  }

  async doctor(version: string): Promise<Diagnosis> {
    const {
      deps: { network, platform },
      language,
    } = this.setup
    const t: Translate = (key, params) => terminalMessage(language(), key, params)
    const report = await examine(network)
    const lines = reportLines(report, t),
      advice = t(report.advice)
    return { advice, lines, report: [`Undertable ${version}, ${platform}`, ...lines, advice].join('\n') }
  }
}
