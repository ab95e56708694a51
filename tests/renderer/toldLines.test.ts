/** The story in sentences: each line is told once, and anew when it would be told in other words. */
import { describe, expect, it } from 'vitest'
import type { Storyteller } from '../../src-renderer/boards/face'
import { tellOn } from '../../src-renderer/table/toldLines'

const teller = (name: string): Storyteller => ({ name: () => name }) as unknown as Storyteller
const story = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => ({
    n: from + i,
    told: { event: { kind: from + i === 3 ? 'hush' : 'turn', seat: 0 } },
  }))

function telling() {
  const asked: string[] = []
  const sentence = ({ event }: { readonly event: unknown }, { name }: Storyteller): string | null => {
    const { kind } = event as { kind: string }
    asked.push(kind)
    return kind === 'hush' ? null : `${name(0)}: ${kind}`
  }
  return { asked, sentence }
}

describe('the lines of the story', () => {
  it('are told once, however many come after them', () => {
    const { asked, sentence } = telling(),
      anna = teller('Anna')
    const first = tellOn(null, story(1, 3), sentence, anna),
      then = tellOn(first, story(1, 5), sentence, anna)
    expect(asked).toHaveLength(5)
    expect(then.worthTelling.map(({ n, text }) => [n, text])).toEqual([
      [1, 'Anna: turn'],
      [2, 'Anna: turn'],
      [4, 'Anna: turn'],
      [5, 'Anna: turn'],
    ])
    expect(then.worthTelling[0]).toBe(first.worthTelling[0])
  })

  it('are told anew by another teller, and those that are gone are forgotten', () => {
    const { asked, sentence } = telling()
    const first = tellOn(null, story(1, 3), sentence, teller('Anna')),
      then = tellOn(first, story(2, 4), sentence, teller('Anya'))
    expect(asked).toHaveLength(6)
    expect(then.worthTelling.map(({ n, text }) => [n, text])).toEqual([
      [2, 'Anya: turn'],
      [4, 'Anya: turn'],
    ])
  })

  it('are none where nothing has happened', () => {
    const { asked, sentence } = telling()
    expect(tellOn(null, [], sentence, teller('Anna')).worthTelling).toEqual([])
    expect(asked).toEqual([])
  })
})
