/** A Node loader for the built desktop app: `import 'electron'` gives the stand-in of the instance that imports it. */
import { URL } from 'node:url'

const NAMES = [
  'app',
  'BrowserWindow',
  'crashReporter',
  'dialog',
  'ipcMain',
  'Menu',
  'nativeTheme',
  'Notification',
  'powerMonitor',
  'powerSaveBlocker',
  'protocol',
  'safeStorage',
  'screen',
  'session',
  'shell',
  'utilityProcess',
]

/** The instance is in the address of the program: `desktop.js?app=Anna`. */
export function resolve(specifier, context, next) {
  if (specifier !== 'electron') return next(specifier, context)
  return { url: `electron:${new URL(context.parentURL).searchParams.get('app')}`, shortCircuit: true }
}

export function load(url, context, next) {
  if (!url.startsWith('electron:')) return next(url, context)
  const shell = `globalThis.standIns.get(${JSON.stringify(decodeURIComponent(url.slice('electron:'.length)))})`
  return { format: 'module', shortCircuit: true, source: `export const { ${NAMES.join(', ')} } = ${shell}\n` }
}
