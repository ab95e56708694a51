/** Whole matches of every game on a phone and on a laptop, with a look and a picture after every event. */
import { afterEach, describe, expect, it } from 'vitest'
import { shoot } from './measures'
import { LONG } from '../kit/effort'
import { stage, Visitor, type Stage } from './stage'
import { option } from './touring'
import { outOfSight, walk } from './wholeMatches'

let at: Stage | null = null
afterEach(async () => {
  await at?.close()
  at = null
})

const LOOKS = [
  { name: 'phone', locale: 'ru-RU', viewport: { width: 390, height: 844 }, touch: true },
  { name: 'laptop', locale: 'it-IT', viewport: { width: 1024, height: 768 }, touch: false },
] as const

interface Played {
  readonly name: string
  readonly game: string
  readonly bots: number
  readonly options?: { readonly [key: string]: string }
  readonly ends?: readonly string[]
}
const MATCHES: readonly Played[] = [
  { name: 'mascarade', game: 'mascarade', bots: 4, ends: ['announce'] },
  {
    name: 'castle',
    game: 'castle',
    bots: 4,
    options: { edition: 'italian', window: '0' },
    ends: ['declareOwn', 'declareRival'],
  },
  { name: 'tales', game: 'tales', bots: 3 },
  { name: 'overlord', game: 'overlord', bots: 3, ends: ['concede'] },
  { name: 'formal', game: 'overlord', bots: 3, options: { rules: 'formal', window: '0' } },
]

describe.runIf(LONG || process.env.UNDERTABLE_PICTURES).each(MATCHES)(
  '$name',
  ({ name, game, bots, options, ends }) => {
    it.each(LOOKS)('leaves nothing that must be answered out of sight on a $name', async looks => {
      at = await stage('--seed', 'whole', '--pace', '0.3')
      const anna = await Visitor.come(at, 'Анна', looks.locale, { ...looks, motion: true })
      await anna.chooseGame(game)
      for (const [key, value] of Object.entries(options ?? {})) await option(anna, key, value)
      await anna.addBots(bots, 1)
      await anna.start()
      const faults: string[] = []
      await walk(anna, {
        seed: 7,
        touch: looks.touch,
        ...(ends && { ends }),
        look: async (sight, n) => {
          for (const fault of await outOfSight(anna.page)) faults.push(`${n} ${sight.ask}: ${fault}`)
          await shoot(anna, `${name}-${looks.name}-${String(n).padStart(3, '0')}`)
        },
      })
      expect([...new Set(faults)]).toEqual([])
      expect(anna.faults).toEqual([])
    })
  },
)
