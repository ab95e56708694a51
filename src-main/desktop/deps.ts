/** Dependencies of the desktop shell, Electron first, so that tests run without the Electron binary. */
import type { KeyObject } from 'node:crypto'
import type * as Electron from 'electron'
import type { HostArguments } from '../arguments'
import type { Clock } from '../clock'
import type { AskComputer, DialTable, KnownHosts } from '../net/client'
import type { ProbeHost } from '../net/discovery'
import type { DoctorDeps } from '../net/discovery/doctor'
import type { HttpGet } from '../net/installers'

/** The parts of Electron that are used. */
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

/** Runs a program with its arguments. @returns what it ended with. @throws when it could not be run to its end */
export type RunCommand = (command: readonly string[]) => Promise<number>

export interface DesktopDeps {
  readonly shell: Shell
  readonly platform: NodeJS.Platform
  readonly arch: NodeJS.Architecture
  /** Whether this is the portable program of Windows: its folder is gone when it ends, so the system is told of no path in it. */
  readonly portable: boolean
  readonly clock: Clock
  readonly now: () => Date
  /** Built files: the folder of the page, the preload, the host's own program, the list of licences. */
  readonly renderer: string
  readonly preload: string
  readonly hostProcess: string
  readonly licences: string
  readonly dial: DialTable
  /** Hosts that this machine has connected to. */
  readonly knownHosts: Pick<KnownHosts, 'confirm' | 'drop'>
  /** The network for discovery. */
  readonly network: DoctorDeps
  readonly probeHost: ProbeHost
  /** Asks a computer of a table who hosts it. */
  readonly askComputer: AskComputer
  /** The project's release key; null when the app was built without one. */
  readonly releaseKey: KeyObject | null
  /** Requests installers from a host. */
  readonly httpGetFrom: (at: { readonly address: string; readonly port: number }) => HttpGet
  /** Overrides of the hosting options: tests keep the host off the network. */
  readonly hostOverrides: Partial<HostArguments>
  /** Runs a system program; and the full path of this program, for its firewall rule. */
  readonly run: RunCommand
  readonly programPath: string
  /** Subscribes to uncaught faults. */
  readonly onUncaught: (hear: (fault: unknown) => void) => void
}
