/** Hosts that somebody on this machine has played with, the latest first: asked when discovery hears nothing. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'

/** More than these nobody plays with, and each is asked at every silent start. */
const MOST = 12

const hostAddress = v.object({
  address: v.pipe(v.string(), v.ipv4()),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
})
export type HostAddress = v.InferOutput<typeof hostAddress>

export interface Memory {
  read(): Promise<readonly HostAddress[]>
  add(host: HostAddress): Promise<void>
}

/** Keeps them in a file. One that is missing or broken is an empty one; one that cannot be written is done without. */
export function fileMemory(file: string): Memory {
  const read = async (): Promise<readonly HostAddress[]> => {
    try {
      return v.parse(v.array(hostAddress), JSON.parse(await readFile(file, 'utf8'))).slice(0, MOST)
    } catch {
      return []
    }
  }
  return {
    read,
    async add({ address, port }) {
      const others = (await read()).filter(other => other.address !== address || other.port !== port)
      try {
        await mkdir(path.dirname(file), { recursive: true })
        await writeFile(file, JSON.stringify([{ address, port }, ...others].slice(0, MOST)))
      } catch {
        /* a read-only home */
      }
    },
  }
}
