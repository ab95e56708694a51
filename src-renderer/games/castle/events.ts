/** Castle's events: how each is told, how long it is seen, what is heard of it and what moves. */
import type { Seat } from '../../../src-shared/kernel'
import type { Aside, CastleEvent } from '../../../src-shared/games/castle/rules/state'
import type { MessageParams } from '../../i18nTypes'
import { atCard, atSeat, atSpot, fly, glow, MIDDLE, type Motion } from '../../motion/motions'
import { STAYS } from '../../motion/moments'
import { listNames } from '../../names'
import { eventParts, type Sentence } from '../eventRows'
import type { LogContext } from '../gameUi'
import { usedCard } from './duel'
import { objectName, objectNames, professionName, professionNames, societyName, WORDS } from './names'

type Of<K extends CastleEvent['kind']> = Extract<CastleEvent, { kind: K }>

const aside = (key: string, params: MessageParams, { t }: LogContext): string => t(`${WORDS}.asides.${key}`, params)

/** A card that goes from one hand to another: only its two seats know it. */
const passed = ({ card }: Aside, context: LogContext, { kind, seat }: Of<'offer' | 'gift' | 'pay'>): string =>
  card
    ? aside(`${kind}.${seat === context.you ? 'you' : 'toYou'}`, { object: objectName(card, context.t) }, context)
    : ''
const drawn = ({ card }: Aside, context: LogContext, { kind }: Of<'spy' | 'draw'>): string =>
  card ? aside(kind, { object: objectName(card, context.t) }, context) : ''
const objectPair = ({ gave, got }: Aside, { t }: LogContext): MessageParams => ({
  gave: gave ? objectName(gave, t) : '',
  got: got ? objectName(got, t) : '',
})
const professionPair = ({ lost, won }: Aside, { t }: LogContext): MessageParams => ({
  lost: lost ? professionName(lost, t) : '',
  won: won ? professionName(won, t) : '',
})
const swapped = (own: Aside, context: LogContext, { kind }: Of<'exchange' | 'passOn'>): string =>
  own.gave ? aside(kind, objectPair(own, context), context) : ''

const cardTo = ({ seat, to }: Of<'offer' | 'gift' | 'pay' | 'refuse'>): Motion[] => [
  fly('card', atSeat(seat), atSeat(to)),
]
const cardsCross = ({ seat, with: other }: Of<'exchange' | 'professions'>): Motion[] => [
  fly('card', atSeat(seat), atSeat(other)),
  fly('card', atSeat(other), atSeat(seat)),
]
const eye = (from: Seat, to: Seat): Motion[] => [fly('eye', atSeat(from), atSeat(to))]
const gold = ({ seat }: { readonly seat: Seat }): Motion[] => glow('gold', seat)

function useText({ used }: Of<'use'>, { t }: LogContext): Sentence {
  const { seat, side } = used
  if (used.what === 'tokens') return { seat, key: `use.tokens.${side}`, params: { n: used.count } }
  if (used.what === 'object') return { seat, key: `use.object.${side}`, params: { object: objectName(used.object, t) } }
  const who = used.profession === 'duelist' ? 'duelist' : 'profession'
  return { seat, key: `use.${who}.${side}`, params: { profession: professionName(used.profession, t) } }
}

function supportText({ sides }: Of<'support'>, { t, name }: LogContext): string {
  const on = (side: string): string =>
    sides
      .filter(one => one.side === side)
      .map(one => name(one.seat))
      .join(', ') || t(`${WORDS}.duel.nobody`)
  return t(`${WORDS}.events.support`, { attackers: on('attacker'), defenders: on('defender') })
}

/**
 * `STAYS`: the board shows it until something else happens. The last scene waits for a press: it turns up card after
 * card, and says who has won. What decides an exchange or a duel is seen by itself.
 */
export const castleEvents = eventParts<CastleEvent, Aside, LogContext>(
  key => ({ others: `${WORDS}.events.${key}`, you: `${WORDS}.eventsYou.${key}`, toYou: `${WORDS}.eventsToYou.${key}` }),
  {
    deal: {
      message: ({ first }) => ({ seat: first }),
      seenFor: STAYS,
      sound: 'deal',
      motions: () => [{ move: 'deal' }],
    },
    turn: { message: ({ seat, number }) => ({ seat, params: { number } }), seenFor: STAYS },
    spy: {
      message: ({ seat, from }) => ({ seat, other: from }),
      aside: drawn,
      seenFor: 1300,
      motions: ({ seat, from }) => eye(seat, from),
    },
    offer: {
      message: ({ seat, to }) => ({ seat, other: to }),
      aside: passed,
      seenFor: STAYS,
      sound: 'slide',
      motions: cardTo,
    },
    refuse: {
      message: ({ seat, to, token }) => ({ seat, other: to, key: `refuse.${token ? 'token' : 'none'}` }),
      seenFor: 1600,
      scene: true,
      motions: event => [...cardTo(event), ...(event.token ? [fly('token', atSpot('stack'), atSeat(event.to))] : [])],
    },
    exchange: {
      message: ({ seat, with: other }) => ({ seat, other }),
      aside: swapped,
      seenFor: 1800,
      scene: true,
      sound: 'slide',
      motions: cardsCross,
    },
    read: {
      message: ({ seat, giver, card }, { t }) => ({ seat, other: giver, params: { object: objectName(card, t) } }),
      aside: ({ leftOver }, context) =>
        leftOver ? aside('read', { professions: professionNames(leftOver, context.t) }, context) : '',
      seenFor: 1600,
      motions: gold,
    },
    decline: { message: ({ seat, card }, { t }) => ({ seat, params: { object: objectName(card, t) } }), seenFor: 1300 },
    look: {
      message: ({ seat, at, what, how }) => ({ seat, other: at, key: `look.${what}.${how}` }),
      aside({ society, objects }, context) {
        if (society) return aside('look.society', { society: societyName(society, context.t) }, context)
        return objects ? aside('look.objects', { objects: objectNames(objects, context.t) }, context) : ''
      },
      seenFor: 1400,
      motions: ({ seat, at }) => eye(seat, at),
    },
    professions: {
      message: ({ seat, with: other }) => ({ seat, other }),
      aside: (own, context) => (own.won ? aside('professions', professionPair(own, context), context) : ''),
      seenFor: 1600,
      motions: cardsCross,
    },
    coat: {
      message: ({ seat, down }) => ({ seat, key: `coat.${down ? 'down' : 'same'}` }),
      aside(own, context) {
        const same = !own.lost || own.lost === own.won
        return own.won ? aside(`coat.${same ? 'same' : 'changed'}`, professionPair(own, context), context) : ''
      },
      seenFor: 1400,
      sound: 'card',
      motions: gold,
    },
    direction: { message: ({ seat, to }) => ({ seat, key: `direction.${to}` }), seenFor: STAYS },
    passOn: {
      message: ({ to }, { t }) => t(`${WORDS}.events.passOn.${to}`),
      aside: swapped,
      seenFor: 1500,
      motions: ({ to }) => [{ move: 'around', by: to === 'left' ? 1 : -1 }],
    },
    draw: {
      message: ({ seat, left, why }) => ({
        seat,
        key: `${left > 0 ? 'draw' : 'drawLast'}.${why}`,
        params: { n: left },
      }),
      aside: drawn,
      seenFor: 1300,
      sound: 'card',
      motions: ({ seat }) => [fly('card', atSpot('deck'), atSeat(seat))],
    },
    gift: {
      message: ({ seat, to }) => ({ seat, other: to }),
      aside: passed,
      seenFor: 1400,
      sound: 'slide',
      motions: cardTo,
    },
    profession: {
      message: ({ seat, profession }, { t }) => ({ seat, params: { profession: professionName(profession, t) } }),
      seenFor: 1700,
      sound: 'reveal',
      motions: gold,
      cards: ({ profession }) => [atCard(profession)],
    },
    clairvoyant: {
      message: ({ seat, deck }) => ({ seat, params: { n: deck } }),
      aside: ({ deck }, context) =>
        deck ? aside('clairvoyant', { objects: objectNames(deck, context.t) }, context) : '',
      seenFor: 1400,
      motions: ({ seat }) => [fly('eye', atSeat(seat), atSpot('deck'))],
    },
    arranged: {
      message: ({ seat, cards }) => ({ seat, params: { n: cards } }),
      aside: ({ top }, context) =>
        top ? aside('arranged', { objects: top.map(id => objectName(id, context.t)).join(', ') }, context) : '',
      seenFor: 1400,
      motions: ({ seat, cards }) => [fly('card', atSeat(seat), atSpot('deck'), { count: cards })],
    },
    diplomat: {
      message: ({ seat, to, has, object }, { t }) => ({
        seat,
        other: to,
        key: `diplomat.${has ? 'has' : 'hasNot'}`,
        params: { object: objectName(object, t) },
      }),
      seenFor: 1800,
      motions: ({ seat, to }) => eye(seat, to),
    },
    challenge: {
      message: ({ attacker, defender }) => ({ seat: attacker, other: defender }),
      seenFor: 1600,
      sound: 'knock',
      motions: ({ attacker, defender }) => [fly('sword', atSeat(attacker), atSeat(defender))],
    },
    pay: { message: ({ seat, to }) => ({ seat, other: to }), aside: passed, seenFor: 1400, motions: cardTo },
    support: {
      message: supportText,
      seenFor: 2000,
      sound: 'steel',
      motions: ({ sides }) =>
        sides.flatMap(({ seat, side }) =>
          side === 'attacker' || side === 'defender'
            ? [fly(side === 'attacker' ? 'sword' : 'shield', atSeat(seat), MIDDLE)]
            : [],
        ),
    },
    hypnotise: {
      message: ({ seat, target }) => ({ seat, other: target }),
      seenFor: 1600,
      motions: ({ seat, target }) => eye(seat, target),
    },
    use: {
      message: useText,
      seenFor: 1700,
      motions: ({ used }) => glow('gold', used.seat),
      cards({ used }) {
        const card = usedCard(used)
        return card === undefined ? [] : [atCard(card)]
      },
    },
    alchemist: { message: ({ seat, winner }) => ({ seat, key: `alchemist.${winner}` }), seenFor: 1600, motions: gold },
    count: {
      message: ({ attacker, defender }, { t }) => t(`${WORDS}.events.count`, { attacker, defender }),
      seenFor: STAYS,
    },
    ring: { message: ({ seat }) => ({ seat }), seenFor: 1600, motions: gold },
    won: {
      message: ({ winner, loser }) => ({ seat: winner, other: loser }),
      seenFor: 2600,
      scene: true,
      sound: 'steel',
      motions: ({ winner, loser }) => [...glow('gold', winner), ...glow('rose', loser)],
    },
    drawn: { message: (_, { t }) => t(`${WORDS}.events.drawn`), seenFor: 2400, scene: true },
    noResult: {
      message: ({ seat }) => ({ seat }),
      seenFor: 2400,
      scene: true,
      motions: ({ seat }) => glow('dark', seat),
    },
    take: {
      message: ({ seat, from, back }) => ({ seat, other: from, key: `take.${back ? 'back' : 'plain'}` }),
      aside(own, context, { seat, back }) {
        if (!own.gave && !own.got) return ''
        const key = `take.${seat === context.you ? 'you' : 'toYou'}.${back ? 'back' : 'plain'}`
        return aside(key, objectPair(own, context), context)
      },
      seenFor: 1500,
      motions: ({ seat, from }) => [fly('card', atSeat(from), atSeat(seat))],
    },
    declare: {
      message: ({ seat, claim, named }, { name }) => ({
        seat,
        key: `declare.${claim === 'own' && named.length === 0 ? 'ownNobody' : claim}`,
        params: { names: named.map(name).join(', ') },
      }),
      seenFor: STAYS,
      sound: 'knock',
      motions: ({ seat, named }) => glow('dark', seat, ...named),
    },
    turnUp: {
      message: ({ seat, society, objects, profession }, { t }) => ({
        seat,
        key: `turnUp.${profession ? 'all' : 'named'}`,
        params: {
          society: societyName(society, t),
          objects: objectNames(objects, t),
          profession: profession ? professionName(profession, t) : '',
        },
      }),
      seenFor: STAYS,
      sound: 'reveal',
      motions: gold,
    },
    removed: {
      message: ({ society }, { t }) => t(`${WORDS}.events.removed`, { society: societyName(society, t) }),
      seenFor: STAYS,
    },
    end: {
      message: ({ reason, winners, society }, { t, name }) =>
        t(`${WORDS}.events.end.${reason}`, {
          names: listNames(winners.map(name), t),
          society: society ? societyName(society, t) : '',
        }),
      seenFor: STAYS,
      sound: 'end',
      motions: ({ winners }) => glow('gold', ...winners),
    },
  },
  context => context,
)
