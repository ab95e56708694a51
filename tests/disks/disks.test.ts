/**
 * Disks that fail under a host, made by the test: a tmpfs of 1 MB that fills up, one that is read-only, one whose syncs
 * fail; a database that another process holds; a clock that jumps. What was acknowledged stays; what cannot be stored
 * is refused with a message; when there is room again, play goes on.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COMMAND, startHost, startHostBy, type Hosted } from '../chaos/hosted'
import { answer, answers, sitDown, type Given } from '../kit/pair'
import { Client } from '../kit/testServer'

let dir = ''
let host: Hosted | null = null
let n = 1000

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'disks-'))
  mkdirSync(path.join(dir, 'disk'))
})
afterEach(async () => {
  await host?.end('SIGKILL')
  host = null
  rmSync(dir, { recursive: true, force: true })
})

const disk = (): string => path.join(dir, 'disk')
/** Visible to this host only: a mount in a namespace of its own, which ends with it. */
const onDiskOf = (size: string, before = 'true'): readonly string[] => [
  'unshare',
  '-m',
  'sh',
  '-c',
  `mount -t tmpfs -o mode=700,size=${size} tmpfs "$0" && ${before} && exec "$@"`,
  disk(),
  ...COMMAND,
]
/** Runs something in the host's namespace. */
const there = (...command: string[]): string => {
  const run = spawnSync('nsenter', ['-m', '-t', String(host?.pid), ...command], { encoding: 'utf8' })
  return run.stdout + run.stderr
}

/** The host dies, and another takes over: it knows the last acknowledged answers. */
async function stillThere(
  people: readonly Client[],
  given: readonly Given[],
  again: () => Promise<Hosted>,
): Promise<void> {
  // The player who answered has the update already; it may still be on its way to the other.
  const steps = (client: Client): string => JSON.stringify(client.update.match?.view.open.steps)
  await Promise.all(people.map(client => client.until(() => people.every(other => steps(other) === steps(client)))))
  const tokens = people.map(({ token }) => token),
    seats = people.map(client => client.update.match?.view)
  await host?.end('SIGKILL')
  host = await again()
  const back = [await Client.arrive(host.port, 'Anna', tokens[0]), await Client.arrive(host.port, 'Boris', tokens[1])]
  expect(back.map(client => client.update.match?.view)).toEqual(seats)
  for (const { ask, answer: repeated } of given.slice(-2)) {
    const client = back[Number(ask.split('/').at(-1))]
    expect(await client?.ask({ kind: 'answer', n: n++, ask, answer: repeated })).toMatchObject({ kind: 'ok' })
  }
  expect((await answers(back, 3)).refused).toBeNull()
}

describe('a disk that is full', () => {
  it('refuses answers with a message, and accepts them again when there is room', async () => {
    host = await startHostBy(onDiskOf('1m'), disk())
    const people = await sitDown(host.port)
    const before = await answers(people, 5)
    expect(before.refused).toBeNull()
    expect(there('sh', '-c', `dd if=/dev/zero of=${disk()}/ballast bs=4k 2>&1`)).toContain('No space left')
    const { given, refused } = await answers(people, 200)
    expect(refused).toBe('storeFailed')
    expect(host.complaints.join('')).toMatch(/could not be stored: .*(full|disk)/i)
    expect(await answer(people)).toBe('storeFailed')
    there('rm', `${disk()}/ballast`)
    const after = await answers(people, 10)
    expect(after.refused).toBeNull()
    // A copy of the disk at this moment: what another process would find.
    there(
      'cp',
      `${disk()}/tables.db`,
      `${disk()}/tables.db-wal`,
      `${disk()}/tables.db-entries`,
      `${disk()}/tables.key`,
      dir,
    )
    await stillThere(people, [...before.given, ...given, ...after.given], () => startHost(dir))
  })

  it('without room for anything: the host says so, and opens no table', () => {
    const [program = '', ...args] = onDiskOf('16k', 'dd if=/dev/zero of="$0/ballast" bs=1k 2>/dev/null; true')
    const run = spawnSync(
      program,
      [
        ...args,
        'host',
        '--bind',
        '127.0.0.1',
        '--no-advertise',
        '--no-open',
        '--json',
        '--lang',
        'en',
        '--port',
        '0',
        '--data',
        disk(),
      ],
      { encoding: 'utf8' },
    )
    expect(run).toMatchObject({ status: 1, stdout: '' })
    expect(run.stderr).toContain(`Nothing can be saved in ${disk()}`)
  })
})

describe('a disk that is read-only', () => {
  it('is reported with a message, and what is on it stays as it was', async () => {
    host = await startHost(disk())
    await sitDown(host.port)
    await host.end('SIGINT')
    const before = readFileSync(path.join(disk(), 'tables.db'))
    const run = spawnSync(
      'unshare',
      [
        '-m',
        'sh',
        '-c',
        'mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"',
        disk(),
        ...COMMAND,
        'host',
        '--bind',
        '127.0.0.1',
        '--no-advertise',
        '--no-open',
        '--json',
        '--lang',
        'en',
        '--port',
        '0',
        '--data',
        disk(),
      ],
      { encoding: 'utf8' },
    )
    expect(run).toMatchObject({ status: 1, stdout: '' })
    expect(run.stderr).toContain(`Nothing can be saved in ${disk()}`)
    expect(run.stderr).toContain('--no-data')
    expect(readFileSync(path.join(disk(), 'tables.db')).equals(before)).toBe(true)
    host = await startHost(disk())
    expect(host.complaints.join('')).toContain('goes on where it stopped')
  })
})

describe('a clock that jumps', () => {
  it('by years, to and fro: answers keep their order, and no answer clock is affected', async () => {
    const at = path.join(dir, 'years'),
      shift = path.join(dir, 'shift.mjs')
    writeFileSync(at, '0')
    writeFileSync(
      shift,
      `import { readFileSync } from 'node:fs'
const real = Date.now
const years = () => Number(readFileSync(${JSON.stringify(at)}, 'utf8')) * 31_557_600_000
Date.now = () => real() + years()`,
    )
    const jumping = [COMMAND[0] ?? '', '--import', pathToFileURL(shift).href, ...COMMAND.slice(1)]
    host = await startHostBy(jumping, disk())
    const people = await sitDown(host.port, 120)
    const given: Given[] = []
    for (const years of ['20', '-20', '0']) {
      writeFileSync(at, years)
      const more = await answers(people, 8)
      expect(more.refused).toBeNull()
      given.push(...more.given)
      // A clock based on the wall clock would be over, or would have years left.
      const clocks = people.flatMap(({ update: frame }) => frame.clocks)
      expect(clocks.length).toBeGreaterThan(0)
      for (const { left, of } of clocks) expect(left > 0 && left <= of).toBe(true)
    }
    writeFileSync(at, '-20')
    await stillThere(people, given, () => startHostBy(jumping, disk()))
  })
})
