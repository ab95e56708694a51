/** Installers that a host passes on: those for this machine that the project has signed. They are saved and shown, and started by nobody here. */
import path from 'node:path'
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel/refusal'
import type { Installer, TablePlace } from '../../src-shared/desktop/bridge'
import { downloadInstaller, fittingInstallers, listInstallers, type Ask } from '../net/installers'
import type { Fits, Signed } from '../release/signature'
import type { DesktopGiven } from './given'

/** What a host has answered, and the way on which it did. */
interface Answer {
  readonly ask: Ask
  readonly fitting: readonly Signed[]
}

/** @returns what an installer must be for to run here; null on a system for which there are none */
export function fitsHere({ platform, arch }: Pick<DesktopGiven, 'platform' | 'arch'>): Fits | null {
  if (platform !== 'win32' && platform !== 'darwin' && platform !== 'linux') return null
  return arch === 'x64' || arch === 'arm64' ? { platform, arch } : null
}

export class Installers {
  constructor(private readonly given: DesktopGiven) {}

  /** @returns what the host at this place passes on: newer than this program, the newest first; none when nothing is signed */
  async list(place: TablePlace): Promise<readonly Installer[]> {
    return (await this.ask(place))?.fitting.map(({ name, version, size }) => ({ name, version, size })) ?? []
  }

  /**
   * Saves one of them into the folder of downloads, and shows it there.
   * @returns its name there, or why it was not saved
   */
  async save(place: TablePlace, name: string): Promise<{ readonly saved: string } | Refusal> {
    const {
      shell: { app, shell },
      key,
    } = this.given
    const answer = await this.ask(place)
    const signed = answer?.fitting.find(one => one.name === name)
    if (!answer || !signed) return refuse('installerGone')
    const done = await downloadInstaller({ ask: answer.ask, signed, key, folder: app.getPath('downloads') })
    if (isRefusal(done)) return done
    shell.showItemInFolder(done.saved)
    return { saved: path.basename(done.saved) }
  }

  /** Asks all addresses of a place at once: the first that has something signed counts, whoever it may be. */
  private async ask({ addresses, port }: TablePlace): Promise<Answer | null> {
    const {
      key,
      shell: { app },
      askHost,
    } = this.given
    const fits = fitsHere(this.given)
    // Without a key nothing could be believed: nobody is asked.
    if (!key || !fits) return null
    const enough = new AbortController()
    const asked = addresses.map(async (address): Promise<Answer> => {
      const ask = askHost({ address, port })
      const fitting = fittingInstallers(await listInstallers(at => ask(at, enough.signal), key), fits, app.getVersion())
      if (fitting.length === 0) throw new Error('nothing for this machine')
      return { ask, fitting }
    })
    try {
      return await Promise.any(asked)
    } catch {
      return null
    } finally {
      enough.abort()
    }
  }
}
