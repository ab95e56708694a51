/** Finished matches: the list, the statistics, and the match that is being watched. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import { isRefusal, refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { MAX_RECORD_TEXT, readRecord, type MatchRecord, type FinishedMatch, type Tally } from '../../src-shared/record'
import type { HistoryMessage } from '../../src-shared/wire'
import { useTable } from '../store/table'

/** A match that is being watched: from its beginning, or its tale at its end. */
export interface WatchedMatch {
  readonly record: MatchRecord
  readonly tale: boolean
  readonly from: 'list' | 'table'
}

export const useMatchHistory = defineStore('history', () => {
  const table = useTable()
  const listed = ref(false)
  const watched = shallowRef<WatchedMatch | null>(null)
  const matches = shallowRef<readonly FinishedMatch[]>([])
  const tallies = shallowRef<readonly Tally[]>([])
  const more = ref(false)
  const busy = ref(false)
  /** Whether the list has arrived. */
  const known = ref(false)
  /** Whether the requested list continues the one that is shown. */
  let appends = false
  let parts: string[] = []
  let length = 0

  const shown = computed(() => watched.value !== null || listed.value)

  function onMessage(message: HistoryMessage): void {
    switch (message.kind) {
      case 'history':
        matches.value = appends ? [...matches.value, ...message.matches] : message.matches
        more.value = message.more
        known.value = true
        return
      case 'statistics':
        tallies.value = message.tallies
        return
      case 'record':
        length += message.text.length
        // A record that is too long is not collected, and is refused as a whole.
        if (length <= MAX_RECORD_TEXT) parts.push(message.text)
    }
  }

  /** Opens the list and loads it. */
  async function list(): Promise<void> {
    watched.value = null
    listed.value = true
    table.onHistory(onMessage)
    appends = false
    await Promise.all([table.send({ kind: 'history', before: null }), table.send({ kind: 'statistics' })])
  }

  /** Loads the evenings before those of the list. */
  async function loadOlder(): Promise<void> {
    const last = matches.value.at(-1)
    if (!last || busy.value) return
    busy.value = true
    appends = true
    await table.send({ kind: 'history', before: last.ended })
    busy.value = false
  }

  /** Loads a match from the host and opens it. */
  async function watch(match: string, tale = false): Promise<void> {
    if (busy.value) return
    busy.value = true
    table.onHistory(onMessage)
    parts = []
    length = 0
    const accepted = await table.send({ kind: 'record', match })
    busy.value = false
    if (accepted) open(length > MAX_RECORD_TEXT ? refuse('recordTooLong') : readRecord(parts.join('')), tale)
    parts = []
  }

  /** Opens a match from a file, without the host. */
  function load(text: string): void {
    open(readRecord(text), false)
  }

  function open(record: MatchRecord | Refusal, tale: boolean): void {
    if (isRefusal(record)) table.notice(record)
    else watched.value = { record, tale, from: listed.value ? 'list' : 'table' }
  }

  /** Returns from a match to where it was opened. */
  function leave(): void {
    watched.value = null
    if (listed.value && !known.value) void list()
  }

  function close(): void {
    watched.value = null
    listed.value = false
  }

  return { listed, watched, matches, tallies, more, busy, known, shown, list, loadOlder, watch, load, leave, close }
})
