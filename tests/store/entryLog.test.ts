/**
 * The log of answers ahead of the database: what was appended is on the disk, is read again whole or not at all, and says
 * nothing to whoever has no key.
 */
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { EntryLog } from '../../src-main/store/entryLog'
import { readEntryLog, type ReadLog } from '../../src-main/store/readEntryLog'
import type { LoggedEntry } from '../../src-main/store/entryBlocks'
import { ENTRIES } from '../../src-main/store/folder'
import { DATABASE } from '../../src-main/store/open'
import { named, NO_MODES } from '../kit/platform'
import { answerFixture } from '../kit/storeFixtures'
import { freshFolder } from '../kit/testStore'

/** A flag that no system has: it stands for O_DSYNC, and is taken away before the system is asked. */
const MARK = vi.hoisted(() => 2 ** 29)
/** What the disk does with a write; the flags of each file that was opened; what was done, in order. */
const disk = vi.hoisted(() => ({
  write: 'works' as 'works' | 'fails' | 'is short',
  sync: 'works' as 'works' | 'fails',
  cut: 'works' as 'works' | 'fails',
  dsync: null as number | null | undefined,
  /** As Windows does: a file that was opened for appending cannot be cut. */
  cutsAppended: true,
  flags: [] as number[],
  done: [] as string[],
  folders: 0,
}))
vi.mock('node:fs', async original => {
  const fs = await original<typeof import('node:fs')>()
  type Written = (fault: Error | null, written: number) => void
  const appended = new Set<number>()
  return {
    ...fs,
    constants: Object.defineProperty({ ...fs.constants }, 'O_DSYNC', {
      get: () => (disk.dsync === null ? fs.constants.O_DSYNC : disk.dsync),
    }),
    openSync: (file: string, flags: number | string, mode?: number) => {
      if (typeof flags !== 'number') return fs.openSync(file, flags, mode)
      disk.flags.push(flags)
      const handle = fs.openSync(file, flags & ~MARK, mode)
      appended.delete(handle)
      if (flags & fs.constants.O_APPEND) appended.add(handle)
      return handle
    },
    write: (file: number, bytes: Buffer, ...more: [...(number | null)[], Written]) => {
      const [from, length, at] = more.slice(0, -1) as (number | null | undefined)[],
        then = more.at(-1) as Written,
        part = bytes.subarray(from ?? 0).subarray(0, length ?? bytes.length)
      // Half of a block is on the disk when it fails.
      const taken = disk.write === 'works' ? part : part.subarray(0, part.length >> 1)
      fs.write(file, taken, 0, taken.length, at ?? null, (fault, written) => {
        disk.done.push('written')
        then(disk.write === 'fails' ? new Error('the disk is gone') : fault, written)
      })
    },
    fdatasync: (file: number, then: (fault: Error | null) => void) => {
      fs.fdatasync(file, fault => {
        disk.done.push('synced')
        then(disk.sync === 'fails' ? new Error('it cannot be synced') : fault)
      })
    },
    fsyncSync: (handle: number) => {
      if (fs.fstatSync(handle).isDirectory()) disk.folders++
      fs.fsyncSync(handle)
    },
    ftruncateSync: (file: number, length: number) => {
      if (disk.cut === 'fails' || (!disk.cutsAppended && appended.has(file))) throw new Error('it cannot be cut')
      fs.ftruncateSync(file, length)
    },
  }
})

const KEY = 'ab'.repeat(32),
  TAG = 16

let file = '',
  logs: EntryLog[] = []
beforeEach(() => {
  Object.assign(disk, { write: 'works', sync: 'works', cut: 'works', cutsAppended: true, dsync: null, folders: 0 })
  disk.flags.length = disk.done.length = 0
  file = path.join(freshFolder(), `${DATABASE}${ENTRIES}`)
  logs = []
})
afterEach(() => {
  for (const log of logs) log.close()
})

function opened(at = file, later?: (act: () => void) => void): EntryLog {
  const log = new EntryLog(at, KEY, later)
  logs.push(log)
  log.open()
  return log
}

const logged = (n: number, match = 'm'): LoggedEntry & { readonly entry: NonNullable<LoggedEntry['entry']> } => ({
  match,
  n,
  entry: answerFixture(n).entry,
})
const upTo = (n: number): LoggedEntry[] => Array.from({ length: n }, (_, at) => logged(at + 1))
const size = (): number => statSync(file).size

/** A log in which each of these has its own block. */
async function written(...entries: readonly LoggedEntry[]): Promise<Buffer> {
  const log = opened()
  for (const entry of entries) await log.append(entry)
  return readFileSync(file)
}

function read(bytes?: Buffer, key = KEY): ReadLog {
  if (bytes) writeFileSync(file, bytes)
  return readEntryLog(file, key)
}

/** The blocks of a log, each with its length. */
function blocksOf(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = []
  for (let at = 0; at < bytes.length;) {
    const end = at + 4 + bytes.readUInt32BE(at)
    blocks.push(bytes.subarray(at, end))
    at = end
  }
  return blocks
}

/** One bit of it is another. */
function flipped(bytes: Buffer, at: number): Buffer {
  const copy = Buffer.from(bytes)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

const numbers = ({ entries }: ReadLog): number[] => entries.map(({ n }) => n)

describe('what was appended', () => {
  it('is read again, whole, in the order of its numbers, whichever match it is of', async () => {
    await written(logged(2), logged(1, 'other'), logged(3), logged(1))
    expect(read()).toEqual({ entries: [logged(1, 'other'), logged(1), logged(2), logged(3)], lost: 0 })
  })

  it('while something is being written becomes one block, and all of it is read', async () => {
    const log = opened()
    await Promise.all(upTo(5).map(entry => log.append(entry)))
    const blocks = blocksOf(readFileSync(file))
    expect([blocks.length, disk.done]).toEqual([2, expect.arrayContaining(['written', 'written'])])
    expect(read()).toEqual({ entries: upTo(5), lost: 0 })
    await log.append(logged(6))
    expect(blocksOf(readFileSync(file))).toHaveLength(3)
    expect(numbers(read())).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('is on the disk when that is said, and counted', async () => {
    const log = opened()
    expect(log.bytes).toBe(0)
    for (const entry of upTo(3)) {
      await log.append(entry)
      expect([numbers(read()).at(-1), log.bytes]).toEqual([entry.n, size()])
    }
  })

  it('does not count any more when it was taken back, nor does what only that was said of', async () => {
    await written(logged(1), logged(2), { ...logged(2), entry: null }, { ...logged(3, 'other'), entry: null })
    expect(read()).toEqual({ entries: [logged(1)], lost: 0 })
  })

  it('counts in one match though the same number was taken back in another', async () => {
    await written(logged(1), logged(1, 'other'), { ...logged(1, 'other'), entry: null })
    expect(read().entries).toEqual([logged(1)])
  })

  it('counts as it was given last', async () => {
    const again = { ...logged(1), entry: { ...logged(1).entry, answer: 'keep' } }
    await written(logged(1), { ...logged(1), entry: null }, again)
    expect(read().entries).toEqual([again])
    await written(logged(1), again, logged(2))
    expect(read().entries).toEqual([again, logged(2)])
  })

  it('may have any letters', async () => {
    const entry = { ...logged(1), match: 'mässig 🂡', entry: { ...logged(1).entry, answer: ['Ёж', '\u0000', '"'] } }
    await written(entry)
    expect(read().entries).toEqual([entry])
  })
})

describe('a log', () => {
  it('that is not there has nothing, and nothing is lost; nor is one made by looking', () => {
    expect(read()).toEqual({ entries: [], lost: 0 })
    expect(existsSync(file)).toBe(false)
  })

  it('that is empty has nothing either', () => {
    opened()
    expect(size()).toBe(0)
    expect(read()).toEqual({ entries: [], lost: 0 })
  })

  it('that cannot be read is no empty one', () => {
    expect(() => readEntryLog(path.dirname(file), KEY)).toThrow()
  })

  it('gives nothing to another key, and that is no loss', async () => {
    const bytes = await written(...upTo(3))
    for (const key of ['cd'.repeat(32), `${KEY.slice(0, -1)}a`])
      expect(read(bytes, key)).toEqual({ entries: [], lost: 0 })
    expect(numbers(read(bytes))).toEqual([1, 2, 3])
  })

  it('shows neither an answer nor who was asked what, which its text would', async () => {
    const entry = { ...logged(1), entry: { ...logged(1).entry, answer: 'the King' } }
    const bytes = await written(entry, entry),
      text = JSON.stringify([entry, entry])
    for (const secret of ['the King', '1/turn/0', 'hand', '"match"', KEY]) {
      expect([secret, bytes.includes(secret)]).toEqual([secret, false])
      if (secret !== KEY) expect([secret, text.includes(secret)]).toEqual([secret, true])
    }
    expect(bytes.includes(Buffer.from(KEY, 'hex'))).toBe(false)
    // Nor that the same was answered twice.
    const [first, second] = blocksOf(bytes)
    expect(first?.subarray(4, 16).equals(second?.subarray(4, 16) ?? Buffer.alloc(0))).toBe(false)
    expect(first?.subarray(16).equals(second?.subarray(16) ?? Buffer.alloc(0))).toBe(false)
  })

  it.skipIf(NO_MODES !== null)(named('can be read and written by its owner alone', NO_MODES), async () => {
    await written(logged(1))
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  it('that was begun empties the one of before', async () => {
    await written(...upTo(3))
    const log = opened()
    expect([size(), log.bytes, log.isOpen]).toEqual([0, 0, true])
    await log.append(logged(4))
    expect(read()).toEqual({ entries: [logged(4)], lost: 0 })
  })

  it('that was emptied has only what comes after', async () => {
    const log = opened()
    for (const entry of upTo(3)) await log.append(entry)
    log.empty()
    expect([size(), log.bytes, log.isOpen]).toEqual([0, 0, true])
    expect(read()).toEqual({ entries: [], lost: 0 })
    for (const n of [4, 5]) await log.append(logged(n))
    expect(read()).toEqual({ entries: [logged(4), logged(5)], lost: 0 })
  })

  it('that was emptied at once after a write, and again after a pause, goes on', async () => {
    const later: (() => void)[] = [],
      log = opened(file, act => later.push(act))
    for (const n of [1, 2]) {
      await log.append(logged(n))
      log.empty()
      await log.append(logged(n + 10))
      // The next block is made ready.
      for (const act of later.splice(0)) act()
      log.empty()
    }
    await log.append(logged(20))
    expect(read()).toEqual({ entries: [logged(20)], lost: 0 })
  })

  it('can prepare its next block at any moment: during a write, after another answer, twice, or never', async () => {
    const later: (() => void)[] = [],
      log = opened(file, act => later.push(act)),
      prepare = (): void => {
        for (const act of later) act()
      }
    await log.append(logged(1))
    const writing = log.append(logged(2))
    prepare()
    await writing
    prepare()
    prepare()
    for (const n of [3, 4]) await log.append(logged(n))
    log.close()
    prepare()
    expect(read()).toEqual({ entries: [1, 2, 3, 4].map(n => logged(n)), lost: 0 })
  })

  it('is not emptied while something is being written: that is not in the database', async () => {
    const log = opened()
    await log.append(logged(1))
    const writing = log.append(logged(2))
    log.empty()
    await writing
    expect(numbers(read())).toEqual([1, 2])
  })

  it('that cannot be emptied takes nothing more', async () => {
    const log = opened()
    await log.append(logged(1))
    disk.cut = 'fails'
    log.empty()
    expect(log.isOpen).toBe(false)
    await expect(log.append(logged(2))).rejects.toThrow('closed')
    expect(numbers(read())).toEqual([1])
  })

  // https://github.com/nodejs/node/issues/3177
  it('is there as well where a file that is opened for appending cannot be cut, as on Windows', async () => {
    await written(logged(1))
    disk.cutsAppended = false
    const log = opened()
    expect(log.isOpen).toBe(true)
    await log.append(logged(2))
    expect(read()).toEqual({ entries: [logged(2)], lost: 0 })
  })

  it('that cannot be made is none: nothing is logged, and that is known', async () => {
    const log = opened(path.join(file, 'in a folder that is not there'))
    expect(log.isOpen).toBe(false)
    await expect(log.append(logged(1))).rejects.toThrow('closed')
  })

  it('that was closed takes nothing more, and stays', async () => {
    const log = opened()
    await log.append(logged(1))
    log.close()
    expect(log.isOpen).toBe(false)
    await expect(log.append(logged(2))).rejects.toThrow('closed')
    expect(numbers(read())).toEqual([1])
    log.close()
    expect(existsSync(file)).toBe(true)
  })

  it('that was closed while something was being written takes nothing after that', async () => {
    const log = opened()
    const writing = log.append(logged(1))
    log.close()
    await writing
    await expect(log.append(logged(2))).rejects.toThrow('closed')
    expect(numbers(read())).toEqual([1])
  })

  it('that is in the database whole is removed when it is closed, once nothing is being written', async () => {
    const log = opened()
    await log.append(logged(1))
    log.close(true)
    expect([existsSync(file), log.isOpen]).toEqual([false, false])
    log.open()
    const writing = log.append(logged(1))
    log.close(true)
    expect(existsSync(file)).toBe(true)
    await writing
    expect([existsSync(file), log.isOpen]).toEqual([false, false])
  })

  it('that another host has begun is not removed by one that has not', async () => {
    await written(logged(1))
    new EntryLog(file, KEY).close(true)
    expect(numbers(read())).toEqual([1])
  })
})

describe('a log whose end is torn', () => {
  it('wherever that is, gives the entries of the whole blocks before it, and nothing is lost', async () => {
    const bytes = await written(...upTo(4))
    let end = 0
    const ends = blocksOf(bytes).map(block => (end += block.length))
    expect(ends.at(-1)).toBe(bytes.length)
    for (let length = 0; length <= bytes.length; length++) {
      const whole = ends.filter(at => at <= length).length
      expect([length, read(bytes.subarray(0, length))]).toEqual([length, { entries: upTo(whole), lost: 0 }])
    }
  })

  it('or was given room that nothing was written into, does so as well', async () => {
    const bytes = await written(...upTo(2))
    for (const room of [1, 3, 4, 5, 4096])
      expect([room, read(Buffer.concat([bytes, Buffer.alloc(room)]))]).toEqual([room, { entries: upTo(2), lost: 0 }])
  })

  it('because any bit of its last block is another, gives those before, and nothing is lost', async () => {
    const bytes = await written(...upTo(3))
    const last = bytes.length - (blocksOf(bytes).at(-1)?.length ?? 0)
    for (let at = last; at < bytes.length; at++)
      expect([at, read(flipped(bytes, at))]).toEqual([at, { entries: upTo(2), lost: 0 }])
  })
})

describe('a log that was damaged in its middle', () => {
  /** Where the third of its blocks begins, and the fourth. */
  async function ofSix(): Promise<{ readonly bytes: Buffer; readonly from: number; readonly to: number }> {
    const bytes = await written(...upTo(6))
    const [first, second, third] = blocksOf(bytes).map(({ length }) => length)
    const from = (first ?? 0) + (second ?? 0)
    return { bytes, from, to: from + (third ?? 0) }
  }

  it('in any bit of a block gives those before it; that one and the readable ones behind it are counted', async () => {
    const { bytes, from, to } = await ofSix()
    for (let at = from; at < to; at++) {
      // The end of a block is needed to read the next one: both are counted as one.
      const lost = at < to - TAG ? 4 : 3
      expect([at, read(flipped(bytes, at))]).toEqual([at, { entries: upTo(2), lost }])
    }
  })

  it('counts up to the last block that can be read: a torn one behind it is none', async () => {
    const { bytes, from } = await ofSix()
    expect(read(flipped(bytes, from + 20).subarray(0, -1))).toEqual({ entries: upTo(2), lost: 3 })
    expect(read(flipped(flipped(bytes, from + 20), bytes.length - 1))).toEqual({ entries: upTo(2), lost: 3 })
  })

  it('in its first block gives nothing, and all of it is counted', async () => {
    const { bytes } = await ofSix()
    expect(read(flipped(bytes, 20))).toEqual({ entries: [], lost: 6 })
  })

  it('where two blocks have changed places does not give them, and counts', async () => {
    const [a, b, c, ...rest] = blocksOf(await written(...upTo(6)))
    const swapped = Buffer.concat([a, c, b, ...rest].filter(block => block !== undefined))
    // The two, and the one behind them, cannot be read.
    expect(read(swapped)).toEqual({ entries: upTo(1), lost: 3 })
  })

  it.each([
    ['out of which a block was taken', (blocks: Buffer[]) => blocks.toSpliced(2, 1), 2, 3],
    ['out of whose front a block was taken', (blocks: Buffer[]) => blocks.slice(1), 0, 5],
    ['in which a block stands twice', (blocks: Buffer[]) => blocks.toSpliced(2, 0, ...blocks.slice(1, 2)), 2, 5],
  ])('or %s gives those before that place, and counts', async (_, change, before, lost) => {
    const blocks = blocksOf(await written(...upTo(6)))
    expect(read(Buffer.concat(change(blocks)))).toEqual({ entries: upTo(before), lost })
    expect(read(Buffer.concat(blocks))).toEqual({ entries: upTo(6), lost: 0 })
  })

  it('does not give a block of another log, though it has the same key', async () => {
    const [mine] = blocksOf(await written(logged(1))),
      [, , foreign] = blocksOf(await written(...upTo(3)))
    expect(read(Buffer.concat([mine ?? Buffer.alloc(0), foreign ?? Buffer.alloc(0)]))).toEqual({
      entries: upTo(1),
      lost: 0,
    })
  })

  it('in the last block but one is told, be it in its tag: what another follows was acknowledged', async () => {
    const bytes = await written(...upTo(3)),
      [first = 0, second = 0] = blocksOf(bytes).map(({ length }) => length)
    expect(read(flipped(bytes, first + 20))).toEqual({ entries: upTo(1), lost: 2 })
    expect(read(flipped(bytes, first + second - 1))).toEqual({ entries: upTo(1), lost: 1 })
  })

  it('in the length of a block gives those before it, no others, and counts, whatever length that is', async () => {
    const { bytes, from } = await ofSix()
    const length = bytes.readUInt32BE(from)
    for (const other of [0, 1, 27, 28, length - 1, length + 1, bytes.length, 2 ** 31, 2 ** 32 - 1]) {
      const copy = Buffer.from(bytes)
      copy.writeUInt32BE(other, from)
      expect([other, read(copy)]).toEqual([other, { entries: upTo(2), lost: 4 }])
    }
  })

  it('is nothing but a torn one where the length is all that is left', () => {
    for (const length of [0, 27, 28, 2 ** 32 - 1]) {
      const bytes = Buffer.alloc(4)
      bytes.writeUInt32BE(length)
      expect([length, read(bytes)]).toEqual([length, { entries: [], lost: 0 }])
    }
  })
})

describe('an entry that the disk does not take', () => {
  it.each(['fails', 'is short'] as const)(
    'because the write %s is refused, and not found in the log, which takes no more',
    async write => {
      const log = opened()
      for (const entry of upTo(2)) await log.append(entry)
      const before = readFileSync(file)
      disk.write = write
      await expect(log.append(logged(3))).rejects.toThrow(write === 'fails' ? 'gone' : 'full')
      expect(readFileSync(file).equals(before)).toBe(true)
      expect(log.isOpen).toBe(false)
      disk.write = 'works'
      await expect(log.append(logged(3))).rejects.toThrow('closed')
      expect(read()).toEqual({ entries: upTo(2), lost: 0 })
    },
  )

  it('is refused with all that waited for it', async () => {
    const log = opened()
    disk.write = 'fails'
    const outcomes = await Promise.allSettled(upTo(3).map(entry => log.append(entry)))
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect([size(), disk.done.filter(what => what === 'written')]).toEqual([0, ['written']])
  })

  it('is a torn one where it cannot be cut off either', async () => {
    const log = opened()
    await log.append(logged(1))
    Object.assign(disk, { write: 'is short', cut: 'fails' })
    await expect(log.append(logged(2))).rejects.toThrow('full')
    expect(log.isOpen).toBe(false)
    expect(read()).toEqual({ entries: upTo(1), lost: 0 })
  })

  it('does not keep the log from being begun anew', async () => {
    const log = opened()
    await log.append(logged(1))
    disk.write = 'fails'
    await expect(log.append(logged(2))).rejects.toThrow('gone')
    disk.write = 'works'
    log.open()
    expect([log.isOpen, log.bytes, size()]).toEqual([true, 0, 0])
    await Promise.all([2, 3].map(n => log.append(logged(n))))
    expect(read()).toEqual({ entries: [logged(2), logged(3)], lost: 0 })
  })
})

describe('an entry is synced before it is accepted', () => {
  /** A log on a system with this flag, and without one. */
  async function onSystem(dsync: number | undefined): Promise<EntryLog> {
    disk.dsync = dsync
    vi.resetModules()
    const log = new (await import('../../src-main/store/entryLog')).EntryLog(file, KEY)
    logs.push(log)
    log.open()
    return log
  }
  const append = (log: EntryLog, n: number): Promise<void> =>
    log.append(logged(n)).then(
      () => void disk.done.push('accepted'),
      () => void disk.done.push('refused'),
    )

  it('by the write itself where the system can, which it is asked to when the file is opened', async () => {
    const log = await onSystem(MARK)
    for (const n of [1, 2]) await append(log, n)
    expect(disk.done).toEqual(['written', 'accepted', 'written', 'accepted'])
    expect(disk.flags.map(flags => flags & MARK)).toEqual([MARK])
  })

  it('by a call of its own elsewhere', async () => {
    const log = await onSystem(undefined)
    for (const n of [1, 2]) await append(log, n)
    expect(disk.done).toEqual(['written', 'synced', 'accepted', 'written', 'synced', 'accepted'])
    expect(disk.flags.map(flags => flags & MARK)).toEqual([0])
    expect(numbers(read())).toEqual([1, 2])
  })

  it.skipIf(process.platform === 'win32')('in a file whose name is on the disk as well', () => {
    opened()
    expect(disk.folders).toBe(1)
    opened(path.join(file, 'in a folder that is not there'))
    expect(disk.folders).toBe(1)
  })

  it('or refused: one that was written and could not be synced is not found in the log', async () => {
    const log = await onSystem(undefined)
    await append(log, 1)
    disk.sync = 'fails'
    await append(log, 2)
    expect(disk.done.slice(3)).toEqual(['written', 'synced', 'refused'])
    expect([log.isOpen, numbers(read())]).toEqual([false, [1]])
  })
})

describe('the format', () => {
  /** Two blocks that were written in it, under KEY: entries 1; then 2 and 3, the latter taken back. */
  const WRITTEN = [
    '00000071cf73e53fd5866ba260587dc51f782f682a1a922ca57b2a8c928caae1e7a517ce0aa9566be4164214c519c6ed96aa',
    '4394177c1ff0eb147a1d80d4972eeb36d9b0b93e9d07ae82eec187fd5ea5566fbdbfc61b604774c65dac11fb53a846a51b52',
    '319896c4d31509eb732d3d2b4d6c8fd287000000e6eb72625e2cdee55c7fb1849a3efd260aa0e72c2d9a7b3bdd95ad02f65a',
    '1f15ac1dcfcea804b9b1e39afc707f3d4c0f9d9ca53720143be4d18091cb2f46e4b1812a153dccd271ce8381275e59c7d2b1',
    'e2f00d4e367b8ec197fc48b00baead28fda0984f6378ffc1b352514bc58b90dd43292bc0a6c0215169756209938e527bfd69',
    'c556533bbc91bbab9d5fbae173bce615467978d4bfa3653811c9d4f7856d54c8fa86c1015b270c83dd06c9e3d4e2bda4906d',
    '0673a1a8034f5a46d8287abf74186e866323847474d41872ebbffa70a65c8d3344d1b38aa56cb78b2cde589ec4706c2e4004',
    '00',
  ].join('')

  it('is that of every log which a host has left', () => {
    expect(read(Buffer.from(WRITTEN, 'hex'))).toEqual({ entries: upTo(2), lost: 0 })
  })

  it('adds 32 bytes to the text of a block, whatever that is', async () => {
    const [one, other] = blocksOf(await written(logged(1), logged(1_000_000, 'other')))
    expect(one).toHaveLength(JSON.stringify([logged(1)]).length + 32)
    expect(other).toHaveLength(JSON.stringify([logged(1_000_000, 'other')]).length + 32)
  })
})
