/**
 * Installers that a host offers: only signed ones for this machine are listed; they are saved and shown, never started.
 */
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ownTarget, Installers } from '../../src-main/desktop/installers'
import { httpGetFrom } from '../../src-main/net/installers'
import { DEB, EXE, Folder, newKeys } from '../kit/release'
import { deskFor, withoutBrowser, type DeskSetup } from './kit'

withoutBrowser()

const keys = newKeys(),
  key = keys.publicKey
// The stand-in reports version 9.8.7.
const NEW = DEB.replace('9.1.0', '9.9.0'),
  NEWER = DEB.replace('9.1.0', '10.0.0'),
  OLD = DEB
let shelf: Folder
const servers: Server[] = []
beforeEach(() => {
  shelf = new Folder()
})
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  await shelf.remove()
})

function app(deps: DeskSetup['given'] = {}) {
  const desk = deskFor({ given: { releaseKey: key, ...deps } })
  return {
    installers: new Installers(desk.given),
    electron: desk.electron,
    downloads: path.join(desk.folder, 'downloads'),
  }
}

describe('an installer that a host offers', () => {
  it('is listed if it is signed, for this machine and newer, the newest first', async () => {
    for (const [name, content] of [
      [NEW, 'new'],
      [NEWER, 'newer'],
      [OLD, 'old'],
      [EXE.replace('9.1.0', '9.9.0'), 'another system'],
    ] as const)
      await shelf.signed(name, content, keys)
    expect(await app().installers.list(await shelf.passedOn(keys))).toEqual([
      { name: NEWER, version: '10.0.0', size: 5 },
      { name: NEW, version: '9.9.0', size: 3 },
    ])
  })

  it('is not listed if it is unsigned, or signed by somebody else', async () => {
    const signed = await shelf.signed(NEW, 'x', newKeys())
    const liar = createServer((_, answer) => {
      answer.end(JSON.stringify([signed, { ...signed, signature: '' }]))
    })
    servers.push(liar)
    liar.listen(0, '127.0.0.1')
    await once(liar, 'listening')
    const place = {
      addresses: ['127.0.0.1'],
      port: (liar.address() as AddressInfo).port,
      pin: null,
      announced: null,
      table: null,
    }
    const { installers, downloads } = app()
    expect(await installers.list(place)).toEqual([])
    expect(await installers.save(place, NEW)).toEqual({ refused: 'installerGone' })
    expect(existsSync(downloads)).toBe(false)
  })

  it('is not requested by a build without a key, or on a system without installers', async () => {
    await shelf.signed(NEW, 'x', keys)
    const place = await shelf.passedOn(keys)
    let asked = 0
    const counting: typeof httpGetFrom = at => {
      asked++
      return httpGetFrom(at)
    }
    expect(await app({ releaseKey: null, httpGetFrom: counting }).installers.list(place)).toEqual([])
    expect(await app({ platform: 'freebsd', httpGetFrom: counting }).installers.list(place)).toEqual([])
    expect(asked).toBe(0)
    expect(await app({ httpGetFrom: counting }).installers.list(place)).toHaveLength(1)
    expect(asked).toBe(1)
  })

  it('is requested at all addresses, and the first answer ends the wait for the others', async () => {
    await shelf.signed(NEW, 'x', keys)
    const place = await shelf.passedOn(keys)
    let stopped = 0
    const some: typeof httpGetFrom = at =>
      at.address === '127.0.0.1'
        ? httpGetFrom(at)
        : (_, signal) =>
            new Promise((_done, fail) => {
              signal?.addEventListener('abort', () => {
                stopped++
                fail(new Error('given up'))
              })
            })
    const { installers } = app({ httpGetFrom: some })
    expect(await installers.list({ ...place, addresses: ['10.0.0.1', '127.0.0.1', '10.0.0.2'] })).toHaveLength(1)
    expect(stopped).toBe(2)
  })

  it('is found at another address where the one that answers first has none for this machine', async () => {
    await shelf.signed(NEW, 'x', keys)
    const place = await shelf.passedOn(keys)
    const nothing = new Folder()
    const { port } = await nothing.passedOn(keys)
    let answered: () => void = () => undefined
    const first = new Promise<void>(done => {
      answered = done
    })
    const some: typeof httpGetFrom = at =>
      at.address === '10.0.0.1'
        ? async (...asked) => {
            const answer = await httpGetFrom({ address: '127.0.0.1', port })(...asked)
            answered()
            return answer
          }
        : async (...asked) => {
            await first
            return httpGetFrom(at)(...asked)
          }
    const { installers } = app({ httpGetFrom: some })
    expect(await installers.list({ ...place, addresses: ['10.0.0.1', '127.0.0.1'] })).toHaveLength(1)
    expect(await installers.list({ ...place, addresses: ['10.0.0.1'] })).toEqual([])
    await nothing.remove()
  })
})

describe('saving', () => {
  it('puts the file into the downloads folder, whole, and shows it; overwrites no file, and makes nothing executable', async () => {
    await shelf.signed(NEW, 'the installer', keys)
    const place = await shelf.passedOn(keys),
      { installers, electron, downloads } = app()
    expect(await installers.save(place, NEW)).toEqual({ saved: NEW })
    expect(readFileSync(path.join(downloads, NEW), 'utf8')).toBe('the installer')
    expect(electron.shownItem).toBe(path.join(downloads, NEW))
    expect(electron.openedOutside).toEqual([])
    const second = NEW.replace('.deb', ' (2).deb')
    expect(await installers.save(place, NEW)).toEqual({ saved: second })
    expect([electron.shownItem, readdirSync(downloads).sort()]).toEqual([
      path.join(downloads, second),
      [second, NEW].sort(),
    ])
  })

  it('leaves nothing behind of a file that does not match its signature', async () => {
    await shelf.signed(NEW, 'the installer', keys)
    const place = await shelf.passedOn(keys),
      { installers, electron, downloads } = app()
    writeFileSync(shelf.path(NEW), 'THE INSTALLER')
    expect(await installers.save(place, NEW)).toEqual({ refused: 'installerTampered' })
    expect([readdirSync(downloads), electron.shownItem]).toEqual([[], null])
  })

  it.each(['../../etc/passwd', OLD, EXE, ''])('accepts no name that is not on the list: %j', async name => {
    await shelf.signed(NEW, 'x', keys)
    await shelf.signed(OLD, 'x', keys)
    const { installers, downloads } = app()
    expect(await installers.save(await shelf.passedOn(keys), name)).toEqual({ refused: 'installerGone' })
    expect(existsSync(downloads)).toBe(false)
  })
})

it.each([
  ['win32', 'x64', true],
  ['darwin', 'arm64', true],
  ['linux', 'arm64', true],
  ['linux', 'riscv64', false],
  ['freebsd', 'x64', false],
] as const)('on %s %s there are installers: %s', (platform, arch, some) => {
  expect(ownTarget({ platform, arch })).toEqual(some ? { platform, arch } : null)
})
