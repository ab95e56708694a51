/** A store on a real disk, with its storage code in this thread. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { MessageChannel } from 'node:worker_threads'
import type { Damage, Store } from '../../src-main/host/storage/storeTypes'
import { openDatabase } from '../../src-main/store/database'
import { keyFile } from '../../src-main/store/keys'
import type { StorePort } from '../../src-main/store/storeClient'
import { KEY_FILE, openStore, type OpenResult, type OpenStore } from '../../src-main/store/open'
import { serveStore } from '../../src-main/store/thread'

export const NOON = new Date('2026-01-02T12:00:00Z')

export const freshFolder = (): string => mkdtempSync(path.join(tmpdir(), 'store-'))

/** Starts a storage thread that runs in this thread. */
export function inlineStorePort(opens?: typeof openDatabase): StorePort {
  const { port1, port2 } = new MessageChannel()
  serveStore(port2, opens)
  return port1 as unknown as StorePort
}

export const tryOpenStore = (
  dir: string,
  opens?: typeof openDatabase,
  onDamage: (damage: Damage) => void = () => undefined,
): Promise<OpenResult> =>
  openStore({
    onDamage,
    dir,
    keys: keyFile(path.join(dir, KEY_FILE), () => NOON),
    now: () => NOON,
    thread: () => inlineStorePort(opens),
  })

/** Opens a folder. @throws when it cannot be opened */
export async function openTestStore(
  dir: string,
  opens?: typeof openDatabase,
  onDamage?: (damage: Damage) => void,
): Promise<OpenStore> {
  const open = await tryOpenStore(dir, opens, onDamage)
  if ('why' in open) throw new Error(`${open.why}: ${open.detail}`)
  return open
}

/** A store, and when all that it was asked to do is done. */
export function watchedStore(store: Store): { readonly store: Store; readonly idle: () => Promise<void> } {
  const pending = new Set<Promise<unknown>>()
  const add = (asked: Promise<unknown>): void => {
    const done = (): void => {
      pending.delete(asked)
    }
    pending.add(asked)
    asked.then(done, done)
  }
  return {
    store: watched(store, add),
    async idle() {
      while (pending.size > 0) await Promise.allSettled(pending)
    },
  }
}

/** The same object, that shows every promise which it returns. */
function watched<T extends object>(of: T, add: (asked: Promise<unknown>) => void): T {
  return new Proxy(of, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name)
      if (typeof part === 'object' && part !== null) return watched(part, add)
      if (typeof part !== 'function') return part
      return (...given: unknown[]): unknown => {
        const returned: unknown = Reflect.apply(part, target, given)
        if (returned instanceof Promise) add(returned)
        return returned
      }
    },
  })
}
