/** What the desktop shell is given from outside, so that its tests run without the Electron binary: Electron itself first. */
import type { KeyObject } from 'node:crypto'
import type * as Electron from 'electron'
import type { HostArguments } from '../arguments'
import type { Clock } from '../host/given'
import type { DialTable, KnownHosts } from '../net/client'
import type { Visit } from '../net/discovery'
import type { DoctorWorld } from '../net/discovery/doctor'
import type { Ask } from '../net/installers'
import type { Run } from './firewall'

/** The parts of Electron that are used, and no others. */
export type Shell = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'crashReporter'
  | 'dialog'
  | 'ipcMain'
  | 'Menu'
  | 'nativeTheme'
  | 'Notification'
  | 'powerMonitor'
  | 'powerSaveBlocker'
  | 'protocol'
  | 'safeStorage'
  | 'screen'
  | 'session'
  | 'shell'
  | 'utilityProcess'
>

export interface DesktopGiven {
  readonly shell: Shell
  readonly platform: NodeJS.Platform
  readonly arch: NodeJS.Architecture
  readonly clock: Clock
  readonly now: () => Date
  /** Built files: the folder of the page, the preload, the host's own program, the list of licences. */
  readonly renderer: string
  readonly preload: string
  readonly hostProcess: string
  readonly licences: string
  readonly dial: DialTable
  /** Hosts that this machine has met. */
  readonly known: Pick<KnownHosts, 'forget'>
  /** The network on which tables are looked for. */
  readonly world: DoctorWorld
  readonly visit: Visit
  /** The project's release key; null when the app was built without one. */
  readonly key: KeyObject | null
  /** The way to ask a host for installers. */
  readonly askHost: (at: { readonly address: string; readonly port: number }) => Ask
  /** How a host of this machine differs from what the person chose: tests keep it off the network. */
  readonly host: Partial<HostArguments>
  /** Runs a program of the system's, and this program as its firewall knows it: a full path. */
  readonly run: Run
  readonly program: string
  /** Tells, from now on, what nobody caught. */
  readonly uncaught: (hear: (fault: unknown) => void) => void
}
