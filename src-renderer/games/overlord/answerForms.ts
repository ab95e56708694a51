/**
 * The answers being built, one for each open ask. A draft outlives its ask: a freeze is asked again after each hint,
 * and typed text must not be lost to what others do meanwhile.
 */
import { computed, ref, watch } from 'vue'
import { SEEN } from '../../../src-shared/kernel/view'
import type { Json, SeatAsk } from '../../../src-shared/kernel'
import { perTable } from '../../store/table'
import { openOf, stepsOf } from './selectors'
import { answerOf, fill, placeFor, waysOf, type Field, type Filled, type Way } from './ways'

export interface Draft {
  /** The open branch, or null. */
  readonly way: string | null
  readonly filled: Filled
}

/** An ask with its draft. */
export interface Form {
  /** Asks with the same name share a draft. */
  readonly name: string
  readonly ask: SeatAsk
  readonly ways: readonly Way[]
  readonly way: Way | null
  readonly filled: Filled
  /** Still shown while it cannot be answered for a moment. */
  readonly held: boolean
}

const EMPTY: Draft = { way: null, filled: {} }

/**
 * Asks about the same thing: a freeze, played first or within two seconds of another player's; and what may be done by
 * somebody who has kept quiet.
 */
const SAME: { readonly [key: string]: string } = { freezeToo: 'freeze', freezeStill: 'freeze', ruleStill: 'rule' }
const nameOf = (key: string): string => SAME[key] ?? key

/** Asks about the tale of one turn: their drafts end with the turn. */
const OF_A_TURN: readonly string[] = ['tell', 'freeze', 'answer', 'blame', 'doubt', 'interrupt', 'silence']

/** Asks whose form opens at once; for others the branches come first, starting with passing. */
const AT_ONCE: readonly string[] = ['tell', 'answer', 'question']

export const useAnswerForms = perTable(table => {
  const drafts = ref<{ readonly [name: string]: Draft }>({})
  /** The speaker's ask, while others have two seconds for their freezes: it will return. */
  const heldAsk = ref<SeatAsk | null>(null)
  let sent: readonly { readonly name: string; readonly id: string }[] = []

  const turn = computed(() => table.match && `${table.match.id}/${openOf(table.match).turn?.number ?? 0}`)
  watch(turn, () => {
    drafts.value = Object.fromEntries(Object.entries(drafts.value).filter(([name]) => !OF_A_TURN.includes(name)))
    heldAsk.value = null
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
      // Drafts of accepted answers are dropped; a refused answer stays.
      const done = sent.filter(({ id }) => !asks.some(ask => ask.id === id))
      sent = sent.filter(one => !done.includes(one))
      if (done.length > 0)
        drafts.value = Object.fromEntries(
          Object.entries(drafts.value).filter(([name]) => !done.some(one => one.name === name)),
        )
      const tell = asks.find(ask => ask.key === 'tell')
      const freezing = table.match !== null && stepsOf(table.match).at(-1) === 'freezeToo'
      if (tell) heldAsk.value = tell
      else if (!freezing || done.some(one => one.name === 'tell')) heldAsk.value = null
    },
    { immediate: true },
  )

  const forms = computed<readonly Form[]>(() => {
    const asks = table.asks.filter(ask => ask.key !== SEEN)
    const all = [
      ...asks.map(ask => ({ ask, held: false })),
      ...(heldAsk.value && !asks.some(ask => ask.key === 'tell') ? [{ ask: heldAsk.value, held: true }] : []),
    ]
    return all.flatMap(({ ask, held: isHeld }) => {
      const name = nameOf(ask.key),
        ways = waysFor(ask),
        { way, filled } = drafts.value[name] ?? EMPTY
      return ways.length === 0
        ? []
        : [
            {
              name,
              ask,
              ways,
              filled,
              held: isHeld,
              way: ways.find(one => one.way === (way ?? firstWay(ask, ways))) ?? null,
            },
          ]
    })
  })

  /** Who keeps quiet need not say so again: what remains is the freeze, for those who have one. */
  const waysFor = ({ key, pick }: SeatAsk): readonly Way[] =>
    waysOf(pick).filter(({ way }) => !(key === 'freezeStill' && way === 'quiet'))

  function firstWay(ask: SeatAsk, ways: readonly Way[]): string | null {
    if (ask.key === 'freezeStill') return null
    return ways.length === 1 || AT_ONCE.includes(ask.key)
      ? (ways.find(way => way.fields.length > 0)?.way ?? ways[0]?.way ?? null)
      : null
  }

  function updateDraft(form: Form, draft: Partial<Draft>): void {
    drafts.value = { ...drafts.value, [form.name]: { way: form.way?.way ?? null, filled: form.filled, ...draft } }
  }

  const open = (form: Form, way: string | null): void => {
    updateDraft(form, { way })
  }
  const write = (form: Form, field: Field, value: Json): void => {
    updateDraft(form, { filled: fill(field, value, form.filled) })
  }

  /** Where a pointed card or seat belongs; null where it belongs nowhere at present. */
  function targetOf(
    value: string | number,
  ): { readonly form: Form; readonly way: string; readonly field: Field } | null {
    for (const form of forms.value) {
      const place = placeFor(form.ways, form.way?.way ?? null, value)
      if (place) return { form, ...place }
    }
    return null
  }
  function choose(value: string | number): void {
    const target = targetOf(value)
    if (target) updateDraft(target.form, { way: target.way, filled: fill(target.field, value, target.form.filled) })
  }
  /** The cards and seats chosen in the open branches. */
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

  /** Sends the answer of a branch, if it is complete. @returns whether it was sent */
  function send(form: Form, way: Way): boolean {
    const answer = form.held ? null : answerOf(form.ask.pick, way, form.filled)
    if (!answer || table.pending === form.ask.id) return false
    sent = [...sent, { name: form.name, id: form.ask.id }]
    void table.answer(form.ask, answer.value)
    return true
  }

  return { forms, chosen, open, write, targetOf, choose, send }
})
