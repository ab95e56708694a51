/** Packs the built app around a stub of Electron, as `npm run dist` does around the real one. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { stubDistribution } from './stub'

export const root = path.resolve(import.meta.dirname, '../..')

export interface PackedApp {
  /** The folder as it would be installed. */
  readonly folder: string
  readonly resources: string
  readonly archive: string
  readonly unpacked: string
  readonly binary: string
  /** A folder for whatever a test makes besides. */
  readonly aside: (name: string) => string
  readonly output: string
  remove(): void
}

/** @throws with all that was said, when it fails */
export async function packApp(): Promise<PackedApp> {
  const tmp = mkdtempSync(path.join(tmpdir(), 'undertable-pack-'))
  const dist = path.join(tmp, 'electron')
  stubDistribution(dist)
  const packed = path.join(tmp, 'packed')
  const output = await run(['--dir', '--no-build', '--output', packed], {
    ...process.env,
    UNDERTABLE_ELECTRON_DIST: dist,
  })
  const folder = path.join(packed, process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`)
  const resources = path.join(folder, 'resources')
  return {
    folder,
    resources,
    output,
    archive: path.join(resources, 'app.asar'),
    unpacked: path.join(resources, 'app.asar.unpacked'),
    binary: path.join(folder, 'undertable'),
    aside: name => path.join(tmp, name),
    remove: () => {
      rmSync(tmp, { recursive: true, force: true })
    },
  }
}

async function run(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  const child = spawn(process.execPath, [path.join(root, 'scripts/dist.mjs'), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', chunk => {
      said += String(chunk)
    })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm run dist ended with ${String(code)}:\n${said}`)
  return said
}
