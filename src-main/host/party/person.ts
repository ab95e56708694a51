/** A person at a table, as the host knows them. */

export interface Person {
  /** Stays the same while the person is at this table, whichever device they use. */
  id: string
  token: string
  name: string
  here: boolean
  ready: boolean
  /** Whether a bot plays for them while they are away. */
  sitIn: boolean
  /** Arrived while the table took no new players: may watch, and sit down when the host offers a seat. */
  looksOn: boolean
  /** A table screen: never has a seat and never is the host. */
  readonly screen: boolean
  /** The network address they came from last; null on the host's own machine, and after a restart. */
  address: string | null
}

/** A person who has just arrived. */
export const newPerson = (id: string, token: string, name: string, screen = false): Person => ({
  id,
  token,
  name,
  here: true,
  ready: false,
  sitIn: false,
  looksOn: screen,
  screen,
  address: null,
})
