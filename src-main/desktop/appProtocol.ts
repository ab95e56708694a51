/** Serves the app's own page from `app://undertable/`. */
import { readPages } from '../net/staticPages'
import type { Shell } from './deps'

export const SCHEME = 'app'
const ORIGIN = `${SCHEME}://undertable`
export const PAGE = `${ORIGIN}/desktop.html`

/** The page loads its own files, and talks to the main process only. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
    "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Whether a URL is our own page, with any query or fragment. */
export const isOwnPage = (url: string): boolean =>
  url === PAGE || url.startsWith(`${PAGE}#`) || url.startsWith(`${PAGE}?`)

/** Registers the scheme. Call it before the app is ready. */
export function registerScheme({ protocol }: Shell): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the files of a folder from memory, each by its exact path: no path leads out of it. */
export function servePages({ protocol }: Shell, renderer: string): void {
  const pages = readPages(renderer)
  protocol.handle(SCHEME, ({ url, method }) => {
    const refuse = (status: number): Response => new Response(null, { status, headers: HEADERS })
    if (method !== 'GET') return refuse(405)
    const { origin, pathname } = parts(url)
    // `/` is the page for browser guests, not the app's.
    const page = origin === ORIGIN && pathname !== '/' ? pages.get(pathname) : undefined
    if (!page) return refuse(404)
    return new Response(new Uint8Array(page.body), { headers: { ...HEADERS, 'Content-Type': page.type } })
  })
}

/** Node's URL has no origin for custom schemes, so build it here. */
function parts(url: string): { readonly origin: string; readonly pathname: string } {
  const { protocol, host, pathname } = new URL(url)
  return { origin: `${protocol}//${host}`, pathname }
}
