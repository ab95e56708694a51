/** The teacher points: at each choice that the wanted answer still needs, and then at what sends it. */
import type { Json } from '../../src-shared/kernel'

/** All words and numbers of an answer, ways included, as choices are marked by them. */
export function wordsOf(answer: Json): ReadonlySet<string> {
  if (typeof answer === 'string' || typeof answer === 'number') return new Set([String(answer)])
  if (typeof answer !== 'object' || answer === null) return new Set()
  return new Set(Object.values(answer).flatMap(part => [...wordsOf(part as Json)]))
}

const isTaken = (box: Element): boolean => box.getAttribute('aria-pressed') === 'true' || box.classList.contains('on') || box.classList.contains('taken')
const isOpen = (box: Element): boolean => !(box instanceof HTMLButtonElement && box.disabled)

/**
 * Marks what is to be pressed next within a table, and nothing else (`data-wanted`).
 * @param wanted the answer that the lesson wants; undefined where any will do
 */
export function point(around: Element, wanted: Json | undefined): void {
  const words = wanted === undefined ? null : wordsOf(wanted)
  let some = false
  for (const box of around.querySelectorAll<HTMLElement>('[data-choice], [data-listed], [data-wanted]')) {
    const is = words !== null && words.has(box.dataset.choice ?? box.dataset.listed ?? '') && !isTaken(box) && isOpen(box)
    box.toggleAttribute('data-wanted', is)
    some ||= is
  }
  for (const box of around.querySelectorAll('[data-test="confirm"], [data-test="sure"]')) box.toggleAttribute('data-wanted', words !== null && !some)
}
