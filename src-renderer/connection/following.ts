/** Follows a table from a browser: when its host is gone or has given it away, to the computer that hosts it now. */
import { watch } from 'vue'
import { askComputer, goTo, tableAddress } from '../platform'
import type { useTable } from '../store/table'
import { withBelongings } from './belongings'
import type { TableComputer } from '../../src-shared/wire'

/** Milliseconds between two rounds of questions, and for which an answer may take. */
const ROUND_MS = 1500,
  ANSWER_MS = 1200

const hostOf = (address: string, port: number): string => `${address.includes(':') ? `[${address}]` : address}:${port}`

/** Asks a computer at one of its addresses. @returns whether it hosts the table */
async function hosts(host: string, table: string): Promise<boolean> {
  const query = new URLSearchParams({ table }).toString()
  const answer = (await askComputer(`http://${host}/hosts?${query}`, ANSWER_MS)) as { hosts?: unknown } | null
  return answer?.hosts === true
}

/** @returns the host and port of the computer that hosts the table, or null */
async function findHost(computers: readonly TableComputer[], table: string, except: string): Promise<string | null> {
  const places = computers
    .flatMap(({ addresses, port }) => addresses.map(address => hostOf(address, port)))
    .filter(host => host !== except)
  const found = await Promise.all(places.map(async host => ((await hosts(host, table)) ? host : null)))
  return found.find(host => host !== null) ?? null
}

export function followTable(table: ReturnType<typeof useTable>): void {
  let timer: ReturnType<typeof setTimeout> | null = null
  const { origin, screen } = tableAddress()

  async function look(): Promise<void> {
    const { keeping, party } = table
    if (!keeping || !party || table.state.is === 'open') return
    const { id } = party.table
    const host = await findHost(keeping.computers, id, origin)
    if (host === null) {
      timer = setTimeout(() => void look(), ROUND_MS)
      return
    }
    const query = new URLSearchParams({ table: id, ...(screen ? { screen: '1' } : {}) })
    goTo(withBelongings(`http://${host}/?${query.toString()}`, origin, host, id))
  }

  watch(
    () => table.state.is,
    is => {
      if (timer) clearTimeout(timer)
      timer = null
      if (is === 'lost' || is === 'closed') void look()
    },
  )
}
