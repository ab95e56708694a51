/**
 * What only a browser has, and what a guest page on a LAN address (no secure context) may lack: each name in one
 * place, with a fallback. Nothing here throws.
 */
import type { Bridge } from '../src-shared/desktop/bridge'

const PREFIX = 'undertable.'

/** What is kept on this machine when the browser keeps nothing (private windows, blocked storage): until the page goes. */
const instead = new Map<string, string>()

export function remember(key: string, value: string | null): void {
  if (value === null) instead.delete(key)
  else instead.set(key, value)
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + key)
    else window.localStorage.setItem(PREFIX + key, value)
  } catch { /* kept in memory alone */ }
}

export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key) ?? instead.get(key) ?? null
  } catch {
    return instead.get(key) ?? null
  }
}

/** The languages a person has told their system, best first. */
export const systemLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : navigator.languages ?? [navigator.language]

/** Milliseconds on a clock that never jumps; its zero means nothing. */
export const monotonic = (): number => performance.now()

/** Copies a text, also where there is no clipboard to ask for. @returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch { /* the old way then */ }
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'unseen'
  document.body.append(area)
  area.select()
  try {
    // The old command is the only one that a page without a secure context has.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
  }
}

/** Gives a text to whoever sits here, as a file of theirs: through the browser's own way of saving. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // A browser reads the file after the click has been heard.
  setTimeout(() => { URL.revokeObjectURL(address) }, SAVED_WITHIN)
}

/** Milliseconds within which every browser has begun to read what it saves. */
const SAVED_WITHIN = 60_000

/** The day of today in words of a language. */
export const today = (language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format()

/** Where the table is: the page's own origin, and the table that its address names. */
export function tableAddress(): { readonly socket: string; readonly origin: string; readonly table: string | null } {
  const { protocol, host, search } = window.location
  return {
    socket: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/table`,
    origin: host,
    table: new URLSearchParams(search).get('table'),
  }
}

const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/i

/** Whether the page came in the clear from another machine: people on the same network could read along. */
export const isInTheClear = (): boolean => window.location.protocol === 'http:' && !LOOPBACK.test(window.location.hostname)

/** Whether the page stands in a browser, which may go to another host. */
export const isInBrowser = (): boolean => /^https?:$/.test(window.location.protocol)

/** Leaves for another page. */
export const goTo = (address: string): void => { window.location.assign(address) }

/** The address of this page under which others find this table; empty in the desktop app, whose page has none. */
export const joinAddress = (): string => desktopBridge() ? '' : window.location.href.split('#')[0] ?? ''

/** What the desktop app's preload gives its page; a browser has none. */
export const desktopBridge = (): Bridge | undefined => (window as Window & { readonly undertable?: Bridge }).undertable

/** Keeps the screen awake while somebody sits at a table, where the browser can. @returns lets it sleep again. */
export function stayAwake(): () => void {
  let lock: { release(): Promise<void> } | null = null
  let over = false
  const ask = async (): Promise<void> => {
    try {
      const got = await navigator.wakeLock.request('screen')
      if (over) await got.release()
      else lock = got
    } catch { /* it sleeps when it likes */ }
  }
  if ('wakeLock' in navigator) void ask()
  return () => {
    over = true
    lock?.release().catch(() => undefined)
  }
}
