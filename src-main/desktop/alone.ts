/** For tests in a real Electron: the app speaks with nobody but this machine. */
import type { DesktopDeps } from './deps'

/** @returns the same app, which hosts on the loopback address only, and sees no network to look for tables in */
export const aloneHere = (deps: DesktopDeps): DesktopDeps => ({
  ...deps,
  network: { ...deps.network, nics: () => [] },
  hostOverrides: { bind: '127.0.0.1', advertise: false, port: 0 },
})
