/** Installers that a host shares: lists and saves signed ones for this machine, and never starts them. */
import path from 'node:path'
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel/refusal'
import type { Installer, TablePlace } from '../../src-shared/desktop/bridge'
import { downloadInstaller, installersFor, listInstallers, type HttpGet } from '../net/installers'
import type { InstallerTarget, SignedInstaller } from '../release/signature'
import type { DesktopDeps } from './deps'

/** The suitable installers of a host, and how to request them. */
interface HostOffer {
  readonly httpGet: HttpGet
  readonly installers: readonly SignedInstaller[]
}

/** @returns the installer target of this machine; null on a system without installers */
export function ownTarget({ platform, arch }: Pick<DesktopDeps, 'platform' | 'arch'>): InstallerTarget | null {
  if (platform !== 'win32' && platform !== 'darwin' && platform !== 'linux') return null
  return arch === 'x64' || arch === 'arm64' ? { platform, arch } : null
}

export class Installers {
  constructor(private readonly deps: DesktopDeps) {}

  /** @returns the signed installers that the host shares, newer than this program, the newest first */
  async list(place: TablePlace): Promise<readonly Installer[]> {
    return (await this.findOffer(place))?.installers.map(({ name, version, size }) => ({ name, version, size })) ?? []
  }

  /**
   * Saves an installer into the downloads folder and shows it there.
   * @returns its file name, or why it was not saved
   */
  async save(place: TablePlace, name: string): Promise<{ readonly saved: string } | Refusal> {
    const {
      shell: { app, shell },
      releaseKey: key,
    } = this.deps
    const offer = await this.findOffer(place)
    const signed = offer?.installers.find(installer => installer.name === name)
    if (!offer || !signed) return refuse('installerGone')
    const done = await downloadInstaller({ httpGet: offer.httpGet, signed, key, folder: app.getPath('downloads') })
    if (isRefusal(done)) return done
    shell.showItemInFolder(done.saved)
    return { saved: path.basename(done.saved) }
  }

  /** Asks all addresses at once: the first with suitable installers counts. Signatures make any host trustworthy. */
  private async findOffer({ addresses, port }: TablePlace): Promise<HostOffer | null> {
    const {
      releaseKey: key,
      shell: { app },
      httpGetFrom,
    } = this.deps
    const fits = ownTarget(this.deps)
    // Without a key no signature can be verified.
    if (!key || !fits) return null
    const abort = new AbortController()
    const attempts = addresses.map(async (address): Promise<HostOffer> => {
      const httpGet = httpGetFrom({ address, port })
      const suitable = installersFor(
        await listInstallers(urlPath => httpGet(urlPath, abort.signal), key),
        fits,
        app.getVersion(),
      )
      if (suitable.length === 0) throw new Error('nothing for this machine')
      return { httpGet, installers: suitable }
    })
    try {
      return await Promise.any(attempts)
    } catch {
      return null
    } finally {
      abort.abort()
    }
  }
}
