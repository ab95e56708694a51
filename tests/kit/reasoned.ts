/**
 * What holds for the reasons of every game's bots: worded in all languages, about the answer only, and present where
 * something is weighed.
 */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Bot, Reason } from '../../src-shared/bots'
import { grammarOf } from '../../src-shared/locales/grammar'
import { LANGUAGES } from '../../src-shared/locales/languages'
import {
  legalAnswers,
  type Answer,
  type Game,
  type GameState,
  type Options,
  type Seat,
  type SeatAsk,
} from '../../src-shared/kernel'
import type { LessonWords } from '../../src-shared/lessons/lesson'
import { allBots, createBots, mixed, botsOfAllProfiles, playGame, type AnyCounted, type Player } from './arena'

export interface ReasonSuite<S extends GameState, E, O extends AnyCounted, W> {
  readonly game: Game<S, E, O, W>
  readonly coach: LessonWords
  /** The game's own messages by language: `{what}` is a key of them. */
  readonly words: { readonly [language: string]: object }
  readonly tables: readonly { readonly seats: number; readonly options: Options }[]
  /**
   * By ask key, the largest allowed share of answers without a reason where there is a choice; a key that is not listed
   * never has one.
   */
  readonly silent: { readonly [ask: string]: number }
  /** Reasons that do not occur at these tables. */
  readonly rare: readonly string[]
  /** Asks that do not occur at these tables. */
  readonly unasked?: readonly string[]
}

/** Master bots search: milliseconds that all matches may take on a busy machine. */
const PLAYED = 180_000

/** A text with more letters than this cannot be read at a glance. */
const LONGEST = 140

const isChoice = ({ pick }: SeatAsk): boolean => [...legalAnswers(pick)].length > 1

const paramsOf = (text: string): string[] =>
  [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, param = '']) => param))].sort()
const formsOf = (text: string): string[] => text.split(' | ')

/** The parameters that a reason supplies. */
const bringsAlong = ({ seat, what, chance, n }: Reason, you = false): string[] =>
  Object.entries({ name: you ? undefined : seat, what, chance, n })
    .flatMap(([param, value]) => (value === undefined ? [] : [param]))
    .sort()

const textAt = (words: object | undefined, key: string): unknown =>
  key
    .split('.')
    .reduce<unknown>(
      (at, part) =>
        typeof at === 'object' && at !== null ? (at as { readonly [part: string]: unknown })[part] : undefined,
      words,
    )

/** `reason`: undefined where the bot that answered never gives one. */
interface Given {
  readonly seat: Seat
  readonly ask: SeatAsk
  readonly answer: Answer
  readonly reason: Reason | null | undefined
}

/** Plays a match. With `asking`, each bot is asked for its reason twice. */
function given<S extends GameState, E, O extends AnyCounted, W>(
  game: Game<S, E, O, W>,
  players: readonly Player[],
  options: Options,
  key: number,
  asking: boolean,
): Given[] {
  const table: readonly Bot[] = createBots(players, key, game.id),
    all: Given[] = []
  playGame(game, table, options, key, {
    answer(seat, ask, answer) {
      const why = (): Reason | null | undefined => (asking ? table[seat]?.why?.(ask, answer) : undefined)
      const reason = why()
      expect(why()).toEqual(reason)
      all.push({ seat, ask, answer, reason })
    },
  })
  return all
}

export function proveReasons<S extends GameState, E, O extends AnyCounted, W>({
  game,
  coach,
  words,
  tables,
  silent,
  rare,
  unasked = [],
}: ReasonSuite<S, E, O, W>): void {
  const played = (asking: boolean): Given[] =>
    tables.flatMap(({ seats, options }, i) =>
      [botsOfAllProfiles(seats), allBots(seats), mixed(seats)].flatMap((players, j) =>
        given(game, players, options, 700 + 10 * i + j, asking),
      ),
    )
  let told: readonly Given[] = [],
    untold: readonly Given[] = []
  beforeAll(() => {
    told = played(true)
    untold = played(false)
  }, PLAYED)
  const count = (ask: string, is: (reason: Reason | null | undefined) => boolean): number =>
    told.filter(entry => entry.ask.key === ask && isChoice(entry.ask) && is(entry.reason)).length

  describe('the messages for reasons', () => {
    it.each(LANGUAGES)('are short, and have the plural forms of their language: $id', ({ id }) => {
      for (const [key, text] of Object.entries(coach[id])) {
        const forms = formsOf(text)
        expect(forms.length, `${id}.${key}`).toBe(paramsOf(text).includes('n') ? grammarOf(id).plural.forms : 1)
        for (const form of forms) expect(form.length, `${id}.${key}: ${form}`).toBeLessThanOrEqual(LONGEST)
      }
    })

    it("name the same things in every language and every form, and do not name the reader in the reader's own form", () => {
      for (const [key, text] of Object.entries(coach.en)) {
        for (const { id } of LANGUAGES)
          for (const form of formsOf(coach[id][key] ?? ''))
            expect(paramsOf(form), `${id}.${key}`).toEqual(paramsOf(text))
        const named = paramsOf(text).includes('name')
        expect(named ? `${key}You` in coach.en : true, key).toBe(true)
        if (key.endsWith('You'))
          expect(paramsOf(text)).toEqual(
            paramsOf(coach.en[key.slice(0, -'You'.length)] ?? '').filter(param => param !== 'name'),
          )
      }
    })
  })

  describe('a reason', () => {
    it('has a message in all languages, which uses all of its parameters and nothing else', () => {
      expect(told.filter(({ reason }) => reason).length).toBeGreaterThan(0)
      for (const { reason } of told) {
        if (!reason) continue
        for (const { id } of LANGUAGES) {
          expect(paramsOf(coach[id][reason.why] ?? '?'), `${id}.${reason.why}`).toEqual(bringsAlong(reason))
          if (reason.seat !== undefined)
            expect(paramsOf(coach[id][`${reason.why}You`] ?? '{}')).toEqual(bringsAlong(reason, true))
          if (reason.what !== undefined)
            expect(typeof textAt(words[id], reason.what), `${id}: ${reason.what}`).toBe('string')
        }
      }
    })

    it('refers to another seat, a percentage, and a count of one or more', () => {
      for (const { seat, reason } of told) {
        if (!reason) continue
        expect(reason.seat).not.toBe(seat)
        const { chance = 0, n = 1 } = reason
        expect(Number.isInteger(chance) && chance >= 0 && chance <= 100, JSON.stringify(reason)).toBe(true)
        expect(Number.isInteger(n) && n > 0, JSON.stringify(reason)).toBe(true)
      }
    })

    it.each(Object.entries(silent))('is rarely missing: %s', (ask, most) => {
      const without = count(ask, reason => reason === null),
        answers = count(ask, reason => reason !== undefined)
      expect(answers, 'is asked').toBeGreaterThan(0)
      expect(without / answers, `${without} of ${answers}`).toBeLessThanOrEqual(most)
    })

    it('of every kind occurs at some point', () => {
      const reasonsGiven = new Set(told.flatMap(({ reason }) => reason?.why ?? []))
      const known = Object.keys(coach.en).filter(
        key => !(key.endsWith('You') && key.slice(0, -'You'.length) in coach.en),
      )
      expect(known.filter(key => !reasonsGiven.has(key) && !rare.includes(key))).toEqual([])
    })

    it('is absent where nothing is weighed', () => {
      for (const { ask, reason } of told)
        if (!(ask.key in silent) && !unasked.includes(ask.key)) expect(reason ?? null, ask.key).toBeNull()
    })

    it('changes no later answer', () => {
      const answers = (entries: readonly Given[]): string[] =>
        entries.map(({ seat, ask, answer }) => JSON.stringify([seat, ask.id, answer]))
      expect(answers(untold)).toEqual(answers(told))
    })
  })
}
