/** Mascarade bots cannot use what their seats cannot see: whether two cards were swapped under the table. */
import { describe, expect, it } from 'vitest'
import { isRefusal, SEEN, type Answer, type Seat } from '../../src-shared/kernel'
import type { Bot } from '../../src-shared/bots'
import type { MatchPart } from '../../src-shared/wire'
import { botAt, profileBy } from '../kit/arena'
import { lay, minds, partOf, type MascaradeMatch } from './arena'

/** One in this many answers is also compared after a restart. */
const RESTARTED = 5

const SEATS = Array.from({ length: 12 }, (_, i) => i + 2)

describe('in states that a seat cannot tell apart', () => {
  /** One of two twins, after the first swap of the game: cards really swapped in the first, not in the second. */
  interface Twin {
    readonly match: MascaradeMatch
    readonly table: readonly Bot[]
    readonly heard: readonly MatchPart[][]
  }

  function twin(seats: number, key: number): Twin {
    const { match, events } = lay(seats, {}, key)
    const table = minds(
      Array.from({ length: seats }, (_, seat) => profileBy(seat + key)),
      key,
    )
    const heard = table.map((bot, seat) => {
      const part = partOf(match, seat, events)
      bot.see(part)
      return [part]
    })
    return { match, table, heard }
  }

  function newBot({ heard }: Twin, seat: Seat, key: number): Bot {
    const bot = botAt('mascarade', seat, key, profileBy(seat + key))
    for (const part of heard[seat] ?? []) bot.see(part)
    return bot
  }

  /** Takes an answer, tells all bots. @returns what each seat was told, as text, and the kinds of the events */
  function take(
    { match, table, heard }: Twin,
    seat: Seat,
    askId: string,
    answer: Answer,
  ): { parts: string[]; kinds: string[] } {
    const proposal = match.answer(seat, askId, answer)
    if (proposal === 'again' || isRefusal(proposal)) throw new Error(`refused: ${askId}`)
    match.commit(proposal)
    const parts = table.map((bot, to) => {
      const part = partOf(match, to, proposal.events)
      bot.see(part)
      heard[to]?.push(part)
      return JSON.stringify(part)
    })
    return { parts, kinds: proposal.events.map(({ event }) => event.kind) }
  }

  /** Plays both until a card is looked at or shown. @returns how many answers of other seats were compared */
  function compare(seats: number, key: number): number {
    const one = twin(seats, key),
      other = twin(seats, key)
    let swapper: Seat | null = null
    for (let compared = 0; ;) {
      const ask = one.match
        .asks()
        .filter(open => open.key !== SEEN)
        .sort((a, b) => a.seat - b.seat)[0]
      const own = ask && one.match.view(ask.seat).own?.asks.find(open => open.id === ask.id)
      if (!ask || !own) return compared
      let answer = one.table[ask.seat]?.answer(own) ?? null
      let twins = answer
      if (ask.key === 'prepare' && swapper === null) {
        swapper = ask.seat
        answer = { ...(answer as object), swap: 'yes' }
        twins = { ...(answer as object), swap: 'no' }
      } else if (ask.seat !== swapper) {
        // The swapper's own answers are copied; everybody else must decide the same by themselves.
        twins = other.table[ask.seat]?.answer(own) ?? null
        expect(twins).toEqual(answer)
        // After a restart: new bots that are told what the old ones were told.
        if (compared % RESTARTED === 0)
          expect(newBot(other, ask.seat, key).answer(own)).toEqual(newBot(one, ask.seat, key).answer(own))
        compared++
      }
      const told = take(one, ask.seat, ask.id, answer),
        toldTwin = take(other, ask.seat, ask.id, twins)
      if (['look', 'reveal', 'end'].some(kind => told.kinds.includes(kind))) return compared
      for (let seat = 0; seat < seats; seat++) if (seat !== swapper) expect(toldTwin.parts[seat]).toBe(told.parts[seat])
    }
  }

  it.each(SEATS)('swapped or not, the other bots give the same answers at %i seats', seats => {
    const compared = Array.from({ length: 6 }, (_, key) => compare(seats, seats * 50 + key)).reduce(
      (all, one) => all + one,
      0,
    )
    expect(compared).toBeGreaterThan(6 * (seats - 1))
  })
})
