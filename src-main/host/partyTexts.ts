/**
 * What people are told of their party, written when it changes and not with every answer: an answer changes the match
 * alone. Whoever changes the party has everybody told of it, and so these texts are written anew (TableUpdates).
 */
import type { AccessView, PartyView } from '../../src-shared/wire'
import type { Party } from './party/party'
import { commonPartyView, ownPartyView } from './party/partyView'
import type { Person } from './party/person'
import { field, joined, written, type Written } from './written'

type OwnPart = Pick<PartyView, 'you' | 'door'>

export interface PartyTextsContext {
  readonly party: Party
  readonly doorFor: (person: Person) => AccessView
  /** Whether a person's view of the door changes with time alone. */
  readonly doorChangesWithTime: (person: Person) => boolean
}

export class PartyTexts {
  private common: Written<ReturnType<typeof commonPartyView>> | null = null
  private readonly own = new Map<Person, Written<OwnPart>>()

  constructor(private readonly context: PartyTextsContext) {}

  /** The party may have changed. */
  forget(): void {
    this.common = null
    this.own.clear()
  }

  /** The party's part of a person's update. */
  for(person: Person): Written<{ readonly party: PartyView }> {
    this.common ??= written(commonPartyView(this.context.party))
    return field('party', joined(this.common, this.ownFor(person)))
  }

  private ownFor(person: Person): Written<OwnPart> {
    const known = this.own.get(person)
    if (known) return known
    const { party, doorFor, doorChangesWithTime } = this.context
    const own = written({ ...ownPartyView(party, person), door: doorFor(person) })
    if (!doorChangesWithTime(person)) this.own.set(person, own)
    return own
  }
}
