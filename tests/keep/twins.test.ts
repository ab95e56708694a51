/**
 * Two tables that differ in hidden cards alone: what their keepers are sent differs in nothing but sealed bytes of the same
 * length.
 */
import { describe, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { Guest } from '../kit/guest'
import { Office } from './office'

const GAMES = ['mascarade', 'castle', 'tales', 'overlord']
const NAMES = ['Anna', 'Boris', 'Carla']
const KEEPERS = ['b', 'c']
/** Answers to compare, at most: from where the two matches ask for different things they are twins no more. */
const ANSWERS = 8

interface Twin {
  readonly office: Office
  readonly guests: readonly Guest[]
}

async function begin(game: string, key: number): Promise<Twin> {
  const office = await Office.open(['a', ...KEEPERS])
  const first = office.desk('a')
  first.kept.found()
  const host = first.openHost(null, game, new Uint8Array(32).fill(key))
  first.replication?.setKeepers(KEEPERS)
  await office.clock.advance(500)
  expect(first.replication?.isProtected).toBe(true)
  const guests = NAMES.map(name => new Guest(host, name))
  for (const guest of guests) guest.hello()
  const [anna, ...others] = guests
  for (const other of others) void other.send({ kind: 'ready', ready: true })
  await office.clock.advance(100)
  void anna?.send({ kind: 'start' })
  await office.clock.advance(1000)
  return { office, guests }
}

const asked = ({ guests }: Twin): string =>
  JSON.stringify(guests.map(guest => guest.asks().map(({ id, pick }) => [id, pick])))

/** The same answer in both. @returns false when they are asked for different things */
async function answer(twins: readonly Twin[], n: number): Promise<boolean> {
  const [one, other] = twins
  if (!one || !other || asked(one) !== asked(other)) return false
  const who = one.guests.findIndex(guest => guest.asks().length > 0)
  for (const { office, guests } of twins) {
    const [ask] = guests[who]?.asks() ?? []
    if (!ask) return false
    const random = fastRandom(n)
    void guests[who]?.send({
      kind: 'answer',
      ask: ask.id,
      answer: drawAnswer(ask.pick, most => random.nextInt(most, '')),
    })
    await office.clock.advance(100)
  }
  return true
}

/** What goes over the lines, with a length in the place of what is sealed or drawn at random. */
const sentTo = ({ office }: Twin): string[] =>
  office.heard
    .filter(({ to }) => KEEPERS.includes(to))
    .map(({ from, to, message }) =>
      JSON.stringify([from, to, message], (name, value: unknown) =>
        typeof value === 'string' && ['base', 'sealed', 'share'].includes(name)
          ? value.length
          : name === 'hashes'
            ? Object.entries(value as object).map(([id, hash]) => [id, String(hash).length])
            : value,
      ),
    )

describe.each(GAMES)('keepers of two tables of %s with other hidden cards', game => {
  it('are sent the same at the same time, but for sealed bytes of the same length', async () => {
    const twins = [await begin(game, 3), await begin(game, 4)]
    let compared = 0
    while (compared < ANSWERS && (await answer(twins, compared))) compared++
    const [one, other] = twins.map(sentTo)
    expect(one?.some(text => text.includes('"sealed"'))).toBe(true)
    expect(other).toEqual(one)
    // The cards are not the same: a twin of itself would prove nothing.
    const [state, otherState] = twins.map(({ office }) => office.desk('a').host?.all()[0]?.save()?.snapshot.state)
    expect(state).not.toEqual(otherState)
  })
})
