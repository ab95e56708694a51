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
import { tableFolder } from '../../src-main/tableFolder'
import { readTableId, type TableId } from '../../src-shared/ids'
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
  /** Called with everything that is said, before it arrives. */
  heard: null as ((from: string, message: Record<string, unknown>) => void) | null,
  /** Keys that are being cut or put together. */
  busy: 0,
  /** What they wait for. */
  held: null as Promise<void> | null,
  /** What is on each computer's disk, by its folder. */
  copies: new Map<string, object>(),
  /** Whose connections were ended, by whom; and the folders of copies that were removed. */
  dropped: [] as string[],
  removed: [] as string[],
}))
vi.mock('../../src-main/keep/links/keepLinks', () => ({
  KEEP_PATH: '/keep',
  MAX_KEEP_FRAME: 1,
  MAX_LINK_ADDRESSES: 8,
  KeepLinks: class {
    readonly known: string[] = []
    readonly invited: string[] = []
    constructor(readonly setup: KeepLinksSetup) {
      net.links.set(this.own, this as never)
    }
    get own(): string {
      return this.setup.certificate.fingerprint
    }
    know({ id }: { id: string }, invitation?: string): void {
      this.known.push(id)
      if (invitation !== undefined) this.invited.push(`${id} ${invitation}`)
    }
    addressOf(id: string): object | null {
      return this.known.includes(id) ? { id, name: id, addresses: ['10.0.0.1'], port: 1 } : null
    }
    certificateOf(id: string): Uint8Array | null {
      return net.certificates.get(id) ?? null
    }
    drop(id: string): void {
      net.dropped.push(`${this.own} ${id}`)
    }
    send(to: string, message: KeepMessage): void {
      net.said.push({ from: this.own, to, message })
      const { own } = this
      net.heard?.(own, message as Record<string, unknown>)
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
        await net.held
        return await act(...given)
      } finally {
        net.busy--
      }
    }
  return { ...real, splitKey: counted(real.splitKey), combineKey: counted(real.combineKey) }
})
vi.mock('../../src-main/keep/replica/replicaFiles', () => ({
  replicaFiles: (folder: string) => {
    return {
      read: () => Promise.resolve(net.copies.get(folder) ?? NOTHING),
      write: (durable: object) => {
        net.copies.set(folder, durable)
        return Promise.resolve()
      },
      remove: () => {
        net.removed.push(folder)
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
  net.copies.clear()
  net.heard = null
  net.dying = { id: '', left: 0 }
  for (const list of [net.said, net.dropped, net.removed]) list.length = 0
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
  readonly elsewhere: string[]
  readonly lines: string[]
  changes: number
  /** How the table had come here when its people were told last. */
  told?: unknown
}
function computer(id: string, automatic = false): Computer {
  const heard = {
    elected: [] as Computer['elected'],
    deposed: [] as string[],
    elsewhere: [] as string[],
    lines: [] as string[],
    changes: 0,
  }
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
      made.told = officeOf(made)
    },
    onDeposed: table => heard.deposed.push(table),
    onHostedElsewhere: (table, host) => heard.elsewhere.push(`${table} ${host.id}`),
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

const PARTY = { id: 't', name: 'Table', owned: true, handedOver: true, seats: [] } as unknown as StoredParty
const STORED: StoredTable = { party: PARTY, decks: [], match: null }
const address = (id: string) => ({ id, name: id, addresses: ['10.0.0.1'], port: 1 })

/** A hosts, B and C keep the table with it. */
async function three(automatic = false, stored = STORED): Promise<{ a: Computer; b: Computer; c: Computer }> {
  const [a, b, c] = [A, B, C].map(id => computer(id, automatic)) as [Computer, Computer, Computer]
  await a.keeping.host('t', stored)
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

  it('tells its people nothing of how it came here while nobody else keeps it', async () => {
    const a = computer(A)
    await a.keeping.host('t', STORED)
    await pass(5000)
    expect(officeOf(a)).toBeNull()
  })

  it('tells its people of every set of computers that its host has signed, the last included', async () => {
    const { a } = await three()
    await pass(5000)
    expect(officeOf(a)?.members?.members).toEqual([A, B, C])
    expect(a.told).toEqual(officeOf(a))
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
    expect(await b.keeping.mayHost('own')).toBe(true)
    await expect(b.keeping.mayHost('../own')).rejects.toThrow('this is no table')
    await expect(b.keeping.keep('../../own', address(A), 'come')).rejects.toThrow('this is no table')
  })
})

describe('a table that is given away', () => {
  it('goes with its key to the computer it is given to, and to no other; its old host hears of it', async () => {
    const { a, b, c } = await three()
    expect(a.keeping.keepersOf('t').give(B)).toBeNull()
    await until(() => b.elected.length > 0)
    expect(b.elected[0]?.given).toBe(true)
    // Whoever sat at the old host has no key to the new one.
    expect(b.elected[0]?.table.party).not.toHaveProperty('owned')
    expect(b.elected[0]?.table.party).not.toHaveProperty('handedOver')
    expect(b.elected[0]?.table.party.name).toBe('Table')
    // How it came here goes with its copy, and is no part of it.
    expect(b.elected[0]?.table).not.toHaveProperty('office')
    await until(() => a.deposed.length > 0)
    expect([a.deposed, c.elected]).toEqual([['t'], []])
    const moves = net.said.filter(({ message }) => JSON.stringify(message).includes('"move"'))
    expect(new Set(moves.filter(({ message }) => 'key' in message).map(({ to }) => to))).toEqual(new Set([B]))
    expect(moves.some(({ to }) => to === C)).toBe(true)
  })

  it('has that told in the record of the match that is played', async () => {
    const match = { deal: { id: 'm', fair: {} }, ended: null, latest: null, answers: [], decks: [] }
    const { a, b } = await three(false, { ...STORED, match } as unknown as StoredTable)
    expect(a.keeping.keepersOf('t').give(B)).toBeNull()
    await until(() => b.elected.length > 0)
    expect(b.elected[0]?.table.match?.deal.fair?.moves).toMatchObject({
      first: { term: 1, host: A },
      changes: [{ how: 'moved', term: 2, from: A, to: B }],
    })
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

  it('is taken only with the key that its host has sent: another keeper who passes on the news sends a false one', async () => {
    const { a, b } = await three()
    await pass(2000)
    net.lost = new Set([`${A} ${B}`])
    const news = (): unknown =>
      net.said.find(({ to, message }) => to === C && JSON.stringify(message).includes('"move"'))?.message
    expect(a.keeping.keepersOf('t').give(B)).toBeNull()
    await until(() => news() !== undefined)
    net.links
      .get(B)
      ?.setup.onMessage(C, { ...(news() as KeepMessage), key: Buffer.alloc(32).toString('base64') } as KeepMessage, C)
    await pass(1000)
    expect([b.elected, b.lines]).toEqual([[], []])
    net.lost.clear()
    await until(() => b.elected.length > 0)
    expect(b.elected[0]?.given).toBe(true)
  })

  it('is left to the others by a computer that cannot open it: that says so, and nothing more', async () => {
    const { a, b, c } = await three()
    await pass(2000)
    net.heard = (from, message) => {
      if (from === A && 'key' in message) message.key = Buffer.alloc(32).toString('base64')
    }
    expect(a.keeping.keepersOf('t').give(B)).toBeNull()
    await until(() => b.lines.length > 0)
    expect(b.lines[0]).toContain('does not open')
    net.said.length = 0
    await pass(13_000)
    expect([stepsOf(B), b.elected, b.keeping.server.hosts('t')]).toEqual([[], [], false])
    for (const { keeping } of [a, c]) keeping.agreeTo('t', A)
    await until(() => a.elected.length > 0)
  })

  it('is told to people as often as it goes, also twice to the same computer', async () => {
    const { a, b } = await three()
    const give = async (from: Computer, to: Computer, id: string): Promise<void> => {
      await until(() => from.keeping.server.hosts('t') && view(from)?.survives === true)
      expect(from.keeping.keepersOf('t').give(id)).toBeNull()
      await until(() => to.keeping.server.hosts('t'))
      await pass(6000)
    }
    await give(a, b, B)
    await give(b, a, A)
    await give(a, b, B)
    expect([a.elsewhere, b.elsewhere]).toEqual([[`t ${B}`, `t ${B}`], [`t ${A}`]])
  })

  it('is not hosted where its key did not arrive with it', async () => {
    const { a, b } = await three()
    await pass(2000)
    const generation = generationInForce()
    const move = { kind: 'move', term: 2, to: B, generation, length: 0 }
    tell(A, B, { kind: 'step', message: move, office: officeOf(a) })
    await pass(2000)
    expect([b.elected, b.keeping.server.hosts('t'), b.lines]).toEqual([[], false, []])
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

  it('is followed on people’s screens only once nobody can be chosen any more without what they see', async () => {
    const { b, c } = await three()
    net.silent.add(A)
    await pass(13_000)
    // Its one keeper is lost as soon as it has voted.
    net.heard = (from, message) => {
      if (from === C && JSON.stringify(message).includes('"share"')) net.dying = { id: C, left: 1 }
    }
    for (const { keeping } of [b, c]) keeping.agreeTo('t', B)
    await pass(5000)
    expect([net.silent.has(C), b.elected, b.keeping.server.hosts('t')]).toEqual([true, [], false])
    // After that the table is seen to stand still, so that its owner can go on alone.
    await until(() => b.elected.length > 0, 5000)
    await until(() => view(b)?.waiting === true, 10_000)
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

/** What was said since the list was emptied, by its kind. */
const saidOf = (kind: string, from?: string): { from: string; to: string; message: object }[] =>
  net.said.filter(({ from: by, message }) => (message as KeepMessage).kind === kind && (from ?? by) === by)
/** The steps of the protocol that a computer has sent since, of one kind or all. */
const stepsOf = (from: string, kind?: string): object[] =>
  saidOf('step', from).filter(({ message }) => {
    const step = (message as { message: { kind: string } }).message
    return step.kind === (kind ?? step.kind)
  })
const toOf = (some: readonly { readonly to: string }[]): string[] => [...new Set(some.map(({ to }) => to))].sort()

describe('a keeper', () => {
  it('shows the invitation of the link to the computer that the link names, and to no other', async () => {
    await three()
    await pass(4000)
    const { invited } = net.links.get(B) as unknown as { invited: string[] }
    expect(invited).toEqual([`${A} come`])
  })

  it('offers itself to its host alone, every three seconds', async () => {
    await three()
    await pass(3000)
    net.said.length = 0
    await pass(9000)
    for (const from of [B, C]) {
      const offers = saidOf('offer', from)
      expect([offers.length, toOf(offers)]).toEqual([3, [A]])
      expect(offers[0]?.message).toEqual({
        ...{ kind: 'offer', table: 't', name: NAMES[from], addresses: ['10.0.0.1'], port: 1 },
      })
    }
    expect(saidOf('offer', A)).toEqual([])
  })

  it('is told where all others are reached, itself and the host included', async () => {
    await three()
    await pass(4000)
    const last = saidOf('book', A).findLast(({ to }) => to === C)?.message as Extract<KeepMessage, { kind: 'book' }>
    expect(last.computers.map(({ id }) => id)).toEqual([A, B, C])
    expect(toOf(saidOf('book'))).toEqual([B, C].sort())
  })

  it('says nothing of what it would do while the host is there, and each second what it would once that is gone', async () => {
    await three()
    await pass(5000)
    expect(saidOf('opinion')).toEqual([])
    net.silent.add(A)
    await pass(9000)
    net.said.length = 0
    await pass(3000)
    const opinions = saidOf('opinion', B)
    expect([opinions.length, toOf(opinions)]).toEqual([6, [A, C].sort()])
  })

  it('that is no member is not heard when the others decide', async () => {
    const { b } = await three()
    net.silent.add(A)
    await pass(13_000)
    const { seq, term } = generationInForce()
    b.keeping.agreeTo('t', B)
    tell('x', B, { kind: 'opinion', seq, term, length: 99, agreed: B })
    await pass(2000)
    expect(b.keeping.server.answer('t', null).gone).toMatchObject({ host: A, candidate: B, agreed: [B] })
  })

  it('knows its tables by whether it hosts them', async () => {
    const { a, b } = await three()
    expect([a.keeping.keptTables, b.keeping.keptTables]).toEqual([[], ['t']])
    expect(b.keeping.computersOf('t').map(({ id }) => id)).toEqual([B, A, C])
    expect([a.keeping.isShared('t'), a.keeping.isShared('x')]).toEqual([true, false])
  })
})

describe('a computer that leaves a table', () => {
  it('waits until the table is safe without it, and then removes its copy', async () => {
    const { a, b, c } = await three()
    const left = c.keeping.leave('t')
    await until(() => net.removed.length > 0, 5000)
    await left
    expect([net.removed, c.keeping.keptTables]).toEqual([
      [tableFolder(path.join(folder, C), readTableId('t') as TableId)],
      [],
    ])
    await pass(2000)
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A, B])
    expect(b.keeping.keptTables).toEqual(['t'])
    // It keeps nothing more, and offers itself no more.
    net.said.length = 0
    await pass(5000)
    expect(net.said.filter(({ from }) => from === C)).toEqual([])
  })

  it('waits no longer than a second and a half; then its copy stays: somebody may need its share', async () => {
    const { c } = await three()
    net.silent.add(A)
    let isGone = false
    void c.keeping.leave('t').then(() => {
      isGone = true
    })
    await clock.advance(1499)
    expect(isGone).toBe(false)
    await clock.advance(1)
    expect([isGone, net.removed, c.keeping.keptTables]).toEqual([true, [], []])
  })

  it('believes its host alone that the table is safe without it', async () => {
    const { c } = await three()
    net.silent.add(A)
    void c.keeping.leave('t')
    tell(B, C, { kind: 'left' })
    await pass(2000)
    expect(net.removed).toEqual([])
    expect(c.keeping.keptTables).toEqual([])
  })

  it('is not the one that is just taking it over', async () => {
    const { b, c } = await three()
    net.silent.add(A)
    await pass(13_000)
    let letGo = (): void => undefined
    net.held = new Promise(done => (letGo = done))
    for (const { keeping } of [b, c]) keeping.agreeTo('t', B)
    for (let ms = 0; net.busy === 0 && ms < 10_000; ms += 100) await clock.advance(100)
    expect([net.busy, b.keeping.replicationOf('t') === null]).toEqual([1, true])
    void b.keeping.leave('t')
    net.held = null
    letGo()
    await until(() => b.elected.length > 0)
    await pass(2000)
    expect([saidOf('leave', B), b.keeping.server.hosts('t')]).toEqual([[], true])
  })

  it('is not its host', async () => {
    const { a } = await three()
    await a.keeping.leave('t')
    expect([a.keeping.server.hosts('t'), net.removed]).toEqual([true, []])
  })

  it('for a while, as one that sleeps, offers itself when it wakes up', async () => {
    const { a, c } = await three()
    c.keeping.sleep()
    await pass(3000)
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A, B])
    expect([net.removed, c.keeping.keptTables]).toEqual([[], ['t']])
    net.said.length = 0
    await pass(4000)
    expect(saidOf('offer', C)).toEqual([])
    c.keeping.wake()
    await until(() => view(a)?.computers.length === 3)
    expect(view(a)?.computers.map(({ id }) => id)).toContain(C)
  })

  it('is asked by nobody else to host a table that it keeps no more', async () => {
    const { a, b, c } = await three()
    await Promise.all([c.keeping.leaveAll(), b.keeping.leaveAll(), pass(3000)])
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A])
    expect(view(a)?.survives).toBe(false)
  })
})

describe('a host whose keepers do not answer', () => {
  it('says who is missing, and goes on without them when its person wants that: everybody is told', async () => {
    const { a } = await three()
    await pass(2000)
    const keepers = a.keeping.keepersOf('t')
    expect(keepers.goOnAlone()).toEqual({ refused: 'nobodyMissing' })
    expect(view(a)).not.toHaveProperty('waiting')
    net.silent.add(B)
    net.silent.add(C)
    let isSafe = false
    void a.keeping
      .replicationOf('t')
      ?.add(change)
      .then(() => {
        isSafe = true
      })
    await pass(9000)
    expect(view(a)).toMatchObject({ waiting: true, missing: [{ id: B }, { id: C }] })
    expect(isSafe).toBe(false)
    expect(keepers.goOnAlone()).toMatchObject([{ id: B }, { id: C }])
    await pass(1000)
    expect([isSafe, view(a)?.computers.map(({ id }) => id), view(a)?.survives]).toEqual([true, [A], false])
    expect(officeOf(a)?.succession.changes ?? []).toMatchObject([{ how: 'forced', to: A, missing: [B, C] }])
  })

  it('is refused that at a computer that does not host', async () => {
    const { b } = await three()
    net.silent.add(A)
    await pass(9000)
    expect(b.keeping.keepersOf('t').goOnAlone()).toEqual({ refused: 'nobodyMissing' })
    expect(b.keeping.keepersOf('x').goOnAlone()).toEqual({ refused: 'nobodyMissing' })
  })
})

describe('whoever asks who hosts a table', () => {
  it('is told by its host, with a proof for this question, and by the others whom they know', async () => {
    const { a, b } = await three()
    await pass(2000)
    expect(a.keeping.server.answer('t', null)).toEqual({ hosts: true, host: A, gone: null })
    expect(a.keeping.server.answer('t', 'ab'.repeat(16)).proof?.office).toEqual(officeOf(a))
    const [one, other] = ['ab', 'cd'].map(part => a.keeping.server.answer('t', part.repeat(16)).proof?.signature)
    expect(one).not.toBe(other)
    expect(b.keeping.server.answer('t', 'ab'.repeat(16))).toEqual({ hosts: false, host: A, gone: null })
    expect(a.keeping.server.answer('x', 'ab'.repeat(16))).toEqual({ hosts: false, host: null, gone: null })
  })

  it('is told by an earlier host where the table went, and its people are, once', async () => {
    const { a, b } = await three()
    expect(a.elsewhere).toEqual([])
    a.keeping.keepersOf('t').give(B)
    await until(() => b.keeping.server.hosts('t') && a.deposed.length > 0)
    await pass(6000)
    expect(a.keeping.server.answer('t', null)).toMatchObject({ hosts: false, host: B })
    expect([a.elsewhere, b.elsewhere]).toEqual([[`t ${B}`], []])
  })

  it('is told by a host before the last one who hosts it now', async () => {
    const { a, b, c } = await three()
    a.keeping.keepersOf('t').give(B)
    await until(() => b.keeping.server.hosts('t') && view(b)?.survives === true)
    b.keeping.keepersOf('t').give(C)
    await until(() => c.keeping.server.hosts('t'))
    await pass(6000)
    for (const { keeping } of [a, b])
      expect(keeping.server.answer('t', null)).toEqual({ hosts: false, host: C, gone: null })
  })

  it('is told that the host is gone after six seconds, and who would go on', async () => {
    const { c } = await three()
    await pass(2000)
    net.silent.add(A)
    await pass(8000)
    expect(c.keeping.server.answer('t', null)).toMatchObject({
      ...{ hosts: false, gone: { host: A, candidate: B, here: [B, C], agreed: [], needed: 2 } },
    })
  })
})

describe('an invitation', () => {
  it('that is taken back ends the keeping: no copy, no connection, and no offer is taken', async () => {
    const { a } = await three()
    const keepers = a.keeping.keepersOf('t')
    const { isInvited } = (net.links.get(A) as unknown as { setup: KeepLinksSetup }).setup
    expect(isInvited(keepers.invite?.('carla', '10.0.0.3') ?? '', C)).toBe(true)
    keepers.withdraw?.('carla')
    await pass(1000)
    expect(net.dropped).toEqual([`${A} ${C}`])
    await until(() => view(a)?.computers.length === 2)
    net.said.length = 0
    await pass(4000)
    expect(toOf(saidOf('declined', A))).toEqual([C])
    expect(view(a)?.computers.map(({ id }) => id)).toEqual([A, B])
  })

  it('that is taken back by a host of before changes nothing: who keeps the table is not its business any more', async () => {
    const { a, b } = await three()
    const keepers = a.keeping.keepersOf('t')
    const { isInvited } = (net.links.get(A) as unknown as { setup: KeepLinksSetup }).setup
    expect(isInvited(keepers.invite?.('carla', '10.0.0.3') ?? '', C)).toBe(true)
    keepers.give(B)
    await until(() => a.deposed.length > 0 && view(b)?.survives === true)
    net.said.length = 0
    keepers.withdraw?.('carla')
    await pass(1000)
    expect(saidOf('book', A)).toEqual([])
    expect(view(b)?.computers.map(({ id }) => id)).toContain(C)
  })

  it('is needed by nobody who is of a table here', async () => {
    await three()
    const { isKnown } = (net.links.get(A) as unknown as { setup: KeepLinksSetup }).setup
    expect([B, C, 'x'].map(id => isKnown(id))).toEqual([true, true, false])
  })
})

describe('a computer that starts again', () => {
  /** Carla's computer, which was off for a while. */
  async function again(): Promise<Computer> {
    const { c } = await three()
    await pass(10_000)
    c.keeping.close()
    net.silent.add(A)
    const back = computer(C)
    await back.keeping.keep('t', address(A), 'come')
    return back
  }

  it('has let go of its links before, so that the others can reach it anew', async () => {
    const { c } = await three()
    expect(net.links.has(C)).toBe(true)
    c.keeping.close()
    expect(net.links.has(C)).toBe(false)
  })

  it('knows where all others are, though their host says nothing', async () => {
    await again()
    const { known } = net.links.get(C) as unknown as { known: string[] }
    expect(known).toContain(B)
  })

  it('waits for the host as long as any other before that is gone, and knows which one it was', async () => {
    const { keeping } = await again()
    const gone = () => keeping.server.answer('t', null).gone
    await pass(5500)
    expect(gone()).toBeNull()
    await pass(500)
    expect(gone()).toMatchObject({ host: A })
  })
})

describe('a computer that hosts no more', () => {
  it('takes nobody for gone whom it has had no time to hear, and stands as late as any other', async () => {
    const { a } = await three(true)
    await pass(60_000)
    net.lost = new Set([`${B} ${A}`])
    a.keeping.keepersOf('t').give(B)
    await until(() => a.deposed.length > 0)
    const gone = () => a.keeping.server.answer('t', null).gone
    net.said.length = 0
    await pass(5000)
    expect([gone(), saidOf('opinion', A)]).toEqual([null, []])
    await pass(1500)
    expect(gone()).toMatchObject({ here: expect.arrayContaining([A]) as string[] })
    await pass(11_500)
    expect(stepsOf(A, 'poll')).toEqual([])
  })
})

it('a computer that agrees in advance from now on does so', async () => {
  const { b, c } = await three()
  for (const { keeping } of [b, c]) keeping.setAutomatic(true)
  net.silent.add(A)
  await until(() => b.elected.length + c.elected.length > 0, 90_000)
})

it('a computer that closes leaves no timer behind', async () => {
  const { a, b, c } = await three()
  for (const { keeping } of [a, b, c]) keeping.close()
  expect(clock.waiting).toBe(0)
})
