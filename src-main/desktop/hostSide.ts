/** The host's own process, as it answers to main. What it opens is the very host that runs headless. */
import { existsSync, renameSync } from 'node:fs'
import { say } from '../../src-shared/lang/terminal'
import { openHosting, type Hosting } from '../hosting'
import { setAside } from '../store/folder'
import type { KeyKeeper } from '../store/keys'
import type { FromHost, ToHost } from './hostMessages'
import type { SealedKey } from './secrets'

export interface HostPort {
  readonly post: (message: FromHost) => void
  readonly hear: (hear: (message: ToHost) => void) => void
}

/** Keeps the key that the keyring seals: main has opened it, and laid a sealed spare beside it. */
export function sealedKeeper({ file, spare, held, fresh }: SealedKey): KeyKeeper {
  return {
    read: () => held,
    make() {
      if (existsSync(file)) setAside(file, new Date())
      renameSync(spare, file)
      return fresh
    },
  }
}

/** Answers to main until it says `close`. @param open opens a host */
export function runHost({ post, hear }: HostPort, open: typeof openHosting = openHosting): void {
  let hosting: Hosting | null = null
  const complain = (line: string): void => {
    post({ kind: 'said', line })
  }

  async function begin({ options, language, key }: Extract<ToHost, { kind: 'open' }>): Promise<void> {
    try {
      hosting = await open({
        options,
        complain,
        words: (word, params) => say(language, word, params),
        ...(key === null ? {} : { keys: sealedKeeper(key) }),
      })
      post(
        hosting
          ? { kind: 'open', port: hosting.port, tables: hosting.tables, fingerprint: hosting.fingerprint }
          : { kind: 'failed', why: '' },
      )
    } catch (fault) {
      post({ kind: 'failed', why: fault instanceof Error ? fault.message : String(fault) })
    }
  }

  async function end(): Promise<void> {
    await hosting?.close().catch((fault: unknown) => {
      complain(String(fault))
    })
    hosting = null
    post({ kind: 'closed' })
  }

  hear(message => {
    switch (message.kind) {
      case 'open':
        void begin(message)
        return
      case 'sleep':
        hosting?.sleep()
        return
      case 'wake':
        hosting?.wake()
        return
      case 'close':
        void end()
        return
    }
  })
}
