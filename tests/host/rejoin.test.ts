/** What it costs to come back to a match that has lasted: one frame, as small and as quick as at its beginning. */
import { afterEach, expect, it } from 'vitest'
import { drawAnswer, fastRandom } from '../../src-shared/kernel'
import { encode } from '../../src-shared/wire'
import { Host } from '../../src-main/host/host'
import type { OpenStore } from '../../src-main/store/open'
import { testGiven } from '../kit/given'
import { Guest } from '../kit/guest'
import { freshFolder, opened } from '../kit/stored'

/** The most that a frame may have, in bytes. */
const MOST_BYTES = 10_000
/** So often it is measured, in turns: a crowd on the machine meets both alike. */
const TIMES = 200
const random = fastRandom(11)

let host: Host | null = null
let open: OpenStore | null = null
afterEach(async () => { host?.close(); await open?.store.close() })

interface Evening { readonly host: Host; readonly guests: Guest[] }

/** A table of six, and so many answers given. */
async function played(game: string, count: number): Promise<Evening & { readonly given: number }> {
  open = await opened(freshFolder())
  host = new Host({ ...testGiven(1), store: open.store })
  host.open({ id: 't', name: 'Table', game: 'mascarade', invite: [], fixedKey: null, pace: 0 })
  const guests = ['Anna', 'Boris', 'Carla', 'Dora', 'Emil', 'Fedja'].slice(0, game === 'tales' ? 4 : 6).map(name => { const guest = new Guest(host as Host, name, false); guest.hello(); return guest })
  const [anna, ...others] = guests
  await anna?.say({ kind: 'game', game })
  for (const other of others) await other.say({ kind: 'ready', ready: true })
  expect(await anna?.say({ kind: 'start' })).toBeNull()
  let given = 0
  while (given < count && anna?.frame.party.phase === 'match') {
    const guest = guests.find(one => one.asks().length > 0)
    const ask = guest?.asks()[0]
    if (!guest || !ask) throw new Error('nobody is asked')
    if (await guest.say({ kind: 'answer', ask: ask.id, answer: drawAnswer(ask.pick, of => random.below(of, '')) }) === null) given++
  }
  return { host, guests, given }
}
it.each(['mascarade', 'castle', 'tales', 'overlord'])('%s', async game => {
  const { host: h, guests, given } = await played(game, 700)
  const sizes = guests.map(g => { const back = new Guest(h, g.name); back.hello(g.token); return [back.frames.length, encode(back.frame).length] })
  console.log(game, given, JSON.stringify(sizes))
})
