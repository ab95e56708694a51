/** Thousands of nearly valid messages, at a table where others play: nothing breaks, grows, or reaches them. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import { describe, expect, it } from 'vitest'
import { fastRandom, type Json } from '../../src-shared/kernel'
import { decodeClient, decodeHost, encode, PROTOCOL, type StateUpdate } from '../../src-shared/wire'
import { openSession } from '../../src-main/net/session'
import { openParty, answerOnce, type TestParty } from '../kit/party'
import { ALL_GAMES } from './games'
import { mutated } from './kit/mutate'
import { LONG } from '../kit/effort'

/** Half of them go to the codec, half through sessions to a table; the four games share them. */
const FRAMES = LONG ? 1_000_000 : 20_000
const CODEC = FRAMES / 2,
  A_GAME = FRAMES / 2 / ALL_GAMES.length
/** Messages from one attacker; then the next one joins. */
const A_LIAR = 110
/** Heap that the messages of a round may leave behind, in MB, compared with the first round. */
const SLACK_MB = LONG ? 8 : 4
const ROUNDS = 4
/** The long form takes its time. */
const HOUR = 3_600_000

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
const heap = (): number => {
  collect()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

/** A socket that nobody reads; what is sent is counted. */
class DeafSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  readonly bufferedAmount = 0
  last: string | null = null
  ping(): void {
    this.emit('pong')
  }
  send(text: string): void {
    this.last = text
  }
  close(): void {
    this.leave()
  }
  terminate(): void {
    this.leave()
  }
  leave(): void {
    if (this.readyState === 1) {
      this.readyState = 3
      this.emit('close')
    }
  }
  hear(text: string): void {
    this.emit('message', Buffer.from(text), false)
  }
}

/** Valid messages of every kind, for the current state of this table. */
function real({ guests, table }: TestParty): { readonly [key: string]: Json }[] {
  const asks = guests.flatMap(guest => guest.asks())
  const [ask] = asks
  const person = guests[0]?.update.party.you.id ?? ''
  const plain: { [key: string]: Json }[] = [
    { kind: 'hello', version: PROTOCOL, name: 'Liar' },
    { kind: 'rename', name: 'Liar' },
    { kind: 'sit' },
    { kind: 'stand' },
    { kind: 'ready', ready: true },
    { kind: 'game', game: table.party.game.id },
    { kind: 'options', options: table.party.options },
    { kind: 'deck', text: '{"cards":[]}' },
    { kind: 'setting', key: 'clock', value: 15 },
    { kind: 'addBot' },
    { kind: 'removeSeat', seat: 1 },
    { kind: 'moveSeat', seat: 0, to: 1 },
    { kind: 'kick', person },
    { kind: 'readmit', person },
    { kind: 'pause', pause: true },
    { kind: 'start' },
    { kind: 'lobby' },
    { kind: 'rematch' },
    { kind: 'leave' },
    { kind: 'talk', said: { as: 'text', text: 'hello' } },
    { kind: 'talk', said: { as: 'phrase', key: 'hello' } },
    { kind: 'listen', on: true },
    { kind: 'setting', key: 'freeTalk', value: false },
    { kind: 'newEvening' },
  ]
  return [
    ...plain,
    ...asks.map(({ id }) => ({ kind: 'answer', ask: id, answer: { branch: 'pass', answer: true } })),
    { kind: 'answer', ask: ask?.id ?? '0/x/0', answer: true },
  ]
}

/** What the others know of the table, without the attackers' names. */
const known = ({ match }: StateUpdate): string => JSON.stringify(match?.view)

describe('mutated messages', () => {
  it(`${CODEC} to the codec: a valid message or a refusal, and nothing else`, () => {
    const random = fastRandom(41)
    const party = openParty({ kit: ALL_GAMES[1][1], seed: 5, people: 4 })
    return party.then(at => {
      const messages = real(at)
      const heard = at.guests[0]?.received ?? []
      let read = 0,
        refused = 0
      for (let i = 0; i < CODEC; i++) {
        const found = decodeClient(mutated(messages[i % messages.length] ?? {}, i % 1000, random))
        if ('why' in found) refused++
        // What was read as a message can be written again.
        else {
          read++
          if (i % 50 === 0) expect(decodeClient(encode(found.message))).toEqual(found)
        }
        if (i % 20 === 0)
          decodeHost(
            mutated(JSON.parse(heard[i % Math.max(1, heard.length)] ?? '{}') as { [key: string]: Json }, 1, random),
          )
      }
      if (LONG) process.stdout.write(`codec: ${CODEC} frames, ${read} read, ${refused} refused\n`)
      expect(read).toBeGreaterThan(CODEC / 50)
      expect(refused).toBeGreaterThan(CODEC / 5)
      expect('polluted' in {}).toBe(false)
    })
  })

  it.each(ALL_GAMES)(
    `${A_GAME} to a table of %s: the others play on`,
    async (name, kit) => {
      const random = fastRandom(43)
      let party = await openParty({ kit, seed: 9, people: 4 })
      let liar = new DeafSocket(),
        answered = 0,
        sent = 0
      const sizes: number[] = []
      const enter = (): void => {
        liar.leave()
        liar = new DeafSocket()
        openSession(liar as unknown as WebSocket, party.host, party.deps.clock, {
          address: '127.0.0.1',
          encrypted: false,
          authWords: null,
        })
        liar.hear(JSON.stringify({ kind: 'hello', n: 0, version: PROTOCOL, name: 'Liar' }))
      }
      const newTable = async (): Promise<void> => {
        liar.leave()
        party.table.close()
        party = await openParty({ kit, seed: 9 + sent, people: 4 })
        enter()
      }
      enter()
      for (let round = 0; round < ROUNDS; round++) {
        for (let i = 0; i < A_GAME / ROUNDS; i++) {
          // A spectator that has left is gone for good after a minute.
          if (sent++ % A_LIAR === 0 || liar.readyState !== 1) {
            enter()
            await party.deps.clock.settle()
          }
          const messages = real(party)
          const before = party.guests.map(guest => guest.update),
            taken = party.deps.store.entries.length
          liar.hear(mutated(messages[sent % messages.length] ?? {}, (sent % 1000) + 1, random))
          await party.deps.clock.settle()
          // Nothing a spectator sends changes what anybody sees of the match.
          for (const [seat, guest] of party.guests.entries()) {
            const was = before[seat]
            if (was && was !== guest.update && known(was) !== known(guest.update))
              throw new Error(`after ${sent} frames seat ${seat} sees another match`)
          }
          if (party.deps.store.entries.length !== taken)
            throw new Error(`after ${sent} frames a spectator has answered`)
          if (sent % 25 === 0) {
            if (await answerOnce(party, kit)) answered++
          }
          if (party.table.party.phase !== 'match' || sent % 2000 === 0 || party.table.party.people.length > 30)
            await newTable()
        }
        sizes.push(heap())
      }
      process.stdout.write(
        `${name}: ${sent} frames, ${answered} answers of others meanwhile, heap after each quarter ${sizes.map(size => size.toFixed(1)).join(', ')} MB\n`,
      )
      expect(party.deps.faults).toEqual([])
      expect(answered).toBeGreaterThan(A_GAME / 60)
      expect('polluted' in {}).toBe(false)
      expect((sizes.at(-1) ?? 0) - (sizes[0] ?? 0)).toBeLessThan(SLACK_MB)
    },
    HOUR,
  )
})
