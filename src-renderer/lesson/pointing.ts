/** The teacher points: at each choice that the wanted answer still needs, and then at what sends it. */
import { same, type Answer } from '../../src-shared/kernel'

/** All words and numbers of an answer, ways included, as choices are marked by them. */
export function wordsOf(answer: Answer): ReadonlySet<string> {
  if (typeof answer === 'string' || typeof answer === 'number') return new Set([String(answer)])
  if (typeof answer !== 'object' || answer === null) return new Set()
  return new Set(Object.values(answer).flatMap(part => [...wordsOf(part as Answer)]))
}

const CHOICES = '[data-choice], [data-listed], [data-slot], [data-option]'
const SENDS = '[data-test="confirm"], [data-test="sure"], [data-test="ask-set"]'
const BACK = '[data-test="back"]'

const isTaken = (box: HTMLElement): boolean =>
  box.getAttribute('aria-pressed') === 'true' ||
  box.classList.contains('on') ||
  (box instanceof HTMLInputElement && box.checked) ||
  box.closest('.taken') !== null
const isOpen = (box: HTMLElement): boolean => !(box instanceof HTMLButtonElement && box.disabled)
const choiceOf = ({ dataset }: HTMLElement): string | undefined => dataset.choice ?? dataset.listed

/**
 * Marks what is to be pressed next within a table, and nothing else (`data-wanted`).
 * @param wanted the answer that the lesson wants; undefined where any will do
 * @param made the answer that has been put together by now, if it is whole
 */
export function point(around: Element, wanted: Answer | undefined, made: Answer | undefined): void {
  const words = wanted === undefined ? new Set<string>() : wordsOf(wanted)
  const boxes = [...around.querySelectorAll<HTMLElement>(CHOICES)]
  // Of two cards that are alike one is enough.
  const taken = new Set(boxes.filter(isTaken).map(box => choiceOf(box) ?? box.dataset.slot ?? box.dataset.option))
  const next = new Set<Element>(
    boxes.filter(box => {
      const choice = choiceOf(box)
      return choice !== undefined && words.has(choice) && !taken.has(choice) && isOpen(box)
    }),
  )
  if (wanted !== undefined && next.size === 0) {
    const sends = [...around.querySelectorAll(SENDS)],
      back = around.querySelector(BACK)
    // Whoever has chosen something else is shown the way back; words that are ticked are still to be set.
    const astray = made !== undefined ? !same(made, wanted) : sends.length === 0
    for (const box of astray && back ? [back] : sends) next.add(box)
  }
  for (const box of around.querySelectorAll('[data-wanted]')) if (!next.has(box)) box.removeAttribute('data-wanted')
  for (const box of next) box.setAttribute('data-wanted', '')
}
