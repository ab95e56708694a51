/**
 * Addresses of hosts that people on this machine have played with, the latest first: asked when discovery finds
 * nothing.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

/** Limit, since each is asked whenever discovery finds nothing. */
const MAX_HOSTS = 12

const hostAddress = v.object({
  address: v.pipe(v.string(), v.ipv4()),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
})
export type HostAddress = v.InferOutput<typeof hostAddress>

export interface KnownAddresses {
  read(): Promise<readonly HostAddress[]>
  add(host: HostAddress): Promise<void>
}

/**
 * Stores them in a file. A missing or broken file counts as empty; write failures are ignored, and so is what is no
 * IPv4 address.
 */
export function fileKnownAddresses(file: string): KnownAddresses {
  let written = Promise.resolve()
  const read = async (): Promise<readonly HostAddress[]> => {
    try {
      return v.parse(v.array(hostAddress), JSON.parse(await readFile(file, 'utf8'))).slice(0, MAX_HOSTS)
    } catch {
      return []
    }
  }
  const write = async ({ address, port }: HostAddress): Promise<void> => {
    const others = (await read()).filter(other => other.address !== address || other.port !== port)
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(file, JSON.stringify([{ address, port }, ...others].slice(0, MAX_HOSTS)))
    } catch {
      /* a read-only home */
    }
  }
  return {
    read: () => written.then(read),
    async add(host) {
      if (!v.is(hostAddress, host)) return
      written = written.then(() => write(host))
      await written
    },
  }
}
