/**
 * Folders of this program's own. Here alone a path is made of something that another machine has said, and a folder is
 * removed with all that is in it.
 */
import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { TableId } from '../src-shared/ids'

declare const brand: unique symbol
/** A folder that this program made, and may remove with all that is in it. */
export type TableFolder = string & { readonly [brand]: 'tableFolder' }
/** Another one, for a while. */
export type TemporaryFolder = string & { readonly [brand]: 'temporaryFolder' }

/** Hex digits: too many for two ids to share a folder. */
const NAME = 32

/**
 * Named by the id's hash: it is never a path, nor a name that a system reserves (`nul`), and ids that differ only in
 * upper and lower case have folders of their own on every disk.
 * @throws when the result is not directly inside `parent`
 */
export function tableFolder(parent: string, id: TableId): TableFolder {
  const name = createHash('sha256').update(id).digest('hex').slice(0, NAME)
  return directlyInside(parent, name) as TableFolder
}

/** @param name from this program itself @throws when the file would not be directly inside the folder */
export const fileIn = (folder: TableFolder, name: string): string => directlyInside(folder, name)

/** The only recursive removal of what is kept: nothing but such a folder is accepted. */
export const removeTableFolder = (folder: TableFolder): Promise<void> => rm(folder, { recursive: true, force: true })

/** A new folder with a name that nobody can guess: of mode 0700, and no link that somebody has put there. */
export const temporaryFolder = (parent: string, prefix: string): TemporaryFolder =>
  mkdtempSync(path.join(parent, prefix)) as TemporaryFolder

/** @param maxRetries while another program still reads in it. @throws when it cannot be removed */
export const removeTemporaryFolder = (folder: TemporaryFolder, maxRetries = 0): void => {
  rmSync(folder, { recursive: true, force: true, maxRetries })
}

function directlyInside(parent: string, name: string): string {
  const base = path.resolve(parent),
    inside = path.resolve(base, name)
  if (path.dirname(inside) !== base || path.basename(inside) !== name) throw new Error('a path leads out of its folder')
  return inside
}
