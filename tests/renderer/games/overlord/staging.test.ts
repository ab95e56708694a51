/** A withering look: until its scene is over, the hall stands as it stood. */
import { describe, expect, it } from 'vitest'
import { overlord } from '../../../../src-shared/games/overlord/rules'
import type { OverlordEvent } from '../../../../src-shared/games/overlord/rules'
import { fastRandom, Match, type Json } from '../../../../src-shared/kernel'
import { overlordEvents } from '../../../../src-renderer/games/overlord/events'
import { openOf } from '../../../../src-renderer/games/overlord/selectors'
import { staged } from '../../../../src-renderer/games/overlord/staging'
import type { Beat } from '../../../../src-renderer/motion/beats'
import type { MatchPart, SeenEvent } from '../../../../src-shared/wire'
import { keyOf, make, tableOptions } from '../../../kit/play'
import { nextMove } from '../../../games/overlord/rules/play'

const MATCHES = 8,
  MOST = 600
const SEAT = 1

interface Shown {
  readonly beat: Beat
  readonly board: MatchPart
  readonly events: readonly OverlordEvent[]
}

/** All beats of random matches, as one seat sees them. */
function shown(rules: string): Shown[] {
  const found: Shown[] = []
  for (let key = 1; key <= MATCHES; key++) {
    const { match } = Match.start(overlord, 5, tableOptions(overlord, { rules }), keyOf(key)),
      random = fastRandom(key)
    const part = (events: readonly SeenEvent[]): MatchPart =>
      ({ id: 'm', events, view: match.view(SEAT) }) as unknown as MatchPart
    let before = part([])
    for (let n = 0; n < MOST && !match.outcome; n++) {
      const told = make(match, nextMove(match, random)).events.map(({ event }) => event)
      const after = part(told.map(event => ({ event: event as unknown as Json })))
      for (const moment of overlordEvents.moments(told as unknown as readonly Json[])) {
        const events = after.events.slice(moment.from, moment.to)
        const beat = { moment, events, all: after.events, before, after }
        found.push({ beat, board: staged(after, beat), events: told.slice(moment.from, moment.to) })
      }
      before = after
    }
  }
  return found
}

describe.each(['classic', 'formal'])('the hall of a %s match', rules => {
  const beats = shown(rules)

  it('counts a look only when its scene is over', () => {
    const looks = beats.filter(({ beat }) => beat.moment?.name === 'look')
    expect(looks.length).toBeGreaterThan(5)
    for (const { beat, board, events } of looks) {
      const look = events.find(event => event.kind === 'look')
      expect(openOf(board).players).toEqual(beat.before && openOf(beat.before).players)
      expect(look?.kind === 'look' && openOf(beat.after).players[look.seat] !== undefined).toBe(true)
    }
  })

  it('opens no hand and names no winner before the last scene is over', () => {
    const last = beats.filter(({ beat }) => beat.after.view.open.outcome !== null)
    for (const { board } of last) expect(board.view.open.outcome).toBeNull()
    for (const { board, beat } of last)
      if (beat.moment?.name !== 'told') expect(openOf(board).players.every(player => player.hand === null)).toBe(true)
  })

  it('keeps the own asks and the own hand of the present', () => {
    for (const { board, beat } of beats) expect(board.view.own).toEqual(beat.after.view.own)
  })
})
