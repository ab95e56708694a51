/** The page's lines to tables: their sockets live here, behind the bridge. The page itself reaches no network. */
import type { LineNews, TablePlace } from '../../src-shared/desktop/bridge'
import type { ClientLine, DialTable } from '../net/client/line'
import type { TokenBox } from './secrets'

/** A page has one line; a second one may be closing while the next one opens. */
const MOST_LINES = 4

interface OpenLine {
  line: ClientLine | null
  readonly place: TablePlace
  /** The host that has proved to be at the other end; null before. */
  fingerprint: string | null
}

export interface LinesSetup {
  readonly dial: DialTable
  readonly tokens: TokenBox
  readonly tell: (news: LineNews) => void
  /** Told where a table has answered. */
  readonly reached: (address: string, port: number) => void
}

export class Lines {
  private readonly open = new Map<number, OpenLine>()

  constructor(private readonly setup: LinesSetup) {}

  /** Dials a table. A number that is taken is not dialled again, nor are more lines than a page needs. */
  dial(number: number, place: TablePlace): void {
    if (this.open.has(number) || this.open.size >= MOST_LINES) return
    const { dial, tokens, tell, reached } = this.setup
    const entry: OpenLine = { line: null, place, fingerprint: null }
    this.open.set(number, entry)
    const mine = (): boolean => this.open.get(number) === entry
    entry.line = dial(place, {
      opened: met => {
        if (!mine()) return
        entry.fingerprint = met.fingerprint
        reached(met.address, place.port)
        // Only the host that has proved who it is sees the token it once gave.
        tell({ line: number, is: 'opened', met, token: tokens.get(tokenPlace(met.fingerprint, place)) })
      },
      heard: text => {
        if (mine()) tell({ line: number, is: 'heard', text })
      },
      closed: (code, why) => {
        if (!mine()) return
        this.open.delete(number)
        tell({ line: number, is: 'closed', code, why })
      },
    })
  }

  say(number: number, text: string): void {
    this.open.get(number)?.line?.send(text)
  }

  keepToken(number: number, token: string): void {
    const { fingerprint, place } = this.open.get(number) ?? { fingerprint: null }
    if (fingerprint !== null && place) this.setup.tokens.set(tokenPlace(fingerprint, place), token)
  }

  hangUp(number: number): void {
    const entry = this.open.get(number)
    this.open.delete(number)
    entry?.line?.close()
  }

  /** The page is gone, and with it all it was connected to. */
  hangUpAll(): void {
    for (const number of [...this.open.keys()]) this.hangUp(number)
  }
}

const tokenPlace = (fingerprint: string, { table }: TablePlace): string => `${fingerprint}/${table ?? ''}`
