/** Recipe: adding a game touches its two folders and one line in each registry. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { betsManifest, betsPageManifest } from './toy'

const root = path.resolve(import.meta.dirname, '../..')

/** The games that are in the registries: a new one changes nothing here. */
const registered = [
  ...readFileSync(path.join(root, 'src-shared/games/registry.ts'), 'utf8').matchAll(/ as (\w+) \}/g),
].map(([, name = '']) => name)

vi.mock('../../src-shared/games/registry', async original => ({ ...(await original<object>()), bets: betsManifest }))
vi.mock('../../src-renderer/games/registry', async original => ({
  ...(await original<object>()),
  bets: betsPageManifest,
}))

describe('a game with a line in the registry of hosts', () => {
  let party: typeof import('../kit/guest')
  let deps: typeof import('../kit/deps')
  let hosts: typeof import('../../src-main/host/host')
  beforeAll(async () => {
    party = await import('../kit/guest')
    deps = await import('../kit/deps')
    hosts = await import('../../src-main/host/host')
  })

  it('is offered last, chosen, dealt, played with its bot at the pace it asks for, and won', async () => {
    const given = deps.testDeps(1),
      host = new hosts.Host(given)
    host.open({ id: 't', name: 'T', game: 'mascarade', invite: [], fixedKey: null, pace: 1 })
    const anna = new party.Guest(host, 'Anna')
    anna.hello()
    expect(anna.update.party.shelf).toEqual([...registered, 'bets'])
    expect(await anna.send({ kind: 'game', game: 'bets' })).toBeNull()
    expect(await anna.send({ kind: 'addBot' })).toBeNull()
    expect(await anna.send({ kind: 'start' })).toBeNull()
    const [ask] = anna.asks()
    expect(await anna.send({ kind: 'answer', ask: ask?.id ?? '', answer: 'bet' })).toBeNull()
    await given.clock.advance(39)
    expect(anna.update.party.phase).toBe('match')
    await given.clock.advance(1)
    expect(anna.update.party.phase).toBe('result')
    expect(anna.update.match?.view.open.outcome?.winners.length).toBeGreaterThan(0)
    expect(given.faults).toEqual([])
  })
})

describe('a game with a line in the registry of the page', () => {
  it('has its title in the lobby, a crest, a lesson to ask for, and its rules for replays', async () => {
    const { PAGE_GAMES, pageGame } = await import('../../src-renderer/games')
    const { createI18nForPage } = await import('../../src-renderer/i18n')
    const { loadRules } = await import('../../src-renderer/games/loadRules')
    const { TAUGHT } = await import('../../src-renderer/store/learning')
    expect(PAGE_GAMES.map(({ id }) => id)).toEqual([...registered, 'bets'])
    expect(createI18nForPage('ru').t('games.bets.name')).toBe('Bets')
    expect(pageGame('bets')?.crest.solid).toBe('M0 0h48v48Z')
    expect(TAUGHT).toContain('bets')
    expect((await loadRules('bets'))?.id).toBe('bets')
  })
})

describe('nothing else knows a game by its name', () => {
  const GAME = new RegExp(`['"\`/](${registered.join('|')})['"\`/]`)
  const sources = (folder: string): string[] =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map(name => path.posix.join(folder, name.replaceAll('\\', '/')))
      .filter(name => /\.(ts|vue)$/.test(name) && statSync(path.join(root, name)).isFile())
  const all = ['src-shared', 'src-main', 'src-renderer'].flatMap(sources)
  const own = /^src-(shared|renderer)\/games\/[^/]+\//

  it('but its own folders and the registries', () => {
    const naming = all.filter(name => !own.test(name) && GAME.test(readFileSync(path.join(root, name), 'utf8')))
    expect(naming.sort()).toEqual(['src-renderer/games/registry.ts', 'src-shared/games/registry.ts'])
  })

  it('and each registry has one line a game', () => {
    for (const side of ['shared', 'renderer']) {
      const lines = readFileSync(path.join(root, `src-${side}/games/registry.ts`), 'utf8').split('\n')
      expect(lines.filter(line => GAME.test(line))).toHaveLength(registered.length)
    }
  })
})
