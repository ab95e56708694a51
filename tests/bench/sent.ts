/** What a recorded match sent to whom: a file with a line for each answer. */
import { readFileSync, writeFileSync } from 'node:fs'

/** What one answer brought about: who sent what, and what each guest got for it. */
export interface Sent {
  readonly who: number
  readonly text: string
  readonly frames: readonly string[]
}

/**
 * Keeps what was sent until the end: written at once it would burden the disk that is measured. As bytes, which no
 * collection looks through.
 */
export class Recording {
  private readonly lines: Buffer[] = []

  add(sent: Sent): void {
    this.lines.push(Buffer.from(`${JSON.stringify(sent)}\n`))
  }

  save(file: string): void {
    writeFileSync(file, Buffer.concat(this.lines))
  }
}

export const readSent = (file: string): readonly Sent[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Sent)
