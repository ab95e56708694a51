/** What a client sends in a round, when it reveals its number, and what survives a reload of its page. */
import { beforeEach, describe, expect, it } from 'vitest'
import { commitOf } from '../../src-shared/fair/numbers'
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
const opened = (): Witness =>
  new Witness({
    random: () => new Uint8Array(32).fill(7),
    store: shelf,
    send: message => {
      said.push(message)
    },
    onFinding: () => undefined,
    check: () => Promise.resolve({ is: 'fixed' }),
  })

beforeEach(() => {
  page = new Map()
  said = []
  witness = opened()
})

const round = (more: Partial<Extract<FairMessage, { kind: 'round' }>> = {}): FairMessage => ({
  kind: 'round',
  match: 'm',
  round: 1,
  commit: HOST,
  ...more,
})
const hands = (more: Partial<Extract<FairMessage, { kind: 'commitments' }>> = {}): FairMessage => ({
  kind: 'commitments',
  match: 'm',
  round: 1,
  commit: HOST,
  hands: [{ seat: 1, commit: commitOf(MINE) }],
  restarts: [],
  ...more,
})
const numbers = () => said.filter(message => message.kind === 'number')

describe('a witness', () => {
  it('commits, and reveals when the list is there', () => {
    witness.onMessage(round())
    expect(said).toEqual([{ kind: 'commit', match: 'm', round: 1, commit: commitOf(MINE) }])
    witness.onMessage(hands())
    expect(numbers()).toEqual([{ kind: 'number', match: 'm', round: 1, number: MINE }])
  })

  it('goes on after a reload in the middle of a round', () => {
    witness.onMessage(round())
    witness = opened()
    witness.onMessage(hands())
    expect(numbers()).toHaveLength(1)
  })

  it.each([
    ['without its own commitment', hands({ hands: [{ seat: 0, commit: OTHER }] })],
    ['with another commitment of the host', hands({ commit: OTHER })],
    ['of another match', hands({ match: 'm2' })],
    ['of another round', hands({ round: 2 })],
  ])('keeps its number to itself if the list is %s', (_, message) => {
    witness.onMessage(round())
    witness.onMessage(message)
    expect(numbers()).toEqual([])
  })

  it('reveals nothing for a second list of the same round', () => {
    witness.onMessage(round())
    witness.onMessage(hands({ hands: [{ seat: 0, commit: OTHER }] }))
    witness.onMessage(hands())
    expect(numbers()).toEqual([])
  })

  it('that was asked for nothing sends nothing', () => {
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
    expect(page.size).toBe(0)
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
