/** Text output in a terminal. */
import type { TerminalKey } from '../../src-shared/locales/terminal'

export type Translate = (key: TerminalKey, params?: { readonly [name: string]: string | number }) => string

export const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}
export const printError = (line: string): void => {
  process.stderr.write(`${line}\n`)
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
