/** Follows a table from a browser: when its host is gone or has given it away, to the computer that hosts it now. */
import { watch } from 'vue'
import { askComputer, goTo, randomBytes, tableAddress } from '../platform'
import { useFair } from '../store/fair'
import type { useTable } from '../store/table'
import { withBelongings } from './belongings'
import type { TableComputer } from '../../src-shared/wire'

/** Milliseconds between two rounds of questions, and for which an answer may take. */
const ROUND_MS = 1500,
  ANSWER_MS = 1200

const hostOf = (address: string, port: number): string => `${address.includes(':') ? `[${address}]` : address}:${port}`

/** Whether a computer that says it hosts the table may be followed, by what it shows for this number. */
type Believes = (computer: string, nonce: string, proof: unknown) => boolean

const NONCE_BYTES = 16
const drawNonce = (): string =>
  Array.from(randomBytes().subarray(0, NONCE_BYTES), byte => byte.toString(16).padStart(2, '0')).join('')

/** Asks a computer at one of its addresses. @returns whether it hosts the table */
async function hosts(computer: string, host: string, table: string, believes: Believes): Promise<boolean> {
  const nonce = drawNonce(),
    query = new URLSearchParams({ table, nonce }).toString()
  const answer = (await askComputer(`http://${host}/hosts?${query}`, ANSWER_MS)) as {
    hosts?: unknown
    proof?: unknown
  } | null
  return answer?.hosts === true && believes(computer, nonce, answer.proof)
}

/** @returns the host and port of the computer that hosts the table, or null */
async function findHost(
  computers: readonly TableComputer[],
  table: string,
  except: string,
  believes: Believes,
): Promise<string | null> {
  const places = computers
    .flatMap(({ id, addresses, port }) => addresses.map(address => ({ id, host: hostOf(address, port) })))
    .filter(({ host }) => host !== except)
  const found = await Promise.all(
    places.map(async ({ id, host }) => ((await hosts(id, host, table, believes)) ? host : null)),
  )
  return found.find(host => host !== null) ?? null
}

/** Loads what recognizes the next host, while there is a host to load it from. */
function useBelief(): Believes {
  const fair = useFair()
  let mayFollow: typeof import('./nextHost').mayFollow | null = null
  watch(
    () => fair.office,
    async office => {
      while (office && !mayFollow) {
        mayFollow = (await import('./nextHost').catch(() => null))?.mayFollow ?? null
        if (!mayFollow) await new Promise(done => setTimeout(done, ROUND_MS))
      }
    },
  )
  // Where nobody has said who keeps the table, only the owner can have given it away.
  return (computer, nonce, proof) => fair.office === null || (mayFollow?.(fair.office, computer, nonce, proof) ?? false)
}

export function followTable(table: ReturnType<typeof useTable>): void {
  let timer: ReturnType<typeof setTimeout> | null = null
  const believes = useBelief()
  const { origin, screen } = tableAddress()

  async function look(): Promise<void> {
    const { keeping, party } = table
    if (!keeping || !party || table.state.is === 'open') return
    const { id } = party.table
    const host = await findHost(keeping.computers, id, origin, believes)
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
