/** Who runs a table: who comes first, the owner before anybody, and who follows when somebody goes. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Office } from '../../../src-main/host/party/office'
import { newPerson, type Person } from '../../../src-main/host/party/person'

let people: Person[], office: Office
let anna: Person, boris: Person, carla: Person, screen: Person
beforeEach(() => {
  ;[anna, boris, carla] = ['Anna', 'Boris', 'Carla'].map(name => newPerson(name, name, name)) as [
    Person,
    Person,
    Person,
  ]
  screen = newPerson('Screen', 'Screen', 'Screen', true)
  people = [anna, boris, carla, screen]
  office = new Office(() => people)
})
const names = () => [office.host?.name ?? null, office.owner?.name ?? null]

describe('somebody who comes', () => {
  it('runs the table if nobody does; a table screen never', () => {
    office.arrived(screen, false)
    expect(names()).toEqual([null, null])
    office.arrived(anna, false)
    office.arrived(boris, false)
    expect(names()).toEqual(['Anna', null])
  })

  it('as its owner takes the office, also from another, and again when they come back', () => {
    office.arrived(anna, false)
    office.arrived(boris, true)
    expect(names()).toEqual(['Boris', 'Boris'])
    boris.here = false
    office.passOn()
    expect(names()).toEqual(['Anna', 'Boris'])
    office.arrived(boris, false)
    expect(names()).toEqual(['Boris', 'Boris'])
  })

  it('as a screen proves nothing, not even with the key', () => {
    office.arrived(screen, true)
    expect(names()).toEqual([null, null])
  })
})

describe('an owner who is awaited', () => {
  it('keeps the office free, until they come', () => {
    office.awaitOwner()
    office.arrived(anna, false)
    expect(names()).toEqual([null, null])
    office.arrived(boris, true)
    expect(names()).toEqual(['Boris', 'Boris'])
    expect(office.stopAwaiting()).toBe(false)
  })

  it('is waited for no longer once the time is up: then who is here runs the table', () => {
    office.awaitOwner()
    office.arrived(anna, false)
    expect(office.stopAwaiting()).toBe(true)
    expect(names()).toEqual(['Anna', null])
    expect(office.stopAwaiting()).toBe(false)
    office.host = null
    office.arrived(boris, false)
    expect(names()).toEqual(['Boris', null])
  })

  it('is not awaited where somebody runs the table already', () => {
    office.arrived(anna, false)
    office.awaitOwner()
    office.host = null
    office.arrived(boris, false)
    expect(names()).toEqual(['Boris', null])
  })

  it('leaves nobody in office where nobody is there', () => {
    people = []
    office.awaitOwner()
    expect(office.stopAwaiting()).toBe(false)
    expect(names()).toEqual([null, null])
  })
})

describe('an office that is handed over', () => {
  beforeEach(() => {
    office.arrived(anna, true)
  })

  it('stays there when the owner comes back, until they take it', () => {
    expect(office.handOver(anna, boris)).toBeNull()
    office.arrived(anna, true)
    expect(names()).toEqual(['Boris', 'Anna'])
    expect(office.takeBack(anna)).toBeNull()
    expect([names(), office.handedOver]).toEqual([['Anna', 'Anna'], false])
  })

  it('is given by its owner, while they have it, to somebody else who is here and no screen', () => {
    expect(office.handOver(boris, carla)).toEqual({ refused: 'ownerOnly' })
    expect(office.takeBack(boris)).toEqual({ refused: 'ownerOnly' })
    carla.here = false
    for (const to of [undefined, anna, screen, carla])
      expect(office.handOver(anna, to)).toEqual({ refused: 'personUnknown' })
    expect(office.handOver(anna, boris)).toBeNull()
    expect(office.handOver(anna, carla)).toEqual({ refused: 'notHost' })
    expect(names()).toEqual(['Boris', 'Anna'])
  })

  it('goes back to the owner, and not to the next in line, when whoever has it is away', () => {
    people = [carla, boris, anna]
    office.handOver(anna, boris)
    office.passOn()
    expect([names(), office.handedOver]).toEqual([['Anna', 'Anna'], false])
  })

  it('does not go to the owner while they are away: whoever is here runs the table until they come', () => {
    people = [carla, boris, anna]
    office.handOver(anna, boris)
    anna.here = false
    office.passOn()
    expect([names(), office.handedOver]).toEqual([['Carla', 'Anna'], true])
    people = [boris, anna]
    office.left(carla)
    expect(names()[0]).toBe('Boris')
    anna.here = true
    expect(office.takeBack(anna)).toBeNull()
    expect([names(), office.handedOver]).toEqual([['Anna', 'Anna'], false])
  })

  it('is nobody’s gift any more once the owner has left for good', () => {
    office.handOver(anna, boris)
    people = [boris, carla]
    office.left(anna)
    expect([names(), office.handedOver]).toEqual([['Boris', null], false])
    people = [carla]
    office.left(boris)
    expect(names()).toEqual(['Carla', null])
  })
})

describe('who follows', () => {
  beforeEach(() => {
    office.arrived(anna, false)
  })

  it('is the next who is here; where nobody is, the first person; never a screen', () => {
    boris.here = false
    office.passOn()
    expect(names()).toEqual(['Carla', null])
    for (const person of people) person.here = false
    screen.here = true
    office.passOn()
    expect(names()).toEqual(['Anna', null])
    people = [screen]
    office.left(anna)
    expect(names()).toEqual([null, null])
  })

  it('is nobody else when somebody leaves who does not run the table', () => {
    office.left(boris)
    expect(names()).toEqual(['Anna', null])
  })

  it('is who turns out to be them', () => {
    office.merge(anna, carla)
    expect(names()).toEqual(['Carla', null])
    office.merge(anna, boris)
    expect(names()).toEqual(['Carla', null])
  })
})

describe('what is stored', () => {
  it('comes back: who ran the table, who owns it, and that it was handed over', () => {
    office.arrived(anna, true)
    office.handOver(anna, boris)
    expect(office.stored()).toEqual({ host: 'Boris', owner: 'Anna', handedOver: true })
    const again = new Office(() => people)
    again.restore(office.stored())
    expect([again.host, again.owner, again.handedOver]).toEqual([boris, anna, true])
  })

  it('says nothing of an owner where there is none; a handing over without its owner is none', () => {
    office.arrived(anna, false)
    expect(office.stored()).toEqual({ host: 'Anna' })
    const again = new Office(() => people)
    again.restore({ host: 'gone', owner: 'gone', handedOver: true })
    expect([again.host, again.owner, again.handedOver]).toEqual([null, null, false])
  })
})
