/** What a client sends in a round, when it reveals its number, and what survives a reload of its page. */
import { beforeEach, describe, expect, it } from 'vitest'
import { commitOf } from '../../src-shared/fair/numbers'
import { termsHash, type DealTerms } from '../../src-shared/fair/terms'
import { decodeClient, encode, type ClientMessage } from '../../src-shared/wire'
import type { FairMessage, OutgoingMessage } from '../../src-renderer/connection/connection'
import { PersistentList } from '../../src-renderer/fair/persistentList'
import { Witness } from '../../src-renderer/fair/witness'

const HOST = 'aa'.repeat(32),
  OTHER = 'bb'.repeat(32),
  MINE = '07'.repeat(32)

let page: Map<string, string>
let said: OutgoingMessage[]
let witness: Witness

const shelf = {
  read: (key: string) => page.get(key) ?? null,
  write: (key: string, text: string | null) => {
    if (text === null) page.delete(key)
    else page.set(key, text)
  },
}
const opened = (): Witness => {
  const open = new Witness({
    random: () => new Uint8Array(32).fill(7),
    store: shelf,
    placeStore: shelf,
    send: message => {
      said.push(message)
      return Promise.resolve(null)
    },
    onFinding: () => undefined,
    check: () => Promise.resolve({ is: 'fixed' }),
  })
  const party = { table: { id: 't' }, phase: 'lobby', you: { id: 'boris' } }
  open.onUpdate({ kind: 'frame', seq: 0, party, match: null, clocks: [], log: [] } as never)
  return open
}

beforeEach(() => {
  page = new Map()
  said = []
  witness = opened()
})

const TERMS: DealTerms = {
  table: 't',
  match: 'm',
  round: 1,
  game: 'mascarade',
  rules: 1,
  options: {},
  deck: null,
  seats: [{ person: 'anna' }, { person: 'boris' }],
  contributors: ['anna', 'boris'],
  excluded: [],
  restarts: [],
  dropped: [],
}
const mine = (terms = TERMS): string => commitOf(MINE, termsHash(terms), 'boris')
const round = (terms: Partial<DealTerms> = {}): FairMessage => ({
  kind: 'round',
  terms: { ...TERMS, ...terms },
  commit: HOST,
})
const hands = (more: Partial<Extract<FairMessage, { kind: 'commitments' }>> = {}): FairMessage => ({
  kind: 'commitments',
  terms: TERMS,
  commit: HOST,
  hands: [{ seat: 1, commit: mine() }],
  ...more,
})
const numbers = () => said.filter(message => message.kind === 'number')

describe('a witness', () => {
  it('commits under the terms, and reveals when the list is there', () => {
    witness.onMessage(round())
    expect(said).toEqual([{ kind: 'commit', match: 'm', round: 1, commit: mine() }])
    witness.onMessage(hands())
    expect(numbers()).toEqual([{ kind: 'number', match: 'm', round: 1, number: MINE }])
  })

  it('continues after a reload in the middle of a round', () => {
    witness.onMessage(round())
    witness = opened()
    witness.onMessage(hands())
    expect(numbers()).toHaveLength(1)
  })

  it('commits to the same number when it is asked again', () => {
    witness.onMessage(round())
    witness.onMessage(round())
    expect(new Set(said.map(message => JSON.stringify(message))).size).toBe(1)
  })

  it.each([
    ['of another table', round({ table: 'elsewhere' })],
    ['that it does not contribute to', round({ contributors: ['anna'] })],
    ['whose terms are misshapen', round({ seats: 'all' as never })],
  ])('says nothing in a round %s', (_, message) => {
    witness.onMessage(message)
    expect(said).toEqual([])
  })

  it.each([
    ['without its own commitment', hands({ hands: [{ seat: 0, commit: OTHER }] })],
    ["with its commitment at somebody else's seat", hands({ hands: [{ seat: 0, commit: mine() }] })],
    ['with another commitment of the host', hands({ commit: OTHER })],
    ['of another match', hands({ terms: { ...TERMS, match: 'm2' } })],
    ['of another round', hands({ terms: { ...TERMS, round: 2 } })],
    ['of other seats', hands({ terms: { ...TERMS, seats: [...TERMS.seats].reverse() } })],
  ])('keeps its number secret from a list %s', (_, message) => {
    witness.onMessage(round())
    witness.onMessage(message)
    expect(numbers()).toEqual([])
  })

  it('reveals nothing to a list that comes after another one of the same round', () => {
    witness.onMessage(round())
    witness.onMessage(hands({ hands: [{ seat: 0, commit: OTHER }] }))
    witness.onMessage(hands())
    expect(numbers()).toEqual([])
  })

  it('that was not asked for a commitment says nothing', () => {
    witness.onMessage(hands())
    expect(said).toEqual([])
  })
})

describe('a stored list', () => {
  it('is there again after a reload, whole, however long; and gone when it is cleared', () => {
    const list = new PersistentList<number>(shelf, 'n')
    for (let i = 0; i < 100; i++) list.add(i)
    expect(new PersistentList<number>(shelf, 'n').items).toEqual(Array.from({ length: 100 }, (_, i) => i))
    list.clear()
    expect([...page.keys()].filter(key => key.startsWith('n.'))).toEqual([])
    expect(new PersistentList<number>(shelf, 'n').items).toEqual([])
  })

  it('starts again if what was stored is damaged', () => {
    page.set('n.0', '[1,')
    expect(new PersistentList<number>(shelf, 'n').items).toEqual([])
  })
})

describe('on the wire', () => {
  const read = (message: object) => decodeClient(encode({ n: 1, ...message } as ClientMessage))

  it.each([
    { kind: 'commit', match: 'm', round: 1, commit: HOST },
    { kind: 'number', match: 'm', round: 1, number: HOST },
    { kind: 'verdict', match: 'm', verdict: { is: 'fair', frames: 7 } },
    { kind: 'verdict', match: 'm', verdict: { is: 'differs', difference: { what: 'frame', n: 3, moment: 2 } } },
    { kind: 'verdict', match: 'm', verdict: { is: 'unchecked', obstacle: { why: 'rules', needs: 2 } } },
  ])('$kind is read', message => {
    expect(read(message)).toEqual({ message: { n: 1, ...message } })
  })

  it.each([
    { kind: 'commit', match: 'm', round: 1, commit: 'aa' },
    { kind: 'number', match: 'm', round: 1, number: HOST.toUpperCase() },
    { kind: 'verdict', match: 'm', verdict: { is: 'fair', frames: 7, text: 'Buy this' } },
    { kind: 'verdict', match: 'm', verdict: { is: 'differs', difference: { what: 'whatever', n: 1 } } },
  ])('$kind of another shape is refused', message => {
    expect(read(message)).toMatchObject({ n: 1, why: { refused: 'messageShape' } })
  })
})
