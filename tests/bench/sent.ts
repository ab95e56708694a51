/** What a recorded match sent to whom: a file with a line for each answer. */
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'

/** What one answer brought about: who sent what, and what each guest got for it. */
export interface Sent {
  readonly who: number
  readonly text: string
  readonly frames: readonly string[]
}

/** Begins a recording, in place of an earlier one. */
export const beginRecording = (file: string): void => {
  writeFileSync(file, '')
}

/** Written at once: kept in memory, it would make the collections of the process that measures longer and longer. */
export const recordSent = (file: string, sent: Sent): void => {
  appendFileSync(file, `${JSON.stringify(sent)}\n`)
}

export const readSent = (file: string): readonly Sent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Sent)
