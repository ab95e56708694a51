/** A custom deck at a table: brought by the host, sent to everybody, played with. */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it } from 'vitest'
import { deckHash } from '../../../src-shared/decks'
import { drawAnswer, fastRandom, type Json } from '../../../src-shared/kernel'
import { Host } from '../../../src-main/host/host'
import type { Table } from '../../../src-main/host/table'
import type { HostMessage } from '../../../src-shared/wire'
import { asJson, EVERYTHING } from '../../games/tales/rules/decks'
import { Guest } from '../../kit/guest'
import { testDeps, type TestDeps } from '../../kit/deps'

let deps: TestDeps
let host: Host
let table: Table

beforeEach(() => {
  deps = testDeps(11)
  host = new Host(deps)
  table = host.open({
    id: 't',
    name: 'Table',
    game: 'tales',
    invite: [],
    fixedKey: () => new Uint8Array(32).fill(9),
    pace: 0,
  })
})

const deck = asJson(EVERYTHING)
const hash = deckHash(deck)
const file = (content: Json): string => JSON.stringify(content)

function arrive(name: string): Guest {
  const guest = new Guest(host, name)
  expect(guest.hello()).toBeNull()
  return guest
}

const reported = (guest: Guest): HostMessage[] => guest.received.map(text => JSON.parse(text) as HostMessage)
const kinds = (guest: Guest): string[] => reported(guest).map(message => message.kind)

describe('a chosen story card', () => {
  it('that the deck lacks begins no match, whatever chance would have drawn', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'addBot' })
    const house = JSON.parse(readFileSync(new URL('../../../docs/decks/dark-tales.json', import.meta.url), 'utf8')) as {
      a: Json[]
    }
    const short = { ...house, a: house.a.slice(0, 2) } as unknown as Json
    expect(await anna.send({ kind: 'deck', text: file(short) })).toBeNull()
    await anna.send({ kind: 'options', options: { a: 'third' } })
    expect(anna.update.party.cannotStart).toEqual({ refused: 'storyMissingA', params: { n: 2 } })
    expect(await anna.send({ kind: 'start' })).toEqual({ refused: 'storyMissingA', params: { n: 2 } })
    await anna.send({ kind: 'options', options: { a: 'second' } })
    expect(await anna.send({ kind: 'start' })).toBeNull()
  })
})

describe('a deck that the host brings', () => {
  it('is the deck of the table: everybody is sent it once, before the first update that names it', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    const before = boris.received.length
    expect(await anna.send({ kind: 'deck', text: file(deck) })).toBeNull()
    expect(anna.update.party.options.deck).toBe(hash)
    expect(kinds(boris).slice(before)).toEqual(['deck', 'frame'])
    expect(reported(boris)[before]).toEqual({ kind: 'deck', hash, deck })
    await anna.send({ kind: 'ready', ready: true })
    expect(kinds(boris).filter(kind => kind === 'deck')).toHaveLength(1)
  })

  it('is sent when it is another one than before, to everybody', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    const other = { ...(deck as object), titles: { en: 'Another' } } as unknown as Json
    for (const one of [deck, other]) await anna.send({ kind: 'deck', text: file(one) })
    const sent = (guest: Guest) => reported(guest).flatMap(message => (message.kind === 'deck' ? [message.hash] : []))
    await deps.clock.advance(1000)
    expect([sent(anna), sent(boris)]).toEqual([
      [hash, deckHash(other)],
      [hash, deckHash(other)],
    ])
  })

  it('is also sent to people who join later, or come back', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'deck', text: file(deck) })
    const late = arrive('Late')
    expect(kinds(late)).toEqual(['welcome', 'deck', 'frame'])
    late.disconnect()
    const again = new Guest(host, 'Late')
    again.hello(late.token)
    expect(kinds(again)).toEqual(['welcome', 'deck', 'frame'])
  })

  it('can be swapped for the built-in deck and back', async () => {
    const anna = arrive('Anna')
    await anna.send({ kind: 'deck', text: file(deck) })
    await anna.send({ kind: 'options', options: { deck: null } })
    expect(anna.update.party.options.deck).toBeNull()
    expect(await anna.send({ kind: 'options', options: { deck: hash } })).toBeNull()
    expect(anna.update.party.options.deck).toBe(hash)
  })
})

describe('refused without any change', () => {
  it.each([
    ['no JSON', 'no deck at all', { refused: 'deckNotJson', params: { slip: 'word', line: 1, column: 1 } }],
    ['too deep', '['.repeat(100), { refused: 'deckNotJson', params: { slip: 'deep', line: 1, column: 17 } }],
    [
      'a faulty deck, with card, field and reason',
      file({ ...(deck as object), cards: [{ id: 'x', copies: 0 }] }),
      expect.objectContaining({ refused: 'deckFaulty' }),
    ],
  ])('%s', async (_, text, refusal) => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'deck', text })).toEqual(refusal)
    expect(anna.update.party.options.deck).toBeNull()
    expect(kinds(anna)).not.toContain('deck')
  })

  it('a hash that the table does not have', async () => {
    const anna = arrive('Anna')
    expect(await anna.send({ kind: 'options', options: { deck: 'ab'.repeat(32) } })).toEqual({ refused: 'deckUnknown' })
    expect(await anna.send({ kind: 'options', options: { deck: 'the best' } })).toMatchObject({
      refused: 'optionValue',
    })
  })

  it('from somebody other than the host; for a game without custom decks; during a match', async () => {
    const anna = arrive('Anna'),
      boris = arrive('Boris')
    expect(await boris.send({ kind: 'deck', text: file(deck) })).toEqual({ refused: 'notHost' })
    await anna.send({ kind: 'game', game: 'mascarade' })
    expect(await anna.send({ kind: 'deck', text: file(deck) })).toEqual({ refused: 'noDecks' })
    await anna.send({ kind: 'game', game: 'tales' })
    await boris.send({ kind: 'ready', ready: true })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    expect(await anna.send({ kind: 'deck', text: file(deck) })).toEqual({ refused: 'notInLobby' })
  })
})

describe('the table', () => {
  it('stores a few decks: of more, the oldest is dropped', async () => {
    const anna = arrive('Anna')
    const named = (n: number): Json => ({ ...(deck as object), titles: { en: `Deck ${n}` } })
    for (let n = 0; n < 9; n++) expect(await anna.send({ kind: 'deck', text: file(named(n)) })).toBeNull()
    expect(await anna.send({ kind: 'options', options: { deck: deckHash(named(1)) } })).toBeNull()
    expect(await anna.send({ kind: 'options', options: { deck: deckHash(named(0)) } })).toEqual({
      refused: 'deckUnknown',
    })
  })

  /** A match of Anna and a bot with the custom deck, after this many answers. */
  async function playing(answers: number): Promise<Guest> {
    const anna = arrive('Anna')
    await anna.send({ kind: 'deck', text: file(deck) })
    await anna.send({ kind: 'addBot' })
    expect(await anna.send({ kind: 'start' })).toBeNull()
    for (let i = 0; i < answers; i++) await answer(anna, i)
    return anna
  }

  async function answer(guest: Guest, n: number): Promise<void> {
    await deps.clock.settle()
    const [ask] = guest.asks()
    const random = fastRandom(n)
    if (ask)
      await guest.send({
        kind: 'answer',
        ask: ask.id,
        answer: drawAnswer(ask.pick, (of, index) => random.nextInt(of, 'answer', index)),
      })
    else await deps.clock.step()
  }

  it('plays with it, bots too: no card of the built-in deck appears', async () => {
    const anna = await playing(30)
    expect(deps.faults).toEqual([])
    expect(JSON.stringify(anna.updates.map(update => update.match))).toMatch(/chest|guard|thief/)
    expect(JSON.stringify(anna.updates.map(update => update.match))).not.toMatch(/wizard|merchant|dragon/)
  })

  it('goes on with it after a restart of the host, and a bot that takes over is told it', async () => {
    await playing(6)
    const saved = table.save()
    if (!saved) throw new Error('nothing saved')
    const stored = JSON.parse(JSON.stringify(saved)) as typeof saved
    deps = testDeps(12)
    host = new Host(deps)
    table = host.open({ id: 't', name: 'Table', game: 'tales', invite: [], fixedKey: null, pace: 0 })
    const anna = arrive('Anna')
    await anna.send({ kind: 'addBot' })
    table.resume(stored)
    expect(anna.update.party.options.deck).toBe(hash)
    expect(kinds(anna)).toContain('deck')
    for (let i = 0; i < 10; i++) await answer(anna, i)
    expect(deps.faults).toEqual([])
  })
})
