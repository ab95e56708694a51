/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Cards of earlier turns count to this one.
  fault(
    'tales',
    'src-shared/games/tales/rules/steps/turn.ts',
    "phase: 'draw', plays: 0 }",
    "phase: 'draw', plays: state.turn.plays }",
    ['tests/games/tales/rules/turn.test.ts'],
  ),
  // A missed item by night is not told.
  fault(
    'tales',
    'src-shared/games/tales/rules/steps/effects.ts',
    'isTime(state, effect, place.was)) return',
    'isTime(state, effect, place.was) && doable(state, effect, place)) return',
    ['tests/games/tales/rules/cards/places.test.ts'],
  ),
  // A story card that the deck lacks is not refused.
  fault('tales', 'src-shared/games/tales/rules/options.ts', '>= length) return refuse', '> length) return refuse', [
    'tests/games/tales/rules/deck.test.ts',
  ]),
  // The named seat begins one seat later.
  fault('tales', 'src-shared/games/tales/rules/rulings.ts', 'first > 0 ? first - 1', 'first > 0 ? first % seats', [
    'tests/games/tales/rules/setup.test.ts',
  ]),
  // An effect of one's own cards reaches the others'.
  fault(
    'tales',
    'src-shared/games/tales/rules/effects.ts',
    "within !== 'front' || at === seat",
    "within !== 'front' || at !== null",
    ['tests/games/tales/rules/vocabulary.test.ts'],
  ),
  // What is bought is given though nothing was paid.
  fault(
    'tales',
    'src-shared/games/tales/rules/effects.ts',
    'return returnable(state, seat, effect.of).length > 0',
    'return state.stock.gold >= 0',
    ['tests/games/tales/rules/vocabulary.test.ts'],
  ),
  // In phase 2 the last card may be discarded, and phase 3 finds none.
  fault(
    'tales',
    'src-shared/games/tales/rules/more.ts',
    "(state.turn.phase === 'item' ? KEPT_FOR_PHASE_3 : 0)\n",
    '0\n',
    ['tests/games/tales/rules/vocabulary.test.ts'],
  ),

  // A card that counts in front of its player counts what lies before the others too.
  fault(
    'tales',
    'src-shared/games/tales/rules/effects.ts',
    "(per.in === 'play' ? inPlay(state) : frontOf(state, seat)).filter(",
    'inPlay(state).filter(',
    ['tests/games/tales/rules/vocabulary.test.ts'],
  ),
  // Nobody is warned of an effect that finds nothing but Day and Night, which nothing can reach.
  fault(
    'tales',
    'src-shared/games/tales/rules/deck/warnings.ts',
    'card.type === type && !card.time',
    'card.type === type',
    ['tests/games/tales/rules/deckWarnings.test.ts'],
  ),
  // The sums of the final count lag behind its lines.
  fault(
    'tales',
    'src-renderer/games/tales/counting.ts',
    'const counted = (open.scores ?? []).slice(0, Math.max(0, step - BEFORE_LINES + 1))',
    'const counted = (open.scores ?? []).slice(0, Math.max(0, step - BEFORE_LINES))',
    ['tests/renderer/games/tales/tales.test.ts'],
  ),
  // The discard pile shows its lowest card.
  fault(
    'tales',
    'src-renderer/games/tales/SupplyRow.vue',
    'props.open.discard[0] ?? null',
    'props.open.discard.at(-1) ?? null',
    ['tests/renderer/pressed/boards.test.ts'],
  ),
  // A card that is chosen already cannot be read.
  fault('tales', 'src-renderer/games/tales/HandCard.vue', 'if (!can.value || props.taken) {', 'if (!can.value) {', [
    'tests/renderer/pressed/boards.test.ts',
  ]),
  // Somebody has the turn after the end.
  fault('tales', 'src-renderer/games/tales/seat.ts', 'view.open.outcome === null && open.turn', 'open.turn', [
    'tests/renderer/pressed/scenes.test.ts',
  ]),
  // Night falls on the board before the moment that brings it.
  fault('tales', 'src-renderer/games/tales/staging.ts', 'all.slice(moment?.to).some', 'all.some', [
    'tests/renderer/games/tales/tales.test.ts',
  ]),
  // Items of players can be taken like those of the supply.
  fault('tales', 'src-renderer/games/tales/ItemRow.vue', '(props.choosable ? pointable', '(props.items ? pointable', [
    'tests/renderer/pressed/scenes.test.ts',
  ]),
  // Of two equal cards the other one is marked.
  fault(
    'tales',
    'src-renderer/games/tales/OwnSeat.vue',
    '(copies.includes(pointedCopy.value) ? pointedCopy.value === i : copies[0] === i)',
    '(copies[0] === i)',
    ['tests/renderer/pressed/scenes.test.ts'],
  ),
  // The winner is told before all is counted.
  fault('tales', 'src-renderer/games/tales/FinalCurtain.vue', "done ? verdict : ''", 'verdict', [
    'tests/renderer/pressed/scenes.test.ts',
  ]),
  // Two new cards of a tale have the same id.
  fault(
    'tales',
    'src-renderer/games/tales/workshop/TalesEditor.vue',
    '...deck.value.a, ...deck.value.b]',
    '...deck.value.a]',
    ['tests/renderer/pressed/workshop.test.ts'],
  ),
  // Effects can be put into effects without end, which no deck may have.
  fault('tales', 'src-renderer/games/tales/workshop/EffectList.vue', ':room="room - 1"', ':room="room"', [
    'tests/renderer/pressed/workshop.test.ts',
  ]),
  // The last effect of a card can be moved down, to nowhere.
  fault(
    'tales',
    'src-renderer/games/tales/workshop/EffectList.vue',
    ':disabled="i === effects.length - 1"',
    ':disabled="i === effects.length"',
    ['tests/renderer/pressed/workshop.test.ts'],
  ),
  // An effect can be removed that has to be there.
  fault(
    'tales',
    'src-renderer/games/tales/workshop/EffectList.vue',
    'v-if="effects.length > least"',
    'v-if="effects.length >= least"',
    ['tests/renderer/pressed/workshop.test.ts'],
  ),
]
