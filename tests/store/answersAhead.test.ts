/** Answers that are accepted by their entries: their rows follow, in order, and nothing is forgotten that is not written. */
import { beforeEach, describe, expect, it } from 'vitest'
import type { StoredAnswer } from '../../src-main/host/storage/storeTypes'
import { AnswersAhead } from '../../src-main/store/answersAhead'
import type { LoggedEntry } from '../../src-main/store/entryBlocks'
import { answerFixture } from '../kit/storeFixtures'

const MB = 1024 * 1024

/** A log that does only what the test says. */
class PaperLog {
  isOpen = true
  bytes = 0
  readonly told: string[] = []
  appended: LoggedEntry[] = []
  fails = false
  open(): void {
    this.told.push('open')
    this.isOpen = true
    this.appended = []
  }
  append(logged: LoggedEntry): Promise<void> {
    if (this.fails) {
      this.isOpen = false
      return Promise.reject(new Error('the log fails'))
    }
    this.appended.push(logged)
    return Promise.resolve()
  }
  empty(): void {
    this.told.push('empty')
    this.bytes = 0
  }
  close(remove = false): void {
    this.told.push(remove ? 'removed' : 'closed')
  }
}

let log: PaperLog, rows: string[], isOpen: boolean, disk: 'works' | 'fails' | 'waits'
let later: { readonly ms: number; readonly act: () => void }[], held: (() => void)[]
let ahead: AnswersAhead

beforeEach(() => {
  log = new PaperLog()
  rows = []
  later = []
  held = []
  isOpen = true
  disk = 'works'
  ahead = new AnswersAhead({
    log,
    isOpen: () => isOpen,
    after: (ms, act) => later.push({ ms, act }),
    writeRows: async due => {
      if (disk === 'waits') await new Promise<void>(done => held.push(done))
      if (disk === 'fails') throw new Error('the disk is full')
      rows.push(...due.map(({ match, answer }) => `${match} ${answer.n}`))
    },
  })
})

const accept = async (n: number, match = 'm'): Promise<StoredAnswer> => {
  const answer = answerFixture(n)
  await ahead.log(match, n, answer.entry)
  ahead.complete(match, answer)
  return answer
}
/** What waits for its time does not wait any longer. */
const timePasses = (): void => {
  for (const { act } of later.splice(0)) act()
}
/** Until nothing moves any more. */
const settled = (): Promise<void> => new Promise(done => setImmediate(done))

describe('an answer that is accepted by its entry', () => {
  it('is in the log before its row is written, and its row follows with others', async () => {
    await accept(1)
    await accept(2)
    expect([log.appended.map(({ n }) => n), rows]).toEqual([[1, 2], []])
    expect(later.map(({ ms }) => ms)).toEqual([100])
    timePasses()
    await settled()
    expect(rows).toEqual(['m 1', 'm 2'])
    expect(ahead.isBehind).toBe(false)
  })

  it('has its row at once when something waits for it', async () => {
    await accept(1)
    await ahead.caughtUp()
    expect(rows).toEqual(['m 1'])
  })

  it('is waited for as well while its row is being written', async () => {
    disk = 'waits'
    await accept(1)
    timePasses()
    let done = false
    const caughtUp = ahead.caughtUp().then(() => (done = true))
    await settled()
    expect([done, ahead.isBehind]).toEqual([false, true])
    for (const go of held.splice(0)) go()
    await caughtUp
    expect([rows, ahead.isBehind]).toEqual([['m 1'], false])
  })

  it('is not waited for when it came later: others answer without end', async () => {
    disk = 'waits'
    await accept(1)
    const first = ahead.caughtUp()
    await accept(2)
    for (const go of held.splice(0)) go()
    await first
    expect(rows).toEqual(['m 1'])
    disk = 'works'
    await ahead.caughtUp()
    expect(rows).toEqual(['m 1', 'm 2'])
  })

  it('whose row could not be written is written later, in order; until then no other is taken ahead', async () => {
    await accept(1)
    disk = 'fails'
    await accept(2)
    await expect(ahead.caughtUp()).rejects.toThrow('the disk is full')
    expect(ahead.log('m', 3, answerFixture(3).entry)).toBeNull()
    disk = 'works'
    timePasses()
    await settled()
    expect([rows, ahead.isBehind]).toEqual([['m 1', 'm 2'], false])
    expect(ahead.log('m', 3, answerFixture(3).entry)).not.toBeNull()
  })

  it('is tried again after a second, as long as it takes', async () => {
    disk = 'fails'
    await accept(1)
    timePasses()
    await settled()
    expect(later.map(({ ms }) => ms)).toEqual([1000])
    timePasses()
    await settled()
    expect(later.map(({ ms }) => ms)).toEqual([1000])
    disk = 'works'
    timePasses()
    await settled()
    expect(rows).toEqual(['m 1'])
  })

  it('is none while the database takes no writes', () => {
    isOpen = false
    expect(ahead.log('m', 1, answerFixture(1).entry)).toBeNull()
    expect(log.appended).toEqual([])
  })
})

describe('what waits for all that is accepted', () => {
  it('waits for an entry of which it is not known yet what it leads to', async () => {
    await ahead.log('m', 1, answerFixture(1).entry)
    let done = false
    const caughtUp = ahead.caughtUp().then(() => (done = true))
    await settled()
    expect([done, ahead.isBehind]).toEqual([false, true])
    ahead.complete('m', answerFixture(1))
    await caughtUp
    expect(rows).toEqual(['m 1'])
  })

  it('does not wait for one that leads to nothing, or could not be logged', async () => {
    await ahead.log('m', 1, answerFixture(1).entry)
    const dropped = ahead.caughtUp()
    await ahead.drop('m', 1)
    await dropped
    log.fails = true
    const refused = ahead.log('m', 1, answerFixture(1).entry)
    const caughtUp = ahead.caughtUp()
    await expect(refused).rejects.toThrow('the log fails')
    await caughtUp
    expect([rows, ahead.isBehind]).toEqual([[], false])
  })

  it('has them, although several wait and others are accepted meanwhile', async () => {
    disk = 'waits'
    await accept(1)
    timePasses()
    await accept(2)
    const seen: string[][] = []
    const waiting = [1, 2].map(() => ahead.caughtUp().then(() => seen.push([...rows])))
    for (let n = 0; n < 3; n++) {
      for (const go of held.splice(0)) go()
      await settled()
    }
    await Promise.all(waiting)
    expect(seen).toEqual([
      ['m 1', 'm 2'],
      ['m 1', 'm 2'],
    ])
  })

  it('is told when they could not be written', async () => {
    disk = 'fails'
    await accept(1)
    await expect(ahead.caughtUp()).rejects.toThrow('the disk is full')
    await expect(ahead.caughtUp()).rejects.toThrow('the disk is full')
  })
})

describe('rows', () => {
  it('that became due while others were written follow by themselves', async () => {
    disk = 'waits'
    await accept(1)
    timePasses()
    await accept(2)
    timePasses()
    for (const go of held.splice(0)) go()
    disk = 'works'
    await settled()
    timePasses()
    await settled()
    expect(rows).toEqual(['m 1', 'm 2'])
  })

  it('are not tried again once all is closed, and no log is begun', async () => {
    disk = 'fails'
    await accept(1)
    await expect(ahead.caughtUp()).rejects.toThrow()
    ahead.close()
    disk = 'works'
    timePasses()
    await settled()
    log.isOpen = false
    expect([rows, ahead.log('m', 2, answerFixture(2).entry), log.told]).toEqual([[], null, ['closed']])
  })
})

describe('the log', () => {
  it('is emptied once it is long and all of it is in the database', async () => {
    await accept(1)
    log.bytes = 64 * 1024
    await ahead.caughtUp()
    expect(log.told).toEqual([])
    await accept(2)
    log.bytes++
    await ahead.caughtUp()
    expect(log.told).toEqual(['empty'])
  })

  it('is kept while an entry in it has no row: one that is still worked out, or one that failed', async () => {
    log.bytes = MB
    await ahead.log('other', 1, answerFixture(1).entry)
    await accept(1)
    timePasses()
    await settled()
    expect([rows, log.told]).toEqual([['m 1'], []])
    ahead.complete('other', answerFixture(1))
    await ahead.caughtUp()
    expect(log.told).toEqual(['empty'])
  })

  it('that has grown too long takes no more until it is empty', async () => {
    await accept(1)
    log.bytes = MB
    expect(ahead.log('m', 2, answerFixture(2).entry)).not.toBeNull()
    log.bytes++
    expect(ahead.log('m', 3, answerFixture(3).entry)).toBeNull()
    ahead.complete('m', answerFixture(2))
    await ahead.caughtUp()
    expect(ahead.log('m', 3, answerFixture(3).entry)).not.toBeNull()
  })

  it('that fails refuses its answer; the next ones are stored as a whole for a minute, then it begins anew', async () => {
    log.fails = true
    await expect(ahead.log('m', 1, answerFixture(1).entry)).rejects.toThrow('the log fails')
    log.fails = false
    expect(ahead.log('m', 1, answerFixture(1).entry)).toBeNull()
    expect(later.map(({ ms }) => ms)).toEqual([60_000])
    timePasses()
    await ahead.log('m', 1, answerFixture(1).entry)
    expect([log.told, log.appended.length]).toEqual([['open'], 1])
  })

  it('that failed does not begin anew while something in it has no row', async () => {
    disk = 'fails'
    await accept(1)
    log.fails = true
    await expect(ahead.log('m', 2, answerFixture(2).entry)).rejects.toThrow('the log fails')
    log.fails = false
    timePasses()
    await settled()
    expect([ahead.log('m', 2, answerFixture(2).entry), log.told]).toEqual([null, []])
    disk = 'works'
    await ahead.caughtUp()
    expect(ahead.log('m', 2, answerFixture(2).entry)).not.toBeNull()
    expect(log.told).toEqual(['open'])
  })

  it('is told what does not count', async () => {
    await ahead.log('m', 1, answerFixture(1).entry)
    ahead.drop('m', 1)
    await settled()
    expect(log.appended.map(({ n, entry }) => [n, entry === null])).toEqual([
      [1, false],
      [1, true],
    ])
    ahead.close()
    expect(log.told).toEqual(['removed'])
  })

  it('is removed at the end, unless rows are missing', async () => {
    disk = 'fails'
    await accept(1)
    await expect(ahead.caughtUp()).rejects.toThrow()
    ahead.close()
    expect(log.told).toEqual(['closed'])
    disk = 'works'
    await ahead.caughtUp()
    ahead.close()
    expect(log.told).toEqual(['closed', 'removed'])
  })
})
