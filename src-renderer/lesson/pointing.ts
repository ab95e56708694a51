/** Marks each choice that the wanted answer still needs, and then the button that sends it. */
import { isSameJson, type Answer } from '../../src-shared/kernel'

/** All words and numbers of an answer, branches included, as choices are marked by them. */
export function choicesIn(answer: Answer): ReadonlySet<string> {
  if (typeof answer === 'string' || typeof answer === 'number') return new Set([String(answer)])
  if (typeof answer !== 'object' || answer === null) return new Set()
  return new Set(Object.values(answer).flatMap(part => [...choicesIn(part as Answer)]))
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

const isInSight = (box: Element): boolean => {
  const { left, right, top, bottom } = box.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return hit !== null && (box.contains(hit) || hit.contains(box))
}

/** Scrolls to what is marked, unless some of it is in sight: a pupil cannot press what lies below an edge. */
export function showMarked(table: Element): void {
  const marked = [...table.querySelectorAll('[data-wanted]')]
  if (!marked.some(isInSight)) marked[0]?.scrollIntoView({ block: 'center' })
}

/**
 * Marks what to press next within a table, and nothing else (`data-wanted`).
 * @param wanted the answer that the lesson wants; undefined where any will do
 * @param made the answer that has been built so far, if it is complete
 */
export function pointAtNext(table: Element, wanted: Answer | undefined, made: Answer | undefined): void {
  const wantedChoices = wanted === undefined ? new Set<string>() : choicesIn(wanted)
  const boxes = [...table.querySelectorAll<HTMLElement>(CHOICES)]
  // Of two equal cards one is enough.
  const taken = new Set(boxes.filter(isTaken).map(box => choiceOf(box) ?? box.dataset.slot ?? box.dataset.option))
  const next = new Set<Element>(
    boxes.filter(box => {
      const choice = choiceOf(box)
      return choice !== undefined && wantedChoices.has(choice) && !taken.has(choice) && isOpen(box)
    }),
  )
  if (wanted !== undefined && next.size === 0) {
    const sends = [...table.querySelectorAll(SENDS)],
      back = table.querySelector(BACK)
    // After another choice the way back is marked; ticked words still need to be set.
    const otherChosen = made !== undefined ? !isSameJson(made, wanted) : sends.length === 0
    for (const box of otherChosen && back ? [back] : sends) next.add(box)
  }
  for (const box of table.querySelectorAll('[data-wanted]')) if (!next.has(box)) box.removeAttribute('data-wanted')
  for (const box of next) box.setAttribute('data-wanted', '')
}
