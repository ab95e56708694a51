/** The names of calls and news, for the preload: it is bundled alone and small, so it knows no schema. */
import type { Calls, News } from '../../src-shared/desktop/bridge'

/** The two wires of Electron's IPC that everything goes over. */
export const CALL_WIRE = 'undertable:call',
  NEWS_WIRE = 'undertable:news'

/** Written as tables, so that none can be forgotten. */
const CALLS: { readonly [C in keyof Calls]: true } = {
  begin: true,
  set: true,
  look: true,
  scan: true,
  before: true,
  host: true,
  closeHost: true,
  dial: true,
  say: true,
  hangUp: true,
  keepToken: true,
  trustAnew: true,
  turn: true,
  installers: true,
  saveInstaller: true,
  openRelease: true,
  doctor: true,
  about: true,
  showLogs: true,
}
const NEWS: { readonly [N in keyof News]: true } = {
  tables: true,
  hosting: true,
  line: true,
  link: true,
  newer: true,
  command: true,
}

export type CallName = keyof Calls
export type NewsName = keyof News

export const CALL_NAMES = Object.keys(CALLS) as CallName[]
export const NEWS_NAMES = Object.keys(NEWS) as NewsName[]

export const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(CALLS, name)
