/** Cleans names before they are shown: a hostile host's could reorder or hide the text around them. */
import type { Seat } from '../src-shared/kernel'
import { DEFAULT_PROFILE, type BotProfile, type PartyView, type SeatView } from '../src-shared/wire'
import { firstLetters, looksEmpty, plainText } from '../src-shared/text/plainText'
import type { Translate } from './i18nTypes'

/** Longer than any name that our host sends. */
const LONGEST = 40

/** Texts that may stand inside a sentence begin with a small letter. */
export const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1)

export const plainName = (name: string): string => firstLetters(plainText(name), LONGEST)

export const nameAt = (party: PartyView, seat: Seat): string => {
  const name = plainName(party.seats[seat]?.name ?? '')
  return looksEmpty(name) ? `${seat + 1}` : name
}

/** Whether this seat's person is disconnected. */
export const isAway = (seat: SeatView | undefined): boolean => seat?.who === 'person' && !seat.here

/** Whether a bot plays at this seat: its own, or one that fills in for a person. */
export const isBot = (seat: SeatView | undefined): boolean => seat !== undefined && (seat.who === 'bot' || seat.sitIn)

/** The profile of the bot at this seat; null where none plays. A bot that fills in has the default profile. */
export function profileOf(seat: SeatView | undefined): BotProfile | null {
  if (!isBot(seat)) return null
  return seat?.who === 'bot'
    ? { level: seat.level ?? DEFAULT_PROFILE.level, personality: seat.personality ?? DEFAULT_PROFILE.personality }
    : DEFAULT_PROFILE
}

/** "bot, beginner, bold"; the default personality is not mentioned. */
export function botText(t: Translate, { level, personality }: BotProfile): string {
  const levelText = t(`nature.levels.${level}`)
  return personality === DEFAULT_PROFILE.personality
    ? t('nature.bot', { level: levelText })
    : t('nature.botTemper', { level: levelText, temper: t(`nature.tempers.${personality}`) })
}

/** Nobody reads more names than these in one line. */
const MOST_NAMED = 3

/** "Anna", "Anna and Boris", "Anna, Boris and Carla", "Anna, Boris and 4 more". */
export function listNames(names: readonly string[], t: Translate): string {
  return names.length > MOST_NAMED
    ? t('table.more', { a: names.slice(0, MOST_NAMED - 1).join(', '), n: names.length - MOST_NAMED + 1 })
    : listAllNames(names, t)
}

/** Whether `listNames` leaves some of so many names out. */
export const areShortened = (names: readonly string[]): boolean => names.length > MOST_NAMED

/** The same with every name, however many there are. */
export function listAllNames([first, ...rest]: readonly string[], t: Translate): string {
  if (first === undefined) return ''
  return rest.reduce(
    (joined, name, i) => t(i === rest.length - 1 ? 'table.and' : 'table.comma', { a: joined, b: name }),
    first,
  )
}
