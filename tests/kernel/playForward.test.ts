/** A match that is played forward in place goes by its steps as ever, but nobody watches it. */
import { describe, expect, it } from 'vitest'
import {
  fastRandom,
  initialState,
  pick,
  stepsOf,
  stepTable,
  type Ask,
  type GameState,
  type StepTable,
} from '../../src-shared/kernel'
import { playForward, type Players } from '../../src-shared/kernel/playForward'

interface Tally extends GameState {
  log: string[]
}

const step = stepsOf<Tally, string>()
const ask = (seat: number, key: string): Ask => ({ seat, key, pick: pick.one(['a', 'b']), default: 'random' })

/** Two are asked, and the first answer settles it. */
const race = step<null, string>('race', {
  asks: () => [ask(1, 'race'), ask(0, 'race')],
  take(play, _, seat, answer, key) {
    play.state.log.push(`${key} ${seat} ${answer}`)
    play.emit('said')
    play.show(0, 'shown')
    play.next(vote(null))
  },
})
/** All vote in secret; the asks come from the last seat on. */
const vote = step<null, string>('vote', {
  asks: () => [ask(2, 'vote'), ask(1, 'vote'), ask(0, 'vote')],
  resolve(play, _, answers) {
    play.state.log.push(answers.map(({ seat, answer }) => `${seat}${answer}`).join())
    play.next(count(null))
  },
})
const count = step<null>('count', {
  run(play) {
    if (play.state.log.length > 2) play.end({ winners: [0], reason: 'over' })
    else play.next(race(null))
  },
})
const mute = step<null, string>('mute', { asks: () => [], take: () => undefined })
const game = { steps: stepTable(race, vote, count, mute) as StepTable<Tally, string> }

const stateAt = (...frames: Tally['steps']): Tally => ({ ...initialState(...frames), log: [] })
const choosing = (most = Infinity): Players & { readonly asked: string[] } => {
  const asked: string[] = []
  return {
    asked,
    isFar: () => asked.length >= most,
    choose: ({ seat, key }) => {
      asked.push(`${key} ${seat}`)
      return 'b'
    },
  }
}

describe('a match played forward in place', () => {
  it('begins with the given answer and goes by its steps to the end', () => {
    const state = stateAt(race(null)),
      players = choosing()
    playForward(game, state, { seat: 0, key: 'race', answer: 'a' }, fastRandom(1), players)
    expect(state.log).toEqual(['race 0 a', '0b,1b,2b', 'race 1 b', '0b,1b,2b'])
    expect(state.outcome).toEqual({ winners: [0], reason: 'over' })
    expect(players.asked).toEqual(['vote 2', 'vote 1', 'vote 0', 'race 1', 'vote 2', 'vote 1', 'vote 0'])
    expect(state.moment).toBe(8)
  })

  it('asks nobody twice whose sealed answer is given, and takes sealed answers in seat order', () => {
    const state = stateAt(vote(null)),
      players = choosing(3)
    playForward(game, state, { seat: 1, key: 'vote', answer: 'a' }, fastRandom(1), players)
    expect(players.asked.slice(0, 2)).toEqual(['vote 2', 'vote 0'])
    expect(state.log[0]).toBe('0b,1a,2b')
  })

  it('stops before an ask as soon as it is far enough, also between sealed answers', () => {
    const state = stateAt(race(null)),
      players = choosing(2)
    playForward(game, state, { seat: 0, key: 'race', answer: 'a' }, fastRandom(1), players)
    expect(players.asked).toHaveLength(2)
    expect(state.log).toEqual(['race 0 a'])
    expect(state.sealed).toEqual([])
  })

  it('shows nothing to anybody, and notices when nobody is asked', () => {
    const state = stateAt(race(null))
    playForward(game, state, { seat: 0, key: 'race', answer: 'a' }, fastRandom(1), choosing(1))
    expect(state.seen).toEqual([])
    expect(() => {
      playForward(game, stateAt(mute(null)), { seat: 0, key: 'mute', answer: 'a' }, fastRandom(1), choosing())
    }).toThrow('asks nobody')
  })
})
