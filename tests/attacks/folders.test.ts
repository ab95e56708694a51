/** Another user of the host's machine puts links where the host stores its tables, or could replace its folder. */
import { chmodSync, existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { freshFolder } from '../kit/testStore'
import { proveWays, type Attack, type Defence } from './kit/ways'

const looksNowhere: Defence = { module: 'src-main/store/ownFolder', off: () => ({ ofOthers: () => null }) }

const OPEN = 0o777

/** @param prepare makes the folder that a host stores its tables in. @returns whether it has written where a link leads */
const follows =
  (prepare: (base: string, elsewhere: string) => string): Attack =>
  async () => {
    const { openStore, KEY_FILE } = await import('../../src-main/store/open')
    const { keyFile } = await import('../../src-main/store/keys')
    const { inlineStorePort } = await import('../kit/testStore')
    const base = freshFolder(),
      elsewhere = path.join(base, 'elsewhere')
    mkdirSync(elsewhere)
    const dir = prepare(base, elsewhere)
    const opened = await openStore({
      dir,
      keys: keyFile(path.join(dir, KEY_FILE)),
      thread: inlineStorePort,
      now: () => new Date(0),
    })
    if ('store' in opened) await opened.store.close()
    return existsSync(path.join(elsewhere, 'tables.db'))
  }

/** Makes a folder, with these rights. */
function folder(dir: string, mode: number): string {
  mkdirSync(dir)
  chmodSync(dir, mode)
  return dir
}

proveWays('another user of the machine', [
  {
    name: 'puts a link in the place of the database into a folder that everybody may write to',
    attack: follows((base, elsewhere) => {
      const dir = folder(path.join(base, 'data'), OPEN)
      symlinkSync(path.join(elsewhere, 'tables.db'), path.join(dir, 'tables.db'))
      return dir
    }),
    without: [looksNowhere],
  },
  {
    name: 'puts one into a folder where only its owner may replace a file',
    attack: follows((base, elsewhere) => {
      const dir = folder(path.join(base, 'data'), 0o1777)
      symlinkSync(path.join(elsewhere, 'tables.db'), path.join(dir, 'tables.db'))
      return dir
    }),
    without: [looksNowhere],
  },
  {
    name: 'puts a link in the place of the folder',
    attack: follows((base, elsewhere) => {
      symlinkSync(elsewhere, path.join(folder(path.join(base, 'shared'), OPEN), 'data'))
      return path.join(base, 'shared/data')
    }),
    without: [looksNowhere],
  },
  {
    name: 'puts a link where a folder above it will be made',
    attack: follows((base, elsewhere) => {
      const shared = folder(path.join(base, 'shared'), OPEN)
      symlinkSync(path.dirname(elsewhere), path.join(shared, 'of'))
      return path.join(shared, 'of/elsewhere')
    }),
    without: [looksNowhere],
  },
  {
    name: 'could replace what a link of the person’s own leads through',
    attack: follows((base, elsewhere) => {
      const shared = folder(path.join(base, 'shared'), OPEN)
      symlinkSync(elsewhere, path.join(shared, 'data'))
      symlinkSync(path.join(shared, 'data'), path.join(base, 'mine'))
      return path.join(base, 'mine')
    }),
    without: [looksNowhere],
  },
])
