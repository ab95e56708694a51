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
  } catch {
    /* kept in memory alone */
  }
}

export function recall(key: string): string | null {
  try {
    return window.localStorage.getItem(PREFIX + key) ?? instead.get(key) ?? null
  } catch {
    return instead.get(key) ?? null
  }
}

/** The same until this tab is closed: what a reload must not lose, and another tab must not share. */
export function rememberHere(key: string, value: string | null): void {
  if (value === null) insteadHere.delete(key)
  else insteadHere.set(key, value)
  try {
    if (value === null) window.sessionStorage.removeItem(PREFIX + key)
    else window.sessionStorage.setItem(PREFIX + key, value)
  } catch {
    /* kept in memory alone */
  }
}

export function recallHere(key: string): string | null {
  try {
    return window.sessionStorage.getItem(PREFIX + key) ?? insteadHere.get(key) ?? null
  } catch {
    return insteadHere.get(key) ?? null
  }
}

const insteadHere = new Map<string, string>()

/** 32 random bytes that nobody can guess. */
export const randomBytes = (): Uint8Array => crypto.getRandomValues(new Uint8Array(RANDOM_BYTES))

const RANDOM_BYTES = 32

/** The languages a person has told their system, best first. */
export const systemLanguages = (): readonly string[] =>
  typeof navigator === 'undefined' ? [] : (navigator.languages ?? [navigator.language])

/** Milliseconds on a clock that never jumps; its zero means nothing. */
export const monotonic = (): number => performance.now()

/** Copies a text, also where there is no clipboard to ask for. @returns whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (navigator.clipboard) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    /* the old way then */
  }
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
  setTimeout(() => {
    URL.revokeObjectURL(address)
  }, SAVED_WITHIN)
}

/** Milliseconds within which every browser has begun to read what it saves. */
const SAVED_WITHIN = 60_000

let audio: AudioContext | null = null

/** Where sounds are made; null where there is no such thing, or nobody has touched the page yet: until then a browser keeps it silent. */
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

/** The day of today in words of a language. */
export const today = (language: string): string => new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format()

/** An hour at which nobody plays any more: what ends before it belongs to the evening before. */
const EVENING_BEGINS = 6

/** The evening of a moment by this machine's clock: a key that is greater for a later one. @param ms since 1970 */
export function eveningOf(ms: number): string {
  const day = new Date(ms)
  day.setHours(day.getHours() - EVENING_BEGINS)
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, '0')).join('-')
}

/** A moment in words of a language: its day, its day in short, or its time of day. @param ms since 1970 */
export function momentText(ms: number, language: string, look: 'day' | 'short' | 'time'): string {
  const words =
    look === 'day'
      ? ({ dateStyle: 'full' } as const)
      : look === 'short'
        ? ({ dateStyle: 'medium' } as const)
        : ({ timeStyle: 'short' } as const)
  return new Intl.DateTimeFormat(language, words).format(ms)
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

/** The word in an address before the code of a link to somebody's place: behind the `#`, so that it is sent to nobody. */
const LINK = 'place'

/** The code of a link that has led here. It is taken out of the address, so that it stays in no history. */
export function linkCode(): string | null {
  const words = new URLSearchParams(window.location.hash.slice(1))
  const code = words.get(LINK)
  if (code === null) return null
  words.delete(LINK)
  const { pathname, search } = window.location,
    rest = words.toString()
  window.history.replaceState(null, '', `${pathname}${search}${rest === '' ? '' : `#${rest}`}`)
  return code
}

/** Whether a link to somebody's place has led here. */
export const hasLink = (): boolean => new URLSearchParams(window.location.hash.slice(1)).has(LINK)

/** An address of the page as a link to somebody's place. */
export const withLink = (address: string, code: string): string =>
  `${address.split('#')[0] ?? ''}#${new URLSearchParams({ [LINK]: code }).toString()}`

/** Acts whenever this page is looked at again, or the machine is on a network again. */
export function onWake(act: () => void): void {
  window.addEventListener('online', act)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') act()
  })
}
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/i

/** Whether the page came in the clear from another machine: people on the same network could read along. */
export const isInTheClear = (): boolean =>
  window.location.protocol === 'http:' && !LOOPBACK.test(window.location.hostname)

/** Whether the page stands in a browser, which may go to another host. */
export const isInBrowser = (): boolean => /^https?:$/.test(window.location.protocol)

/** Leaves for another page. */
export const goTo = (address: string): void => {
  window.location.assign(address)
}

/** The word in an address that makes this page a table screen, and the one that gives it its language. */
const SCREEN = 'screen',
  SPOKEN = 'lang'

/** Whether this page is a table screen. */
export const isTableScreen = (): boolean => new URLSearchParams(window.location.search).has(SCREEN)

/** The language that the address of a table screen names, or null. */
export const screenLanguage = (): string | null => new URLSearchParams(window.location.search).get(SPOKEN)

/** An address of the page as that of its table screen. */
export const asScreen = (address: string, language: string): string => {
  const plain = address.split('#')[0] ?? ''
  return `${plain}${plain.includes('?') ? '&' : '?'}${SCREEN}&${SPOKEN}=${language}`
}

/** The address of this page under which others find this table; empty in the desktop app, whose page has none. */
export function joinAddress(): string {
  if (desktopBridge()) return ''
  if (!isTableScreen()) return window.location.href.split('#')[0] ?? ''
  // Whoever follows a table screen is to sit down.
  const { origin, pathname, search } = window.location,
    words = new URLSearchParams(search)
  words.delete(SCREEN)
  words.delete(SPOKEN)
  return `${origin}${pathname}${words.size > 0 ? `?${words.toString()}` : ''}`
}

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
    } catch {
      /* it sleeps when it likes */
    }
  }
  if ('wakeLock' in navigator) void ask()
  return () => {
    over = true
    lock?.release().catch(() => undefined)
  }
}
