/** The open connections of a table: one for each person, and what is sent over it. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Connections } from '../../src-main/host/connections'
import { newPerson } from '../../src-main/host/party/person'
import type { Peer } from '../../src-main/peer'
import { refuse } from '../../src-shared/kernel'
import { CLOSE, type HostMessage } from '../../src-shared/wire'

const ANNA = newPerson('a', 'ta', 'Anna'),
  BORIS = newPerson('b', 'tb', 'Boris')

interface TestPeer extends Peer {
  readonly sent: HostMessage[]
  closed: { readonly code: number; readonly why: string } | null
}
function peer(more: Partial<Peer> = {}): TestPeer {
  const own: TestPeer = {
    ...more,
    sent: [],
    closed: null,
    send: message => {
      own.sent.push(message)
    },
    sendText: text => {
      own.sent.push(JSON.parse(text) as HostMessage)
    },
    close: (code, { refused }) => {
      own.closed = { code, why: refused }
    },
  }
  return own
}
const kinds = ({ sent }: TestPeer): string[] => sent.map(({ kind }) => kind)
const FIELDS = '"clocks":[]'
const HEARTBEAT = { kind: 'heartbeat' } as const
const deck = (hash: string) => ({ hash, deck: { cards: [] } })

let connections: Connections
beforeEach(() => {
  connections = new Connections()
})

describe('an update', () => {
  it('has its fields and its number', () => {
    const anna = peer()
    connections.open(ANNA, anna)
    for (let n = 0; n < 2; n++) connections.send(ANNA, FIELDS, null)
    expect(anna.sent).toEqual([0, 1].map(seq => ({ kind: 'frame', seq, clocks: [] })))
  })
})

describe('the connection of a person', () => {
  it('is the newest: the older one is told and closed, and its end is nothing new', () => {
    const first = peer(),
      second = peer()
    connections.open(ANNA, first)
    connections.open(ANNA, second)
    expect([first.closed, second.closed]).toEqual([{ code: CLOSE.replaced, why: 'replaced' }, null])
    expect([connections.remove(ANNA, first), connections.has(ANNA)]).toEqual([false, true])
    expect([connections.remove(ANNA, second), connections.has(ANNA)]).toEqual([true, false])
    expect(connections.remove(ANNA, second)).toBe(false)
  })

  it('has the key that it has proved, until it ends or another window of theirs comes without', () => {
    const anna = peer()
    expect([connections.holdsKey(ANNA), connections.keyHolders()]).toEqual([false, []])
    connections.open(ANNA, anna, false, true)
    connections.open(BORIS, peer(), false, true)
    expect(connections.keyHolders()).toEqual([ANNA, BORIS])
    // The latest comes last.
    connections.open(ANNA, peer(), false, true)
    expect(connections.keyHolders()).toEqual([BORIS, ANNA])
    connections.open(ANNA, anna)
    expect([connections.holdsKey(ANNA), connections.keyHolders()]).toEqual([false, [BORIS]])
    connections.close(BORIS, CLOSE.kicked, refuse('kicked'))
    expect(connections.keyHolders()).toEqual([])
  })

  it('says how and from where they are connected; nothing while they are not', () => {
    const connection = { address: '10.0.0.1', encrypted: true, authWords: [1, 2, 3] }
    expect([connections.infoOf(ANNA), connections.isLocal(ANNA), connections.deals(ANNA)]).toEqual([
      undefined,
      false,
      false,
    ])
    connections.open(ANNA, peer({ isLocal: true, connection }), true)
    connections.open(BORIS, peer())
    expect([connections.infoOf(ANNA), connections.isLocal(ANNA), connections.deals(ANNA)]).toEqual([
      connection,
      true,
      true,
    ])
    expect([connections.infoOf(BORIS), connections.isLocal(BORIS), connections.deals(BORIS)]).toEqual([
      undefined,
      false,
      false,
    ])
  })

  it('is closed with a reason, and gets nothing after that', () => {
    const anna = peer(),
      boris = peer()
    connections.open(ANNA, anna)
    connections.open(BORIS, boris)
    connections.close(ANNA, CLOSE.kicked, refuse('kicked'))
    connections.sendMessage(ANNA, HEARTBEAT)
    connections.send(ANNA, FIELDS, null)
    expect([anna.closed, anna.sent, boris.closed]).toEqual([{ code: CLOSE.kicked, why: 'kicked' }, [], null])
    connections.closeAll(CLOSE.ended, refuse('hostClosed'))
    expect([boris.closed, connections.has(BORIS)]).toEqual([{ code: CLOSE.ended, why: 'hostClosed' }, false])
  })
})

describe('what is sent', () => {
  it('of a fair deal goes to clients that take part in it, of the chat to those who listen', () => {
    const anna = peer(),
      boris = peer()
    connections.open(ANNA, anna, true)
    connections.open(BORIS, boris)
    for (const person of [ANNA, BORIS]) connections.sendFairDeal(person, HEARTBEAT)
    expect([anna.sent.length, boris.sent.length]).toEqual([1, 0])
    connections.sendToListeners(HEARTBEAT)
    expect([anna.sent.length, boris.sent.length]).toEqual([1, 0])
    connections.setListening(BORIS, true)
    connections.sendToListeners(HEARTBEAT)
    expect([anna.sent.length, boris.sent.length]).toEqual([1, 1])
    connections.setListening(BORIS, false)
    connections.sendToListeners(HEARTBEAT)
    expect(boris.sent.length).toBe(1)
  })

  it('to somebody who reconnects begins anew: updates are counted from 0, and nothing is listened to', () => {
    const first = peer(),
      second = peer()
    connections.open(ANNA, first, true)
    connections.setListening(ANNA, true)
    for (let n = 0; n < 3; n++) connections.send(ANNA, FIELDS, null)
    connections.open(ANNA, second)
    connections.send(ANNA, FIELDS, null)
    connections.sendToListeners(HEARTBEAT)
    connections.sendFairDeal(ANNA, HEARTBEAT)
    expect(first.sent).toMatchObject([{ seq: 0 }, { seq: 1 }, { seq: 2 }])
    expect(second.sent).toMatchObject([{ kind: 'frame', seq: 0 }])
    expect(second.sent).toHaveLength(1)
  })
})

describe("the table's own deck", () => {
  it('goes before the first update that names it, and once: again only when it is another', () => {
    const anna = peer()
    connections.open(ANNA, anna)
    for (const own of [null, deck('one'), deck('one'), null, deck('one'), deck('two'), deck('one')])
      connections.send(ANNA, FIELDS, own)
    expect(anna.sent.map(message => (message.kind === 'deck' ? message.hash : message.kind))).toEqual([
      'frame',
      'one',
      'frame',
      'frame',
      'frame',
      'frame',
      'two',
      'frame',
      'one',
      'frame',
    ])
  })

  it('goes to each connection by itself', () => {
    const [first, second, boris] = [peer(), peer(), peer()]
    connections.open(ANNA, first)
    connections.send(ANNA, FIELDS, deck('one'))
    connections.open(ANNA, second)
    connections.open(BORIS, boris)
    connections.send(ANNA, FIELDS, deck('one'))
    connections.send(BORIS, FIELDS, deck('one'))
    for (const one of [first, second, boris]) expect(kinds(one)).toEqual(['deck', 'frame'])
  })
})
