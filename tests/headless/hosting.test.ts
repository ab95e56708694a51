/** A whole host in this process: what a sleep, its end and a folder that cannot be opened do to it. */
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { terminalMessage } from '../../src-shared/locales/terminal'
import { readArguments, type HostArguments } from '../../src-main/arguments'
import { openHosting, type Hosting } from '../../src-main/hosting'
import { freshFolder, inlineStorePort } from '../kit/testStore'

/** What is done to the announcement, in order. */
const announced = vi.hoisted((): string[] => [])
vi.mock('../../src-main/controls', () => ({
  hostControls: () => ({
    visible: () => true,
    guests: () => true,
    start: () => announced.push('start'),
    restart: () => announced.push('restart'),
    stop: (tables: readonly { name: string }[]) => {
      announced.push(`goodbye of ${tables.map(({ name }) => name).join()}`)
      return Promise.resolve()
    },
  }),
}))
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

let hosting: Hosting | null = null
const reported: string[] = []
function opened(...args: readonly string[]): Promise<Hosting | null> {
  const options = readArguments(['--bind', '127.0.0.1', '--port', '0', '--no-advertise', ...args]) as HostArguments
  return openHosting({
    options,
    t: (key, params) => terminalMessage('en', key, params),
    report: line => reported.push(line),
  })
}
beforeEach(() => {
  announced.length = reported.length = 0
})
afterEach(async () => {
  await hosting?.close()
  hosting = null
})

describe('a host', () => {
  it('that has slept is announced again: who was awake has forgotten it', async () => {
    hosting = await opened('--no-data', '--name', 'Friday')
    if (!hosting) throw new Error('no host')
    const slept = vi.spyOn(hosting.host, 'sleep'),
      woken = vi.spyOn(hosting.host, 'wake')
    hosting.sleep()
    expect([slept.mock.calls.length, announced]).toEqual([1, ['start']])
    hosting.wake()
    expect([woken.mock.calls.length, announced]).toEqual([1, ['start', 'restart']])
  })

  it('that ends says goodbye for the tables that it had, and is reached no longer', async () => {
    const once = await opened('--no-data', '--name', 'Friday')
    const page = `http://127.0.0.1:${once?.port}/`
    expect((await fetch(page)).status).toBe(404)
    await once?.close()
    expect(announced).toEqual(['start', 'goodbye of Friday'])
    await expect(fetch(page)).rejects.toThrow()
    expect(reported).toEqual([])
  })

  it('can still be reached while the tables that it keeps are made safe without it', async () => {
    const once = await opened('--data', freshFolder(), '--keepers')
    if (!once?.keeping) throw new Error('no host')
    let safe: () => void = () => undefined
    vi.spyOn(once.keeping, 'leaveAll').mockReturnValue(new Promise<void>(done => (safe = done)))
    const closed = once.close()
    await new Promise(setImmediate)
    expect((await fetch(`http://127.0.0.1:${once.port}/`)).status).toBe(404)
    safe()
    await closed
    await expect(fetch(`http://127.0.0.1:${once.port}/`)).rejects.toThrow()
  })

  it('is none where its data cannot be opened, and says why', async () => {
    const dir = freshFolder()
    hosting = await opened('--data', dir)
    expect(await opened('--data', dir)).toBeNull()
    expect(reported).toEqual([expect.stringContaining(`Another host saves its tables in ${dir}.`)])
    await hosting?.close()
    hosting = await opened('--data', dir)
    expect(hosting).not.toBeNull()
  })

  it('is none where nothing can be saved, and says so', async () => {
    const file = path.join(freshFolder(), 'file')
    writeFileSync(file, '')
    expect(await opened('--data', path.join(file, 'within'))).toBeNull()
    expect(reported).toEqual([expect.stringContaining('Nothing can be saved in')])
    expect(announced).toEqual([])
  })
})
