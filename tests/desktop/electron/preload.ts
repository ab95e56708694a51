/** Runs the built preload as a sandboxed window does: its `require` knows electron, events, timers and url, and nothing else. */
import { EventEmitter } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import vm from 'node:vm'

const KNOWN = ['events', 'timers', 'url']

export interface Exposed {
  readonly [name: string]: unknown
}

export interface RendererSide extends EventEmitter {
  invoke(channel: string, ...args: unknown[]): Promise<unknown>
}

/**
 * @returns what the preload has exposed to the page. @throws what it throws, for example when it requires a forbidden
 * module
 */
export function runPreload(file: string, ipcRenderer: RendererSide): Exposed {
  const exposed: { [name: string]: unknown } = {}
  const electron = {
    ipcRenderer,
    contextBridge: {
      exposeInMainWorld(name: string, api: unknown) {
        exposed[name] = api
      },
    },
  }
  const real = createRequire(import.meta.url)
  const require = (name: string): unknown => {
    if (name === 'electron') return electron
    if (KNOWN.includes(name.replace(/^node:/, ''))) return real(name)
    throw new Error(`module not found: ${name}`)
  }
  vm.runInNewContext(`(function (require, module, exports) {${readFileSync(file, 'utf8')}\n})`, {})(
    require,
    { exports: {} },
    {},
  )
  return exposed
}
