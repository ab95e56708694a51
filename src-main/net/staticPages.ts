/** Serves the built page from memory: only files that existed at the start, by their exact paths. */
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.txt': 'text/plain; charset=utf-8',
}

/** The page may load its own files and talk to its own host, and nothing else. */
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

/** Where other computers keep the tables, a page asks them which one hosts its own. */
export const FOLLOWING_HEADERS = {
  ...HEADERS,
  'Content-Security-Policy': HEADERS['Content-Security-Policy'].replace(
    "connect-src 'self'",
    "connect-src 'self' http:",
  ),
}

/** Types that gzip makes much shorter; typefaces, pictures and sounds are packed already. */
const PACKABLE = /^(text\/|image\/svg|application\/(json|manifest))/
/** A shorter file takes one packet of a network anyway. */
const PACK_BYTES = 1024

export interface Page {
  readonly type: string
  readonly body: Buffer
  readonly immutable: boolean
}

export type StaticPages = ReadonlyMap<string, Page>

/**
 * Reads all files under a folder. It waits for each of them: hundreds of small files take three times as long when they are
 * read asynchronously, and a host that starts has nothing else to do meanwhile.
 * @throws when the folder cannot be read
 */
export function readPages(folder: string): StaticPages {
  const pages = new Map<string, Page>()
  for (const file of filesUnder(folder)) {
    const url = `/${path.relative(folder, file).split(path.sep).join('/')}`
    // Files below /assets/ have a content hash in their name and never change.
    pages.set(url, {
      type: TYPES[path.extname(file)] ?? 'application/octet-stream',
      body: readFileSync(file),
      immutable: url.startsWith('/assets/'),
    })
  }
  const index = pages.get('/index.html')
  if (index) pages.set('/', index)
  return pages
}

/** Recurses by hand: the recursive option of readdir is unreliable inside a packed app. */
const filesUnder = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const at = path.join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(at) : [at]
  })

export function servePage(
  pages: StaticPages,
  request: IncomingMessage,
  response: ServerResponse,
  headers: typeof HEADERS = HEADERS,
): void {
  const refuse = (status: number): void => {
    response.writeHead(status, headers).end()
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
  const page = pages.get((request.url ?? '/').split('?')[0] ?? '/')
  if (!page) return refuse(404)
  const packs = PACKABLE.test(page.type) && page.body.length >= PACK_BYTES
  const send = (body: Buffer, encoding: object): void => {
    response.writeHead(200, {
      ...headers,
      'Content-Type': page.type,
      'Content-Length': body.length,
      'Cache-Control': page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(packs ? { Vary: 'Accept-Encoding' } : {}),
      ...encoding,
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  if (!packs || !takesGzip(request.headers['accept-encoding'])) {
    send(page.body, {})
    return
  }
  packed(page).then(
    body => {
      send(body, { 'Content-Encoding': 'gzip' })
    },
    () => {
      send(page.body, {})
    },
  )
}

const gzipAsync = promisify(gzip)
/** Each file is packed when it is first asked for: a host starts without, and all guests share what came of it. */
const packedPages = new WeakMap<Page, Promise<Buffer>>()

function packed(page: Page): Promise<Buffer> {
  const known = packedPages.get(page) ?? gzipAsync(page.body)
  packedPages.set(page, known)
  return known
}

/** Whether an `Accept-Encoding` names gzip, and does not exclude it. */
const takesGzip = (accepted: string | string[] | undefined): boolean =>
  String(accepted ?? '')
    .split(',')
    .some(one => /^\s*gzip\s*(;\s*q\s*=\s*(0?\.0*[1-9]\d*|1(\.0*)?)\s*)?$/i.test(one))

/**
 * Serves the public records of the tables to discovery.
 * @param records null while the host is hidden
 */
export function serveTableList(records: readonly (readonly string[])[] | null, response: ServerResponse): void {
  if (!records) {
    response.writeHead(404, HEADERS).end()
    return
  }
  response
    .writeHead(200, { ...HEADERS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(records))
}
