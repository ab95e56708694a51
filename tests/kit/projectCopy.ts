/** A copy of the project in a temporary folder, for tests that change sources and build. */
import { cpSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export const ROOT = path.resolve(import.meta.dirname, '../..')

/** What is built, installed or reported, and what belongs to this folder alone. */
const LEFT_OUT = new Set(['node_modules', 'out', 'dist', 'reports', '.git', '.stryker-tmp'])

/** @param only names at the top of the project; default: all @returns the copy's folder, and what removes it */
export function projectCopy(only?: readonly string[]): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(path.join(tmpdir(), 'undertable-copy-'))
  for (const name of readdirSync(ROOT))
    if (!LEFT_OUT.has(name) && (only?.includes(name) ?? true))
      cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true })
  symlinkSync(realpathSync(path.join(ROOT, 'node_modules')), path.join(root, 'node_modules'), 'junction')
  return {
    root,
    remove: () => {
      rmSync(root, { recursive: true, force: true })
    },
  }
}
