/**
 * The complete interface between the page and the main process of the desktop app. The preload request the page one
 * function per call and per push event; the main process handles calls in one place (src-main/desktop/ipc.ts).
 */
import type { Refusal } from '../kernel/refusal'
import type { Place } from '../lan/pin'
import type { Language } from '../locales/languages'
import type { Avatar } from '../wire/avatars'
import type { HostAnswer, TableComputer } from '../wire/keeping'

/** How to reach a table. */
export type TablePlace = Place

/** A table in the list of found ones. */
export interface FoundTable {
  /** Unique in the list. */
  readonly id: string
  readonly name: string
  readonly game: string
  readonly taken: number
  readonly seats: number
  /** For a hall: how many tables it shows. */
  readonly hall?: number
  /** Whether a code is asked for. */
  readonly locked: boolean
  /** Not heard of for a while. */
  readonly stale: boolean
  readonly version: 'same' | 'older' | 'newer'
  readonly place: TablePlace
}

export type Theme = 'system' | 'dark' | 'light'

/** What a person has set in the desktop app. */
export interface Settings {
  /** The person's name at tables; empty until they enter one. */
  readonly name: string
  /** The person's face and colour; null until they have opened the app. */
  readonly avatar: Avatar | null
  /** null: the system's language. */
  readonly language: Language | null
  /** Theme of menus, dialogs and window frames. */
  readonly look: Theme
  /** Whether to show a system notification when the person must answer while the window is in the background. */
  readonly notify: boolean
  /** Choices of the last time this person hosted a table. */
  readonly tableName: string
  readonly visible: boolean
  readonly guests: boolean
  readonly hall: boolean
  readonly keepers: boolean
  /** Whether this computer keeps sealed copies of tables at which the person sits; `ask`: they have not said yet. */
  readonly keeps: 'ask' | 'yes' | 'no'
  /** Whether it goes on by itself when a host has been gone for 20 s: the person agrees in advance. */
  readonly goesOn: boolean
  /** Whether to look for newer versions once a day: the only traffic that leaves the local network. */
  readonly updates: boolean
}

/** How a person wants to host a table. */
export interface HostRequest {
  /** The table's name; empty: named after the user. */
  readonly name: string
  /** Whether to announce it on the network. */
  readonly visible: boolean
  /** Whether guests may join with a browser, without encryption. */
  readonly guests: boolean
  /** Whether there is a hall around its tables: then `name` and `code` are the hall's. */
  readonly hall: boolean
  /** Whether other computers may keep its table, so that it outlives this one. */
  readonly keepers: boolean
  /** The join code; null for none. */
  readonly code: string | null
}

/** State of the host process on this machine. */
export type HostingState =
  | { readonly is: 'closed'; readonly why: string | null }
  | { readonly is: 'opening' }
  /** `place`: how to reach it from this machine. */
  | { readonly is: 'open'; readonly place: TablePlace; readonly name: string; readonly said: readonly string[] }
  /** It stopped unexpectedly and is being restarted. */
  | { readonly is: 'again' }
  /**
   * No table is hosted here, but copies of others' are kept. `own`: the fingerprint by which this computer is known.
   * `elsewhere`: another computer hosts the table now that was hosted here.
   */
  | { readonly is: 'keeping'; readonly own: string; readonly elsewhere: HostedElsewhere | null }

/** A table that was hosted here, and the computer that hosts it now. */
export interface HostedElsewhere {
  readonly table: string
  readonly computer: TableComputer
}

/** The host at which a person sat before the table moved: their token there is good at the computer that hosts it now. */
export interface FormerHost {
  readonly fingerprint: string
  readonly table: string | null
}

/**
 * Who is at the other end of a connection, and why it is trusted. `first`: neither a link nor a former meeting says that
 * it is the right one, until the person does. `authWords`: words to compare aloud; null when the host agreed on none.
 */
export interface HostIdentity {
  readonly address: string
  readonly fingerprint: string
  readonly trust: 'pinned' | 'known' | 'first'
  readonly authWords: readonly number[] | null
}

/**
 * What happens on a connection. `token`: the token stored for a host that has proved its identity; `owner`: the key of
 * this machine's own host, which proves its owner.
 */
export type ConnectionEvent =
  | {
      readonly line: number
      readonly is: 'opened'
      readonly met: HostIdentity
      readonly token: string | null
      readonly owner: string | null
    }
  | { readonly line: number; readonly is: 'heard'; readonly text: string }
  | { readonly line: number; readonly is: 'closed'; readonly code: number; readonly why: Refusal | null }

/** What the page response when it starts. */
export interface StartupState {
  readonly version: string
  readonly settings: Settings
  readonly hosting: HostingState
  /** A link that was opened before the page was ready. */
  readonly link: string | null
  /** Whether secrets are in the system's key store; otherwise they are in a file that only its owner may read. */
  readonly sealed: boolean
  /** Whether this build can look for newer versions; `newer`: the one it found. */
  readonly canCheckForUpdates: boolean
  readonly newer: string | null
}

/** The result of the network check. */
export interface Diagnosis {
  /** One sentence of advice, in the person's language. */
  readonly advice: string
  /** One line for each step of each interface. */
  readonly lines: readonly string[]
  /** The full report, for copying. */
  readonly report: string
}

/** The licence of one dependency. */
export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/** Versions and licences for the About dialog. */
export interface About {
  readonly versions: readonly (readonly [name: string, version: string])[]
  readonly licences: readonly Licence[]
}

/** An installer that a host offers: signed by the project, for this system, and newer than the running version. */
export interface Installer {
  readonly name: string
  readonly version: string
  /** In bytes. */
  readonly size: number
}

/** Calls from the page to the main process. */
export interface Calls {
  initialize: { request: null; response: StartupState }
  changeSettings: { request: Partial<Settings>; response: Settings }
  /** Starts or stops discovery of tables. */
  browse: { request: boolean; response: null }
  /** Asks every address of the subnet. */
  scan: { request: null; response: null }
  /** Hosts that this person played with before, the latest first. */
  knownHosts: { request: null; response: readonly TablePlace[] }
  openHost: { request: HostRequest; response: null }
  closeHost: { request: null; response: null }
  dial: {
    request: { readonly line: number; readonly place: TablePlace; readonly from?: FormerHost | undefined }
    response: null
  }
  send: { request: { readonly line: number; readonly text: string }; response: null }
  hangUp: { request: number; response: null }
  /** Stores the token with which this person can return to the host of a connection. */
  storeToken: { request: { readonly line: number; readonly token: string }; response: null }
  /** Keeps a sealed copy of the table of a connection, by the invitation that its host has sent. */
  keepTable: {
    request: { readonly line: number; readonly table: string; readonly invitation: string }
    response: null
  }
  /** Keeps a table no longer. */
  leaveTable: { request: string; response: null }
  /** The person agrees that a computer goes on with a table whose host is gone. */
  agreeTo: { request: { readonly table: string; readonly computer: string }; response: null }
  /** Asks a computer of a table who hosts it. @returns null where it does not answer, or is another one */
  askComputer: {
    request: {
      readonly table: string
      /** 16 bytes in hex, for which a host proves that it is one. */
      readonly nonce: string
      readonly computer: Pick<TableComputer, 'id' | 'addresses' | 'port'>
    }
    response: HostAnswer | null
  }
  /** The person trusts the host with this certificate from now on. */
  confirmHost: { request: string; response: null }
  /** The person does not trust the host with this certificate: it was never met. */
  forgetHost: { request: string; response: null }
  /** The installers that a host offers. */
  installers: { request: TablePlace; response: readonly Installer[] }
  /** Saves an installer to the downloads folder. @returns its file name there, or a refusal */
  saveInstaller: {
    request: { readonly place: TablePlace; readonly name: string }
    response: { readonly saved: string } | Refusal
  }
  /** Opens the web page of the newer version in the browser. */
  openRelease: { request: null; response: null }
  /** Reports whether this person has to answer. */
  setAttention: { request: boolean; response: null }
  /** Reports whether other computers could go on with the match that is hosted here. */
  setGivable: { request: boolean; response: null }
  doctor: { request: null; response: Diagnosis }
  about: { request: null; response: About }
  /** Opens the folder with crash logs. */
  showLogs: { request: null; response: null }
}

/** Commands of the app's menu to the page. */
export type MenuCommand = 'host' | 'join' | 'settings' | 'doctor' | 'about' | 'leave' | 'give'

/** Events from the main process to the page. */
export interface PushEvents {
  tables: readonly FoundTable[]
  hosting: HostingState
  connection: ConnectionEvent
  /** A link was opened. It fills in the form and does nothing else. */
  deepLink: string
  /** A newer version, or null. */
  newerVersion: string | null
  command: MenuCommand
}

/** What the preload offers the page as `window.undertable`. */
export interface Bridge {
  readonly call: { readonly [C in keyof Calls]: (request: Calls[C]['request']) => Promise<Calls[C]['response']> }
  /** Adds a listener. @returns a function that removes it */
  readonly on: { readonly [N in keyof PushEvents]: (listener: (event: PushEvents[N]) => void) => () => void }
}
