/** Why the Castle bot answers so: a reason in words wherever it weighs something, and the right one. */
import { describe, expect, it } from 'vitest'
import { makeBot } from '../../../kit/makeBot'
import { castleBot } from '../../../../src-shared/games/castle/bot'
import { percent } from '../../../../src-shared/games/castle/bot/reasonTemplates'
import {
  castle,
  type ObjectId,
  type Profession,
  type Side,
  type Society,
} from '../../../../src-shared/games/castle/rules'
import { castleMessages } from '../../../../src-shared/games/castle/locales/messages'
import { castleCoachTexts } from '../../../../src-shared/games/castle/locales/coach'
import { pick, type Answer, type Options, type Seat } from '../../../../src-shared/kernel'
import type { Literal } from '../rules/table'
import { proveReasons } from '../../../kit/reasoned'
import { sober, Sitting } from './literal'

const TABLES: readonly { readonly seats: number; readonly options: Options }[] = [
  { seats: 3, options: { pearlAtThree: false } },
  { seats: 4, options: {} },
  { seats: 4, options: { edition: 'italian' } },
  { seats: 4, options: { smuggling: true, divination: true } },
  { seats: 5, options: {} },
  { seats: 6, options: { divination: true, memo: false } },
  { seats: 8, options: {} },
]

proveReasons({
  game: castle,
  coach: castleCoachTexts,
  words: castleMessages,
  tables: TABLES,
  silent: {
    turn: 0.05,
    endTurn: 0.05,
    diplomat: 0,
    offered: 0.05,
    smuggle: 0.6,
    useBag: 0,
    usePass: 0,
    useMonocle: 0,
    useTome: 0.1,
    useCoat: 0.1,
    useSextant: 0.1,
    passOn: 0.1,
    gift: 0.1,
    priestPayment: 0.1,
    clairvoyantTop: 0,
    clairvoyantSecond: 0,
    priest: 0.1,
    support: 0.05,
    hypnotist: 0.1,
    react: 0.1,
    ring: 0,
    doctor: 0.1,
    spoils: 0.1,
    take: 0.05,
  },
  rare: ['spyIdle', 'offerToken', 'offerSpare', 'toAlly', 'declareRival', 'demandBlind', 'acceptDeny'],
  unasked: ['whichBag'],
})

const thing = (object: ObjectId): string => `objects.${object}.name`
const job = (profession: Profession): string => `professions.${profession}.name`
const exchange = (card: ObjectId, to: Seat = 1) => ({ branch: 'exchange', answer: { card, to } })
const accept = (card: ObjectId) => ({ branch: 'accept', answer: card })
const REFUSE = { branch: 'refuse', answer: true },
  PASS = { branch: 'pass', answer: true }

/** Seat 0 of the Order has seen of which society seat 1 is; it is its turn again. */
const knowing = (society: Society, hand: readonly ObjectId[] = ['key']) =>
  sober({
    seats: 4,
    hands: { 0: ['monocle', ...hand], 1: ['dagger'] },
    societies: { 0: 'order', 1: society },
    professions: { 0: 'thug', 1: 'duelist', 2: 'bodyguard', 3: 'grandmaster' },
  })
    .after(at => at.offer(0, 1, 'monocle').accept(1, 'dagger').answer(0, 'use').quiet())
    .after(at => {
      for (const seat of [1, 2, 3]) at.spy(seat, 0).quiet()
    })

describe('a chance', () => {
  it('is told as a hundred in a hundred only where it is certain, but for a hair', () => {
    expect(percent(1 / 3)).toEqual({ chance: 33 })
    expect(percent(0.999)).toEqual({ chance: 99 })
    expect(percent(1 - 1e-12)).toEqual({ chance: 100 })
  })
})

describe('a reason to spy', () => {
  it('is how much is unknown; nothing, once all was seen', () => {
    const sits = sober({ seats: 4, hands: { 0: ['key'], 1: ['tome'] }, professions: { 0: 'thug' } })
    expect(sits.why({ branch: 'spy', answer: 1 })).toEqual({ why: 'spy', seat: 1, n: 1 })
    expect(sits.after(at => at.spy(0, 1).quiet()).whyOf('turn', { branch: 'spy', answer: 1 })).toEqual({
      why: 'spyIdle',
    })
  })
})

describe('a reason to offer', () => {
  const sits = () =>
    sober({
      seats: 4,
      hands: { 0: ['key', 'bagKey', 'pass', 'monocle', 'whip', 'pearl'], 1: ['coat'] },
      societies: { 0: 'order' },
      professions: { 0: 'thug' },
    })

  it('is what the card does, or whom it troubles no more', () => {
    expect(sits().why(exchange('bagKey'))).toEqual({ why: 'offerDraw' })
    expect(sits().why(exchange('monocle'))).toEqual({ why: 'offerMonocle', seat: 1, what: thing('monocle') })
    expect(sits().why(exchange('pass'))).toEqual({ why: 'offerPass', seat: 1, what: thing('pass') })
    expect(sits().why(exchange('pearl'))).toEqual({ why: 'offerPearl', what: thing('pearl') })
  })

  it('is that the card can be spared, a token from who refuses, or what may come back', () => {
    expect(sits().why(exchange('whip'))).toEqual({ why: 'offerSpare', what: thing('whip') })
    const refused = sits().after(at => at.offer(0, 1, 'whip').refuse(1).quiet())
    expect(refused.whyOf('turn', exchange('whip'))).toEqual({ why: 'offerToken', seat: 1 })
    const seen = sober({
      seats: 4,
      hands: { 0: ['whip'], 1: ['key'] },
      societies: { 0: 'order' },
      professions: { 0: 'thug' },
    }).after(at => at.spy(0, 1).quiet())
    expect(seen.whyOf('turn', exchange('whip'))).toEqual({ why: 'offerHoping', seat: 1, what: thing('key') })
  })

  it('is none for an own relic to a stranger or a rival; an ally may have it', () => {
    expect(sits().why(exchange('key'))).toBeNull()
    expect(knowing('brotherhood').why(exchange('key'))).toBeNull()
    expect(knowing('order').why(exchange('key'))).toEqual({ why: 'toAlly', seat: 1, what: thing('key') })
  })
})

describe('a reason to challenge', () => {
  const seen = (object: ObjectId) =>
    sober({ seats: 4, hands: { 0: ['whip'], 1: [object] }, societies: { 0: 'order' }, professions: { 0: 'priest' } })
      .after(at => at.spy(0, 1).quiet())
      .whyOf('turn', { branch: 'duel', answer: 1 })

  it('is what was seen, if that is worth more than to see the society', () => {
    expect(seen('key')).toEqual({ why: 'duelFor', seat: 1, what: thing('key'), chance: expect.any(Number) as number })
    expect(seen('ring')).toEqual({ why: 'duelSociety', seat: 1, chance: expect.any(Number) as number })
    expect(knowing('order', ['key']).why({ branch: 'duel', answer: 1 })).toMatchObject({
      why: 'duelFor',
      what: thing('monocle'),
    })
  })
})

describe('a reason to declare', () => {
  const own = (...named: readonly string[]) => ({ branch: 'declareOwn', answer: named })

  it('is what one holds, how sure one is of others, and the Seal', () => {
    const sits = (...hand: readonly ObjectId[]) =>
      sober({ seats: 4, hands: { 0: hand, 1: ['key'] }, societies: { 0: 'order' }, options: { divination: true } })
    expect(sober({ seats: 4, hands: { 0: ['key', 'key', 'key'] }, societies: { 0: 'order' } }).why(own())).toEqual({
      why: 'declareHeld',
    })
    expect(sits('key', 'key').why(own('1'))).toEqual({ why: 'declareOwn', chance: 0 })
    const spied = sits('key', 'key').after(at => at.spy(0, 1).quiet())
    expect(spied.whyOf('turn', own('1'))).toEqual({ why: 'declareOwn', chance: 33 })
    expect(spied.whyOf('turn', { branch: 'declareRival', answer: ['1'] })).toEqual({ why: 'declareRival', chance: 0 })
    expect(sits('key', 'goblet', 'goblet', 'signet').why({ branch: 'declareAlone', answer: true })).toEqual({
      why: 'declareAlone',
    })
  })
})

describe('a reason of Diplomat and Clairvoyant', () => {
  const DIPLOMAT = { branch: 'diplomat', answer: true }

  it('is what was seen, and a Bag that draws; without them there is none', () => {
    const sits = sober({
      seats: 4,
      hands: { 0: ['whip'], 1: ['key'], 2: ['coat'] },
      societies: { 0: 'order' },
      professions: { 0: 'diplomat' },
    })
    expect(sits.why(DIPLOMAT)).toBeNull()
    const seen = sits.after(at => at.spy(0, 1))
    expect(seen.whyOf('turn', DIPLOMAT)).toEqual({ why: 'diplomat', seat: 1, what: thing('key') })
    expect(seen.why('diplomat')).toEqual({ why: 'diplomat', seat: 1, what: thing('key') })
    expect(seen.why('end')).toEqual({ why: 'keepOnce', what: job('diplomat') })
    const demand = (to: Seat, object: ObjectId) =>
      seen.whyOf('diplomat', { branch: 'object', answer: { to, object, give: 'whip' } })
    expect(demand(1, 'key')).toEqual({ why: 'demandKnown', seat: 1, what: thing('key'), chance: 100 })
    expect(demand(2, 'key')).toEqual({ why: 'demandBlind', seat: 2 })
    expect(seen.whyOf('endTurn', 'end', {}, pick.one(['end']))).toBeNull()
  })

  it('is the Bag that shall draw what is wanted', () => {
    const sits = (hand: ObjectId) =>
      sober({ seats: 4, hands: { 0: [hand] }, societies: { 0: 'order' }, professions: { 0: 'clairvoyant' } })
    expect(sits('bagKey').why({ branch: 'clairvoyant', answer: true })).toEqual({ why: 'clairvoyant' })
    expect(sits('whip').why({ branch: 'clairvoyant', answer: true })).toBeNull()
    expect(sits('whip').whyOf('clairvoyantTop', 'key')).toEqual({ why: 'topRelic', what: thing('key') })
    expect(sits('whip').whyOf('clairvoyantSecond', 'goblet')).toEqual({ why: 'topBest', what: thing('goblet') })
  })
})

describe('a reason to take an offer or to refuse it', () => {
  const offer = (card: ObjectId, hand: readonly ObjectId[], more: Partial<Literal> = {}) =>
    sober({ seats: 4, hands: { 0: hand, 1: [card, 'tome'] }, societies: { 0: 'order' }, turn: 1, ...more }).after(at =>
      at.offer(1, 0, card),
    )

  it("is a relic, a rival's relic late, a better card, an effect, a token", () => {
    expect(offer('key', ['coat']).why(accept('coat'))).toEqual({ why: 'acceptRelic', what: thing('key') })
    expect(offer('goblet', ['coat'], { deck: ['whip'] }).why(accept('coat'))).toEqual({
      why: 'acceptDeny',
      what: thing('goblet'),
    })
    expect(offer('goblet', ['coat']).why(accept('coat'))).not.toMatchObject({ why: 'acceptDeny' })
    expect(offer('whip', ['coat']).why(accept('coat'))).toEqual({ why: 'acceptBetter', what: thing('whip') })
    expect(offer('whip', ['bagKey']).why(accept('bagKey'))).toEqual({ why: 'acceptEffect', what: thing('bagKey') })
    expect(offer('sextant', ['coat']).why(accept('coat'))).toEqual({ why: 'acceptToken', seat: 1 })
    expect(offer('sextant', ['coat'], { stack: 0 }).why(accept('coat'))).toBeNull()
  })

  it('is a friend', () => {
    const friends = knowing('order').after(at => at.spy(0, 2).quiet().offer(1, 0, 'monocle'))
    expect(friends.why(accept('dagger'))).toEqual({ why: 'acceptAlly', seat: 1, chance: 100 })
  })

  it('is that there is no choice', () => {
    expect(offer('pearl', ['key', 'whip']).why(accept('whip'))).toEqual({ why: 'acceptMust', what: thing('pearl') })
    expect(offer('bagGoblet', ['bagKey']).why(REFUSE)).toEqual({ why: 'refuseMust' })
  })

  it("to refuse is a stranger's gain, or what would have to be given", () => {
    expect(offer('monocle', ['coat']).why(REFUSE)).toEqual({ why: 'refuseEffect', seat: 1, what: thing('monocle') })
    expect(offer('whip', ['key']).why(REFUSE)).toEqual({ why: 'refuseDear', what: thing('whip') })
    expect(offer('key', ['coat']).why(REFUSE)).toBeNull()
  })
})

describe('a reason of an effect', () => {
  const sits = (more: Partial<Literal> = {}) =>
    sober({ seats: 4, hands: { 0: ['key', 'whip'] }, societies: { 0: 'order' }, professions: { 0: 'priest' }, ...more })

  it('is what it shows or brings', () => {
    expect(sits().whyOf('useBag', 'use')).toEqual({ why: 'useDraw' })
    expect(sits().whyOf('usePass', 'use', { with: 2 })).toEqual({ why: 'usePass', seat: 2 })
    expect(sits().whyOf('useMonocle', 'use', { with: 2 })).toEqual({ why: 'useMonocle', seat: 2 })
    for (const key of ['useBag', 'usePass', 'useMonocle']) expect(sits().whyOf(key, 'decline', { with: 2 })).toBeNull()
  })

  it('is a smuggled card that does something', () => {
    expect(sits().whyOf('smuggle', 'use', { gave: 'coat' })).toEqual({ why: 'smuggleUse', what: thing('coat') })
    expect(sits().whyOf('smuggle', 'use', { gave: 'whip' })).toBeNull()
    expect(sits().whyOf('smuggle', 'keep', { gave: 'coat' })).toBeNull()
  })

  it('is a profession that is spent, or is not', () => {
    expect(sits({ up: [0] }).whyOf('useTome', 'use')).toEqual({ why: 'tomeSpent' })
    expect(sits().whyOf('useTome', 'decline')).toEqual({ why: 'tomeKeep' })
    expect(sits().whyOf('useTome', 'use')).toBeNull()
    const coat = (takes: Profession, ...left: readonly Profession[]) =>
      sits().whyOf(
        'useCoat',
        { branch: 'take', answer: takes },
        {},
        pick.branch({ decline: pick.ok(), take: pick.one([takes, ...left]) }),
      )
    expect(coat('thug')).toEqual({ why: 'coatAgain', what: job('thug') })
    expect(coat('doctor', 'alchemist')).toEqual({ why: 'coatOnce', what: job('doctor') })
    expect(coat('doctor', 'thug')).toBeNull()
  })

  it('is what one would be rid of', () => {
    expect(sits({ hands: { 0: ['key', 'pearl'] } }).whyOf('useSextant', 'left')).toEqual({
      why: 'sextantMove',
      what: thing('pearl'),
    })
    expect(sits().whyOf('useSextant', 'decline')).toEqual({ why: 'sextantKeep' })
    expect(sits().whyOf('useSextant', 'left')).toBeNull()
  })

  it('is what is missed least, or is with an ally; the only card needs none', () => {
    const give = (card: ObjectId) => sits().whyOf('passOn', card, { to: 1 }, pick.card(['key', 'whip']))
    expect(give('whip')).toEqual({ why: 'giveLeast', what: thing('whip') })
    expect(give('key')).toBeNull()
    expect(sits().whyOf('whichBag', 'bagKey', { by: 1 }, pick.card(['bagKey']))).toBeNull()
    expect(sits().whyOf('whichBag', 'bagGoblet', { by: 1 }, pick.card(['bagKey', 'bagGoblet']))).toEqual({
      why: 'giveLeast',
      what: thing('bagGoblet'),
    })
    expect(sits({ hands: { 0: ['key', 'pearl'] } }).whyOf('gift', { card: 'pearl', to: 1 })).toEqual({
      why: 'givePearl',
      what: thing('pearl'),
    })
    expect(knowing('order').whyOf('gift', { card: 'key', to: 1 })).toEqual({
      why: 'toAlly',
      seat: 1,
      what: thing('key'),
    })
  })
})

describe('a reason in a duel', () => {
  const between = (attacker: Seat, defender: Seat, more = {}) => ({ attacker, defender, ...more })

  it('to support is who is an ally, who is a rival, or that nobody can tell', () => {
    const support = (sits: Sitting, side: Side) => sits.whyOf('support', side, between(1, 2))
    expect(support(knowing('order'), 'attacker')).toEqual({ why: 'supportAlly', seat: 1, chance: 100 })
    expect(support(knowing('brotherhood'), 'defender')).toEqual({ why: 'supportRival', seat: 1, chance: 100 })
    expect(support(knowing('order'), 'defender')).toBeNull()
    expect(support(sober({ seats: 4, societies: { 0: 'order' } }), 'attacker')).toEqual({ why: 'supportEven' })
  })

  it('of a liar is to mislead', () => {
    const liar = new Sitting(
      { seats: 4, hands: { 0: ['monocle'], 1: ['dagger'] }, societies: { 0: 'order', 1: 'order' } },
      0,
      castleBot({ seat: 0, random: { nextInt: () => 0 }, profile: { level: 'normal', personality: 'liar' } }),
    ).after(at => at.offer(0, 1, 'monocle').accept(1, 'dagger').answer(0, 'use').quiet())
    expect(liar.whyOf('support', 'defender', between(1, 2))).toEqual({ why: 'supportMislead' })
    expect(liar.whyOf('support', 'attacker', between(1, 2))).toEqual({ why: 'supportAlly', seat: 1, chance: 100 })
  })

  it('to react is the score: turned, ahead, not worth it; and all the same to a stranger', () => {
    const of = (answer: Answer, attacker: number, params = between(0, 1)) =>
      sober({ seats: 4, societies: { 0: 'order' } }).whyOf(
        'react',
        answer,
        { ...params, side: 'attacker', score: { attacker, defender: 2 } },
        pick.branch({ pass: pick.ok(), object: pick.card(['dagger']) }),
      )
    expect(of(PASS, 3)).toEqual({ why: 'reactAhead' })
    expect(of(PASS, 2)).toEqual({ why: 'reactDear' })
    expect(of(PASS, 1, between(2, 3))).toEqual({ why: 'reactIndifferent' })
    expect(of({ branch: 'object', answer: 'dagger' }, 2)).toEqual({ why: 'reactObject', what: thing('dagger') })
    expect(of({ branch: 'tokens', answer: { count: 2, side: 'attacker' } }, 1)).toEqual({ why: 'reactTokens', n: 2 })
    expect(of({ branch: 'tokens', answer: { count: 2, side: 'defender' } }, 1)).toBeNull()
    expect(of({ branch: 'profession', answer: 'thug' }, 2)).toEqual({ why: 'reactAgain', what: job('thug') })
    expect(of({ branch: 'profession', answer: 'duelist' }, 2)).toEqual({ why: 'reactOnce', what: job('duelist') })
    expect(
      sober({ seats: 4 }).whyOf(
        'react',
        PASS,
        { ...between(0, 1), score: { attacker: 1, defender: 2 } },
        pick.branch({ pass: pick.ok() }),
      ),
    ).toBeNull()
  })

  it('of the Alchemist is an ally who shall win', () => {
    const decides = (winner: Side) =>
      knowing('order').whyOf(
        'react',
        { branch: 'alchemist', answer: winner },
        { ...between(1, 2), score: { attacker: 1, defender: 2 } },
      )
    expect(decides('attacker')).toEqual({ why: 'reactAlchemist', seat: 1, chance: 100 })
    expect(decides('defender')).toBeNull()
  })

  it('of the Priest is a rival or oneself; an ally may fight', () => {
    const both = pick.one(['pass', 'use'])
    const of = (sits: Sitting, answer: Answer, defender = 2, asked = both) =>
      sits.whyOf('priest', answer, between(1, defender), asked)
    expect(of(knowing('brotherhood'), 'use')).toEqual({ why: 'priestRival', seat: 1, chance: 100 })
    expect(of(knowing('order'), 'pass')).toEqual({ why: 'priestLet', seat: 1, chance: 100 })
    expect(of(knowing('order'), 'use', 0)).toEqual({ why: 'priestSelf' })
    expect(of(knowing('order'), 'use')).toBeNull()
    expect(of(knowing('brotherhood'), 'pass')).toBeNull()
    expect(of(knowing('order'), 'pass', 2, pick.one(['pass']))).toBeNull()
  })

  it('of the Doctor is the wrong end; a welcome one stays, and the Doctor is kept for better', () => {
    const of = (answer: Answer, result: string) =>
      sober({ seats: 4 }).whyOf('doctor', answer, between(0, 1, { result }), pick.one(['pass', 'use']))
    expect(of('use', 'defender')).toEqual({ why: 'doctorUndo' })
    expect(of('pass', 'attacker')).toEqual({ why: 'doctorWelcome' })
    expect(of('pass', 'draw')).toEqual({ why: 'keepOnce', what: job('doctor') })
    expect(of('use', 'attacker')).toBeNull()
  })

  it('of the Hypnotist is who stands against one, and of the Ring a tie', () => {
    const sits = sober({ seats: 4, professions: { 0: 'hypnotist' } }).after(at =>
      at.challenge(0, 1).quiet('support').support({ 2: 'defender' }),
    )
    expect(sits.why({ branch: 'use', answer: 2 })).toEqual({ why: 'hypnotise', seat: 2 })
    expect(sits.why({ branch: 'use', answer: 3 })).toBeNull()
    expect(sits.why(PASS)).toBeNull()
    expect(sits.whyOf('ring', 'use')).toEqual({ why: 'ring', what: thing('ring') })
    expect(sits.whyOf('ring', 'pass')).toBeNull()
  })

  it('for the spoils is what is unknown, what was seen, or that the society is known', () => {
    const stranger = sober({ seats: 4, societies: { 0: 'order' } })
    expect(stranger.whyOf('spoils', 'society', { loser: 1 })).toEqual({ why: 'spoilsSociety', seat: 1 })
    expect(stranger.whyOf('spoils', 'search', { loser: 1 })).toBeNull()
    expect(knowing('brotherhood').whyOf('spoils', 'search', { loser: 1 })).toEqual({
      why: 'spoilsFor',
      seat: 1,
      what: thing('monocle'),
    })
    expect(knowing('brotherhood').whyOf('spoils', 'society', { loser: 1 })).toBeNull()
    const take = (object: ObjectId) => stranger.whyOf('take', { take: object }, { loser: 1 })
    expect(take('key')).toEqual({ why: 'takeRelic', what: thing('key') })
    expect(take('goblet')).toEqual({ why: 'takeDeny', what: thing('goblet') })
    expect(take('ring')).toEqual({ why: 'takeBest', what: thing('ring') })
    expect(take('pearl')).toBeNull()
  })
})

describe('no reason', () => {
  it('is there before anything was seen, nor of what nobody knows', () => {
    const untold = makeBot('castle', 0, 1)
    expect(untold.why?.({ id: '1/ring/0', key: 'ring', pick: pick.one(['use']) }, 'use')).toBeNull()
    expect(sober({ seats: 4 }).whyOf('unheardOf', 'use')).toBeNull()
  })
})
