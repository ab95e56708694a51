/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // The declarer's relics count to the rival's quota.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/declare.ts',
    'settles(play, rival, named, named)',
    'settles(play, rival, named, [seat, ...named])',
    ['tests/games/castle/rules/declare.test.ts'],
  ),
  // Who gets a gift beyond the limit keeps it.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/gift.ts',
    'if (isOverLimit(play.state, to)) play.call(gift({ seat: to }))',
    '',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // By the clock a gift goes beyond the limit.
  fault(
    'castle',
    'src-shared/games/castle/rules/rulings.ts',
    'find(other => isBelowLimit(state, other))',
    'find(other => mayReceiveGift(state, other))',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // The named seat begins one seat later.
  fault('castle', 'src-shared/games/castle/rules/rulings.ts', 'first > 0 ? first - 1', 'first > 0 ? first % seats', [
    'tests/games/castle/rules/turns.test.ts',
  ]),
  // At an Italian table cards are smuggled.
  fault(
    'castle',
    'src-shared/games/castle/rules/options.ts',
    "smuggling: edition === 'russian' && options.smuggling === true",
    'smuggling: options.smuggling === true',
    ['tests/games/castle/rules/options.test.ts'],
  ),
  // What the Clairvoyant has put back counts twice.
  fault('castle', 'src-shared/games/castle/rules/steps/clairvoyant.ts', 'state.chosen = []', '', [
    'tests/games/castle/rules/professions.test.ts',
  ]),
  // A winner keeps loot beyond the limit.
  fault(
    'castle',
    'src-shared/games/castle/rules/steps/duel/result.ts',
    'doneWithinLimit(play, winner)',
    'doneWithinLimit(play, loser)',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // Who offers an object does not see it.
  fault(
    'castle',
    'src-shared/games/castle/rules/view.ts',
    'exchange && (exchange.by === seat || exchange.to === seat) ? exchange.offered : null',
    'exchange && exchange.to === seat ? exchange.offered : null',
    ['tests/games/castle/rules/turns.test.ts'],
  ),
  // The Sextant is remembered the wrong way round.
  fault(
    'castle',
    'src-shared/games/castle/memories.ts',
    "event.to === 'left' ? 1 : seats - 1",
    "event.to === 'left' ? seats - 1 : 1",
    ['tests/games/castle/memories.test.ts'],
  ),
  // The end of one duel hides the next one.
  fault('castle', 'src-renderer/games/castle/lastDuel.ts', '\n    if (duel) last.value = null', '', [
    'tests/renderer/games/castle/castle.test.ts',
  ]),
  // The end of an exchange shows the card of the next one.
  fault('castle', 'src-renderer/games/castle/ExchangeStage.vue', '(props.end === null && choosing', '(choosing', [
    'tests/renderer/pressed/scenes.test.ts',
  ]),
  // Who is on no side is taken for a secret supporter.
  fault(
    'castle',
    'src-renderer/games/castle/seat.ts',
    "(duel && stepsOf(match).at(-1) === 'support' ? 'secret' : null)",
    "(duel && stepsOf(match).length > 0 ? 'secret' : null)",
    ['tests/renderer/games/castle/castle.test.ts'],
  ),
  // A duel is on stage before its challenge.
  fault(
    'castle',
    'src-renderer/games/castle/staging.ts',
    "(!was) return now && events.some(({ kind }) => kind === 'challenge') ?",
    '(!was) return now ?',
    ['tests/renderer/games/castle/castle.test.ts'],
  ),
  // A card is said to lie face down that nobody has given back yet.
  fault(
    'castle',
    'src-renderer/games/castle/ExchangeStage.vue',
    '{{ exchange.accepted && !returned ?',
    '{{ !returned ?',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
  // A duel that is over hides the exchange.
  fault(
    'castle',
    'src-renderer/games/castle/CoachCentre.vue',
    'open.value.exchange ? null : last.value',
    'last.value',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
  // The bag is shown without a picture.
  fault(
    'castle',
    'src-renderer/games/castle/shown.ts',
    "icon: id === 'bag' ? 'deed.bag' : `object.${id}`",
    'icon: `object.${id}`',
    ['tests/renderer/games/castle/castle.test.ts'],
  ),
]
