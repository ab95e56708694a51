/** The list of tables nearby, for the page; and why nobody is found. */
import path from 'node:path'
import type { Diagnosis, FoundTable, TablePlace } from '../../src-shared/desktop/bridge'
import type { Language } from '../../src-shared/lang'
import { say } from '../../src-shared/lang/terminal'
import { examine, fileMemory, TableBrowser, type Listed } from '../net/discovery'
import { reportLines } from '../terminal/doctor'
import type { Say } from '../terminal/words'
import type { DesktopGiven } from './given'

export interface FindingSetup {
  readonly given: DesktopGiven
  readonly folder: string
  readonly tell: (tables: readonly FoundTable[]) => void
  readonly language: () => Language
}

const IPV4 = /^\d{1,3}(\.\d{1,3}){3}$/
const LOOPBACK = /^127\./

const found = ({ facts, addresses, grey, version }: Listed): FoundTable => {
  const { id, name, game, taken, seats, locked, port, fingerprint, table } = facts
  return {
    id: `${id}@${port}`,
    name,
    game,
    taken,
    seats,
    locked,
    grey,
    version,
    place: { addresses, port, fingerprint, table },
  }
}

export class Finding {
  private browser: TableBrowser | null = null
  private readonly memory

  constructor(private readonly setup: FindingSetup) {
    this.memory = fileMemory(path.join(setup.folder, 'hosts.json'))
  }

  /** Opens or closes the list. */
  look(on: boolean): void {
    this.browser?.close()
    this.browser = null
    if (!on) return
    const {
      given: { world, visit },
      tell,
    } = this.setup
    this.browser = new TableBrowser({
      world,
      visit,
      memory: this.memory,
      changed: tables => {
        tell(tables.map(found))
      },
    })
    tell(this.browser.tables.map(found))
  }

  async scan(): Promise<void> {
    await this.browser?.scan()
  }

  async before(): Promise<readonly TablePlace[]> {
    return (await this.memory.read()).map(({ address, port }) => ({
      addresses: [address],
      port,
      fingerprint: null,
      table: null,
    }))
  }

  /** A table has answered there: it is asked another time when nothing is heard. */
  reached(address: string, port: number): void {
    if (IPV4.test(address) && !LOOPBACK.test(address)) void this.memory.add({ address, port })
  }

  async doctor(version: string): Promise<Diagnosis> {
    const {
      given: { world, platform },
      language,
    } = this.setup
    const words: Say = (key, params) => say(language(), key, params)
    const report = await examine(world)
    const lines = reportLines(report, words),
      advice = words(report.advice)
    return { advice, lines, report: [`Undertable ${version}, ${platform}`, ...lines, advice].join('\n') }
  }
}
