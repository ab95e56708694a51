/**
 * What the page and the main process of the desktop app say to each other: the whole of it. The preload offers the
 * page one function for each call and each piece of news; main answers through one manager (src-main/desktop/ipc.ts).
 */
import type { Refusal } from '../kernel/refusal'
import type { Language } from '../lang'

/** Where a table is. */
export interface TablePlace {
  /** The likeliest first. */
  readonly addresses: readonly string[]
  readonly port: number
  /** Of the host's certificate in base64url; null where it is not known. */
  readonly fingerprint: string | null
  /** One of several tables, or null. */
  readonly table: string | null
}

/** A table in the list. */
export interface FoundTable {
  /** Tells it apart from all others. */
  readonly id: string
  readonly name: string
  readonly game: string
  readonly taken: number
  readonly seats: number
  /** Whether a code is asked for. */
  readonly locked: boolean
  /** Silent for a while. */
  readonly grey: boolean
  readonly version: 'same' | 'older' | 'newer'
  readonly place: TablePlace
}

export type Look = 'system' | 'dark' | 'light'

export interface Settings {
  /** The person's name at tables; empty before it was asked for. */
  readonly name: string
  /** null: the system's. */
  readonly language: Language | null
  /** Of menus, dialogs and window frames. */
  readonly look: Look
  /** Whether the system tells that it is one's turn while the window is behind others. */
  readonly notify: boolean
  /** What was chosen at the last hosting. */
  readonly tableName: string
  readonly visible: boolean
  readonly guests: boolean
  /** Whether newer versions are looked for, once a day: the only thing that ever leaves the local network. */
  readonly updates: boolean
}

/** What somebody wants who hosts a table. */
export interface HostWishes {
  /** Empty: named after the user. */
  readonly name: string
  /** Announced on the network. */
  readonly visible: boolean
  /** Whether guests may come in the clear, with a browser alone. */
  readonly guests: boolean
  /** What whoever is new must know to come in; null for nothing. */
  readonly code: string | null
}

/** How the host of this machine is. */
export type HostingState =
  | { readonly is: 'closed'; readonly why: string | null }
  | { readonly is: 'opening' }
  /** `place` leads to it from this machine. */
  | { readonly is: 'open'; readonly place: TablePlace; readonly name: string; readonly said: readonly string[] }
  /** It has ended without being asked, and is started again. */
  | { readonly is: 'again' }

/** Words made from the connection itself, and how far its host is known. */
export interface Met {
  readonly address: string
  readonly fingerprint: string
  readonly trust: 'pinned' | 'known' | 'first'
  readonly words: readonly number[]
}

/** What becomes of a line; `token` is what this machine keeps for the host that has proved to be there. */
export type LineNews =
  | { readonly line: number; readonly is: 'opened'; readonly met: Met; readonly token: string | null }
  | { readonly line: number; readonly is: 'heard'; readonly text: string }
  | { readonly line: number; readonly is: 'closed'; readonly code: number; readonly why: Refusal | null }

export interface Beginning {
  readonly version: string
  readonly settings: Settings
  readonly hosting: HostingState
  /** A link that was opened before the page was there. */
  readonly link: string | null
  /** Whether the system keeps our secrets; otherwise a file that its owner alone may read does. */
  readonly sealed: boolean
  /** Whether this build can look for newer versions, and the one that it has found. */
  readonly looks: boolean
  readonly newer: string | null
}

export interface Diagnosis {
  /** One sentence of advice, in the person's language. */
  readonly advice: string
  /** One line for each step of each interface. */
  readonly lines: readonly string[]
  /** All of it, to be copied. */
  readonly report: string
}

export interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

export interface About {
  readonly versions: readonly (readonly [name: string, version: string])[]
  readonly licences: readonly Licence[]
}

/** An installer that a host passes on: signed by the project, for this machine, newer than what runs. */
export interface Installer {
  readonly name: string
  readonly version: string
  /** In bytes. */
  readonly size: number
}

/** What the page may ask: what it gives, and what it gets. */
export interface Calls {
  begin: { gives: null; gets: Beginning }
  set: { gives: Partial<Settings>; gets: Settings }
  /** Opens or closes the list of tables. */
  look: { gives: boolean; gets: null }
  scan: { gives: null; gets: null }
  /** Hosts that were played with before, the latest first. */
  before: { gives: null; gets: readonly TablePlace[] }
  host: { gives: HostWishes; gets: null }
  closeHost: { gives: null; gets: null }
  dial: { gives: { readonly line: number; readonly place: TablePlace }; gets: null }
  say: { gives: { readonly line: number; readonly text: string }; gets: null }
  hangUp: { gives: number; gets: null }
  /** What the host at the other end of this line gave us, to come back by. */
  keepToken: { gives: { readonly line: number; readonly token: string }; gets: null }
  /** Another host than before answers at this place, and the person says that it is well. */
  trustAnew: { gives: TablePlace; gets: null }
  /** What the host there passes on. */
  installers: { gives: TablePlace; gets: readonly Installer[] }
  /** Saves one of them, by its name, among the downloads: under which name, or why not. */
  saveInstaller: {
    gives: { readonly place: TablePlace; readonly name: string }
    gets: { readonly saved: string } | Refusal
  }
  /** Shows the page of the newer version in the browser. */
  openRelease: { gives: null; gets: null }
  /** Whether this person is asked for something just now. */
  turn: { gives: boolean; gets: null }
  doctor: { gives: null; gets: Diagnosis }
  about: { gives: null; gets: About }
  /** Shows the folder in which crashes are written down. */
  showLogs: { gives: null; gets: null }
}

/** What the menu of the app asks of the page. */
export type Command = 'host' | 'join' | 'settings' | 'doctor' | 'about' | 'leave'

/** What main tells the page by itself. */
export interface News {
  tables: readonly FoundTable[]
  hosting: HostingState
  line: LineNews
  /** A link was opened: it fills the form, and does nothing else. */
  link: string
  /** A newer version is there; or none that anybody wants to know of. */
  newer: string | null
  command: Command
}

/** What the preload gives the page, as `window.undertable`. */
export interface Bridge {
  readonly call: { readonly [C in keyof Calls]: (given: Calls[C]['gives']) => Promise<Calls[C]['gets']> }
  /** @returns stops listening */
  readonly hear: { readonly [N in keyof News]: (hear: (news: News[N]) => void) => () => void }
}
