/**
 * Installers over the LAN: from a host that is not trusted, to a guest who saves only what the project signed and runs
 * none of it.
 */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { httpGetFrom, downloadInstaller, installersFor, listInstallers } from '../../src-main/net/installers'
import {
  loadInstallerOffers,
  INSTALLERS_PATH,
  MAX_OFFERED,
  type InstallerOffers,
} from '../../src-main/net/installerOffers'
import type { SignedInstaller } from '../../src-main/release/signature'
import { named, NO_PROC } from '../kit/platform'
import { DEB, EXE, Folder, newKeys } from '../kit/release'

const keys = newKeys(),
  key = keys.publicKey
let shelf: Folder, home: Folder
const servers: Server[] = []
beforeEach(() => {
  shelf = new Folder()
  home = new Folder()
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  await shelf.remove()
  await home.remove()
})

async function serving(listener: RequestListener): Promise<ReturnType<typeof httpGetFrom>> {
  const server = createServer(listener)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return httpGetFrom({ address: '127.0.0.1', port: (server.address() as AddressInfo).port })
}

const offering = (offers: InstallerOffers): ReturnType<typeof serving> =>
  serving((asked, answer) => {
    if (!offers.serve(asked, answer)) answer.writeHead(418).end()
  })

/** A host that sends anything it likes in place of an installer. */
const liar = (content: Buffer | string, head: { [name: string]: string } = {}): ReturnType<typeof serving> =>
  serving((_, answer) => {
    answer.writeHead(200, head).end(content)
  })

const read = async (answer: IncomingMessage): Promise<string> => {
  let text = ''
  for await (const chunk of answer) text += String(chunk)
  return text
}

describe('a host offers', () => {
  it('installers that the project has signed, in a list', async () => {
    const signed = await shelf.signed(DEB, 'the installer', keys)
    const { offers, refused } = await loadInstallerOffers(shelf.at, key)
    expect(refused).toEqual([])
    expect(await listInstallers(await offering(offers), key)).toEqual([signed])
  })

  it('nothing that is unsigned, signed by another, or changed since', async () => {
    shelf.put('Undertable-9.1.0-mac-x64.dmg', 'no signature')
    await shelf.signed(EXE, 'wrong key', newKeys())
    await shelf.signed(DEB, 'right', keys)
    shelf.put(DEB, 'wrong')
    const { offers, refused } = await loadInstallerOffers(shelf.at, key)
    expect(offers.list).toEqual([])
    expect(refused).toEqual([
      { name: DEB, why: 'changed' },
      { name: EXE, why: 'unsigned' },
    ])
  })

  it("nothing with another file's signature or a broken one, and no missing file or folder", async () => {
    const signed = await shelf.signed(DEB, 'x', keys)
    shelf.put(`${EXE}.sig`, JSON.stringify(signed))
    shelf.put(EXE, 'x')
    shelf.put('Undertable-9.1.0-mac-x64.dmg.sig', '{')
    shelf.put('Undertable-9.1.0-mac-x64.zip.sig', 'x'.repeat(5000))
    expect((await loadInstallerOffers(shelf.at, key)).offers.list).toEqual([signed])
  })

  it('nothing whose signature’s file is larger than 4 kB, even if it is right', async () => {
    const signed = await shelf.signed(DEB, 'x', keys)
    shelf.put(`${DEB}.sig`, JSON.stringify(signed).padEnd(4096))
    expect((await loadInstallerOffers(shelf.at, key)).offers.list).toEqual([signed])
    shelf.put(`${DEB}.sig`, JSON.stringify(signed).padEnd(4097))
    expect((await loadInstallerOffers(shelf.at, key)).refused).toEqual([{ name: DEB, why: 'unsigned' }])
  })

  it('sixty files, and no more', async () => {
    for (let n = 0; n <= MAX_OFFERED; n++) shelf.put(`Undertable-9.${n}.0-mac-x64.dmg.sig`, '{}')
    expect((await loadInstallerOffers(shelf.at, key)).refused).toHaveLength(60)
  })

  it('nothing at all if the app has no key', async () => {
    await shelf.signed(DEB, 'x', keys)
    expect((await loadInstallerOffers(shelf.at, null)).offers.list).toEqual([])
  })

  it('no other file, whatever path is requested', async () => {
    await shelf.signed(DEB, 'x', keys)
    shelf.put('secret.txt', 'secret')
    if (process.platform !== 'win32') symlinkSync('/etc/hostname', shelf.path('Undertable-9.1.0-linux-arm64.deb'))
    const { offers } = await loadInstallerOffers(shelf.at, key)
    const ask = await offering(offers)
    for (const name of [
      'secret.txt',
      '../secret.txt',
      '..%2fsecret.txt',
      `${DEB}.sig`,
      `./${DEB}/../secret.txt`,
      '',
      'Undertable-9.1.0-linux-arm64.deb',
      `${DEB}%00`,
    ]) {
      const answer = await ask(`${INSTALLERS_PATH}/${name}`)
      answer.resume()
      expect([name, answer.statusCode]).toEqual([name, 404])
    }
    expect(await read(await ask(`${INSTALLERS_PATH}/${DEB}`))).toBe('x')
    for (const other of ['/other', '//', '/installers.txt']) expect((await ask(other)).resume().statusCode).toBe(418)
  })

  it('no file whose length has changed since', async () => {
    await shelf.signed(DEB, 'x', keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    shelf.put(DEB, 'longer')
    expect((await ask(`${INSTALLERS_PATH}/${DEB}`)).resume().statusCode).toBe(404)
  })

  it('no file that has gone since: whoever asks for it is told', async () => {
    await shelf.signed(DEB, 'x', keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    unlinkSync(shelf.path(DEB))
    expect((await ask(`${INSTALLERS_PATH}/${DEB}`)).resume().statusCode).toBe(404)
  })

  it.skipIf(NO_PROC !== null)(named('no file that it keeps open after it was asked for', NO_PROC), async () => {
    await shelf.signed(DEB, 'x', keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    expect(await read(await ask(`${INSTALLERS_PATH}/${DEB}`))).toBe('x')
    shelf.put(DEB, 'longer')
    for (let n = 0; n < 3; n++) await read(await ask(`${INSTALLERS_PATH}/${DEB}`))
    const open = readdirSync('/proc/self/fd').map(fd => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`)
      } catch {
        return ''
      }
    })
    expect(open.filter(file => file.endsWith(DEB))).toEqual([])
  })

  it('two downloads of an address at once; a third is told to wait, and succeeds after one has ended', async () => {
    // More than the buffers of a connection hold: an answer that nobody reads stays open.
    await shelf.signed(DEB, randomBytes(24_000_000), keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    const open = await Promise.all([1, 2].map(() => ask(`${INSTALLERS_PATH}/${DEB}`)))
    const third = await ask(`${INSTALLERS_PATH}/${DEB}`)
    expect(third.resume().statusCode).toBe(503)
    open[0]?.destroy()
    let status = 503
    while (status === 503)
      status = await ask(`${INSTALLERS_PATH}/${DEB}`).then(answer => {
        answer.destroy()
        return answer.statusCode ?? 0
      })
    expect(status).toBe(200)
    for (const answer of open) answer.destroy()
  })

  it('files for reading only', async () => {
    await shelf.signed(DEB, 'x', keys)
    await offering((await loadInstallerOffers(shelf.at, key)).offers)
    const { port } = servers[0]?.address() as AddressInfo
    const posted = await new Promise<number>(done => {
      request({ host: '127.0.0.1', port, path: INSTALLERS_PATH, method: 'POST' }, answer => {
        answer.resume()
        done(answer.statusCode ?? 0)
      }).end()
    })
    expect(posted).toBe(405)
  })
})

describe('a guest sees', () => {
  it('only those of a list that the project has signed', async () => {
    const good = await shelf.signed(DEB, 'x', keys)
    const forged = await shelf.signed(EXE, 'x', newKeys())
    expect(
      await listInstallers(await liar(JSON.stringify([forged, null, 7, good, { ...good, name: EXE }])), key),
    ).toEqual([good])
  })

  it.each([
    ['no JSON', '<html>'],
    ['no list', '{"length":1}'],
    ['a list without end', '['.padEnd(70_000, '1,')],
  ])('nothing in %s', async (_, content) => {
    expect(await listInstallers(await liar(content), key)).toEqual([])
  })

  it('nothing in a valid list that is longer than any of ours', async () => {
    const good = await shelf.signed(DEB, 'x', keys)
    expect(await listInstallers(await liar(JSON.stringify([good]).padEnd(60_000)), key)).toEqual([good])
    expect(await listInstallers(await liar(JSON.stringify([good]).padEnd(70_000)), key)).toEqual([])
  })

  it('nothing without a key, and nothing if nobody answers', async () => {
    const good = await shelf.signed(DEB, 'x', keys)
    const ask = await liar(JSON.stringify([good]))
    expect(await listInstallers(ask, null)).toEqual([])
    expect(await listInstallers(() => Promise.reject(new Error('nobody')), key)).toEqual([])
  })

  it('the newest for their own machine first, and none that is not newer than what runs', async () => {
    const all: SignedInstaller[] = []
    for (const name of [
      'Undertable-1.0.0-linux-amd64.deb',
      'Undertable-1.2.0-linux-x86_64.AppImage',
      'Undertable-1.10.0-linux-amd64.deb',
      'Undertable-2.0.0-linux-arm64.deb',
      'Undertable-2.0.0-win-x64-setup.exe',
    ])
      all.push(await shelf.signed(name, 'x', keys))
    expect(installersFor(all, { platform: 'linux', arch: 'x64' }, '1.0.0').map(({ version }) => version)).toEqual([
      '1.10.0',
      '1.2.0',
    ])
    expect(installersFor(all, { platform: 'darwin', arch: 'x64' }, '1.0.0')).toEqual([])
  })
})

describe('a guest saves', () => {
  const left = (): string[] => readdirSync(home.at)

  it('a signed file, under its name, with progress, and not executable', async () => {
    const content = randomBytes(3_000_000)
    const signed = await shelf.signed(DEB, content, keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    const parts: number[] = []
    const got = await downloadInstaller({
      httpGet: ask,
      signed,
      key,
      folder: home.path('new', 'folder'),
      onProgress: part => {
        parts.push(part)
      },
    })
    expect(got).toEqual({ saved: home.path('new', 'folder', DEB) })
    expect(readFileSync(home.path('new', 'folder', DEB)).equals(content)).toBe(true)
    expect(readdirSync(home.path('new', 'folder'))).toEqual([DEB])
    if (process.platform !== 'win32') expect(statSync(home.path('new', 'folder', DEB)).mode & 0o111).toBe(0)
    expect(parts.at(-1)).toBe(1)
    expect([...parts].sort((a, b) => a - b)).toEqual(parts)
  })

  it('next to a file of the same name, never over it', async () => {
    const name = 'Undertable-9.1.0-linux-x64.tar.gz'
    const signed = await shelf.signed(name, 'new', keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    writeFileSync(home.path(name), 'mine')
    expect(await downloadInstaller({ httpGet: ask, signed, key, folder: home.at })).toEqual({
      saved: home.path('Undertable-9.1.0-linux-x64 (2).tar.gz'),
    })
    expect(await downloadInstaller({ httpGet: ask, signed, key, folder: home.at })).toEqual({
      saved: home.path('Undertable-9.1.0-linux-x64 (3).tar.gz'),
    })
    expect(readFileSync(home.path(name), 'utf8')).toBe('mine')
  })

  it.each([
    ['changed on the way', 'the inst@ller', 'installerTampered'],
    ['longer than was signed', 'the installer and more', 'installerTampered'],
    ['shorter than was signed', 'the insta', 'installerGone'],
    ['empty', '', 'installerGone'],
  ])('nothing that is %s', async (_, content, why) => {
    const signed = await shelf.signed(DEB, 'the installer', keys)
    expect(await downloadInstaller({ httpGet: await liar(content), signed, key, folder: home.at })).toEqual({
      refused: why,
    })
    expect(left()).toEqual([])
  })

  it('no more bytes than were signed, if a host never stops sending', async () => {
    const signed = await shelf.signed(DEB, 'the installer', keys)
    let ended = false
    const ask = await serving((_, answer) => {
      answer.on('close', () => {
        ended = true
      })
      const more = (): void => {
        while (!answer.destroyed && answer.write(Buffer.alloc(65_536)));
        if (!answer.destroyed) answer.once('drain', more)
      }
      more()
    })
    expect(await downloadInstaller({ httpGet: ask, signed, key, folder: home.at })).toEqual({
      refused: 'installerTampered',
    })
    expect(left()).toEqual([])
    await expect.poll(() => ended).toBe(true)
  })

  it('nothing that is unsigned or signed by another, and does not even request it', async () => {
    const asked: string[] = []
    const ask = (at: string): Promise<never> => {
      asked.push(at)
      return Promise.reject(new Error('asked'))
    }
    const forged = await shelf.signed(DEB, 'x', newKeys())
    for (const [signed, by] of [
      [forged, key],
      [{ ...forged, name: '../../.profile' }, key],
      [await shelf.signed(EXE, 'x', keys), null],
    ] as const) {
      expect(await downloadInstaller({ httpGet: ask, signed, key: by, folder: home.at })).toEqual({
        refused: 'installerUnsigned',
      })
    }
    expect(asked).toEqual([])
    expect(left()).toEqual([])
  })

  it('nothing if the host is gone, busy, breaks off, or the guest cancels', async () => {
    const signed = await shelf.signed(DEB, 'the installer', keys)
    const try_ = async (
      ask: Parameters<typeof downloadInstaller>[0]['httpGet'],
      signal?: AbortSignal,
    ): Promise<unknown> =>
      downloadInstaller({ httpGet: ask, signed, key, folder: home.at, ...(signal ? { signal } : {}) })
    expect(await try_(() => Promise.reject(new Error('gone')))).toEqual({ refused: 'installerGone' })
    expect(
      await try_(
        await serving((_, answer) => {
          answer.writeHead(404).end()
        }),
      ),
    ).toEqual({ refused: 'installerGone' })
    expect(
      await try_(
        await serving((_, answer) => {
          answer.writeHead(503).end()
        }),
      ),
    ).toEqual({ refused: 'installerBusy' })
    expect(
      await try_(
        await serving((_, answer) => {
          answer.writeHead(200, { 'Content-Length': '13' }).write('the', () => {
            answer.destroy()
          })
        }),
      ),
    ).toEqual({ refused: 'installerGone' })
    const stop = new AbortController()
    const stopped = try_(
      await serving((_, answer) => {
        answer.writeHead(200).write('the', () => {
          stop.abort()
        })
      }),
      stop.signal,
    )
    expect(await stopped).toEqual({ refused: 'installerGone' })
    expect(left()).toEqual([])
  })

  it('nothing if nothing can be saved', async () => {
    const signed = await shelf.signed(DEB, 'x', keys)
    const ask = await offering((await loadInstallerOffers(shelf.at, key)).offers)
    home.put('file', '')
    expect(await downloadInstaller({ httpGet: ask, signed, key, folder: home.path('file') })).toEqual({
      refused: 'installerNotSaved',
    })
    expect(existsSync(home.path('file', DEB))).toBe(false)
  })
})
