/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A master sees relics twice: in its hand, and in others'.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    '  for (const object of own.objects) put(memory.seat, object)',
    '  hands[memory.seat]?.push(...own.objects); room[memory.seat] = 0',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // What was seen is dealt again.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    'if (bernoulli(certainty, random)) put(seat, object)',
    'if (bernoulli(0, random)) put(seat, object)',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // Sealed objects may lie in the deck.
  fault('castleSearch', 'src-shared/games/castle/bot/sample.ts', 'held < dealt; held++', 'held < 0; held++', [
    'tests/games/castle/bot/sample.test.ts',
  ]),
  // In the Italian edition a turn stays new, whatever was done in it.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    "own.objects.includes('pearl') || offers(ask, 'declareRival')",
    'true',
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // The Pearl forbids an offered victory alone.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/sample.ts',
    "own.objects.includes('pearl') && !offers(ask, 'declareAlone')",
    "own.objects.includes('pearl')",
    ['tests/games/castle/bot/sample.test.ts'],
  ),
  // In a playout the others have seen nothing.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/planning.ts',
    'const part = publicKnowledge.knownShare(seat, other)',
    'const part = 0 * publicKnowledge.knownShare(seat, other)',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A hand that has changed counts as still known.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/publicKnowledge.ts',
    `        changes(event.seat, [event.with])
        changes(event.with, [event.seat])`,
    '',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A card that has moved is still known at its old place.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/playoutKnowledge.ts',
    'if (copiesIn(seen, object, i) < copiesIn(hand, object)) still.push',
    'still.push',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A victory is declared with relics of strangers.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/policy.ts',
    'knowledge.societies.allyChance(seat) < 1',
    'knowledge.societies.allyChance(seat) <= 0',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // The Pearl forbids nothing.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/forecast.ts',
    "if (own > 0 && !hand.includes('pearl'))",
    'if (own > 0)',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // A victory alone is everybody's.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/forecast.ts',
    '(alone.seat === seat ? alone.chance : 0)',
    'alone.chance',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  // Declared when the odds are worse.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/declarations.ts',
    'Math.max(LEAST_CHANCE, playingOn + (',
    'Math.min(LEAST_CHANCE, playingOn + (',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/declarations.ts',
    'turnsEach(memory) > LONG_MATCH ? WORSE : BETTER',
    'turnsEach(memory) > LONG_MATCH ? BETTER : BETTER',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/declarations.ts',
    'turnsEach(memory) > LONG_MATCH ?',
    'turnsEach(memory) >= LONG_MATCH ?',
    ['tests/games/castle/bot/planning.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/turn.ts',
    'PERSONALITY_EFFECTS[memory.profile.personality].duel + impatience(memory)',
    'PERSONALITY_EFFECTS[memory.profile.personality].duel',
    ['tests/games/castle/bot/castle.test.ts'],
  ),
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/turn.ts',
    'turn.number / players.length - TOO_MANY)',
    'turn.number - TOO_MANY)',
    ['tests/games/castle/bot/castle.test.ts'],
  ),
  // An odd table has no smaller society.
  fault('castleSearch', 'src-shared/games/castle/bot/societies.ts', '|| (odd && set.length === half - 2)', '', [
    'tests/games/castle/bot/societies.test.ts',
  ]),
  // A rival that was seen is taken for an ally.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'allies.has(seat) === ally ? 1 : 0',
    'allies.has(seat) ? 1 : 0',
    ['tests/games/castle/bot/societies.test.ts'],
  ),
  // Many hints are as good as a look at the card.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'Math.max(1 / MAX_HINT_RATIO, Math.min(MAX_HINT_RATIO, before * ratio))',
    'before * ratio',
    ['tests/games/castle/bot/societies.test.ts'],
  ),
  // The bot draws conclusions from players who cannot know.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    'if (publicKnowledge.hasSeenSociety(by, of)) societies',
    'societies',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // The seat that looked is confused with the seat that was looked at.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    'hasSeenSociety(by, of)) societies',
    'hasSeenSociety(of, by)) societies',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Refusing is a sign of friendship.
  fault('castleSearch', 'src-shared/games/castle/bot/allianceInference.ts', 'refuses: 0.47', 'refuses: 1.47', [
    'tests/games/castle/bot/allianceInference.test.ts',
  ]),
  // An attack is a sign of friendship.
  fault('castleSearch', 'src-shared/games/castle/bot/allianceInference.ts', 'attacks: 0.8', 'attacks: 1.8', [
    'tests/games/castle/bot/allianceInference.test.ts',
  ]),
  // Supporting the defender counts as being with the attacker.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/allianceInference.ts',
    "side === 'attacker' ? LIKELIHOOD_RATIOS.supports : 1 / LIKELIHOOD_RATIOS.supports",
    'LIKELIHOOD_RATIOS.supports',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Beginners draw conclusions.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/memory.ts',
    'if (!this.isBeginner) inferAlliances',
    'inferAlliances',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // What two others do counts as evidence about this seat only.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/societies.ts',
    'isAlly(world, one) === isAlly(world, other)',
    'isAlly(world, one)',
    ['tests/games/castle/bot/allianceInference.test.ts'],
  ),
  // Signals are given to rivals.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', 'ally >= FRIEND && ', '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Signals are given to those who know already.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', ' && !memory.isKnownTo(to)', '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Everybody gives signals.
  fault('castleSearch', 'src-shared/games/castle/bot/signals.ts', "memory.profile.level === 'hard' && ", '', [
    'tests/games/castle/bot/signals.test.ts',
  ]),
  // Any card is a signal.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/signals.ts',
    'card === SOCIETIES[memory.society].relic ?',
    "card !== 'pearl' ?",
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // An accepted exchange is no signal.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/answerScores.ts',
    `: coming -
        givingCost(memory, answer, by) +
        exchangeEffectValue(memory, answer, by) +
        signalValue(memory, by, 'accepted') +
        objectSignalValue(memory, answer, by),`,
    ': coming - givingCost(memory, answer, by) + exchangeEffectValue(memory, answer, by) + objectSignalValue(memory, answer, by),',
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // Support is no signal.
  fault(
    'castleSearch',
    'src-shared/games/castle/bot/duels.ts',
    'answer as Side) + signalOf(answer))',
    'answer as Side) + 0 * signalOf(answer))',
    ['tests/games/castle/bot/signals.test.ts'],
  ),
  // A hint counts again with each that follows.
  fault('castleSearch', 'src-shared/games/castle/bot/societies.ts', 'after / before : 1', 'after : 1', [
    'tests/games/castle/bot/societies.test.ts',
  ]),
]
