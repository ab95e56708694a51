/**
 * The powers of the characters, one step each. Powers are compulsory; the Witch's, and any swap itself, are a *may*.
 */
import { pick, type StackFrame, type Seat } from '../../../../kernel'
import { POWER, type Character } from '../characters'
import { coinsOf, end, endAtThirteen, pay, richest } from '../coins'
import { foolTakes } from '../rulings'
import type { SlotId } from '../slots'
import { cardAt, firstSlot, ids, layoutOf, step, type MascaradePlay, type MascaradeState } from '../state'
import { lookAt, swapOrNot, yesOrNo, type SwapAnswer } from './swap'
import { reveal } from './reveal'

/** Who uses a power, with which card; `fellow` is the other true Peasant of the dispute. */
export interface PowerUse {
  readonly seat: Seat
  readonly slot: SlotId
  readonly fellow: Seat | null
}

const others = (state: MascaradeState, seat: Seat): Seat[] =>
  state.coins.map((_, other) => other).filter(other => other !== seat)

/** A power that only moves coins. */
const coinPower = (character: Character, act: (play: MascaradePlay, use: PowerUse) => void) =>
  step<PowerUse>(character, {
    run(play, use) {
      play.emit({ kind: 'power', seat: use.seat, character })
      act(play, use)
      if (!play.state.outcome) play.done()
    },
  })

/** King: 3 coins from the bank. */
const king = coinPower('king', (play, { seat }) => {
  pay(play, 'bank', seat, POWER.king, 'king')
})

/** Queen: 2 coins from the bank. */
const queen = coinPower('queen', (play, { seat }) => {
  pay(play, 'bank', seat, POWER.queen, 'queen')
})

/** Judge: all coins on the courthouse; fines of this same dispute come afterwards and stay there. */
const judge = coinPower('judge', (play, { seat }) => {
  const { courthouse } = play.state
  if (courthouse > 0) pay(play, 'courthouse', seat, courthouse, 'judge')
  else play.emit({ kind: 'noEffect', seat, character: 'judge' })
})

/** Thief: 1 coin from the left neighbour and 1 from the right. Ruling: both pay even if the first goes broke. */
const thief = coinPower('thief', (play, { seat }) => {
  const { seats } = play.state
  for (const neighbour of [(seat + 1) % seats, (seat + seats - 1) % seats])
    pay(play, neighbour, seat, POWER.thief, 'thief')
})

/** Peasant: 1 coin; if both Peasants are revealed in the same dispute, each gets 2. */
const peasant = coinPower('peasant', (play, { seat, fellow }) => {
  const each = fellow === null ? POWER.peasant : POWER.peasantsTogether
  for (const one of fellow === null ? [seat] : [seat, fellow].sort((a, b) => a - b))
    pay(play, 'bank', one, each, 'peasant')
})

/** Cheat: wins the game at 10 or more coins; below 10 nothing. */
const cheat = coinPower('cheat', (play, { seat }) => {
  if (coinsOf(play.state, seat) >= POWER.cheat) end(play, [seat], 'cheat')
  else play.emit({ kind: 'noEffect', seat, character: 'cheat' })
})

/** Widow: is filled up to 10 coins; at 10 or more nothing. */
const widow = coinPower('widow', (play, { seat }) => {
  const missing = POWER.widow - coinsOf(play.state, seat)
  if (missing > 0) pay(play, 'bank', seat, missing, 'widow')
  else play.emit({ kind: 'noEffect', seat, character: 'widow' })
})

/** Bishop: 2 coins from the richest of the others (ruling); tied: the Bishop chooses. */
const bishop = step<PowerUse>('bishop', {
  run(play, { seat }) {
    play.emit({ kind: 'power', seat, character: 'bishop' })
    const rich = richest(play.state, others(play.state, seat))
    if (rich.length > 1) return play.next(bishopChooses({ seat, rich }))
    for (const only of rich) pay(play, only, seat, POWER.bishop, 'bishop')
    play.done()
  },
})

const bishopChooses = step<{ seat: Seat; rich: readonly Seat[] }, Seat>('bishopChooses', {
  asks: (_, { seat, rich }) => [{ seat, key: 'bishop', pick: pick.seat(rich), default: 'random' }],
  take(play, { seat }, _, from) {
    pay(play, from, seat, POWER.bishop, 'bishop')
    play.done()
  },
})

/**
 * Fool: 1 coin from the bank (compulsory), then swap or not the cards of two other players, unseen. With the thirteenth
 * coin the game ends at once.
 */
const fool = step<PowerUse>('fool', {
  run(play, { seat }) {
    play.emit({ kind: 'power', seat, character: 'fool' })
    pay(play, 'bank', seat, POWER.fool, 'fool')
    if (!endAtThirteen(play)) play.next(foolSwaps({ seat }))
  },
})

const foolSwaps = step<{ seat: Seat }, SwapAnswer>('foolSwaps', {
  asks: (state, { seat }) => [
    {
      seat,
      key: 'fool',
      pick: pick.each({ slots: foolTakes(state, seat), swap: yesOrNo }),
      default: 'random',
    },
  ],
  take(play, { seat }, _, answer) {
    swapOrNot(play, seat, answer, 'fool')
    play.done()
  },
})

type WitchAnswer =
  { readonly branch: 'keep'; readonly answer: true } | { readonly branch: 'swap'; readonly answer: Seat }

/** Witch: may swap her whole fortune with any other player. */
const witch = step<PowerUse>('witch', {
  run(play, { seat }) {
    play.emit({ kind: 'power', seat, character: 'witch' })
    play.next(witchSwaps({ seat }))
  },
})

const witchSwaps = step<{ seat: Seat }, WitchAnswer>('witchSwaps', {
  asks: (state, { seat }) => [
    {
      seat,
      key: 'witch',
      pick: pick.branch({ keep: pick.ok(), swap: pick.seat(others(state, seat)) }),
      default: { answer: { branch: 'keep', answer: true } },
    },
  ],
  take(play, { seat }, _, answer) {
    const { state } = play
    if (answer.branch === 'swap') {
      const mine = coinsOf(state, seat)
      state.coins[seat] = coinsOf(state, answer.answer)
      state.coins[answer.answer] = mine
    }
    play.emit({ kind: 'fortunes', seat, with: answer.branch === 'swap' ? answer.answer : null })
    play.done()
  },
})

/** Spy: secretly looks at the own card and one other (player's or middle), then swap or not. Both slots are public. */
const spy = step<PowerUse>('spy', {
  run(play, { seat, slot }) {
    play.emit({ kind: 'power', seat, character: 'spy' })
    play.next(spyLooks({ seat, slot }))
  },
})

const spyLooks = step<{ seat: Seat; slot: SlotId }, SlotId>('spyLooks', {
  asks: (state, { seat, slot }) => [
    {
      seat,
      key: 'spyLook',
      pick: pick.slot(ids(layoutOf(state)).filter(other => other !== slot)),
      default: 'random',
    },
  ],
  take(play, { seat, slot }, _, other) {
    const card = (at: SlotId) => ({ kind: 'card', slot: at, character: cardAt(play.state, at) }) as const
    lookAt(play, seat, [slot, other], [card(slot), card(other)], 'spy')
    play.next(spySwaps({ seat, slots: [slot, other] }))
  },
})

const spySwaps = step<{ seat: Seat; slots: readonly [SlotId, SlotId] }, 'yes' | 'no'>('spySwaps', {
  asks: (_, { seat, slots }) => [{ seat, key: 'spySwap', pick: yesOrNo, params: { slots }, default: 'random' }],
  take(play, { seat, slots }, _, swap) {
    swapOrNot(play, seat, { slots, swap }, 'spy')
    play.done()
  },
})

/**
 * Inquisitor: points at another player, who names a character and reveals: right – nothing, wrong – pays 4.
 * Ruling: not at someone already face up in this dispute; nobody left: no effect.
 */
const inquisitor = step<PowerUse>('inquisitor', {
  run(play, { seat }) {
    play.emit({ kind: 'power', seat, character: 'inquisitor' })
    const { state } = play
    const targets = others(state, seat).filter(other => !state.faceUp.includes(firstSlot(state, other)))
    if (targets.length > 0) return play.next(inquisitorPoints({ seat, targets }))
    play.emit({ kind: 'noEffect', seat, character: 'inquisitor' })
    play.done()
  },
})

const inquisitorPoints = step<{ seat: Seat; targets: readonly Seat[] }, Seat>('inquisitorPoints', {
  asks: (_, { seat, targets }) => [{ seat, key: 'inquisitor', pick: pick.seat(targets), default: 'random' }],
  take(play, { seat }, _, target) {
    play.emit({ kind: 'point', seat, target })
    play.next(confession({ seat, target }))
  },
})

/** Rulings: every character in this game may be named, the middle included; no name in time counts as wrong. */
const confession = step<{ seat: Seat; target: Seat }, Character | 'silence'>('confession', {
  asks: (state, { seat, target }) => [
    {
      seat: target,
      key: 'confess',
      params: { by: seat },
      pick: pick.one(state.characters),
      default: { answer: 'silence' },
    },
  ],
  take(play, { seat, target }, _, said) {
    const slot = firstSlot(play.state, target)
    const truth = cardAt(play.state, slot)
    reveal(play, [{ seat: target, slot }])
    play.emit({ kind: 'confess', seat: target, said, truth, right: said === truth })
    if (said !== truth) pay(play, target, seat, POWER.inquisitor, 'inquisitor')
    play.done()
  },
})

const POWERS: { readonly [character in Character]: (use: PowerUse) => StackFrame } = {
  judge,
  bishop,
  king,
  queen,
  fool,
  thief,
  witch,
  spy,
  peasant,
  cheat,
  inquisitor,
  widow,
}

export const power = (character: Character, use: PowerUse): StackFrame => POWERS[character](use)

export const powerSteps = [
  judge,
  bishop,
  bishopChooses,
  king,
  queen,
  fool,
  foolSwaps,
  thief,
  witch,
  witchSwaps,
  spy,
  spyLooks,
  spySwaps,
  peasant,
  cheat,
  inquisitor,
  inquisitorPoints,
  confession,
  widow,
]
