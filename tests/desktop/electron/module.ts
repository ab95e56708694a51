/** What `import 'electron'` gives in these tests: the stand-in that the test has set. */
import type { Shell } from '../../../src-main/desktop/deps'

let shell: Shell | null = null
export const setShell = (given: Shell): void => {
  shell = given
}
/** A part of Electron, taken from the current stand-in. */
const part = <K extends keyof Shell>(name: K): Shell[K] =>
  new Proxy(
    {},
    {
      get(_, key) {
        if (!shell) throw new Error('no stand-in was put there')
        const found: unknown = Reflect.get(shell[name], key)
        return typeof found === 'function' ? (found.bind(shell[name]) as unknown) : found
      },
    },
  ) as Shell[K]
export const app = part('app'),
  crashReporter = part('crashReporter'),
  protocol = part('protocol'),
  powerMonitor = part('powerMonitor'),
  safeStorage = part('safeStorage')
/** Of the preload. */
export const exposed: { [name: string]: unknown } = {}
export const invoked: unknown[][] = []
export const listeners = new Map<string, Set<(event: object, ...args: unknown[]) => void>>()
export const contextBridge = {
  exposeInMainWorld(name: string, api: unknown): void {
    exposed[name] = api
  },
}
export const ipcRenderer = {
  invoke: (...args: unknown[]) => {
    invoked.push(args)
    return Promise.resolve('answered')
  },
  on(channel: string, listen: (event: object, ...args: unknown[]) => void): void {
    listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listen))
  },
  off(channel: string, listen: (event: object, ...args: unknown[]) => void): void {
    listeners.get(channel)?.delete(listen)
  },
}
