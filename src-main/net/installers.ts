/**
 * A guest's side of installers over the LAN: lists what the project has signed, saves a file once it is proven to be what
 * was signed, and never starts it. The host in between is trusted with nothing.
 */
import { randomBytes, type KeyObject } from 'node:crypto'
import { mkdir, open, rename, rm, type FileHandle } from 'node:fs/promises'
import { get, type IncomingMessage } from 'node:http'
import path from 'node:path'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { fitsOf, installerHash, isNewer, readSigned, type Fits, type Signed } from '../release/signature'
import { INSTALLERS_PATH, MAX_OFFERED } from './offers'

/** Asks a host for a path. @returns its answer, with status and body. @throws when nobody answers */
export type Ask = (at: string, signal?: AbortSignal) => Promise<IncomingMessage>

/** A host that sends nothing for so long has left. */
const SILENT_MS = 20_000
/** The longest list that is read: every entry is about 400 bytes. */
const MAX_LIST = 64 * 1024

/** Asks over plain HTTP: what arrives is proven by its signature, not by the way that it came. */
export const askHost =
  ({ address, port }: { readonly address: string; readonly port: number }): Ask =>
  (at, signal) =>
    new Promise((done, fail) => {
      const request = get(
        { host: address, port, path: at, agent: false, timeout: SILENT_MS, ...(signal ? { signal } : {}) },
        done,
      )
      request.on('timeout', () => {
        request.destroy(new Error('the host is silent'))
      })
      request.on('error', fail)
    })

/** @returns what a host offers and the release key has signed; nothing when the host cannot be asked, or the app has no key */
export async function listInstallers(ask: Ask, key: KeyObject | null): Promise<Signed[]> {
  if (!key) return []
  try {
    const answer = await ask(INSTALLERS_PATH)
    const chunks: Buffer[] = []
    let length = 0
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > MAX_LIST) {
        answer.destroy()
        return []
      }
      chunks.push(chunk)
    }
    const listed: unknown = answer.statusCode === 200 ? JSON.parse(Buffer.concat(chunks).toString('utf8')) : []
    if (!Array.isArray(listed)) return []
    return listed.slice(0, MAX_OFFERED).flatMap(one => readSigned(one, key) ?? [])
  } catch {
    return []
  }
}

/** Those for one's own machine that are newer than what runs, the newest first. */
export function fittingInstallers(all: readonly Signed[], { platform, arch }: Fits, version: string): Signed[] {
  return all
    .filter(({ name, version: offered }) => {
      const fits = fitsOf(name)
      return fits?.platform === platform && fits.arch === arch && isNewer(offered, version)
    })
    .sort((a, b) => (isNewer(a.version, b.version) ? -1 : isNewer(b.version, a.version) ? 1 : 0))
}

export interface Download {
  readonly ask: Ask
  /** As it was listed; its signature is looked at again. */
  readonly signed: Signed
  readonly key: KeyObject | null
  /** Where it is saved; made when it is not there. */
  readonly folder: string
  /** Told how much of it has come, from 0 to 1. */
  readonly progress?: (part: number) => void
  readonly signal?: AbortSignal
}

/**
 * Downloads an installer. It has its name only once it is whole and proven; until then it is a `.part`, and what is refused
 * leaves nothing behind.
 * @returns the path of the file, or why there is none
 */
export async function downloadInstaller({
  ask,
  signed,
  key,
  folder,
  progress,
  signal,
}: Download): Promise<{ readonly saved: string } | Refusal> {
  const proven = key ? readSigned(signed, key) : null
  if (!proven) return refuse('installerUnsigned')
  const part = path.join(folder, `${proven.name}.${randomBytes(6).toString('hex')}.part`)
  let file: FileHandle
  try {
    await mkdir(folder, { recursive: true })
    // Not to be run, by anybody, before a person decides so.
    file = await open(part, 'wx', 0o600)
  } catch {
    return refuse('installerNotSaved')
  }
  const why = await receive(file, proven, () => ask(`${INSTALLERS_PATH}/${proven.name}`, signal), progress)
  const closed = await file.close().then(
    () => true,
    () => false,
  )
  if (why === null && closed) {
    try {
      return { saved: await named(part, folder, proven.name) }
    } catch {
      await rm(part, { force: true })
      return refuse('installerNotSaved')
    }
  }
  await rm(part, { force: true })
  return why ?? refuse('installerNotSaved')
}

/** Writes what comes, never a byte more than was signed. @returns why it is not what was signed; null when it is */
async function receive(
  file: FileHandle,
  { size, sha512 }: Signed,
  ask: () => Promise<IncomingMessage>,
  progress?: (part: number) => void,
): Promise<Refusal | null> {
  const hash = installerHash()
  let length = 0
  try {
    const answer = await ask()
    if (answer.statusCode === 503) {
      answer.destroy()
      return refuse('installerBusy')
    }
    if (answer.statusCode !== 200) {
      answer.destroy()
      return refuse('installerGone')
    }
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      length += chunk.length
      if (length > size) {
        answer.destroy()
        return refuse('installerTampered')
      }
      hash.update(chunk)
      if (!(await written(file, chunk))) {
        answer.destroy()
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

const written = (file: FileHandle, chunk: Buffer): Promise<boolean> =>
  file.writeFile(chunk).then(
    () => true,
    () => false,
  )

/** Gives a finished file its name, or the next one that is free: nobody's file is overwritten. */
async function named(part: string, folder: string, name: string): Promise<string> {
  const dot = name.endsWith('.tar.gz') ? name.length - '.tar.gz'.length : name.lastIndexOf('.')
  for (let n = 1; ; n++) {
    const to = path.join(folder, n === 1 ? name : `${name.slice(0, dot)} (${n})${name.slice(dot)}`)
    try {
      // Holds the name, so that it is nobody else's when the file moves there.
      await (await open(to, 'wx', 0o600)).close()
    } catch (fault) {
      if (fault instanceof Error && 'code' in fault && fault.code === 'EEXIST') continue
      throw fault
    }
    await rename(part, to)
    return to
  }
}
