/** A person at a table, as the host knows them. */
import { avatarFor, type Avatar } from '../../../src-shared/wire'

export interface Person {
  /** Stays the same while the person is at this table, whichever device they use. */
  id: string
  token: string
  name: string
  here: boolean
  ready: boolean
  /** Ready before every match of this evening. */
  allEvening: boolean
  avatar: Avatar
  /** The character they have chosen last; it may be of another game. */
  character: string | null
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
  allEvening: false,
  avatar: avatarFor(id),
  character: null,
  sitIn: false,
  looksOn: screen,
  screen,
  address: null,
})
