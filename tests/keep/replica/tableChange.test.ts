/** The table that comes of its changes is the one that the host's own store reads. */
import { describe, expect, it } from 'vitest'
import { afterChange, NO_TABLE, storedTable, type TableChange } from '../../../src-main/keep/replica/tableChange'
import { KeptStore } from '../../../src-main/keep/keptStore'
import type { Replication } from '../../../src-main/keep/replication'
import { Host } from '../../../src-main/host/host'
import { testDeps } from '../../kit/deps'
import { playAnswers, startMatch } from '../../kit/storedHost'
import { freshFolder, openTestStore } from '../../kit/testStore'

/** Plays at a table whose changes are collected. */
async function played(game: string, seats: number, answers: number) {
  const folder = freshFolder()
  const { store } = await openTestStore(folder)
  const changes: TableChange[] = []
  const replication = {
    add: (change: TableChange) => {
      changes.push(JSON.parse(JSON.stringify(change)) as TableChange)
      return Promise.resolve()
    },
  } as Pick<Replication, 'add'> as Replication
  const deps = { ...testDeps(3), store: new KeptStore(store, () => replication, Date.now) }
  const host = new Host(deps)
  host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const guests = await startMatch({ deps, host, store, close: () => Promise.resolve() }, seats, game)
  await playAnswers(guests, answers, () => undefined)
  return { changes, folder, host, store }
}

/** Without the moments, which each side takes by its own clock. */
const timeless = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, at: unknown) => (name === 'dealt' || name === 'ended' ? typeof at : at)))

describe.each([
  ['mascarade', 4, 60],
  ['castle', 4, 40],
  ['tales', 3, 40],
  ['overlord', 4, 20],
] as const)('the changes of a table of %s', (game, seats, answers) => {
  it('give the table that its host would read after a restart', async () => {
    const { changes, folder, host, store } = await played(game, seats, answers)
    host.close()
    await store.close()
    const again = await openTestStore(folder)
    const [read] = again.loaded.tables
    await again.store.close()
    expect(timeless(storedTable(changes.reduce(afterChange, NO_TABLE)))).toEqual(timeless(read))
  })

  it('make another computer store the same, whatever it had stored of it before', async () => {
    const { changes, host, store } = await played(game, seats, answers)
    host.close()
    await store.close()
    const whole = storedTable(changes.reduce(afterChange, NO_TABLE)),
      earlier = storedTable(changes.slice(0, -8).reduce(afterChange, NO_TABLE))
    if (!whole || !earlier) throw new Error('no table')
    const folder = freshFolder(),
      { store: other } = await openTestStore(folder)
    await other.adopt(earlier)
    await other.adopt(whole)
    await other.close()
    const again = await openTestStore(folder)
    await again.store.close()
    expect(again.loaded.damage).toEqual([])
    expect(again.loaded.tables).toEqual([whole])
  })
})

describe('a change', () => {
  const party = { change: 'party', party: { id: 't' }, decks: [] } as unknown as TableChange
  const deal = {
    change: 'deal',
    deal: { id: 'm', snapshot: { answerCount: 0 } },
    decks: [],
    dealt: 1,
  } as unknown as TableChange
  const answer = (n: number, match = 'm') =>
    ({ change: 'answer', match, answer: { n, outcome: null }, taken: 9 }) as unknown as TableChange

  it('of a match that is not the present one changes nothing', () => {
    const table = [party, deal, answer(1)].reduce(afterChange, NO_TABLE)
    expect(afterChange(table, answer(2, 'other'))).toEqual(table)
    expect(afterChange(table, { change: 'abandon', match: 'other' })).toEqual(table)
    expect(afterChange(NO_TABLE, answer(1))).toEqual(NO_TABLE)
  })

  it('of an answer that is told again replaces the one of its number', () => {
    const table = [party, deal, answer(1), answer(2), answer(2)].reduce(afterChange, NO_TABLE)
    expect(table.match?.answers.map(({ n }) => n)).toEqual([1, 2])
  })

  it('of an answer ends the match only with its outcome, at the moment when it was taken', () => {
    const last = {
      ...{ change: 'answer', match: 'm', taken: 77 },
      answer: { n: 2, outcome: { winners: [] } },
    } as unknown as TableChange
    const playing = [party, deal, answer(1)].reduce(afterChange, NO_TABLE)
    expect([playing.match?.ended, afterChange(playing, last).match?.ended]).toEqual([null, 77])
  })

  it('of a snapshot is where the match is read from', () => {
    const at = (answerCount: number) => ({ answerCount }) as never
    const began = [party, deal].reduce(afterChange, NO_TABLE)
    expect(began.match?.latest).toEqual({ answerCount: 0 })
    const answered = afterChange(began, answer(1))
    expect(answered.match?.latest).toEqual({ answerCount: 0 })
    expect(afterChange(answered, { change: 'snapshot', match: 'm', snapshot: at(1) }).match?.latest).toEqual(at(1))
    expect(afterChange(answered, { change: 'snapshot', match: 'x', snapshot: at(9) })).toEqual(answered)
  })

  it('of a deal begins with nothing of the match before, and each deck is kept once', () => {
    const deck = (hash: string) => ({ hash, text: hash }) as never
    const played = [party, deal, answer(1)].reduce(afterChange, NO_TABLE)
    const next = afterChange(played, { ...deal, deal: { id: 'n', snapshot: null }, dealt: 5 } as never)
    expect(next.match).toMatchObject({ deal: { id: 'n', dealt: 5 }, answers: [], ended: null })
    const decks = [[deck('a')], [deck('a'), deck('b')]].map(some => ({ ...party, decks: some }) as TableChange)
    expect(decks.reduce(afterChange, next).decks).toEqual([deck('a'), deck('b')])
    expect(decks.reduce(afterChange, next).match).toBe(next.match)
  })

  it('that abandons the match leaves the table without one', () => {
    expect([party, deal, { change: 'abandon', match: 'm' } as const].reduce(afterChange, NO_TABLE).match).toBeNull()
  })
})
