/**
 * Every field of every message of a host: told as it was written, of its kind and within its bounds, or not read at all.
 * A page trusts what is read; so one right message of each kind stands here, and each of its fields is spoilt in turn.
 */
import { describe, expect, it } from 'vitest'
import { decodeHost } from '../../src-shared/wire'
import { spoilt } from '../kit/spoilt'
import { hostMessage } from '../../src-shared/wire/host'

const HEX = '0a'.repeat(32),
  AVATAR = { face: 'owl', colour: 'teal' },
  REFUSAL = { refused: 'notHost', params: { name: 'Anna' } },
  TERMS = { table: 't', match: 'm', round: 1 }

const MEMBERS = { seq: 2, term: 1, host: 'a', members: ['a', 'b'], signature: 's' }
const OFFICE = {
  succession: {
    table: 't',
    first: { term: 0, host: 'a' },
    computers: [{ id: 'a', name: 'Anna', certificate: 'c' }],
    changes: [
      { how: 'moved', term: 1, from: 'a', to: 'b', signature: 's' },
      { how: 'elected', term: 2, to: 'a', of: MEMBERS, votes: [{ voter: 'a', signature: 's' }] },
      { how: 'forced', term: 2, to: 'a', missing: ['b'], signature: 's' },
    ],
  },
  members: MEMBERS,
}

const TOURNAMENT = {
  ...{ id: 'x', form: 'rounds', game: 'castle', points: 'place', phase: 'round', rounds: 4, round: 1 },
  ...{ final: false, drawing: false, open: true, ends: 7.5, byes: ['Boris'] },
  tables: [{ number: 1, at: 'u', state: 'waiting', seats: [{ person: 'x', name: 'Anna', by: 'person' }] }],
  standings: [
    {
      ...{ person: 'x', name: 'Anna', here: true, place: 1, points: 7.5, wins: 1 },
      ...{ opponents: 1.5, matches: 1, byes: 0, apartBy: 'wins' },
    },
  ],
}

const PARTY = {
  ...{ phase: 'lobby', game: 'g', host: 'h', owner: 'o', table: { id: 't', name: 'T' }, options: { rounds: 3 } },
  ...{ shelf: ['g'], settings: { clock: 15 }, invite: ['http://a'], cannotStart: REFUSAL, characters: ['king'] },
  evening: {
    scores: [{ key: 'x', name: 'Anna', matches: 2, wins: 1, bot: false }],
    matches: [{ id: 'm', game: 'g', winners: ['Anna'] }],
  },
  seats: [{ who: 'bot', name: 'Ada', avatar: AVATAR, level: 'hard', personality: 'bold' }],
  spectators: [{ id: 's', name: 'Sofia', avatar: AVATAR, here: true }],
  claims: [{ by: 's', person: 'a', seat: 1, asked: ['h'] }],
  wishes: [{ person: 's', next: true }],
  votes: [{ person: 's', game: 'g' }],
  you: { id: 'h', seat: 0, host: true },
}

const COMPUTER = { id: 'a', name: 'Anna', ofPerson: true, addresses: ['10.0.0.1'], port: 1 }

const CARDS = [
  { id: 'p', name: 'P', listing: 'private' },
  {
    ...{ id: 't', name: 'T', listing: 'open', game: 'g', phase: 'match', free: 1, watchers: 0, locked: false },
    ...{ doors: 'open', since: 5.5, players: [{ name: 'Anna', avatar: AVATAR, here: true }] },
  },
]

/** Of each kind a right message with every field that the page reads. */
const MESSAGES: readonly { readonly kind: string; readonly [field: string]: unknown }[] = [
  { kind: 'wordsNonce', ...{ n: 1, nonce: HEX } },
  { kind: 'welcome', ...{ n: 1, version: 4, token: 'x' } },
  { kind: 'ok', ...{ n: 1 } },
  { kind: 'refused', ...{ n: 1, why: REFUSAL } },
  { kind: 'deck', ...{ hash: 'h', deck: { cards: [1] } } },
  { kind: 'round', ...{ terms: TERMS, commit: HEX } },
  { kind: 'commitments', ...{ terms: TERMS, commit: HEX, hands: [{ seat: 1, commit: HEX }] } },
  { kind: 'office', ...{ office: OFFICE } },
  { kind: 'laidOpen', ...{ record: { id: 'm' } } },
  {
    kind: 'verdicts',
    ...{ match: 'm', verdicts: [{ person: 'x', name: 'Anna', verdict: { is: 'fair', frames: 9 } }] },
  },
  { kind: 'link', ...{ code: 'x', left: 5.5 } },
  { kind: 'heartbeat' },
  { kind: 'closing', ...{ why: REFUSAL } },
  { kind: 'invitation', ...{ n: 1, invitation: 'x' } },
  {
    kind: 'history',
    ...{ n: 1, more: true },
    matches: [
      {
        ...{ id: 'm', table: 'T', game: 'g', rules: 1, dealt: 5.5, ended: 9.5, answers: 3, imported: false },
        ...{ seats: [{ who: 'person', name: 'Anna', person: 'a' }], outcome: { winners: [0], reason: 'x' } },
      },
    ],
  },
  { kind: 'record', ...{ n: 1, match: 'm', part: 0, of: 1, text: 'x' } },
  {
    kind: 'statistics',
    n: 1,
    ...{ tallies: [{ person: 'x', name: 'Anna', game: 'g', matches: 1, wins: 0, last: 9.5, longest: 4.5 }] },
  },
  {
    kind: 'talk',
    past: true,
    lines: [
      { by: 'x', name: 'Anna', seat: 1, said: { as: 'text', text: 'hello' } },
      { by: 'x', name: 'Anna', seat: 1, said: { as: 'phrase', key: 'hello' } },
    ],
  },
  { kind: 'place', ...{ hall: 'Friday', at: 't', why: REFUSAL } },
  {
    kind: 'hall',
    ...{ tables: CARDS, here: 1, games: ['g'], openers: 'everybody', invite: ['x'], now: 5.5, shuffling: true },
    you: { id: 'x', name: 'Anna', avatar: AVATAR, organizer: true, seats: ['t'] },
    people: [{ id: 'x', name: 'Anna', avatar: AVATAR, at: 't' }],
    waits: [{ table: 't', players: [0], since: 5.5 }],
    tournament: TOURNAMENT,
  },
  { kind: 'drawTerms', ...{ draw: HEX, terms: { a: 1 }, commit: HEX } },
  { kind: 'drawCommits', ...{ draw: HEX, hands: [{ seat: 0, commit: HEX }] } },
  { kind: 'drawn', ...{ drawing: { a: 1 } } },
  { kind: 'announcement', ...{ text: 'x', by: 'Anna' } },
  {
    kind: 'frame',
    ...{ seq: 1, party: PARTY },
    match: { id: 'm', view: { open: { a: 1 } }, events: [{ event: { kind: 'x' } }] },
    clocks: [{ seat: 0, key: 'turn', left: 5.5, of: 9.5 }],
    log: [{ event: { kind: 'x' } }],
    keeping: {
      ...{ computers: [COMPUTER], survives: true, waiting: true, giving: 'b' },
      missing: [{ id: 'b', name: 'Boris', ofPerson: true }],
      wentOn: [{ after: 1, at: 5.5, host: 'Anna', missing: ['Boris'] }],
    },
  },
]

/** The paths of all fields of a value, those of its parts included. */
function fieldsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path]
  const parts = Object.entries(value).flatMap(([key, part]) => fieldsOf(part, [...path, key]))
  return path.length === 0 ? parts : [path, ...parts]
}

/** What belongs to a game or to the reader of a record, and is checked there. */
const ELSEWHERE =
  /\.params\.|\.match\.view\.open\.|\.(events|log)\.0\.|^frame\.party\.options\.|^deck\.deck\.|^(drawTerms|drawn)\.(terms|drawing)\./

/** Fields that may be left out, and fields that may be null, as `kind.path`. */
const MAY_BE_MISSING = [
  ...['closing.why.params', 'refused.why.params', 'place.why', 'place.why.params', 'frame.party.cannotStart.params'],
  ...['frame.party.owner', 'frame.party.evening', 'frame.party.characters', 'frame.log', 'frame.keeping'],
  ...['frame.party.seats.0.avatar', 'frame.party.seats.0.level', 'frame.party.seats.0.personality'],
  ...['frame.party.spectators.0.avatar', 'frame.party.settings.clock'],
  ...['frame.keeping.waiting', 'frame.keeping.missing', 'frame.keeping.giving', 'frame.keeping.wentOn'],
  ...['frame.keeping.computers.0.ofPerson', 'frame.keeping.missing.0.ofPerson'],
  ...['frame.party.claims.0.person', 'frame.party.claims.0.seat'],
  ...['hall.people', 'hall.waits', 'hall.shuffling', 'hall.tournament'],
  ...['hall.tables.1.since', 'hall.tables.1.players.0.avatar'],
]
const MAY_BE_NULL = [
  ...['frame.party.cannotStart', 'frame.party.you.seat', 'frame.match', 'office.office.members'],
  ...['history.matches.0.outcome', 'history.matches.0.seats.0.person', 'talk.lines.0.seat', 'talk.lines.1.seat'],
  ...['place.at', 'hall.people.0.at', 'hall.tournament.ends', 'hall.tournament.tables.0.at'],
  ...['hall.tournament.standings.0.apartBy', 'drawTerms.terms', 'drawn.drawing'],
]

const seen = (message: unknown): boolean => decodeHost(JSON.stringify(message)) !== null
const every = MESSAGES.flatMap(message =>
  fieldsOf(message)
    .filter(path => path[0] !== 'kind')
    .map(path => ({ message, path, name: [message.kind, ...path].join('.') })),
).filter(({ name }) => !ELSEWHERE.test(name))

/** The names of all fields whose message is still read when they are replaced. */
const readWith = (make: (found: unknown) => unknown, of = every): readonly string[] =>
  of.filter(({ message, path }) => seen(spoilt(message, path, make))).map(({ name }) => name)

/** Something of another kind. */
function otherKind(found: unknown): unknown {
  if (typeof found === 'string') return 5
  if (typeof found === 'number') return String(found)
  if (typeof found === 'boolean') return found ? 1 : 0
  return 'x'
}

describe("a host's message", () => {
  it('is of a kind that is listed here, and is told with all its fields', () => {
    expect(MESSAGES.map(({ kind }) => kind).sort()).toEqual(
      hostMessage.options.map(({ entries }) => entries.kind.literal).sort(),
    )
    for (const message of MESSAGES) expect(decodeHost(JSON.stringify(message))).toEqual(message)
  })

  it('is told with what no schema lists, where a game or a later version says more', () => {
    const LOOSE = [
      ...['round.terms', 'commitments.terms', 'laidOpen.record', 'deck.deck', 'frame', 'frame.party'],
      ...['table', 'seats.0', 'spectators.0', 'you'].map(path => `frame.party.${path}`),
      ...['match', 'match.view', 'match.view.open', 'match.events.0', 'log.0'].map(path => `frame.${path}`),
    ]
    const objects = MESSAGES.flatMap(message => [
      { message, path: [] as readonly string[] },
      ...fieldsOf(message).map(path => ({ message, path })),
    ]).flatMap(({ message, path }) => {
      const more = { seen: { by: ['page', null] } }
      let kept = false
      const changed = spoilt(message, path, found => {
        if (typeof found !== 'object' || found === null || Array.isArray(found)) return found
        kept = true
        return { ...found, ...more }
      })
      const read = kept ? decodeHost(JSON.stringify(changed)) : null
      return read && JSON.stringify(read).includes('"page"') ? [[message.kind, ...path].join('.')] : []
    })
    expect(
      objects.filter(name => !ELSEWHERE.test(name) && !/(params|options|terms|drawing)$/.test(name)).sort(),
    ).toEqual(LOOSE.filter(name => !/terms$/.test(name)).toSorted())
    expect(objects).toEqual(expect.arrayContaining(LOOSE))
  })

  it('with a field of another kind is not read', () => {
    // A setting is of any of three kinds, and the tournament reads its drawings itself.
    expect(readWith(otherKind)).toEqual(['drawTerms.terms', 'drawn.drawing', 'frame.party.settings.clock'])
  })

  it('with a field missing is not read, unless it may be', () => {
    const fields = every.filter(({ path }) => !/^\d+$/.test(path.at(-1) ?? ''))
    expect(readWith(() => undefined, fields).toSorted()).toEqual(MAY_BE_MISSING.toSorted())
  })

  it('has null where that means nobody, nothing or no time; nowhere else', () => {
    expect(readWith(() => null).toSorted()).toEqual(MAY_BE_NULL.toSorted())
  })

  it('says one of its words where there is a list of them', () => {
    const words = every.filter(({ name }) =>
      /\.(who|as|listing|phase|doors|openers|form|points|state|by|apartBy|is|how|face|colour|level|personality)$/.test(
        name,
      ),
    )
    const free = [
      'talk.lines.0.by',
      'talk.lines.1.by',
      'announcement.by',
      'frame.party.claims.0.by',
      'hall.tournament.standings.0.points',
    ]
    expect(words.length).toBeGreaterThan(25)
    expect(readWith(found => (typeof found === 'string' ? 'constructor' : found), words).toSorted()).toEqual(
      free.toSorted(),
    )
  })

  it('counts in whole numbers from 0, except for times, points and what only names', () => {
    const numbers = every.filter(({ message, path }) => {
      let found: unknown = message
      for (const key of path) found = (found as { [key: string]: unknown })[key]
      return typeof found === 'number'
    })
    const COUNTS = [
      ...['wordsNonce.n', 'welcome.n', 'ok.n', 'round.terms.round', 'commitments.terms.round'],
      ...['commitments.hands.0.seat', 'invitation.n', 'history.n', 'record.n', 'record.part', 'record.of'],
      ...['statistics.n', 'hall.here', 'hall.tables.1.free', 'hall.tables.1.watchers', 'hall.waits.0.players.0'],
      ...['hall.tournament.rounds', 'hall.tournament.round', 'hall.tournament.tables.0.number'],
      ...['place', 'wins', 'matches', 'byes'].map(field => `hall.tournament.standings.0.${field}`),
      ...['drawCommits.hands.0.seat', 'frame.party.evening.scores.0.matches', 'frame.party.evening.scores.0.wins'],
      ...['frame.party.claims.0.seat', 'verdicts.verdicts.0.verdict.frames'],
      ...['seq', 'term'].flatMap(field => [
        `office.office.members.${field}`,
        `office.office.succession.changes.1.of.${field}`,
      ]),
      ...['first', 'changes.0', 'changes.1', 'changes.2'].map(path => `office.office.succession.${path}.term`),
    ]
    for (const wrong of [-1, 0.5, 2 ** 53]) {
      const refused = numbers.filter(({ message, path }) => !seen(spoilt(message, path, () => wrong)))
      const whole = wrong === 0.5 ? [...COUNTS, 'frame.keeping.computers.0.port'] : COUNTS
      expect(refused.map(({ name }) => name).toSorted()).toEqual(whole.toSorted())
    }
  })

  it('has lists that end: as many as these, and not one more', () => {
    const LIMITS: { readonly [name: string]: number } = {
      'commitments.hands': 100,
      'talk.lines': 30,
      'hall.tables': 400,
      'hall.tables.1.players': 1000,
      'hall.people': 1000,
      'hall.waits': 400,
      'hall.waits.0.players': 1000,
      'hall.tournament.tables': 400,
      'hall.tournament.tables.0.seats': 400,
      'hall.tournament.byes': 400,
      'hall.tournament.standings': 400,
      'drawCommits.hands': 400,
      'deck.deck.cards': 1000,
      'frame.party.evening.scores': 1000,
      'frame.party.evening.matches': 100,
      'frame.party.seats': 100,
      'frame.party.spectators': 100,
      'frame.party.characters': 100,
      'frame.party.claims': 100,
      'frame.party.claims.0.asked': 100,
      'frame.party.wishes': 100,
      'frame.party.votes': 100,
      'frame.keeping.computers': 20,
      'frame.keeping.computers.0.addresses': 20,
      'frame.keeping.missing': 20,
      'frame.keeping.wentOn': 100,
      'frame.keeping.wentOn.0.missing': 20,
    }
    for (const [name, most] of Object.entries(LIMITS)) {
      const [kind, ...path] = name.split('.')
      const message = MESSAGES.find(one => one.kind === kind)
      const of = (length: number) =>
        seen(spoilt(message, path, found => Array(length).fill((found as readonly unknown[])[0])))
      expect([name, of(most), of(most + 1)]).toEqual([name, true, false])
    }
  })

  it('has texts that end where people cannot have typed more', () => {
    const LIMITS: { readonly [name: string]: number } = {
      'talk.lines.0.said.text': 160,
      'talk.lines.1.said.key': 80,
      'announcement.text': 240,
      'invitation.invitation': 100,
      'frame.keeping.giving': 100,
      'frame.keeping.computers.0.id': 100,
      'frame.keeping.computers.0.name': 100,
      'frame.keeping.computers.0.addresses.0': 100,
      'frame.keeping.missing.0.name': 100,
      'frame.keeping.wentOn.0.host': 100,
      'frame.keeping.wentOn.0.missing.0': 100,
    }
    for (const [name, most] of Object.entries(LIMITS)) {
      const [kind, ...path] = name.split('.')
      const message = MESSAGES.find(one => one.kind === kind)
      const of = (length: number) => seen(spoilt(message, path, () => 'x'.repeat(length)))
      expect([name, of(most), of(most + 1)]).toEqual([name, true, false])
    }
  })
})
