/** The host's side of passing installers on: those alone that the project has signed, from a folder that whoever hosts has named. */
import type { KeyObject } from 'node:crypto'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { installerHash, readSigned, type Signed } from '../release/signature'

/** Path of the list; the files stand below it. */
export const INSTALLERS_PATH = '/installers'
/** A release has about a dozen files; a few releases side by side are plenty. */
export const MAX_OFFERED = 60
/** A whole room that downloads at once would leave nothing of the network for the game. */
const MAX_DOWNLOADS = 4
/** A signature's file is a few hundred bytes. */
const MAX_SIG = 4096
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'",
}

export interface Offers {
  readonly list: readonly Signed[]
  /** Answers a request for the list or a file. @returns whether it was one */
  answer(request: IncomingMessage, response: ServerResponse): boolean
}

/** What was found in a folder: what may be offered, and the names of files that may not, with the reason. */
export interface Found {
  readonly offers: Offers
  readonly refused: readonly { readonly name: string; readonly why: 'unsigned' | 'changed' }[]
}

/**
 * Reads a folder of installers, each with its NAME.sig. Every file is read to its end once, so that none is offered that is
 * not what was signed.
 * @param key the project's; null when the app was built without one: nothing is offered then
 * @throws when the folder cannot be read
 */
export async function findOffers(folder: string, key: KeyObject | null): Promise<Found> {
  const list: Signed[] = [],
    refused: Found['refused'][number][] = []
  const names = (await readdir(folder)).filter(name => name.endsWith('.sig')).sort()
  for (const name of names.slice(0, MAX_OFFERED)) {
    const signed = key ? await readSig(path.join(folder, name), key) : null
    // A right signature under another file's name is for that other file.
    if (!signed || `${signed.name}.sig` !== name) refused.push({ name: name.slice(0, -'.sig'.length), why: 'unsigned' })
    else if (await isAsSigned(path.join(folder, signed.name), signed)) list.push(signed)
    else refused.push({ name: signed.name, why: 'changed' })
  }
  return { offers: offersOf(folder, list), refused }
}

async function readSig(file: string, key: KeyObject): Promise<Signed | null> {
  try {
    if ((await stat(file)).size > MAX_SIG) return null
    return readSigned(JSON.parse(await readFile(file, 'utf8')), key)
  } catch {
    return null
  }
}

async function isAsSigned(file: string, { size, sha512 }: Signed): Promise<boolean> {
  try {
    const handle = await open(file)
    try {
      const stats = await handle.stat()
      if (!stats.isFile() || stats.size !== size) return false
      const hash = installerHash()
      await pipeline(handle.createReadStream({ autoClose: false }), hash)
      return hash.digest('hex') === sha512
    } finally {
      await handle.close()
    }
  } catch {
    return false
  }
}

function offersOf(folder: string, list: readonly Signed[]): Offers {
  let downloads = 0
  const send = async (signed: Signed, response: ServerResponse): Promise<void> => {
    downloads++
    try {
      const handle = await open(path.join(folder, signed.name))
      // Another file by now? Whoever asked hears so at once, instead of a download that ends in a refusal.
      if ((await handle.stat()).size !== signed.size) {
        await handle.close()
        end(response, 404)
        return
      }
      response.writeHead(200, {
        ...HEADERS,
        'Content-Type': 'application/octet-stream',
        'Content-Disposition': 'attachment',
        'Content-Length': signed.size,
      })
      await pipeline(handle.createReadStream(), response)
    } catch {
      if (response.headersSent) response.destroy()
      else end(response, 404)
    } finally {
      downloads--
    }
  }
  return {
    list,
    answer(request, response) {
      const pathname = (request.url ?? '/').split('?')[0] ?? '/'
      if (pathname !== INSTALLERS_PATH && !pathname.startsWith(`${INSTALLERS_PATH}/`)) return false
      if (request.method !== 'GET') {
        end(response, 405)
        return true
      }
      if (pathname === INSTALLERS_PATH) {
        response.writeHead(200, { ...HEADERS, 'Content-Type': 'application/json' }).end(JSON.stringify(list))
        return true
      }
      // Only a whole name of the list leads to a file: no path is ever made of what was asked for.
      const signed = list.find(({ name }) => pathname === `${INSTALLERS_PATH}/${name}`)
      if (!signed) end(response, 404)
      else if (downloads >= MAX_DOWNLOADS) response.writeHead(503, { ...HEADERS, 'Retry-After': '10' }).end()
      else void send(signed, response)
      return true
    },
  }
}

const end = (response: ServerResponse, status: number): void => {
  response.writeHead(status, HEADERS).end()
}
