/** A keeper's memory on disk: what was written is there after a crash, whole. */
import { appendFileSync, existsSync, readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { NOTHING, type Durable, type Replica } from '../../../src-main/keep/protocol'
import { replicaFiles } from '../../../src-main/keep/replica/replicaFiles'
import type { TableFolder } from '../../../src-main/tableFolder'
import { freshFolder } from '../../kit/testStore'

const entry = (n: number) => ({ term: 1, sealed: Buffer.from(`entry ${n}`).toString('base64') })
const replica = (seq: number, entries: number): Replica => ({
  generation: { seq, term: 1, members: ['a', 'b', 'c'] },
  base: Buffer.from(`base ${seq}`).toString('base64'),
  share: 'AAAA',
  hashes: { a: 'AAAA', b: 'BBBB', c: 'CCCC' },
  entries: Array.from({ length: entries }, (_, n) => entry(n)),
})
const holding = (held: Replica | null, term = 1): Durable => ({ ...NOTHING, term, host: 'a', replica: held })

async function written(...all: readonly Durable[]): Promise<TableFolder> {
  const folder = path.join(freshFolder(), 'kept') as TableFolder
  const files = replicaFiles(folder)
  for (const durable of all) await files.write(durable)
  await files.close?.()
  return folder
}

const read = (folder: string): Promise<Durable> => replicaFiles(folder as TableFolder).read()
const entriesOf = (folder: string): string => {
  const file = readdirSync(folder).find(name => name.startsWith('entries-'))
  if (file === undefined) throw new Error('no entries')
  return path.join(folder, file)
}

describe('the memory of a keeper', () => {
  it('is empty before anything was written', async () => {
    expect(await read(path.join(freshFolder(), 'none'))).toEqual(NOTHING)
  })

  it('is there after a crash, with every entry', async () => {
    const last: Durable = {
      ...holding(replica(1, 3), 4),
      voted: { term: 4, candidate: 'b' },
      pending: [replica(2, 0)],
      retired: { generation: replica(1, 0).generation, successor: replica(2, 0).generation },
      moved: { to: 'c', term: 5 },
    }
    expect(await read(await written(holding(replica(1, 1)), holding(replica(1, 2)), last))).toEqual(last)
  })

  it.each<Partial<Durable>>([
    { term: 2 },
    { host: 'b' },
    { voted: { term: 2, candidate: 'b' } },
    { pending: [replica(2, 0)] },
    { retired: { generation: replica(1, 0).generation, successor: replica(2, 0).generation } },
    { moved: { to: 'c', term: 2 } },
  ])('is written where nothing but this is new: %j', async change => {
    const before = holding(replica(1, 2)),
      after = { ...before, ...change }
    expect(await read(await written(before, after))).toEqual(after)
  })

  it('is there after a crash, however large the table is: its host goes on with it', async () => {
    const large = { ...replica(1, 1), base: Buffer.alloc(6_000_000).toString('base64') }
    const { replica: held } = await read(await written(holding(large)))
    expect(held?.base.length).toBe(8_000_000)
  })

  it('is readable by its owner alone', async () => {
    const folder = await written(holding(replica(1, 1)))
    if (process.platform !== 'win32') {
      for (const file of readdirSync(folder)) expect(statSync(path.join(folder, file)).mode & 0o777).toBe(0o600)
      expect(statSync(folder).mode & 0o777).toBe(0o700)
    }
    expect(readdirSync(folder)).toHaveLength(2)
  })

  // Where a write is on the disk when it returns, and where it has to be synced.
  it.each(['linux', 'darwin'] as const)(
    'grows by what is new: a further entry rewrites nothing (%s)',
    async platform => {
      const folder = await written(holding(replica(1, 2)))
      const files = replicaFiles(folder, platform)
      const held = await files.read()
      const { ino } = statSync(path.join(folder, 'state.json')),
        entries = statSync(entriesOf(folder)).ino
      for (const more of [3, 3, 4]) await files.write({ ...held, replica: replica(1, more) })
      expect([statSync(path.join(folder, 'state.json')).ino, statSync(entriesOf(folder)).ino]).toEqual([ino, entries])
      expect(readFileSync(entriesOf(folder), 'utf8').split('\n')).toHaveLength(5)
      // What is not an entry is written as well, beside a further one.
      await files.write({ ...holding(replica(1, 5), 7), voted: { term: 7, candidate: 'b' } })
      await files.close?.()
      expect(await read(folder)).toEqual({ ...holding(replica(1, 5), 7), voted: { term: 7, candidate: 'b' } })
    },
  )

  it('has every entry, where they are longer than all room that was made for them', async () => {
    const folder = await written(holding(replica(1, 1)))
    const files = replicaFiles(folder)
    const held = await files.read()
    const long = { term: 1, sealed: Buffer.alloc(2 ** 21, 7).toString('base64') }
    const whole = { ...replica(1, 3), entries: [...replica(1, 3).entries, long, entry(4), long, entry(6)] }
    for (let n = 2; n <= whole.entries.length; n++)
      await files.write({ ...held, replica: { ...whole, entries: whole.entries.slice(0, n) } })
    expect((await read(folder)).replica?.entries).toEqual(whole.entries)
    await files.close?.()
  })

  it('leaves out a line that a crash has torn in its room, and what came after it', async () => {
    const folder = await written(holding(replica(1, 1)))
    const files = replicaFiles(folder)
    const held = await files.read()
    for (const more of [2, 3, 4]) await files.write({ ...held, replica: replica(1, more) })
    await files.close?.()
    const bytes = readFileSync(entriesOf(folder))
    const lines = bytes.toString('utf8').split('\n')
    // Of the third line the disk has kept nothing but its end.
    const third = lines.slice(0, 2).join('\n').length + 1
    bytes.fill(0, third, third + (lines[2] ?? '').length - 5)
    writeFileSync(entriesOf(folder), bytes)
    expect((await read(folder)).replica?.entries).toEqual([entry(0), entry(1)])
  })

  it('goes on in the file of a further generation, and in that of one that has fewer entries than were written', async () => {
    const folder = await written()
    const files = replicaFiles(folder)
    for (const held of [replica(1, 1), replica(1, 2), replica(2, 0), replica(2, 2), replica(2, 1), replica(2, 3)])
      await files.write(holding(held))
    expect(await read(folder)).toEqual(holding(replica(2, 3)))
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('is gone without a trace when the table is kept no longer, in the middle of its growth', async () => {
    const folder = await written()
    const files = replicaFiles(folder)
    for (const held of [replica(1, 1), replica(1, 2)]) await files.write(holding(held))
    await files.remove?.()
    expect(existsSync(folder)).toBe(false)
  })

  it('forgets the entries of a generation that was replaced', async () => {
    const folder = await written(holding(replica(1, 5)), holding(replica(2, 1)))
    expect(readdirSync(folder)).toHaveLength(2)
    expect(await read(folder)).toEqual(holding(replica(2, 1)))
    expect(await read(await written(holding(replica(1, 5)), holding(null)))).toEqual(holding(null))
  })

  it('leaves out a line that a crash has torn, and goes on after the whole ones', async () => {
    const folder = await written(holding(replica(1, 3)))
    const file = entriesOf(folder)
    truncateSync(file, statSync(file).size - 4)
    const files = replicaFiles(folder)
    expect(await files.read()).toEqual(holding(replica(1, 2)))
    await files.write(holding(replica(1, 3)))
    expect(await read(folder)).toEqual(holding(replica(1, 3)))
  })

  it('reads nothing after a line that is none of ours', async () => {
    const folder = await written(holding(replica(1, 2)))
    appendFileSync(entriesOf(folder), `{"term":-1}\n${JSON.stringify(entry(3))}\n`)
    expect(await read(folder)).toEqual(holding(replica(1, 2)))
  })

  it('that is damaged is refused, not taken for an empty one: a vote must not be forgotten', async () => {
    const folder = await written(holding(replica(1, 1)))
    writeFileSync(path.join(folder, 'state.json'), '{"term":')
    await expect(read(folder)).rejects.toThrow()
  })
})
