/** What people say that concerns the party alone: names, seats, and what is to be played. */
import { refuse, type Refusal } from '../../src-shared/kernel'
import { PLAIN, type ClientMessage } from '../../src-shared/wire'
import { setCode } from './door'
import type { Party, Person } from './party'

type Said<K extends ClientMessage['kind']> = Extract<ClientMessage, { kind: K }>

/** What anybody may say for themselves. */
export type OwnWord = Said<'rename' | 'sit' | 'stand' | 'ready'>
/** What the host alone may say of the table. */
export type HostWord = Said<
  'game' | 'options' | 'deck' | 'clock' | 'addBot' | 'removeSeat' | 'moveSeat' | 'code' | 'freeTalk'
>

export function ownWord(party: Party, person: Person, message: OwnWord): Refusal | null {
  switch (message.kind) {
    case 'rename':
      return party.rename(person, message.name)
    case 'sit':
      return party.sit(person)
    case 'stand':
      return party.stand(person)
    case 'ready':
      return party.ready(person, message.ready)
  }
}

export function hostWord(party: Party, message: HostWord): Refusal | null {
  switch (message.kind) {
    case 'game':
      return party.choose(message.game)
    case 'options':
      return party.setOptions(message.options)
    case 'deck':
      return party.bringDeck(message.text)
    case 'clock':
      return setClock(party, message.seconds)
    case 'code':
      return setCode(party, message.code)
    case 'freeTalk':
      party.freeTalk = message.on
      return null
    case 'addBot':
      return party.addBot({ level: message.level ?? PLAIN.level, temper: message.temper ?? PLAIN.temper })
    case 'removeSeat':
      return party.removeSeat(message.seat)
    case 'moveSeat':
      return party.moveSeat(message.seat, message.to)
  }
}

function setClock(party: Party, seconds: number): Refusal | null {
  if (party.phase !== 'lobby') return refuse('notInLobby')
  party.clock = seconds
  return null
}
