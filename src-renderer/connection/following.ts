/**
 * Follows a table when its host is gone or has given it away: asks the computers that keep it who hosts it now. Meanwhile
 * they say what is decided.
 */
import { watch } from 'vue'
import type { GoneView, HostAnswer, TableComputer } from '../../src-shared/wire'
import { useKeeping } from '../keeping/store'
import { randomBytes } from '../platform'
import { useFair } from '../store/fair'
import type { useTable } from '../store/table'
import { pauseAfter } from './rounds'

/** Milliseconds after which a part of the page is asked for again. */
const AGAIN_MS = 1500
/** For so long may a computer say alone that it hosts the table, until the person is asked about it. */
const ALONE_MS = 4500

/** How a page asks computers, and goes to another one. */
export interface Follower {
  /**
   * @param nonce 16 bytes in hex, for which a host proves that it is one
   * @returns null where nobody answers. `at`: the address that has answered, for a browser
   */
  ask(
    computer: TableComputer,
    table: string,
    nonce: string,
  ): Promise<{ readonly answer: HostAnswer; readonly at: string } | null>
  /** Goes to the computer that hosts the table. */
  go(computer: TableComputer, table: string, at: string): void
  /** Whether a computer is the one that this page is connected to. */
  isHere(computer: TableComputer, at: string): boolean
  /**
   * Whether more than half of the computers have to name a host that cannot prove it: where they prove who they are. One
   * alone could say it to get hold of people's tokens.
   */
  readonly confirms: boolean
}

interface Answered {
  readonly computer: TableComputer
  readonly answer: HostAnswer
  readonly at: string
  /** Whether one that says it hosts the table has shown how it came to it; null where nothing can be compared with that. */
  readonly proven: boolean | null
}

/** @returns the computer that says it hosts the table, and whether enough of all say so too */
export function hostAmong(
  answers: readonly Answered[],
  all: number,
): { readonly found: Answered; readonly confirmed: boolean } | null {
  const named = ({ computer, answer }: Answered): string | null => (answer.hosts ? computer.id : answer.host)
  const claims = answers
    .filter(({ answer, proven }) => answer.hosts && proven !== false)
    .map(found => ({ found, votes: answers.filter(one => named(one) === found.computer.id).length }))
    .sort((a, b) => Number(b.found.proven) - Number(a.found.proven) || b.votes - a.votes)
  const [first] = claims
  return first ? { found: first.found, confirmed: first.found.proven === true || 2 * first.votes > all } : null
}

/** What most of those who answer have seen of the decision. */
const goneAmong = (answers: readonly Answered[]): GoneView | null =>
  answers
    .flatMap(({ answer }) => answer.gone ?? [])
    .sort((a, b) => b.agreed.length - a.agreed.length || b.here.length - a.here.length)[0] ?? null

const NONCE_BYTES = 16
const drawNonce = (): string =>
  Array.from(randomBytes().subarray(0, NONCE_BYTES), byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * Loads what recognizes the next host, while there is a host to load it from.
 * @returns says of a computer whether it has proven for this number that it hosts the table; null where its last host has
 * not told who keeps it, so that its owner alone can have given it away
 */
function useProof(): (computer: string, nonce: string, proof: HostAnswer['proof']) => boolean | null {
  const fair = useFair()
  let mayFollow: typeof import('./nextHost').mayFollow | null = null
  watch(
    () => fair.office,
    async office => {
      while (office && !mayFollow) {
        mayFollow = (await import('./nextHost').catch(() => null))?.mayFollow ?? null
        if (!mayFollow) await new Promise(done => setTimeout(done, AGAIN_MS))
      }
    },
  )
  return (computer, nonce, proof) =>
    fair.office === null ? null : proof !== undefined && (mayFollow?.(fair.office, computer, nonce, proof) ?? false)
}

export function followTable(table: ReturnType<typeof useTable>, follower: Follower): void {
  const keeping = useKeeping(),
    isProven = useProof()
  let timer: ReturnType<typeof setTimeout> | null = null
  let round = 0
  /** For so many milliseconds. */
  let alone = 0

  async function look(): Promise<void> {
    const { keeping: view, party } = table
    if (!view || !party || table.state.is === 'open') return
    const { id } = party.table
    const answers = (
      await Promise.all(
        view.computers.map(async computer => {
          const nonce = drawNonce(),
            said = await follower.ask(computer, id, nonce)
          return said ? { computer, ...said, proven: isProven(computer.id, nonce, said.answer.proof) } : null
        }),
      )
    ).filter(one => one !== null)
    // The page may have come back meanwhile.
    if (isOver() || table.party?.table.id !== id) return
    keeping.gone = goneAmong(answers)
    const host = hostAmong(answers, view.computers.length)
    const isElsewhere = host !== null && !follower.isHere(host.found.computer, host.found.at)
    if (isElsewhere && (host.confirmed || !follower.confirms)) {
      end()
      follower.go(host.found.computer, id, host.found.at)
      return
    }
    keeping.claimed = isElsewhere && alone >= ALONE_MS ? host.found.computer : null
    const pause = pauseAfter(++round, keeping.gone)
    alone = isElsewhere ? alone + pause : 0
    timer = setTimeout(() => void look(), pause)
  }

  const isOver = (): boolean => table.state.is === 'open' || table.party === null

  function end(): void {
    if (timer) clearTimeout(timer)
    timer = null
    round = alone = 0
    keeping.gone = null
    keeping.claimed = null
  }

  watch(
    () => table.state.is,
    (is, before) => {
      const isLost = is === 'lost' || is === 'closed'
      // Between two attempts to reach the host, what is known stays.
      if (is === 'open' || !isLost) end()
      else if (before === 'open' || before === 'connecting' || timer === null) {
        if (timer) clearTimeout(timer)
        timer = null
        void look()
      }
    },
  )
}
