/** People at a table who came from one address: several at one laptop or behind one router, but no crowd. */
import type { Person } from '../party/person'

export const MAX_PER_ADDRESS = 8

export const isCrowded = (people: readonly Pick<Person, 'address'>[], address: string): boolean =>
  people.filter(person => person.address === address).length >= MAX_PER_ADDRESS
