/** A round: everybody loads a crate, everybody may search one, and what is left is sold. */
import { pick, type Play, type Seat } from '../../../src-shared/kernel'
import { CARGO_IDS, coinsFor, inOrder, SEARCH_SECONDS, type Cargo } from './cargo'
import { step, type SmugglersEvent, type SmugglersState } from './state'

type SmugglersPlay = Play<SmugglersState, SmugglersEvent>
type SearchAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'search'; readonly answer: Seat }

/** All at once: a card goes into the crate, face down, and its captain says what it is. */
export const load = step<null, { readonly cargo: Cargo; readonly claim: Cargo }>('load', {
  asks: ({ hands }) =>
    hands.map((hand, seat) => ({
      seat,
      key: 'load',
      pick: pick.each({ cargo: pick.card([...new Set(inOrder(hand))]), claim: pick.one(CARGO_IDS) }),
      default: 'random',
    })),
  resolve(play, _, answers) {
    const { state } = play
    for (const { seat, answer } of answers) {
      state.hands[seat]?.splice(state.hands[seat].indexOf(answer.cargo), 1)
      state.crates[seat] = { ...answer, isOpen: false }
      play.emit({ kind: 'claim', seat, card: answer.claim })
    }
    const everybody = answers.map(({ seat }) => seat)
    play.next(harbour({ watching: everybody }))
    play.call(departure({ waiting: everybody }))
  },
})

/** While the ships make ready, each player may search one ship, once. Then the harbour buys what was not found out. */
export const harbour = step<{ watching: Seat[] }, SearchAnswer>('harbour', {
  interrupts: (state, { watching }) =>
    watching.flatMap(seat => {
      const shut = state.crates.flatMap((crate, other) => (other !== seat && crate?.isOpen === false ? [other] : []))
      if (shut.length === 0) return []
      const choices = pick.branch({ pass: pick.ok(), search: pick.seat(shut) })
      const fallback = { branch: 'pass', answer: true } as const
      return [{ seat, key: 'search', pick: choices, default: { answer: fallback }, seconds: SEARCH_SECONDS }]
    }),
  take(play, data, seat, answer) {
    data.watching = data.watching.filter(other => other !== seat)
    if (answer.branch === 'search') search(play, seat, answer.answer)
  },
  run: sell,
})

/** Everybody says that they are ready to sail; until then, anybody may still search. */
export const departure = step<{ waiting: Seat[] }, true>('departure', {
  asks: (_, { waiting }) =>
    waiting.map(seat => ({
      seat,
      key: 'sail',
      pick: pick.ok(),
      default: { answer: true },
      seconds: SEARCH_SECONDS,
    })),
  take(play, data, seat) {
    data.waiting = data.waiting.filter(other => other !== seat)
    if (data.waiting.length === 0) play.done()
  },
})

/** The crate is opened. A liar pays the fine to whoever searched; an honest captain is paid it. */
function search(play: SmugglersPlay, seat: Seat, to: Seat): void {
  const { state } = play
  const crate = state.crates[to]
  if (!crate || crate.isOpen) return
  state.crates[to] = { ...crate, isOpen: true }
  const isLie = crate.cargo !== crate.claim
  const [payer, payee] = isLie ? [to, seat] : [seat, to]
  const n = Math.min(state.fine, state.coins[payer] ?? 0)
  state.coins[payer] = (state.coins[payer] ?? 0) - n
  state.coins[payee] = (state.coins[payee] ?? 0) + n
  play.emit({ kind: isLie ? 'caught' : 'honest', seat, to, card: crate.cargo, n })
}

/** Every crate is bought as what it is said to be, unless it was found to be something else. */
function sell(play: SmugglersPlay): void {
  const { state } = play
  state.crates.forEach((crate, seat) => {
    if (!crate || (crate.isOpen && crate.cargo !== crate.claim)) return
    const n = coinsFor(crate.claim)
    state.coins[seat] = (state.coins[seat] ?? 0) + n
    play.emit({ kind: 'sold', seat, card: crate.claim, n })
  })
  state.crates = state.crates.map(() => null)
  if (state.hands.every(hand => hand.length === 0)) return finish(play)
  state.round++
  play.emit({ kind: 'round', n: state.round })
  play.next(load(null))
}

function finish(play: SmugglersPlay): void {
  const { coins } = play.state
  const winners = coins.flatMap((n, seat) => (n === Math.max(...coins) ? [seat] : []))
  play.emit({ kind: 'end', winners })
  play.end({ winners, reason: 'richest' })
}
