/** What everybody is sent of a match, as text: the same as their part, whether or not it was made ready before. */
import { describe, expect, it } from 'vitest'
import { MatchParts } from '../../../src-main/host/match/matchParts'
import { matchPartFor } from '../../../src-shared/fair/matchPart'
import { GAMES } from '../../../src-shared/games'
import { fastRandom, type Match, type Random } from '../../../src-shared/kernel'
import { accepted, dealing, moves } from '../../kit/play'

const ANSWERS = 150

const matches = GAMES.flatMap(game => [game.seats.min, game.seats.max].map(seats => ({ game, id: game.id, seats })))
const everybody = (match: Match): (number | null)[] => [null, ...Array.from({ length: match.seats }, (_, seat) => seat)]

describe('the parts of a match as they are sent', () => {
  /** Answers that told a seat more than the others, and answers that did not. */
  const answers = { withOwn: 0, without: 0 }

  function compare(parts: MatchParts, match: Match, events: Parameters<typeof matchPartFor>[3]): void {
    for (const seat of everybody(match))
      expect(JSON.parse(parts.text(seat, events))).toEqual(
        JSON.parse(JSON.stringify(matchPartFor(match, 'm', seat, events))),
      )
  }

  it.each(matches)('are what each seat and a spectator may see, in $id with $seats seats', ({ game, seats }) => {
    const { match } = dealing(game)(seats),
      parts = new MatchParts(match, 'm'),
      random = fastRandom(seats),
      next = moves()
    for (let n = 0; n < ANSWERS && !match.outcome; n++) {
      const { ask, answer } = next(match, random)
      const proposal = accepted(answer === 'clock' ? match.clock(ask.id) : match.answer(ask.seat, ask.id, answer))
      parts.prepare(proposal, some(everybody(match), random))
      match.commit(proposal)
      compare(parts, match, proposal.events)
      answers[proposal.events.some(({ own }) => own) ? 'withOwn' : 'without']++
      parts.forget()
      compare(parts, match, [])
    }
  })

  it('are looked at after answers that told a seat more than the others, and after others', () => {
    expect([answers.withOwn > 20, answers.without > 20]).toEqual([true, true])
  })
})

const some = <T>(of: readonly T[], random: Random): T[] => of.filter(() => random.nextInt(2, '') === 0)
