/** Reads a secret: typed without echo, or the first line of a file. Never an argument: every user of the machine sees those. */
import { readFileSync } from 'node:fs'
import type { ReadStream } from 'node:tty'

/** Characters that a terminal sends in raw mode. */
const ENTER = ['\r', '\n'],
  ERASE = ['\u007f', '\b'],
  BREAK = '\u0003',
  END = '\u0004'

/** What stands for the standard input in place of a file. */
export const STANDARD_INPUT = '-'

/** @returns the first line of a file, or of the standard input. @throws when it cannot be read */
export const secretIn = (file: string): string =>
  // Not `process.stdin`, which makes a pipe fail while nothing has come yet.
  readFileSync(file === STANDARD_INPUT ? 0 : file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)[0] ?? ''

/**
 * Asks for a secret without echo.
 * @param print prints the question, without a line end
 * @returns null when it was cancelled (Ctrl+C)
 */
export function typeSecret(input: ReadStream, print: (text: string) => void, question: string): Promise<string | null> {
  print(question)
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.resume()
  return new Promise(done => {
    let typed: readonly string[] = []
    const finish = (secret: string | null): void => {
      input.off('data', onData)
      input.setRawMode(false)
      input.pause()
      print('\n')
      done(secret)
    }
    // Pasted text arrives in one chunk.
    const onData = (text: string | Buffer): void => {
      for (const sign of String(text)) {
        if (sign === BREAK || sign === END) return finish(null)
        if (ENTER.includes(sign)) return finish(typed.join(''))
        typed = ERASE.includes(sign) ? typed.slice(0, -1) : [...typed, sign]
      }
    }
    input.on('data', onData)
  })
}
