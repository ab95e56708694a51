/**
 * The answers in the making, one for each question that stands open. A draft outlives its question: a freeze is asked
 * anew after each hint, and what somebody is typing must not be lost to what others do meanwhile.
 */
import { computed, ref, watch } from 'vue'
import { SEEN } from '../../../src-shared/kernel/view'
import type { Json, SeatAsk } from '../../../src-shared/kernel'
import { perTable } from '../../store/table'
import { openOf, stepsOf } from './reading'
import { answerOf, fill, placeFor, waysOf, type Field, type Filled, type Way } from './ways'

export interface Draft {
  /** The way that is open; null: none yet. */
  readonly way: string | null
  readonly filled: Filled
}

/** A question with what has been put down for it. */
export interface Form {
  /** Questions with one name share their draft. */
  readonly name: string
  readonly ask: SeatAsk
  readonly ways: readonly Way[]
  readonly way: Way | null
  readonly filled: Filled
  /** Kept in sight while it cannot be answered for a moment. */
  readonly held: boolean
}

const EMPTY: Draft = { way: null, filled: {} }

/** Of the same freeze: the chance to throw it in first, and the two seconds after somebody else did. */
const nameOf = (key: string): string => (key === 'freezeToo' ? 'freeze' : key)

/** These mean the tale of one turn; with it they are over. */
const OF_A_TURN: readonly string[] = ['tell', 'freeze', 'answer', 'blame', 'doubt', 'interrupt', 'silence']

/** Here a person begins to fill in at once; elsewhere the ways come first, and doing nothing is the first of them. */
const AT_ONCE: readonly string[] = ['tell', 'answer', 'question']

export const useDesk = perTable(table => {
  const drafts = ref<{ readonly [name: string]: Draft }>({})
  /** The speaker's question, while others have two seconds for their freezes: it will be back. */
  const held = ref<SeatAsk | null>(null)
  let sent: readonly { readonly name: string; readonly id: string }[] = []

  const turn = computed(() => table.match && `${table.match.id}/${openOf(table.match).turn?.number ?? 0}`)
  watch(turn, () => {
    drafts.value = Object.fromEntries(Object.entries(drafts.value).filter(([name]) => !OF_A_TURN.includes(name)))
    held.value = null
  })
  watch(
    () => table.match?.id,
    () => {
      drafts.value = {}
    },
  )
  watch(
    () => table.asks,
    asks => {
      // What was taken is done with; a refused answer stays on the desk.
      const done = sent.filter(({ id }) => !asks.some(ask => ask.id === id))
      sent = sent.filter(one => !done.includes(one))
      if (done.length > 0)
        drafts.value = Object.fromEntries(
          Object.entries(drafts.value).filter(([name]) => !done.some(one => one.name === name)),
        )
      const tell = asks.find(ask => ask.key === 'tell')
      const freezing = table.match !== null && stepsOf(table.match).at(-1) === 'freezeToo'
      if (tell) held.value = tell
      else if (!freezing || done.some(one => one.name === 'tell')) held.value = null
    },
    { immediate: true },
  )

  const forms = computed<readonly Form[]>(() => {
    const asks = table.asks.filter(ask => ask.key !== SEEN)
    const all = [
      ...asks.map(ask => ({ ask, held: false })),
      ...(held.value && !asks.some(ask => ask.key === 'tell') ? [{ ask: held.value, held: true }] : []),
    ]
    return all.map(({ ask, held: waits }) => {
      const name = nameOf(ask.key),
        ways = waysOf(ask.pick),
        { way, filled } = drafts.value[name] ?? EMPTY
      return {
        name,
        ask,
        ways,
        filled,
        held: waits,
        way: ways.find(one => one.way === (way ?? firstWay(ask, ways))) ?? null,
      }
    })
  })

  function firstWay(ask: SeatAsk, ways: readonly Way[]): string | null {
    return ways.length === 1 || AT_ONCE.includes(ask.key)
      ? (ways.find(way => way.fields.length > 0)?.way ?? ways[0]?.way ?? null)
      : null
  }

  function put(form: Form, draft: Partial<Draft>): void {
    drafts.value = { ...drafts.value, [form.name]: { way: form.way?.way ?? null, filled: form.filled, ...draft } }
  }

  const open = (form: Form, way: string | null): void => {
    put(form, { way })
  }
  const write = (form: Form, field: Field, value: Json): void => {
    put(form, { filled: fill(field, value, form.filled) })
  }

  /** Where a card or seat that is pointed at on the table belongs; null where it belongs nowhere just now. */
  function aim(value: string | number): { readonly form: Form; readonly way: string; readonly field: Field } | null {
    for (const form of forms.value) {
      const place = placeFor(form.ways, form.way?.way ?? null, value)
      if (place) return { form, ...place }
    }
    return null
  }
  function point(value: string | number): void {
    const at = aim(value)
    if (at) put(at.form, { way: at.way, filled: fill(at.field, value, at.form.filled) })
  }
  /** What is chosen on the table just now: cards and seats of the ways that are open. */
  const chosen = computed<readonly Json[]>(() =>
    forms.value.flatMap(
      ({ way, filled }) =>
        way?.fields.flatMap(field => {
          const value = filled[field.part]
          return field.pick.pick === 'text' || field.pick.pick === 'one' || value === undefined
            ? []
            : Array.isArray(value)
              ? (value as readonly Json[])
              : [value]
        }) ?? [],
    ),
  )

  /** Sends an answer by a way; what it still lacks is no answer. @returns whether there was anything to send */
  function send(form: Form, way: Way): boolean {
    const answer = form.held ? null : answerOf(form.ask.pick, way, form.filled)
    if (!answer || table.pending === form.ask.id) return false
    sent = [...sent, { name: form.name, id: form.ask.id }]
    void table.answer(form.ask, answer.value)
    return true
  }

  return { forms, chosen, open, write, aim, point, send }
})
