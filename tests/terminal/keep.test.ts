/** `undertable keep`: which table it keeps, and the question to its person when the host is gone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GoneView } from '../../src-shared/wire'
import { keep, readKeepArguments, type KeepArguments } from '../../src-main/terminal/keep'
import { invitationOption } from '../kit/secretFile'
import { caughtOutput, english } from './output'

const computer = vi.hoisted(() => ({
  gone: null as unknown,
  kept: [] as unknown[],
  agreed: [] as unknown[],
  closed: 0,
  opens: true,
}))
vi.mock('../../src-main/hosting', () => ({
  openHosting: () =>
    Promise.resolve(
      computer.opens
        ? {
            port: 26262,
            fingerprint: 'print',
            keeping: {
              keep: (...args: readonly unknown[]) => Promise.resolve(void computer.kept.push(args)),
              server: { answer: () => ({ gone: computer.gone }) },
              computersOf: () => [
                { id: 'a', name: 'Anna’s laptop' },
                { id: 'b', name: 'Boris’s laptop' },
              ],
              agreeTo: (...args: readonly unknown[]) => computer.agreed.push(args),
            },
            close: () => Promise.resolve(void computer.closed++),
          }
        : null,
    ),
}))

const FINGERPRINT = Buffer.alloc(32, 1).toString('base64url')
const PLACE = `undertable://10.0.0.2:26262/?table=t&f=${FINGERPRINT}`
const gone = (agreed: readonly string[]): GoneView =>
  ({ host: 'a', candidate: 'b', agreed, needed: 2 }) as unknown as GoneView
const printed = caughtOutput()

function options(...more: readonly string[]): KeepArguments {
  const read = readKeepArguments([PLACE, invitationOption('come'), ...more])
  if ('bad' in read) throw new Error(read.bad)
  return read
}
/** Runs the command, does something meanwhile, and presses Ctrl+C. @returns the exit code */
async function kept(args: KeepArguments, meanwhile: () => unknown = () => undefined): Promise<number> {
  const running = keep(args, english)
  await vi.advanceTimersByTimeAsync(0)
  await meanwhile()
  process.emit('SIGINT')
  return running
}
const looks = (): Promise<unknown> => vi.advanceTimersByTimeAsync(1000)

beforeEach(() => {
  vi.useFakeTimers()
  Object.assign(computer, { gone: null, kept: [], agreed: [], closed: 0, opens: true })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a computer that keeps a table', () => {
  it('keeps that of the link, until it is interrupted', async () => {
    expect(await kept(options())).toBe(0)
    expect(computer.kept).toEqual([
      ['t', { id: FINGERPRINT, name: expect.any(String), addresses: ['10.0.0.2'], port: 26262 }, 'come'],
    ])
    expect(printed.out()[0]).toContain(`keeps a sealed copy of the table at ${PLACE}`)
    expect([computer.closed, process.stdin.listenerCount('data'), vi.getTimerCount()]).toEqual([1, 0, 0])
  })

  it('says so as JSON', async () => {
    await kept(options('--json'))
    expect(printed.out()).toEqual(['{"keeping":"t","port":26262,"fingerprint":"print"}'])
  })

  it.each([
    ['10.0.0.2'],
    [`undertable://10.0.0.2:26262/?f=${FINGERPRINT}`],
    ['undertable://10.0.0.2:26262/?table=t'],
    ['nonsense'],
  ])('needs a whole link: not %s', async place => {
    expect(await keep({ ...options(), place }, english)).toBe(2)
    expect([printed.err(), computer.kept]).toEqual([[`This is neither an address nor a code: ${place}`], []])
  })

  it('keeps nothing where its own data cannot be opened', async () => {
    computer.opens = false
    expect(await keep(options(), english)).toBe(1)
  })
})

describe('an invitation', () => {
  it.each([
    ['is empty', invitationOption(''), /Without an invitation nothing is kept/],
    ['is in no file', '--invitation-file=/no/such/file', /no\/such\/file/],
  ])('that %s is not enough', async (_, option, why) => {
    const read = readKeepArguments([PLACE, option])
    expect(await keep(read as KeepArguments, english)).toBe(1)
    expect([printed.err().join(), computer.kept]).toEqual([expect.stringMatching(why), []])
  })

  it('needs a file where it cannot be typed', async () => {
    expect(await keep(readKeepArguments([PLACE]) as KeepArguments, english)).toBe(1)
    expect(printed.err().join()).toContain('--invitation-file FILE')
  })
})

describe('its person', () => {
  const question = (agreed: number): string =>
    `The computer "Anna’s laptop" is gone. ${agreed} of 2 agree to go on with the table on "Boris’s laptop". Press Enter to agree.`

  it('is asked where they want to be, once for each thing that is new', async () => {
    await kept(options('--ask'), async () => {
      await looks()
      expect(printed.err()).toEqual([])
      computer.gone = gone([])
      await looks()
      await looks()
      computer.gone = gone(['a'])
      await looks()
      expect(printed.err()).toEqual([question(0), question(1)])
    })
  })

  it('is asked again when the host goes a second time', async () => {
    await kept(options('--ask'), async () => {
      for (const is of [gone([]), null, gone([])]) {
        computer.gone = is
        await looks()
      }
      expect(printed.err()).toEqual([question(0), question(0)])
    })
  })

  it('agrees with Enter, while the host is gone and not before', async () => {
    await kept(options('--ask'), () => {
      process.stdin.emit('data', '\n')
      expect(computer.agreed).toEqual([])
      computer.gone = gone([])
      process.stdin.emit('data', '\n')
    })
    expect(computer.agreed).toEqual([['t', 'b']])
  })

  it('is not asked where the computer agrees by itself', async () => {
    await kept(options(), async () => {
      computer.gone = gone([])
      await looks()
      expect([printed.err(), process.stdin.listenerCount('data')]).toEqual([[], 0])
    })
  })
})
