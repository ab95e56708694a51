/** Who the app is for Windows: its taskbar and its notifications go by this. */
import type { DesktopDeps } from './deps'

/** The installer gives its shortcut the same id: it is the `appId` of electron-builder's configuration. */
export const APP_ID = 'app.undertable'
/** Without a fixed one Electron makes up another at every start, and rewrites the start menu's shortcut for it. */
const TOAST_ACTIVATOR = '{6C1F0B5E-3B0A-4E0C-9D2B-8A1E5C7F4D26}'

/** Call it before the app is ready. */
export function setIdentity({ shell: { app }, platform, portable }: DesktopDeps): void {
  if (platform !== 'win32') return
  // From the sources and from a portable program windows group under names of their own.
  app.setAppUserModelId(portable ? `${APP_ID}.portable` : app.isPackaged ? APP_ID : `${APP_ID}.development`)
  if (app.isPackaged && !portable) app.setToastActivatorCLSID(TOAST_ACTIVATOR)
}
