/** The built page, served from memory: only files that were there at the start, by their exact paths. */
import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'

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

/** The page may load its own files and speak with its own host, and nothing else. */
export const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; " +
    "media-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
}

interface Page {
  readonly type: string
  readonly body: Buffer
  readonly named: boolean
}

export type Pages = ReadonlyMap<string, Page>

/** Reads all files under a folder. @throws when the folder cannot be read. */
export async function readPages(folder: string): Promise<Pages> {
  const pages = new Map<string, Page>()
  await Promise.all(
    (await filesUnder(folder)).map(async file => {
      const url = `/${path.relative(folder, file).split(path.sep).join('/')}`
      // Files whose name carries a hash of their content never change.
      pages.set(url, {
        type: TYPES[path.extname(file)] ?? 'application/octet-stream',
        body: await readFile(file),
        named: url.startsWith('/assets/'),
      })
    }),
  )
  const index = pages.get('/index.html')
  if (index) pages.set('/', index)
  return pages
}

/** Folder by folder: inside a packed app the system's own way of looking into all of them is not to be relied on. */
async function filesUnder(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const files = await Promise.all(
    entries.map(entry => {
      const at = path.join(folder, entry.name)
      return entry.isDirectory() ? filesUnder(at) : Promise.resolve([at])
    }),
  )
  return files.flat()
}

export function servePage(pages: Pages, request: IncomingMessage, response: ServerResponse): void {
  const refuse = (status: number): void => {
    response.writeHead(status, HEADERS).end()
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405)
  const page = pages.get((request.url ?? '/').split('?')[0] ?? '/')
  if (!page) return refuse(404)
  response.writeHead(200, {
    ...HEADERS,
    'Content-Type': page.type,
    'Content-Length': page.body.length,
    'Cache-Control': page.named ? 'public, max-age=31536000, immutable' : 'no-cache',
  })
  response.end(request.method === 'HEAD' ? undefined : page.body)
}

/** Public words about the tables, for programs that look for them. @param words null where the host hides: it tells nobody, whoever asks */
export function serveWords(words: readonly (readonly string[])[] | null, response: ServerResponse): void {
  if (!words) {
    response.writeHead(404, HEADERS).end()
    return
  }
  response
    .writeHead(200, { ...HEADERS, 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
    .end(JSON.stringify(words))
}
