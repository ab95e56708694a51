/** What must hold of the asks and views of any match at any moment. */
import { isDeepStrictEqual } from 'node:util'
import { hasLegalAnswer, isLegal, isRefusal, type GameState, type Match } from '../../src-shared/kernel'

/**
 * Every open ask has a legal answer and an id of its own, and nobody else may answer it; a sealed ask stays listed for
 * all asked seats.
 */
export function asksAreCoherent<S extends GameState, E, O, W>(match: Match<S, E, O, W>): void {
  const asks = match.asks()
  if (new Set(asks.map(ask => ask.id)).size !== asks.length)
    throw new Error(`two asks of one id: ${asks.map(ask => ask.id).join()}`)
  for (const ask of asks) {
    if (!hasLegalAnswer(ask.pick)) throw new Error(`${ask.id} has no legal answer`)
    const other = (ask.seat + 1) % match.seats
    const foreign = match.answer(other, ask.id, ask.default === 'random' ? true : ask.default.answer)
    if (foreign === 'again' || !isRefusal(foreign) || foreign.refused !== 'askNotYours')
      throw new Error(`seat ${other} may answer ${ask.id}`)
    const byClock = match.clock(ask.id)
    if (isRefusal(byClock)) throw new Error(`the clock may not answer ${ask.id}`)
    if (ask.default === 'random' && !isLegal(ask.pick, byClock.entry.answer))
      throw new Error(`the clock answers ${ask.id} against the rules`)
  }
}

/** Everybody sees the same table, and each seat its own private part besides. @throws with what does not hold */
export function viewsAreOwn<S extends GameState, E, O, W>(match: Match<S, E, O, W>): void {
  const asks = match.asks()
  const { open, own } = match.view(null)
  if (own !== null) throw new Error('a spectator has an own part')
  const inPublic = JSON.stringify(open)
  const told = match.asks('public').map(({ seat, key }) => ({ seat, key }))
  if (JSON.stringify(open.asking) !== JSON.stringify(told)) throw new Error('others are asked than everybody is told')
  for (let seat = 0; seat < match.seats; seat++) {
    const view = match.view(seat)
    if (JSON.stringify(view.open) !== inPublic) throw new Error(`seat ${seat} sees another table than a spectator`)
    if (view.own?.seat !== seat) throw new Error(`seat ${seat} has another's own part`)
    const mine = asks.filter(ask => ask.seat === seat).map(ask => ask.id)
    if (view.own.asks.map(ask => ask.id).join() !== mine.join())
      throw new Error(`seat ${seat} is shown other asks than it has`)
    // Plain data: JSON gives back the same value.
    if (!isDeepStrictEqual(JSON.parse(JSON.stringify(view)), view))
      throw new Error(`the view of seat ${seat} is no plain data: JSON does not give it back`)
  }
}
