/** Looking for a newer version, for whoever wants it: asked at most once a day, believed only when signed, named and never installed. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { isNewer } from '../release/signature'
import { looksNow, MAX_RELEASE_LIST, newerRelease, releasePlaces, type ReleasePlaces } from '../release/updates'
import type { DesktopGiven } from './given'
import { fitsHere } from './installers'
import type { SettingsBox } from './settings'

/** Whoever is asked has so long for the whole list. */
const ASK_MS = 20_000
/** What is asked goes by a session of its own, kept nowhere: no page is in it, and that of pages reaches no network at all. */
const SESSION = 'updates'

export interface UpdatesSetup {
  readonly given: DesktopGiven
  readonly settings: SettingsBox
  /** Told what is there as soon as it may have changed. */
  readonly tell: (newer: string | null) => void
  readonly report: (line: string) => void
}

export class Updates {
  private readonly places: ReleasePlaces | null

  constructor(private readonly setup: UpdatesSetup) {
    this.places = releasePlaces(repositoryIn(setup.given.shell.app.getAppPath()))
  }

  /** Whether this build could find anything: it knows where releases are, and how they are signed. */
  get possible(): boolean {
    const { given } = this.setup
    return this.places !== null && given.key !== null && fitsHere(given) !== null
  }

  /** The newer version that was found; null when there is none, or nobody wants to know. */
  get newer(): string | null {
    const {
      given: {
        shell: { app },
      },
      settings: {
        now: { updates, newer },
      },
    } = this.setup
    return this.possible && updates && newer !== null && isNewer(newer, app.getVersion()) ? newer : null
  }

  /** Asks, if it is wanted and was not done today. It never throws. */
  async look(): Promise<void> {
    const { given, settings, tell, report } = this.setup,
      { places } = this,
      fits = fitsHere(given)
    const now = given.now().getTime()
    if (!places || !given.key || !fits || !looksNow({ wanted: settings.now.updates, last: settings.now.lookedAt, now }))
      return
    // Noted before anything is heard: a release page that is down is not asked at every step.
    settings.set({ lookedAt: now })
    try {
      settings.set({ newer: newerRelease(await this.ask(places.list), given.key, fits, given.shell.app.getVersion()) })
      tell(this.newer)
    } catch (fault) {
      report(`no newer version could be looked for: ${String(fault)}`)
    }
  }

  /** The person has turned the switch. */
  turned(): void {
    this.setup.tell(this.newer)
    void this.look()
  }

  /** Shows the page of the release in the browser: that page, and no other. */
  async open(): Promise<void> {
    const {
      given: {
        shell: { shell },
      },
      report,
    } = this.setup
    if (this.places)
      await shell.openExternal(this.places.page).catch((fault: unknown) => {
        report(`the browser could not be opened: ${String(fault)}`)
      })
  }

  /** @throws when nobody answers in time, or with anything but a list */
  private async ask(url: string): Promise<string> {
    const {
      given: {
        shell: { session },
        clock,
      },
    } = this.setup
    const enough = new AbortController()
    const stop = clock.after(ASK_MS, () => {
      enough.abort()
    })
    try {
      return await textOf(
        await session
          .fromPartition(SESSION, { cache: false })
          .fetch(url, { credentials: 'omit', signal: enough.signal }),
      )
    } finally {
      stop()
    }
  }
}

/** Reads no more than a list may have. @throws when it is longer, or none */
async function textOf(answer: Response): Promise<string> {
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

/** @returns what the package of this build says of its repository; null where it says nothing */
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
