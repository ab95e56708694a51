/** People decide what happens to a table whose host is gone, or that waits for the others: with real processes. */
import { afterEach, describe, expect, it } from 'vitest'
import type { HostAnswer } from '../../src-shared/wire'
import { Table, type Computer } from './table'

let table: Table | undefined
afterEach(async () => {
  await table?.remove()
  table = undefined
})

const PEOPLE = ['Anna', 'Boris', 'Carla']

async function answerOf(of: Table, { address, ready }: Computer): Promise<HostAnswer> {
  const reply = await fetch(`http://${address}:${ready.port}/hosts?table=${of.id}`)
  return (await reply.json()) as HostAnswer
}

/** Asks a computer again and again until it says so. */
async function until(of: Table, computer: Computer, holds: (answer: HostAnswer) => boolean): Promise<HostAnswer> {
  for (;;) {
    const answer = await answerOf(of, computer)
    if (holds(answer)) return answer
    await new Promise(done => setTimeout(done, 50))
  }
}

async function opened(keepers: number, keepArgs: readonly string[] = ['--ask']): Promise<Table> {
  table = await Table.open({ keepers, people: PEOPLE, game: 'mascarade', keepArgs })
  await table.begin()
  await table.play(4)
  return table
}

describe('a table whose host is gone', () => {
  it('waits until enough people have agreed, and says who has; then it goes on with everything', async () => {
    const at = await opened(2)
    const before = at.views()
    const [host, second, third] = at.computers
    if (!host || !second || !third) throw new Error('no computers')
    await host.program.end('SIGKILL')
    const { gone } = await until(at, second, answer => answer.gone?.here.length === 2)
    expect(gone).toEqual({
      host: host.ready.fingerprint,
      candidate: gone?.candidate,
      here: [second, third].map(({ ready }) => ready.fingerprint),
      agreed: [],
      needed: 2,
    })
    // Both propose the same one.
    expect((await until(at, third, answer => answer.gone?.here.length === 2)).gone?.candidate).toBe(gone?.candidate)
    const n = at.computers.findIndex(({ ready }) => ready.fingerprint === gone?.candidate)

    // One of them alone changes nothing, however long it waits.
    second.program.pressEnter()
    expect((await until(at, third, answer => answer.gone?.agreed.length === 1)).gone?.agreed).toEqual([
      second.ready.fingerprint,
    ])
    await new Promise(done => setTimeout(done, 16_000))
    for (const one of [second, third]) expect((await answerOf(at, one)).hosts).toBe(false)

    const pressed = performance.now()
    third.program.pressEnter()
    await at.follow(n, 2)
    process.stdout.write(`back in the seats ${Math.round(performance.now() - pressed)} ms after the deciding press\n`)
    expect(at.views()).toEqual(before)
    await at.play(3)

    // The old host comes back: it is told who hosts, and accepts nothing.
    const old = await at.again(0)
    await old.program.until(() => old.program.told.includes('Another computer hosts the table'))
    await until(at, old, ({ host: known }) => known === gone?.candidate)
    await at.play(2)
  })

  it('goes on by itself where those who keep it have agreed in advance', async () => {
    const at = await opened(2, [])
    const before = at.views()
    await at.computers[0]?.program.end('SIGKILL')
    const [, second, third] = at.computers
    if (!second || !third) throw new Error('no computers')
    const n = await Promise.race([
      until(at, second, ({ hosts }) => hosts).then(() => 1),
      until(at, third, ({ hosts }) => hosts).then(() => 2),
    ])
    await at.follow(n, 2)
    expect(at.views()).toEqual(before)
    await at.play(2)
  })
})

describe('a host that lost the others', () => {
  it('stands still and says who is missing; it goes on alone only when its owner says so, and the record tells', async () => {
    const at = await opened(2)
    const keepers = at.computers.slice(1)
    for (const { program } of keepers) program.signal('SIGSTOP')
    await at.owner.until(() => at.owner.update.keeping?.waiting === true)
    expect(at.owner.update.keeping?.missing?.map(({ id }) => id)).toEqual(keepers.map(({ ready }) => ready.fingerprint))
    expect(await at.askToGoOn(at.people[1])).toMatchObject({ kind: 'refused', why: { refused: 'ownerOnly' } })
    expect(await at.askToGoOn()).toEqual(expect.objectContaining({ kind: 'ok' }))
    await at.owner.until(() => at.owner.update.keeping?.waiting === undefined)
    expect(at.owner.update.keeping).toMatchObject({ survives: false, wentOn: [{ after: 4 }] })
    await at.play(3)
    // Nobody is missing any more.
    expect(await at.askToGoOn()).toMatchObject({ kind: 'refused', why: { refused: 'nobodyMissing' } })

    // Those who come back keep the table again, as it is now.
    for (const { program } of keepers) program.signal('SIGCONT')
    await at.owner.until(() => at.owner.update.keeping?.survives === true)
    await at.play(2)
    const { wentOnAlone, fair } = await at.abandonedRecord()
    expect(wentOnAlone).toMatchObject([{ after: 4, missing: [expect.any(String), expect.any(String)] }])
    // Signed by its host, and at once: there was no other one.
    const missing = keepers.map(({ ready }) => ready.fingerprint)
    expect(fair?.moves?.changes).toMatchObject([{ how: 'forced', missing }])
  })
})

describe('a computer that leaves', () => {
  it('is let go when the table is safe without it, and its copy goes with it', async () => {
    const at = await opened(3)
    const [, , , last] = at.computers
    if (!last) throw new Error('no computers')
    const began = performance.now()
    await last.program.end('SIGINT')
    process.stdout.write(`let go after ${Math.round(performance.now() - began)} ms\n`)
    await at.owner.until(() => at.owner.update.keeping?.computers.length === 3)
    // Once its keepers have said that they have the new set in force.
    await at.owner.until(() => at.owner.update.keeping?.survives === true)
    await at.play(2)
  })
})
