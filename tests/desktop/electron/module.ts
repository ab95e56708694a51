/** What `import 'electron'` gives in these tests: a stand-in that a test has put there. */
import type { Shell } from '../../../src-main/desktop/given'

let shell: Shell | null = null
export const setShell = (given: Shell): void => { shell = given }
const given = <K extends keyof Shell>(name: K): Shell[K] => {
  if (!shell) throw new Error('no stand-in was put there')
  return shell[name]
}
export const app = new Proxy({}, {
  get(_, name) {
    const real = given('app'), found: unknown = Reflect.get(real, name)
    return typeof found === 'function' ? found.bind(real) as unknown : found
  },
})
/** Of the preload. */
export const exposed: { [name: string]: unknown } = {}
export const invoked: unknown[][] = []
export const listeners = new Map<string, Set<(event: object, ...args: unknown[]) => void>>()
export const contextBridge = { exposeInMainWorld(name: string, api: unknown): void { exposed[name] = api } }
export const ipcRenderer = {
  invoke: (...args: unknown[]) => { invoked.push(args); return Promise.resolve('answered') },
  on(channel: string, listen: (event: object, ...args: unknown[]) => void): void { listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listen)) },
  off(channel: string, listen: (event: object, ...args: unknown[]) => void): void { listeners.get(channel)?.delete(listen) },
}
