/** Who agrees that somebody plays on at a seat: the owner's key, or more than half of the hands that were dealt. */
import { beforeEach, describe, expect, it } from 'vitest'
import { isAgreed, mayAgree } from '../../../src-main/host/party/consent'
import { newPerson, type Person } from '../../../src-main/host/party/person'
import { SeatKnowledge } from '../../../src-main/host/party/seatKnowledge'

const [anna, boris, carla, dario, eve] = ['Anna', 'Boris', 'Carla', 'Dario', 'Eve'].map(name =>
  newPerson(name, name, name),
) as [Person, Person, Person, Person, Person]

let known: SeatKnowledge, holders: Person[], host: Person | null
beforeEach(() => {
  known = new SeatKnowledge()
  holders = []
  host = anna
  for (const [seat, { token }] of [anna, boris, carla, dario].entries()) known.learn(token, seat)
})
const party = () => ({
  ...{ seatKnowledge: known, host },
  keys: { holds: (person: Person) => holders.includes(person), owners: () => [] },
})
const agreed = (...yes: Person[]): boolean => isAgreed(party(), { by: eve, yes })
const asked = (person: Person): boolean => mayAgree(party(), person, { by: eve })

describe('a claim is agreed to', () => {
  it('by people who were dealt more than half of the hands: half of them are too few', () => {
    expect([agreed(), agreed(anna), agreed(anna, carla), agreed(anna, carla, dario)]).toEqual([
      false,
      false,
      false,
      true,
    ])
  })

  it('by one who has the key, and by nobody about themselves', () => {
    holders = [boris]
    expect(agreed(boris)).toBe(true)
    holders = [eve]
    expect([agreed(eve), agreed(eve, anna)]).toEqual([false, false])
  })

  it('by nobody who was dealt nothing, however many they are', () => {
    expect(agreed(...Array.from({ length: 40 }, (_, n) => newPerson(`m${n}`, `m${n}`, 'M')))).toBe(false)
  })

  it('by each hand once, though several people have seen it', () => {
    for (const name of ['m1', 'm2', 'm3']) known.learn(name, 0)
    expect(agreed(anna, ...['m1', 'm2', 'm3'].map(name => newPerson(name, name, name)))).toBe(false)
  })

  it('at a table of two by the key alone', () => {
    known.reset([
      { token: 'Anna', seat: 0 },
      { token: 'Boris', seat: 1 },
    ])
    expect(agreed(anna)).toBe(false)
    holders = [anna]
    expect(agreed(anna)).toBe(true)
  })

  it('without those who left by themselves: their hand is nobody’s to guard', () => {
    known.leftByThemselves('Boris')
    expect([agreed(anna), agreed(anna, boris), agreed(anna, carla)]).toEqual([false, false, true])
    known.leftByThemselves('Carla')
    known.leftByThemselves('Dario')
    expect(agreed(anna)).toBe(true)
  })

  it('by whoever runs the table where no hand was dealt, but not about themselves', () => {
    known.reset([])
    expect([agreed(anna), isAgreed(party(), { by: anna, yes: [anna] })]).toEqual([true, false])
  })
})

describe('who is asked', () => {
  it('is who was dealt a hand, and who has the key; not who only watches, nor who asks', () => {
    const frida = newPerson('Frida', 'Frida', 'Frida')
    expect([anna, boris, eve, frida].map(asked)).toEqual([true, true, false, false])
    holders = [frida, eve]
    expect([frida, eve].map(asked)).toEqual([true, false])
  })

  it('is whoever runs the table where no hand was dealt, and nobody else', () => {
    host = newPerson('Frida', 'Frida', 'Frida')
    expect(asked(host)).toBe(false)
    known.reset([])
    expect([asked(host), asked(anna)]).toEqual([true, false])
  })

  it('is no screen, whatever it holds', () => {
    const screen = newPerson('s', 'Anna', 'Screen', true)
    expect(asked(screen)).toBe(false)
  })
})
