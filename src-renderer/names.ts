/** Names as they may stand on a page: a hostile host's could reorder or hide the text around them. */
import type { Seat } from '../src-shared/kernel'
import { PLAIN, type Nature, type PartyView, type SeatView } from '../src-shared/wire'
import type { Say } from './i18n'

/** Control characters, and those that reorder or hide text (bidi marks, zero-width ones). */
/* eslint-disable no-control-regex -- the characters are what this is about */
const UNSEEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g

/** Text that a person has typed, or a deck brings along, without what would reorder or hide the text around it. */
export const plainText = (text: string): string => text.replace(UNSEEN, '')

/** Longer than any name that our host gives. */
const LONGEST = 40

export const plainName = (name: string): string => [...name.replace(UNSEEN, '')].slice(0, LONGEST).join('')

export const nameAt = (party: PartyView, seat: Seat): string => {
  const found = party.seats[seat]
  return found ? plainName(found.name) : `${seat + 1}`
}

/** Whether nobody is at this seat just now: their socket is gone. */
export const isAway = (seat: SeatView | undefined): boolean => seat?.who === 'person' && !seat.here

/** Whether a bot plays at this seat: its own, or one that sits in for somebody. */
export const isBot = (seat: SeatView | undefined): boolean => seat !== undefined && (seat.who === 'bot' || seat.sitIn)

/** What sort of player the bot at this seat is; null where none plays. One that sits in for somebody is a plain one. */
export function natureOf(seat: SeatView | undefined): Nature | null {
  if (!isBot(seat)) return null
  return seat?.who === 'bot' ? { level: seat.level ?? PLAIN.level, temper: seat.temper ?? PLAIN.temper } : PLAIN
}

/** "bot, beginner, bold"; of an even temper nothing is said. */
export function botWords(say: Say, { level, temper }: Nature): string {
  const told = say(`nature.levels.${level}`)
  return temper === PLAIN.temper
    ? say('nature.bot', { level: told })
    : say('nature.botTemper', { level: told, temper: say(`nature.tempers.${temper}`) })
}

/** More names than these in one line nobody reads. */
const MOST_NAMED = 3

/** "Anna", "Anna and Boris", "Anna, Boris and Carla", "Anna, Boris and 4 more". */
export function listNames(names: readonly string[], say: Say): string {
  const [first, ...rest] = names.length > MOST_NAMED ? [names.slice(0, MOST_NAMED - 1).join(', ')] : names
  if (first === undefined) return ''
  if (names.length > MOST_NAMED) return say('table.more', { a: first, n: names.length - MOST_NAMED + 1 })
  return rest.reduce(
    (said, name, i) => say(i === rest.length - 1 ? 'table.and' : 'table.comma', { a: said, b: name }),
    first,
  )
}
