/** Connections of our own programs to a host, observed; and certificates, each made once for all tests of a file. */
import { createCertificate, type Certificate } from '../../src-main/net/tls/certificate'
import type { PrivateFile } from '../../src-main/privateFile'
import {
  dialer,
  knownHosts,
  type HostLink,
  type KnownHosts,
  type VerifiedHost,
  type HostEndpoint,
} from '../../src-main/net/client'
import { nodeClock } from '../../src-main/nodeDeps'
import type { Refusal } from '../../src-shared/kernel'
import { PROTOCOL, type ClientMessage, type HostMessage } from '../../src-shared/wire'

const made = new Map<string, Promise<Certificate>>()
/** The certificate of a test's host. */
export function certificateOf(host: string): Promise<Certificate> {
  const certificate = made.get(host) ?? createCertificate()
  made.set(host, certificate)
  return certificate
}

/** A file in memory. */
export function memoryFile(
  text: string | null = null,
): PrivateFile & { text: string | null; readonly aside: string[] } {
  const file = {
    text,
    aside: [] as string[],
    read: () => file.text,
    write(next: string) {
      file.text = next
    },
    setAside() {
      if (file.text !== null) file.aside.push(file.text)
      file.text = null
    },
  }
  return file
}

/** A connection that was opened, and its outcome. */
export class TlsClient {
  verified: VerifiedHost | null = null
  readonly messages: HostMessage[] = []
  closed: { readonly code: number; readonly why: Refusal | null } | null = null
  readonly link: HostLink
  private readonly watchers = new Set<() => void>()

  constructor(where: Partial<HostEndpoint>, known: KnownHosts = knownHosts(null), clock = nodeClock) {
    this.link = dialer({ known, clock })(
      { addresses: ['127.0.0.1'], port: 0, pin: null, announced: null, ...where },
      {
        opened: met => {
          this.verified = met
          this.wake()
        },
        received: text => {
          this.messages.push(JSON.parse(text) as HostMessage)
          this.wake()
        },
        closed: (code, why) => {
          this.closed = { code, why }
          this.wake()
        },
      },
    )
  }

  /** Waits until the condition holds. The test's own time-out ends a wait that never does. */
  async until(holds: () => boolean): Promise<this> {
    while (!holds())
      await new Promise<void>(done => {
        this.watchers.add(done)
      })
    return this
  }

  /** Waits until the connection is open or has failed. */
  settled(): Promise<this> {
    return this.until(() => this.verified !== null || this.closed !== null)
  }

  send(message: ClientMessage): void {
    this.link.send(JSON.stringify(message))
  }

  /** Joins the table. @returns the first update, or the refusal */
  async hello(more: { readonly token?: string; readonly code?: string } = {}): Promise<HostMessage> {
    this.send({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Anna', ...more })
    const answer = (): HostMessage | undefined =>
      this.messages.find(({ kind }) => kind === 'frame' || kind === 'refused')
    await this.until(() => answer() !== undefined || this.closed !== null)
    const first = answer()
    if (!first) throw new Error('the line was closed')
    return first
  }

  private wake(): void {
    const watchers = [...this.watchers]
    this.watchers.clear()
    for (const watcher of watchers) watcher()
  }
}
