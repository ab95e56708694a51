/**
 * A hostile guest, browser, keeper or host says all it can with odd ids, and a host or an app writes or removes something
 * outside of its data folder and what its command names. The system itself says what was written.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createCertificate } from '../../src-main/net/tls/certificate'
import { COMMAND, startHostBy } from '../chaos/hosted'
import { patchedBuild, type Patch } from '../kit/patched'
import { openOddHost } from './kit/oddHost'
import { oddBrowser, oddGuest, oddHellos, oddKeeper } from './kit/oddPeers'
import { changesIn, changesOf, needTracer, strays, tracing } from './kit/tracer'

const here = import.meta.dirname,
  desktop = path.resolve(here, '../desktop')

/** A home, a folder for temporary files, and a data folder deep below: what leads out of it stays in here. */
interface Rooms {
  readonly home: string
  readonly temporary: string
  readonly data: string
  readonly offered: string
  /** Somebody's, where one of the odd texts leads. */
  readonly document: string
  readonly trace: string
}
const made: string[] = []
function rooms(): Rooms {
  const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'written-')))
  made.push(base)
  const room = (...names: string[]): string => {
    const folder = path.join(base, ...names)
    mkdirSync(folder, { recursive: true })
    return folder
  }
  const document = path.join(room('1/2/3/odd/x'), 'thesis.txt')
  writeFileSync(document, 'years of work')
  return {
    document,
    home: room('home'),
    temporary: room('tmp'),
    data: room('1/2/3/4/5/6/data'),
    offered: room('offered'),
    trace: path.join(base, 'calls'),
  }
}
afterAll(() => {
  for (const base of made) rmSync(base, { recursive: true, force: true })
})
/** Elsewhere there is no such tracer. On Linux a missing one fails: nothing would be proved. */
const ELSEWHERE = process.platform === 'linux' ? '' : ' – did not run: strace needs Linux'
const onLinux = describe.skipIf(ELSEWHERE !== '')
beforeAll(() => {
  if (ELSEWHERE === '') needTracer()
})

interface Attacked {
  readonly strays: readonly string[]
  /** How many changes were seen at all. */
  readonly changes: number
  readonly sent: number
  readonly taken: number
}

/** Runs a host under the tracer, while a peer attacks it. */
async function attackedHost(
  command: readonly string[],
  args: readonly string[],
  attack: (host: Awaited<ReturnType<typeof startHostBy>>) => Promise<readonly [number, number]>,
): Promise<Attacked> {
  const { home, temporary, data, offered, trace } = rooms()
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, TMPDIR: temporary }
  const host = await startHostBy([...tracing(trace, env), ...command], data, '--offer', offered, ...args)
  const [sent, taken] = await attack(host).finally(() => host.end('SIGINT'))
  const changes = await changesOf(trace, host.pid)
  return { strays: strays(changes, { folders: [data], temporary }), changes: changes.length, sent, taken }
}

const byGuest = (command: readonly string[], ...args: string[]): Promise<Attacked> =>
  attackedHost(command, args, async ({ port, ownerKey, tables: [table] }) => {
    await oddHellos(port)
    return oddGuest(port, ownerKey, table?.id ?? '')
  })

const byBrowser = (command: readonly string[]): Promise<Attacked> =>
  attackedHost(command, ['--keepers'], async ({ port }) => {
    await oddBrowser(port)
    return [1, 1]
  })

const byKeepers = (command: readonly string[]): Promise<Attacked> =>
  attackedHost(command, ['--keepers'], async ({ port, invitation = '', tables: [table] }) => {
    const computers = await Promise.all([createCertificate(), createCertificate(), createCertificate()])
    return oddKeeper(port, computers, { invitation, table: table?.id ?? '', few: 2 })
  })

/** In the built host: makes a folder of a name that came from elsewhere. */
const makes = (name: string): string =>
  `try { process.getBuiltinModule("fs").mkdirSync(process.getBuiltinModule("path").join(process.argv[process.argv.indexOf("--data") + 1], ${name})) } catch {}`
const named = (text: string): string => `/"(?:game|person|name)":"([^"]*)"/.exec(${text})?.[1] ?? ""`

/** It would shut these computers out before they have said all. */
const WITHOUT_BUDGET: Patch = { find: 'BURST_WORK = 500', put: 'BURST_WORK = 1e9' }

/** Each attack, a host that makes folders named by what it is told that way, and what must be off to try all of it. */
const WAYS: readonly (readonly [
  string,
  (command: readonly string[]) => Promise<Attacked>,
  readonly [Patch, ...Patch[]],
])[] = [
  [
    'a guest who runs the table',
    command => byGuest(command),
    [{ find: '} : decodeClient(text);', put: `} : decodeClient(text);${makes(named('text'))}` }],
  ],
  [
    'a guest in a hall',
    command => byGuest(command, '--hall'),
    [{ find: '} : decodeClient(text);', put: `} : decodeClient(text);${makes(named('text'))}` }],
  ],
  [
    'a browser',
    byBrowser,
    [
      {
        find: 'const page = pages.get((request.url',
        put: `${makes('request.url')}const page = pages.get((request.url`,
      },
    ],
  ],
  [
    'computers that keep its table',
    byKeepers,
    [
      {
        find: 'if (message) this.setup.onMessage(id',
        put: `if (message) {${makes(named('String(data)'))}}\nif (message) this.setup.onMessage(id`,
      },
      WITHOUT_BUDGET,
    ],
  ],
]

onLinux(`a host${ELSEWHERE}`, () => {
  it.each(WAYS)('writes nothing elsewhere that %s names', async (_, attack, [, ...off]) => {
    const command = off.length > 0 ? patchedBuild(...off) : COMMAND
    const { strays: elsewhere, changes, sent, taken } = await attack(command)
    expect(elsewhere).toEqual([])
    expect(changes).toBeGreaterThan(5)
    // The rest have an id that no schema takes.
    expect(taken).toBeGreaterThan(Math.min(sent, 100) / 2)
  })

  it.each(WAYS)('control: with folders named by what %s says, it is seen', async (_, attack, faults) => {
    const { strays: elsewhere } = await attack(patchedBuild(...faults))
    expect(elsewhere).toContainEqual(expect.stringMatching(/^mkdir .*\/1\/2\/3\/4\/5\/odd$/))
  })
})

/** The program that runs the app, built once. */
let program = ''
beforeAll(async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'traced-app-'))
  made.push(folder)
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: path.join(here, 'kit/tracedApp.ts'),
      outDir: path.join(folder, 'out'),
      rollupOptions: { output: { entryFileNames: 'program.mjs' } },
    },
  })
  // The stand-in's own processes run this beside it.
  copyFileSync(path.join(desktop, 'electron/child.mjs'), path.join(folder, 'out/child.mjs'))
  program = path.join(folder, 'out/program.mjs')
})

/** Runs the app of a build under the tracer, with a hostile host. @returns also what is left of somebody's document */
async function attackedApp(out: string): Promise<Attacked & { readonly document: boolean }> {
  const { home, temporary, data, document, trace } = rooms(),
    host = await openOddHost('over')
  const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home, TMPDIR: temporary, UNDERTABLE_ALONE: '1' }
  const [command = '', ...args] = tracing(trace, env)
  const hooks = path.join(desktop, 'built/hooks.mjs')
  const app = spawn(command, [...args, process.execPath, program, out, hooks, data, String(host.port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const complaints = text(app.stderr)
  try {
    const [code] = (await once(app, 'exit')) as [number | null]
    if (code !== 0) throw new Error(`the app ended with ${code}: ${await complaints}`)
    const changes = await changesOf(trace, app.pid ?? 0)
    const [sent, taken] = host.told
    return {
      ...{ strays: strays(changes, { folders: [data], temporary }), changes: changes.length, sent, taken },
      document: existsSync(document),
    }
  } finally {
    app.kill('SIGKILL')
    await host.close()
  }
}

/** A path may be a table's id, and a table's folder is named by it. Not `..`: the app would remove its own data. */
const UNSAFE: readonly Patch[] = [
  {
    find: 'var tableId = pipe(string(), regex(/^[\\w-]{1,40}$/))',
    put: 'var tableId = pipe(string(), regex(/^(?:[\\w-]{1,40}|\\.\\..+x)$/))',
  },
  { find: 'createHash("sha256").update(id).digest("hex").slice(0, NAME)', put: 'id' },
  {
    find: 'const base = path.resolve(parent), inside',
    put: 'return path.join(parent, name);const base = parent, inside',
  },
]

onLinux(`an app${ELSEWHERE}`, () => {
  it('writes and removes nothing elsewhere, whatever its host names', async () => {
    const { strays: elsewhere, changes, sent, taken, document } = await attackedApp(path.resolve('out'))
    expect(elsewhere).toEqual([])
    expect(document).toBe(true)
    expect(changes).toBeGreaterThan(5)
    expect(taken).toBeGreaterThan(Math.min(sent, 100) / 2)
  })

  it('control: with any text as the name of a folder, it is seen', async () => {
    const [, script = ''] = patchedBuild(...UNSAFE)
    const { strays: elsewhere, document } = await attackedApp(path.resolve(script, '../../out'))
    expect(elsewhere).toContainEqual(expect.stringMatching(/^unlink.* .*\/odd\/x\/thesis.txt$/))
    expect(document).toBe(false)
  })
})

describe('the account of the system', () => {
  const hex = (text: string): string => [...Buffer.from(text)].map(byte => `\\x${byte.toString(16)}`).join('')
  const seen = (...lines: readonly string[]): readonly string[] =>
    changesIn(lines.map(line => `7 ${line}`).join('\n'), '/here').map(({ call, file }) => `${call} ${file}`)
  const [A, B] = [hex('/a/b'), hex('../c')]

  it.each([
    [`openat(AT_FDCWD<${A}>, "${B}", O_WRONLY|O_CREAT|O_CLOEXEC, 0666) = 3<${hex('/a/c')}>`, ['openat /a/c']],
    [`unlinkat(4<${A}>, "${B}", AT_REMOVEDIR) = 0`, ['unlinkat /a/c']],
    [`rename("${A}", "${B}") = 0`, ['rename /a/b', 'rename /c']],
    [`ftruncate(5<${A}>, 0) = 0`, ['ftruncate /a/b']],
    [`bind(5<${hex('socket:[1]')}>, {sa_family=AF_UNIX, sun_path="${A}"}, 110) = 0`, ['bind /a/b']],
    // Nothing is changed.
    [`openat(AT_FDCWD<${A}>, "${B}", O_RDONLY|O_CLOEXEC) = 3<${hex('/a/c')}>`, []],
    [`unlink("${A}") = -1 ENOENT (No such file or directory)`, []],
    [`ftruncate(5<${hex('socket:[1]')}>, 0) = 0`, []],
  ])('%s', (line, changes) => {
    expect(seen(line)).toEqual(changes)
  })

  it('is read where calls of several threads are mixed', () => {
    expect(
      changesIn(`7 unlink("${A}" <unfinished ...>\n8 rmdir("${A}") = 0\n7 <... unlink resumed>) = 0`, '/').map(
        ({ call }) => call,
      ),
    ).toEqual(['rmdir', 'unlink'])
  })

  it('is not trusted where it may not say everything', () => {
    expect(() => seen(`chdir("${A}") = 0`)).toThrow('not seen')
  })

  it('allows the data folder and one private folder for temporary files', () => {
    const at = (call: string, file: string, mode: number | null = null) => ({ call, file, mode })
    const places = { folders: ['/data'], temporary: '/tmp' }
    const own = at('mkdir', '/tmp/undertable-a', 0o700)
    expect(
      strays([at('openat', '/data/x'), at('openat', '/dev/null'), own, at('openat', '/tmp/undertable-a/b')], places),
    ).toEqual([])
    expect(strays([own, at('mkdir', '/tmp/undertable-b', 0o700), at('openat', '/data-x')], places)).toHaveLength(2)
    expect(strays([at('mkdir', '/tmp/undertable-a', 0o755)], places)).toEqual(['mkdir /tmp/undertable-a'])
  })
})
