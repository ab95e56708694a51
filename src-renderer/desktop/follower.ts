/** Follows a table from the desktop app, which knows each of its computers by the certificate that its host has named. */
import type { Bridge } from '../../src-shared/desktop/bridge'
import type { TableComputer } from '../../src-shared/wire'
import type { Follower } from '../connection/following'

export interface DesktopFollowerSetup {
  readonly bridge: Bridge
  /** The certificate of the host at which the person sits now. */
  readonly host: () => string | null
  readonly go: (computer: TableComputer, table: string) => void
}

export const desktopFollower = ({ bridge, host, go }: DesktopFollowerSetup): Follower => ({
  async ask({ id, addresses, port }, table, nonce) {
    const answer = await bridge.call.askComputer({ table, nonce, computer: { id, addresses: [...addresses], port } })
    return answer && { answer, at: '' }
  },
  go,
  isHere: ({ id }) => id === host(),
  confirms: true,
})
