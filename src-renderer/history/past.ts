/** What this page knows of matches that are over: the list, the figures, and the one that is watched again. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { MAX_RECORD_TEXT, readRecord, type MatchRecord, type PastMatch, type Tally } from '../../src-shared/record'
import type { PastMessage } from '../../src-shared/wire'
import { useTable } from '../store/table'

/** How a match is watched: from its beginning, or its tale read at its end. */
export interface Watched {
  readonly record: MatchRecord
  readonly tale: boolean
  readonly from: 'list' | 'table'
}

export const usePast = defineStore('past', () => {
  const table = useTable()
  const listed = ref(false)
  const watched = shallowRef<Watched | null>(null)
  const matches = shallowRef<readonly PastMatch[]>([])
  const tallies = shallowRef<readonly Tally[]>([])
  const more = ref(false)
  const busy = ref(false)
  /** Whether the list has come; before that nothing can be said of it. */
  const known = ref(false)
  /** The list that is being asked for goes on where another one ended. */
  let goesOn = false
  let parts: string[] = []
  let length = 0

  const shown = computed(() => watched.value !== null || listed.value)

  function hear(message: PastMessage): void {
    switch (message.kind) {
      case 'history':
        matches.value = goesOn ? [...matches.value, ...message.matches] : message.matches
        more.value = message.more
        known.value = true
        return
      case 'statistics':
        tallies.value = message.tallies
        return
      case 'record':
        length += message.text.length
        // More than any match: what is too long is not gathered, and is refused as a whole.
        if (length <= MAX_RECORD_TEXT) parts.push(message.text)
    }
  }

  /** Opens the list, as it stands now. */
  async function list(): Promise<void> {
    watched.value = null
    listed.value = true
    table.onPast(hear)
    goesOn = false
    await Promise.all([table.say({ kind: 'history', before: null }), table.say({ kind: 'statistics' })])
  }

  /** Brings the evenings before those of the list. */
  async function earlier(): Promise<void> {
    const last = matches.value.at(-1)
    if (!last || busy.value) return
    busy.value = true
    goesOn = true
    await table.say({ kind: 'history', before: last.ended })
    busy.value = false
  }

  /** Fetches a match from the host and opens it. */
  async function watch(match: string, tale = false): Promise<void> {
    if (busy.value) return
    busy.value = true
    table.onPast(hear)
    parts = []
    length = 0
    const taken = await table.say({ kind: 'record', match })
    busy.value = false
    if (taken) open(length > MAX_RECORD_TEXT ? refuse('recordTooLong') : readRecord(parts.join('')), tale)
    parts = []
  }

  /** Opens a match from a file: the host hears nothing of it. */
  function load(text: string): void {
    open(readRecord(text), false)
  }

  function open(record: MatchRecord | Refusal, tale: boolean): void {
    if (isRefusal(record)) table.notice(record)
    else watched.value = { record, tale, from: listed.value ? 'list' : 'table' }
  }

  /** Back from a match to where it was opened. */
  function leave(): void {
    watched.value = null
    if (listed.value && !known.value) void list()
  }

  function close(): void {
    watched.value = null
    listed.value = false
  }

  return { listed, watched, matches, tallies, more, busy, known, shown, list, earlier, watch, load, leave, close }
})
