/** A passphrase typed at a terminal: never shown, can be corrected and cancelled. */
import { PassThrough } from 'node:stream'
import type { ReadStream } from 'node:tty'
import { describe, expect, it } from 'vitest'
import { typeSecret } from '../../src-main/terminal/secrets'

/** A fake terminal: what was written to it, and whether it echoes what is typed. */
function terminal(): { readonly input: ReadStream & PassThrough; readonly said: string[]; readonly raw: boolean[] } {
  const raw: boolean[] = [],
    messages: string[] = []
  const input = Object.assign(new PassThrough(), {
    setRawMode(on: boolean) {
      raw.push(on)
    },
  }) as unknown as ReadStream & PassThrough
  return { input, said: messages, raw }
}

async function typed(
  ...pieces: readonly string[]
): Promise<{ readonly passphrase: string | null; readonly said: string; readonly raw: readonly boolean[] }> {
  const { input, said: messages, raw } = terminal()
  const asked = typeSecret(
    input,
    text => {
      messages.push(text)
    },
    'Passphrase: ',
  )
  for (const piece of pieces) input.write(piece)
  return { passphrase: await asked, said: messages.join(''), raw }
}

describe('a typed passphrase', () => {
  it('ends with Enter, and nothing of it is shown; afterwards the terminal is as it was', async () => {
    expect(await typed('blue ', 'tan', 'go\r')).toEqual({
      passphrase: 'blue tango',
      said: 'Passphrase: \n',
      raw: [true, false],
    })
  })

  it('may be pasted, with the line end of any system, and in any script', async () => {
    expect((await typed('синее танго 🃏\n')).passphrase).toBe('синее танго 🃏')
  })

  it('is deleted by characters, not bytes, and never beyond its beginning', async () => {
    expect((await typed('\u007f\bя🃏\u007fх\r')).passphrase).toBe('ях')
  })

  it.each([
    ['Ctrl+C', '\u0003'],
    ['Ctrl+D', '\u0004'],
  ])('is cancelled with %s: what was typed is forgotten', async (_, key) => {
    expect(await typed('blue tango', key)).toEqual({ passphrase: null, said: 'Passphrase: \n', raw: [true, false] })
  })

  it('may be empty: the caller reports that it is too short', async () => {
    expect((await typed('\r')).passphrase).toBe('')
  })

  it('leaves no listeners behind: the next question gets its own answer', async () => {
    const { input, said: messages } = terminal(),
      say = (text: string): void => {
        messages.push(text)
      }
    const first = typeSecret(input, say, '1 ')
    input.write('one\r')
    expect(await first).toBe('one')
    const second = typeSecret(input, say, '2 ')
    input.write('two\r')
    expect(await second).toBe('two')
    expect(input.listenerCount('data')).toBe(0)
  })
})
