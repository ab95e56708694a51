/** `--offer FOLDER`: what a host says about its installers, and that guests are served them on the table's own port. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { say } from '../../src-shared/lang/terminal'
import { askHost, downloadInstaller, listInstallers } from '../../src-main/net/installers'
import { serve } from '../../src-main/net/server'
import { offered } from '../../src-main/offering'
import { realClock } from '../../src-main/real'
import type { Say } from '../../src-main/terminal/words'
import { DEB, EXE, Folder, newKeys } from '../kit/release'
import { served, type Served } from '../kit/served'

const keys = newKeys()
const words: Say = (key, params) => say('en', key, params)
let shelf: Folder, home: Folder, table: Served
beforeEach(async () => {
  shelf = new Folder()
  home = new Folder()
  table = await served()
})
afterEach(async () => {
  await shelf.remove()
  await home.remove()
  await table.close()
})

describe('a host that offers installers', () => {
  it('says which it offers and which not, and guests save them', async () => {
    await shelf.signed(DEB, 'the installer', keys)
    await shelf.signed(EXE, 'x', newKeys())
    const said: string[] = []
    const offers = await offered(
      shelf.at,
      words,
      line => {
        said.push(line)
      },
      keys.publicKey,
    )
    expect(said).toEqual([
      `Not offered, because the project has not signed it: ${EXE}`,
      'Installers offered to guests: 1.',
    ])
    const server = await serve({
      host: table.host,
      clock: realClock,
      pages: new Map(),
      bind: '127.0.0.1',
      port: 0,
      names: [],
      offers,
    })
    const ask = askHost({ address: '127.0.0.1', port: server.port })
    const [signed] = await listInstallers(ask, keys.publicKey)
    expect(signed && (await downloadInstaller({ ask, signed, key: keys.publicKey, folder: home.at }))).toEqual({
      saved: home.path(DEB),
    })
    await server.close()
  })

  it('that has not been told to, offers nothing', async () => {
    expect(
      await offered(
        null,
        words,
        () => {
          throw new Error('said something')
        },
        keys.publicKey,
      ),
    ).toBe(null)
    const answer = await askHost({ address: '127.0.0.1', port: table.server.port })('/installers')
    expect(answer.resume().statusCode).toBe(404)
  })

  it('says so when its build has no key, or the folder cannot be read', async () => {
    const said: string[] = []
    expect(
      await offered(
        shelf.at,
        words,
        line => {
          said.push(line)
        },
        null,
      ),
    ).toBe(null)
    expect(
      await offered(
        shelf.path('gone'),
        words,
        line => {
          said.push(line)
        },
        keys.publicKey,
      ),
    ).toBe(null)
    expect(said).toEqual([
      'No installer can be offered: this build carries no release key.',
      expect.stringContaining('cannot be read'),
    ])
  })
})
