/**
 * What proves the owner of a host. A link carries a key that works once and for a minute: links are seen by other programs
 * and kept by browsers. A page exchanges the key for a secret of its own, which holds while the host runs.
 */
import { sameProof } from '../../../src-shared/lan/joinCodeProof'
import type { Cancel, Clock } from '../../clock'

export const LINK_MS = 60_000
/** A tab that is closed keeps its secret: the oldest are forgotten. */
const MOST_SECRETS = 100

interface Link {
  readonly key: string
  readonly cancel: Cancel
  readonly ended: () => void
}

export class OwnerKeys {
  private link: Link | null = null
  private secrets: readonly string[] = []

  constructor(
    private readonly clock: Clock,
    private readonly newToken: () => string,
  ) {}

  /**
   * The key of a new link. The link before it is dead.
   * @param ended called when this one is used or too old
   */
  newKey(ended: () => void = () => undefined): string {
    this.endLink()
    const key = this.newToken()
    const cancel = this.clock.after(LINK_MS, () => {
      this.endLink()
    })
    this.link = { key, cancel, ended }
    return key
  }

  /**
   * Takes the key of the link, which is dead then.
   * @param isLocal whether it comes from the host's own machine; else it may have been read on its way, and is worth nothing
   * @returns the secret of the page that brought it, or null
   */
  exchange(key: string, isLocal: boolean): string | null {
    if (!this.link || !sameProof(key, this.link.key)) return null
    this.endLink()
    return isLocal ? this.newSecret() : null
  }

  newSecret(): string {
    const secret = this.newToken()
    this.secrets = [...this.secrets, secret].slice(-MOST_SECRETS)
    return secret
  }

  holds(secret: string): boolean {
    return this.secrets.some(one => sameProof(secret, one))
  }

  /** The host closes. */
  endLink(): void {
    const { link } = this
    this.link = null
    link?.cancel()
    link?.ended()
  }
}
