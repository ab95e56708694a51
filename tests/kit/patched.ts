/** A copy of the build with faults put into it: a control, for tests that must be able to fail. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface Patch {
  /** Occurs exactly once in the built main process. */
  readonly find: string
  readonly put: string
}

/** @returns the command that starts the copy, in the form of `COMMAND` */
export function patchedBuild(...patches: readonly Patch[]): readonly string[] {
  const dir = mkdtempSync(path.join(tmpdir(), 'patched-'))
  cpSync(path.join(root, 'out'), path.join(dir, 'out'), { recursive: true })
  symlinkSync(path.join(root, 'node_modules'), path.join(dir, 'node_modules'), 'junction')
  const main = path.join(dir, 'out/main')
  const files = readdirSync(main, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.js'))
    .map(name => path.join(main, name))
  for (const { find, put } of patches) {
    const found = files.filter(file => readFileSync(file, 'utf8').includes(find))
    const [file] = found
    if (file === undefined || found.length > 1 || readFileSync(file, 'utf8').split(find).length !== 2)
      throw new Error(`"${find}" does not stand once in what was built`)
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(find, () => put),
    )
  }
  mkdirSync(path.join(dir, 'scripts'))
  const script = path.join(dir, 'scripts/run.mjs')
  writeFileSync(
    script,
    `const { undertable } = await import('../out/main/headless.js')\nprocess.exitCode = await undertable(process.argv.slice(2))\n`,
  )
  return [process.execPath, script]
}
