/** Chat: who receives a message, how many may be sent, and that the match is not affected. */
import { beforeEach, describe, expect, it } from 'vitest'
import {
  CHAT_LINES_KEPT,
  type HostMessage,
  type ChatLine,
  type ChatMessage,
  type ChatInput,
} from '../../../src-shared/wire'
import { Host } from '../../../src-main/host/host'
import { storedParty, restoreParty } from '../../../src-main/host/storage/partyStorage'
import { Party } from '../../../src-main/host/party/party'
import type { Table } from '../../../src-main/host/table'
import { gameById } from '../../../src-shared/games'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

let deps: TestDeps
let host: Host
let table: Table

beforeEach(() => {
  deps = testDeps(7)
  host = new Host(deps)
  table = host.open({
    id: 't',
    name: 'Table',
    game: 'mascarade',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(3),
    pace: 0,
  })
})

interface Listener {
  readonly guest: Guest
  readonly told: ChatMessage[]
}

async function arrive(name: string, token?: string, listens = true): Promise<Listener> {
  const guest = new Guest(host, name),
    reported: ChatMessage[] = []
  guest.onMessage = (message: HostMessage) => {
    if (message.kind === 'talk') reported.push(message)
  }
  expect(guest.hello(token)).toBeNull()
  if (listens) expect(await guest.send({ kind: 'listen', on: true })).toBeNull()
  return { guest, told: reported }
}

const text = (words: string): { kind: 'talk'; said: ChatInput } => ({ kind: 'talk', said: { as: 'text', text: words } })
const phrase = { kind: 'talk', said: { as: 'phrase', key: 'played' } } as const
const linesOf = ({ told: reported }: Listener): ChatLine[] => reported.flatMap(({ lines }) => lines)
const wordsOf = (listener: Listener): string[] =>
  linesOf(listener).map(({ said: line }) => (line.as === 'text' ? line.text : line.key))

/** Anna, Boris, Carla and Dario in a match; Eve is a spectator. All listen to the chat. */
async function started(): Promise<Listener[]> {
  const all: Listener[] = []
  for (const name of ['Anna', 'Boris', 'Carla', 'Dario']) all.push(await arrive(name))
  for (const { guest } of all.slice(1)) await guest.send({ kind: 'ready', ready: true })
  expect(await all[0]?.guest.send({ kind: 'start' })).toBeNull()
  return [...all, await arrive('Eve')]
}

describe('a chat message', () => {
  it('reaches everybody who listens, its author too, with name and seat; a spectator is marked as one', async () => {
    const all = await started()
    const [, boris, , , eve] = all
    expect(await boris?.guest.send(text('I am the queen'))).toBeNull()
    expect(await eve?.guest.send(phrase)).toBeNull()
    for (const listener of all) {
      expect(linesOf(listener)).toEqual([
        { by: boris?.guest.update.party.you.id, name: 'Boris', seat: 1, said: { as: 'text', text: 'I am the queen' } },
        { by: eve?.guest.update.party.you.id, name: 'Eve', seat: null, said: { as: 'phrase', key: 'played' } },
      ])
      expect(listener.told.map(({ past }) => past)).toEqual([false, false])
    }
  })

  it('does not reach people who have not said that they listen, or have stopped listening', async () => {
    const anna = await arrive('Anna'),
      old = await arrive('Old', undefined, false)
    await anna.guest.send(phrase)
    expect(old.told).toEqual([])
    await anna.guest.send({ kind: 'listen', on: false })
    await old.guest.send(phrase)
    expect(wordsOf(anna)).toEqual(['played'])
  })

  it('changes no update, no ask and no clock, and nothing that is stored', async () => {
    const [anna, boris] = await started()
    await anna?.guest.send({ kind: 'pause', pause: true })
    const updates = anna?.guest.updates.length,
      entries = deps.store.entries.length
    const stored = JSON.stringify(storedParty(table.party, null, 1)),
      saved = JSON.stringify(table.save())
    for (const messages of [text('a bluff'), phrase]) expect(await boris?.guest.send(messages)).toBeNull()
    expect(anna?.guest.updates.length).toBe(updates)
    expect(deps.store.entries.length).toBe(entries)
    expect(JSON.stringify(storedParty(table.party, null, 1))).toBe(stored)
    expect(JSON.stringify(table.save())).toBe(saved)
  })

  it('contains no characters that hide or reorder text, single spaces between words, and at least one character', async () => {
    const anna = await arrive('Anna')
    await anna.guest.send(text('  <b>a\u202e\u0000b</b>\n\n c\u200b  '))
    expect(wordsOf(anna)).toEqual(['<b>ab</b> c'])
    expect(await anna.guest.send(text(' \u200b\n'))).toEqual({ refused: 'talkEmpty' })
    expect(wordsOf(anna)).toHaveLength(1)
  })
})

describe('the rate limit of a person', () => {
  it('is six messages at once, then one every second and a half; nobody else is slowed down', async () => {
    const anna = await arrive('Anna'),
      boris = await arrive('Boris')
    for (let i = 0; i < 6; i++) expect(await anna.guest.send(text(`${i}`))).toBeNull()
    expect(await anna.guest.send(text('six'))).toEqual({ refused: 'talkTooFast' })
    expect(await boris.guest.send(phrase)).toBeNull()
    await deps.clock.advance(1499)
    expect(await anna.guest.send(text('six'))).toEqual({ refused: 'talkTooFast' })
    await deps.clock.advance(1)
    expect(await anna.guest.send(text('seven'))).toBeNull()
    expect(wordsOf(boris)).toEqual(['0', '1', '2', '3', '4', '5', 'played', 'seven'])
  })

  it('saves up no more than six, however long nothing was said', async () => {
    const anna = await arrive('Anna')
    await anna.guest.send(text('hello'))
    await deps.clock.advance(600_000)
    for (let i = 0; i < 6; i++) expect(await anna.guest.send(text(`${i}`))).toBeNull()
    expect(await anna.guest.send(text('six'))).toEqual({ refused: 'talkTooFast' })
  })

  it('is not avoided with a second connection', async () => {
    const anna = await arrive('Anna')
    for (let i = 0; i < 6; i++) await anna.guest.send(phrase)
    anna.guest.disconnect()
    const back = await arrive('Anna', anna.guest.token)
    expect(await back.guest.send(phrase)).toEqual({ refused: 'talkTooFast' })
  })
})

describe('free chat', () => {
  it('is switched off and on by the host only, for everybody; quick phrases remain', async () => {
    const anna = await arrive('Anna'),
      boris = await arrive('Boris')
    expect(anna.guest.update.party.settings.freeTalk).toBe(true)
    expect(await boris.guest.send({ kind: 'setting', key: 'freeTalk', value: false })).toEqual({ refused: 'notHost' })
    expect(await anna.guest.send({ kind: 'setting', key: 'freeTalk', value: false })).toBeNull()
    expect(boris.guest.update.party.settings.freeTalk).toBe(false)
    for (const { guest } of [anna, boris]) expect(await guest.send(text('hello'))).toEqual({ refused: 'talkPhrases' })
    expect(await boris.guest.send(phrase)).toBeNull()
    await anna.guest.send({ kind: 'setting', key: 'freeTalk', value: true })
    expect(await boris.guest.send(text('hello'))).toBeNull()
    expect(wordsOf(anna)).toEqual(['played', 'hello'])
  })

  it('keeps its setting over a restart', () => {
    const game = gameById('mascarade')
    if (!game) throw new Error('no game')
    const party = (): Party => new Party('t', 'Table', game, false, [])
    const before = party(),
      after = party()
    before.set('freeTalk', false)
    restoreParty(after, storedParty(before, null, 0), [])
    expect(after.settings.freeTalk).toBe(false)
  })
})

describe('earlier messages', () => {
  it('are sent to people who come back, marked as earlier, and never to a newcomer', async () => {
    const anna = await arrive('Anna')
    await anna.guest.send(text('before Boris'))
    const boris = await arrive('Boris')
    await anna.guest.send(text('to Boris'))
    expect(wordsOf(boris)).toEqual(['to Boris'])
    boris.guest.disconnect()
    await anna.guest.send(text('while he was away'))
    const back = await arrive('Boris', boris.guest.token)
    expect(back.told).toMatchObject([{ past: true }])
    expect(wordsOf(back)).toEqual(['to Boris', 'while he was away'])
    expect((await arrive('Carla')).told).toEqual([])
  })

  it('are all since somebody came, also once earlier ones were dropped', async () => {
    const anna = await arrive('Anna')
    const say = async (from: number, to: number): Promise<void> => {
      for (let i = from; i < to; i++) {
        await anna.guest.send(text(`${i}`))
        await deps.clock.advance(1500)
      }
    }
    await say(0, 10)
    const boris = await arrive('Boris')
    await say(10, 10 + CHAT_LINES_KEPT - 5)
    boris.guest.disconnect()
    const back = await arrive('Boris', boris.guest.token)
    expect(wordsOf(back)).toEqual(Array.from({ length: CHAT_LINES_KEPT - 5 }, (_, i) => `${i + 10}`))
  })

  it(`are dropped except for the last ${CHAT_LINES_KEPT}`, async () => {
    const anna = await arrive('Anna')
    for (let i = 0; i < CHAT_LINES_KEPT + 5; i++) {
      expect(await anna.guest.send(text(`${i}`))).toBeNull()
      await deps.clock.advance(1500)
    }
    anna.guest.disconnect()
    const back = await arrive('Anna', anna.guest.token)
    expect(wordsOf(back)).toEqual(Array.from({ length: CHAT_LINES_KEPT }, (_, i) => `${i + 5}`))
  })
})
