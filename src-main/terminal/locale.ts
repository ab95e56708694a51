/**
 * Text output in a terminal: the only file that writes to it (the linter holds that). Names, records and errors come
 * from others, and a terminal obeys control characters, so every line is cleaned here.
 */
import type { TerminalKey } from '../../src-shared/locales/terminal'
import { plainJson, spacedText } from '../../src-shared/text/plainText'

export type Translate = (key: TerminalKey, params?: { readonly [name: string]: string | number }) => string

const toLines = (lines: readonly string[]): string => lines.map(line => `${spacedText(line)}\n`).join('')

/** Prints lines. A line break inside of one becomes a space. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(toLines(lines))
}
export const printError = (...lines: readonly string[]): void => {
  process.stderr.write(toLines(lines))
}

/** Prints a value as one line of JSON. */
export const printJson = (value: unknown): void => {
  process.stdout.write(`${plainJson(value)}\n`)
}

/** Prints a question without a line end, beside the output. */
export const printPrompt = (text: string): void => {
  process.stderr.write(text.split('\n').map(spacedText).join('\n'))
}

/** Prints text as it is, escape sequences included: only what this program has drawn itself. */
export const printDrawing = (drawing: string): void => {
  process.stdout.write(`${drawing}\n`)
}

export const urlOf = (address: string, port: number): string =>
  `http://${address.includes(':') ? `[${address}]` : address}:${port}/`

export const interrupted = (): Promise<void> =>
  new Promise(done => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        done()
      })
  })
