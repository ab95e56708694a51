/** The text of the pressure line: who speaks, under what pressure, and what is awaited. */
import type { Pressure } from '../../../src-shared/games/overlord/rules'
import type { Seat } from '../../../src-shared/kernel'
import type { MatchPart } from '../../../src-shared/wire'
import type { MessageContext } from '../gameUi'
import { symbolWithArticle, WORDS } from './names'
import { isAwaited, nowOf, type Now } from './selectors'

export const headOf = (now: Now, { t, has }: MessageContext): string => {
  if (now.pressure) return t(`${WORDS}.pressures.${now.pressure.kind}.head`)
  const key = `${WORDS}.board.court.${now.awaited ?? ''}`
  return has(key) ? t(key) : ''
}

/** A pressure as a sentence: on you, by you, or about others. */
export function pressureText({ kind, by, symbol }: Pressure, speaker: Seat, { t, name, you }: MessageContext): string {
  const to = speaker === you ? 'you' : by === you ? 'byYou' : 'text'
  return t(`${WORDS}.pressures.${kind}.${to}`, {
    name: name(speaker),
    by: name(by),
    symbol: symbol === null ? '' : symbolWithArticle(symbol, t),
  })
}

/** With these asks the pressure is shown; with any other the answer was given, and the awaited ask is shown instead. */
const STILL_OWED: readonly string[] = ['tell', 'answer']

export function pressureOf(match: MatchPart, context: MessageContext): string {
  const now = nowOf(match),
    { asking } = match.view.open
  if (now.pressure && now.seat !== null && (now.awaited === null || STILL_OWED.includes(now.awaited)))
    return pressureText({ ...now.pressure, symbol: now.symbol }, now.seat, context)
  const asked = asking.filter(one => isAwaited(one.key))
  const [first] = asked
  if (!first) return ''
  const many = `${WORDS}.board.many.${first.key}`
  if (context.has(many)) return context.t(many)
  return context.t(`${WORDS}.waiting.${first.key}`, { name: context.name(first.seat) })
}
