/** Installers of a release that never was, signed with keys that nobody keeps. */
import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { signInstaller } from '../../scripts/sign.mjs'
import type { Signed } from '../../src-main/release/signature'

export interface Keys { readonly publicKey: KeyObject; readonly privateKey: KeyObject }
export const newKeys = (): Keys => generateKeyPairSync('ed25519')

export const DEB = 'Undertable-9.1.0-linux-amd64.deb', EXE = 'Undertable-9.1.0-win-x64-setup.exe'

/** A folder that is gone after `remove`. */
export class Folder {
  readonly at = mkdtempSync(path.join(tmpdir(), 'undertable-release-'))
  remove(): void { rmSync(this.at, { recursive: true, force: true }) }
  path(...names: string[]): string { return path.join(this.at, ...names) }

  put(name: string, content: string | Buffer): string {
    writeFileSync(this.path(name), content)
    return this.path(name)
  }

  /** An installer with its NAME.sig. */
  async signed(name: string, content: string | Buffer, { privateKey }: Keys): Promise<Signed> {
    const signed = await signInstaller(this.put(name, content), privateKey)
    this.put(`${name}.sig`, JSON.stringify(signed))
    return signed
  }
}
