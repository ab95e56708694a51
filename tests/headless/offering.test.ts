/**
 * `--offer FOLDER`: what a host prints about its installers, and that guests can download them on the table's own port.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { httpGetFrom, downloadInstaller, listInstallers } from '../../src-main/net/installers'
import { serve } from '../../src-main/net/server'
import { loadOffers } from '../../src-main/installerOffering'
import { nodeClock } from '../../src-main/nodeDeps'
import type { Translate } from '../../src-main/terminal/locale'
import { DEB, EXE, Folder, newKeys } from '../kit/release'
import { startServer, type TestServer } from '../kit/testServer'

const keys = newKeys()
const words: Translate = (key, params) => terminalMessage('en', key, params)
let shelf: Folder, home: Folder, table: TestServer
beforeEach(async () => {
  shelf = new Folder()
  home = new Folder()
  table = await startServer()
})
afterEach(async () => {
  await shelf.remove()
  await home.remove()
  await table.close()
})

describe('a host that offers installers', () => {
  it('prints which ones it offers and which not, and guests save them', async () => {
    await shelf.signed(DEB, 'the installer', keys)
    await shelf.signed(EXE, 'x', newKeys())
    const messages: string[] = []
    const offers = await loadOffers(
      shelf.at,
      words,
      line => {
        messages.push(line)
      },
      keys.publicKey,
    )
    expect(messages).toEqual([
      `Not offered, because the project hasn't signed it: ${EXE}`,
      'Installers offered to guests: 1.',
    ])
    const server = await serve({
      host: table.host,
      clock: nodeClock,
      pages: new Map(),
      bind: '127.0.0.1',
      port: 0,
      names: [],
      offers,
    })
    const ask = httpGetFrom({ address: '127.0.0.1', port: server.port })
    const [signed] = await listInstallers(ask, keys.publicKey)
    expect(signed && (await downloadInstaller({ httpGet: ask, signed, key: keys.publicKey, folder: home.at }))).toEqual(
      {
        saved: home.path(DEB),
      },
    )
    await server.close()
  })

  it('only if it was told to', async () => {
    expect(
      await loadOffers(
        null,
        words,
        () => {
          throw new Error('said something')
        },
        keys.publicKey,
      ),
    ).toBe(null)
    const answer = await httpGetFrom({ address: '127.0.0.1', port: table.server.port })('/installers')
    expect(answer.resume().statusCode).toBe(404)
  })

  it('prints when its build has no key, or the folder cannot be read', async () => {
    const messages: string[] = []
    expect(
      await loadOffers(
        shelf.at,
        words,
        line => {
          messages.push(line)
        },
        null,
      ),
    ).toBe(null)
    expect(
      await loadOffers(
        shelf.path('gone'),
        words,
        line => {
          messages.push(line)
        },
        keys.publicKey,
      ),
    ).toBe(null)
    expect(messages).toEqual([
      'No installer can be offered: this build carries no release key.',
      expect.stringContaining("can't be read"),
    ])
  })
})
