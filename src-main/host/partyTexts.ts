/**
 * What people are told of their party, written when it changes and not with every answer: an answer changes the match
 * alone. When the party changes, everybody is sent it, and these texts are written again (TableUpdates).
 */
import type { AccessView, PartyView } from '../../src-shared/wire'
import type { Party } from './party/party'
import { commonPartyView, ownPartyView } from './party/partyView'
import type { Person } from './party/person'

export interface PartyTextsContext {
  readonly party: Party
  readonly doorFor: (person: Person) => AccessView
  /** Whether a person's view of the door changes with time alone. */
  readonly doorChangesWithTime: (person: Person) => boolean
}

export class PartyTexts {
  private common: ReturnType<typeof commonPartyView> | null = null
  private readonly texts = new Map<Person, string>()

  constructor(private readonly context: PartyTextsContext) {}

  /** The party may have changed. */
  forget(): void {
    this.common = null
    this.texts.clear()
  }

  /** The party as a person sees it, as JSON. */
  for(person: Person): string {
    const known = this.texts.get(person)
    if (known !== undefined) return known
    const { party, doorFor, doorChangesWithTime } = this.context
    this.common ??= commonPartyView(party)
    const view: PartyView = { ...this.common, ...ownPartyView(party, person), door: doorFor(person) },
      text = JSON.stringify(view)
    if (!doorChangesWithTime(person)) this.texts.set(person, text)
    return text
  }
}
