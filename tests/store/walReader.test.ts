/** A damaged write-ahead log: if acknowledged answers are lost, that is reported. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { closeDatabase, openDatabase } from '../../src-main/store/database'
import { keyFile } from '../../src-main/store/keys'
import { lostCommits } from '../../src-main/store/walReader'
import { DATABASE, KEY_FILE } from '../../src-main/store/open'
import { writer } from '../../src-main/store/writes'
import { answerFixture, dealFixture, partyFixture } from '../kit/storeFixtures'
import { freshFolder, openTestStore } from '../kit/testStore'

const HEADER = 32,
  FRAME_HEADER = 24,
  PAGE = 4096,
  FRAME = FRAME_HEADER + PAGE
const ANSWERS = 20

/** The files of a host that was killed: a match of twenty answers, each a commit, all still in the log. */
let dir = '',
  log = Buffer.alloc(0)
beforeAll(() => {
  const from = freshFolder(),
    file = path.join(from, DATABASE)
  const key = keyFile(path.join(from, KEY_FILE)).create(),
    db = openDatabase({ file, key }),
    write = writer(db)
  const commit = (act: () => void): void => {
    db.exec('BEGIN')
    act()
    db.exec('COMMIT')
  }
  commit(() => {
    write({ kind: 'party', party: partyFixture('t', { match: 'm', phase: 'match' }), decks: [] }, 0)
  })
  commit(() => {
    write({ kind: 'deal', deal: dealFixture('m', 't'), decks: [] }, 0)
  })
  for (let n = 1; n <= ANSWERS; n++)
    commit(() => {
      write({ kind: 'append', match: 'm', answer: answerFixture(n) }, n)
    })
  dir = freshFolder()
  for (const name of [DATABASE, `${DATABASE}-wal`, KEY_FILE]) copyFileSync(path.join(from, name), path.join(dir, name))
  log = readFileSync(path.join(dir, `${DATABASE}-wal`))
  closeDatabase(db)
})

/** Where the frames of the last commits begin, this many. */
function lastCommits(count: number): number {
  for (let at = log.length - FRAME; at >= HEADER; at -= FRAME)
    if (log.readUInt32BE(at + 4) > 0 && count-- === 0) return at + FRAME
  throw new Error('there are not so many')
}

const spoiled = (at: number): Buffer => {
  const copy = Buffer.from(log)
  copy.writeUInt8(copy.readUInt8(at) ^ 1, at)
  return copy
}

/** Opens a copy of the folder with this log. */
async function withLog(
  wal: Buffer,
): Promise<Awaited<ReturnType<typeof openTestStore>> & { readonly answers: number | undefined }> {
  const copy = freshFolder()
  for (const name of [DATABASE, KEY_FILE]) copyFileSync(path.join(dir, name), path.join(copy, name))
  writeFileSync(path.join(copy, `${DATABASE}-wal`), wal)
  const open = await openTestStore(copy)
  await open.store.close()
  return { ...open, answers: open.loaded.tables[0]?.match?.answers.length }
}

describe('the end of a log', () => {
  it('that is whole reports nothing, and nothing is lost', async () => {
    expect(lostCommits(log)).toBe(0)
    expect(await withLog(log)).toMatchObject({ damaged: null, aside: null, answers: ANSWERS })
  })

  it('that is damaged within a page: earlier answers go on, the rest is reported, and the log is kept', async () => {
    const wal = spoiled(lastCommits(5) + FRAME_HEADER + 300)
    const { damaged, answers } = await withLog(wal)
    expect(damaged?.lost).toBe(5)
    expect(answers).toBe(ANSWERS - 5)
    expect(readFileSync(damaged?.file ?? '').equals(wal)).toBe(true)
  })

  it.each([
    ['a sum', 16],
    ['a salt', 8],
    ['the number of its page', 3],
  ])('that is damaged in %s counts as damaged as well', async (_, at) => {
    const wal = spoiled(lastCommits(5) + at)
    const { damaged, answers } = await withLog(wal)
    // A commit whose own salt is damaged cannot be told from one of an earlier round.
    expect(damaged?.lost).toBeGreaterThanOrEqual(4)
    expect(answers).toBe(ANSWERS - 5)
  })

  // Its checkpoint number, and its salt, which every frame repeats.
  it.each([13, 16])('damaged in byte %i of its header is lost as a whole, which is reported', async at => {
    const { damaged } = await withLog(spoiled(at))
    expect(damaged?.lost).toBeGreaterThan(ANSWERS)
  })

  it('counts commits, not the pages that each of them wrote', () => {
    const frames = Array.from({ length: (log.length - HEADER) / FRAME }, (_, n) =>
      log.readUInt32BE(HEADER + n * FRAME + 4),
    )
    const commits = frames.filter(size => size > 0).length
    expect(frames.length).toBeGreaterThan(commits)
    expect(lostCommits(spoiled(13))).toBe(commits)
  })

  it('with one half-written commit is normal: a host was killed before it acknowledged', async () => {
    const last = lastCommits(1)
    expect(lostCommits(spoiled(last + FRAME_HEADER))).toBe(1)
    expect(await withLog(spoiled(last + FRAME_HEADER))).toMatchObject({ damaged: null, answers: ANSWERS - 1 })
    expect(await withLog(log.subarray(0, last + 100))).toMatchObject({ damaged: null, answers: ANSWERS - 1 })
  })

  it('does not include frames of an earlier round behind it', () => {
    const earlier = Buffer.from(log.subarray(HEADER))
    for (let at = 0; at + FRAME <= earlier.length; at += FRAME)
      earlier.writeUInt32BE(earlier.readUInt32BE(at + 8) - 1, at + 8)
    expect(lostCommits(Buffer.concat([log, earlier]))).toBe(0)
  })

  it('that does not exist, or is shorter than its header, is empty', () => {
    expect([
      lostCommits(Buffer.alloc(0)),
      lostCommits(log.subarray(0, HEADER - 1)),
      lostCommits(log.subarray(0, HEADER)),
    ]).toEqual([0, 0, 0])
    expect(existsSync(path.join(dir, DATABASE))).toBe(true)
  })
})
