/** A passphrase: typed without being shown, or the first line of a file. */
import { readFileSync } from 'node:fs'
import type { ReadStream } from 'node:tty'

/** What a terminal sends for these keys in raw mode. */
const ENTER = ['\r', '\n'],
  ERASE = ['\u007f', '\b'],
  BREAK = '\u0003',
  END = '\u0004'

/** @returns the first line of a file. @throws when it cannot be read */
export const passphraseIn = (file: string): string =>
  readFileSync(file, 'utf8')
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)[0] ?? ''

/**
 * Asks for a passphrase; nothing of it is shown.
 * @param say prints the question, without a line end
 * @returns null when it was broken off (Ctrl+C)
 */
export function typePassphrase(
  input: ReadStream,
  say: (text: string) => void,
  question: string,
): Promise<string | null> {
  say(question)
  input.setRawMode(true)
  input.setEncoding('utf8')
  input.resume()
  return new Promise(done => {
    let typed: readonly string[] = []
    const end = (passphrase: string | null): void => {
      input.off('data', hear)
      input.setRawMode(false)
      input.pause()
      say('\n')
      done(passphrase)
    }
    // What is pasted comes in one piece.
    const hear = (text: string | Buffer): void => {
      for (const sign of String(text)) {
        if (sign === BREAK || sign === END) return end(null)
        if (ENTER.includes(sign)) return end(typed.join(''))
        typed = ERASE.includes(sign) ? typed.slice(0, -1) : [...typed, sign]
      }
    }
    input.on('data', hear)
  })
}
