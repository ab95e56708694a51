/** The hall as this client knows it: where the connection is, the tables, and the organizer's message. */
import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { HallAnnouncement, HallMessage, HallPlace, HallView, TournamentMessage } from '../../src-shared/wire'
import { refuse, type Refusal } from '../../src-shared/kernel/refusal'
import { joinCodeProof } from '../../src-shared/lan/joinCodeProof'
import type { Connection, HallConnection, OutgoingHallMessage } from '../connection/connection'
import { monotonic, onAddress, showTableInAddress } from '../platform'
import { useTable } from '../store/table'
import type { DrawWitness } from './drawWitness'

/** A table that asks for its code: the host's challenge, and how it is entered. */
export interface AskedCode {
  readonly table: string
  readonly watch: boolean
  readonly nonce: string
  /** Why the last code was refused; null before the first. */
  readonly why: Refusal | null
}

/** Refusals after which a code is asked for, or asked for again. */
const CODES: readonly string[] = ['codeNeeded', 'codeWrong', 'codeBusy']

export const useHall = defineStore('hall', () => {
  const table = useTable()
  /** Where the connection is; null where the host has no hall. */
  const place = shallowRef<HallPlace | null>(null)
  const view = shallowRef<HallView | null>(null)
  /** What to add to the page's own clock for the host's. */
  const clockOffset = ref(0)
  const announcement = shallowRef<HallAnnouncement | null>(null)
  const askedCode = shallowRef<AskedCode | null>(null)
  /** Whether the hall's texts are loaded. */
  const hasTexts = ref(false)
  /** Whether the last drawing of seats is as it should be; null where none was seen. */
  const drawChecked = ref<boolean | null>(null)
  let drawWitness: Promise<DrawWitness> | null = null
  let hall: HallConnection | null = null

  /** Whether the hall is to be shown instead of a table. */
  const isShown = computed(() => place.value?.at === null && view.value !== null && hasTexts.value)

  function connect(connection: Connection): void {
    hall = connection.hall ?? null
    hall?.onMessage(onMessage)
    onAddress(id => {
      if (place.value === null || place.value.at === id) return
      void (id === null ? send({ kind: 'toHall' }) : enter(id))
    })
  }

  function onMessage(message: HallMessage): void {
    switch (message.kind) {
      case 'place':
        onPlace(message)
        return
      case 'hall':
        clockOffset.value = message.now - monotonic()
        view.value = message
        return
      case 'announcement':
        announcement.value = message.text === '' ? null : message
        return
      default:
        void onDrawing(message)
    }
  }

  /** The seats of a tournament are drawn: this client gives a number, and checks what comes of it. */
  async function onDrawing(message: TournamentMessage): Promise<void> {
    drawWitness ??= import('./drawWitness').then(
      ({ DrawWitness }) => new DrawWitness(answer => hall?.send(answer) ?? Promise.resolve(refuse('notSent'))),
    )
    const person = view.value?.you.id ?? table.party?.you.id
    if (person === undefined) return
    const verdict = (await drawWitness).receive(message, person)
    if (verdict === null) return
    drawChecked.value = verdict
    if (!verdict) table.notice(refuse('drawWrong'))
  }

  function onPlace(next: HallPlace): void {
    const { at, why } = next
    if (at !== (place.value?.at ?? null)) {
      table.left()
      askedCode.value = null
    }
    place.value = next
    showTableInAddress(at)
    const asked = why?.params?.table
    if (!why || (why.refused === 'codeNeeded' && typeof asked === 'string' && askForCode(asked, false, why))) return
    table.notice(why)
  }

  /** Sends a message and shows a refusal. @returns whether it was accepted */
  async function send(message: OutgoingHallMessage): Promise<boolean> {
    const why = await (hall?.send(message) ?? Promise.resolve(refuse('notSent')))
    if (why) table.notice(why)
    return why === null
  }

  /** Goes to a table; asks for its code where that is needed. */
  async function enter(id: string, watch = false): Promise<void> {
    const why = await (hall?.send({ kind: 'enterTable', table: id, watch }) ?? Promise.resolve(refuse('notSent')))
    if (why && !askForCode(id, watch, why)) table.notice(why)
  }

  /** Tries a code for the table that has asked for one. */
  async function giveCode(code: string): Promise<void> {
    const asked = askedCode.value
    if (!asked) return
    const { table: id, watch, nonce } = asked
    const proof = joinCodeProof(code, nonce)
    const why = await (hall?.send({ kind: 'enterTable', table: id, watch, proof }) ??
      Promise.resolve(refuse('notSent')))
    if (why === null) askedCode.value = null
    else if (CODES.includes(why.refused)) askedCode.value = { ...asked, why }
    else table.notice(why)
  }

  /** @returns whether this refusal asks for a code */
  function askForCode(id: string, watch: boolean, { refused, params }: Refusal): boolean {
    const nonce = params?.nonce
    if (refused !== 'codeNeeded' || typeof nonce !== 'string') return false
    askedCode.value = { table: id, watch, nonce, why: null }
    return true
  }

  /** Forgets this hall, so that another host can be joined. */
  function forget(): void {
    hall = null
    place.value = null
    view.value = null
    announcement.value = null
    askedCode.value = null
    drawChecked.value = null
    drawWitness = null
  }

  const forgetCode = (): void => {
    askedCode.value = null
  }

  return {
    place,
    view,
    clockOffset,
    announcement,
    askedCode,
    drawChecked,
    hasTexts,
    isShown,
    connect,
    send,
    enter,
    giveCode,
    forget,
    forgetCode,
  }
})
