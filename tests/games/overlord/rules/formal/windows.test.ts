/** Formal: windows open for all who might by public knowledge, last the same for all, and betray nothing. */
import { describe, expect, it } from 'vitest'
import type { AskKey } from '../../../../../src-shared/games/overlord/rules'
import { formal, type Formal, type OverlordTable } from '../table'

const O = 0,
  V = 1,
  A = 2,
  I = 3

/** Two tables that differ in one hand alone, and who holds it. */
interface Pair {
  readonly name: AskKey
  readonly without: string
  readonly seat: number
  readonly holds: readonly string[]
  readonly not: readonly string[]
  readonly play: (t: OverlordTable) => OverlordTable
  readonly ways: readonly string[]
}

const afterTelling = (t: OverlordTable) => t.accuse(V).answers(V, 'place1').tellsAll(V)

const PAIRS: readonly Pair[] = [
  {
    name: 'doubt',
    without: 'freezes alone',
    seat: O,
    holds: ['pass-item-1', 'freeze-item-1'],
    not: ['freeze-item-2', 'freeze-item-1'],
    play: afterTelling,
    ways: ['pass', 'doubt'],
  },
  {
    name: 'interrupt',
    without: 'another symbol',
    seat: A,
    holds: ['freeze-place-1', 'pass-item-1'],
    not: ['freeze-item-2', 'pass-item-1'],
    play: t => afterTelling(t).rings('doubt', O),
    ways: ['pass', 'freeze'],
  },
  {
    name: 'interrupt',
    without: 'passes alone',
    seat: A,
    holds: ['freeze-place-1', 'pass-item-1'],
    not: ['pass-item-2', 'pass-item-1'],
    play: t => afterTelling(t).rings('doubt', O),
    ways: ['pass', 'freeze'],
  },
  {
    name: 'silence',
    without: 'passes alone',
    seat: O,
    holds: ['freeze-item-1', 'pass-item-1'],
    not: ['pass-item-2', 'pass-item-1'],
    play: t => afterTelling(t).rings('doubt', O).branch('interrupt', I, 'freeze', 'both-place-1').rings('interrupt', A),
    ways: ['allow', 'silence'],
  },
  {
    name: 'blame',
    without: 'freezes alone',
    seat: V,
    holds: ['pass-item-1', 'freeze-item-1'],
    not: ['freeze-item-2', 'freeze-item-1'],
    play: t => afterTelling(t).quiet('blame'),
    ways: ['pass', 'blame'],
  },
  {
    name: 'mercy',
    without: 'skulls alone',
    seat: V,
    holds: ['pass-item-2', 'pass-item-1'],
    not: ['pass-place-1', 'pass-item-1'],
    play: t => t.accuse(V).decline(V),
    ways: ['pass', 'mercy'],
  },
  {
    name: 'cancel',
    without: 'skulls alone',
    seat: O,
    holds: ['pass-item-2', 'pass-item-1'],
    not: ['pass-place-1', 'pass-item-1'],
    play: t => t.accuse(V).decline(V).branch('mercy', V, 'mercy', 'pass-monster-2'),
    ways: ['pass', 'cancel'],
  },
]

const table = (seat: number, actions: readonly string[], more: Partial<Formal> = {}): OverlordTable =>
  formal({
    looks: { [V]: 1 },
    hands: {
      [I]: { actions: ['both-place-1', 'freeze-event-1'] },
      [A]: { actions: ['freeze-character-1', 'freeze-character-2'] },
      [O]: { actions: ['pass-event-1', 'pass-event-2'] },
      [V]: { hints: ['place1'], actions: ['pass-monster-1', 'pass-monster-2'] },
      [seat]: { ...(seat === V && { hints: ['place1'] }), actions },
    },
    ...more,
  })

describe.each(PAIRS)('the window $name, $without', ({ seat, holds, not, play, ways, name }) => {
  const holder = () => play(table(seat, holds)),
    other = () => play(table(seat, not))

  it('opens, and as long, whether or not its seat holds a fitting card', () => {
    const a = holder(),
      b = other()
    expect(b.match.asks('public').map(({ id, seconds }) => [id, seconds])).toEqual(
      a.match.asks('public').map(({ id, seconds }) => [id, seconds]),
    )
    expect(a.match.asks('public').some(ask => ask.seat === seat && ask.key === name)).toBe(true)
    for (const watcher of [null, O, V, A, I])
      if (watcher !== seat) expect(b.match.view(watcher)).toEqual(a.match.view(watcher))
  })

  it('without one its pick has the way without cards alone', () => {
    expect([holder().waysOf(name, seat), other().waysOf(name, seat)]).toEqual([ways, ways.slice(0, 1)])
  })

  it.each([0, 5, 60])('lasts what the table wants: %i seconds', window => {
    const seconds = play(table(seat, holds, { options: { window } }))
      .asks(name)
      .map(ask => ask.seconds)
    expect([seconds.length > 0, new Set(seconds)]).toEqual([true, new Set([window])])
  })

  it('not having and not wanting look the same', () => {
    const one = holder(),
      two = other()
    const answer = { branch: ways[0] ?? '', answer: name === 'silence' ? I : true }
    for (const t of [one, two]) t.reply(name, seat, answer)
    expect(two.events).toEqual(one.events)
    for (const watcher of [null, O, V, A, I])
      if (watcher !== seat) expect(two.match.view(watcher)).toEqual(one.match.view(watcher))
  })
})

describe('a window is left out only where nobody could act by public knowledge', () => {
  const none = { actions: [] }

  it.each([
    ['doubt', { [O]: none, [V]: { hints: ['place1'] } }, [`${A} interrupt`, `${I} interrupt`]],
    ['interrupt', { [A]: none, [I]: none, [V]: { hints: ['place1'] } }, [`${V} blame`]],
    ['blame', { [A]: none, [I]: none, [V]: { hints: ['place1'], actions: [] } }, [`${O} accuse`]],
  ] as const)('%s: no action in hand', (left, hands, asked) => {
    const t = formal({ hands, noMore: true }).accuse(V).answers(V, 'place1').tellsAll(V)
    if (left !== 'doubt') t.rings('doubt', O)
    expect(t.asked()).toEqual(asked)
  })

  it('mercy, cancel', () => {
    expect(
      formal({ looks: { [V]: 1 }, hands: { [V]: none }, noMore: true })
        .accuse(V)
        .decline(V)
        .eventsOf('look'),
    ).toHaveLength(1)
    const t = formal({
      looks: { [V]: 1 },
      hands: { [O]: none, [V]: { actions: ['pass-item-2', 'pass-item-3'] } },
      noMore: true,
    })
      .accuse(V)
      .decline(V)
      .branch('mercy', V, 'mercy', 'pass-item-2')
    expect(t.eventsOf('spared')).toHaveLength(1)
  })
})

it('an interrupt that is under way is known to its own seat alone; how many there are, to the Overlord alone', () => {
  const one = afterTelling(table(A, ['freeze-place-1', 'freeze-item-2']))
    .rings('doubt', O)
    .branch('interrupt', I, 'freeze', 'both-place-1')
    .branch('interrupt', A, 'pass')
  const two = afterTelling(table(A, ['freeze-place-1', 'freeze-item-2']))
    .rings('doubt', O)
    .branch('interrupt', I, 'freeze', 'both-place-1')
    .branch('interrupt', A, 'freeze', 'freeze-place-1')
  for (const watcher of [null, V, I]) expect(two.match.view(watcher)).toEqual(one.match.view(watcher))
  expect(one.own(I).freeze).toEqual({ seat: I, action: 'both-place-1', hint: null, line: '' })
})
