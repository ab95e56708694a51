/** The tables that a computer hosts and keeps, with the other computers of each, over links in memory. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { KeepMessage } from '../../src-main/keep/links/messages'
import type { KeepLinksSetup } from '../../src-main/keep/links/keepLinks'
import { NOTHING } from '../../src-main/keep/protocol'
import { TableKeeping } from '../../src-main/keep/tableKeeping'
import { createCertificate, type Certificate } from '../../src-main/net/tls/certificate'
import { bytesOf } from '../../src-shared/succession/certificateKey'
import { Signer } from '../../src-main/keep/succession/signer'
import type { StoredParty, StoredTable } from '../../src-main/host/storage/storeTypes'
import { VirtualClock } from '../kit/clock'

/** Every computer by its certificate; a message arrives at once, unless its line is cut. */
const net = vi.hoisted(() => ({
  links: new Map<string, { setup: { onMessage: (from: string, message: object, address: string) => void } }>(),
  certificates: new Map<string, Uint8Array>(),
  said: [] as { from: string; to: string; message: object }[],
  silent: new Set<string>(),
  /** A computer that dies once it has said so many things more. */
  dying: { id: '', left: 0 },
  /** From whom to whom nothing arrives, as on a line that is still being opened. */
  lost: new Set<string>(),
  /** Keys that are being cut or put together. */
  busy: 0,
}))
vi.mock('../../src-main/keep/links/keepLinks', () => ({
  KEEP_PATH: '/keep',
  MAX_KEEP_FRAME: 1,
  MAX_LINK_ADDRESSES: 8,
  KeepLinks: class {
    readonly known: string[] = []
    constructor(readonly setup: KeepLinksSetup) {
      net.links.set(this.own, this as never)
    }
    get own(): string {
      return this.setup.certificate.fingerprint
    }
    know({ id }: { id: string }): void {
      this.known.push(id)
    }
    addressOf(): null {
      return null
    }
    certificateOf(id: string): Uint8Array | null {
      return net.certificates.get(id) ?? null
    }
    drop(): void {
      // Nothing is open between computers in memory.
    }
    send(to: string, message: KeepMessage): void {
      net.said.push({ from: this.own, to, message })
      const { own } = this
      if (net.dying.id === own && net.dying.left-- <= 0) net.silent.add(own)
      if (net.silent.has(own) || net.silent.has(to) || net.lost.has(`${own} ${to}`)) return
      queueMicrotask(() => net.links.get(to)?.setup.onMessage(own, JSON.parse(JSON.stringify(message)) as object, own))
    }
    close(): void {
      net.links.delete(this.own)
    }
  },
}))

// Outside of the virtual clock: it waits for them.
vi.mock('../../src-main/keep/sealing/shares', async original => {
  const real = await original<typeof import('../../src-main/keep/sealing/shares')>()
  const counted =
    <A extends unknown[], R>(act: (...given: A) => Promise<R>) =>
    async (...given: A): Promise<R> => {
      net.busy++
      try {
        return await act(...given)
      } finally {
        net.busy--
      }
    }
  return { ...real, splitKey: counted(real.splitKey), combineKey: counted(real.combineKey) }
})
vi.mock('../../src-main/keep/replica/replicaFiles', () => ({
  replicaFiles: () => {
    let kept: object = NOTHING
    return {
      read: () => Promise.resolve(kept),
      write: (durable: object) => {
        kept = durable
        return Promise.resolve()
      },
    }
  },
}))

/** Three computers, in the order of their ids: of equal candidates the first is proposed. */
const CERTIFICATES = (await Promise.all([createCertificate(), createCertificate(), createCertificate()])).toSorted(
  (one, other) => (one.fingerprint < other.fingerprint ? -1 : 1),
)
const [A = '', B = '', C = ''] = CERTIFICATES.map(({ fingerprint }) => fingerprint)
for (const certificate of CERTIFICATES)
  net.certificates.set(certificate.fingerprint, bytesOf(new Signer(certificate, '').own.certificate))
const NAMES: { readonly [id: string]: string } = { [A]: 'A', [B]: 'B', [C]: 'C' }

/** More than a new host says until its keepers have all that they need. */
const MOST_SAID = 40

let folder: string, clock: VirtualClock, open: TableKeeping[]
function startAgain(): void {
  for (const keeping of open) keeping.close()
  rmSync(folder, { recursive: true, force: true })
  begin()
}
beforeEach(begin)
function begin(): void {
  folder = mkdtempSync(path.join(tmpdir(), 'undertable-keeping-'))
  clock = new VirtualClock()
  open = []
  net.links.clear()
  net.silent.clear()
  net.lost.clear()
  net.dying = { id: '', left: 0 }
  net.said.length = 0
}
afterEach(() => {
  for (const keeping of open) keeping.close()
  rmSync(folder, { recursive: true, force: true })
})

interface Computer {
  readonly keeping: TableKeeping
  /** `keepers`: the computers of the table at that moment. */
  readonly elected: { readonly table: StoredTable; readonly given: boolean; readonly keepers: readonly string[] }[]
  readonly deposed: string[]
  readonly lines: string[]
  changes: number
}
function computer(id: string, automatic = false): Computer {
  const heard = { elected: [] as Computer['elected'], deposed: [] as string[], lines: [] as string[], changes: 0 }
  const keeping = new TableKeeping({
    certificate: CERTIFICATES.find(({ fingerprint }) => fingerprint === id) as Certificate,
    clock,
    name: NAMES[id] ?? '',
    ofPerson: false,
    addresses: () => ['10.0.0.1'],
    port: () => 1,
    folder: path.join(folder, id),
    automatic,
    invitation: 'come',
    newInvitation: () => 'for one',
    onElected: (table, given) => {
      heard.elected.push({ table, given, keepers: view(made)?.computers.map(one => one.id) ?? [] })
      return Promise.resolve()
    },
    onKeepersChanged: () => {
      made.changes++
    },
    onDeposed: table => heard.deposed.push(table),
    report: line => heard.lines.push(line),
  })
  open.push(keeping)
  const made: Computer = Object.assign(heard, { keeping })
  return made
}

/** Moves the clock, and lets keys be cut between its steps. */
async function pass(ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= 500) {
    await clock.advance(Math.min(500, left))
    while (net.busy > 0) await new Promise(setImmediate)
    await clock.settle()
  }
}
/** The same until something holds. @throws when it never does */
async function until(holds: () => boolean, most = 60_000): Promise<void> {
  for (let ms = 0; !holds(); ms += 500) {
    if (ms > most) throw new Error('it never came')
    await pass(500)
  }
}

const PARTY = { id: 't', name: 'Table', owner: 'anna', handedOver: true, seats: [] } as unknown as StoredParty
const STORED: StoredTable = { party: PARTY, decks: [], match: null }
const address = (id: string) => ({ id, name: id, addresses: ['10.0.0.1'], port: 1 })

/** A hosts, B and C keep the table with it. */
async function three(automatic = false): Promise<{ a: Computer; b: Computer; c: Computer }> {
  const [a, b, c] = [A, B, C].map(id => computer(id, automatic)) as [Computer, Computer, Computer]
  await a.keeping.host('t', STORED)
  await b.keeping.keep('t', address(A), 'come')
  await c.keeping.keep('t', address(A), 'come')
  await until(() => a.keeping.keepersOf('t').view()?.survives === true)
  await until(() => b.keeping.isShared('t') && c.keeping.isShared('t'))
  return { a, b, c }
}
const view = (of: Computer) => of.keeping.keepersOf('t').view()

describe('a table', () => {
  it('outlives its host once two others keep it, and its people see who does', async () => {
    const { a, b } = await three()
    expect(view(a)?.computers.map(({ id, name }) => `${id} ${name}`)).toEqual([`${A} A`, `${B} B`, `${C} C`])
    expect(a.keeping.server.hosts('t')).toBe(true)
    expect(b.keeping.server.hosts('t')).toBe(false)
    expect(a.keeping.server.hosts('another')).toBe(false)
  })

  it('tells of its computers only when something has changed', async () => {
    const { a } = await three()
    await pass(5000)
    const { changes } = a
    await pass(10_000)
    expect(a.changes).toBe(changes)
  })

  it('loses a keeper that has been silent for half a minute', async () => {
    const { a } = await three()
    net.silent.add(C)
    await until(() => view(a)?.computers.length === 2)
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A, B])
  })

  it('may be hosted by the computer that hosts it, or by one that knows of no other', async () => {
    const { a, b } = await three()
    expect(await a.keeping.mayHost('t')).toBe(true)
    expect(await b.keeping.mayHost('t')).toBe(false)
    expect(await b.keeping.mayHost('of its own')).toBe(true)
  })
})

describe('a table that is given away', () => {
  it('goes with its key to the computer it is given to, and to no other; its old host hears of it', async () => {
    const { a, b, c } = await three()
    expect(a.keeping.keepersOf('t').give(B)).toBeNull()
    await until(() => b.elected.length > 0)
    expect(b.elected[0]?.given).toBe(true)
    // Whoever sat at the old host has no key to the new one.
    expect(b.elected[0]?.table.party).not.toHaveProperty('owner')
    expect(b.elected[0]?.table.party).not.toHaveProperty('handedOver')
    expect(b.elected[0]?.table.party.name).toBe('Table')
    await until(() => a.deposed.length > 0)
    expect([a.deposed, c.elected]).toEqual([['t'], []])
    const moves = net.said.filter(({ message }) => JSON.stringify(message).includes('"move"'))
    expect(new Set(moves.filter(({ message }) => 'key' in message).map(({ to }) => to))).toEqual(new Set([B]))
    expect(moves.some(({ to }) => to === C)).toBe(true)
  })

  it('comes back to its first host without those who have left in between', async () => {
    const { a, b } = await three()
    expect(a.keeping.keepersOf('t').give(B)).toBeNull()
    await until(() => b.elected.length > 0 && b.keeping.server.hosts('t'))
    await until(() => view(b)?.survives === true)
    net.links.get(B)?.setup.onMessage(C, { kind: 'leave', table: 't' }, C)
    net.silent.add(C)
    await until(() => view(b)?.computers.length === 2)
    expect(b.keeping.keepersOf('t').give(A)).toBeNull()
    await until(() => a.elected.length > 0)
    // It counts those who keep it now, not those who offered themselves when it hosted the table before.
    expect([a.elected[0]?.keepers, clock.now() < 25_000]).toEqual([[A, B], true])
    expect(view(a)?.computers.map(({ id }) => id)).not.toContain(C)
    await until(() => view(a)?.computers.length === 2)
  })

  it('stays where nobody of that name keeps it, and after all where the other one is not ready in time', async () => {
    const { a, b } = await three()
    expect(a.keeping.keepersOf('t').give('x')).toEqual({ refused: 'notKept' })
    expect(b.keeping.keepersOf('t').give(A)).toEqual({ refused: 'notKept' })
    net.silent.add(C)
    // The other two have it.
    await Promise.all([a.keeping.replicationOf('t')?.add({ change: 'party', party: PARTY, decks: [] }), pass(1000)])
    expect(a.keeping.keepersOf('t').give(C)).toBeNull()
    expect(view(a)?.giving).toBe(C)
    await until(() => view(a)?.giving === undefined, 20_000)
    expect(a.deposed).toEqual([])
  })

  it.each([
    ['wherever it stood', 0],
    ['also where the last computer hears late of it', 800],
  ])('goes on when its new host dies at any moment: %s', async (_, late) => {
    for (let left = 0; left < MOST_SAID; left++) {
      const { a, c } = await three()
      net.lost = new Set(late > 0 ? [`${B} ${C}`] : [])
      net.dying = { id: B, left }
      expect(a.keeping.keepersOf('t').give(B)).toBeNull()
      for (let ms = 0; !net.silent.has(B) && ms < 8000; ms += 100) {
        if (ms >= late) net.lost.clear()
        await pass(100)
      }
      net.silent.add(B)
      await pass(13_000)
      for (const { keeping } of [a, c]) keeping.agreeTo('t', A)
      await until(() => a.keeping.server.hosts('t') || c.keeping.server.hosts('t'), 10_000).catch(() => {
        throw new Error(`nobody hosts it: its new host died after ${left} messages`)
      })
      startAgain()
    }
  })

  it('is taken from nobody but its host', async () => {
    const { b } = await three()
    await pass(2000)
    const [step] = net.said.filter(({ to, message }) => to === B && JSON.stringify(message).includes('"append"'))
    const { generation } = (step?.message as { message: { generation: object } }).message
    net.links.get(B)?.setup.onMessage(
      C,
      {
        kind: 'step',
        table: 't',
        message: { kind: 'move', term: 9, to: B, generation, length: 0 },
        key: Buffer.alloc(32).toString('base64'),
      },
      C,
    )
    await pass(2000)
    expect([b.elected, b.lines]).toEqual([[], []])
  })
})

describe('a computer that falls asleep', () => {
  it('keeps nothing meanwhile, and offers itself again when it wakes up', async () => {
    const { a, c } = await three()
    c.keeping.sleep()
    await until(() => view(a)?.computers.length === 2)
    await pass(5000)
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A, B])
    c.keeping.wake()
    await until(() => view(a)?.computers.length === 3)
  })
})

describe('a host that goes on without the others', () => {
  it('counts them no more from that moment on, and says whom it left behind', async () => {
    const { a } = await three()
    expect(a.keeping.keepersOf('t').goOnAlone()).toEqual({ refused: 'nobodyMissing' })
    for (const id of [B, C]) net.silent.add(id)
    await until(() => view(a)?.waiting === true, 20_000)
    const gone = a.keeping.keepersOf('t').goOnAlone()
    expect(gone).toMatchObject([{ id: B }, { id: C }])
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A])
    expect(view(a)).not.toHaveProperty('waiting')
    await a.keeping.replicationOf('t')?.add({ change: 'party', party: PARTY, decks: [] })
  })
})

describe('a host that is gone', () => {
  it('is followed by the keeper that is proposed, once enough people agree', async () => {
    const { b, c } = await three()
    net.silent.add(A)
    await pass(13_000)
    b.keeping.agreeTo('t', B)
    await pass(5000)
    expect(b.elected).toEqual([])
    c.keeping.agreeTo('t', B)
    await until(() => b.elected.length > 0)
    expect([b.elected[0]?.given, c.elected]).toEqual([false, []])
  })

  it('is followed without a word where the computers agreed in advance', async () => {
    const { b, c } = await three(true)
    net.silent.add(A)
    await until(() => b.elected.length + c.elected.length > 0, 90_000)
    expect(b.elected.length + c.elected.length).toBe(1)
  })
})

describe('the book of the computers of a table', () => {
  it('is taken from its host alone', async () => {
    const { b } = await three()
    const known = (): readonly string[] => (net.links.get(B) as unknown as { known: string[] }).known
    const book = { kind: 'book', table: 't', computers: [address('z')] }
    net.links.get(B)?.setup.onMessage(C, book, '10.0.0.7')
    await pass(500)
    expect(known()).not.toContain('z')
    net.links.get(B)?.setup.onMessage(A, book, '10.0.0.7')
    expect(known()).toContain('z')
    expect(b.lines).toEqual([])
  })
})

describe('a ninth keeper', () => {
  it('is declined', async () => {
    const a = computer(A)
    await a.keeping.host('t', STORED)
    for (let n = 1; n <= 9; n++)
      net.links
        .get(A)
        ?.setup.onMessage(
          `k${n}`,
          { kind: 'offer', table: 't', name: 'desk', addresses: ['10.0.0.2'], port: 1 },
          '10.0.0.9',
        )
    expect(net.said.filter(({ message }) => 'kind' in message && message.kind === 'declined')).toEqual([
      { from: A, to: 'k9', message: { kind: 'declined', table: 't' } },
    ])
    expect(view(a)?.computers).toHaveLength(9)
    // Where it is seen from counts as well as what it says.
    expect(view(a)?.computers[1]?.addresses).toEqual(['10.0.0.2', '10.0.0.9'])
  })
})

/** What a keeper says to another computer, against the rules or by them. */
function tell(from: string, to: string, message: object): void {
  net.links.get(to)?.setup.onMessage(from, { table: 't', ...message }, '10.0.0.9')
}
const stale = (term: number): object => ({ kind: 'step', message: { kind: 'stale', term } })
const generationInForce = (): { seq: number; term: number; members: string[] } => {
  const steps = net.said.flatMap(({ message }) => ('message' in message ? [message.message as { kind: string }] : []))
  const last = steps.findLast(({ kind }) => kind === 'append') as unknown as { generation: object } | undefined
  return last?.generation as ReturnType<typeof generationInForce>
}
const change = { change: 'party', party: PARTY, decks: [] } as const
const officeOf = (of: Computer) => of.keeping.keepersOf('t').office()

describe('a keeper that lies', () => {
  it('ends no host by a later term in which it can show no other one, and takes no keeper away from it', async () => {
    const { a } = await three()
    await pass(2000)
    for (const to of [A, B]) {
      tell(C, to, stale(9))
      tell(C, to, { ...stale(9), office: officeOf(a) })
    }
    await pass(3000)
    expect([a.deposed, a.keeping.server.hosts('t')]).toEqual([[], true])
    net.silent.add(C)
    await Promise.all([a.keeping.replicationOf('t')?.add(change), pass(1000)])
  })

  it('ends one with all others together, without whom it could not go on', async () => {
    const { a } = await three()
    tell(C, A, stale(9))
    tell(C, A, stale(11))
    await pass(500)
    expect(a.deposed).toEqual([])
    tell(B, A, stale(9))
    await until(() => a.deposed.length > 0)
  })

  it('does not keep an old host from learning, by the signatures, that it was replaced', async () => {
    const { a, b, c } = await three()
    net.silent.add(A)
    await pass(13_000)
    for (const { keeping } of [b, c]) keeping.agreeTo('t', B)
    await until(() => b.elected.length > 0)
    await pass(2000)
    net.silent.delete(A)
    net.silent.add(B)
    expect(a.deposed).toEqual([])
    await until(() => a.deposed.length > 0)
    expect(officeOf(b)?.succession.changes.map(({ how }) => how)).toEqual(['elected'])
  })

  it('spoils no election by a vote in a term that nobody has asked for', async () => {
    const { b, c } = await three()
    net.silent.add(A)
    await pass(13_000)
    const generation = generationInForce()
    const liar = new Signer(CERTIFICATES[2] as Certificate, 'C')
    tell(C, B, {
      kind: 'step',
      message: { kind: 'share', term: 900, generation, share: '' },
      vote: liar.vote('t', generation, 900, B).signature,
    })
    for (const { keeping } of [b, c]) keeping.agreeTo('t', B)
    await until(() => b.elected.length > 0 && officeOf(b) !== null)
    expect(officeOf(b)?.succession.changes).toMatchObject([{ how: 'elected', votes: [{}, {}] }])
  })

  it('makes a host begin few generations and write few addresses by coming and going', async () => {
    const { a } = await three()
    await pass(2000)
    net.said.length = 0
    for (let n = 0; n < 50; n++) {
      tell(C, A, { kind: 'leave' })
      tell(C, A, { kind: 'offer', name: `C${n}`, addresses: ['10.0.0.2'], port: 1 })
      await pass(10)
    }
    await pass(3000)
    const seqs = net.said.flatMap(({ message }) => {
      const step = 'message' in message ? (message.message as { kind: string; replica?: { generation: object } }) : null
      return step?.kind === 'prepare' ? [JSON.stringify(step.replica?.generation)] : []
    })
    expect(new Set(seqs).size).toBeLessThanOrEqual(2)
    expect(view(a)?.survives).toBe(true)
  })

  it('fills nobody’s log with refusals that are not its own', async () => {
    const { b } = await three()
    for (let n = 0; n < 10; n++) tell(C, B, { kind: 'declined' })
    expect(b.lines).toEqual([])
    tell(A, B, { kind: 'declined' })
    expect(b.lines).toHaveLength(1)
  })
})

describe('a keeper that was cut off where the computers agreed in advance', () => {
  it('comes back to its host as before: alone it has promised nobody anything', async () => {
    const { a, b } = await three(true)
    net.silent.add(B)
    await pass(29_000)
    net.silent.delete(B)
    await pass(5000)
    expect([a.deposed, b.elected]).toEqual([[], []])
    net.silent.add(C)
    await Promise.all([a.keeping.replicationOf('t')?.add(change), pass(1000)])
  })
})

it('a computer that closes leaves no timer behind', async () => {
  const { a, b, c } = await three()
  for (const { keeping } of [a, b, c]) keeping.close()
  expect(clock.waiting).toBe(0)
})
