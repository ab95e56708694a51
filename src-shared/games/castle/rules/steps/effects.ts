/**
 * What a card does that is read aloud after an exchange, by the names in objectTable.ts. These effects are optional and
 * belong to the player who gave the card away.
 */
import { pick, type StackFrame, type Seat } from '../../../../kernel'
import { OBJECTS, kindsOf, professionsInOrder, type ObjectId, type Profession, type ReadName } from '../cards'
import { question, questionOr, useKey } from '../asks'
import { isReadEffect, type ReadEffect } from '../objectTable'
import {
  drawTop,
  everybody,
  handOf,
  lookAtObjects,
  lookAtSociety,
  putInHand,
  remember,
  showTo,
  takeFromHand,
  emit,
} from '../objects'
import { professionOf } from '../professions'
import { step, type CastlePlay } from '../state'
import { doneWithinLimit } from './gift'

/** Whose effect it is, and who took the card. `decided`: it was smuggled into use, so only its details are asked. */
export interface Effect {
  readonly giver: Seat
  readonly partner: Seat
  readonly decided: boolean
}

/** The steps of one card's effect. */
interface EffectSteps {
  readonly begin: (effect: Effect) => StackFrame
  readonly steps: readonly { readonly def: { readonly name: string } }[]
}

/** An effect, for the card that is read aloud by this name. */
type EffectOfCard = (card: ReadName) => EffectSteps

const decline = (play: CastlePlay, { giver }: Effect, card: ReadName): void => {
  emit(play, { kind: 'decline', seat: giver, card })
  play.done()
}

/** An effect that is used or declined, without further choice. */
const useOrNot =
  (use: (play: CastlePlay, effect: Effect, card: ReadName) => void): EffectOfCard =>
  card => {
    const key = useKey(card)
    const decide = step<Effect, 'use' | 'decline'>(key, {
      asks: (_, { giver, partner }) => [
        questionOr(giver, { key, pick: pick.one(['use', 'decline']), params: { with: partner } }, 'decline'),
      ],
      take(play, effect, _, answer) {
        if (answer === 'use') use(play, effect, card)
        else decline(play, effect, card)
      },
    })
    const act = step<Effect>(`${card}Acts`, {
      run(play, effect) {
        use(play, effect, card)
      },
    })
    return { begin: effect => (effect.decided ? act(effect) : decide(effect)), steps: [decide, act] }
  }

/** Bag: the giver may draw the top object. */
const drawTopObject = useOrNot((play, { giver }, card) => {
  drawTop(play, giver, card)
  doneWithinLimit(play, giver)
})

/** Privilege: the giver looks at all objects of the partner, after the swap. */
const lookAtAllObjects = useOrNot((play, { giver, partner }, card) => {
  lookAtObjects(play, giver, partner, card)
  play.done()
})

/** Monocle: the giver looks at the partner's society. */
const lookAtTheSociety = useOrNot((play, { giver, partner }, card) => {
  lookAtSociety(play, giver, partner, card)
  play.done()
})

/**
 * Tome: the giver may swap professions with the partner; both end face down and fresh. Ruling: each learns the other's
 * old card; the swap is public.
 */
const swapProfessions = useOrNot((play, { giver, partner }) => {
  const { state } = play
  const own = professionOf(state, giver),
    theirs = professionOf(state, partner)
  state.professions[giver] = theirs
  state.professions[partner] = own
  state.up[giver] = state.up[partner] = false
  emit(
    play,
    { kind: 'professions', seat: giver, with: partner },
    { [giver]: { lost: own, won: theirs }, [partner]: { lost: theirs, won: own } },
  )
  remember(play, giver, { kind: 'profession', seat: partner, profession: own })
  remember(play, partner, { kind: 'profession', seat: giver, profession: theirs })
  play.done()
})

type CoatAnswer =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'take'; readonly answer: Profession }

/**
 * Coat: when it is read, the giver looks through the left-over professions. The giver may take one, or keep the own
 * one, face down and fresh. Ruling: public is only whether a face-up profession went down.
 */
const takeLeftOver: EffectOfCard = card => {
  const key = useKey(card)
  const choose = step<Effect, CoatAnswer>(key, {
    asks: (state, { giver, partner }) => {
      const own = professionOf(state, giver)
      return [
        questionOr(
          giver,
          {
            key,
            params: { with: partner, own },
            pick: pick.branch({ decline: pick.ok(), take: pick.one(professionsInOrder([...state.leftOver, own])) }),
          },
          { branch: 'decline', answer: true },
        ),
      ]
    },
    take(play, { giver }, _, { branch, answer }) {
      const { state } = play
      const wasUp = state.up[giver] === true
      const lost = professionOf(state, giver)
      if (branch === 'take') {
        state.leftOver = professionsInOrder([...state.leftOver, lost].filter(profession => profession !== answer))
        state.professions[giver] = answer
        state.up[giver] = false
      }
      const event = { kind: 'coat', seat: giver, down: wasUp && branch === 'take' } as const
      emit(play, event, { [giver]: { lost, won: professionOf(state, giver) } })
      play.done()
    },
  })
  const look = step<Effect>(card, {
    run(play, effect) {
      showTo(play, effect.giver, { kind: 'leftOver', professions: [...play.state.leftOver] })
      play.next(choose(effect))
    },
  })
  return { begin: look, steps: [look, choose] }
}

type Direction = 'left' | 'right'

/** Sextant: the giver names left or right. */
const passAround: EffectOfCard = card => {
  const key = useKey(card)
  const choose = step<Effect, Direction | 'decline'>(key, {
    asks: (_, { giver, partner, decided }) => [
      question(giver, {
        key,
        params: { with: partner },
        pick: pick.one(decided ? ['left', 'right'] : ['left', 'right', 'decline']),
      }),
    ],
    take(play, effect, _, answer) {
      if (answer === 'decline') return decline(play, effect, card)
      emit(play, { kind: 'direction', seat: effect.giver, to: answer })
      play.next(passOn({ direction: answer }))
    },
  })
  return { begin: choose, steps: [choose] }
}

const neighbour = (seat: Seat, direction: Direction, seats: number): Seat =>
  (seat + (direction === 'left' ? 1 : seats - 1)) % seats

/**
 * Everybody passes one object of own choice that way, all chosen before any is passed. Not an exchange: no effects,
 * no refusals.
 */
const passOn = step<{ direction: Direction }, ObjectId>('passOn', {
  asks: (state, { direction }) =>
    everybody(state).map(seat =>
      question(seat, {
        key: 'passOn',
        params: { direction, to: neighbour(seat, direction, state.seats) },
        pick: pick.card(kindsOf(handOf(state, seat))),
      }),
    ),
  resolve(play, { direction }, answers) {
    const { state } = play
    const passed = new Map(answers.map(({ seat, answer }) => [seat, answer]))
    const heard: { [seat: string]: { gave: ObjectId; got: ObjectId } } = {}
    for (const [seat, object] of passed) takeFromHand(state, seat, object)
    for (const [seat, gave] of passed) {
      const to = neighbour(seat, direction, state.seats),
        from = neighbour(seat, direction === 'left' ? 'right' : 'left', state.seats)
      const got = passed.get(from)
      if (!got) throw new Error('somebody passed nothing')
      putInHand(state, to, gave)
      heard[seat] = { gave, got }
      remember(play, seat, { kind: 'object', seat: to, object: gave, how: 'gave' })
      remember(play, seat, { kind: 'object', seat: from, object: got, how: 'got' })
    }
    emit(play, { kind: 'passOn', to: direction }, heard)
    play.done()
  },
})

const READ_EFFECTS: { readonly [effect in ReadEffect]: EffectOfCard } = {
  drawTop: drawTopObject,
  lookAtObjects: lookAtAllObjects,
  lookAtSociety: lookAtTheSociety,
  swapProfessions,
  takeLeftOver,
  passAround,
}

/** The effect of each card, by the name it is read by. Both Bags are read as one. */
const EFFECTS_OF_CARDS: ReadonlyMap<ReadName, EffectSteps> = new Map(
  OBJECTS.flatMap(({ read, effects }): [ReadName, EffectSteps][] => {
    const effect = effects.find(isReadEffect)
    return read && effect ? [[read, READ_EFFECTS[effect](read)]] : []
  }),
)

/** The first step of the effect of a card that was read aloud. @throws when such a card has none. */
export function effectOf(card: ReadName, effect: Effect): StackFrame {
  const steps = EFFECTS_OF_CARDS.get(card)
  if (!steps) throw new Error(`the ${card} has no effect`)
  return steps.begin(effect)
}

export const effectSteps = [...[...EFFECTS_OF_CARDS.values()].flatMap(({ steps }) => steps), passOn]
