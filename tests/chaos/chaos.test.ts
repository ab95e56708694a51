/**
 * The host is killed at random moments (fixed seeds) while all registered games are played, and started again. Every
 * acknowledged answer is there exactly once, everybody comes back by token, and each match is what its key and answers
 * give without any disturbance. Controls: hosts that acknowledge too early are caught by the same checks.
 */
import { afterEach, describe, expect, it } from 'vitest'
import { patchedBuild, type Patch } from '../kit/patched'
import { Evening } from './evening'
import { LONG } from '../kit/effort'

const KILLS = LONG ? 200 : 20

let session: Evening | null = null
afterEach(async () => {
  await session?.end()
  session = null
})

describe(`a host that is killed ${KILLS} times`, () => {
  it('loses nothing, and everybody comes back', async () => {
    const start = performance.now()
    session = await Evening.begin(8)
    for (let kill = 1; kill <= KILLS; kill++) {
      await session.playUntilKilled()
      await session.goOn(kill === KILLS)
    }
    const { acknowledged, resent, seen } = session
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    process.stdout.write(
      `chaos: ${KILLS} kills, ${acknowledged} acknowledged answers, ${resent} sent again and acknowledged (${seen.between} were written already, but not yet acknowledged), ${seen.compared} views compared, ${seconds} s\n`,
    )
    expect(acknowledged).toBeGreaterThan(KILLS * 10)
    expect(resent).toBeGreaterThan(0)
    expect(seen.between).toBeGreaterThan(0)
  })
})

describe('a host that would lose something', () => {
  /** The storage thread acknowledges first, and writes a moment later. */
  const early: Patch = {
    find: 'const verdicts = this.commit(batch.map(({ write }) => write), Date.now());',
    put: 'const verdicts = batch.map(() => null); setTimeout(() => { this.commit(batch.map(({ write }) => write), Date.now()) }, 20);',
  }
  /** The last answer is forgotten at every start. */
  const forgetful: Patch = { find: 'const last = answers.at(-1);', put: 'answers.pop(); const last = answers.at(-1);' }

  it.each([
    ['acknowledges before it is durable', early],
    ['forgets the last answer', forgetful],
  ])('because it %s is caught', async (_, patch) => {
    session = await Evening.begin(8, patchedBuild(patch))
    const kills = async (one: Evening): Promise<void> => {
      for (let kill = 1; kill <= 20; kill++) {
        await one.playUntilKilled()
        await one.goOn(kill === 20)
      }
    }
    await expect(kills(session)).rejects.toThrow()
  })
})

describe('a host whose workers die', () => {
  const dies = (what: string): string => `if (++globalThis.turns % ${what} === 0) throw new Error('a worker dies');`
  const count = 'globalThis.turns ??= 0;'

  it.each([
    // The answer is on the disk, and nobody has been told.
    [
      'after a commit',
      {
        find: 'this.reply({\n\t\t\tkind: "written",',
        put: `${count}${dies('40')}\n\t\tthis.reply({\n\t\t\tkind: "written",`,
      },
    ],
    [
      'before a commit',
      { find: 'const verdicts = this.commit(', put: `${count}${dies('40')}\n\t\tconst verdicts = this.commit(` },
    ],
    [
      'while a bot thinks',
      {
        find: 'parentPort?.postMessage(answer(message));',
        put: `${count}${dies('10')} parentPort?.postMessage(answer(message));`,
      },
    ],
  ])('%s plays on, and loses nothing', async (_, patch) => {
    session = await Evening.begin(9, patchedBuild(patch))
    await session.playUntil(1200, 0)
    const messages = session.complaints.join('')
    expect(messages).toContain('a worker dies')
    // Answers accepted since then are stored by another worker.
    expect(session.acknowledged).toBeGreaterThan(400)
    await session.goOn(true)
  })
})
