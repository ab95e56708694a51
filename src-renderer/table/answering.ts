/** The answer being built: choices for the open ask, kept over updates, dropped with the ask. */
import { computed, inject, provide, ref, watch } from 'vue'
import { SEEN } from '../../src-shared/kernel/view'
import { CHOOSING, type AnswerChoices } from '../games/gameUi'
import { buildAnswer, sendsAtOnce, type Choice } from '../store/answerBuilder'
import { useTable } from '../store/table'

/**
 * @param confirmed branches that are never sent by the click that chooses them
 * @param awaited whether anybody waits for the answer to an ask of this key: only such asks are answered here
 */
export function provideAnswering(
  confirmed: () => readonly string[] = () => [],
  awaited: (key: string) => boolean = () => true,
): AnswerChoices {
  const table = useTable()
  const choices = ref<readonly Choice[]>([])
  const ask = computed(() => table.asks.find(one => one.key !== SEEN && awaited(one.key)) ?? null)
  const draft = computed(() => ask.value && buildAnswer(ask.value.pick, choices.value))
  const sent = computed(() => ask.value !== null && table.pending === ask.value.id)
  const question = computed(() => (sent.value ? null : (draft.value?.question ?? null)))

  // The same ask keeps its choices, whatever else changes on the table.
  watch(
    () => ask.value?.id,
    () => {
      choices.value = []
    },
  )

  function choose(choice: Choice): void {
    const open = ask.value,
      openQuestion = question.value
    if (!open || !openQuestion) return
    choices.value = [...choices.value, choice]
    if (sendsAtOnce(open.pick, openQuestion, choice, confirmed())) confirm()
  }

  function back(): void {
    if (!sent.value) choices.value = choices.value.slice(0, -1)
  }

  function confirm(): void {
    const open = ask.value,
      answer = draft.value?.answer
    if (open && answer && !sent.value) void table.answer(open, answer.value)
  }

  const choosing: AnswerChoices = {
    ask,
    draft,
    sent,
    choose,
    back,
    confirm,
    slots: computed(() => (question.value?.kind === 'slot' ? question.value.of : [])),
    seats: computed(() => (question.value?.kind === 'seat' ? question.value.of : [])),
    chosen: computed(
      () =>
        draft.value?.made.filter(made => made.kind === 'slot' || made.kind === 'seat').map(made => made.value) ?? [],
    ),
  }
  provide(CHOOSING, choosing)
  return choosing
}

export function useChoosing(): AnswerChoices {
  const choosing = inject(CHOOSING)
  if (!choosing) throw new Error('nothing is being chosen here')
  return choosing
}
