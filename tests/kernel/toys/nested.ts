/**
 * Cards that play other cards. `coin` is just played; `ask` waits for a word; `echo` plays one more card and then
 * rings; `twin` plays two more, one after the other, asking its seat the same question twice.
 */
import { initialState, pick, stepTable, type StackFrame, type Seat } from '../../../src-shared/kernel'
import { step, toy, type ToyState } from './parts'

const CARDS = ['coin', 'ask', 'echo', 'twin']

const hand = (seat: Seat) => [{ seat, key: 'play', pick: pick.one([...CARDS, 'stop']), default: 'random' as const }]

const turn = step<{ seat: Seat }, string>('turn', {
  asks: (_, { seat }) => hand(seat),
  take(play, { seat }, _, card) {
    if (card === 'stop') return play.end({ winners: [seat], reason: 'stopped' })
    play.state.log.push(`${seat}: ${card}`)
    play.next(turn({ seat: (seat + 1) % play.state.seats }))
    play.call(effect(card, seat))
  },
})

const coin = step<{ seat: Seat }>('coin', {
  run(play) {
    play.state.log.push('coin')
    play.done()
  },
})

const ask = step<{ seat: Seat }, string>('ask', {
  asks: (_, { seat }) => [{ seat, key: 'word', pick: pick.one(['yes', 'no']), default: 'random' }],
  take(play, _, __, word) {
    play.state.log.push(`ask: ${word}`)
    play.done()
  },
})

const echo = step<{ seat: Seat }, string>('echo', {
  asks: (_, { seat }) => hand(seat),
  take(play, { seat }, _, card) {
    play.next(rings({ name: 'echo' }))
    if (card !== 'stop') play.call(effect(card, seat))
  },
})

const twin = step<{ seat: Seat; left: number }, string>('twin', {
  asks: (_, { seat }) => hand(seat),
  take(play, data, _, card) {
    data.left--
    if (data.left === 0) play.next(rings({ name: 'twin' }))
    if (card !== 'stop') play.call(effect(card, data.seat))
  },
})

const rings = step<{ name: string }>('rings', {
  run(play, { name }) {
    play.state.log.push(`${name} rings`)
    play.done()
  },
})

function effect(card: string, seat: Seat): StackFrame {
  switch (card) {
    case 'ask':
      return ask({ seat })
    case 'echo':
      return echo({ seat })
    case 'twin':
      return twin({ seat, left: 2 })
    default:
      return coin({ seat })
  }
}

export const nested = toy('nested', stepTable<ToyState, string>(turn, coin, ask, echo, twin, rings), () =>
  initialState(turn({ seat: 0 })),
)
