/** Another user of the host's machine sees command lines and files, puts files where others can, and listens at ports. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { vi } from 'vitest'
import { freshFolder, inlineStorePort } from '../kit/testStore'
import { exchange, keyIn, LOCAL, withHost, without } from './kit/ownerHost'
import { proveWays, type Way } from './kit/ways'

vi.mock('../../src-main/net/staticPages', async original => ({
  ...(await original<object>()),
  readPages: () => new Map(),
}))
// The storage thread works in this one.
vi.mock('node:worker_threads', async original => ({
  ...(await original<object>()),
  Worker: function () {
    return inlineStorePort()
  },
}))

/** Opens the owner's window with a browser that writes down how it was started. @returns what every user could read of it */
async function seenOfBrowser(): Promise<{ readonly seen: string; readonly key: string }> {
  const { ownerWindow } = await import('../../src-main/ownerWindow')
  const folder = freshFolder(),
    browser = path.join(folder, 'browser'),
    report = path.join(folder, 'seen')
  writeFileSync(
    browser,
    `#!/bin/sh\ncat /proc/[0-9]*/cmdline /proc/$$/environ 2>/dev/null | tr '\\0' '\\n' >${report}.new; mv ${report}.new ${report}\n`,
    { mode: 0o755 },
  )
  vi.stubEnv('BROWSER', browser)
  vi.stubEnv('DISPLAY', '')
  let ended: () => void = () => undefined
  const key = `key-of-${path.basename(folder)}-of-the-owner`
  const own = ownerWindow(end => {
    ended = end ?? ended
    return `http://127.0.0.1:26262/#owner=${key}`
  })
  await own.open()
  await vi.waitUntil(() => existsSync(report), { timeout: 30_000 })
  ended()
  vi.unstubAllEnvs()
  return { seen: readFileSync(report, 'utf8'), key }
}

/** A page file, and what it and its folder let others do. */
async function page() {
  const { writeOwnerPage } = await import('../../src-main/ownerPage')
  return writeOwnerPage('http://127.0.0.1:26262/#owner=key', freshFolder())
}
const openPage = without('src-main/ownerPage', () => ({
  writeOwnerPage(link: string, parent = freshFolder()) {
    const folder = path.join(parent, 'undertable'),
      file = path.join(folder, 'open.html')
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, link)
    return { file, remove: () => undefined }
  },
}))

/** Runs `undertable owner`. @returns what it prints */
async function ownerCommand(folder: string): Promise<string> {
  const { owner } = await import('../../src-main/terminal/owner')
  let said = ''
  const write = vi.spyOn(process.stdout, 'write').mockImplementation(text => Boolean((said += String(text))))
  const complain = vi.spyOn(process.stderr, 'write').mockImplementation(() => true)
  try {
    await owner({ dir: folder, json: true }, key => key)
  } finally {
    write.mockRestore()
    complain.mockRestore()
  }
  return said
}

/** A program of somebody else that answers every question with a key of its own. */
async function withImpostor(
  answer: (asked: string) => string,
  act: (url: string) => Promise<boolean>,
): Promise<boolean> {
  const server = createServer((request, response) => {
    let asked = ''
    request.on('data', part => (asked += String(part)))
    request.on('end', () => response.end(answer(asked)))
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  try {
    return await act(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  } finally {
    server.close()
  }
}

const onLinux: readonly Way[] =
  process.platform === 'linux'
    ? [
        {
          name: 'reads the command lines of all programs, and the environment of the browser, while it is opened',
          attack: async () => {
            const { seen, key } = await seenOfBrowser()
            return seen.includes(key)
          },
          without: without('src-main/ownerPage', () => ({
            writeOwnerPage: (link: string) => ({ file: link, remove: () => undefined }),
          })),
        },
      ]
    : []

proveWays('another user of the host’s machine who sees its files and programs', [
  ...onLinux,
  {
    name: 'reads the file that leads the browser to the link',
    attack: async () => {
      const { file } = await page()
      return [file, path.dirname(file)].every(one => (statSync(one).mode & 0o077) !== 0)
    },
    without: openPage,
  },
  {
    name: 'has put a link where this file will stand',
    attack: async () => {
      const { writeOwnerPage } = await import('../../src-main/ownerPage')
      const shared = freshFolder(),
        own = path.join(shared, 'of the attacker')
      mkdirSync(own)
      for (const name of ['undertable', 'undertable-', 'open.html']) symlinkSync(own, path.join(shared, name))
      writeOwnerPage('http://127.0.0.1:26262/#owner=key', shared)
      return readdirSync(own).length > 0
    },
    without: openPage,
  },
  {
    name: 'finds the file after the link was used',
    attack: () =>
      withHost(LOCAL, async ({ newOwnerLink, port }) => {
        const { writeOwnerPage } = await import('../../src-main/ownerPage')
        let left: { readonly file: string; remove(): void } | null = null
        const link = newOwnerLink(() => left?.remove())
        left = writeOwnerPage(link, freshFolder())
        if ((await exchange(port, keyIn(link))) === null) throw new Error('refused')
        return existsSync(left.file)
      }),
    without: openPage,
  },
  {
    name: 'reads the file by which `undertable owner` proves itself',
    attack: () => {
      const folder = freshFolder()
      return withHost(['--bind', '127.0.0.1', '--data', folder], () => {
        return (statSync(path.join(folder, 'owner.json')).mode & 0o077) !== 0
      })
    },
    without: without('src-main/privateFile', real => ({
      privateFile: (file: string) => ({
        ...(real as unknown as typeof import('../../src-main/privateFile')).privateFile(file),
        write: (text: string) => writeFileSync(file, text, { mode: 0o644 }),
      }),
    })),
  },
  {
    name: 'has put a file where that one is written first, to read what comes into it',
    attack: async () => {
      const { leaveControl } = await import('../../src-main/ownerControl')
      const folder = freshFolder(),
        mine = path.join(freshFolder(), 'mine')
      writeFileSync(mine, '')
      symlinkSync(mine, path.join(folder, 'owner.json.new'))
      leaveControl(folder, { url: 'http://127.0.0.1:1/', key: 'the key' }, () => undefined)
      return readFileSync(mine, 'utf8').includes('the key')
    },
    without: without('src-main/privateFile', () => ({
      privateFile: (file: string) => ({ write: (text: string) => writeFileSync(`${file}.new`, text) }),
    })),
  },
  {
    name: 'leads `undertable owner` to a program of their own, with a file in place of the host’s',
    attack: async () => {
      const { answerOwner } = await import('../../src-main/ownerControl')
      const folder = freshFolder(),
        file = path.join(folder, 'owner.json')
      return withImpostor(
        // They know the key: it is their file.
        asked => answerOwner('theirs', asked, () => 'a-key-of-theirs') ?? '',
        async url => {
          writeFileSync(file, JSON.stringify({ url, key: 'theirs' }))
          chmodSync(file, 0o666)
          return (await ownerCommand(folder)).includes(url)
        },
      )
    },
    without: without('src-main/privateFile', () => ({ readOwnFile: (file: string) => readFileSync(file, 'utf8') })),
  },
  {
    name: 'listens where a host was before it crashed, and answers `undertable owner`',
    attack: () => {
      const folder = freshFolder()
      return withImpostor(
        asked => `a-key-of-theirs.${asked.split('.')[1] ?? ''}`,
        async url => {
          writeFileSync(path.join(folder, 'owner.json'), JSON.stringify({ url, key: 'of the host' }), { mode: 0o600 })
          return (await ownerCommand(folder)).includes(url)
        },
      )
    },
    without: without('src-main/ownerControl', real => ({
      askHost: (key: string) => ({
        ...(real as unknown as typeof import('../../src-main/ownerControl')).askHost(key),
        read: (answer: string) => answer.split('.')[0] ?? null,
      }),
    })),
  },
  {
    name: 'finds that file after the host has closed',
    attack: async () => {
      const folder = freshFolder()
      await withHost(['--bind', '127.0.0.1', '--data', folder], () => true)
      return existsSync(path.join(folder, 'owner.json'))
    },
    without: without('src-main/ownerControl', () => ({
      leaveControl: (folder: string) => {
        writeFileSync(path.join(folder, 'owner.json'), '')
        return () => undefined
      },
    })),
  },
])
