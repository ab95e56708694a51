/**
 * A standing interrupt: all seats may speak up at any time while others answer. `aside` takes the word for a moment,
 * and the interrupted step goes on; `halt` drops it and the next worker is asked; `note` is only written down.
 */
import { initialState, pick, stepTable, type Seat } from '../../../src-shared/kernel'
import { everybody, step, toy, type ToyState } from './parts'

/** `sealed`: the work is a sealed round of all seats; otherwise each of the seats that are left works openly. */
interface Meeting {
  readonly sealed: boolean
  round: number
}

const meeting = step<Meeting, string>('meeting', {
  interrupts: state =>
    everybody(state).map(seat => ({
      seat,
      key: 'speak',
      pick: pick.one(['aside', 'halt', 'note']),
      default: { answer: 'note' },
    })),
  take(play, data, seat, answer) {
    play.state.log.push(`${seat} ${answer}`)
    if (answer === 'aside') return play.call(aside({ seat }))
    if (answer === 'note') return
    data.round++
    play.back()
    play.call(data.sealed ? vote({ round: data.round }) : work({ round: data.round, left: everybody(play.state) }))
  },
})

const work = step<{ round: number; left: Seat[] }, number>('work', {
  asks: (_, { left }) => left.map(seat => ({ seat, key: 'work', pick: pick.number(0, 9), default: 'random' })),
  take(play, data, seat, done) {
    play.state.log.push(`${seat} works ${done}`)
    data.left = data.left.filter(other => other !== seat)
    if (data.left.length === 0) play.end({ winners: [], reason: 'done' })
  },
})

const vote = step<{ round: number }, string>('vote', {
  asks: state =>
    everybody(state).map(seat => ({ seat, key: 'vote', pick: pick.one(['yes', 'no']), default: { answer: 'no' } })),
  resolve(play, _, answers) {
    play.state.log.push(answers.map(a => a.answer).join(' '))
    play.end({ winners: [], reason: 'done' })
  },
})

const aside = step<{ seat: Seat }, string>('aside', {
  asks: (_, { seat }) => [{ seat, key: 'aside', pick: pick.one(['well', 'never mind']), default: 'random' }],
  take(play, { seat }, _, words) {
    play.state.log.push(`${seat}: ${words}`)
    play.done()
  },
})

/** One step with both: a sealed round that repeats until all say no, and the word that may be taken meanwhile. */
const council = step<null, string>('council', {
  asks: state =>
    everybody(state).map(seat => ({ seat, key: 'vote', pick: pick.one(['yes', 'no']), default: { answer: 'no' } })),
  interrupts: state =>
    everybody(state).map(seat => ({ seat, key: 'speak', pick: pick.one(['note']), default: { answer: 'note' } })),
  take(play, _, seat, answer) {
    play.state.log.push(`${seat} ${answer}`)
  },
  resolve(play, _, answers) {
    play.state.log.push(answers.map(a => a.answer).join(' '))
    if (answers.every(a => a.answer === 'no')) play.end({ winners: [], reason: 'done' })
  },
})

/** Talks that nest: all may take notes meanwhile, and each talk asks seat 0 the same. */
const parley = step<{ depth: number }, string>('parley', {
  asks: () => [{ seat: 0, key: 'talk', pick: pick.one(['deeper', 'over']), default: { answer: 'over' } }],
  interrupts: state =>
    everybody(state).map(seat => ({ seat, key: 'speak', pick: pick.one(['note']), default: { answer: 'note' } })),
  take(play, { depth }, seat, answer) {
    play.state.log.push(`${seat} ${answer} at ${depth}`)
    if (answer === 'deeper') play.call(parley({ depth: depth + 1 }))
    else if (answer === 'over' && depth > 0) play.done()
    else if (answer === 'over') play.end({ winners: [], reason: 'done' })
  },
})

const steps = stepTable<ToyState, string>(meeting, work, vote, aside, council, parley)
export const workshop = toy('workshop', steps, seats =>
  initialState(
    meeting({ sealed: false, round: 0 }),
    work({ round: 0, left: Array.from({ length: seats }, (_, seat) => seat) }),
  ),
)
export const ballot = toy('ballot', steps, () => initialState(meeting({ sealed: true, round: 0 }), vote({ round: 0 })))
/** Nothing lies above the meeting but one aside of seat 0. */
export const anteroom = toy('anteroom', steps, () =>
  initialState(meeting({ sealed: false, round: 0 }), aside({ seat: 0 })),
)
export const embassy = toy('embassy', steps, () => initialState(parley({ depth: 0 })))
export const chamber = toy('chamber', steps, () => initialState(council(null)))
