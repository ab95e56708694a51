/** Exchange: an object offered face down, accepted for another one or refused; then the effects, in order. */
import { pick, type ChoiceSpec, type Seat } from '../../../../kernel'
import { does, kindsOf, objectCard, type ObjectId, type ReadName } from '../cards'
import { question, windowAsk } from '../asks'
import { bagsAreRelics, handOf, handOver, remember, emit } from '../objects'
import { isSilent, mayAnswerWith } from '../rulings'
import { step, type CastlePlay, type CastleShown, type CastleState, type Exchange } from '../state'
import { effectOf } from './effects'

/** Offers an object: it stays with its owner, unseen by the others, until it is accepted. */
export function offer(play: CastlePlay, by: Seat, to: Seat, card: ObjectId): void {
  play.state.exchange = { by, to, offered: card, returned: null, uses: [false, false] }
  emit(play, { kind: 'offer', seat: by, to }, { [by]: { card }, [to]: { card } })
  play.show(to, { kind: 'object', seat: by, object: card, how: 'offer' } satisfies CastleShown)
  play.call(offered({ by, to }))
}

/** A Bag is never answered with a Bag, while the object deck lasts. */
export const answersTo = (state: CastleState, to: Seat, card: ObjectId): readonly ObjectId[] =>
  kindsOf(handOf(state, to)).filter(object => mayAnswerWith(card, object, bagsAreRelics(state)))

type OfferAnswer =
  { readonly branch: 'refuse'; readonly answer: true } | { readonly branch: 'accept'; readonly answer: ObjectId }

/** Ruling: a receiver who must accept or must refuse is asked like any other, with the legal answers only. */
const offered = step<{ by: Seat; to: Seat }, OfferAnswer>('offered', {
  asks: (state, { by, to }) => {
    const card = exchangeOf(state).offered
    return card ? [question(to, { key: 'offered', params: { by, card }, pick: acceptOrRefuse(state, to, card) })] : []
  },
  take(play, { by, to }, _, answer) {
    if (answer.branch === 'refuse') return refuse(play, by, to)
    exchangeOf(play.state).returned = answer.answer
    swap(play)
  },
})

function acceptOrRefuse(state: CastleState, to: Seat, card: ObjectId): ChoiceSpec {
  const answers = answersTo(state, to, card)
  // He must accept Mirror and Pearl; he must refuse a Bag when his only object is the other one.
  if (does(card, 'mustBeAccepted')) return pick.branch({ accept: pick.card(answers) })
  if (answers.length === 0) return pick.branch({ refuse: pick.ok() })
  return pick.branch({ accept: pick.card(answers), refuse: pick.ok() })
}

/** Refused, by will or by force: nothing is read, and the offerer takes a duel token if any is left. */
function refuse(play: CastlePlay, by: Seat, to: Seat): void {
  const { state } = play
  const token = state.stack > 0
  if (token) {
    state.stack--
    state.tokens[by] = (state.tokens[by] ?? 0) + 1
  }
  const { offered: object } = exchangeOf(state)
  if (object) remember(play, to, { kind: 'object', seat: by, object, how: 'offer' })
  state.exchange = null
  emit(play, { kind: 'refuse', seat: to, to: by, token })
  play.done()
}

/** Both cards change hands; the effects replace the current step. */
export function swap(play: CastlePlay): void {
  const { by, to, offered: first, returned: second } = exchangeOf(play.state)
  if (!first || !second) throw new Error('an exchange of one card')
  handOver(play, by, to, first)
  handOver(play, to, by, second)
  emit(
    play,
    { kind: 'exchange', seat: by, with: to },
    { [by]: { gave: first, got: second }, [to]: { gave: second, got: first } },
  )
  play.next(effects({ next: 0 }))
  if (play.state.options.smuggling) play.call(smuggle({ by, to }))
}

/**
 * Variant smuggling: after every accepted exchange both partners are asked, whatever they gave, so that the question
 * betrays nothing.
 */
const smuggle = step<{ by: Seat; to: Seat }, 'use' | 'keep'>('smuggle', {
  asks: (state, { by, to }) =>
    [by, to].map((seat, which) =>
      windowAsk(
        state,
        seat,
        {
          key: 'smuggle',
          params: { with: which === 0 ? to : by, gave: givenBy(state, which === 0 ? 0 : 1) },
          pick: pick.one(effectName(state, which === 0 ? 0 : 1) ? ['use', 'keep'] : ['keep']),
        },
        'keep',
      ),
    ),
  resolve(play, { by, to }, answers) {
    const uses = (seat: Seat): boolean => answers.some(a => a.seat === seat && a.answer === 'use')
    exchangeOf(play.state).uses = [uses(by), uses(to)]
    play.done()
  },
})

/**
 * First the offered card's effect, then the returned card's – though an offered Sextant may have moved that one on
 * (ruling).
 */
const effects = step<{ next: number }>('effects', {
  run(play, data) {
    const { state } = play
    const which = data.next++
    if (which !== 0 && which !== 1) {
      state.exchange = null
      return play.done()
    }
    const { by, to, uses } = exchangeOf(state)
    const card = effectName(state, which)
    if (!card || (state.options.smuggling && !uses[which])) return
    const [giver, partner] = which === 0 ? [by, to] : [to, by]
    emit(
      play,
      { kind: 'read', seat: partner, giver, card },
      does(givenBy(state, which), 'takeLeftOver') ? { [giver]: { leftOver: [...state.leftOver] } } : undefined,
    )
    play.call(effectOf(card, { giver, partner, decided: state.options.smuggling }))
  },
})

/** The name by which the offered (0) or returned (1) card is read aloud for its effect; null when it is not. */
function effectName(state: CastleState, which: 0 | 1): ReadName | null {
  const { offered: first, returned: second } = exchangeOf(state)
  // A Mirror silences both cards.
  if ([first, second].some(card => card && does(card, 'silenceExchange'))) return null
  const card = givenBy(state, which)
  return isSilent(card, bagsAreRelics(state)) ? null : objectCard(card).read
}

function givenBy(state: CastleState, which: 0 | 1): ObjectId {
  const { offered: first, returned: second } = exchangeOf(state)
  const card = which === 0 ? first : second
  if (!card) throw new Error('an exchange of one card')
  return card
}

export function exchangeOf(state: CastleState): Exchange {
  if (!state.exchange) throw new Error('nobody exchanges')
  return state.exchange
}

export const exchangeSteps = [offered, smuggle, effects]
