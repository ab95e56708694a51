/**
 * What people are told of their party, written when it changes and not with every answer: an answer changes the match
 * alone. Whoever changes the party has everybody told of it, and so these texts are written anew (TableUpdates).
 */
import type { AccessView, PartyView } from '../../src-shared/wire'
import type { Party } from './party/party'
import { commonPartyView, ownPartyView } from './party/partyView'
import type { Person } from './party/person'
import { field, joined, written, type Written } from './written'

export interface PartyTextsContext {
  readonly party: Party
  readonly doorFor: (person: Person) => AccessView
  /** Whether a person's view of the door changes with time alone. */
  readonly doorChangesWithTime: (person: Person) => boolean
}

export class PartyTexts {
  private common: Written<ReturnType<typeof commonPartyView>> | null = null
  private readonly texts = new Map<Person, Written<{ readonly party: PartyView }>>()

  constructor(private readonly context: PartyTextsContext) {}

  /** The party may have changed. */
  forget(): void {
    this.common = null
    this.texts.clear()
  }

  /** The party's part of a person's update. */
  for(person: Person): Written<{ readonly party: PartyView }> {
    const known = this.texts.get(person)
    if (known) return known
    const { party, doorFor, doorChangesWithTime } = this.context
    this.common ??= written(commonPartyView(party))
    const own = written({ ...ownPartyView(party, person), door: doorFor(person) }),
      text = field('party', joined(this.common, own))
    if (!doorChangesWithTime(person)) this.texts.set(person, text)
    return text
  }
}
