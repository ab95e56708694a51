/** How good each legal answer to each ask looks, in worth: one short rule per ask, by the ask's key. */
import type { Answer, Seat, SeatAsk } from '../../kernel'
import { PROFESSIONS, isOnce, type ObjectId, type Profession } from '../../games/castle/cards'
import { doctor, hypnotist, priest, react, ring, support } from './duelling'
import type { Knowing } from './knowing'
import type { Memory } from './memory'
import { signal, signalBy } from './signals'
import { endTurn, demand, turn } from './turn'
import { cost, effect, seeingSociety, worth } from './worth'

export type Judge = (answer: Answer) => number
type Judging = (memory: Knowing, ask: SeatAsk) => Judge

/** An ask of a key has answers of one shape, and all that are judged come from its own pick. */
const judge =
  <A>(how: (answer: A) => number): Judge =>
  answer =>
    how(answer as A)

const seatParam = (ask: SeatAsk, name: string): Seat => Number(ask.params?.[name] ?? 0)

/** Of what its effect brings a partner who is a rival, so much is counted against a card. */
const HARM = 0.25

/** What a token is worth to somebody else: a refused rival gets one. */
const TOKEN = 0.7

export type OfferAnswer =
  { readonly branch: 'refuse'; readonly answer: true } | { readonly branch: 'accept'; readonly answer: ObjectId }

/** Accepted when what comes and the effect of what goes are worth more than what goes. The partner's effect helps him. */
const offered: Judging = (memory, ask) => {
  const by = seatParam(ask, 'by'),
    card = ask.params?.card as ObjectId
  const rival = 1 - memory.societies.ally(by)
  const coming = worth(memory, card) - HARM * rival * effect(memory, card, by)
  return judge<OfferAnswer>(({ branch, answer }) =>
    branch === 'refuse'
      ? -rival * TOKEN
      : coming -
        cost(memory, answer, by) +
        effect(memory, answer, by) +
        signal(memory, by, 'accepted') +
        signalBy(memory, answer, by),
  )
}

/** A card that must be given to somebody: the one that costs the least there. */
const giveTo =
  (to: string): Judging =>
  (memory, ask) =>
    judge<ObjectId>(card => -cost(memory, card, seatParam(ask, to)))

const gift: Judging = memory =>
  judge<{ card: ObjectId; to: Seat }>(({ card, to }) => signalBy(memory, card, to) - cost(memory, card, to))

const best: Judging = memory => judge<ObjectId>(card => worth(memory, card))

/** A free use: taken. */
const useIt: Judging = () => judge<string>(answer => (answer === 'use' ? 1 : 0))

export const isSpent = (memory: Knowing): boolean =>
  memory.table.players[memory.seat]?.faceUp === true && isOnce(memory.hand.profession)

/** A spent profession is gladly swapped away. */
const useTome: Judging = memory => judge<string>(answer => ((answer === 'use') === isSpent(memory) ? 1 : 0))

/** Those that may be used again are the better ones. */
const ONCE_USED = 0.5

export type CoatAnswer =
  { readonly branch: 'decline'; readonly answer: true } | { readonly branch: 'take'; readonly answer: Profession }
const useCoat: Judging = () =>
  judge<CoatAnswer>(({ branch, answer }) => {
    if (branch === 'decline') return 0
    return PROFESSIONS.some(({ id, use }) => id === answer && use === 'again') ? 1 : ONCE_USED
  })

/** The Sextant moves everybody's objects: wanted by who has something to be rid of, and nothing to keep but relics. */
const useSextant: Judging = memory => {
  const worst = Math.min(...memory.hand.objects.map(object => worth(memory, object)))
  return judge<string>(answer => (answer === 'decline' ? worst : 1))
}

/** What searching a hand brings at least, when nothing is known of it. */
const SEARCHED = 2

/** Look at the society if it is not known, else take a relic; a relic that is known to be there goes first. */
const spoils: Judging = (memory, ask) => {
  const loser = seatParam(ask, 'loser'),
    rival = 1 - memory.societies.ally(loser)
  const known = Math.max(
    SEARCHED * memory.unknown(loser),
    ...memory.sightings.in(loser).map(one => one.sure * worth(memory, one.object)),
  )
  return judge<string>(answer => (answer === 'society' ? seeingSociety(memory, loser) : (known * (1 + rival)) / 2))
}

const take: Judging = (memory, ask) => {
  const loser = seatParam(ask, 'loser')
  return judge<{ take: ObjectId; give?: ObjectId }>(
    ({ take: taken, give }) => worth(memory, taken) - (give === undefined ? 0 : cost(memory, give, loser)),
  )
}

/** What can be judged by whoever knows something, as in a playout. */
export const COMMON: { readonly [key: string]: Judging | undefined } = {
  endTurn,
  diplomat: demand,
  offered,
  smuggle: useIt,
  useBag: useIt,
  usePass: useIt,
  useMonocle: useIt,
  useTome,
  useCoat,
  useSextant,
  passOn: giveTo('to'),
  gift,
  clairvoyantTop: best,
  clairvoyantSecond: best,
  whichBag: giveTo('by'),
  priestPayment: giveTo('to'),
  priest,
  support,
  hypnotist,
  react,
  ring,
  doctor,
  spoils,
  take,
}

export const JUDGES: { readonly [key: string]: ((memory: Memory, ask: SeatAsk) => Judge) | undefined } = {
  ...COMMON,
  turn,
}
