/** The table as this client knows it: the latest frame, the story, what was answered and not yet taken. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Answer, Json, Refusal, SeatAsk } from '../../src-shared/kernel'
import type { Frame } from '../../src-shared/wire'
import type { Connection, ConnectionState, Saying } from '../connection/connection'
import { monotonic } from '../platform'
import { grow, NO_STORY, type Story } from './story'

export interface Notice {
  readonly n: number
  readonly why: Refusal
}

/** More refusals than these at once nobody reads. */
const MOST_NOTICES = 3

export const useTable = defineStore('table', () => {
  const state = shallowRef<ConnectionState>({ is: 'connecting' })
  const frame = shallowRef<Frame | null>(null)
  /** When the frame came, by the page's own clock. */
  const arrived = ref(0)
  const story = shallowRef<Story>(NO_STORY)
  /** The ask that was answered and is not yet settled. */
  const pending = ref<string | null>(null)
  const notices = shallowRef<readonly Notice[]>([])
  /** The deck of the table's own that was told last. */
  const ownDeck = shallowRef<{ readonly hash: string; readonly deck: Json } | null>(null)
  let connection: Connection | null = null
  let noticed = 0

  const party = computed(() => frame.value?.party ?? null)
  /** The table's own deck; null while it plays with the house deck. */
  const deck = computed(() => {
    const own = ownDeck.value
    return own && Object.values(party.value?.options ?? {}).includes(own.hash) ? own.deck : null
  })
  const match = computed(() => frame.value?.match ?? null)
  const own = computed(() => match.value?.view.own ?? null)
  const seat = computed(() => own.value?.seat ?? null)
  const clocks = computed(() => frame.value?.clocks ?? [])
  const asks = computed<readonly SeatAsk[]>(() => own.value?.asks ?? [])

  function join(to: Connection): void {
    connection = to
    to.onState(now => {
      state.value = now
      if (now.is === 'closed') pending.value = null
    })
    to.onDeck((hash, read) => { ownDeck.value = { hash, deck: read } })
    to.onFrame(hear)
    to.retry()
  }

  function hear(next: Frame): void {
    frame.value = next
    arrived.value = monotonic()
    story.value = grow(story.value, next)
    if (pending.value !== null && !asks.value.some(ask => ask.id === pending.value)) pending.value = null
  }

  /** Says something to the host; a refusal is shown. @returns whether it was taken. */
  async function say(message: Saying): Promise<boolean> {
    const why = await (connection?.send(message) ?? Promise.resolve<Refusal>({ refused: 'notSent' }))
    if (why) notice(why)
    return why === null
  }

  async function answer(ask: SeatAsk, given: Answer): Promise<void> {
    if (pending.value === ask.id) return
    pending.value = ask.id
    const taken = await say({ kind: 'answer', ask: ask.id, answer: given })
    // When it was taken the next frame settles it: until then the ask must not stand open again.
    if (!taken && pending.value === ask.id) pending.value = null
  }

  function notice(why: Refusal): void {
    notices.value = [...notices.value, { n: ++noticed, why }].slice(-MOST_NOTICES)
  }

  function dismiss(n: number): void {
    notices.value = notices.value.filter(one => one.n !== n)
  }

  const retry = (): void => { connection?.retry() }
  const hangUp = (why: Refusal): void => { connection?.close(why) }

  /** Another table may be joined: nothing of this one stays. */
  function forget(): void {
    connection = null
    state.value = { is: 'connecting' }
    frame.value = null
    story.value = NO_STORY
    pending.value = null
    notices.value = []
    ownDeck.value = null
  }

  return { state, frame, arrived, story, pending, notices, party, deck, match, own, seat, asks, clocks, join, hear, say, answer, notice, dismiss, retry, hangUp, forget }
})
