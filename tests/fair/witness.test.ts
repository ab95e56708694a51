/** What a client sends in a round, when it reveals its number, and what survives a reload of its page. */
import { beforeEach, describe, expect, it } from 'vitest'
import { commitOf } from '../../src-shared/fair/numbers'
import { termsHash, type DealTerms } from '../../src-shared/fair/terms'
import { decodeClient, encode, type ClientMessage } from '../../src-shared/wire'
import type { FairMessage, OutgoingMessage } from '../../src-renderer/connection/connection'
import { OpenedDeals } from '../../src-renderer/fair/openedDeals'
import type { MatchRecord } from '../../src-shared/record'
import { PersistentList } from '../../src-renderer/fair/persistentList'
import { Witness, type Finding, type WitnessDeps } from '../../src-renderer/fair/witness'

const HOST = 'aa'.repeat(32),
  OTHER = 'bb'.repeat(32),
  MINE = '07'.repeat(32)

let page: Map<string, string>
let findings: (Finding | null)[]
let random: () => Uint8Array
let check: WitnessDeps['check']
let said: OutgoingMessage[]
/** What the host does before it acknowledges a message. */
let acts: (message: OutgoingMessage) => void
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
    random: () => random(),
    store: shelf,
    placeStore: shelf,
    send: message => {
      said.push(message)
      acts(message)
      return Promise.resolve(null)
    },
    onFinding: finding => findings.push(finding),
    check: (record, kept) => check(record, kept),
  })
  const party = { table: { id: 't' }, phase: 'lobby', you: { id: 'boris' } }
  open.onUpdate({ kind: 'frame', seq: 0, party, match: null, clocks: [], log: [] } as never)
  return open
}

beforeEach(() => {
  page = new Map()
  said = []
  acts = () => undefined
  findings = []
  random = () => new Uint8Array(32).fill(7)
  check = () => Promise.resolve({ is: 'fixed' })
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

  it('commits to the same number when it is asked again, and to another one under other terms or for another host', () => {
    let drawn = 7
    random = () => new Uint8Array(32).fill(drawn++)
    for (const asked of [round(), round(), { ...round(), commit: OTHER } as FairMessage, round({ round: 2 }), round()])
      witness.onMessage(asked)
    const commits = said.flatMap(message => (message.kind === 'commit' ? [message.commit] : []))
    expect(commits[0]).toBe(mine())
    expect(commits.map(commit => commits.indexOf(commit))).toEqual([0, 0, 2, 3, 0])
  })

  it('opens its number to no other list of the round, however alike', () => {
    witness.onMessage(round())
    witness.onMessage(hands())
    witness.onMessage(hands({ terms: { ...TERMS, options: { turnLimit: 5 } } }))
    expect(numbers()).toHaveLength(1)
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

describe('the record of a finished match', () => {
  const record = (id: string): FairMessage => ({ kind: 'laidOpen', record: { id } as never })
  const update = (id: string, log?: []) =>
    ({
      kind: 'frame',
      seq: 1,
      party: { table: { id: 't' }, phase: 'match', you: { id: 'boris' } },
      match: { id, events: [], view: { open: {}, own: null } },
      clocks: [],
      ...(log ? { log } : {}),
    }) as never
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 20; i++) await Promise.resolve()
  }
  const verdicts = () => said.filter(message => message.kind === 'verdict')
  /** The client opens its number for the deal of `m`, and a record of another match comes. */
  async function openedAndAnotherEnds(): Promise<void> {
    witness.onMessage(round())
    witness.onMessage(hands())
    await settle()
    witness.onUpdate(update('other'))
    witness.onMessage(record('other'))
    await settle()
  }

  it('is judged aloud by who has seen the match, and by nobody else', async () => {
    witness.onMessage(record('before my time'))
    await settle()
    expect(findings.at(-1)).toMatchObject({ seen: false, verdict: { is: 'fixed' } })
    expect(verdicts()).toEqual([])
    witness.onUpdate(update('m'))
    witness.onMessage(record('m'))
    await settle()
    expect(findings.at(-1)).toMatchObject({ seen: true, verdict: { is: 'fixed' } })
    expect(verdicts()).toEqual([{ kind: 'verdict', match: 'm', verdict: { is: 'fixed' } }])
  })

  it('of a deal for which this client opened its number is asked for, until it has been laid open', async () => {
    await openedAndAnotherEnds()
    expect(said.filter(({ kind }) => kind === 'layOpen')).toEqual([{ kind: 'layOpen', match: 'm' }])
  })

  it.each([
    ['holds', { is: 'fixed' }, 0],
    ['does not hold', { is: 'differs', difference: { what: 'key' } }, 1],
  ] as const)('explains its number only once it has been checked: one that %s', async (_, verdict, unexplained) => {
    const fair = { terms: TERMS, commit: HOST, hands: [{ seat: 1, commit: mine() }] }
    let checked: () => void = () => undefined
    const counted: unknown[] = []
    check = (laidOpen, kept) => {
      if ((laidOpen as unknown as MatchRecord).id === 'm')
        return new Promise(done => {
          checked = () => {
            done(verdict)
          }
        })
      counted.push(kept?.own?.unexplained)
      return Promise.resolve({ is: 'fixed' })
    }
    acts = message => {
      if (message.kind === 'layOpen') witness.onMessage({ kind: 'laidOpen', record: { id: 'm', fair } as never })
    }
    await openedAndAnotherEnds()
    expect(counted).toEqual([])
    checked()
    await settle()
    expect(counted).toEqual([unexplained])
    // It is not this match that is shown.
    expect(findings.at(-1)?.record.id).toBe('other')
  })

  it('is replayed once, however often it is sent meanwhile', async () => {
    let checks = 0
    let done: (verdict: { is: 'fixed' }) => void = () => undefined
    check = () => {
      checks++
      return new Promise(settled => {
        done = settled
      })
    }
    witness.onUpdate(update('m'))
    witness.onMessage(record('m'))
    witness.onMessage(record('m'))
    await settle()
    done({ is: 'fixed' })
    await settle()
    expect([checks, verdicts().length]).toEqual([1, 1])
  })

  it('is judged no more once another match has begun or ended', async () => {
    const waiting: ((verdict: { is: 'fixed' }) => void)[] = []
    check = () => new Promise(settled => waiting.push(settled))
    witness.onUpdate(update('m'))
    witness.onMessage(record('m'))
    await settle()
    witness.onUpdate(update('n'))
    for (const done of waiting) done({ is: 'fixed' })
    await settle()
    expect(findings.at(-1)).toBeNull()
    expect(verdicts()).toEqual([])
  })

  it('is held against what was seen and answered in that match alone', async () => {
    const kept: unknown[] = []
    check = (_, evidence) => {
      kept.push([
        evidence?.match,
        evidence?.updates.length,
        evidence?.answers.map(({ ask, taken }) => `${ask} ${taken}`),
      ])
      return Promise.resolve({ is: 'fixed' })
    }
    witness.onUpdate(update('first'))
    witness.answerSent('1', true)
    witness.taken('first', '1', true)
    witness.onUpdate(update('second'))
    witness.taken('first', '1', true)
    witness.answerSent('2', true)
    witness.onMessage(record('second'))
    await settle()
    expect(kept).toEqual([['second', 1, ['2 false']]])
  })
})

describe('an opened number', () => {
  const record = (fair: object): MatchRecord => ({ id: 'm', fair }) as never
  const own = { match: 'm', round: 1, terms: termsHash(TERMS), host: HOST, commit: mine() }

  it('is explained by a record that names it, and by no other of that match', () => {
    const isLeft = (fair: object, deal = own): boolean => {
      const opened = new OpenedDeals(shelf, `opened ${JSON.stringify(fair)}`)
      opened.add(deal)
      opened.add(deal)
      opened.explain(record(fair))
      return opened.others('').length > 0
    }
    const fair = { terms: TERMS, commit: HOST, hands: [{ seat: 1, commit: mine() }] }
    expect(isLeft(fair)).toBe(false)
    expect(isLeft({ ...fair, hands: [{ seat: 1, commit: OTHER }] })).toBe(true)
    expect(isLeft({ ...fair, commit: OTHER })).toBe(true)
    expect(isLeft({ ...fair, terms: { ...TERMS, match: 'n', rules: 9 } })).toBe(true)
    expect(isLeft({ ...fair, terms: { ...TERMS, round: 2 }, hands: [] })).toBe(false)
    expect(isLeft({})).toBe(true)
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
