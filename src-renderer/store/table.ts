/** The table as this client knows it: the latest update, the log, and the answer that is sent and not yet accepted. */
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
import { SEEN } from '../../src-shared/kernel/view'
import { UNDO } from '../../src-shared/fair/evidence'
import type { StateUpdate, HistoryMessage } from '../../src-shared/wire'
import type { Connection, ConnectionState, OutgoingMessage } from '../connection/connection'
import { monotonic } from '../platform'
import { useChat } from '../chat/store'
import { useFair } from './fair'
import { appendUpdate, EMPTY_LOG, type MatchLog } from './log'

export interface Notice {
  readonly n: number
  readonly why: Refusal
}

/** Nobody reads more refusals than these at once. */
const MOST_NOTICES = 3

/** @param live whether a host stands behind it: a local table has no chat and no deal to verify */
function tableOf(live: boolean) {
  const state = shallowRef<ConnectionState>({ is: 'connecting' })
  const lastUpdate = shallowRef<StateUpdate | null>(null)
  /** When the update arrived, by the page's own clock. */
  const arrived = ref(0)
  const log = shallowRef<MatchLog>(EMPTY_LOG)
  /** Number of the last event before this person's last answer, or before they said that they have read so far. */
  const readUntil = ref(0)
  /** The ask that was answered and is not yet settled. */
  const pending = ref<string | null>(null)
  const notices = shallowRef<readonly Notice[]>([])
  /** The custom deck that arrived last. */
  const ownDeck = shallowRef<{ readonly hash: string; readonly deck: Json } | null>(null)
  const fair = live ? useFair() : null
  const chat = live ? useChat() : null
  /** The link for this person's other device that arrived last, and until when it works, by the page's own clock. */
  const link = shallowRef<{ readonly code: string; readonly left: number; readonly until: number } | null>(null)
  let connection: Connection | null = null
  let lastNotice = 0
  let onHistoryMessage: (message: HistoryMessage) => void = () => undefined

  const party = computed(() => lastUpdate.value?.party ?? null)
  /** The table's custom deck; null while it plays with the house deck. */
  const deck = computed(() => {
    const own = ownDeck.value
    return own && Object.values(party.value?.options ?? {}).includes(own.hash) ? own.deck : null
  })
  const match = computed(() => lastUpdate.value?.match ?? null)
  const own = computed(() => match.value?.view.own ?? null)
  const seat = computed(() => own.value?.seat ?? null)
  const clocks = computed(() => lastUpdate.value?.clocks ?? [])
  /** What can be taken back, and who asks for it. */
  const undo = computed(() => lastUpdate.value?.undo ?? null)
  /** How the table outlives its host; null where no other computer may keep it. */
  const keeping = computed(() => lastUpdate.value?.keeping ?? null)
  /** Whether other computers keep the table, so that it goes on there if its host is gone. */
  const isKept = computed(() => (keeping.value?.computers.length ?? 0) > 1)
  const asks = computed<readonly SeatAsk[]>(() => own.value?.asks ?? [])

  function join(newConnection: Connection): void {
    connection = newConnection
    newConnection.onState(now => {
      state.value = now
      if (now.is === 'closed') pending.value = null
    })
    newConnection.onDeck((hash, read) => {
      ownDeck.value = { hash, deck: read }
    })
    newConnection.onLink((code, left) => {
      link.value = { code, left, until: monotonic() + left }
    })
    newConnection.onUpdate(next => {
      onUpdate(next)
      chat?.onUpdate(next)
    })
    newConnection.onHistory(message => {
      onHistoryMessage(message)
    })
    fair?.connect(newConnection)
    chat?.connect(newConnection)
    newConnection.retry()
  }

  function onUpdate(next: StateUpdate): void {
    fair?.onUpdate(next)
    lastUpdate.value = next
    arrived.value = monotonic()
    log.value = appendUpdate(log.value, next)
    if (pending.value !== null && !asks.value.some(ask => ask.id === pending.value)) pending.value = null
  }

  /** Sends a message to the host. @returns the refusal, which is then shown where it belongs; null when accepted */
  const request = (message: OutgoingMessage): Promise<Refusal | null> =>
    connection?.send(message) ?? Promise.resolve<Refusal>({ refused: 'notSent' })

  /** Sends a message to the host and shows a refusal. @returns whether it was accepted */
  async function send(message: OutgoingMessage): Promise<boolean> {
    const why = await request(message)
    // A person who leaves is gone, whether or not the host could still reply.
    if (why && message.kind !== 'leave') notice(why)
    return why === null
  }

  async function answer(ask: SeatAsk, value: Answer): Promise<void> {
    if (pending.value === ask.id) return
    pending.value = ask.id
    // Covering what was seen is no answer to what the others did.
    if (ask.key !== SEEN) readSoFar()
    const match = lastUpdate.value?.match?.id ?? null
    fair?.answerSent(ask.id, value)
    const taken = await send({ kind: 'answer', ask: ask.id, answer: value })
    if (taken) fair?.answerAccepted(match, ask.id, value)
    // After an accepted answer the next update settles it: until then the ask must not open again.
    if (!taken && pending.value === ask.id) pending.value = null
  }

  /** Asks the others to let this person take their last answer back. */
  async function takeBack(): Promise<void> {
    const ask = undo.value?.can
    if (ask === undefined) return
    const match = lastUpdate.value?.match?.id ?? null
    fair?.answerSent(UNDO, ask)
    if (await send({ kind: 'undo', ask })) fair?.answerAccepted(match, UNDO, ask)
  }

  /** From here on everything is news again. */
  function readSoFar(): void {
    readUntil.value = log.value.events.at(-1)?.n ?? 0
  }

  function notice(why: Refusal): void {
    notices.value = [...notices.value, { n: ++lastNotice, why }].slice(-MOST_NOTICES)
  }

  function dismiss(n: number): void {
    notices.value = notices.value.filter(one => one.n !== n)
  }

  /** Sets the listener for messages about finished matches. */
  const onHistory = (hearing: (message: HistoryMessage) => void): void => {
    onHistoryMessage = hearing
  }
  const retry = (): void => {
    connection?.retry()
  }
  const hangUp = (why: Refusal): void => {
    connection?.close(why)
  }
  /** An update could not be shown: drops it and leaves the table. */
  const giveUp = (why: Refusal): void => {
    lastUpdate.value = null
    hangUp(why)
  }

  /** Forgets this table, so that another can be joined. */
  function forget(): void {
    connection = null
    state.value = { is: 'connecting' }
    notices.value = []
    left()
  }

  /** The connection is no longer at this table. */
  function left(): void {
    lastUpdate.value = null
    log.value = EMPTY_LOG
    readUntil.value = 0
    pending.value = null
    ownDeck.value = null
    link.value = null
  }

  return {
    state,
    lastUpdate,
    arrived,
    log,
    readUntil,
    pending,
    notices,
    link,
    party,
    deck,
    match,
    own,
    seat,
    asks,
    undo,
    keeping,
    isKept,
    clocks,
    join,
    onUpdate,
    request,
    send,
    answer,
    takeBack,
    readSoFar,
    notice,
    dismiss,
    onHistory,
    retry,
    hangUp,
    giveUp,
    forget,
    left,
  }
}

export type Table = UnwrapNestedRefs<ReturnType<typeof tableOf>>

const useLiveTable = defineStore('table', () => tableOf(true))

/** A table without a host, for the components below: updates are passed in by hand, and nothing is sent to anybody. */
export const TABLE: InjectionKey<Table> = Symbol('table')
export const localTable = (): Table => reactive(tableOf(false))

/** The table of a component: the live one, unless another was provided above. */
export const useTable = (): Table => (hasInjectionContext() ? inject(TABLE, null) : null) ?? useLiveTable()

/** Whether a component belongs to a table without a host. */
export const isLocalTable = (): boolean => hasInjectionContext() && inject(TABLE, null) !== null

/** State of which each table has its own, for as long as the table exists. */
export function perTable<T extends object>(make: (table: Table) => T): () => UnwrapNestedRefs<T> {
  const all = new WeakMap<Table, UnwrapNestedRefs<T>>()
  return () => {
    const table = useTable()
    // Its first component may be gone long before its table is.
    const own = all.get(table) ?? effectScope(true).run(() => reactive(make(table)))
    if (!own) throw new Error('a scope that never ends has ended')
    all.set(table, own)
    return own
  }
}
