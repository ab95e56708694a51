/** Installers of a fictitious release, signed with throwaway keys, and a host that serves them. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signInstaller } from '../../scripts/sign.mjs'
import type { TablePlace } from '../../src-shared/desktop/bridge'
import { loadInstallerOffers } from '../../src-main/net/installerOffers'
import type { SignedInstaller } from '../../src-main/release/signature'

export interface Keys {
  readonly publicKey: KeyObject
  readonly privateKey: KeyObject
}
export const newKeys = (): Keys => generateKeyPairSync('ed25519')

export const DEB = 'Undertable-9.1.0-linux-amd64.deb',
  EXE = 'Undertable-9.1.0-win-x64-setup.exe'

/** A temporary folder, deleted by `remove`. */
export class Folder {
  readonly at = mkdtempSync(path.join(tmpdir(), 'undertable-release-'))
  private readonly servers: Server[] = []

  async remove(): Promise<void> {
    for (const server of this.servers.splice(0)) {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
    rmSync(this.at, { recursive: true, force: true })
  }

  path(...names: string[]): string {
    return path.join(this.at, ...names)
  }

  put(name: string, content: string | Buffer): string {
    writeFileSync(this.path(name), content)
    return this.path(name)
  }

  /** An installer and its NAME.sig. */
  async signed(name: string, content: string | Buffer, { privateKey }: Keys): Promise<SignedInstaller> {
    const signed = await signInstaller(this.put(name, content), privateKey)
    this.put(`${name}.sig`, JSON.stringify(signed))
    return signed
  }

  /** A host on the loopback address that serves the installers in the folder; closed together with it. */
  async passedOn({ publicKey }: Keys): Promise<TablePlace> {
    const { offers } = await loadInstallerOffers(this.at, publicKey)
    const server = createServer((asked, answer) => {
      offers.serve(asked, answer)
    })
    this.servers.push(server)
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    return {
      addresses: ['127.0.0.1'],
      port: (server.address() as AddressInfo).port,
      pin: null,
      announced: null,
      table: null,
    }
  }
}
