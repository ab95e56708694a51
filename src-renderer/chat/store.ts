/** The chat of this table as this page has received it, and whom it mutes. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { StateUpdate, ChatLine, ChatMessage, ChatInput } from '../../src-shared/wire'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import type { Connection } from '../connection/connection'
import { monotonic, recall, recallInTab, remember, rememberInTab } from '../platform'

/** A received line: `n` identifies it, `at` is when it arrived by the page's own clock; null for older lines. */
export interface HeardLine extends ChatLine {
  readonly n: number
  readonly at: number | null
}

/** Nobody scrolls back further than this. */
const MOST_LINES = 100
/** The setting counts for every table. */
const OFF = 'talk.off'
const muteKey = (table: string): string => `talk.muted.${table}`

export const useChat = defineStore('chat', () => {
  const silenced = ref(recall(OFF) === 'yes')
  const open = ref(false)
  /** What is being typed, and where in the panel the focus is: both survive a change of screen. */
  const typed = ref('')
  const focus = ref<'line' | 'panel' | null>(null)
  const allLines = shallowRef<readonly HeardLine[]>([])
  /** Ids of muted people, for as long as this tab is open. */
  const muted = shallowRef<readonly string[]>([])
  const seen = ref(0)
  let connection: Connection | null = null
  let table = '',
    you = '',
    count = 0

  const lines = computed(() => allLines.value.filter(({ by }) => !muted.value.includes(by)))
  /** Lines of others that arrived while the panel was closed. */
  const unheard = computed(() =>
    open.value ? 0 : lines.value.filter(({ n, at, by }) => n > seen.value && at !== null && by !== you).length,
  )

  function connect(newConnection: Connection): void {
    forget()
    connection = newConnection
    newConnection.onChat(receive)
  }

  /** On arrival the page tells the host again whether it listens. */
  function onUpdate({ party, log }: StateUpdate): void {
    you = party.you.id
    if (party.table.id !== table) {
      table = party.table.id
      muted.value = idsIn(recallInTab(muteKey(table)))
    }
    if (log !== undefined && !silenced.value) listen(true)
  }

  function receive({ lines: received, past }: ChatMessage): void {
    const at = past ? null : monotonic()
    const fresh = received.map(line => ({ ...line, n: ++count, at }))
    // Earlier lines come all at once and replace what was received of them.
    allLines.value = (past ? fresh : [...allLines.value, ...fresh]).slice(-MOST_LINES)
  }

  const listen = (on: boolean): void => {
    void connection?.send({ kind: 'listen', on })
  }

  /** @returns the refusal, or null when it was said */
  const sendChat = async (said: ChatInput): Promise<Refusal | null> =>
    connection ? connection.send({ kind: 'talk', said }) : refuse('notSent')

  function setListening(on: boolean): void {
    silenced.value = !on
    remember(OFF, on ? null : 'yes')
    if (!on) allLines.value = []
    listen(on)
  }

  function mute(id: string, on: boolean): void {
    muted.value = on ? [...new Set([...muted.value, id])] : muted.value.filter(one => one !== id)
    rememberInTab(muteKey(table), JSON.stringify(muted.value))
  }

  function show(on: boolean): void {
    open.value = on
    focus.value = 'panel'
    seen.value = count
  }

  function forget(): void {
    connection = null
    allLines.value = []
    open.value = false
    typed.value = ''
    seen.value = count
    table = ''
  }

  return { silenced, open, typed, focus, lines, muted, unheard, connect, onUpdate, sendChat, setListening, mute, show }
})

/** What was remembered, if it still is a list of ids. */
function idsIn(text: string | null): readonly string[] {
  try {
    const read: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(read) ? read.filter(one => typeof one === 'string') : []
  } catch {
    return []
  }
}
