/** A host that is killed at a chosen moment, so that its restart takes back what people have seen; and a guest in between. */
import type { Guest } from '../kit/guest'
import { proveWays, type Way } from './kit/ways'

const setup = {
  id: 't',
  name: 'Table',
  game: 'mascarade',
  invite: [],
  fixedKey: () => new Uint8Array(32).fill(3),
  pace: 1,
}
const NAMES = ['Anna', 'Boris', 'Carla'] as const

/** Three people at a table whose store waits for the test. */
async function table(game = 'mascarade') {
  const [{ Host }, { Guest }, { testDeps }, { HeldStore }] = await Promise.all([
    import('../../src-main/host/host'),
    import('../kit/guest'),
    import('../kit/deps'),
    import('../kit/heldStore'),
  ])
  const held = new HeldStore()
  const open = () => new Host({ ...testDeps(7), store: held.store })
  const host = open()
  host.open({ ...setup, game })
  const people = NAMES.map(name => {
    const guest = new Guest(host, name)
    guest.supportsFairDeals = true
    guest.hello()
    return guest
  }) as [Guest, Guest, Guest]
  await held.all()
  return { held, host, people, open }
}

async function playing(game?: string) {
  const at = await table(game)
  const started = at.people[0].send({ kind: 'start', anyway: true })
  await at.held.all()
  await started
  return at
}

const shown = (people: readonly Guest[]): string | undefined =>
  people.find(({ update }) => update.match)?.update.match?.id

/** Answers all that is asked, until this many have been given or one is asked this. */
async function until(key: string, { people, held }: Awaited<ReturnType<typeof table>>): Promise<Guest> {
  for (let n = 0; n < 100; n++) {
    const asked = people.find(one => one.asks().length > 0),
      ask = asked?.asks()[0]
    if (!asked || !ask) break
    if (ask.key === key) return asked
    const given = asked.send({ kind: 'answer', ask: ask.id, answer: await drawn(ask) })
    await held.all()
    await given
  }
  throw new Error(`nobody is asked ${key}`)
}

async function drawn({ pick }: { pick: Parameters<typeof import('../../src-shared/kernel').drawAnswer>[0] }) {
  const { drawAnswer } = await import('../../src-shared/kernel')
  return drawAnswer(pick, () => 0)
}

/** Whether people see a match that a restart would not go on with. */
async function seesCardsTooEarly(game: string, again: boolean): Promise<boolean> {
  const { held, people } = await table(game)
  const [anna] = people
  if (again) {
    const first = anna.send({ kind: 'start', anyway: true })
    await held.all()
    await first
    const left = anna.send({ kind: 'lobby' })
    await held.all()
    await left
  }
  let worked = false
  void anna.send({ kind: 'start', anyway: true })
  await held.all(() => {
    const id = shown(people)
    if (id !== undefined && held.found?.match?.deal.id !== id) worked = true
  })
  if (shown(people) === undefined) throw new Error('nobody was dealt in')
  return worked
}

/** Whether people see the secrets of a match with which a restart would go on. */
async function seesSecretsTooEarly(inTheMiddle: boolean): Promise<boolean> {
  const at = await playing()
  const { held, people } = at
  if (inTheMiddle) await until('turn', at)
  const { received } = people[1]
  const areOpen = (): boolean => received.some(text => text.includes('"laidOpen"'))
  void people[0].send({ kind: 'lobby' })
  let worked = false
  await held.all(() => {
    if (areOpen() && held.found?.match) worked = true
  })
  if (!areOpen()) throw new Error('it was never laid open')
  return worked
}

/** Whether a match has more seats than its table, as somebody left while the deal was being stored. */
async function shiftsSeats(leaver: 0 | 1, write: number): Promise<boolean> {
  const { held, people } = await table()
  const last = people[2]
  void people[0].send({ kind: 'start', anyway: true })
  await new Promise(setImmediate)
  for (let n = 0; n < write; n++) await held.next()
  void people[leaver].send({ kind: 'leave' })
  await held.all()
  const { match, party } = last.update
  if (!match) throw new Error('nobody was dealt in')
  return match.view.open.asking.length !== party.seats.length
}

/** Whether a host that is killed while it goes on forgets that the table was paused, or who has seen which cards. */
async function forgets(what: 'pause' | 'knowledge'): Promise<boolean> {
  const at = await playing()
  const { held, people, open } = at
  if (what === 'pause') void people[0].send({ kind: 'pause', pause: true })
  else void people[2].send({ kind: 'leave' })
  await held.all()
  const { found } = held
  if (!found) throw new Error('nothing was stored')
  let worked = false
  open().reopen(setup, found)
  await held.all(() => {
    const now = held.found?.party
    if (what === 'pause' ? now?.paused !== true : now?.knowing?.length !== found.party.knowing?.length) worked = true
  })
  return worked
}

/** Whether an answer that was taken back counts, sent once more, as that to a question that is put later. */
async function oldAnswerCounts(): Promise<boolean> {
  const at = await playing()
  const { people, held } = at
  const announcer = await until('turn', at)
  const turn = announcer.asks()[0]
  if (!turn || turn.pick.pick !== 'branch') throw new Error('no turn')
  const { drawAnswer } = await import('../../src-shared/kernel')
  let answer = await drawn(turn)
  for (let n = 0; n < 500 && (answer as { branch?: string }).branch !== 'announce'; n++)
    answer = drawAnswer(turn.pick, most => n % most)
  void announcer.send({ kind: 'answer', ask: turn.id, answer })
  await held.all()
  const given: { by: Guest; id: string; answer: Awaited<ReturnType<typeof drawn>> }[] = []
  for (let n = 0; n < 2; n++) {
    const by = people.find(one => one.asks()[0]?.key === 'challenge'),
      ask = by?.asks()[0]
    if (!by || !ask) throw new Error('nobody may challenge')
    const pass = { branch: 'pass', answer: true }
    given.push({ by, id: ask.id, answer: pass })
    void by.send({ kind: 'answer', ask: ask.id, answer: pass })
    await held.all()
  }
  const [first, second] = given
  if (!first || !second) throw new Error('two were asked')
  void first.by.send({ kind: 'undo', ask: first.id })
  await held.all()
  for (const other of people) if (other !== first.by) void other.send({ kind: 'undoReply', yes: true })
  await held.all()
  const [again] = first.by.asks()
  if (again?.key !== 'challenge') throw new Error('nothing was taken back')
  void first.by.send({ kind: 'answer', ask: again.id, answer: first.answer })
  await held.all()
  const sent = second.by.send({ kind: 'answer', ask: second.id, answer: second.answer })
  await held.all()
  return (await sent) === null
}

type Anything = new (...args: never[]) => object

const notStored = {
  module: 'src-main/host/storage/partyStorage',
  off: ({ PartyStorage }: Record<string, Anything>) => ({
    PartyStorage: class extends (PartyStorage as Anything) {
      storeStarted = (): Promise<void> => Promise.resolve()
    },
  }),
}
const inPieces = {
  module: 'src-main/host/storage/partyStorage',
  off: ({ PartyStorage }: Record<string, Anything>) => ({
    PartyStorage: class extends (PartyStorage as Anything) {
      asOne = (change: () => unknown): unknown => change()
    },
  }),
}
const notAwaited = {
  module: 'src-main/host/match/abandonedMatch',
  off: () => ({
    storeAbandoned: ({ store }: { store: { abandon(match: string): Promise<void> } }, match: string) => {
      void store.abandon(match)
      return Promise.resolve(true)
    },
  }),
}
const seatsNotFixed = {
  module: 'src-main/host/party/party',
  off: ({ Party }: Record<string, Anything>) => ({
    Party: class extends (Party as Anything) {
      constructor(...args: never[]) {
        super(...args)
        Object.defineProperty(this, 'begins', { get: () => false, set: () => undefined })
      }
    },
  }),
}
/** Only the asks that are open at once get another id. */
const sameIds = {
  module: 'src-shared/kernel/undo',
  off: () => ({
    restoredState: (
      _: unknown,
      earlier: { steps: { again?: object }[] },
      now: { moment: number; seen: unknown },
      asks: readonly { key: string; seat: number; depth: number }[],
    ) => {
      const state = structuredClone(earlier),
        moment = now.moment + 1
      for (const { key, seat, depth } of asks) {
        const frame = state.steps[depth]
        if (frame) frame.again = { ...frame.again, [`${key}/${seat}`]: moment }
      }
      return { ...state, moment, seen: now.seen }
    },
  }),
}

const ways: readonly Way[] = [
  ...(['mascarade', 'castle', 'tales', 'overlord'] as const).map(game => ({
    name: `is killed as soon as somebody has seen their cards, so that others are dealt, in ${game}`,
    attack: () => seesCardsTooEarly(game, false),
    without: [notStored],
  })),
  {
    name: 'the same in a later match of the evening',
    attack: () => seesCardsTooEarly('mascarade', true),
    without: [notStored],
  },
  {
    name: 'abandons a match, reads its secrets and is killed, so that the match goes on',
    attack: () => seesSecretsTooEarly(false),
    without: [notAwaited],
  },
  {
    name: 'the same in the middle of the match',
    attack: () => seesSecretsTooEarly(true),
    without: [notAwaited],
  },
  ...([0, 1] as const).map(leaver => ({
    name: `${NAMES[leaver]} leaves while the deal is being stored: somebody sees the cards of another seat`,
    attack: () => shiftsSeats(leaver, 0),
    without: [seatsNotFixed],
  })),
  {
    name: 'the same while the table that plays it is being stored',
    attack: () => shiftsSeats(1, 1),
    without: [seatsNotFixed],
  },
  {
    name: 'is killed again while it goes on, so that a paused match runs',
    attack: () => forgets('pause'),
    without: [inPieces],
  },
  {
    name: 'is killed again while it goes on, so that who has left a seat may get another one',
    attack: () => forgets('knowledge'),
    without: [inPieces],
  },
  {
    name: 'an answer that was taken back is sent once more when the same question is put again',
    attack: oldAnswerCounts,
    without: [sameIds],
  },
]

proveWays('a host that is killed, and who uses the moment', ways)
