/** Commands that concern only the party: names, seats, game and settings. */
import { refuse, type Refusal } from '../../../src-shared/kernel'
import { DEFAULT_PROFILE, type ClientMessage } from '../../../src-shared/wire'
import { setCode } from '../access/joinCode'
import { chooseCharacter } from './characters'
import type { Party } from './party'
import type { Person } from './person'

type Said<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** Commands that anybody may give. */
export type PersonCommand = Said<'rename' | 'avatar' | 'character' | 'sit' | 'stand' | 'ready' | 'vote'>
/** Commands that only the host may give. */
export type HostCommand = Said<
  'game' | 'options' | 'deck' | 'setting' | 'addBot' | 'fillBots' | 'removeSeat' | 'moveSeat' | 'code' | 'nameTable'
>

export function runPersonCommand(party: Party, person: Person, message: PersonCommand): Refusal | null {
  switch (message.kind) {
    case 'rename':
      return party.rename(person, message.name)
    case 'avatar':
      return party.setAvatar(person, message.avatar)
    case 'character':
      return chooseCharacter(party, person, message.character)
    case 'sit':
      return party.sit(person)
    case 'stand':
      return party.stand(person)
    case 'ready':
      return party.ready(person, message.ready, message.allEvening)
    case 'vote':
      return party.phase === 'result' ? party.votes.cast(person, message.game) : refuse('noMatch')
  }
}

export function runHostCommand(party: Party, message: HostCommand): Refusal | null {
  switch (message.kind) {
    case 'game':
      return party.choose(message.game)
    case 'options':
      return party.setOptions(message.options)
    case 'deck':
      return party.bringDeck(message.text)
    case 'setting':
      return party.set(message.key, message.value)
    case 'code':
      return setCode(party, message.code)
    case 'addBot':
      return party.addBot({
        level: message.level ?? DEFAULT_PROFILE.level,
        personality: message.personality ?? DEFAULT_PROFILE.personality,
      })
    case 'fillBots':
      return party.fillBots()
    case 'nameTable':
      return party.nameTable(message.name)
    case 'removeSeat':
      return party.removeSeat(message.seat)
    case 'moveSeat':
      return party.moveSeat(message.seat, message.to)
  }
}
