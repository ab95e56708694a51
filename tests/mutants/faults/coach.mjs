/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A bluff is explained as a likely truth.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    "if (chance >= LIKELY) return plainReason('announceLikely'",
    "if (chance > 0) return plainReason('announceLikely'",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // The reason names victory for a player who has the coins already, and for nobody else.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    `const { coins, cheat } = afterPower(memory.coinTable, seat, character)
  return cheat === seat`,
    `const { coins, cheat } = memory.coinTable
  return cheat === seat`,
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A player who has passed already is named as the one who may still object.
  fault('coach', 'src-shared/games/mascarade/bot/reasons.ts', '!passed.includes(other) && ', '', [
    'tests/games/mascarade/bot/reasons.test.ts',
  ]),
  // The poorer of the two is called rich.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    'coinsOf(memory, second) > coinsOf(memory, first)',
    'coinsOf(memory, second) < coinsOf(memory, first)',
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A bad swap of the Spy is called a good one.
  fault(
    'coach',
    'src-shared/games/mascarade/bot/reasons.ts',
    "return value > 0 && got ? plainReason('spyTake'",
    "return got ? plainReason('spyTake'",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A reason names the reader to themselves.
  fault(
    'coach',
    'src-shared/games/mascarade/locales/en/coach.ts',
    "letLikelyYou: 'You looked",
    "letLikelyYou: '{name} looked",
    ['tests/games/mascarade/bot/reasons.test.ts'],
  ),
  // A rival is called an ally.
  fault(
    'coach',
    'src-shared/games/castle/bot/duelReasons.ts',
    `ally >= rival
    ?`,
    'ally <= rival ?',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A bot that passes with nothing to use claims to save it.
  fault(
    'coach',
    'src-shared/games/castle/bot/duelReasons.ts',
    "if (!['object', 'tokens', 'profession', 'alchemist'].some(way => isOffered(ask, way))) return null",
    '',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card that was seen is called the prize, however little it is worth.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasons.ts',
    'memory.societies.allyChance(against)) > society)',
    'memory.societies.allyChance(against)) > 0)',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card that cannot be refused is called wanted.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasons.ts',
    "isOffered(ask, 'refuse') ? accepted",
    "!isOffered(ask, 'never') ? accepted",
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A guess is called certain.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasonTemplates.ts',
    'isCertain(chance) ? 100 : 99',
    'chance > 0 ? 100 : 99',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
  // A card is named that the game has no words for.
  fault(
    'coach',
    'src-shared/games/castle/bot/reasonTemplates.ts',
    '`professions.${profession}.name`',
    '`profession.${profession}.name`',
    ['tests/games/castle/bot/reasons.test.ts'],
  ),
]
