/** Where our own page comes from: `app://undertable/`, files of the app and nothing else. */
import { readPages } from '../net/pages'
import type { Shell } from './given'

export const SCHEME = 'app'
const ORIGIN = `${SCHEME}://undertable`
export const PAGE = `${ORIGIN}/desktop.html`

/** The page loads its own files, and speaks with nobody but main. */
const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; " +
    "connect-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; frame-src 'none'; object-src 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Whether an address is that of our own page, whatever stands behind it. */
export const isOurs = (url: string): boolean => url === PAGE || url.startsWith(`${PAGE}#`) || url.startsWith(`${PAGE}?`)

/** To be called before the app is ready. */
export function nameScheme({ protocol }: Shell): void {
  protocol.registerSchemesAsPrivileged([
    { scheme: SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ])
}

/** Serves the files of a folder as they are now, each by its exact path: no path leads out of it. */
export async function servePages({ protocol }: Shell, renderer: string): Promise<void> {
  const pages = await readPages(renderer)
  protocol.handle(SCHEME, ({ url, method }) => {
    const refuse = (status: number): Response => new Response(null, { status, headers: HEADERS })
    if (method !== 'GET') return refuse(405)
    const { origin, pathname } = parts(url)
    // A folder is no page: what a browser guest finds there is not ours.
    const page = origin === ORIGIN && pathname !== '/' ? pages.get(pathname) : undefined
    if (!page) return refuse(404)
    return new Response(new Uint8Array(page.body), { headers: { ...HEADERS, 'Content-Type': page.type } })
  })
}

/** A custom scheme's origin is opaque to Node's URL: it is put together here. */
function parts(url: string): { readonly origin: string; readonly pathname: string } {
  const { protocol, host, pathname } = new URL(url)
  return { origin: `${protocol}//${host}`, pathname }
}
