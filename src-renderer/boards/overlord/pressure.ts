/** The big line in words: who is in the light, under what pressure, and what is awaited. */
import type { Pressure } from '../../../src-shared/games/overlord'
import type { Seat } from '../../../src-shared/kernel'
import type { MatchPart } from '../../../src-shared/wire'
import type { Teller } from '../face'
import { oneOf, WORDS } from './names'
import { isAwaited, nowOf, type Now } from './reading'

export const headOf = (now: Now, { say, has }: Teller): string => {
  if (now.pressure) return say(`${WORDS}.pressures.${now.pressure.kind}.head`)
  const key = `${WORDS}.board.court.${now.awaited ?? ''}`
  return has(key) ? say(key) : ''
}

/** A pressure as a sentence: to oneself, by oneself, or about others. */
export function pressureText({ kind, by, symbol }: Pressure, speaker: Seat, { say, name, you }: Teller): string {
  const to = speaker === you ? 'you' : by === you ? 'byYou' : 'text'
  return say(`${WORDS}.pressures.${kind}.${to}`, {
    name: name(speaker),
    by: name(by),
    symbol: symbol === null ? '' : oneOf(symbol, say),
  })
}

/** Beyond these of a pressure, what is awaited is said instead: the answer has been given. */
const STILL_OWED: readonly string[] = ['tell', 'answer']

export function pressureOf(match: MatchPart, teller: Teller): string {
  const now = nowOf(match),
    { asking } = match.view.open
  if (now.pressure && now.seat !== null && (now.awaited === null || STILL_OWED.includes(now.awaited)))
    return pressureText({ ...now.pressure, symbol: now.symbol }, now.seat, teller)
  const asked = asking.filter(one => isAwaited(one.key))
  const [first] = asked
  if (!first) return ''
  const many = `${WORDS}.board.many.${first.key}`
  if (teller.has(many)) return teller.say(many)
  return teller.say(`${WORDS}.waiting.${first.key}`, { name: teller.name(first.seat) })
}
