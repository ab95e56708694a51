/** Castle's events as sentences: words come from the game's tables, names from the party. */
import type { Seat } from '../../../src-shared/kernel'
import type { CastleEvent } from '../../../src-shared/games/castle'
import type { Aside } from '../../../src-shared/games/castle/state'
import type { ToldEvent } from '../../../src-shared/wire'
import type { WordParams } from '../../i18n'
import { listNames } from '../../names'
import { aboutSeat, type About } from '../about'
import type { Storyteller } from '../face'
import { capital, objectName, objectNames, professionName, professionNames, societyName, WORDS } from './names'
import { asideOf, eventOf } from './reading'

/** An event as a sentence, with what this client alone was told behind it. */
export function sentence(told: ToldEvent, teller: Storyteller): string | null {
  const event = eventOf(told)
  const text = tell(event, teller)
  if (text === null) return null
  const aside = told.own === undefined ? '' : besides(event, asideOf(told), teller)
  return capital(aside === '' ? text : `${text} ${aside}`)
}

const about = ({ key, ...of }: About, teller: Storyteller): string =>
  aboutSeat(
    { others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` },
    of,
    teller,
  )

function tell(event: CastleEvent, teller: Storyteller): string | null {
  const { say } = teller
  const of = (seat: Seat, key: string, params?: WordParams): string =>
    about({ seat, key, ...(params && { params }) }, teller)
  const between = (seat: Seat, other: Seat, key: string, params?: WordParams): string =>
    about({ seat, other, key, ...(params && { params }) }, teller)

  switch (event.kind) {
    case 'deal':
      return of(event.first, 'deal')
    case 'turn':
      return of(event.seat, 'turn', { number: event.number })
    case 'spy':
      return between(event.seat, event.from, 'spy')
    case 'offer':
      return between(event.seat, event.to, 'offer')
    case 'refuse':
      return between(event.seat, event.to, `refuse.${event.token ? 'token' : 'none'}`)
    case 'exchange':
      return between(event.seat, event.with, 'exchange')
    case 'read':
      return between(event.seat, event.giver, 'read', { object: objectName(event.card, say) })
    case 'decline':
      return of(event.seat, 'decline', { object: objectName(event.card, say) })
    case 'look':
      return between(event.seat, event.at, `look.${event.what}.${event.how}`)
    case 'professions':
      return between(event.seat, event.with, 'professions')
    case 'coat':
      return of(event.seat, `coat.${event.down ? 'down' : 'same'}`)
    case 'direction':
      return of(event.seat, `direction.${event.to}`)
    case 'passOn':
      return say(`${WORDS}.events.passOn.${event.to}`)
    case 'draw':
      return of(event.seat, `${event.left > 0 ? 'draw' : 'drawLast'}.${event.why}`, { n: event.left })
    case 'gift':
      return between(event.seat, event.to, 'gift')
    case 'profession':
      return of(event.seat, 'profession', { profession: professionName(event.profession, say) })
    case 'clairvoyant':
      return of(event.seat, 'clairvoyant', { n: event.deck })
    case 'arranged':
      return of(event.seat, 'arranged', { n: event.cards })
    case 'diplomat':
      return between(event.seat, event.to, `diplomat.${event.has ? 'has' : 'hasNot'}`, {
        object: objectName(event.object, say),
      })
    default:
      return tellDuel(event, teller) ?? tellEnd(event, teller)
  }
}

function tellDuel(event: CastleEvent, teller: Storyteller): string | null {
  const { say, name } = teller
  switch (event.kind) {
    case 'challenge':
      return about({ seat: event.attacker, other: event.defender, key: 'challenge' }, teller)
    case 'pay':
      return about({ seat: event.seat, other: event.to, key: 'pay' }, teller)
    case 'support': {
      const on = (side: string): string =>
        event.sides
          .filter(one => one.side === side)
          .map(one => name(one.seat))
          .join(', ') || say(`${WORDS}.duel.nobody`)
      return say(`${WORDS}.events.support`, { attackers: on('attacker'), defenders: on('defender') })
    }
    case 'hypnotise':
      return about({ seat: event.seat, other: event.target, key: 'hypnotise' }, teller)
    case 'use':
      return about({ seat: event.used.seat, ...useOf(event.used, teller) }, teller)
    case 'alchemist':
      return about({ seat: event.seat, key: `alchemist.${event.winner}` }, teller)
    case 'count':
      return say(`${WORDS}.events.count`, { attacker: event.attacker, defender: event.defender })
    case 'ring':
      return about({ seat: event.seat, key: 'ring' }, teller)
    case 'won':
      return about({ seat: event.winner, other: event.loser, key: 'won' }, teller)
    case 'drawn':
      return say(`${WORDS}.events.drawn`)
    case 'noResult':
      return about({ seat: event.seat, key: 'noResult' }, teller)
    case 'take':
      return about({ seat: event.seat, other: event.from, key: `take.${event.back ? 'back' : 'plain'}` }, teller)
    default:
      return null
  }
}

function useOf(
  used: Extract<CastleEvent, { kind: 'use' }>['used'],
  { say }: Storyteller,
): { key: string; params: WordParams } {
  switch (used.what) {
    case 'object':
      return { key: `use.object.${used.side}`, params: { object: objectName(used.object, say) } }
    case 'tokens':
      return { key: `use.tokens.${used.side}`, params: { n: used.count } }
    case 'profession':
      return {
        key: `use.${used.profession === 'duelist' ? 'duelist' : 'profession'}.${used.side}`,
        params: { profession: professionName(used.profession, say) },
      }
  }
}

function tellEnd(event: CastleEvent, teller: Storyteller): string | null {
  const { say, name } = teller
  switch (event.kind) {
    case 'declare': {
      const key = event.claim === 'own' && event.named.length === 0 ? 'ownNobody' : event.claim
      return about(
        { seat: event.seat, key: `declare.${key}`, params: { names: event.named.map(name).join(', ') } },
        teller,
      )
    }
    case 'turnUp':
      return about(
        {
          seat: event.seat,
          key: `turnUp.${event.profession ? 'all' : 'named'}`,
          params: {
            society: societyName(event.society, say),
            objects: objectNames(event.objects, say),
            profession: event.profession ? professionName(event.profession, say) : '',
          },
        },
        teller,
      )
    case 'removed':
      return say(`${WORDS}.events.removed`, { society: societyName(event.society, say) })
    case 'end':
      return say(`${WORDS}.events.end.${event.reason}`, {
        names: listNames(event.winners.map(name), say),
        society: event.society ? societyName(event.society, say) : '',
      })
    // A newer host may tell what this page does not know.
    default:
      return null
  }
}

/** What this seat alone was told of an event; empty for nothing. */
function besides(event: CastleEvent, aside: Aside, { say, you }: Storyteller): string {
  const at = (key: string, params: WordParams): string => say(`${WORDS}.asides.${key}`, params)
  const object = aside.card ? objectName(aside.card, say) : null
  const gave = aside.gave ? objectName(aside.gave, say) : '',
    got = aside.got ? objectName(aside.got, say) : ''
  const lost = aside.lost ? professionName(aside.lost, say) : '',
    won = aside.won ? professionName(aside.won, say) : ''
  switch (event.kind) {
    case 'spy':
    case 'draw':
      return object === null ? '' : at(event.kind, { object })
    case 'offer':
    case 'gift':
    case 'pay':
      return object === null ? '' : at(`${event.kind}.${event.seat === you ? 'you' : 'toYou'}`, { object })
    case 'exchange':
    case 'passOn':
      return gave === '' ? '' : at(event.kind, { gave, got })
    case 'read':
      return aside.leftOver ? at('read', { professions: professionNames(aside.leftOver, say) }) : ''
    case 'look':
      if (aside.society) return at('look.society', { society: societyName(aside.society, say) })
      return aside.objects ? at('look.objects', { objects: objectNames(aside.objects, say) }) : ''
    case 'professions':
      return won === '' ? '' : at('professions', { lost, won })
    case 'coat':
      return won === '' ? '' : at(`coat.${lost === '' || lost === won ? 'same' : 'changed'}`, { lost, won })
    case 'clairvoyant':
      return aside.deck ? at('clairvoyant', { objects: objectNames(aside.deck, say) }) : ''
    case 'arranged':
      return aside.top ? at('arranged', { objects: aside.top.map(id => objectName(id, say)).join(', ') }) : ''
    case 'take':
      return gave === '' && got === ''
        ? ''
        : at(`take.${event.seat === you ? 'you' : 'toYou'}.${event.back ? 'back' : 'plain'}`, { gave, got })
    default:
      return ''
  }
}
