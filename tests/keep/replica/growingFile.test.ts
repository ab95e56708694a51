/** A file that grows by pieces: each is on the disk when it is written, and room is made while nobody waits. */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { GrowingFile, ROOM } from '../../../src-main/keep/replica/growingFile'
import { freshFolder } from '../../kit/testStore'

let file: string
const open: GrowingFile[] = []
beforeEach(() => {
  file = path.join(freshFolder(), 'entries')
})
afterEach(async () => {
  for (const one of open.splice(0)) await one.close().catch(() => undefined)
})
async function opened(platform: NodeJS.Platform = process.platform): Promise<GrowingFile> {
  const growing = await GrowingFile.open(file, 0o600, platform)
  open.push(growing)
  return growing
}
const text = (): string => readFileSync(file, 'utf8').replace(/\0+$/, '')
const length = (): number => statSync(file).size

describe.each(['linux', 'darwin'] as const)('a file that grows, on %s', platform => {
  it('holds its pieces in their order, after a restart as well', async () => {
    const first = await opened(platform)
    for (const piece of ['one\n', 'two\n', 'three\n']) await first.append(Buffer.from(piece))
    await first.close()
    const end = length()
    const again = await opened(platform)
    await again.append(Buffer.from('behind the room\n'))
    await again.close()
    expect(readFileSync(file, 'utf8').slice(0, 14)).toBe('one\ntwo\nthree\n')
    expect(readFileSync(file).subarray(end).toString('utf8').replace(/\0+$/, '')).toBe('behind the room\n')
  })

  it('has a piece on the disk as soon as it is written', async () => {
    const growing = await opened(platform)
    await growing.append(Buffer.from('one\n'))
    expect(text()).toBe('one\n')
  })
})

describe('its room', () => {
  it('is made behind the first piece, and used by those that follow: the file stays as long as it is', async () => {
    const growing = await opened()
    await growing.append(Buffer.from('one\n'))
    await growing.close()
    expect(length()).toBe(4 + ROOM)
    const again = await opened()
    await again.append(Buffer.from('two\n'))
    // Until this one is written the room is there.
    await again.append(Buffer.alloc(ROOM / 4, 'x'))
    const lengths = new Set<number>()
    for (let n = 0; n < 20; n++) {
      await again.append(Buffer.from('more\n'))
      lengths.add(length())
    }
    expect([...lengths]).toEqual([4 + ROOM + 4 + ROOM])
  })

  it('is made again once half of it is used, before a piece has to wait for it', async () => {
    const growing = await opened()
    await growing.append(Buffer.from('one\n'))
    await growing.append(Buffer.alloc(ROOM / 2 + 1, 'x'))
    await growing.close()
    expect(length()).toBe(4 + 2 * ROOM)
  })

  it('loses nothing of a piece that is longer, whether or not room is being made', async () => {
    const growing = await opened()
    const pieces = [ROOM - 1, 1, 2 * ROOM, 7, ROOM / 2, ROOM + 3].map((long, n) => Buffer.alloc(long, String(n)))
    for (const piece of pieces) await growing.append(piece)
    await growing.close()
    expect(text()).toBe(pieces.join(''))
  })

  it('that is still being made is waited for by a piece that does not fit yet, and by whoever closes the file', async () => {
    const growing = await opened()
    const { handle } = growing as unknown as {
      handle: { write: (...all: unknown[]) => Promise<object>; close: () => Promise<void> }
    }
    const write = handle.write.bind(handle),
      close = handle.close.bind(handle),
      did: string[] = []
    handle.close = () => {
      did.push('closed')
      return close()
    }
    let disk = (): void => undefined
    handle.write = async (bytes: unknown, ...more) => {
      if ((bytes as Buffer).length === ROOM)
        await new Promise<void>(done => {
          disk = done
        })
      did.push((bytes as Buffer).length === ROOM ? 'room' : String(bytes))
      return write(bytes, ...more)
    }
    await growing.append(Buffer.from('one\n'))
    const second = growing.append(Buffer.from('two\n'))
    await new Promise(setImmediate)
    expect(did).toEqual(['one\n'])
    disk()
    await second
    await growing.append(Buffer.alloc(ROOM / 2, 'x'))
    const closed = growing.close()
    await new Promise(setImmediate)
    disk()
    await closed
    expect(did.filter(one => one.length < 9)).toEqual(['one\n', 'room', 'two\n', 'room', 'closed'])
  })

  it('is refused by a full disk alone, and the pieces are written as long as they find a place', async () => {
    const growing = await opened()
    const { handle } = growing as unknown as { handle: { write: (...all: unknown[]) => Promise<object> } }
    const write = handle.write.bind(handle)
    handle.write = (bytes: unknown, ...more) =>
      (bytes as Buffer).length === ROOM ? Promise.reject(new Error('the disk is full')) : write(bytes, ...more)
    for (const piece of ['one\n', 'two\n']) await growing.append(Buffer.from(piece))
    await growing.close()
    expect([text(), length()]).toEqual(['one\ntwo\n', 8])
  })
})
