/** The names of calls and push events, without schemas: the preload script bundles this file and must stay small. */
import type { Calls, PushEvents } from '../../src-shared/desktop/bridge'

/** The two Electron IPC channels that carry everything. */
export const CALL_CHANNEL = 'undertable:call',
  PUSH_EVENT_CHANNEL = 'undertable:news'

/** Written as records, so that the compiler finds a missing name. */
const CALLS: { readonly [C in keyof Calls]: true } = {
  initialize: true,
  changeSettings: true,
  browse: true,
  scan: true,
  knownHosts: true,
  openHost: true,
  closeHost: true,
  dial: true,
  send: true,
  hangUp: true,
  storeToken: true,
  keepTable: true,
  leaveTable: true,
  agreeTo: true,
  askComputer: true,
  confirmHost: true,
  forgetHost: true,
  setAttention: true,
  setGivable: true,
  installers: true,
  saveInstaller: true,
  openRelease: true,
  doctor: true,
  about: true,
  showLogs: true,
}
const PUSH_EVENTS: { readonly [N in keyof PushEvents]: true } = {
  tables: true,
  hosting: true,
  connection: true,
  deepLink: true,
  newerVersion: true,
  command: true,
}

export type CallName = keyof Calls
export type PushEventName = keyof PushEvents

export const CALL_NAMES = Object.keys(CALLS) as CallName[]
export const PUSH_EVENT_NAMES = Object.keys(PUSH_EVENTS) as PushEventName[]

export const isCall = (name: unknown): name is CallName => typeof name === 'string' && Object.hasOwn(CALLS, name)
