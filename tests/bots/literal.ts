/**
 * Literal updates of a small Mascarade table, as one seat receives them: what it saw at the deal, and what happened
 * since.
 */
import type { Bot } from '../../src-shared/bots'
import { makeBot } from '../kit/makeBot'
import { mascaradeBot } from '../../src-shared/games/mascarade/bot'
import type { ChoiceSpec, Seat, SeatAsk } from '../../src-shared/kernel'
import type { Character, MascaradeEvent, MascaradeShown, SlotId } from '../../src-shared/games/mascarade/rules'
import { slotsOf } from '../../src-shared/games/mascarade/rules/slots'
import type { MatchPart } from '../../src-shared/wire'

export interface LiteralTable {
  readonly seats: number
  /** Whose updates these are: seat 0's by default. */
  readonly seat?: Seat
  /** What was dealt face up, slot by slot: the seats', then the middle. */
  readonly cards: readonly Character[]
  /** Six each by default. */
  readonly coins?: readonly number[]
  readonly courthouse?: number
}

export interface Happened {
  readonly events: readonly MascaradeEvent[]
  readonly seen?: readonly MascaradeShown[]
}

/** A part with the cards face up or down. */
export function part(table: LiteralTable, up: boolean, { events, seen = [] }: Happened): MatchPart {
  const { seats, seat = 0, cards, coins = new Array<number>(seats).fill(6), courthouse = 0 } = table
  const slots = slotsOf(seats, cards.length).map((slot, i) => ({
    id: slot.id,
    seat: slot.seat,
    place: slot.place,
    face: up ? (cards[i] ?? null) : null,
  }))
  return {
    id: 'literal',
    events: events.map(event => ({ event })),
    view: {
      open: {
        steps: [],
        asking: [],
        outcome: null,
        table: {
          characters: [...new Set(cards)],
          slots,
          coins,
          courthouse,
          first: 0,
          turn: { seat: 0, number: 10 },
          mustSwap: null,
          turnLimit: 0,
          notes: false,
        },
      },
      own: { seat, asks: [], seen, sealed: null, private: null },
    },
  } as unknown as MatchPart
}

const tellAll = (bot: Bot, table: LiteralTable, happened: readonly Happened[]): Bot => {
  bot.see(part(table, true, { events: [{ kind: 'deal', first: 0 }] }))
  bot.see(part(table, false, { events: [{ kind: 'cover', slots: [] }] }))
  for (const one of happened) bot.see(part(table, false, one))
  return bot
}

/** A bot without noise (its random numbers are always the highest), told the deal and what happened since. */
export const sober = (table: LiteralTable, ...happened: readonly Happened[]): Bot =>
  tellAll(mascaradeBot({ seat: table.seat ?? 0, random: { nextInt: n => n - 1 } }), table, happened)

/** A bot with noise from this seed. */
export const moody = (seed: number, table: LiteralTable, ...happened: readonly Happened[]): Bot =>
  tellAll(makeBot('mascarade', table.seat ?? 0, seed), table, happened)

export const asked = (key: string, pick: ChoiceSpec, params: SeatAsk['params'] = {}): SeatAsk => ({
  id: `9/${key}/0`,
  key,
  pick,
  params,
})

/** A player took two slots under the table. */
export const taken = (seat: Seat, ...slots: readonly SlotId[]): Happened => ({
  events: [{ kind: 'swap', seat, slots, how: 'turn' }],
})

/** Seat 0 did it, and knows whether they were swapped. */
export const took = (swapped: boolean, ...slots: readonly SlotId[]): Happened => ({
  events: [{ kind: 'swap', seat: 0, slots, how: 'turn' }],
  seen: [{ kind: 'swapped', slots, swapped }],
})

export const looked = (seat: Seat, slot: SlotId, character?: Character): Happened => ({
  events: [{ kind: 'look', seat, slots: [slot], how: 'turn' }],
  seen: character ? [{ kind: 'card', slot, character }] : [],
})

export const announced = (seat: Seat, slot: SlotId, character: Character, ...passed: readonly Seat[]): Happened => ({
  events: [
    { kind: 'announce', seat, slot, character },
    ...passed.map(one => ({ kind: 'pass', seat: one, character }) as const),
  ],
})
