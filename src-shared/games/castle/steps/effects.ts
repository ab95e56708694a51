/** "On exchange" effects, one step each. Optional; they belong to the player who gave the card away. */
import { pick, type Frame, type Seat } from '../../../kernel'
import { kindsOf, professionsInOrder, type ObjectId, type Profession, type ReadName } from '../cards'
import { question, questionOr, type AskKey } from '../asks'
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
  tell,
} from '../objects'
import { professionOf } from '../professions'
import { step, type CastlePlay } from '../state'
import { doneWithin } from './gift'

/** Whose effect it is, and who took the card. `decided`: it was smuggled into use, so only its details are asked. */
export interface Effect {
  readonly giver: Seat
  readonly partner: Seat
  readonly decided: boolean
}

const decline = (play: CastlePlay, { giver }: Effect, card: ReadName): void => {
  tell(play, { kind: 'decline', seat: giver, card })
  play.done()
}

/** An effect that is used, or not. */
const useOrNot = (card: ReadName, key: AskKey, use: (play: CastlePlay, effect: Effect) => void) => ({
  decide: step<Effect, 'use' | 'decline'>(key, {
    asks: (_, { giver, partner }) => [
      questionOr(giver, { key, pick: pick.one(['use', 'decline']), params: { with: partner } }, 'decline'),
    ],
    take(play, effect, _, answer) {
      if (answer === 'use') use(play, effect)
      else decline(play, effect, card)
    },
  }),
  act: step<Effect>(`${card}Acts`, { run: use }),
})

/** Bag: the giver may draw the top object. */
const bag = useOrNot('bag', 'useBag', (play, { giver }) => {
  drawTop(play, giver, 'bag')
  doneWithin(play, giver)
})

/** Privilege: the giver looks at all objects of the partner, after the swap. */
const privilege = useOrNot('pass', 'usePass', (play, { giver, partner }) => {
  lookAtObjects(play, giver, partner, 'pass')
  play.done()
})

/** Monocle: the giver looks at the partner's society. */
const monocle = useOrNot('monocle', 'useMonocle', (play, { giver, partner }) => {
  lookAtSociety(play, giver, partner, 'monocle')
  play.done()
})

/** Tome: the giver may swap professions with the partner; both end face down and fresh. Ruling: each learns the other's old card; the swap is public. */
const tome = useOrNot('tome', 'useTome', (play, { giver, partner }) => {
  const { state } = play
  const his = professionOf(state, giver),
    theirs = professionOf(state, partner)
  state.professions[giver] = theirs
  state.professions[partner] = his
  state.up[giver] = state.up[partner] = false
  tell(
    play,
    { kind: 'professions', seat: giver, with: partner },
    { [giver]: { lost: his, won: theirs }, [partner]: { lost: theirs, won: his } },
  )
  remember(play, giver, { kind: 'profession', seat: partner, profession: his })
  remember(play, partner, { kind: 'profession', seat: giver, profession: theirs })
  play.done()
})

type CoatAnswer =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'take'; readonly answer: Profession }

/** Coat: when it is read, the giver looks through the left-over professions. */
const coat = step<Effect>('coat', {
  run(play, effect) {
    const { leftOver } = play.state
    showTo(play, effect.giver, { kind: 'leftOver', professions: [...leftOver] })
    play.next(useCoat(effect))
  },
})

/** He may take one, or keep his own, face down and fresh. Ruling: public is only whether a face-up profession went down. */
const useCoat = step<Effect, CoatAnswer>('useCoat', {
  asks: (state, { giver, partner }) => {
    const own = professionOf(state, giver)
    return [
      questionOr(
        giver,
        {
          key: 'useCoat',
          params: { with: partner, own },
          pick: pick.branch({ decline: pick.ok(), take: pick.one(professionsInOrder([...state.leftOver, own])) }),
        },
        { branch: 'decline', answer: true },
      ),
    ]
  },
  take(play, { giver }, _, answer) {
    const { state } = play
    const wasUp = state.up[giver] === true
    const lost = professionOf(state, giver)
    if (answer.branch === 'take') {
      state.leftOver = professionsInOrder([...state.leftOver, lost].filter(profession => profession !== answer.answer))
      state.professions[giver] = answer.answer
      state.up[giver] = false
    }
    tell(
      play,
      { kind: 'coat', seat: giver, down: wasUp && answer.branch === 'take' },
      { [giver]: { lost, won: professionOf(state, giver) } },
    )
    play.done()
  },
})

type Direction = 'left' | 'right'

/** Sextant: the giver names left or right. */
const useSextant = step<Effect, Direction | 'decline'>('useSextant', {
  asks: (_, { giver, partner, decided }) => [
    question(giver, {
      key: 'useSextant',
      params: { with: partner },
      pick: pick.one(decided ? ['left', 'right'] : ['left', 'right', 'decline']),
    }),
  ],
  take(play, effect, _, answer) {
    if (answer === 'decline') return decline(play, effect, 'sextant')
    tell(play, { kind: 'direction', seat: effect.giver, to: answer })
    play.next(passOn({ direction: answer }))
  },
})

const neighbour = (seat: Seat, direction: Direction, seats: number): Seat =>
  (seat + (direction === 'left' ? 1 : seats - 1)) % seats

/** Everybody passes one object of own choice that way, all chosen before any is passed. Not an exchange: no effects, no refusals. */
const passOn = step<{ direction: Direction }, ObjectId>('passOn', {
  asks: (state, { direction }) =>
    everybody(state).map(seat =>
      question(seat, {
        key: 'passOn',
        params: { direction, to: neighbour(seat, direction, state.seats) },
        pick: pick.card(kindsOf(handOf(state, seat))),
      }),
    ),
  together(play, { direction }, answers) {
    const { state } = play
    const passed = new Map(answers.map(({ seat, answer }) => [seat, answer]))
    const told: { [seat: string]: { gave: ObjectId; got: ObjectId } } = {}
    for (const [seat, object] of passed) takeFromHand(state, seat, object)
    for (const [seat, gave] of passed) {
      const to = neighbour(seat, direction, state.seats),
        from = neighbour(seat, direction === 'left' ? 'right' : 'left', state.seats)
      const got = passed.get(from)
      if (!got) throw new Error('somebody passed nothing')
      putInHand(state, to, gave)
      told[seat] = { gave, got }
      remember(play, seat, { kind: 'object', seat: to, object: gave, how: 'gave' })
      remember(play, seat, { kind: 'object', seat: from, object: got, how: 'got' })
    }
    tell(play, { kind: 'passOn', to: direction }, told)
    play.done()
  },
})

/** The effect of a card that was read aloud. */
export function effectOf(card: ReadName, effect: Effect): Frame {
  switch (card) {
    case 'bag':
      return effect.decided ? bag.act(effect) : bag.decide(effect)
    case 'pass':
      return effect.decided ? privilege.act(effect) : privilege.decide(effect)
    case 'monocle':
      return effect.decided ? monocle.act(effect) : monocle.decide(effect)
    case 'tome':
      return effect.decided ? tome.act(effect) : tome.decide(effect)
    case 'coat':
      return coat(effect)
    case 'sextant':
      return useSextant(effect)
  }
}

export const effectSteps = [
  bag.decide,
  bag.act,
  privilege.decide,
  privilege.act,
  monocle.decide,
  monocle.act,
  tome.decide,
  tome.act,
  coat,
  useCoat,
  useSextant,
  passOn,
]
