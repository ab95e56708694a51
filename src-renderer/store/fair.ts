/** Whether the last match was dealt fairly: this client's finding, and the others' verdicts. */
import { defineStore } from 'pinia'
import { shallowRef } from 'vue'
import type { Evidence } from '../../src-shared/fair/evidence'
import type { Verdict } from '../../src-shared/fair/verdict'
import type { Json } from '../../src-shared/kernel/choiceSpec'
import type { TableOffice } from '../../src-shared/succession/succession'
import type { StateUpdate } from '../../src-shared/wire'
import type { Connection } from '../connection/connection'
import type { Finding, Witness } from '../fair/witness'
import { randomBytes, recall, recallInTab, remember, rememberInTab } from '../platform'

/** Milliseconds between attempts to load the verification code. */
const AGAIN = 2000

const SHELF = 'fair.'

/** Replays a match. The rules of the games are loaded for that alone. */
async function check(record: Json, kept: Evidence | null): Promise<Verdict> {
  for (;;) {
    const module = await import('../dealVerification/verify').catch(() => null)
    if (module) return module.verify(record, kept)
    await new Promise(done => {
      setTimeout(done, AGAIN)
    })
  }
}

/** Loads this client's part in fair deals, however often that takes. */
async function loadWitness(): Promise<typeof import('../fair/witness')> {
  for (;;) {
    const module = await import('../fair/witness').catch(() => null)
    if (module) return module
    await new Promise(done => {
      setTimeout(done, AGAIN)
    })
  }
}

export const useFair = defineStore('fair', () => {
  /** The finding about the last match; null while one is played. */
  const finding = shallowRef<Finding | null>(null)
  /** How the table came to its host, and who keeps it now, as that host has shown last. */
  const office = shallowRef<TableOffice | null>(null)
  let witness: Witness | null = null
  /** What happens before the witness is loaded: a guest's first screen does not wait for it. */
  let early: ((witness: Witness) => void)[] = []
  const withWitness = (act: (witness: Witness) => void): void => {
    if (witness) act(witness)
    else early.push(act)
  }

  /** Takes part in the deals of this connection's table. */
  function connect(connection: Connection): void {
    connection.onFairDeal(message => {
      if (message.kind === 'office') office.value = message.office
      withWitness(loaded => {
        loaded.onMessage(message)
      })
    })
    void open(connection)
  }

  async function open(connection: Connection): Promise<void> {
    const module = await loadWitness()
    witness = new module.Witness({
      random: randomBytes,
      check,
      store: {
        read: key => recallInTab(SHELF + key),
        write: (key, text) => {
          rememberInTab(SHELF + key, text)
        },
      },
      placeStore: {
        read: key => recall(SHELF + key),
        write: (key, text) => {
          remember(SHELF + key, text)
        },
      },
      send: message => connection.send(message),
      onFinding: found => {
        finding.value = found
      },
    })
    for (const act of early) act(witness)
    early = []
  }

  const onUpdate = (next: StateUpdate): void => {
    withWitness(loaded => {
      loaded.onUpdate(next)
    })
  }
  const answerSent = (ask: string, answer: Json): void => {
    withWitness(loaded => {
      loaded.answerSent(ask, answer)
    })
  }
  const answerAccepted = (match: string | null, ask: string, answer: Json): void => {
    withWitness(loaded => {
      loaded.taken(match, ask, answer)
    })
  }

  return {
    finding,
    office,
    connect: connect,
    onUpdate: onUpdate,
    answerSent: answerSent,
    answerAccepted: answerAccepted,
  }
})
