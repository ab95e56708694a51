/** What this program is made of: versions, and the licences of what it brings along. */
import { readFile } from 'node:fs/promises'
import * as v from 'valibot'
import type { About } from '../../src-shared/desktop/bridge'
import type { DesktopGiven } from './given'

const licence = v.object({ name: v.string(), version: v.string(), licence: v.string(), text: v.string() })

/** @returns versions by name, and licences as the build has listed them; none when the list is missing */
export async function aboutUs(
  { shell: { app }, licences }: DesktopGiven,
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
