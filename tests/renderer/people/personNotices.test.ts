/** Somebody who is called otherwise than they wished is told so, and why. */
import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { effectScope, nextTick } from 'vue'
import { changedName, useGuessNotice, useNameNotice } from '../../../src-renderer/people/personNotices'
import { useTable } from '../../../src-renderer/store/table'
import { frameOf, partyOf as anyParty } from '../kit'
import { Host } from '../../../src-main/host/host'
import { testDeps } from '../../kit/deps'
import { Guest } from '../../kit/guest'

/** The party as the last of these people sees it on arrival. */
function partyOf(...names: readonly string[]) {
  const host = new Host(testDeps(3))
  host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const guests = names.map(name => {
    const guest = new Guest(host, name)
    guest.hello()
    return guest
  })
  const [last] = guests.slice(-1)
  if (!last) throw new Error('nobody came')
  return last.update.party
}

describe('a second Anna', () => {
  it('is told that she is Anna 2, because there is an Anna', () => {
    expect(changedName(partyOf('Anna', 'Anna'), 'Anna')).toEqual({ name: 'Anna 2', taken: 'Anna' })
    expect(changedName(partyOf('ANNA', 'anna'), ' anna ')).toEqual({ name: 'anna 2', taken: 'ANNA' })
  })

  it('is told so as a spectator, too', () => {
    const names = Array.from({ length: 13 }, (_, i) => `Guest ${i}`)
    expect(changedName(partyOf(...names, 'Guest 3'), 'Guest 3')).toEqual({ name: 'Guest 3 2', taken: 'Guest 3' })
  })

  it('is told nothing when nobody else has her name', () => {
    expect(changedName(partyOf('Boris', 'Anna'), 'Anna')).toBeNull()
    // She came back by a link, under the name that she has there.
    expect(changedName(partyOf('Boris', 'Anna'), 'Clara')).toBeNull()
    expect(changedName(partyOf('Anna'), '')).toBeNull()
  })
})

it('the host is told that somebody guesses the code: once, and again after it was quiet', async () => {
  setActivePinia(createPinia())
  const table = useTable(),
    scope = effectScope()
  scope.run(useGuessNotice)
  for (const guesses of [undefined, 10, 12, 30, undefined, 10]) {
    const door = { locked: true, ...(guesses === undefined ? {} : { guesses }) }
    table.onUpdate(frameOf(null, { party: anyParty(2, { door } as never) }))
    await nextTick()
  }
  expect(table.notices.map(({ why }) => why.params)).toEqual([{ n: 10 }, { n: 10 }])
  scope.stop()
})

it('somebody who comes as another person is told of the name they have there, and once', async () => {
  setActivePinia(createPinia())
  const table = useTable(),
    scope = effectScope()
  let wished = 'Boris'
  scope.run(() => {
    useNameNotice(() => wished)
  })
  const comes = async (id: string): Promise<void> => {
    table.onUpdate(frameOf(null, { party: anyParty(2, { you: { id, seat: null, host: false, looksOn: false } }) }))
    await nextTick()
  }
  await comes('p0')
  await comes('p0')
  expect(table.notices.map(({ why }) => why)).toEqual([
    { refused: 'nameChanged', params: { name: 'Anna', taken: 'Boris' } },
  ])
  wished = 'Anna'
  await comes('p1')
  expect(table.notices).toHaveLength(2)
  await comes('p0')
  expect(table.notices).toHaveLength(2)
  scope.stop()
})
