/**
 * What holds for every game's bots: they answer legally at any table, answer the same updates in the same way, and know
 * only what their updates say.
 */
import { describe, expect, it } from 'vitest'
import type { Bot } from '../../src-shared/bots'
import { LEVELS, DEFAULT_PROFILE } from '../../src-shared/wire'
import { pick, type Game, type GameState, type Options, type Seat } from '../../src-shared/kernel'
import { allBots, botAt, createBots, mixed, botsOfAllProfiles, playGame, type AnyCounted, type Player } from './arena'

/** A kind of table at which bots must answer legally. */
export interface Tables {
  readonly name: string
  readonly seats: readonly number[]
  readonly options: (seats: number) => readonly Options[]
  /** The bots of these tables; each kind plays matches of its own. */
  readonly players: readonly ((seats: number) => readonly Player[])[]
}

export interface MindSuite<S extends GameState, E, O extends AnyCounted, W> {
  readonly game: Game<S, E, O, W>
  readonly tables: readonly Tables[]
  /** Seat counts at which answers to the same updates and seed are compared. */
  readonly seats: readonly number[]
  /** A bot whose random numbers are all 0. */
  readonly untold: () => Bot
}

/** Tables with bots of all profiles, at each seat count: each profile plays at another seat. */
const MOTLEY = 3

/** How many answers of the compared bot a recorded match must have. */
const LEAST_RECORDED = 20

export function proveMind<S extends GameState, E, O extends AnyCounted, W>({
  game,
  tables,
  seats: counts,
  untold,
}: MindSuite<S, E, O, W>): void {
  const play = (players: readonly Player[], seed: number, options: Options, key: number, onlooker = {}) =>
    playGame(game, createBots(players, seed, game.id), options, key, onlooker)

  describe.each(tables.map(table => [table.name, table] as const))(
    'every answer is legal: %s',
    (_, { seats: counted, options: all, players }) => {
      it.each(counted)('%i seats', seats => {
        // The arena throws when an answer is refused, and when a match does not end.
        let key = 0
        for (const options of all(seats))
          for (const sit of players) {
            expect(play(sit(seats), key + 1, options, seats * 100 + key++).outcome.winners).not.toHaveLength(0)
          }
        expect(key).toBeGreaterThan(0)
      })
    },
  )

  it.each(counts)('every answer is legal: bots of all profiles, %i seats', seats => {
    for (let n = 0; n < MOTLEY; n++)
      expect(
        play([...botsOfAllProfiles(seats + n)].slice(n), seats + n, {}, seats * 100 + 50 + n).outcome.winners,
      ).not.toHaveLength(0)
  })

  describe('the same updates and seed', () => {
    const answers = (seats: number, seed: number): string[] => {
      const collected: string[] = []
      play(mixed(seats), seed, {}, 7, {
        answer: (seat: Seat, ask: { readonly id: string }, answer: unknown) => {
          collected.push(JSON.stringify([seat, ask.id, answer]))
        },
      })
      return collected
    }

    it.each(counts)('give the same answers, and other seeds give others: %i seats', seats => {
      expect(answers(seats, 5)).toEqual(answers(seats, 5))
      expect(answers(seats, 6)).not.toEqual(answers(seats, 5))
    })

    it.each(LEVELS)(
      'are all a bot needs: one that is sent a recorded match answers like the bot that played it: %s',
      level => {
        const me: Seat = 1,
          nature = { ...DEFAULT_PROFILE, level }
        const record: ((mind: Bot) => void)[] = []
        play(allBots(counts.at(-1) ?? 2).with(me, nature), 3, {}, 11, {
          part: (seat: Seat, part: Parameters<Bot['see']>[0]) => {
            if (seat === me)
              record.push(mind => {
                mind.see(part)
              })
          },
          answer: (seat: Seat, ask: Parameters<Bot['answer']>[0], answer: unknown) => {
            if (seat === me)
              record.push(mind => {
                expect(mind.answer(ask)).toEqual(answer)
              })
          },
        })
        const again = botAt(game.id, me, 3, nature)
        for (const replay of record) replay(again)
        expect(record.length).toBeGreaterThan(LEAST_RECORDED)
      },
    )

    it('a bot that was told nothing, or is asked about something it does not know, still answers legally', () => {
      expect(untold().answer({ id: '1/turn/0', key: 'turn', pick: pick.branch({ spy: pick.seat([2]) }) })).toEqual({
        branch: 'spy',
        answer: 2,
      })
      expect(untold().answer({ id: '1/unheard/0', key: 'unheard', pick: pick.one(['this']) })).toBe('this')
    })
  })
}
