/** Who may keep the tables of a host: nobody gathers more than one share of the key. */
import { describe, expect, it } from 'vitest'
import { Invitations } from '../../src-main/keep/invitations'

function office() {
  let n = 0
  const withdrawn: string[] = []
  const all = new Invitations(
    'by hand',
    () => `text ${++n}`,
    computer => {
      withdrawn.push(computer)
    },
  )
  return { all, withdrawn }
}

describe('an invitation', () => {
  it('by hand is good for any computer, and a guess for none', () => {
    const { all } = office()
    expect(['a', 'b'].map(one => all.accepts('by hand', one))).toEqual([true, true])
    for (const guess of ['', 'by', 'text 1']) expect(all.accepts(guess, 'a')).toBe(false)
  })

  it('of a person is good for one computer: the first that comes', () => {
    const { all } = office()
    const text = all.issue('anna', '10.0.0.1') ?? ''
    expect([all.accepts(text, 'a'), all.accepts(text, 'b'), all.accepts(text, 'a')]).toEqual([true, false, true])
    // Forty windows get the same one.
    for (let window = 0; window < 40; window++) expect(all.issue('anna', '10.0.0.1')).toBe(text)
  })

  it('is given once for each address, and for all that run on the host’s computer', () => {
    const { all } = office()
    expect(all.issue('anna', '10.0.0.1')).toBe('text 1')
    expect(all.issue('boris', '10.0.0.1')).toBeNull()
    expect(all.issue('boris', '10.0.0.2')).toBe('text 2')
    expect([all.issue('carla', ''), all.issue('dora', '')]).toEqual(['text 3', null])
  })

  it('ends with its person, and their computer is no keeper any more until they are asked again', () => {
    const { all, withdrawn } = office()
    const text = all.issue('anna', '10.0.0.1') ?? ''
    all.withdraw('anna')
    expect([all.accepts(text, 'a'), withdrawn]).toEqual([false, []])
    const next = all.issue('anna', '10.0.0.1') ?? ''
    expect(all.accepts(next, 'a')).toBe(true)
    all.withdraw('anna')
    expect([withdrawn, all.isShut('a'), all.accepts(next, 'a'), all.accepts('by hand', 'a')]).toEqual([
      ['a'],
      true,
      false,
      false,
    ])
    const back = all.issue('anna again', '10.0.0.1') ?? ''
    expect([all.accepts(back, 'a'), all.isShut('a')]).toEqual([true, false])
  })
})
