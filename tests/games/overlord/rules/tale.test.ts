/** The tale on the table is what all have heard: it holds nothing that was not events to everybody. */
import { describe, expect, it } from 'vitest'
import { fastRandom } from '../../../../src-shared/kernel'
import type { OverlordEvent } from '../../../../src-shared/games/overlord/rules/state'
import { open } from '../../../../src-shared/games/overlord/rules/view'
import { combinations, deal, playOn } from './play'

describe('the tale and the ribbon', () => {
  it.each(combinations(6).map(options => [JSON.stringify(options), options] as const))(
    'hold only lines that everybody was events, with nothing added: %s',
    (_, options) => {
      const { match } = deal(6, options, 4),
        heard = new Set<string>()
      let lines = 0
      playOn(match, fastRandom(4), 1500, ({ state, events }) => {
        for (const { event } of events as readonly { readonly event: OverlordEvent }[])
          if (event.kind === 'hint') heard.add(JSON.stringify(event.told))
        const { tale, ribbon } = open(state)
        for (const line of [...tale, ...ribbon])
          if (!heard.has(JSON.stringify(line))) throw new Error(`nobody was events ${JSON.stringify(line)}`)
        lines = Math.max(lines, tale.length)
      })
      expect(lines).toBeGreaterThan(3)
    },
  )

  it('cannot be written into by those who are shown it', () => {
    const { match } = deal(4, { rules: 'classic' }, 2)
    playOn(match, fastRandom(2), 200)
    const { tale } = open(match.snapshot().state)
    expect(tale.length).toBeGreaterThan(0)
    expect(Object.isFrozen(tale)).toBe(true)
    expect(tale.every(line => Object.isFrozen(line) && Object.isFrozen(line.pressure))).toBe(true)
  })
})
