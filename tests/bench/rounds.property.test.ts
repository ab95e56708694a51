/** An anchor's table is measured as ours is: to the last guest, without what warms it up, and back to where the match stands. */
import { expect, it } from 'vitest'
import { fanout, rejoin, type AnchorGuest } from './rounds.mjs'

const WARM = 30,
  BYTES = 10

/** A table without a server: the state of each move comes to guest N after N ms. What everybody did is kept. */
class Table {
  readonly moved: number[] = []
  readonly guests: Guest[]
  constructor(
    count: number,
    readonly late = (guest: number) => guest,
  ) {
    this.guests = Array.from({ length: count }, (_, at) => new Guest(this, at))
  }
}

class Guest implements AnchorGuest {
  bytes = 0
  came = 0
  left = false
  private hear: (at: number) => void = () => undefined
  constructor(
    readonly table: Table,
    readonly at: number,
  ) {}
  next(): Promise<number> {
    return new Promise(done => {
      this.hear = done
    })
  }
  move(): void {
    this.table.moved.push(this.at)
    const now = performance.now()
    for (const guest of this.table.guests) {
      guest.bytes += BYTES
      guest.hear(now + this.table.late(guest.at))
    }
  }
  leave(): Promise<void> {
    this.left = true
    return Promise.resolve()
  }
}

it('a move counts when the last guest has it, whichever that is, and moves of the warm-up are not counted', async () => {
  const table = new Table(4, guest => (guest === 1 ? 5000 : guest))
  const { ms, bytes } = await fanout(table.guests, 3, 7, 0)
  expect(ms.length).toBe(7)
  expect(table.moved.length).toBe(WARM + 7)
  expect(Math.min(...ms)).toBeGreaterThanOrEqual(5000)
  expect(bytes).toBe(BYTES)
})

it('those who have a seat move in turn, and spectators never do', async () => {
  const table = new Table(4)
  await fanout(table.guests, 3, 5, 0)
  expect(table.moved).toEqual(Array.from({ length: WARM + 5 }, (_, at) => at % 3))
})

it('the last guest comes back the given number of times at each point, at exactly that move, and only its own bytes count', async () => {
  const table = new Table(3),
    gone: { readonly at: number; readonly moves: number }[] = []
  const found = await rejoin(table.guests, [2, 5], 2, guest => {
    expect(guest.left).toBe(true)
    gone.push({ at: guest.at, moves: table.moved.length })
    const back = new Guest(table, guest.at)
    back.bytes = 77
    back.came = performance.now() + 1000
    return Promise.resolve(back)
  })
  expect(gone).toEqual([
    { at: 2, moves: 2 },
    { at: 2, moves: 2 },
    { at: 2, moves: 5 },
    { at: 2, moves: 5 },
  ])
  expect(found.map(({ moves, bytes }) => ({ moves, bytes }))).toEqual([
    { moves: 2, bytes: [77, 77] },
    { moves: 5, bytes: [77, 77] },
  ])
  for (const { ms } of found) for (const one of ms) expect(one).toBeGreaterThan(900)
  expect(table.moved).toEqual([0, 1, 2, 0, 1])
})
