/** Checks for a newer version, if enabled: at most once a day, only signed ones; it is shown and never installed. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isNewer } from '../release/signature'
import { shouldCheck, MAX_RELEASE_LIST, newerRelease, releaseUrls, type ReleaseUrls } from '../release/updates'
import type { DesktopDeps } from './deps'
import { ownTarget } from './installers'
import type { SettingsStore } from './settings'

/** Time limit for fetching the list. */
const ASK_MS = 20_000
/** A separate in-memory session: the session of pages has no network access. */
const SESSION = 'updates'

export interface UpdatesSetup {
  readonly deps: DesktopDeps
  readonly settings: SettingsStore
  /** Called when the newer version may have changed. */
  readonly onNewer: (newer: string | null) => void
  readonly report: (line: string) => void
}

export class Updates {
  private readonly urls: ReleaseUrls | null

  constructor(private readonly setup: UpdatesSetup) {
    this.urls = releaseUrls(repositoryIn(setup.deps.shell.app.getAppPath()))
  }

  /** Whether this build can check: it knows the release URLs and the release key. */
  get isPossible(): boolean {
    const { deps } = this.setup
    return this.urls !== null && deps.releaseKey !== null && ownTarget(deps) !== null
  }

  /** The newer version that was found; null when there is none or checks are off. */
  get newer(): string | null {
    const {
      deps: {
        shell: { app },
      },
      settings: {
        current: { updates, newer },
      },
    } = this.setup
    return this.isPossible && updates && newer !== null && isNewer(newer, app.getVersion()) ? newer : null
  }

  /** Checks if enabled and not done today. Never throws. */
  async check(): Promise<void> {
    const { deps, settings, onNewer: tell, report } = this.setup,
      { urls } = this,
      target = ownTarget(deps)
    const now = deps.now().getTime()
    if (
      !urls ||
      !deps.releaseKey ||
      !target ||
      !shouldCheck({ wanted: settings.current.updates, last: settings.current.lookedAt, now })
    )
      return
    // Stored before the request, so that a failing release page is not asked repeatedly.
    settings.set({ lookedAt: now })
    try {
      settings.set({
        newer: newerRelease(await this.fetchText(urls.list), deps.releaseKey, target, deps.shell.app.getVersion()),
      })
      tell(this.newer)
    } catch (fault) {
      report(`no newer version could be looked for: ${String(fault)}`)
    }
  }

  /** The person has changed the setting. */
  settingChanged(): void {
    this.setup.onNewer(this.newer)
    void this.check()
  }

  /** Opens the release page in the browser. */
  async open(): Promise<void> {
    const {
      deps: {
        shell: { shell },
      },
      report,
    } = this.setup
    if (this.urls)
      await shell.openExternal(this.urls.page).catch((fault: unknown) => {
        report(`the browser could not be opened: ${String(fault)}`)
      })
  }

  /** @throws on a timeout or an error response */
  private async fetchText(url: string): Promise<string> {
    const {
      deps: {
        shell: { session },
        clock,
      },
    } = this.setup
    const abort = new AbortController()
    const cancelTimeout = clock.after(ASK_MS, () => {
      abort.abort()
    })
    try {
      return await readLimited(
        await session
          .fromPartition(SESSION, { cache: false })
          .fetch(url, { credentials: 'omit', signal: abort.signal }),
      )
    } finally {
      cancelTimeout()
    }
  }
}

/** Reads a response up to the size limit. @throws when it is longer or an error */
async function readLimited(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error(`the answer was ${answer.status}`)
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of (answer.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length
    if (length > MAX_RELEASE_LIST) throw new Error('the list is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/** @returns the `repository` field of this build's package.json, or null */
function repositoryIn(folder: string): unknown {
  try {
    return (
      (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { readonly repository?: unknown })
        .repository ?? null
    )
  } catch {
    return null
  }
}
