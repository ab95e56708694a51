/** The table as this client knows it: the latest frame, the story, what was answered and not yet taken. */
import { defineStore } from 'pinia'
import {
  computed,
  effectScope,
  hasInjectionContext,
  inject,
  reactive,
  ref,
  shallowRef,
  type InjectionKey,
  type UnwrapNestedRefs,
} from 'vue'
import type { Answer, Json, Refusal, SeatAsk } from '../../src-shared/kernel'
import type { Frame, PastMessage } from '../../src-shared/wire'
import type { Connection, ConnectionState, Saying } from '../connection/connection'
import { monotonic } from '../platform'
import { useTalk } from '../talk/store'
import { useFair } from './fair'
import { grow, NO_STORY, type Story } from './story'

export interface Notice {
  readonly n: number
  readonly why: Refusal
}

/** More refusals than these at once nobody reads. */
const MOST_NOTICES = 3

/** @param live whether a host stands behind it: nobody talks around another one, and no deal of it is watched over */
function tableOf(live: boolean) {
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
  const fair = live ? useFair() : null
  const talk = live ? useTalk() : null
  /** The link for this person's other device that was told last, and until when it works, by the page's own clock. */
  const link = shallowRef<{ readonly code: string; readonly left: number; readonly until: number } | null>(null)
  let connection: Connection | null = null
  let noticed = 0
  let hearPast: (message: PastMessage) => void = () => undefined

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
    to.onDeck((hash, read) => {
      ownDeck.value = { hash, deck: read }
    })
    to.onLink((code, left) => {
      link.value = { code, left, until: monotonic() + left }
    })
    to.onFrame(next => {
      hear(next)
      talk?.frame(next)
    })
    to.onPast(message => {
      hearPast(message)
    })
    fair?.attend(to)
    talk?.attend(to)
    to.retry()
  }

  function hear(next: Frame): void {
    fair?.frame(next)
    frame.value = next
    arrived.value = monotonic()
    story.value = grow(story.value, next)
    if (pending.value !== null && !asks.value.some(ask => ask.id === pending.value)) pending.value = null
  }

  /** Says something to the host; a refusal is shown. @returns whether it was taken. */
  async function say(message: Saying): Promise<boolean> {
    const why = await (connection?.send(message) ?? Promise.resolve<Refusal>({ refused: 'notSent' }))
    // Whoever leaves is gone, whether or not the host could still say so.
    if (why && message.kind !== 'leave') notice(why)
    return why === null
  }

  async function answer(ask: SeatAsk, given: Answer): Promise<void> {
    if (pending.value === ask.id) return
    pending.value = ask.id
    const match = fair?.answers(ask.id, given) ?? null
    const taken = await say({ kind: 'answer', ask: ask.id, answer: given })
    if (taken) fair?.taken(match, ask.id, given)
    // When it was taken the next frame settles it: until then the ask must not stand open again.
    if (!taken && pending.value === ask.id) pending.value = null
  }

  function notice(why: Refusal): void {
    notices.value = [...notices.value, { n: ++noticed, why }].slice(-MOST_NOTICES)
  }

  function dismiss(n: number): void {
    notices.value = notices.value.filter(one => one.n !== n)
  }

  /** Who hears of matches that are over. */
  const onPast = (hearing: (message: PastMessage) => void): void => {
    hearPast = hearing
  }
  const retry = (): void => {
    connection?.retry()
  }
  const hangUp = (why: Refusal): void => {
    connection?.close(why)
  }
  /** What was sent cannot be shown: it is not shown again, and the table is left. */
  const giveUp = (why: Refusal): void => {
    frame.value = null
    hangUp(why)
  }

  /** Another table may be joined: nothing of this one stays. */
  function forget(): void {
    connection = null
    state.value = { is: 'connecting' }
    frame.value = null
    story.value = NO_STORY
    pending.value = null
    notices.value = []
    ownDeck.value = null
    link.value = null
  }

  return {
    state,
    frame,
    arrived,
    story,
    pending,
    notices,
    link,
    party,
    deck,
    match,
    own,
    seat,
    asks,
    clocks,
    join,
    hear,
    say,
    answer,
    notice,
    dismiss,
    onPast,
    retry,
    hangUp,
    giveUp,
    forget,
  }
}

export type Table = UnwrapNestedRefs<ReturnType<typeof tableOf>>

const useLiveTable = defineStore('table', () => tableOf(true))

/** A table that no host stands behind, for what is below a component: frames are given it by hand, and nothing is said to anybody. */
export const TABLE: InjectionKey<Table> = Symbol('table')
export const standInTable = (): Table => reactive(tableOf(false))

/** The table that a component belongs to: the live one, unless another was given from above. */
export const useTable = (): Table => (hasInjectionContext() ? inject(TABLE, null) : null) ?? useLiveTable()

/** Whether a component belongs to a table that no host stands behind. */
export const isStandIn = (): boolean => hasInjectionContext() && inject(TABLE, null) !== null

/** Something of which each table has its own, for as long as the table is there. */
export function perTable<T extends object>(make: (table: Table) => T): () => UnwrapNestedRefs<T> {
  const all = new WeakMap<Table, UnwrapNestedRefs<T>>()
  return () => {
    const table = useTable()
    // Whoever asks first may be gone long before its table is.
    const own = all.get(table) ?? effectScope(true).run(() => reactive(make(table)))
    if (!own) throw new Error('a scope that never ends has ended')
    all.set(table, own)
    return own
  }
}
