/** A duel as the board shows it: its stage, each side's contributions, and its end. */
import type { Seat } from '../../../src-shared/kernel'
import type { CastleEvent, Duel, Side, Used } from '../../../src-shared/games/castle/rules'
import { POINT } from '../../../src-shared/games/castle/rules/cards'

/** The stages of every duel; other steps are named beside the stage in which they come. */
export const STAGES = ['challenge', 'support', 'react', 'count', 'result'] as const
export type Stage = (typeof STAGES)[number]

interface DuelProgress {
  readonly stage: Stage
  readonly aside: 'hypnotist' | 'ring' | 'doctor' | null
}

const PROGRESS: { readonly [step: string]: DuelProgress } = {
  priest: { stage: 'challenge', aside: null },
  priestPayment: { stage: 'challenge', aside: null },
  support: { stage: 'support', aside: null },
  hypnotist: { stage: 'support', aside: 'hypnotist' },
  react: { stage: 'react', aside: null },
  count: { stage: 'count', aside: null },
  ring: { stage: 'count', aside: 'ring' },
  doctor: { stage: 'count', aside: 'doctor' },
  outcome: { stage: 'result', aside: null },
  spoils: { stage: 'result', aside: null },
  search: { stage: 'result', aside: null },
}

/** The stage of a duel, by the steps on the stack. */
export function progressOf(steps: readonly string[]): DuelProgress {
  const step = steps.findLast(name => Object.hasOwn(PROGRESS, name))
  return (step === undefined ? undefined : PROGRESS[step]) ?? { stage: 'challenge', aside: null }
}

/** What one seat adds to its side: itself, or something it has used. Void shares are shown and do not count. */
export interface Share {
  readonly seat: Seat
  readonly used: Used | null
  readonly points: number
  readonly counts: boolean
}

export interface SideOfDuel {
  readonly side: Side
  /** The duellist. */
  readonly seat: Seat
  readonly shares: readonly Share[]
  readonly points: number
}

/** A side's supporters and what they played. The Hypnotist and the Duelist make shares void. */
export function sideOf(duel: Duel, side: Side): SideOfDuel {
  const seat = side === 'attacker' ? duel.attacker : duel.defender
  const counts = (one: Seat): boolean =>
    duel.hypnotised !== one && (duel.duelist === null || one === duel.attacker || one === duel.defender)
  const people = duel.sides.flatMap((on, one) => (on === side ? [one] : []))
  const shares: Share[] = [
    ...[seat, ...people.filter(one => one !== seat)].map(one => ({
      seat: one,
      used: null,
      points: POINT,
      counts: counts(one),
    })),
    ...duel.used
      .filter(used => used.side === side)
      .map(used => ({
        seat: used.seat,
        used,
        points: used.what === 'tokens' ? used.count * POINT : POINT,
        counts: counts(used.seat),
      })),
  ]
  return {
    side,
    seat,
    shares,
    points: duel.score?.[side] ?? shares.reduce((sum, share) => sum + (share.counts ? share.points : 0), 0),
  }
}

/** The end of a duel that has left the table. */
export interface DuelEnd {
  readonly duel: Duel
  /** `priest`: the duel was prevented; `doctor`: it had no result. */
  readonly how: 'won' | 'drawn' | 'priest' | 'doctor'
}

/** A duel after one more of its events. */
function after(duel: Duel, event: CastleEvent): Duel {
  switch (event.kind) {
    case 'support':
      return {
        ...duel,
        sides: duel.sides.map((side, seat) => event.sides.find(one => one.seat === seat)?.side ?? side),
      }
    case 'hypnotise':
      return { ...duel, hypnotised: event.target }
    case 'use':
      return { ...duel, used: [...duel.used, event.used] }
    case 'alchemist':
      return { ...duel, alchemist: { seat: event.seat, winner: event.winner } }
    case 'count':
      return { ...duel, score: { attacker: event.attacker, defender: event.defender } }
    case 'ring':
      return { ...duel, ring: event.seat }
    case 'won':
      return { ...duel, result: event.winner === duel.attacker ? 'attacker' : 'defender' }
    case 'drawn':
      return { ...duel, result: 'draw' }
    default:
      return duel
  }
}

function endIn(event: CastleEvent): DuelEnd['how'] | null {
  switch (event.kind) {
    case 'won':
    case 'drawn':
      return event.kind
    case 'noResult':
      return 'doctor'
    case 'profession':
      return event.profession === 'priest' ? 'priest' : null
    default:
      return null
  }
}

/** A duel as these events have left it, up to the next turn or challenge; `how` is null while it has not ended. */
export function playedOn(before: Duel, events: readonly CastleEvent[]): { duel: Duel; how: DuelEnd['how'] | null } {
  const next = events.findIndex(({ kind }) => kind === 'turn' || kind === 'challenge')
  const own = next < 0 ? events : events.slice(0, next)
  return {
    duel: own.reduce(after, before),
    how: own.reduce<DuelEnd['how'] | null>((how, event) => endIn(event) ?? how, null),
  }
}

/** The end of the previous update's duel, rebuilt from the events since. Null when it did not end. */
export function endOfDuel(before: Duel, events: readonly CastleEvent[]): DuelEnd | null {
  const { duel, how } = playedOn(before, events)
  if (how !== null) return { duel, how }
  // The winner has chosen; the result was known before. A further turn leaves no time for a last look.
  const goesOn = events.some(({ kind }) => kind === 'turn' || kind === 'challenge')
  return goesOn || duel.result === null ? null : { duel, how: duel.result === 'draw' ? 'drawn' : 'won' }
}

/** The id of a card that was used in a duel; tokens have none. */
export const usedCard = (used: Used): string | undefined =>
  used.what === 'object' ? used.object : used.what === 'profession' ? used.profession : undefined
