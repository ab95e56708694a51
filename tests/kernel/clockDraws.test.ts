/** What a clock answers, and when: drawn of the present moment, and `seen` closes by itself after half a minute. */
import { expect, it } from 'vitest'
import { drawAnswer, keyedRandom } from '../../src-shared/kernel'
import { idOf, keyOf, proposal, take } from './driving'
import { does, hello, openParlour } from './toys/parlour'

/** What the clock is to answer to the talk of a seat at this moment. */
function due(key: number, moment: number, seat: number, match: ReturnType<typeof openParlour>): unknown {
  const ask = match.asks().find(open => open.seat === seat && open.key === 'talk'),
    random = keyedRandom(keyOf(key), moment)
  return ask && drawAnswer(ask.pick, (n, index) => random.nextInt(n, `clock/talk/${seat}`, index))
}

/** Keys by which no clock trips over the toy's broken rule. */
const KEYS = [2, 3, 4, 5, 6, 8, 10, 11]

it.each(KEYS)('a default is drawn of the moment of its ask: key %i', key => {
  const match = openParlour(3, key)
  for (let moment = 0; moment < 4; moment++) {
    const seat = moment % 3
    expect(proposal(match.clock(idOf(match, seat, 'talk'))).entry.answer).toEqual(due(key, moment, seat, match))
    take(match, seat, 'talk', hello)
  }
})

it('what a seat closes in between moves no draw', () => {
  const match = openParlour(3, 5)
  take(match, 0, 'talk', does('peek'))
  const before = proposal(match.clock(idOf(match, 1, 'talk'))).entry.answer
  take(match, 0, 'seen', true)
  expect(proposal(match.clock(idOf(match, 1, 'talk'))).entry.answer).toEqual(before)
})

it('what is shown lies open for half a minute', () => {
  const match = openParlour()
  take(match, 0, 'talk', does('peek'))
  expect(match.asks().find(({ key }) => key === 'seen')?.seconds).toBe(30)
})

it('what a step draws is drawn of the moment that its answer begins', () => {
  const match = openParlour(3, 5)
  take(match, 0, 'talk', hello)
  const { events } = take(match, 1, 'talk', does('draw'))
  expect(events.map(({ event }) => event)).toEqual([
    { kind: 'said', word: String(keyedRandom(keyOf(5), 2).nextInt(1_000_000, 'number')) },
  ])
})
