/** Who runs a table: who comes first, the owner before anybody, and who follows when somebody goes. */
import { beforeEach, describe, expect, it } from 'vitest'
import { Office } from '../../../src-main/host/party/office'
import { newPerson, type Person } from '../../../src-main/host/party/person'

let people: Person[], office: Office
/** Whose present connection has proved the key. */
let proved: Person[]
let anna: Person, boris: Person, carla: Person, screen: Person
beforeEach(() => {
  ;[anna, boris, carla] = ['Anna', 'Boris', 'Carla'].map(name => newPerson(name, name, name)) as [
    Person,
    Person,
    Person,
  ]
  screen = newPerson('Screen', 'Screen', 'Screen', true)
  people = [anna, boris, carla, screen]
  proved = []
  office = new Office(
    () => people,
    () => proved,
  )
})
/** Somebody comes with the key. */
function arrivedWithKey(person: Person): void {
  proved.push(person)
  office.arrived(person)
}
/** Their connection ends, and with it what it has proved. */
function goes(person: Person): void {
  person.here = false
  proved = proved.filter(other => other !== person)
}
const names = () => [office.host?.name ?? null, office.owner?.name ?? null]

describe('somebody who comes', () => {
  it('runs the table if nobody does; a table screen never', () => {
    office.arrived(screen)
    expect(names()).toEqual([null, null])
    office.arrived(anna)
    office.arrived(boris)
    expect(names()).toEqual(['Anna', null])
  })

  it('as its owner takes the office, also from another, and again when they come back', () => {
    office.arrived(anna)
    arrivedWithKey(boris)
    expect(names()).toEqual(['Boris', 'Boris'])
    goes(boris)
    office.passOn()
    expect(names()).toEqual(['Anna', null])
    arrivedWithKey(boris)
    expect(names()).toEqual(['Boris', 'Boris'])
  })

  it('again without the key takes nothing: the rights of before ended with the connection', () => {
    arrivedWithKey(boris)
    goes(boris)
    office.passOn()
    boris.here = true
    office.arrived(boris)
    expect(names()).toEqual(['Anna', null])
    for (const why of [office.takeBack(boris), office.handOver(boris, carla)])
      expect(why).toEqual({ refused: 'ownerOnly' })
  })

  it('with the key is an owner beside another who has it: both have the rights, the latest is shown', () => {
    arrivedWithKey(anna)
    arrivedWithKey(boris)
    expect([names(), office.isOwner(anna), office.isOwner(carla)]).toEqual([['Boris', 'Boris'], true, false])
    expect(office.takeBack(anna)).toBeNull()
    goes(boris)
    expect(names()).toEqual(['Anna', 'Anna'])
  })

  it('decides for the host what the owner alone decides only where nobody ever proved to be the owner', () => {
    office.arrived(anna)
    expect([office.decides(anna), office.decides(boris)]).toEqual([true, false])
    arrivedWithKey(boris)
    expect([office.decides(anna), office.decides(boris)]).toEqual([false, true])
    goes(boris)
    office.passOn()
    expect([names()[0], office.decides(anna), office.decides(boris)]).toEqual(['Anna', false, false])
  })
})

describe('an owner who is awaited', () => {
  it('keeps the office free, until they come', () => {
    office.awaitOwner()
    office.arrived(anna)
    expect(names()).toEqual([null, null])
    arrivedWithKey(boris)
    expect(names()).toEqual(['Boris', 'Boris'])
    expect(office.stopAwaiting()).toBe(false)
  })

  it('is waited for no longer once the time is up: then who is here runs the table', () => {
    office.awaitOwner()
    office.arrived(anna)
    expect(office.stopAwaiting()).toBe(true)
    expect(names()).toEqual(['Anna', null])
    expect(office.stopAwaiting()).toBe(false)
    office.host = null
    office.arrived(boris)
    expect(names()).toEqual(['Boris', null])
  })

  it('is not awaited where somebody runs the table already', () => {
    office.arrived(anna)
    office.awaitOwner()
    office.host = null
    office.arrived(boris)
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
    arrivedWithKey(anna)
  })

  it('stays there when the owner comes back, until they take it', () => {
    expect(office.handOver(anna, boris)).toBeNull()
    arrivedWithKey(anna)
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
    goes(anna)
    office.passOn()
    expect([names(), office.handedOver]).toEqual([['Carla', null], true])
    people = [boris, anna]
    office.left(carla)
    expect(names()[0]).toBe('Boris')
    anna.here = true
    arrivedWithKey(anna)
    expect(names()).toEqual(['Boris', 'Anna'])
    expect(office.takeBack(anna)).toBeNull()
    expect([names(), office.handedOver]).toEqual([['Anna', 'Anna'], false])
  })

  it('is nobody’s gift any more once the owner has left for good', () => {
    office.handOver(anna, boris)
    people = [boris, carla]
    office.left(anna)
    goes(anna)
    expect([names(), office.handedOver]).toEqual([['Boris', null], false])
    people = [carla]
    office.left(boris)
    expect(names()).toEqual(['Carla', null])
  })
})

describe('who follows', () => {
  beforeEach(() => {
    office.arrived(anna)
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
})

describe('what is stored', () => {
  it('comes back: who ran the table, that it has an owner, and that it was handed over; not who the owner was', () => {
    arrivedWithKey(anna)
    office.handOver(anna, boris)
    expect(office.stored()).toEqual({ host: 'Boris', owned: true, handedOver: true })
    const again = new Office(
      () => people,
      () => [],
    )
    again.restore(office.stored())
    expect([again.host, again.owner, again.owned, again.handedOver]).toEqual([boris, null, true, true])
  })

  it('says nothing of an owner where there is none; a handing over to nobody is none', () => {
    office.arrived(anna)
    expect(office.stored()).toEqual({ host: 'Anna' })
    const again = new Office(
      () => people,
      () => proved,
    )
    again.restore({ host: 'gone', handedOver: true })
    expect([again.host, again.owned, again.handedOver]).toEqual([null, false, false])
  })
})
