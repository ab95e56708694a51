/**
 * A guest's side of sharing installers: lists what the project has signed, saves a file once its hash is verified, and
 * never starts it. The host in between is not trusted.
 */
import { randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import {
  targetOf,
  installerHash,
  isNewer,
  readSigned,
  type InstallerTarget,
  type InstallerName,
  type SignedInstaller,
} from '../release/signature'
import { INSTALLERS_PATH, MAX_OFFERED } from './installerOffers'
import { get } from './nodeHttp'

/** Requests a path from a host. @returns its response. @throws when nobody answers */
export type HttpGet = (path: string, signal?: AbortSignal) => Promise<IncomingMessage>

/** After this long without data the host has left. */
const SILENCE_MS = 20_000
/** Longest list that is read, in bytes: an entry has about 400. */
const MAX_LIST = 64 * 1024

/** Uses plain HTTP: the signature proves what arrives, not the transport. */
export const httpGetFrom =
  ({ address, port }: { readonly address: string; readonly port: number }): HttpGet =>
  (urlPath, signal) =>
    new Promise((done, fail) => {
      const request = get(
        { host: address, port, path: urlPath, agent: false, timeout: SILENCE_MS, ...(signal ? { signal } : {}) },
        done,
      )
      request.on('timeout', () => {
        request.destroy(new Error('the host is silent'))
      })
      request.on('error', fail)
    })

/**
 * @returns the offered installers that the release key has signed; none when the host cannot be reached or there is no
 * key
 */
export async function listInstallers(httpGet: HttpGet, key: KeyObject | null): Promise<SignedInstaller[]> {
  if (!key) return []
  try {
    const response = await httpGet(INSTALLERS_PATH)
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > MAX_LIST) {
        response.destroy()
        return []
      }
      chunks.push(chunk)
    }
    const listed: unknown = response.statusCode === 200 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : []
    if (!Array.isArray(listed)) return []
    return listed.slice(0, MAX_OFFERED).flatMap(entry => readSigned(entry, key) ?? [])
  } catch {
    return []
  }
}

/** The installers for a machine that are newer than a version, the newest first. */
export function installersFor(
  installers: readonly SignedInstaller[],
  { platform, arch }: InstallerTarget,
  version: string,
): SignedInstaller[] {
  return installers
    .filter(({ name, version: offered }) => {
      const fits = targetOf(name)
      return fits?.platform === platform && fits.arch === arch && isNewer(offered, version)
    })
    .sort((a, b) => (isNewer(a.version, b.version) ? -1 : isNewer(b.version, a.version) ? 1 : 0))
}

export interface Download {
  readonly httpGet: HttpGet
  /** As it was listed; its signature is verified again. */
  readonly signed: SignedInstaller
  readonly key: KeyObject | null
  /** Where it is saved; created if missing. */
  readonly folder: string
  /** Called with the progress, from 0 to 1. */
  readonly onProgress?: (partFile: number) => void
  readonly signal?: AbortSignal
}

/**
 * Downloads an installer. It is a `.part` file until it is complete and verified; a failed download leaves nothing
 * behind.
 * @returns the path of the file, or why there is none
 */
export async function downloadInstaller({
  httpGet,
  signed,
  key,
  folder,
  onProgress: progress,
  signal,
}: Download): Promise<{ readonly saved: string } | Refusal> {
  const verified = key ? readSigned(signed, key) : null
  if (!verified) return refuse('installerUnsigned')
  const partFile = newPartFile(folder, verified.name)
  let file: FileHandle
  try {
    await mkdir(folder, { recursive: true })
    // Not executable until a person decides so.
    file = await open(partFile, 'wx', 0o600)
  } catch {
    return refuse('installerNotSaved')
  }
  const refusal = await receive(file, verified, () => httpGet(`${INSTALLERS_PATH}/${verified.name}`, signal), progress)
  const closed = await file.close().then(
    () => true,
    () => false,
  )
  if (refusal === null && closed) {
    try {
      return { saved: await moveToFreeName(partFile, folder, verified.name) }
    } catch {
      await rm(partFile, { force: true })
      return refuse('installerNotSaved')
    }
  }
  await rm(partFile, { force: true })
  return refusal ?? refuse('installerNotSaved')
}

/** Writes the response, never more bytes than were signed. @returns why it does not match the signature, or null */
async function receive(
  file: FileHandle,
  { size, sha512 }: SignedInstaller,
  httpGet: () => Promise<IncomingMessage>,
  progress?: (partFile: number) => void,
): Promise<Refusal | null> {
  const hash = installerHash()
  let length = 0
  try {
    const response = await httpGet()
    if (response.statusCode === 503) {
      response.destroy()
      return refuse('installerBusy')
    }
    if (response.statusCode !== 200) {
      response.destroy()
      return refuse('installerGone')
    }
    for await (const chunk of response as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > size) {
        response.destroy()
        return refuse('installerTampered')
      }
      hash.update(chunk)
      if (!(await tryWrite(file, chunk))) {
        response.destroy()
        return refuse('installerNotSaved')
      }
      progress?.(length / size)
    }
  } catch {
    return refuse('installerGone')
  }
  if (length < size) return refuse('installerGone')
  if (hash.digest('hex') !== sha512) return refuse('installerTampered')
  return await file.sync().then(
    () => null,
    () => refuse('installerNotSaved'),
  )
}

const tryWrite = (file: FileHandle, chunk: Buffer): Promise<boolean> =>
  file.writeFile(chunk).then(
    () => true,
    () => false,
  )

const newPartFile = (folder: string, name: InstallerName): string =>
  path.join(folder, `${name}.${randomBytes(6).toString('hex')}.part`)

/** Renames a finished file to its name or the next free one: no file is overwritten. */
async function moveToFreeName(partFile: string, folder: string, name: InstallerName): Promise<string> {
  const dot = name.endsWith('.tar.gz') ? name.length - '.tar.gz'.length : name.lastIndexOf('.')
  for (let n = 1; ; n++) {
    const to = path.join(folder, n === 1 ? name : `${name.slice(0, dot)} (${n})${name.slice(dot)}`)
    try {
      // Reserves the name until the file is moved there.
      await (await open(to, 'wx', 0o600)).close()
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') continue
      throw fault
    }
    await rename(partFile, to)
    return to
  }
}
