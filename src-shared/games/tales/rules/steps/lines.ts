/** Using a line of story card A: in phase 2, or at once by a card that allows it. */
import { pick, type ChoiceSpec, type Seat } from '../../../../kernel'
import { optional } from '../asks'
import type { EffectPlace } from '../effectPlace'
import { pay } from '../lines'
import { usableLines } from '../effects'
import { step, type TalesPlay, type TalesState } from '../state'
import { storyA, emit, timeOf } from '../table'
import { allEffects } from './effects'

type LineAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'use'; readonly answer: string }

const PASS = { branch: 'pass', answer: true } as const

const lineOrNot = (state: TalesState, seat: Seat): ChoiceSpec =>
  pick.branch({ pass: pick.ok(), use: pick.one(usableLines(state, seat).map(String)) })

/** Phase 2: one item, if one wants. Asked only where some line can be used. */
export const useItem = step<null, LineAnswer>('useItem', {
  asks: state => [optional(state.turn.seat, { key: 'useItem', pick: lineOrNot(state, state.turn.seat) }, PASS)],
  take(play, _, seat, { branch, answer }) {
    play.done()
    if (branch === 'use') useLine(play, seat, Number(answer), false)
  },
})

/** Ruling (Fairy). Any one line, two-item lines too, in addition to phase 2. */
export const freeLine = step<EffectPlace, LineAnswer>('freeLine', {
  asks: (state, { seat, by }) => [
    optional(seat, { key: 'freeLine', pick: lineOrNot(state, seat), params: { by } }, PASS),
  ],
  take(play, { by }, seat, { branch, answer }) {
    play.done()
    if (branch === 'use') useLine(play, seat, Number(answer), true)
    else emit(play, { kind: 'decline', seat, what: 'useLine', by })
  },
})

function useLine(play: TalesPlay, seat: Seat, number: number, free: boolean): void {
  const line = storyA(play.state).lines[number - 1]
  if (!line) throw new Error(`no line ${number}`)
  pay(play.state, seat, line)
  emit(play, { kind: 'useLine', seat, line: number, paid: line.cost, free })
  play.call(allEffects({ seat, by: { by: 'line', line: number }, was: timeOf(play.state) }))
}

export const lineSteps = [useItem, freeLine]
