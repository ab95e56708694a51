/** Versions and licences of the program and its components. */
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { About } from '../../src-shared/desktop/bridge'
import type { DesktopDeps } from './deps'

/** Our own build's list. */
const line = v.pipe(v.string(), v.maxLength(1000))
const licence = v.object({ name: line, version: line, licence: line, text: v.pipe(v.string(), v.maxLength(1_000_000)) })

/** @returns versions by name, and licences from the build's list; none when it is missing */
export async function aboutUs(
  { shell: { app }, licences }: DesktopDeps,
  report: (line: string) => void,
): Promise<About> {
  const { electron, chrome, node, v8 } = process.versions as { readonly [name: string]: string | undefined }
  const versions = Object.entries({
    Undertable: app.getVersion(),
    Electron: electron,
    Chromium: chrome,
    'Node.js': node,
    V8: v8,
  }).flatMap(([name, version]) => (version === undefined ? [] : [[name, version] as const]))
  try {
    return { versions, licences: v.parse(v.array(licence), JSON.parse(await readFile(licences, 'utf8'))) }
  } catch (fault) {
    report(`the licences could not be read: ${String(fault)}`)
    return { versions, licences: [] }
  }
}
