/** The teacher points: at each choice that the wanted answer still needs, and then at what sends it. */
import type { Json } from '../../src-shared/kernel'

/** All words and numbers of an answer, ways included, as choices are marked by them. */
export function wordsOf(answer: Json): ReadonlySet<string> {
  if (typeof answer === 'string' || typeof answer === 'number') return new Set([String(answer)])
  if (typeof answer !== 'object' || answer === null) return new Set()
  return new Set(Object.values(answer).flatMap(part => [...wordsOf(part as Json)]))
}

const CHOICES = '[data-choice], [data-listed], [data-slot], [data-option]'
const SENDS = '[data-test="confirm"], [data-test="sure"], [data-test="ask-set"]'

const isTaken = (box: HTMLElement): boolean => box.getAttribute('aria-pressed') === 'true' || box.classList.contains('on') || (box instanceof HTMLInputElement && box.checked)
  || box.closest('.taken') !== null
const isOpen = (box: HTMLElement): boolean => !(box instanceof HTMLButtonElement && box.disabled)
const choiceOf = ({ dataset }: HTMLElement): string | undefined => dataset.choice ?? dataset.listed

/**
 * Marks what is to be pressed next within a table, and nothing else (`data-wanted`).
 * @param wanted the answer that the lesson wants; undefined where any will do
 */
export function point(around: Element, wanted: Json | undefined): void {
  const words = wanted === undefined ? new Set<string>() : wordsOf(wanted)
  const boxes = [...around.querySelectorAll<HTMLElement>(CHOICES)]
  // Of two cards that are alike one is enough.
  const taken = new Set(boxes.filter(isTaken).map(box => choiceOf(box) ?? box.dataset.slot ?? box.dataset.option))
  const next = new Set<Element>(boxes.filter(box => {
    const choice = choiceOf(box)
    return choice !== undefined && words.has(choice) && !taken.has(choice) && isOpen(box)
  }))
  if (wanted !== undefined && next.size === 0) for (const box of around.querySelectorAll(SENDS)) next.add(box)
  for (const box of around.querySelectorAll('[data-wanted]')) if (!next.has(box)) box.removeAttribute('data-wanted')
  for (const box of next) box.setAttribute('data-wanted', '')
}
