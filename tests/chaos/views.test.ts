/**
 * The host is killed at moments of all kinds, while all games and editions are played by people who come and go, take
 * answers back and pause, with bots and clocks. Every view and log that anybody was shown, before and after each restart,
 * is one of the replay of the stored answers, in their order.
 */
import { afterEach, describe, expect, it } from 'vitest'
import { patchedBuild } from '../kit/patched'
import { Crowd } from './crowd'
import { LONG } from '../kit/effort'

const KILLS = LONG ? 200 : 6

let crowd: Crowd | null = null
afterEach(async () => {
  await crowd?.end()
  crowd = null
})

async function killed(one: Crowd, times: number): Promise<void> {
  for (let kill = 1; kill <= times; kill++) await one.kill()
  await one.finish()
}

describe(`a host of all games that is killed ${KILLS} times`, () => {
  it('shows nobody another view than the replay', async () => {
    const start = performance.now()
    crowd = await Crowd.begin(Number(process.env.UNDERTABLE_SEED ?? 3))
    await killed(crowd, KILLS)
    const { counts, parties, kills, moments, done, acknowledged, faults, tail, abandoned } = crowd
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    const of = { counts, kills, moments, done, acknowledged, tail, abandoned, sameParties: parties.equal }
    process.stdout.write(
      `views: ${JSON.stringify(of)}, ${parties.changed.length} parties with a change of the last moment, ${seconds} s\n`,
    )
    if (process.env.UNDERTABLE_PARTIES) process.stdout.write(`${parties.changed.join('\n')}\n`)
    expect(faults).toEqual([])
    expect(counts.exact).toBeGreaterThan(KILLS * 10)
    expect(tail).toBeGreaterThan(0)
  })

  it('would be caught, if it forgot the last answer', async () => {
    const forgetful = { find: 'const last = answers.at(-1);', put: 'answers.pop(); const last = answers.at(-1);' }
    crowd = await Crowd.begin(5, patchedBuild(forgetful))
    await expect(killed(crowd, 20)).rejects.toThrow()
  })
})
