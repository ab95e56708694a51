/**
 * A table whose seats were given out, as in a tournament: who sits there, the game and its rules are settled, and its
 * match begins without anybody pressing a button. Whoever runs it may still pause it and let bots fill in.
 */
import { refuse, type Options, type Refusal } from '../../../src-shared/kernel'
import type { Avatar, ClientMessage, SettingValue } from '../../../src-shared/wire'
import type { Party } from './party'
import { newPerson, type Person } from './person'

/** Seconds of absence after which a bot fills in at such a table. */
const FILL_IN_AFTER = 60

/** Somebody who has been given a seat. They need not be here. */
export interface ArrangedPerson {
  readonly id: string
  readonly token: string
  readonly name: string
  readonly avatar: Avatar
}

export interface Arrangement {
  /** What has given out the seats: stored with the table. */
  readonly by: string
  readonly options: Options
  /** Seconds for an answer; 0: no clock. */
  readonly clock: SettingValue
  /** In seat order. */
  readonly seats: readonly ArrangedPerson[]
}

/** Commands that would change what is settled. */
const SETTLED: readonly ClientMessage['kind'][] = [
  ...(['sit', 'stand', 'wish', 'claim', 'game', 'options', 'deck', 'setting', 'nameTable', 'code'] as const),
  ...(['addBot', 'fillBots', 'removeSeat', 'moveSeat', 'kick', 'offer', 'grant', 'admit'] as const),
  ...(['start', 'lobby', 'rematch', 'cancelDeal'] as const),
]

/** Why a command is refused at a table whose seats were given out, or null. After its match people may leave. */
export function refuseAtArranged({ arranged, phase }: Party, { kind }: ClientMessage): Refusal | null {
  if (arranged === null) return null
  return SETTLED.includes(kind) || (kind === 'leave' && phase !== 'result') ? refuse('seatsGiven') : null
}

/** Gives out the seats of a new table. @returns the people who have one, or why not */
export function arrange(party: Party, { by, options, clock, seats }: Arrangement): readonly Person[] | Refusal {
  const why = party.setOptions(options) ?? party.set('clock', clock)
  if (why) return why
  party.set('doors', 'watch')
  party.set('sitInAfter', FILL_IN_AFTER)
  const people = seats.map(({ id, token, name, avatar }) => ({ ...newPerson(id, token, name), here: false, avatar }))
  for (const person of people) {
    party.people.push(person)
    party.seats.push({ who: 'person', person })
  }
  party.arranged = by
  return people
}

/** Seats people in this order, before the bots. @returns those of them who are new to the table: they are not here yet */
export function seatAgain(party: Party, seated: readonly ArrangedPerson[]): readonly Person[] {
  const newcomers: Person[] = []
  const people = seated.map(({ id, token, name, avatar }) => {
    const known = party.byToken(token)
    if (known) return known
    const person = { ...newPerson(id, token, name), here: false, avatar }
    newcomers.push(person)
    return person
  })
  party.people.push(...newcomers)
  const others = party.seats.filter(one => one.who === 'bot')
  const room = Math.max(0, party.game.seats.max - people.length)
  party.seats.splice(
    0,
    party.seats.length,
    ...people.map(person => ({ who: 'person', person }) as const),
    ...others.slice(0, room),
  )
  return newcomers
}
