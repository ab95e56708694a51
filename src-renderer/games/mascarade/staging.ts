/** What the board shows during a moment: the table as it stood, with the cards that are face up now. */
import type { Seat } from '../../../src-shared/kernel'
import type { Character } from '../../../src-shared/games/mascarade/rules/characters'
import type { MascaradeEvent, MascaradeOpen, SlotId } from '../../../src-shared/games/mascarade/rules'
import type { MatchPart } from '../../../src-shared/wire'
import type { Beat } from '../../motion/beats'
import { useStagedMatch, type Staging } from '../../motion/onStage'
import { disputeOf, eventOf, openOf, withOpen, type Dispute } from './selectors'

type Of<K extends MascaradeEvent['kind']> = Extract<MascaradeEvent, { kind: K }>

const find = <K extends MascaradeEvent['kind']>(events: readonly MascaradeEvent[], kind: K): Of<K> | undefined =>
  events.find((event): event is Of<K> => event.kind === kind)

/** A card that is on stage, and what became of its owner. */
export interface StagedCard {
  readonly seat: Seat
  readonly slot: SlotId
  readonly character: Character
  readonly right: boolean
  /** Coins that this seat pays for it, as far as is known. */
  readonly pays: number
}

/** Cards turned up in a dispute, or before the Inquisitor. */
export interface Unmasking {
  readonly character: Character | 'silence'
  readonly cards: readonly StagedCard[]
  /** The Inquisitor, where he asked. */
  readonly by: Seat | null
}

/** What is turned up in this moment; null in any other. */
export function unmaskingIn({ moment, events, all, before, after }: Beat): Unmasking | null {
  const happens = events.map(eventOf),
    update = all.map(eventOf)
  const paid = (seat: Seat, why: 'fine' | 'inquisitor'): number =>
    update.reduce(
      (sum, event) => sum + (event.kind === 'coins' && event.why === why && event.from === seat ? event.amount : 0),
      0,
    )
  if (moment?.name === 'reveal') {
    const shown = find(happens, 'reveal')
    // A power or its absence names the character that was announced.
    const told = find(update, 'power') ?? find(update, 'nobody') ?? find(update, 'claim')
    const character = told?.character ?? (before && disputeOf(before)?.character)
    if (!shown || !character) return null
    const cards = shown.cards.map(card => {
      const right = card.character === character
      return { ...card, right, pays: right ? 0 : paid(card.seat, 'fine') }
    })
    return { character, cards, by: null }
  }
  const confess = moment?.name === 'confess' ? find(happens, 'confess') : undefined
  if (!confess) return null
  const { seat, said, truth, right } = confess
  const slot = openOf(after).slots.find(one => one.seat === seat)?.id ?? `s${seat}`
  const by = find(update, 'coins')?.to
  return {
    character: said,
    cards: [{ seat, slot, character: truth, right, pays: paid(seat, 'inquisitor') }],
    by: typeof by === 'number' ? by : null,
  }
}

/** The dispute that this update settles, with the last answers to it. */
function settled({ before, all }: Beat): Dispute | null {
  const dispute = before && disputeOf(before)
  if (!dispute) return null
  const claims = all.map(eventOf).filter((event): event is Of<'claim'> => event.kind === 'claim')
  return { ...dispute, claims: [...dispute.claims, ...claims.map(({ seat, slot }) => ({ seat, slot }))], waiting: [] }
}

const DISPUTES: readonly string[] = ['challenge', 'sealedChallenge']

/** The match as the board shows it in this moment. */
export function staged(live: MatchPart, beat: Beat): MatchPart {
  const { before, after, moment } = beat,
    dispute = settled(beat),
    // Once cards were turned up, the next moments show what came of it.
    reveals = beat.all.some(one => eventOf(one).kind === 'reveal'),
    unmasking = unmaskingIn(beat)
  const asItStood = unmasking && before ? before : after
  const open = openOf(asItStood),
    turn = before ? openOf(before).turn : open.turn
  const faces = new Map(unmasking?.cards.map(card => [card.slot, card.character]) ?? [])
  const table: MascaradeOpen = {
    ...open,
    turn,
    // The hands are open at the end of a match, which has not come yet.
    slots: open.slots.map(slot => ({
      ...slot,
      face: faces.get(slot.id) ?? (after.view.open.outcome ? null : slot.face),
    })),
  }
  const keepsDispute = dispute !== null && (moment?.name === 'reveal' || !reveals)
  const steps = keepsDispute
    ? [
        ...asItStood.view.open.steps.filter(one => !DISPUTES.includes(one.step)),
        { step: dispute.sealed ? 'sealedChallenge' : 'challenge', opened: 0, data: { ...dispute } },
      ]
    : asItStood.view.open.steps
  const { asking } = live.view.open
  return withOpen(
    { ...live, view: { ...live.view, open: { ...asItStood.view.open, steps, asking, outcome: null } } },
    table,
  )
}

/** The match of the board. */
export const useStaging = (): Staging => useStagedMatch(staged)
