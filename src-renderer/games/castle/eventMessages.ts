/** Castle's events as sentences: texts from the game's locales, names from the party. */
import type { Seat } from '../../../src-shared/kernel'
import type { CastleEvent } from '../../../src-shared/games/castle/rules'
import type { Aside } from '../../../src-shared/games/castle/rules/state'
import type { SeenEvent } from '../../../src-shared/wire'
import type { MessageParams } from '../../i18nTypes'
import { listNames } from '../../names'
import { personalMessage, type PersonalMessage } from '../personalMessage'
import type { LogContext } from '../gameUi'
import { capital, objectName, objectNames, professionName, professionNames, societyName, WORDS } from './names'
import { asideOf, eventOf } from './selectors'

/** An event as a sentence, followed by the part that only this client received. */
export function eventMessage(seen: SeenEvent, context: LogContext): string | null {
  const event = eventOf(seen)
  const text = publicText(event, context)
  if (text === null) return null
  const aside = seen.own === undefined ? '' : privateText(event, asideOf(seen), context)
  return capital(aside === '' ? text : `${text} ${aside}`)
}

const about = ({ key, ...of }: PersonalMessage, context: LogContext): string =>
  personalMessage(
    { others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` },
    of,
    context,
  )

function publicText(event: CastleEvent, context: LogContext): string | null {
  const { t } = context
  const of = (seat: Seat, key: string, params?: MessageParams): string =>
    about({ seat, key, ...(params && { params }) }, context)
  const between = (seat: Seat, other: Seat, key: string, params?: MessageParams): string =>
    about({ seat, other, key, ...(params && { params }) }, context)

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
      return between(event.seat, event.giver, 'read', { object: objectName(event.card, t) })
    case 'decline':
      return of(event.seat, 'decline', { object: objectName(event.card, t) })
    case 'look':
      return between(event.seat, event.at, `look.${event.what}.${event.how}`)
    case 'professions':
      return between(event.seat, event.with, 'professions')
    case 'coat':
      return of(event.seat, `coat.${event.down ? 'down' : 'same'}`)
    case 'direction':
      return of(event.seat, `direction.${event.to}`)
    case 'passOn':
      return t(`${WORDS}.events.passOn.${event.to}`)
    case 'draw':
      return of(event.seat, `${event.left > 0 ? 'draw' : 'drawLast'}.${event.why}`, { n: event.left })
    case 'gift':
      return between(event.seat, event.to, 'gift')
    case 'profession':
      return of(event.seat, 'profession', { profession: professionName(event.profession, t) })
    case 'clairvoyant':
      return of(event.seat, 'clairvoyant', { n: event.deck })
    case 'arranged':
      return of(event.seat, 'arranged', { n: event.cards })
    case 'diplomat':
      return between(event.seat, event.to, `diplomat.${event.has ? 'has' : 'hasNot'}`, {
        object: objectName(event.object, t),
      })
    default:
      return duelText(event, context) ?? endText(event, context)
  }
}

function duelText(event: CastleEvent, context: LogContext): string | null {
  const { t, name } = context
  switch (event.kind) {
    case 'challenge':
      return about({ seat: event.attacker, other: event.defender, key: 'challenge' }, context)
    case 'pay':
      return about({ seat: event.seat, other: event.to, key: 'pay' }, context)
    case 'support': {
      const on = (side: string): string =>
        event.sides
          .filter(one => one.side === side)
          .map(one => name(one.seat))
          .join(', ') || t(`${WORDS}.duel.nobody`)
      return t(`${WORDS}.events.support`, { attackers: on('attacker'), defenders: on('defender') })
    }
    case 'hypnotise':
      return about({ seat: event.seat, other: event.target, key: 'hypnotise' }, context)
    case 'use':
      return about({ seat: event.used.seat, ...useOf(event.used, context) }, context)
    case 'alchemist':
      return about({ seat: event.seat, key: `alchemist.${event.winner}` }, context)
    case 'count':
      return t(`${WORDS}.events.count`, { attacker: event.attacker, defender: event.defender })
    case 'ring':
      return about({ seat: event.seat, key: 'ring' }, context)
    case 'won':
      return about({ seat: event.winner, other: event.loser, key: 'won' }, context)
    case 'drawn':
      return t(`${WORDS}.events.drawn`)
    case 'noResult':
      return about({ seat: event.seat, key: 'noResult' }, context)
    case 'take':
      return about({ seat: event.seat, other: event.from, key: `take.${event.back ? 'back' : 'plain'}` }, context)
    default:
      return null
  }
}

function useOf(
  used: Extract<CastleEvent, { kind: 'use' }>['used'],
  { t }: LogContext,
): { key: string; params: MessageParams } {
  switch (used.what) {
    case 'object':
      return { key: `use.object.${used.side}`, params: { object: objectName(used.object, t) } }
    case 'tokens':
      return { key: `use.tokens.${used.side}`, params: { n: used.count } }
    case 'profession':
      return {
        key: `use.${used.profession === 'duelist' ? 'duelist' : 'profession'}.${used.side}`,
        params: { profession: professionName(used.profession, t) },
      }
  }
}

function endText(event: CastleEvent, context: LogContext): string | null {
  const { t, name } = context
  switch (event.kind) {
    case 'declare': {
      const key = event.claim === 'own' && event.named.length === 0 ? 'ownNobody' : event.claim
      return about(
        { seat: event.seat, key: `declare.${key}`, params: { names: event.named.map(name).join(', ') } },
        context,
      )
    }
    case 'turnUp':
      return about(
        {
          seat: event.seat,
          key: `turnUp.${event.profession ? 'all' : 'named'}`,
          params: {
            society: societyName(event.society, t),
            objects: objectNames(event.objects, t),
            profession: event.profession ? professionName(event.profession, t) : '',
          },
        },
        context,
      )
    case 'removed':
      return t(`${WORDS}.events.removed`, { society: societyName(event.society, t) })
    case 'end':
      return t(`${WORDS}.events.end.${event.reason}`, {
        names: listNames(event.winners.map(name), t),
        society: event.society ? societyName(event.society, t) : '',
      })
    // A newer host may send events that this page does not know.
    default:
      return null
  }
}

/** The private part of an event as a sentence; empty when there is none. */
function privateText(event: CastleEvent, aside: Aside, { t, you }: LogContext): string {
  const text = (key: string, params: MessageParams): string => t(`${WORDS}.asides.${key}`, params)
  const object = aside.card ? objectName(aside.card, t) : null
  const gave = aside.gave ? objectName(aside.gave, t) : '',
    got = aside.got ? objectName(aside.got, t) : ''
  const lost = aside.lost ? professionName(aside.lost, t) : '',
    won = aside.won ? professionName(aside.won, t) : ''
  switch (event.kind) {
    case 'spy':
    case 'draw':
      return object === null ? '' : text(event.kind, { object })
    case 'offer':
    case 'gift':
    case 'pay':
      return object === null ? '' : text(`${event.kind}.${event.seat === you ? 'you' : 'toYou'}`, { object })
    case 'exchange':
    case 'passOn':
      return gave === '' ? '' : text(event.kind, { gave, got })
    case 'read':
      return aside.leftOver ? text('read', { professions: professionNames(aside.leftOver, t) }) : ''
    case 'look':
      if (aside.society) return text('look.society', { society: societyName(aside.society, t) })
      return aside.objects ? text('look.objects', { objects: objectNames(aside.objects, t) }) : ''
    case 'professions':
      return won === '' ? '' : text('professions', { lost, won })
    case 'coat':
      return won === '' ? '' : text(`coat.${lost === '' || lost === won ? 'same' : 'changed'}`, { lost, won })
    case 'clairvoyant':
      return aside.deck ? text('clairvoyant', { objects: objectNames(aside.deck, t) }) : ''
    case 'arranged':
      return aside.top ? text('arranged', { objects: aside.top.map(id => objectName(id, t)).join(', ') }) : ''
    case 'take':
      return gave === '' && got === ''
        ? ''
        : text(`take.${event.seat === you ? 'you' : 'toYou'}.${event.back ? 'back' : 'plain'}`, { gave, got })
    default:
      return ''
  }
}
