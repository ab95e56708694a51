/** Masks off: what the board shows while cards are turned up, in whole random matches. */
import { describe, expect, it } from 'vitest'
import { mascarade } from '../../../../src-shared/games/mascarade/rules'
import type { MascaradeEvent } from '../../../../src-shared/games/mascarade/rules'
import { fastRandom, Match, type Json } from '../../../../src-shared/kernel'
import { mascaradeEvents } from '../../../../src-renderer/games/mascarade/events'
import { disputeOf, openOf, voiceOf } from '../../../../src-renderer/games/mascarade/selectors'
import { staged, unmaskingIn } from '../../../../src-renderer/games/mascarade/staging'
import type { Beat } from '../../../../src-renderer/motion/beats'
import type { MatchPart, SeenEvent } from '../../../../src-shared/wire'
import { keyOf, make, tableOptions } from '../../../kit/play'
import { nextMove } from '../../../games/mascarade/rules/play'

type Kind = MascaradeEvent['kind']
type Of<K extends Kind> = Extract<MascaradeEvent, { kind: K }>

const MATCHES = 12,
  MOST = 500

interface Shown {
  readonly beat: Beat
  readonly board: MatchPart
  readonly events: readonly MascaradeEvent[]
}
const all = <K extends Kind>(events: readonly MascaradeEvent[], kind: K): Of<K>[] =>
  events.filter((event): event is Of<K> => event.kind === kind)

/** All beats of random matches, as spectators see them. */
function shown(seats: number): Shown[] {
  const found: Shown[] = []
  for (let key = 1; key <= MATCHES; key++) {
    const { match } = Match.start(mascarade, seats, tableOptions(mascarade), keyOf(key)),
      random = fastRandom(key)
    const part = (events: readonly SeenEvent[]): MatchPart =>
      ({ id: 'm', events, view: match.view(null) }) as unknown as MatchPart
    let before = part([])
    for (let n = 0; n < MOST && !match.outcome; n++) {
      const told = make(match, nextMove(match, random)).events.map(({ event }) => event)
      const after = part(told.map(event => ({ event: event as unknown as Json })))
      for (const moment of mascaradeEvents.moments(told as unknown as readonly Json[])) {
        const beat = { moment, events: after.events.slice(moment.from, moment.to), all: after.events, before, after }
        found.push({ beat, board: staged(after, beat), events: told })
      }
      before = after
    }
  }
  return found
}

describe.each([3, 6, 13])('masks off, at %i seats', seats => {
  const beats = shown(seats),
    reveals = beats.filter(({ beat }) => beat.moment?.name === 'reveal')

  it('shows every card that is turned up at its place, with the table as it stood', () => {
    expect(reveals.length).toBeGreaterThan(10)
    for (const { beat, board, events } of reveals) {
      const [reveal] = all(events, 'reveal'),
        faces = openOf(board).slots.filter(slot => slot.face !== null)
      expect(faces.map(({ id, face }) => [id, face]).sort()).toEqual(
        (reveal?.cards ?? []).map(card => [card.slot, card.character]).sort(),
      )
      expect(beat.before && openOf(board).coins).toEqual(beat.before && openOf(beat.before).coins)
      expect(openOf(board).turn).toEqual(beat.before && openOf(beat.before).turn)
    }
  })

  it('lets all who claim keep saying so', () => {
    for (const { board, events } of reveals) {
      const dispute = disputeOf(board)
      for (const { seat } of all(events, 'reveal')[0]?.cards ?? [])
        expect(['announce', 'claim']).toContain(dispute && voiceOf(dispute, seat))
    }
  })

  it('says who was right, and what was paid', () => {
    for (const { beat, events } of reveals) {
      const found = unmaskingIn(beat)
      expect(found?.cards.filter(card => card.right).every(card => card.character === found.character)).toBe(true)
      expect(found?.cards.some(card => card.right)).toBe(all(events, 'nobody').length === 0)
      const fines = all(events, 'coins').filter(coins => coins.why === 'fine')
      expect(found?.cards.reduce((sum, card) => sum + card.pays, 0)).toBe(
        fines.reduce((sum, fine) => sum + fine.amount, 0),
      )
    }
  })

  it('never shows a card that was not turned up, not even when the match has ended', () => {
    const last = beats.filter(({ beat }) => beat.after.view.open.outcome !== null)
    expect(last.length).toBeGreaterThan(1)
    for (const { beat, board, events } of [...reveals, ...last]) {
      const open = new Set([
        ...all(events, 'reveal').flatMap(event => event.cards.map(card => card.slot)),
        ...all(events, 'confess').flatMap(
          event => openOf(board).slots.filter(slot => slot.seat === event.seat)[0]?.id ?? [],
        ),
        ...[beat.before, beat.after].flatMap(part =>
          part && !part.view.open.outcome
            ? openOf(part)
                .slots.filter(slot => slot.face)
                .map(slot => slot.id)
            : [],
        ),
      ])
      for (const slot of openOf(board).slots) if (slot.face !== null) expect(open.has(slot.id)).toBe(true)
      expect(board.view.open.outcome).toBeNull()
    }
  })
})

describe('before the Inquisitor', () => {
  it('shows the card of whoever was asked, and the penance', () => {
    const confessions = shown(13).filter(({ beat }) => beat.moment?.name === 'confess')
    expect(confessions.length).toBeGreaterThan(1)
    for (const { beat, events } of confessions) {
      const [confess] = all(events, 'confess'),
        paid = all(events, 'coins').find(coins => coins.why === 'inquisitor')
      expect(unmaskingIn(beat)?.cards).toEqual([
        expect.objectContaining({
          seat: confess?.seat,
          character: confess?.truth,
          right: confess?.right,
          pays: paid?.amount ?? 0,
        }),
      ])
    }
  })
})
