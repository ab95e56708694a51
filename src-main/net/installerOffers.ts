/** The host's side of sharing installers: serves signed installers from a folder that the host has named. */
import type { KeyObject } from 'node:crypto'
import type { ReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { installerHash, readSigned, type SignedInstaller } from '../release/signature'
import { plainAddress } from './addresses'
import { roomFor, type Download } from './downloads'

/** Path of the list; the files are below it. */
export const INSTALLERS_PATH = '/installers'
/** A release has about a dozen files; a few releases side by side are plenty. */
export const MAX_OFFERED = 60
/** Bytes; a real signature file has a few hundred. */
const MAX_SIG = 4096
const HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Cache-Control': 'no-store',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': "default-src 'none'",
}

export interface InstallerOffers {
  readonly list: readonly SignedInstaller[]
  /** Serves a request for the list or a file. @returns whether it was one */
  serve(request: IncomingMessage, response: ServerResponse): boolean
}

/** The offers found in a folder, and the files that were refused, with the reason. */
export interface LoadedOffers {
  readonly offers: InstallerOffers
  readonly refused: readonly { readonly name: string; readonly why: 'unsigned' | 'changed' }[]
}

/**
 * Reads a folder of installers, each with its NAME.sig. Every file is hashed once, so that only files identical to the
 * signed ones are offered.
 * @param key the project's release key; null when the app was built without one: nothing is offered then
 * @param now tells how long a download takes
 * @throws when the folder cannot be read
 */
export async function loadInstallerOffers(
  folder: string,
  key: KeyObject | null,
  now: () => number = () => performance.now(),
): Promise<LoadedOffers> {
  const list: SignedInstaller[] = [],
    refused: LoadedOffers['refused'][number][] = []
  const names = (await readdir(folder)).filter(name => name.endsWith('.sig')).sort()
  for (const name of names.slice(0, MAX_OFFERED)) {
    const signed = key ? await readSig(path.join(folder, name), key) : null
    // A valid signature under another name belongs to another file.
    if (!signed || `${signed.name}.sig` !== name) refused.push({ name: name.slice(0, -'.sig'.length), why: 'unsigned' })
    else if (await isAsSigned(path.join(folder, signed.name), signed)) list.push(signed)
    else refused.push({ name: signed.name, why: 'changed' })
  }
  return { offers: createOffers(folder, list, now), refused }
}

async function readSig(file: string, key: KeyObject): Promise<SignedInstaller | null> {
  try {
    if ((await stat(file)).size > MAX_SIG) return null
    return readSigned(JSON.parse(await readFile(file, 'utf8')), key)
  } catch {
    return null
  }
}

async function isAsSigned(file: string, { size, sha512 }: SignedInstaller): Promise<boolean> {
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

function createOffers(folder: string, list: readonly SignedInstaller[], now: () => number): InstallerOffers {
  const downloads = new Set<Download>()
  const send = async (signed: SignedInstaller, response: ServerResponse, address: string): Promise<void> => {
    let bytes: ReadStream | null = null
    const download: Download = {
      address,
      since: now(),
      sent: () => bytes?.bytesRead ?? 0,
      stop: () => {
        downloads.delete(download)
        response.destroy()
      },
    }
    downloads.add(download)
    try {
      const handle = await open(path.join(folder, signed.name))
      // If the file was replaced, fail now instead of after a useless download.
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
      bytes = handle.createReadStream()
      await pipeline(bytes, response)
    } catch {
      if (response.headersSent) response.destroy()
      else end(response, 404)
    } finally {
      downloads.delete(download)
    }
  }
  return {
    list,
    serve(request, response) {
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
      // Only exact names from the list lead to a file: no path is ever built from the request.
      const signed = list.find(({ name }) => pathname === `${INSTALLERS_PATH}/${name}`)
      if (!signed) {
        end(response, 404)
        return true
      }
      const address = plainAddress(request.socket.remoteAddress ?? ''),
        { has, stops } = roomFor(address, [...downloads], now())
      stops?.stop()
      if (has) void send(signed, response, address)
      else response.writeHead(503, { ...HEADERS, 'Retry-After': '10' }).end()
      return true
    },
  }
}

const end = (response: ServerResponse, status: number): void => {
  response.writeHead(status, HEADERS).end()
}
