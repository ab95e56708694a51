/** The answer in the making: choices for the ask that is open, kept over updates, dropped with the ask. */
import { computed, inject, provide, ref, watch } from 'vue'
import { SEEN } from '../../src-shared/kernel/view'
import { CHOOSING, type Choosing } from '../boards/face'
import { compose, goesAtOnce, type Choice } from '../store/compose'
import { useTable } from '../store/table'

/**
 * @param weighty ways that are never sent by the click that chooses them
 * @param awaited whether anybody waits for the answer to a question of that key: only such a one is chosen for here
 */
export function provideAnswering(
  weighty: () => readonly string[] = () => [],
  awaited: (key: string) => boolean = () => true,
): Choosing {
  const table = useTable()
  const choices = ref<readonly Choice[]>([])
  const ask = computed(() => table.asks.find(one => one.key !== SEEN && awaited(one.key)) ?? null)
  const composed = computed(() => ask.value && compose(ask.value.pick, choices.value))
  const sent = computed(() => ask.value !== null && table.pending === ask.value.id)
  const question = computed(() => (sent.value ? null : (composed.value?.question ?? null)))

  // An ask that stays the same keeps its choices, whatever else changes on the table.
  watch(
    () => ask.value?.id,
    () => {
      choices.value = []
    },
  )

  function choose(choice: Choice): void {
    const open = ask.value,
      asked = question.value
    if (!open || !asked) return
    choices.value = [...choices.value, choice]
    if (goesAtOnce(open.pick, asked, choice, weighty())) confirm()
  }

  function back(): void {
    if (!sent.value) choices.value = choices.value.slice(0, -1)
  }

  function confirm(): void {
    const open = ask.value,
      answer = composed.value?.answer
    if (open && answer && !sent.value) void table.answer(open, answer.value)
  }

  const choosing: Choosing = {
    ask,
    composed,
    sent,
    choose,
    back,
    confirm,
    slots: computed(() => (question.value?.kind === 'slot' ? question.value.of : [])),
    seats: computed(() => (question.value?.kind === 'seat' ? question.value.of : [])),
    taken: computed(
      () =>
        composed.value?.made.filter(made => made.kind === 'slot' || made.kind === 'seat').map(made => made.value) ?? [],
    ),
  }
  provide(CHOOSING, choosing)
  return choosing
}

export function useChoosing(): Choosing {
  const choosing = inject(CHOOSING)
  if (!choosing) throw new Error('nothing is being chosen here')
  return choosing
}
