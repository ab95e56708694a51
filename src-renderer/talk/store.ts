/** What this page has heard of the talk around its table, and whom it does not want to hear. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Frame, TalkLine, TalkMessage, ToSay } from '../../src-shared/wire'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import type { Connection } from '../connection/connection'
import { monotonic, recall, recallHere, remember, rememberHere } from '../platform'

/** A line as it was heard: `n` tells it apart, `at` is when it came by the page's own clock; null: it was said before. */
export interface Heard extends TalkLine {
  readonly n: number
  readonly at: number | null
}

/** More lines than these nobody scrolls back through. */
const MOST_LINES = 100
/** Whoever wants to hear nothing wants so at every table. */
const OFF = 'talk.off'
const muteKey = (table: string): string => `talk.muted.${table}`

export const useTalk = defineStore('talk', () => {
  const off = ref(recall(OFF) === 'yes')
  const open = ref(false)
  /** What is being written, and where in the panel the focus is, from screen to screen. */
  const typed = ref('')
  const focus = ref<'line' | 'panel' | null>(null)
  const all = shallowRef<readonly Heard[]>([])
  /** Ids of people who are not heard: by this page, for as long as its tab is open. */
  const muted = shallowRef<readonly string[]>([])
  const seen = ref(0)
  let connection: Connection | null = null
  let table = '',
    you = '',
    count = 0

  const lines = computed(() => all.value.filter(({ by }) => !muted.value.includes(by)))
  /** Lines of others that came while the panel was closed. */
  const unheard = computed(() =>
    open.value ? 0 : lines.value.filter(({ n, at, by }) => n > seen.value && at !== null && by !== you).length,
  )

  function attend(to: Connection): void {
    forget()
    connection = to
    to.onTalk(hear)
  }

  /** On arrival the host is told anew whether this page listens; one from before there was talk is told nothing. */
  function frame({ party, log }: Frame): void {
    you = party.you.id
    if (party.table.id !== table) {
      table = party.table.id
      muted.value = idsIn(recallHere(muteKey(table)))
    }
    if (log !== undefined && party.talk !== undefined && !off.value) listen(true)
  }

  function hear({ lines: told, past }: TalkMessage): void {
    const at = past ? null : monotonic()
    const fresh = told.map(line => ({ ...line, n: ++count, at }))
    // What was said before is told as a whole: it takes the place of what was heard of it.
    all.value = (past ? fresh : [...all.value, ...fresh]).slice(-MOST_LINES)
    if (open.value) seen.value = count
  }

  const listen = (on: boolean): void => {
    void connection?.send({ kind: 'listen', on })
  }

  /** @returns the refusal, or null when it was said */
  const say = async (said: ToSay): Promise<Refusal | null> =>
    connection ? connection.send({ kind: 'talk', said }) : refuse('notSent')

  function hears(on: boolean): void {
    off.value = !on
    remember(OFF, on ? null : 'yes')
    if (!on) all.value = []
    listen(on)
  }

  function mute(id: string, on: boolean): void {
    muted.value = on ? [...new Set([...muted.value, id])] : muted.value.filter(one => one !== id)
    rememberHere(muteKey(table), JSON.stringify(muted.value))
  }

  function show(on: boolean): void {
    open.value = on
    focus.value = 'panel'
    seen.value = count
  }

  function forget(): void {
    connection = null
    all.value = []
    open.value = false
    typed.value = ''
    seen.value = count
    table = ''
  }

  return { off, open, typed, focus, lines, muted, unheard, attend, frame, say, hears, mute, show }
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
