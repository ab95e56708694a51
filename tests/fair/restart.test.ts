/** A restarted host still reveals what it committed to before: the commitment is stored with the deal. */
import { expect, it } from 'vitest'
import { Host } from '../../src-main/host/host'
import { testDeps } from '../kit/deps'
import { freshFolder, openTestStore } from '../kit/testStore'
import { WitnessGuest } from '../kit/witnessGuest'
import { begun, guestOf, played, recordOf, type Evening } from './playing'

const setup = { id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 }

/** A host that opens a stored folder; the people from before come back. */
async function hosted(
  dir: string,
  seed: number,
  before: readonly WitnessGuest[],
): Promise<Evening & { end(): Promise<void> }> {
  const open = await openTestStore(dir)
  const given = testDeps(seed)
  const host = new Host({ ...given, store: open.store })
  const [kept] = open.loaded.tables
  if (kept) expect(host.reopen(setup, kept)).toBeNull()
  const table = kept ? null : host.open(setup)
  const guests = before.map((guest, at) => {
    const back = new WitnessGuest(host, guest.name, at + 1, guest.storage)
    back.hello(guest.token)
    return back
  })
  const party = () => table?.party ?? { phase: guests[0]?.update.party.phase }
  return {
    given,
    host,
    guests,
    table: {
      get party() {
        return party()
      },
    } as Evening['table'],
    end: async () => {
      await open.store.close()
    },
  }
}

it('in the middle of a match and at its result', async () => {
  const dir = freshFolder()
  const first = await hosted(dir, 1, [])
  const people = ['Anna', 'Boris'].map((name, at) => {
    const guest = new WitnessGuest(first.host, name, at + 1)
    guest.hello()
    return guest
  })
  const evening = { ...first, guests: people }
  await people[1]?.send({ kind: 'ready', ready: true })
  await people[0]?.send({ kind: 'options', options: { turnLimit: 50 } })
  await begun(evening)
  await played(evening, 25)
  const commit = people.map(guest => guest.received.find(text => text.includes('"kind":"commitments"')))
  await first.end()

  const second = await hosted(dir, 2, people)
  // A client that joins in the middle is told the commitments, and nothing that they hide.
  const eve = new WitnessGuest(second.host, 'Eve', 9)
  eve.hello()
  expect(eve.received.find(text => text.includes('"kind":"commitments"'))?.replace(/"round":\d/, '')).toBe(
    commit[0]?.replace(/"round":\d/, ''),
  )
  for (let i = 0; i < 4000 && guestOf(second, 0).update.party.phase === 'match'; i++) await played(second, 1)
  await second.given.clock.settle()
  const record = recordOf(guestOf(second, 0))
  expect([...second.guests, eve].map(guest => guest.finding?.verdict?.is)).toEqual(['fair', 'fair', 'fair'])
  expect(record.fair?.hands).toHaveLength(2)
  expect(record.answers.length).toBeGreaterThan(25)
  await second.end()

  const third = await hosted(dir, 3, second.guests)
  await third.given.clock.settle()
  expect(third.guests.map(guest => guest.finding?.verdict?.is)).toEqual(['fair', 'fair'])
  expect({ ...recordOf(guestOf(third, 0)), dealt: 0, ended: 0 }).toEqual({ ...record, dealt: 0, ended: 0 })
  await third.end()
})
