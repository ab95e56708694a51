/**
 * What only a browser has, and what a guest page on a LAN address (no secure context) may lack: each in one place, with
 * a fallback. Nothing here throws.
 */
import type { Bridge } from '../src-shared/desktop/bridge'
import { networksOf, type Surroundings } from '../src-shared/lan/tablePlace'

const PREFIX = 'undertable.'

/** Stands in for storage that the browser blocks (private windows), until the page is closed. */
const fallback = new Map<string, string>()

export function remember(key: string, value: string | null): void {
  if (value === null) fallback.delete(key)
  else fallback.set(key, value)
  try {
    if (value === null) window.localStorage.removeItem(PREFIX + key)
    else window.localStorage.setItem(PREFIX + key, value)
  } catch {
    /* kept in memory alone */
  }
}

export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key) ?? fallback.get(key) ?? null
  } catch {
    return fallback.get(key) ?? null
  }
}

/** Remembers until this tab is closed: survives a reload, and is not shared with other tabs. */
export function rememberInTab(key: string, value: string | null): void {
  if (value === null) tabFallback.delete(key)
  else tabFallback.set(key, value)
  try {
    if (value === null) window.sessionStorage.removeItem(PREFIX + key)
    else window.sessionStorage.setItem(PREFIX + key, value)
  } catch {
    /* kept in memory alone */
  }
}

export function recallInTab(key: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + key) ?? tabFallback.get(key) ?? null
  } catch {
    return tabFallback.get(key) ?? null
  }
}

const tabFallback = new Map<string, string>()

type Entries = readonly (readonly [key: string, value: string])[]

/** What is remembered under keys that begin so. */
export const rememberedUnder = (start: string): Entries =>
  entriesOf(() => window.localStorage, fallback).filter(([key]) => key.startsWith(start))

function entriesOf(storage: () => Storage, elsewhere: ReadonlyMap<string, string>): Entries {
  try {
    const stored = storage()
    return Object.keys(stored)
      .filter(key => key.startsWith(PREFIX))
      .map(key => [key.slice(PREFIX.length), stored.getItem(key) ?? ''])
  } catch {
    return [...elsewhere]
  }
}

/** 32 unpredictable bytes. */
export const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))

const RANDOM_RANGE = 2 ** 32

/** An unpredictable number from 0 up to, but not including, n: each as likely as any other. */
export function randomBelow(n: number): number {
  for (;;) {
    const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (drawn < RANDOM_RANGE - (RANDOM_RANGE % n)) return drawn % n
  }
}

const RANDOM_BYTES = 32

/** The languages of the system, best first. */
export const systemLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language])

/** Milliseconds on a clock that never jumps; its zero means nothing. */
export const monotonic = (): number => performance.now()

/** Copies a text, also without the clipboard API. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    /* fall through to the old command */
  }
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'unseen'
  document.body.append(area)
  area.select()
  try {
    // It is the only way without a secure context.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
  }
}

/** Offers a text as a file to save, in the browser's own way. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the file after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, SAVED_WITHIN)
}

/** Milliseconds within which every browser has begun to read the file. */
const SAVED_WITHIN = 60_000

let audio: AudioContext | null = null

/**
 * The audio context; null where there is none, or before the person has touched the page, when a browser keeps it
 * silent.
 */
export function audioContext(): AudioContext | null {
  try {
    if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return null
    audio ??= new AudioContext()
    if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
    return audio
  } catch {
    return null
  }
}

/** Today's date in a language. */
export const today = (language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format()

/** A match that ends before this hour belongs to the evening before. */
const EVENING_BEGINS = 6

/** The evening of a moment by this machine's clock, as a key that sorts by time. @param ms since 1970 */
export function eveningOf(ms: number): string {
  const day = new Date(ms)
  day.setHours(day.getHours() - EVENING_BEGINS)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}

/** A moment in a language: its day, its short date, or its time of day. @param ms since 1970 */
export function momentText(ms: number, language: string, look: 'day' | 'short' | 'time'): string {
  const params =
    look === 'day'
      ? ({ dateStyle: 'full' } as const)
      : look === 'short'
        ? ({ dateStyle: 'medium' } as const)
        : ({ timeStyle: 'short' } as const)
  return new Intl.DateTimeFormat(language, params).format(ms)
}

/** Where the table is: the page's own origin, and the table that its address names. */
export function tableAddress(): {
  readonly socket: string
  readonly origin: string
  readonly table: string | null
  readonly screen: boolean
} {
  const { protocol, host, search } = window.location
  return {
    socket: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/table`,
    origin: host,
    table: new URLSearchParams(search).get('table'),
    screen: isTableScreen(),
  }
}

/** Writes the table into the page's address, so that a reload leads there and the browser's way back to the hall. */
export function showTableInAddress(table: string | null): void {
  if (!isInBrowser() || tableAddress().table === table) return
  const { pathname, hash, search } = window.location,
    params = new URLSearchParams(search)
  if (table === null) params.delete('table')
  else params.set('table', table)
  window.history.pushState(null, '', `${pathname}${params.size > 0 ? `?${params.toString()}` : ''}${hash}`)
}

/** Calls `act` with the table of the address, when the person goes back or forth in the browser. */
export function onAddress(act: (table: string | null) => void): void {
  window.addEventListener('popstate', () => {
    act(tableAddress().table)
  })
}

/** Names the code of a seat link in an address: behind the `#`, so that it is sent to nobody. */
const LINK = 'place'

/** The code of a seat link that led here. */
export const linkCode = (): string | null => takeFromAddress(LINK)

/** Something secret that came behind the `#`. It is removed from there, so that it stays in no browser history. */
export function takeFromAddress(name: string): string | null {
  const params = new URLSearchParams(window.location.hash.slice(1))
  const value = params.get(name)
  if (value !== null) removeFromAddress(params, name)
  return value
}

/** Takes a secret out of the part behind the `#`, so that it stays in no browser history. */
function removeFromAddress(params: URLSearchParams, name: string): void {
  params.delete(name)
  const { pathname, search } = window.location,
    rest = params.toString()
  window.history.replaceState(null, '', `${pathname}${search}${rest === '' ? '' : `#${rest}`}`)
}

/** Whether a seat link led here. */
export const hasLink = (): boolean => new URLSearchParams(window.location.hash.slice(1)).has(LINK)

/** The page's address as a seat link. */
export const withLink = (address: string, code: string): string =>
  `${address.split('#')[0] ?? ''}#${new URLSearchParams({ [LINK]: code }).toString()}`

/** Calls `act` whenever this page becomes visible again, or the machine is online again. */
export function onWake(act: () => void): void {
  window.addEventListener('online', act)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act()
  })
}
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/i

/** Whether the page came over plain HTTP from another machine: others on the network could read along. */
export const isInTheClear = (): boolean =>
  window.location.protocol === 'http:' && !LOOPBACK.test(window.location.hostname)

/** Whether the page runs in a browser, which may go to another host. */
export const isInBrowser = (): boolean => /^https?:$/.test(window.location.protocol)

/** Sends a text to the host that served this page. @returns its answer; null for a refusal, or without one in time */
export async function askHost(path: string, text: string, ms: number): Promise<string | null> {
  try {
    const reply = await fetch(path, {
      method: 'POST',
      body: text,
      signal: AbortSignal.timeout(ms),
      credentials: 'omit',
    })
    return reply.ok ? await reply.text() : null
  } catch {
    return null
  }
}

/** What is around this page, as far as it knows: the network of its own address. */
export const pageSurroundings = (): Surroundings => ({
  networks: networksOf(window.location.hostname),
  ports: [Number(window.location.port)],
})

/** Asks another computer of the table. @returns its answer; null without one within `ms` milliseconds */
export async function askComputer(address: string, ms: number): Promise<unknown> {
  try {
    const reply = await fetch(address, { signal: AbortSignal.timeout(ms), credentials: 'omit' })
    return await (reply.json() as Promise<unknown>)
  } catch {
    return null
  }
}

/** Goes to another page. */
export const goTo = (address: string): void => {
  window.location.assign(address)
}

/** Parameters of an address: one makes this page a table screen, the other sets its language. */
const SCREEN = 'screen',
  LANGUAGE = 'lang'

/** Whether this page is a table screen. */
export const isTableScreen = (): boolean => new URLSearchParams(window.location.search).has(SCREEN)

/** The language that a table screen's address names, or null. */
export const screenLanguage = (): string | null => new URLSearchParams(window.location.search).get(LANGUAGE)

/** The address of the table screen for an address of the page. */
export const asScreen = (address: string, language: string): string => {
  const plain = address.split('#')[0] ?? ''
  return `${plain}${plain.includes('?') ? '&' : '?'}${SCREEN}&${LANGUAGE}=${language}`
}

/** The address under which others reach this table; empty in the desktop app, whose page has none. */
export function joinAddress(): string {
  if (desktopBridge()) return ''
  if (!isTableScreen()) return window.location.href.split('#')[0] ?? ''
  // A person who follows a table screen's address should sit down, so its parameters are removed.
  const { origin, pathname, search } = window.location,
    params = new URLSearchParams(search)
  params.delete(SCREEN)
  params.delete(LANGUAGE)
  return `${origin}${pathname}${params.size > 0 ? `?${params.toString()}` : ''}`
}

/** The bridge that the desktop app's preload exposes; undefined in a browser. */
export const desktopBridge = (): Bridge | undefined => (window as Window & { readonly undertable?: Bridge }).undertable

/** Keeps the screen awake, where the browser can. @returns releases it again */
export function stayAwake(): () => void {
  let lock: { release(): Promise<void> } | null = null
  let over = false
  const ask = async (): Promise<void> => {
    try {
      const got = await navigator.wakeLock.request('screen')
      if (over) await got.release()
      else lock = got
    } catch {
      /* the screen may sleep then */
    }
  }
  if ('wakeLock' in navigator) void ask()
  return () => {
    over = true
    lock?.release().catch(() => undefined)
  }
}

interface Battery extends EventTarget {
  readonly charging: boolean
  readonly level: number
}

/** Below this share a battery that is not charging is saved, as systems do by themselves. */
const SAVES_BELOW = 0.2

/** Calls `act` when the battery begins or ends to be saved, where the browser says so. @returns stops that */
export function watchBattery(act: (saving: boolean) => void): () => void {
  const { getBattery } = navigator as Navigator & { readonly getBattery?: () => Promise<Battery> }
  let over = false,
    saving = false,
    battery: Battery | null = null
  const look = (): void => {
    const now = battery !== null && !battery.charging && battery.level <= SAVES_BELOW
    if (over || now === saving) return
    saving = now
    act(now)
  }
  getBattery
    ?.call(navigator)
    .then(found => {
      battery = found
      for (const change of ['levelchange', 'chargingchange']) found.addEventListener(change, look)
      look()
    })
    .catch(() => undefined)
  return () => {
    over = true
    for (const change of ['levelchange', 'chargingchange']) battery?.removeEventListener(change, look)
  }
}
