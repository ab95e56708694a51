/** Recipe: adding an option of a game touches its entry, its texts, and the place that obeys it. */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Guest } from '../kit/guest'

vi.mock('../../src-shared/games/mascarade/rules/options', async original => {
  const real = await original<typeof import('../../src-shared/games/mascarade/rules/options')>()
  const { optionsFrom } = await import('../../src-shared/kernel')
  const OPTIONS = {
    ...real.OPTIONS,
    /** As somebody would add it. */
    music: { kind: 'choice', values: ['waltz', 'minuet'], default: 'waltz' },
  } as const
  return { ...real, ...optionsFrom(OPTIONS) }
})

let anna: Guest, boris: Guest
beforeAll(async () => {
  const { Guest: Player } = await import('../kit/guest')
  const { testDeps } = await import('../kit/deps')
  const { Host } = await import('../../src-main/host/host')
  const host = new Host(testDeps(1))
  host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  anna = new Player(host, 'Anna')
  boris = new Player(host, 'Boris')
  anna.hello()
  boris.hello()
})
afterAll(() => {
  vi.doUnmock('../../src-shared/games/mascarade/rules/options')
})

describe('an entry in the options of a game', () => {
  it('is at its default until the host chooses, and everybody sees what they chose', async () => {
    expect(boris.update.party.options).toMatchObject({ music: 'waltz' })
    expect(await anna.send({ kind: 'options', options: { music: 'minuet' } })).toBeNull()
    expect(boris.update.party.options).toMatchObject({ music: 'minuet' })
  })

  it('is refused where it does not fit', async () => {
    expect(await anna.send({ kind: 'options', options: { music: 'polka' } })).toEqual({
      refused: 'optionValue',
      params: { option: 'music' },
    })
  })

  it('is in the state of a match, where a step obeys it', async () => {
    const { fastRandom } = await import('../../src-shared/kernel')
    const { mascarade } = await import('../../src-shared/games/mascarade/rules')
    const { options } = mascarade.setup({
      seats: 4,
      options: { ...boris.update.party.options },
      deck: null,
      random: fastRandom(1),
      emit: () => undefined,
    })
    expect(options).toMatchObject({ music: 'minuet', challenge: 'inTurn' })
  })
})
