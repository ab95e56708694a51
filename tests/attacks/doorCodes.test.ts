/** Guessers of a join code keep out somebody who knows it, or guess more than they may. */
import type { ConnectionInfo, Peer } from '../../src-main/peer'
import type { VirtualClock } from '../kit/clock'
import { proveWays, type Attack, type Defence } from './kit/ways'

const SECOND = 1000

const CODE = 'Blue Tango'
const OWN_TABLE = { code: 'Own Code' }

interface Lock {
  readonly code: string
}

/** Somebody at the door of a table with a code. @returns what they were told, once they are */
type Try = (address: string, code: string, more?: { lock?: Lock; isLocal?: boolean }) => () => string | undefined

/** Guessers at a table with a code, under a virtual clock. */
async function atTheDoor(act: (attempt: Try, clock: VirtualClock) => Promise<boolean>): Promise<boolean> {
  const { JoinCodeGate } = await import('../../src-main/host/access/joinCode')
  const { testDeps } = await import('../kit/deps')
  const deps = testDeps(3),
    gate = new JoinCodeGate(deps),
    ours = { code: CODE }
  const attempt: Try = (address, code, { lock = ours, isLocal = false } = {}) => {
    const connection: ConnectionInfo = { address, encrypted: true, authWords: [1, 2, 3] }
    const peer: Peer = { isLocal, connection, send: () => undefined, sendText: () => undefined, close: () => undefined }
    let told: string | undefined
    void gate.check(peer, lock, { code }).then(why => (told = why?.refused ?? 'in'))
    return () => told
  }
  try {
    return await act(attempt, deps.clock)
  } finally {
    gate.close()
  }
}

/** Wrong codes of many. Is somebody new with the right one kept waiting? */
const shutsOut = (addresses: readonly string[], each: number): Attack => {
  return () =>
    atTheDoor(async (attempt, clock) => {
      for (const address of addresses) for (let n = 0; n < each; n++) attempt(address, 'wrong')
      await clock.advance(2 * SECOND)
      const honest = attempt('10.0.0.254', CODE)
      await clock.settle()
      return honest() !== 'in'
    })
}

/** How many wrong codes of a guesser who tries once every so often are judged. */
const judges = (
  more: number,
  tries: number,
  everyMs: number,
  guess: (attempt: Try, n: number) => () => string | undefined,
): Attack => {
  return () =>
    atTheDoor(async (attempt, clock) => {
      const answers: (() => string | undefined)[] = []
      for (let n = 0; n < tries; n++) {
        answers.push(guess(attempt, n))
        await clock.advance(everyMs)
      }
      return answers.filter(answer => answer() === 'codeWrong').length > more
    })
}

const range = (from: number, to: number, address: (n: number) => string): string[] =>
  Array.from({ length: to - from + 1 }, (_, n) => address(from + n))
const lan = range(1, 253, n => `10.0.0.${n}`)

/** Twelve who have guessed wrong many times always have codes waiting. Does somebody wait with them who slipped once? */
const holdsUpASlip: Attack = () =>
  atTheDoor(async (attempt, clock) => {
    for (let round = 0; round < 12; round++) {
      for (const address of lan.slice(0, 12)) attempt(address, 'wrong')
      await clock.advance(30 * SECOND)
    }
    attempt('10.0.0.254', 'blue tangi')
    await clock.advance(SECOND)
    const honest = attempt('10.0.0.254', CODE)
    for (let second = 0; second < 15; second++) {
      for (const address of lan.slice(0, 12)) attempt(address, 'wrong')
      await clock.advance(SECOND)
    }
    return honest() !== 'in'
  })

const addressAlone: Defence = {
  module: 'src-main/neighbourhood',
  off: () => ({ neighbourhoodOf: ({ connection }: Peer) => connection?.address ?? '' }),
}

proveWays('a crowd of guessers', [
  {
    name: 'a whole network guesses: somebody new with the right code waits',
    attack: shutsOut(lan, 3),
    without: [{ module: 'src-main/host/access/wrongGuesses', off: () => ({ isFirst: () => false }) }],
  },
  {
    name: 'one machine with many IPv6 addresses spends what is for first guesses: somebody new waits',
    attack: shutsOut(
      range(1, 400, n => `fd00:0:0:1::${n.toString(16)}`),
      1,
    ),
    without: [addressAlone],
  },
  {
    name: 'a program on the host’s own machine guesses from as many addresses as it likes',
    attack: judges(40, 200, SECOND, (attempt, n) => attempt(`127.0.7.${n}`, 'wrong', { isLocal: true })),
    without: [addressAlone],
  },
  {
    name: 'a guesser clears their record with the right code of a table of their own',
    attack: judges(30, 120, 5 * SECOND, (attempt, n) => {
      attempt('10.0.0.1', 'Own Code', { lock: OWN_TABLE })
      return attempt('10.0.0.1', `wrong ${n}`)
    }),
    without: [
      {
        module: 'src-main/host/access/wrongGuesses',
        off: () => ({ wrongAfter: (wrong: number, isRight: boolean) => (isRight ? 0 : wrong + 1) }),
      },
    ],
  },
  {
    name: 'those who guess again and again hold up somebody who slipped once',
    attack: holdsUpASlip,
    without: [
      { module: 'src-main/host/access/wrongGuesses', off: () => ({ fewestWrong: (waiting: unknown) => waiting }) },
    ],
  },
  {
    name: '600 addresses test more than 400 codes in ten minutes',
    attack: judges(400, 600, SECOND, (attempt, n) => attempt(`10.1.${n >> 8}.${n & 255}`, 'wrong')),
    without: [
      {
        module: 'src-main/host/access/guessBudget',
        off: () => ({
          GuessBudget: class {
            take = () => Promise.resolve(() => undefined)
            stop = () => undefined
          },
        }),
      },
    ],
  },
])
