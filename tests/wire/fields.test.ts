/**
 * Every field of every message is checked: what a person's client or a host sends is of its kind and within its bounds,
 * or the message is not read.
 */
import { describe, expect, it } from 'vitest'
import { PLAN } from '../kit/tournament'
import { decodeClient, decodeHost, MAX_MESSAGE, PROTOCOL, readHostAnswer } from '../../src-shared/wire'
import { clientMessage } from '../../src-shared/wire/client'
import {
  HEARTBEAT_MS,
  MAX_CLIENT_FRAME,
  MAX_DECK_TEXT,
  MAX_HOST_FRAME,
  MAX_HOST_MESSAGE,
} from '../../src-shared/wire/limits'
import { RECORD_PART } from '../../src-shared/wire/matchHistory'

type Fields = { readonly [field: string]: unknown }

const ID = 'x'.repeat(80),
  HEX = '0a'.repeat(32),
  AVATAR = { face: 'fox', colour: 'rose' }

/** A right value, and wrong ones, of each sort of field. */
const id = [ID, '', 'x'.repeat(81), 5, null] as const
const table = ['x'.repeat(40), '', 'x'.repeat(41), '../x', 'a b', 5, null] as const
/** Of a person, a match, a game. */
const other = table
/** Of a computer, too. */
const token = ['x'.repeat(64), '', 'x'.repeat(65), '../x', 'a b', 5, null] as const
const word = ['x'.repeat(200), 'x'.repeat(201), 5, null] as const
const hex = [HEX, `${HEX}0`, `0${HEX}`, HEX.toUpperCase(), HEX.slice(1), 5] as const
const seat = [63, 64, -1, 0.5, '1', null] as const
const yes = [true, 1, 'yes', null] as const
const avatar = [AVATAR, { ...AVATAR, face: 'dragon' }, { ...AVATAR, colour: '#fff' }, { ...AVATAR, size: 9 }] as const
const optional = (values: readonly unknown[]): readonly unknown[] => values
const nullable = (values: readonly unknown[]): readonly unknown[] => values.filter(value => value !== null)

/** A tournament as the hall shows it. */
const TOURNAMENT = {
  ...{ id: 'x', form: 'rounds', game: 'mascarade', points: 'place', phase: 'round', rounds: 4, round: 1 },
  ...{ final: false, drawing: false, open: true, ends: null, byes: ['Boris'] },
  tables: [{ number: 1, at: null, state: 'waiting', seats: [{ person: 'x', name: 'Anna', by: 'person' }] }],
  standings: [
    {
      ...{ person: 'x', name: 'Anna', here: true, place: 1, points: 55440, wins: 1 },
      ...{ opponents: 0, matches: 1, byes: 0, apartBy: null },
    },
  ],
}

/** For each kind of message the fields besides its number: a right value first, then wrong ones. */
const MESSAGES: { readonly [kind: string]: { readonly [field: string]: readonly unknown[] } } = {
  commitWords: { commit: hex },
  revealWords: { nonce: hex },
  hello: {
    version: [PROTOCOL, '1', null],
    name: word,
    avatar: optional(avatar),
    token: optional(token),
    moved: optional([{ token: 'x', next: 'y' }, { token: 'x' }, { token: '../x', next: 'y' }, 'x', null]),
    link: optional(token),
    table: optional(table),
    deals: optional(yes),
    screen: optional(yes),
    code: optional(word),
    proof: optional(id),
    owner: optional(token),
  },
  answer: { ask: id, answer: [[1]] },
  undo: { ask: id },
  undoReply: { yes },
  rename: { name: word },
  avatar: { avatar },
  character: { character: id },
  sit: {},
  stand: {},
  ready: { ready: yes, allEvening: optional(yes) },
  vote: { game: nullable(other) },
  wish: { wish: yes },
  link: {},
  offered: { seat, take: yes },
  claim: { person: nullable(other) },
  game: { game: other },
  options: { options: [{ turnLimit: 5 }, 'none', 5, null, { ['x'.repeat(81)]: 1 }] },
  deck: { text: ['x'.repeat(MAX_DECK_TEXT), 'x'.repeat(MAX_DECK_TEXT + 1), 5, null] },
  setting: { key: ['clock', 'clocks', 5, null], value: [15, 16, '15', true, null] },
  nameTable: { name: word },
  code: { code: nullable(word) },
  handOver: { person: other },
  takeOffice: {},
  giveTable: { to: token },
  keepTable: {},
  goOnAlone: {},
  visible: { visible: yes },
  guests: { guests: yes },
  addBot: { level: optional(['hard', 'genius', 5]), personality: optional(['bold', 'mad', 5]) },
  fillBots: {},
  removeSeat: { seat },
  moveSeat: { seat, to: seat },
  kick: { person: other },
  readmit: { person: other },
  pause: { pause: yes },
  sitIn: { seat },
  offer: { seat, person: nullable(other) },
  grant: { person: other, yes, seat: optional(seat) },
  admit: { person: other, yes },
  start: { anyway: optional(yes) },
  lobby: {},
  rematch: { game: optional(other) },
  newEvening: {},
  leave: {},
  commit: { match: other, round: [1, -1, 1.5, 1e300, '1'], commit: hex },
  number: { match: other, round: [1, -1, 1.5, 1e300, '1'], number: hex },
  layOpen: { match: other },
  cancelDeal: {},
  verdict: { match: other, verdict: [{ is: 'fair', frames: 9 }, { is: 'fair' }, { is: 'lovely' }, 'fair', null] },
  history: { before: [5, '5', true] },
  record: { match: other },
  statistics: {},
  talk: {
    said: [
      { as: 'text', text: 'x'.repeat(160) },
      { as: 'text', text: 'x'.repeat(161) },
      { as: 'reaction', key: 'shrug' },
      { as: 'phrase', key: 'laugh' },
      { as: 'text', text: 'x', by: 'Anna' },
      null,
    ],
  },
  listen: { on: yes },
  enterTable: { table: table, watch: optional(yes), code: optional(word), proof: optional(id) },
  toHall: {},
  openTable: { name: word, game: other, listing: optional(['private', 'secret', 5]), code: optional(word) },
  listing: { table: table, listing: ['open', 'shut', null] },
  closeTable: { table: table, anyway: optional(yes) },
  openers: { openers: ['organizer', 'nobody', null] },
  tellAll: { text: ['x'.repeat(240), 'x'.repeat(241), 5, null] },
  movePerson: { person: other, table: nullable(table) },
  shuffleTables: {},
  beginTournament: {
    plan: [
      PLAN,
      { ...PLAN, form: 'cup' },
      { ...PLAN, points: 'luck' },
      { ...PLAN, clock: 16 },
      { ...PLAN, rounds: 0 },
      { ...PLAN, rounds: 21 },
      { ...PLAN, size: 1 },
      { ...PLAN, size: 14 },
      { ...PLAN, finalSize: 2.5 },
      { ...PLAN, minutes: 0 },
      { ...PLAN, minutes: 601 },
      { ...PLAN, unfinished: 'all' },
      { ...PLAN, late: 'never' },
      { ...PLAN, leavers: 'stay' },
      { ...PLAN, options: 'none' },
      { ...PLAN, limits: { min: 2, max: 9 } },
      {},
      null,
    ],
  },
  enterTournament: { person: optional(other) },
  leaveTournament: { person: optional(other) },
  drawRound: {},
  startTables: {},
  endRound: {},
  endTournament: {},
  drawCommit: { draw: hex, commit: hex },
  drawNumber: { draw: hex, number: hex },
}

const read = (message: Fields): ReturnType<typeof decodeClient> => decodeClient(JSON.stringify(message))
const right = (kind: string): Fields =>
  Object.fromEntries([
    ['kind', kind],
    ['n', 1],
    ...Object.entries(MESSAGES[kind] ?? {}).map(([field, [value]]) => [field, value] as const),
  ])
const isRead = (message: Fields): boolean => 'message' in read(message)

describe("a client's message", () => {
  it('is of a kind that is listed here', () => {
    const kinds = clientMessage.options.map(option => ('entries' in option ? option.entries : option).kind.literal)
    expect(Object.keys(MESSAGES).sort()).toEqual(kinds.sort())
  })

  it.each(Object.keys(MESSAGES))('%s is read with right fields, and with no other', kind => {
    expect(read(right(kind))).toEqual({ message: right(kind) })
    expect(isRead({ ...right(kind), extra: 1 })).toBe(false)
    for (const n of [-1, 0.5, 2 ** 53, '1', null]) expect([n, isRead({ ...right(kind), n })]).toEqual([n, false])
    for (const [field, [, ...wrong]] of Object.entries(MESSAGES[kind] ?? {}))
      for (const value of wrong)
        expect([field, value, isRead({ ...right(kind), [field]: value })]).toEqual([field, value, false])
  })

  it('names a field that is missing, unless it may be', () => {
    const MAY_BE_MISSING = ['avatar', 'token', 'moved', 'link', 'table', 'deals', 'screen', 'code', 'proof', 'owner']
    for (const kind of Object.keys(MESSAGES))
      for (const field of Object.keys(MESSAGES[kind] ?? {})) {
        const message = Object.fromEntries(Object.entries(right(kind)).filter(([key]) => key !== field))
        const may =
          (kind === 'hello' && MAY_BE_MISSING.includes(field)) ||
          [
            'ready.allEvening',
            'addBot.level',
            'addBot.personality',
            'grant.seat',
            'start.anyway',
            'rematch.game',
            'enterTable.watch',
            'enterTable.code',
            'enterTable.proof',
            'openTable.listing',
            'openTable.code',
            'closeTable.anyway',
            'enterTournament.person',
            'leaveTournament.person',
          ].includes(`${kind}.${field}`)
        expect([kind, field, isRead(message)]).toEqual([kind, field, may])
      }
  })

  it('takes null where it takes something back, or means nobody and no moment; nowhere else', () => {
    const MAY_BE_NULL = ['vote.game', 'claim.person', 'code.code', 'offer.person', 'history.before', 'movePerson.table']
    for (const kind of Object.keys(MESSAGES))
      for (const field of Object.keys(MESSAGES[kind] ?? {}).filter(name => name !== 'answer'))
        expect([kind, field, isRead({ ...right(kind), [field]: null })]).toEqual([
          kind,
          field,
          MAY_BE_NULL.includes(`${kind}.${field}`),
        ])
  })

  it('plans a tournament up to its bounds: twenty rounds, tables of two to thirteen, ten hours', () => {
    for (const plan of [
      { rounds: 1, size: 2, finalSize: 2, minutes: 1 },
      { rounds: 20, size: 13, finalSize: 13, minutes: 600 },
      { minutes: null },
    ])
      expect([plan, isRead({ kind: 'beginTournament', n: 1, plan: { ...PLAN, ...plan } })]).toEqual([plan, true])
    for (const field of ['rounds', 'size', 'finalSize'])
      for (const value of [0, -1, 1.5, 21, '3', null])
        expect([field, value, isRead({ kind: 'beginTournament', n: 1, plan: { ...PLAN, [field]: value } })]).toEqual([
          field,
          value,
          false,
        ])
  })

  it('without a number that can be read is refused under none', () => {
    for (const text of ['{', 'null', '[]', '{"kind":"sit"}', '{"kind":"sit","n":"1"}'])
      expect(decodeClient(text)).toMatchObject({ n: -1 })
  })

  it('that answers keeps its lists as lists, however they are nested', () => {
    const answer = [{ branch: 'x', answer: [1, [2, null]] }]
    expect(read({ kind: 'answer', n: 1, ask: 'a', answer })).toMatchObject({ message: { answer } })
  })

  it('is short, unless it brings a deck', () => {
    const long = (kind: string, field: string, length: number) => read({ kind, n: 1, [field]: 'x'.repeat(length) })
    expect(long('rename', 'name', MAX_MESSAGE)).toMatchObject({ why: { refused: 'tooLong' } })
    expect(long('deck', 'text', MAX_DECK_TEXT)).toHaveProperty('message')
    expect(read({ kind: 'answer', n: 1, ask: 'a', answer: 'x'.repeat(15_000) })).toHaveProperty('message')
  })
})

describe('how long a message may be', () => {
  it('leaves room for a deck whose every character is escaped, and little more', () => {
    expect(MAX_CLIENT_FRAME).toBeGreaterThan(2 * MAX_DECK_TEXT + 1000)
    expect(MAX_CLIENT_FRAME).toBeLessThan(4 * MAX_DECK_TEXT)
  })

  it('lets updates pass between the parts of a long record, and several heartbeats within ten seconds', () => {
    expect(MAX_HOST_FRAME).toBeGreaterThanOrEqual(MAX_HOST_MESSAGE)
    expect(RECORD_PART).toBeLessThanOrEqual(MAX_HOST_MESSAGE / 32)
    expect(HEARTBEAT_MS).toBeLessThanOrEqual(10_000 / 4)
  })

  it('from the host is bounded before it is looked at', () => {
    const long = (length: number): string => {
      const text = JSON.stringify({ kind: 'deck', hash: 'x', deck: { text: '' } })
      return text.replace('""', `"${'x'.repeat(length - text.length)}"`)
    }
    expect(decodeHost(long(MAX_HOST_MESSAGE))).not.toBeNull()
    expect(decodeHost(long(MAX_HOST_MESSAGE + 1))).toBeNull()
  })
})

describe('nesting', () => {
  /** A text in a message around which, or in which, brackets stand. */
  const answering = (json: string) => decodeClient(`{"kind":"answer","n":1,"ask":"a","answer":${json}}`)
  const deep = (n: number): string => `${'[{"a":'.repeat(n)}1${'}]'.repeat(n)}`

  it('is of lists and of objects together, twelve deep', () => {
    expect(answering(deep(5))).toHaveProperty('message')
    expect(answering(`[${deep(5)}]`)).toHaveProperty('message')
    expect(answering(deep(6))).toEqual({ n: -1, why: { refused: 'tooDeep' } })
  })

  it('ends where its brackets end: many short lists are not deep', () => {
    expect(answering(`[${'[],'.repeat(50)}${'{},'.repeat(50)}1]`)).toHaveProperty('message')
  })

  it('is not counted within a text, whatever the text contains', () => {
    const many = '['.repeat(40)
    for (const text of [many, `"${many}`, `\\${many}`, `\\"${many}`, `\\\\"${many}`, `a"b\\c${many}`, `${many}\\`])
      expect([text, answering(JSON.stringify([text]))]).toMatchObject([text, { message: { answer: [text] } }])
  })

  it('is counted again behind a text, however that ends', () => {
    for (const text of ['', '"', '\\', '\\\\', 'a\\"', '""', '\\"\\'])
      expect([text, answering(`[${JSON.stringify(text)},${deep(6)}]`)]).toEqual([
        text,
        { n: -1, why: { refused: 'tooDeep' } },
      ])
  })
})

describe("a host's message", () => {
  const seen = (message: object): boolean => decodeHost(JSON.stringify(message)) !== null
  const party = {
    phase: 'lobby',
    game: 'g',
    host: 'h',
    table: { id: 't', name: 'T' },
    options: {},
    shelf: [],
    settings: {},
    invite: [],
    cannotStart: null,
    seats: [],
    spectators: [],
    claims: [],
    wishes: [],
    votes: [],
    you: { id: 'h', seat: null, host: true },
  }
  const frame = { kind: 'frame', seq: 1, party, match: null, clocks: [] }
  const SCORE = { key: 'x', name: 'x', matches: 1, wins: 0, bot: false }

  it.each([
    ['phase', ['break', 1, null]],
    ['cannotStart', ['no', {}, undefined]],
    [
      'you',
      [
        { id: 'h', seat: 'first', host: true },
        { id: 'h', seat: null, host: 1 },
        { seat: null, host: true },
      ],
    ],
    ['seats', [[{ who: 'ghost', name: 'x' }], [{ who: 'bot', name: 'x', level: 'genius' }], {}]],
    ['spectators', [[{ id: 'x', name: 'x' }], Array(101).fill({ id: 'x', name: 'x', here: true })]],
    ['wishes', [[{ person: 'x' }], Array(101).fill({ person: 'x', next: true })]],
    ['votes', [[{ person: 'x' }], Array(101).fill({ person: 'x', game: 'g' })]],
    ['characters', [Array(101).fill('x'), [1]]],
    ['settings', [{ clock: {} }, 5]],
    [
      'evening',
      [
        { scores: [], matches: Array(101).fill({ id: 'x', game: 'g', winners: [] }) },
        { scores: [], matches: [{ id: 'x', game: 'g', winners: [5] }] },
        { scores: Array(1001).fill(SCORE), matches: [] },
        { scores: [{ ...SCORE, wins: -1 }], matches: [] },
        { scores: [{ ...SCORE, matches: 0.5 }], matches: [] },
        { scores: [{ ...SCORE, bot: 0 }], matches: [] },
      ],
    ],
    ['options', ['none', 5]],
    ['shelf', [[5], 'x']],
    ['invite', [[5], null]],
    ['table', [{ id: 't' }, { id: 5, name: 'T' }]],
    ['owner', [5]],
  ] as const)('has a party whose %s is of its kind', (field, wrong) => {
    expect(seen(frame)).toBe(true)
    for (const value of wrong)
      expect([value, seen({ ...frame, party: { ...party, [field]: value } })]).toEqual([value, false])
  })

  it('has a match with an open view, events, clocks and a log that are what they are called', () => {
    const match = { id: 'm', view: { open: {} }, events: [] }
    expect(seen({ ...frame, match })).toBe(true)
    for (const wrong of [
      { view: {} },
      { view: { open: 5 } },
      { view: 'x' },
      { events: 5 },
      { events: ['x'] },
      { id: 5 },
    ])
      expect([wrong, seen({ ...frame, match: { ...match, ...wrong } })]).toEqual([wrong, false])
    const clock = { seat: 0, key: 'turn', left: 5, of: 9 }
    expect(seen({ ...frame, clocks: [clock] })).toBe(true)
    for (const wrong of [{ seat: null }, { key: 5 }, { left: '5' }, { of: null }])
      expect([wrong, seen({ ...frame, clocks: [{ ...clock, ...wrong }] })]).toEqual([wrong, false])
    for (const log of ['x', ['x'], {}]) expect([log, seen({ ...frame, log })]).toEqual([log, false])
  })

  it('may refuse what had no number, and tells a reason', () => {
    expect(seen({ kind: 'refused', n: -1, why: { refused: 'notJson' } })).toBe(true)
    expect(seen({ kind: 'refused', n: -1, why: 'no' })).toBe(false)
    expect(seen({ kind: 'closing', why: { refused: 5 } })).toBe(false)
  })

  it('tells verdicts, records, chat and commitments in their form only', () => {
    const said = { by: 'x', name: 'x', seat: null, said: { as: 'text', text: 'x'.repeat(160) } }
    expect(seen({ kind: 'talk', past: true, lines: Array(30).fill(said) })).toBe(true)
    const hand = { seat: 0, commit: HEX },
      terms = { table: 't', match: 'm', round: 1 }
    expect(seen({ kind: 'commitments', terms, commit: HEX, hands: Array(100).fill(hand) })).toBe(true)
    const evening = { scores: Array(1000).fill(SCORE), matches: Array(100).fill({ id: 'x', game: 'g', winners: [] }) }
    expect(seen({ ...frame, party: { ...party, evening } })).toBe(true)
    expect(seen({ kind: 'record', n: 1, match: 'm', part: 0, of: 1, text: 'x' })).toBe(true)
    for (const wrong of [
      { kind: 'talk', past: true, lines: Array(31).fill(said) },
      { kind: 'talk', past: true, lines: [{ ...said, said: { as: 'text', text: 'x'.repeat(161) } }] },
      { kind: 'talk', past: true, lines: [{ ...said, said: { as: 'html', text: 'x' } }] },
      { kind: 'verdicts', match: 'm', verdicts: [{ person: 'x', name: 'x', verdict: { is: 'lovely' } }] },
      { kind: 'record', n: 1, match: 'm', part: 0, of: 1, text: 5 },
      { kind: 'record', n: 1, match: 'm', part: -1, of: 1, text: 'x' },
      { kind: 'record', n: 1, match: 'm', part: 0, of: -1, text: 'x' },
      { kind: 'record', n: 1, match: 'm', part: 0, of: 0.5, text: 'x' },
      { kind: 'record', n: 1, match: 5, part: 0, of: 1, text: 'x' },
      { kind: 'commitments', terms, commit: HEX, hands: Array(101).fill(hand) },
      { kind: 'commitments', terms, commit: HEX, hands: [{ ...hand, seat: 64 }] },
      { kind: 'round', terms: { ...terms, round: 0.5 }, commit: HEX },
      { kind: 'round', terms, commit: 'x' },
      { kind: 'laidOpen', record: {} },
      { kind: 'wordsNonce', n: 1, nonce: 'x' },
      { kind: 'link', code: 'x', left: '5' },
      { kind: 'welcome', n: 1, version: 4 },
    ])
      expect([wrong, seen(wrong)]).toEqual([wrong, false])
  })

  it('lists finished matches and figures that are what they are called', () => {
    const match = {
      ...{ id: 'm', table: 'T', game: 'g', rules: 1, dealt: 5, ended: 9, answers: 3, imported: false },
      ...{ seats: [{ who: 'bot', name: 'x', person: null }], outcome: { winners: [0], reason: 'x' } },
    }
    const tally = { person: 'x', name: 'x', game: 'g', matches: 1, wins: 0, last: 9, longest: 4 }
    const history = { kind: 'history', n: 1, more: false, matches: [match, { ...match, outcome: null }] }
    const statistics = { kind: 'statistics', n: 1, tallies: [tally] }
    expect([seen(history), seen(statistics)]).toEqual([true, true])
    for (const wrong of [
      { ended: null },
      { answers: '3' },
      { imported: 0 },
      { seats: [{ who: 'ghost', name: 'x', person: null }] },
      { seats: [{ who: 'bot', name: 'x' }] },
      { outcome: { winners: ['x'], reason: 'x' } },
      { outcome: { winners: [0] } },
    ])
      expect([wrong, seen({ ...history, matches: [{ ...match, ...wrong }] })]).toEqual([wrong, false])
    expect(seen({ ...history, more: undefined })).toBe(false)
    for (const wrong of [{ person: null }, { wins: '0' }, { longest: null }])
      expect([wrong, seen({ ...statistics, tallies: [{ ...tally, ...wrong }] })]).toEqual([wrong, false])
  })

  it('names the computers that keep the table: one at least, twenty at most, and where each is reached', () => {
    const computer = { id: 'a', name: 'Anna', addresses: ['10.0.0.1'], port: 1 }
    const keeping = { computers: [computer], survives: true }
    const told = (view: object): boolean => seen({ ...frame, keeping: view })
    const missed = { after: 1, at: 5, host: 'Anna', missing: ['Boris'] }
    expect(told(keeping)).toBe(true)
    expect(told({ ...keeping, computers: Array(20).fill({ ...computer, addresses: Array(20).fill('x') }) })).toBe(true)
    expect(told({ ...keeping, waiting: true, missing: [{ id: 'b', name: 'B' }], giving: 'b', wentOn: [missed] })).toBe(
      true,
    )
    for (const wrong of [
      { computers: [] },
      { computers: Array(21).fill(computer) },
      { computers: [{ ...computer, addresses: Array(21).fill('x') }] },
      { computers: [{ ...computer, name: 'x'.repeat(101) }] },
      { computers: [{ ...computer, port: 0.5 }] },
      { computers: [{ ...computer, ofPerson: false }] },
      { survives: null },
      { waiting: false },
      { missing: [{ id: 'b' }] },
      { missing: Array(21).fill({ id: 'b', name: 'B' }) },
      { giving: 5 },
      { wentOn: [{ ...missed, missing: Array(21).fill('x') }] },
      { wentOn: [{ ...missed, at: 'yesterday' }] },
      { wentOn: Array(101).fill(missed) },
    ])
      expect([wrong, told({ ...keeping, ...wrong })]).toEqual([wrong, false])
  })

  it('lists the tables of a hall: what a private one has besides its name is not read', () => {
    const card = { id: 't', name: 'T', listing: 'open', game: 'g', phase: 'lobby', doors: 'open' }
    const open = { ...card, players: [{ name: 'x', here: true, avatar: AVATAR }], free: 1, watchers: 0, locked: false }
    const you = { id: 'x', name: 'x', avatar: AVATAR, organizer: false, seats: ['t'] }
    const hall = { kind: 'hall', tables: [open], here: 1, games: [], openers: 'everybody', invite: [], now: 0, you }
    expect(seen(hall)).toBe(true)
    const wait = { table: 't', players: [0], since: 5 }
    expect(seen({ ...hall, tournament: TOURNAMENT, waits: [wait] })).toBe(true)
    expect(seen({ kind: 'drawTerms', draw: HEX, terms: {}, commit: HEX })).toBe(true)
    expect(seen({ kind: 'drawCommits', draw: HEX, hands: [{ seat: 0, commit: HEX }] })).toBe(true)
    expect(seen({ kind: 'drawn', drawing: {} })).toBe(true)
    const read = decodeHost(JSON.stringify({ ...hall, tables: [{ ...open, listing: 'private' }] }))
    expect(read).toMatchObject({ tables: [{ id: 't', name: 'T', listing: 'private' }] })
    expect(JSON.stringify(read)).not.toContain('players')
    for (const wrong of [
      { ...hall, tables: Array(401).fill(open) },
      { ...hall, tables: [{ ...open, listing: 'secret' }] },
      { ...hall, tables: [{ ...open, free: -1 }] },
      { ...hall, tables: [{ ...open, players: [{ name: 'x' }] }] },
      { ...hall, openers: 'nobody' },
      { ...hall, tournament: { ...TOURNAMENT, phase: 'later' } },
      { ...hall, tournament: { ...TOURNAMENT, ends: 'soon' } },
      { ...hall, tournament: { ...TOURNAMENT, standings: Array(401).fill(TOURNAMENT.standings[0]) } },
      { ...hall, tournament: { ...TOURNAMENT, standings: [{ ...TOURNAMENT.standings[0], apartBy: 'luck' }] } },
      { ...hall, tournament: { ...TOURNAMENT, tables: [{ ...TOURNAMENT.tables[0], state: 'late' }] } },
      { ...hall, tournament: { ...TOURNAMENT, tables: [{ ...TOURNAMENT.tables[0], seats: [{ person: 'x' }] }] } },
      { kind: 'drawTerms', draw: 'x', terms: {}, commit: HEX },
      { kind: 'drawTerms', draw: HEX, commit: HEX },
      { kind: 'drawCommits', draw: HEX, hands: [{ seat: -1, commit: HEX }] },
      { kind: 'drawCommits', draw: HEX, hands: Array(401).fill({ seat: 0, commit: HEX }) },
      { kind: 'drawn' },
      { ...hall, you: { ...you, avatar: { face: 'dragon', colour: 'rose' } } },
      { ...hall, people: Array(1001).fill({ id: 'x', name: 'x', avatar: AVATAR, at: null }) },
      { ...hall, waits: [{ ...wait, players: [-1] }] },
      { ...hall, waits: Array(401).fill(wait) },
      { kind: 'place', hall: 'Friday', at: 5 },
      { kind: 'place', hall: 'Friday', at: null, why: 'no' },
      { kind: 'announcement', text: 'x'.repeat(241), by: 'Anna' },
    ])
      expect([wrong, seen(wrong)]).toEqual([wrong, false])
  })

  it('nests up to forty deep: deeper it is not read', () => {
    const deep = (n: number) => ({
      kind: 'deck',
      hash: 'h',
      deck: { a: JSON.parse('['.repeat(n) + ']'.repeat(n)) as object },
    })
    expect(seen(deep(38))).toBe(true)
    expect(seen(deep(39))).toBe(false)
  })
})

describe('what a computer answers of a table', () => {
  const gone = { host: null, candidate: 'b', here: ['b'], agreed: [], needed: 1 }
  const answer = { hosts: false, host: 'a', gone }

  it('is read as it is; an earlier version named no host and no decision', () => {
    expect(readHostAnswer(answer)).toEqual(answer)
    expect(readHostAnswer({ hosts: true })).toEqual({ hosts: true, host: null, gone: null })
  })

  it('proves with an office and a signature that it hosts the table: neither is without end', () => {
    const succession = { table: 't', first: { term: 1, host: 'a' }, computers: [], changes: [] }
    const office = { succession, members: null }
    const proven = (proof: unknown): boolean => readHostAnswer({ ...answer, proof }) !== null
    expect(proven({ office, signature: 'x'.repeat(100) })).toBe(true)
    for (const wrong of [
      { signature: 'x'.repeat(101) },
      { signature: null },
      { office: { succession } },
      { office: { ...office, more: 1 } },
      { office: { ...office, succession: { ...succession, first: { term: -1, host: 'a' } } } },
      {
        office: {
          ...office,
          succession: { ...succession, computers: Array(101).fill({ id: 'a', name: '', certificate: '' }) },
        },
      },
    ])
      expect([wrong, proven({ office, signature: 'x', ...wrong })]).toEqual([wrong, false])
  })

  it('needs one computer to agree at least, twenty at most, and is of its kind', () => {
    expect(readHostAnswer({ ...answer, gone: { ...gone, needed: 20 } })).not.toBeNull()
    for (const wrong of [
      { hosts: 'yes' },
      { host: 5 },
      { host: 'x'.repeat(101) },
      { gone: { ...gone, needed: 0 } },
      { gone: { ...gone, needed: 21 } },
      { gone: { ...gone, needed: 1.5 } },
      { gone: { ...gone, here: Array(21).fill('x') } },
      { gone: { ...gone, candidate: null } },
      { proof: { office: {}, signature: 'x' } },
    ])
      expect([wrong, readHostAnswer({ ...answer, ...wrong })]).toEqual([wrong, null])
    for (const none of [null, 5, 'a', []]) expect(readHostAnswer(none)).toBeNull()
  })
})
