/** Whether the last match was dealt fairly, as far as this client has found out, and what the others say. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Kept } from '../../src-shared/fair/kept'
import type { Verdict } from '../../src-shared/fair/verdict'
import type { Json } from '../../src-shared/kernel/pick'
import type { Frame } from '../../src-shared/wire'
import type { Connection } from '../connection/connection'
import { Witness, type Finding } from '../fair/witness'
import { randomBytes, recallHere, rememberHere } from '../platform'

/** How often, in milliseconds, what is needed for playing a match again is asked for, when it did not come. */
const AGAIN = 2000

/** What is kept belongs to a match by its id, at whatever table that is played. */
const SHELF = 'fair.'

/** Plays a match again. The rules of the games are fetched for that alone, and for as long as it takes. */
async function check(record: Json, kept: Kept): Promise<Verdict> {
  for (;;) {
    const room = await import('../verifying/verify').catch(() => null)
    if (room) return room.verify(record, kept)
    await new Promise(done => {
      setTimeout(done, AGAIN)
    })
  }
}

export const useFair = defineStore('fair', () => {
  /** What is known about the last match; null while one is played. */
  const finding = shallowRef<Finding | null>(null)
  let witness: Witness | null = null

  /** Takes part in the deals of a table. */
  function attend(connection: Connection): void {
    const now = new Witness({
      random: randomBytes,
      check,
      shelf: {
        read: key => recallHere(SHELF + key),
        write: (key, text) => {
          rememberHere(SHELF + key, text)
        },
      },
      say: message => {
        void connection.send(message)
      },
      changed: found => {
        finding.value = found
      },
    })
    witness = now
    connection.onFair(message => {
      now.hear(message)
    })
  }

  const frame = (next: Frame): void => {
    witness?.frame(next)
  }
  const answers = (ask: string, answer: Json): string | null => witness?.answers(ask, answer) ?? null
  const taken = (match: string | null, ask: string, answer: Json): void => {
    witness?.taken(match, ask, answer)
  }

  return { finding, attend, frame, answers, taken }
})
