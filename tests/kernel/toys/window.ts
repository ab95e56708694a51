/**
 * A window that each act reopens. Sealed: a round of hidden answers, repeated until all pass. Open: everybody may act
 * or pass at any time; an act reopens the window for all, also for those who had passed.
 */
import { initialState, pick, stepTable, type Ask, type Seat } from '../../../src-shared/kernel'
import { everybody, step, toy, type ToyState } from './parts'

const react = (seat: Seat): Ask => ({
  seat,
  key: 'react',
  pick: pick.one(['act', 'pass']),
  default: { answer: 'pass' },
})

const sealedWindow = step<null, string>('sealedWindow', {
  asks: state => everybody(state).map(react),
  resolve(play, _, answers) {
    const acts = answers.filter(a => a.answer === 'act')
    for (const { seat } of acts) play.state.log.push(`${seat} acts`)
    if (acts.length > 0) return
    play.state.log.push('all pass')
    play.end({ winners: [], reason: 'quiet' })
  },
})

const openWindow = step<{ waiting: Seat[] }, string>('openWindow', {
  asks: (_, { waiting }) => waiting.map(react),
  take(play, data, seat, answer) {
    play.state.log.push(`${seat} ${answer}`)
    if (answer === 'act') {
      data.waiting = everybody(play.state)
      return play.reopen()
    }
    data.waiting = data.waiting.filter(other => other !== seat)
    if (data.waiting.length === 0) play.end({ winners: [], reason: 'quiet' })
  },
})

/** Each act may itself be reacted to: a window within the window, asking the same; then the outer one is reopened. */
const chainWindow = step<{ depth: number }, string>('chainWindow', {
  asks: state => everybody(state).map(react),
  resolve(play, { depth }, answers) {
    const acts = answers.filter(a => a.answer === 'act')
    play.state.log.push(`${depth}: ${acts.length}`)
    if (acts.length > 0) return play.call(chainWindow({ depth: depth + 1 }))
    if (depth === 0) return play.end({ winners: [], reason: 'quiet' })
    play.done()
  },
})

/** The same, each answer acting when it comes. */
const openChain = step<{ depth: number; waiting: Seat[] }, string>('openChain', {
  asks: (_, { waiting }) => waiting.map(react),
  take(play, data, seat, answer) {
    play.state.log.push(`${data.depth}: ${seat} ${answer}`)
    if (answer === 'act') {
      data.waiting = everybody(play.state)
      play.call(openChain({ depth: data.depth + 1, waiting: everybody(play.state) }))
      return play.reopen()
    }
    data.waiting = data.waiting.filter(other => other !== seat)
    if (data.waiting.length > 0) return
    if (data.depth === 0) return play.end({ winners: [], reason: 'quiet' })
    play.done()
  },
})

const steps = stepTable<ToyState, string>(sealedWindow, openWindow, chainWindow, openChain)
export const sealedRounds = toy('sealedRounds', steps, () => initialState(sealedWindow(null)))
export const openRounds = toy('openRounds', steps, seats =>
  initialState(openWindow({ waiting: Array.from({ length: seats }, (_, seat) => seat) })),
)
export const sealedChain = toy('sealedChain', steps, () => initialState(chainWindow({ depth: 0 })))
export const openChains = toy('openChains', steps, seats =>
  initialState(openChain({ depth: 0, waiting: Array.from({ length: seats }, (_, seat) => seat) })),
)
