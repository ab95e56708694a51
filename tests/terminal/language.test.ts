/** Which language a command speaks: the one it is asked for, else the system's, in the order that all programs keep. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { asksForHelp } from '../../src-main/commandOptions'
import { undertable } from '../../src-main/headless'
import { caughtOutput } from './output'

const printed = caughtOutput()
beforeEach(() => {
  for (const name of ['LC_ALL', 'LC_MESSAGES', 'LANG']) vi.stubEnv(name, undefined)
})
afterEach(() => {
  vi.unstubAllEnvs()
})

const HELP = { Usage: 'en', Использование: 'ru', Uso: 'it' } as const
/** The language of the help. */
async function spoken(...args: readonly string[]): Promise<string | undefined> {
  const before = printed.out().length
  expect(await undertable([...args, '--help'])).toBe(0)
  const text = printed.out().slice(before).join('\n')
  return Object.entries(HELP).find(([word]) => text.includes(`${word}:`))?.[1]
}

describe('the language of a command', () => {
  it('is English where nothing else is said', async () => {
    expect(await spoken()).toBe('en')
    expect(await spoken('find')).toBe('en')
  })

  it.each([
    ['--lang', 'ru'],
    ['--lang=ru', '--json'],
    ['find', '--lang', 'ru'],
    ['verify', '--lang=ru'],
    ['--seed', '--lang=ru'],
  ])('is the one it is asked for: %s %s', async (...args) => {
    vi.stubEnv('LC_ALL', 'it_IT.UTF-8')
    expect(await spoken(...args)).toBe('ru')
  })

  it('is the system’s where it is asked for none that there is', async () => {
    vi.stubEnv('LANG', 'it_IT.UTF-8')
    expect([await spoken(), await spoken('--lang', 'xx'), await spoken('--lang')]).toEqual(['it', 'it', 'it'])
  })

  it('is LC_ALL before LC_MESSAGES before LANG', async () => {
    vi.stubEnv('LANG', 'it_IT.UTF-8')
    vi.stubEnv('LC_MESSAGES', 'ru_RU.UTF-8')
    expect(await spoken()).toBe('ru')
    vi.stubEnv('LC_ALL', 'en_GB.UTF-8')
    expect(await spoken()).toBe('en')
  })
})

describe('help', () => {
  it.each([
    [['--help'], true],
    [['find', '-h', '--nonsense'], true],
    [['--help', '--', 'x'], true],
    [['verify', '--', '--help'], false],
    [['verify', 'help'], false],
    [[], false],
  ])('is asked for by %j: %s', (args, asks) => {
    expect(asksForHelp(args)).toBe(asks)
  })
})

describe('what is not understood', () => {
  it.each([
    [['nonsense'], 'There is no command "nonsense".'],
    [['find', '--nonsense'], '--nonsense'],
    [['doctor', '--nonsense'], '--nonsense'],
    [['meet'], 'Not understood: meet'],
    [['keep'], 'Not understood: ADDRESS'],
    [['backup'], 'Not understood:'],
    [['restore', 'a', 'b'], 'Not understood: a b'],
    [['export'], 'Not understood: export'],
    [['import'], 'Not understood: import'],
    [['verify'], 'Which file?'],
    [['verify', 'a', 'b'], 'Not understood: b'],
    [['host', '--port', 'x'], 'Not understood: --port x'],
    [['--tables', '0'], 'Not understood: --tables 0'],
    [['--hall', '--keepers'], 'can’t be kept by other computers yet'],
  ])('%j ends with 2, and says where to read on', async (args, words) => {
    expect(await undertable(args)).toBe(2)
    expect(printed.err()[0]).toContain(words)
    expect(printed.err().join('\n')).toMatch(/--help/)
    expect(printed.out()).toEqual([])
  })
})

describe('the version', () => {
  it('is printed, and no table is opened', async () => {
    expect(await undertable(['--version'])).toBe(0)
    expect(printed.out()).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+$/)])
  })
})
