/**
 * What a hall says of a table: the same, to the byte and the moment, in states that nobody without a seat can tell apart;
 * and of a private table nothing that it does not choose to show.
 */
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../../src-shared/games'
import { fastRandom } from '../../../src-shared/kernel'
import { playAnswers } from '../../kit/storedHost'
import { arrive, HallGuest, must, openHall, play, type TestHall } from '../../kit/hallGuest'

const PLAYERS = ['Anna', 'Boris', 'Carla', 'Dario'],
  // No game is over after so few.
  ANSWERS = 8

interface Watched {
  readonly hall: TestHall
  /** In the hall. */
  readonly onlooker: HallGuest
  /** At the table, without a seat. */
  readonly spectator: HallGuest
  readonly players: HallGuest[]
}

/** A match that is dealt by a key, and people who look on. */
async function watched(game: string, key: number): Promise<Watched> {
  const hall = openHall({ tables: [] })
  hall.host.open({
    ...{ id: 'a', name: 'Table a', game, invite: [], pace: 0 },
    fixedKey: () => new Uint8Array(32).fill(key),
    changed: () => {
      hall.hall.tableChanged()
    },
  })
  const onlooker = new HallGuest(hall, 'Olga'),
    spectator = arrive(hall, 'Sara')
  must(onlooker.hello())
  must(await spectator.ask({ kind: 'enterTable', table: 'a', watch: true }))
  const players = await play(hall, 'a', PLAYERS)
  await hall.tick()
  return { hall, onlooker, spectator, players }
}

/** So many answers of the match, drawn at random; returns how many were taken before it was over. */
async function answer({ hall, players }: Watched, seed: number): Promise<number> {
  const taken = await playAnswers(players, ANSWERS, undefined, fastRandom(seed))
  await hall.tick()
  return taken
}

describe.each(GAMES.map(({ id }) => id))('what the hall says of a table of %s', game => {
  it('does not depend on the cards: two deals are told alike, at the same moments', async () => {
    const one = await watched(game, 1),
      other = await watched(game, 2)
    // The control: the cards differ, and those at the table see that.
    const seen = ({ players }: Watched): string => JSON.stringify(players.map(({ update }) => update.match?.view))
    expect(seen(one)).not.toBe(seen(other))
    expect([await answer(one, 5), await answer(other, 8)]).toEqual([ANSWERS, ANSWERS])
    const told = ({ onlooker, hall }: Watched): readonly unknown[] => [onlooker.received, hall.deps.clock.now()]
    expect(told(one)).toEqual(told(other))
    expect(one.onlooker.received.length).toBeGreaterThan(3)
  })

  it('is made of nothing but what a spectator of the table is told', async () => {
    const { onlooker, spectator } = await watched(game, 1)
    const card = onlooker.card('a')
    const { seats, phase, settings, table } = spectator.update.party
    expect(card).toMatchObject({ ...table, phase, game, doors: settings.doors })
    expect(card).toMatchObject({ players: seats.map(({ name }) => ({ name })) })
    expect(Object.keys(card).sort()).toEqual(
      ['id', 'name', 'listing', 'game', 'phase', 'players', 'free', 'watchers', 'locked', 'doors', 'since'].sort(),
    )
  })

  it('is nothing new while a match goes on: no message tells of an answer', async () => {
    const one = await watched(game, 1)
    const { onlooker, hall } = one
    const { views } = onlooker
    expect(await answer(one, 5)).toBe(ANSWERS)
    await hall.tick()
    expect(onlooker.views).toBe(views)
  })
})

describe('a private table', () => {
  /** A hall in which things happen at a private table, or do not. */
  async function beside(happens: boolean): Promise<HallGuest> {
    const hall = openHall()
    const olga = arrive(hall, 'Olga')
    const guests = PLAYERS.map(name => arrive(hall, name))
    const [anna, boris] = guests as [HallGuest, HallGuest]
    must(await anna.ask({ kind: 'openTable', name: 'Back room', game: 'mascarade', listing: 'private' }))
    const id = anna.at ?? ''
    await hall.tick()
    const random = fastRandom(3)
    if (happens) {
      must(await boris.ask({ kind: 'enterTable', table: id }))
      must(await anna.send({ kind: 'addBot' }))
      must(await anna.send({ kind: 'game', game: 'castle' }))
      must(await anna.send({ kind: 'setting', key: 'doors', value: 'watch' }))
      must(await anna.send({ kind: 'code', code: 'blue tango' }))
      must(await anna.send({ kind: 'start', anyway: true }))
      await hall.deps.clock.advance(random.nextInt(500, 'wait'))
      must(await boris.ask({ kind: 'toHall' }))
    }
    await hall.deps.clock.settle()
    await hall.tick()
    return olga
  }

  it('shows its name, and nothing else, whatever happens there', async () => {
    const busy = await beside(true),
      quiet = await beside(false)
    expect(busy.view.tables.at(-1)).toEqual({ id: expect.any(String) as string, name: 'Back room', listing: 'private' })
    expect(busy.received).toEqual(quiet.received)
  })

  it('shows everything again when its host wants that: nobody else may change it', async () => {
    const hall = openHall()
    const [anna, boris, olga] = [arrive(hall, 'Anna'), arrive(hall, 'Boris'), arrive(hall, 'Olga', { owner: true })]
    must(await anna.ask({ kind: 'openTable', name: 'Back room', game: 'mascarade', listing: 'private' }))
    const table = anna.at ?? ''
    expect(await boris.ask({ kind: 'listing', table, listing: 'open' })).toEqual({ refused: 'notHost' })
    await hall.tick()
    expect(olga.view.people?.map(({ at }) => at)).toEqual([null, null, null])
    must(await anna.ask({ kind: 'listing', table, listing: 'open' }))
    await hall.tick()
    expect(boris.card(table)).toMatchObject({ listing: 'open', players: [{ name: 'Anna' }] })
    must(await olga.ask({ kind: 'listing', table, listing: 'private' }))
  })
})
