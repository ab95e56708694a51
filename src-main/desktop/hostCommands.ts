/** The host process: handles requests of the main process. It opens the same host that runs headless. */
import { existsSync, renameSync } from 'node:fs'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { openHosting, type Hosting } from '../hosting'
import { setAside } from '../store/folder'
import type { KeyStorage } from '../store/keys'
import type { HostProcessMessage, HostProcessRequest } from './hostMessages'
import type { SealedKey } from './secretStorage'

export interface HostPort {
  readonly post: (message: HostProcessMessage) => void
  readonly onMessage: (onMessage: (message: HostProcessRequest) => void) => void
}

/** Key storage with a key that the keyring has sealed: the main process has decrypted it and stored a sealed spare. */
export function sealedKeyStorage({ file, spare, key, newKey }: SealedKey): KeyStorage {
  return {
    read: () => key,
    create() {
      if (existsSync(file)) setAside(file, new Date())
      renameSync(spare, file)
      return newKey
    },
  }
}

/** Serves the main process until it sends `close`. @param open opens a host */
export function runHost({ post, onMessage }: HostPort, open: typeof openHosting = openHosting): void {
  let hosting: Hosting | null = null
  const report = (line: string): void => {
    post({ kind: 'said', line })
  }

  async function openHost({ options, language, key }: Extract<HostProcessRequest, { kind: 'open' }>): Promise<void> {
    try {
      hosting = await open({
        options,
        report,
        ownerExpected: true,
        onHosts: table => {
          post({ kind: 'hosts', table })
        },
        onHostedElsewhere: (table, host) => {
          post({ kind: 'elsewhere', table, host })
        },
        t: (word, params) => terminalMessage(language, word, params),
        ...(key === null ? {} : { keys: sealedKeyStorage(key) }),
      })
      post(
        hosting
          ? {
              kind: 'open',
              port: hosting.port,
              tables: hosting.tables,
              fingerprint: hosting.fingerprint,
              ownerKey: hosting.newOwnerSecret(),
            }
          : { kind: 'failed', why: '' },
      )
    } catch (fault) {
      post({ kind: 'failed', why: fault instanceof Error ? fault.message : String(fault) })
    }
  }

  async function closeHost(): Promise<void> {
    await hosting?.close().catch(reportFault)
    hosting = null
    post({ kind: 'closed' })
  }

  const reportFault = (fault: unknown): void => {
    report(String(fault))
  }

  async function leave(table: string): Promise<void> {
    await hosting?.keeping?.leave(table)
    post({ kind: 'left', table })
  }

  onMessage(message => {
    switch (message.kind) {
      case 'open':
        void openHost(message)
        return
      case 'keep':
        hosting?.keeping?.keep(message.table, message.host, message.invitation).catch(reportFault)
        return
      case 'leave':
        leave(message.table).catch(reportFault)
        return
      case 'agree':
        hosting?.keeping?.agreeTo(message.table, message.computer)
        return
      case 'goesOn':
        hosting?.keeping?.setAutomatic(message.on)
        return
      case 'sleep':
        hosting?.sleep()
        return
      case 'wake':
        hosting?.wake()
        return
      case 'close':
        void closeHost()
        return
    }
  })
}
