/** Announce and challenge: each other seat may claim the same character, or let it pass. */
import { pick, type Ask, type StackFrame, type Seat } from '../../../../kernel'
import type { Character } from '../characters'
import { clockwiseFrom, type SlotId } from '../slots'
import { cardAt, ids, ownSlots, step, type MascaradePlay, type MascaradeState } from '../state'
import { reveal } from './reveal'
import { power } from './powers'
import { reckoning } from './reckoning'

export interface Claim {
  readonly seat: Seat
  readonly slot: SlotId
}

interface ChallengeData {
  readonly character: Character
  /** The announcer first, then the claimants clockwise. */
  claims: [Claim, ...Claim[]]
  /** Who is still to answer, clockwise from the announcer's left. */
  waiting: Seat[]
}

type ClaimAnswer =
  { readonly branch: 'pass'; readonly answer: true } | { readonly branch: 'claim'; readonly answer: SlotId }

/** Beginning at the announcer's left, going clockwise, each other seat is asked once. */
export const challengeInTurn = step<ChallengeData, ClaimAnswer>('challenge', {
  asks: (state, data) => data.waiting.slice(0, 1).map(seat => claimAsk(state, data, seat)),
  take(play, data, seat, answer) {
    data.waiting.shift()
    recordAnswer(play, data, seat, answer)
    if (data.waiting.length === 0) settleDispute(play, data)
  },
})

/** Option `sealed`: all answer at once, hidden, then shown together. */
export const challengeSealed = step<ChallengeData, ClaimAnswer>('sealedChallenge', {
  asks: (state, data) => data.waiting.map(seat => claimAsk(state, data, seat)),
  resolve(play, data, answers) {
    const clockwise = data.waiting.flatMap(seat => answers.filter(a => a.seat === seat))
    for (const { seat, answer } of clockwise) recordAnswer(play, data, seat, answer)
    settleDispute(play, data)
  },
})

export function challenge(state: MascaradeState, seat: Seat, slot: SlotId, character: Character): StackFrame {
  const data: ChallengeData = { character, claims: [{ seat, slot }], waiting: clockwiseFrom(seat, state.seats) }
  return state.options.challenge === 'sealed' ? challengeSealed(data) : challengeInTurn(data)
}

/** Small tables: a challenger shows which card is meant – at two seats any of the three. */
function claimAsk(state: MascaradeState, { character, claims }: ChallengeData, seat: Seat): Ask {
  return {
    seat,
    key: 'challenge',
    params: { character, by: claims[0].seat },
    pick: pick.branch({ pass: pick.ok(), claim: pick.slot(ids(ownSlots(state, seat))) }),
    default: { answer: { branch: 'pass', answer: true } },
  }
}

function recordAnswer(play: MascaradePlay, data: ChallengeData, seat: Seat, answer: ClaimAnswer): void {
  const { character } = data
  if (answer.branch === 'pass') return play.emit({ kind: 'pass', seat, character })
  data.claims.push({ seat, slot: answer.answer })
  play.emit({ kind: 'claim', seat, slot: answer.answer, character })
}

/** Nobody claims: the announcer uses the power, unseen. Somebody claims: all reveal, and who really is it uses it. */
function settleDispute(play: MascaradePlay, { character, claims }: ChallengeData): void {
  const [announcer, ...others] = claims
  if (others.length === 0) {
    play.next(reckoning({ payers: [] }))
    return play.call(power(character, { seat: announcer.seat, slot: announcer.slot, fellow: null }))
  }
  const isTrue = (claim: Claim): boolean => cardAt(play.state, claim.slot) === character
  reveal(play, claims)
  play.next(reckoning({ payers: claims.filter(claim => !isTrue(claim)).map(claim => claim.seat) }))
  const [real, fellow] = claims.filter(isTrue)
  if (real) play.call(power(character, { seat: real.seat, slot: real.slot, fellow: fellow?.seat ?? null }))
  else play.emit({ kind: 'nobody', character })
}
