/** A client's part in the drawing of seats: its number, and the check of what was drawn with it. */
import { describe, expect, it } from 'vitest'
import { commitOf, HOST } from '../../../src-shared/fair/numbers'
import { drawKey, drawSeating, drawTermsHash, type Drawing, type DrawTerms } from '../../../src-shared/hall'
import type { Json } from '../../../src-shared/kernel'
import type { OutgoingHallMessage } from '../../../src-renderer/connection/connection'
import { DrawWitness } from '../../../src-renderer/hall/drawWitness'

const PEOPLE = ['anna', 'boris', 'carla', 'dmitri']
const TERMS: DrawTerms = {
  draw: 'seating',
  tournament: 'friday',
  round: 1,
  attempt: 1,
  request: {
    kind: 'round',
    limits: { min: 2, max: 4 },
    size: 2,
    people: PEOPLE.map(person => ({ person, place: 1, byes: 0, seated: 0 })),
    met: [],
  },
  contributors: PEOPLE.slice(0, 2),
  excluded: PEOPLE.slice(2),
}
const numberOf = (n: number): string => n.toString(16).padStart(2, '0').repeat(32)
const HOST_NUMBER = numberOf(99)
const hostCommit = (terms: DrawTerms): string => commitOf(HOST_NUMBER, drawTermsHash(terms), HOST)

function visit() {
  const sent: OutgoingHallMessage[] = []
  let n = 0
  const witness = new DrawWitness(
    message => {
      sent.push(message)
      return Promise.resolve(null)
    },
    () => new Uint8Array(32).fill(++n),
  )
  return { witness, sent }
}
const asked = (terms: DrawTerms = TERMS, commit = hostCommit(terms), draw = drawTermsHash(terms)) =>
  ({ kind: 'drawTerms', draw, terms: terms as unknown as Json, commit }) as const
const listed = (commits: readonly string[], terms = TERMS) =>
  ({
    kind: 'drawCommits',
    draw: drawTermsHash(terms),
    hands: commits.map((commit, seat) => ({ seat, commit })),
  }) as const

/** What an honest host would draw with these numbers. */
function drawnWith(numbers: readonly string[], terms = TERMS): Drawing {
  const hands = terms.contributors.map((person, seat) => ({
    seat,
    number: numbers[seat] ?? '',
    commit: commitOf(numbers[seat] ?? '', drawTermsHash(terms), person),
  }))
  const opened = { commit: hostCommit(terms), number: HOST_NUMBER, hands }
  const seating = drawSeating(terms.request, drawKey(terms, opened))
  if (!seating) throw new Error('nothing can be drawn')
  return { terms, ...opened, seating }
}
const ends = (drawing: Drawing) => ({ kind: 'drawn', drawing: JSON.parse(JSON.stringify(drawing)) as Json }) as const

describe('a number for the drawing of seats', () => {
  it('is committed to, opened to the list that has it, and used', () => {
    const { witness, sent } = visit()
    expect(witness.receive(asked(), 'anna')).toBeNull()
    const commit = commitOf(numberOf(1), drawTermsHash(TERMS), 'anna')
    expect(sent).toEqual([{ kind: 'drawCommit', draw: drawTermsHash(TERMS), commit }])
    expect(witness.receive(listed([commit, 'x']), 'anna')).toBeNull()
    expect(sent.at(-1)).toEqual({ kind: 'drawNumber', draw: drawTermsHash(TERMS), number: numberOf(1) })
    expect(witness.receive(ends(drawnWith([numberOf(1), numberOf(2)])), 'anna')).toBe(true)
  })

  it('is the same when it is asked for twice; another number of the host gets none', () => {
    const { witness, sent } = visit()
    witness.receive(asked(), 'anna')
    witness.receive(asked(), 'anna')
    expect(sent[1]).toEqual(sent[0])
    witness.receive(asked(TERMS, commitOf(numberOf(50), drawTermsHash(TERMS), HOST)), 'anna')
    expect(sent).toHaveLength(2)
  })

  it('is another one for another attempt', () => {
    const { witness, sent } = visit()
    witness.receive(asked(), 'anna')
    witness.receive(asked({ ...TERMS, attempt: 2 }), 'anna')
    expect(new Set(sent.map(message => ('commit' in message ? message.commit : '')))).toHaveProperty('size', 2)
  })

  it('is given for no terms that do not name this person, or are not what they are called', () => {
    const { witness, sent } = visit()
    witness.receive(asked(), 'carla')
    witness.receive(asked(TERMS, hostCommit(TERMS), drawTermsHash({ ...TERMS, round: 2 })), 'anna')
    witness.receive({ ...asked(), terms: { draw: 'seating' } }, 'anna')
    expect(sent).toEqual([])
  })

  it('is opened to no list without its commitment, and for no drawing that nobody asked it for', () => {
    const { witness, sent } = visit()
    witness.receive(asked(), 'anna')
    witness.receive(listed(['x', 'y']), 'anna')
    witness.receive(listed(['x'], { ...TERMS, round: 2 }), 'anna')
    expect(sent).toHaveLength(1)
  })
})

describe('a drawing', () => {
  const after = (drawing: Drawing, person = 'anna'): boolean | null => {
    const { witness } = visit()
    witness.receive(asked(), 'anna')
    return witness.receive(ends(drawing), person)
  }
  const honest = drawnWith([numberOf(1), numberOf(2)])

  it('is as it should be', () => {
    expect(after(honest)).toBe(true)
  })

  it.each<[string, Drawing | object]>([
    ['was made with another number than the own', drawnWith([numberOf(7), numberOf(2)])],
    ['is another than its numbers give', { ...honest, seating: { ...honest.seating, tables: [PEOPLE] } }],
    ["has another host's number", { ...honest, number: numberOf(98) }],
    ['is none', { terms: TERMS }],
  ])('is not as it should be where it %s', (_, drawing) => {
    expect(after(drawing as Drawing)).toBe(false)
  })

  it('for which this person was to give a number and did not is none; another client has nothing to say', () => {
    const { witness } = visit()
    expect(witness.receive(ends(honest), 'boris')).toBe(false)
    expect(witness.receive(ends(honest), 'carla')).toBeNull()
  })
})
