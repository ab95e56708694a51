/** Mascarade for the twin kit. Who may know what, from docs/rules/mascarade.md. */
import {
  resolveOptions,
  shuffled,
  type Answer,
  type Entry,
  type StackFrame,
  type Game,
  type GameState,
  type Random,
  type Seat,
  type SeatAsk,
} from '../../src-shared/kernel'
import { mascarade } from '../../src-shared/games/mascarade/rules'
import { anyAnswer, type TwinGame, type TwinStep } from '../kit/twin'

/** The parts of a full state that this file needs. */
interface Table extends GameState {
  seats: number
  cards: string[]
  faceUp: string[]
}

interface Claim {
  readonly seat: Seat
  readonly slot: string
}

const table = (state: GameState): Table => state as Table

/** Where cards lie, clockwise from seat 0, then the middle: at 2 seats left, protected, right; at 3 left, right. */
function places({ seats, cards }: Table): string[] {
  const own = seats === 2 ? ['.left', '.protected', '.right'] : seats === 3 ? ['.left', '.right'] : ['']
  const before = Array.from({ length: seats }, (_, seat) => own.map(place => `s${seat}${place}`)).flat()
  return [...before, ...Array.from({ length: cards.length - before.length }, (_, i) => `m${i}`)]
}

const cardIn = (state: Table, place: string): string | undefined => state.cards[places(state).indexOf(place)]

/** What a seat is being shown: these cards it does know at the moment. */
const shownTo = (state: Table, watched: Seat | null): string[] =>
  state.seen
    .filter(seen => seen.seat === watched)
    .flatMap(seen => seen.shown)
    .flatMap(shown =>
      typeof shown === 'object' && shown !== null && 'slot' in shown && typeof shown.slot === 'string'
        ? [shown.slot]
        : [],
    )

/** A face-down card may be any other to a seat that is not looking at it: a few of them are swapped. */
function blur(state: GameState, watched: Seat | null, random: Random): GameState {
  const twin = table(structuredClone(state))
  const all = places(twin)
  const known = [...twin.faceUp, ...shownTo(twin, watched)]
  const hidden = shuffled(
    all.map((_, i) => i).filter(i => !known.includes(all[i] ?? '')),
    random,
    'hidden',
  )
  const moved = hidden.slice(0, 2 + random.nextInt(2, 'moved'))
  const cards = moved.map(i => twin.cards[i] ?? '')
  moved.forEach((i, at) => {
    twin.cards[i] = cards[(at + 1) % cards.length] ?? ''
  })
  return twin
}

const isSwap = (answer: Answer): answer is { readonly slots: Answer; readonly swap: Answer } =>
  typeof answer === 'object' && answer !== null && 'swap' in answer && 'slots' in answer

/** Only the swapper knows whether another seat's cards were swapped: in the twin it may be the opposite. */
function carry(ask: SeatAsk, answer: Answer, random: Random): Answer {
  const other = random.nextInt(2, 'other') === 0 ? 'yes' : 'no'
  if (ask.key === 'spySwap') return other
  if (isSwap(answer)) return { slots: answer.slots, swap: other }
  if (
    typeof answer === 'object' &&
    answer !== null &&
    'branch' in answer &&
    answer.branch === 'swap' &&
    answer.answer !== undefined &&
    isSwap(answer.answer)
  ) {
    return { branch: 'swap', answer: { slots: answer.answer.slots, swap: other } }
  }
  return answer
}

/** Mostly announcements that are let pass, so that pairs are long; everything else at random. */
function choose(ask: SeatAsk, random: Random): Answer {
  const { pick } = ask
  if (ask.key === 'challenge' && random.nextInt(100, 'claim') >= 4) return { branch: 'pass', answer: true }
  if (ask.key === 'turn' && pick.pick === 'branch' && random.nextInt(100, 'announce') < 45 && pick.of.announce) {
    return { branch: 'announce', answer: anyAnswer({ ...ask, pick: pick.of.announce }, random) }
  }
  if (ask.key === 'turn' && pick.pick === 'branch' && pick.of.swap && random.nextInt(100, 'swap') < 85) {
    return { branch: 'swap', answer: anyAnswer({ ...ask, pick: pick.of.swap }, random) }
  }
  return anyAnswer(ask, random)
}

/** The slots whose cards an answer lets the watched seat see, by the rules. */
function seenBy(state: Table, watched: Seat | null, seat: Seat, answer: Answer): string[] {
  const top = state.steps.at(-1)
  switch (top?.step) {
    case 'turn':
      return seat === watched ? branchSlot(answer, 'look') : []
    case 'challenge':
    case 'sealedChallenge':
      return disputed(state, top, answer)
    case 'confession':
      return [`s${seat}`]
    case 'spyLooks':
      return seat === watched ? [(top.data as { slot: string }).slot, String(answer)] : []
    default:
      return []
  }
}

function branchSlot(answer: Answer, branch: string): string[] {
  return typeof answer === 'object' &&
    answer !== null &&
    'branch' in answer &&
    answer.branch === branch &&
    typeof answer.answer === 'string'
    ? [answer.answer]
    : []
}

/** The last answer of a dispute turns up the cards of the announcer and all claimants, if there are any. */
function disputed(state: Table, top: StackFrame, answer: Answer): string[] {
  const data = top.data as { claims: Claim[]; waiting: Seat[] }
  const sealed = top.step === 'sealedChallenge' ? (state.sealed[0]?.answers ?? []) : []
  const last = top.step === 'challenge' ? data.waiting.length === 1 : sealed.length === data.waiting.length - 1
  const claims = [
    ...data.claims.map(claim => claim.slot),
    ...sealed.flatMap(one => branchSlot(one.answer, 'claim')),
    ...branchSlot(answer, 'claim'),
  ]
  return last && claims.length > 1 ? claims : []
}

function reveals(
  { before: [a, b], entries: [{ seat, answer }] }: Pick<TwinStep, 'before' | 'entries'>,
  watched: Seat | null,
): boolean {
  const [one, other] = [table(a), table(b)]
  return seenBy(one, watched, seat, answer).some(slot => cardIn(one, slot) !== cardIn(other, slot))
}

/** Whether an answer to the same ask shows a seat a difference, judged from the states before it only. */
export const showsDifference = (a: GameState, b: GameState, watched: Seat | null, entry: Entry): boolean =>
  reveals({ before: [a, b], entries: [entry, entry] }, watched)

export const twinMascarade: TwinGame = {
  game: mascarade as unknown as Game,
  seats: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13],
  options(random) {
    const options = resolveOptions(mascarade as unknown as Game, {
      challenge: random.nextInt(2, 'challenge') === 0 ? 'inTurn' : 'sealed',
      afterReveal: random.nextInt(3, 'afterReveal') === 0 ? 'noAnnounce' : 'swap',
      smallTableSwap: random.nextInt(2, 'small') === 0 ? 'seed' : 'classic2013',
    })
    if ('refused' in options) throw new Error('options')
    return options as Exclude<typeof options, { refused: string }>
  },
  blurrable: () => true,
  blur,
  choose,
  carry,
  reveals,
}
