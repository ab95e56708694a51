/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A servant likes to pass the buck back to where it came from.
  fault('court', 'src-shared/games/overlord/bot/classicServant.ts', '? -polite : 0', '? polite : 0', [
    'tests/games/overlord/bot/classicSkills.test.ts',
  ]),
  // A player who threw a freeze in goes unpunished.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'if (heeds(memory) && froze === to) return OWED',
    '',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A servant without hints counts as the safest of all.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'player.hints === 0) return 1',
    'player.hints === 0) return 0',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // The action that is drawn first is forgotten.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'idle ** (player.actions + DRAWN_WHEN_PASSED)',
    'idle ** player.actions',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A master throws freezes in again and again.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    ' && memory.frozen < memory.classicSkill.maxFreezes',
    '',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // What passes the buck is thrown in, and the freezes are kept.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    '!classicSkill.savesPasses || !serves(',
    '!classicSkill.savesPasses || serves(',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A servant who owes an answer does not pass the buck with the last hint either, and is stuck.
  fault(
    'court',
    'src-shared/games/overlord/bot/classicServant.ts',
    'const ignores = !last && owed > 0',
    'const ignores = owed > 0',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A beginner hears what it is told, and a master does not.
  fault(
    'court',
    'src-shared/games/overlord/bot/spokenLines.ts',
    'asked && memory.intent.heeds ?',
    'asked && !memory.intent.heeds ?',
    ['tests/games/overlord/bot/classicSkills.test.ts'],
  ),
  // A freeze answers the Overlord's own word.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    `if (how === 'froze') return
    this.owesAnswer = false`,
    `this.owesAnswer = false
    if (how === 'froze') return`,
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // A freeze that goes back to its servant rankles, and one that is passed over does not.
  fault('court', 'src-shared/games/overlord/bot/moodTracker.ts', 'freeze.seat !== to)', 'freeze.seat === to)', [
    'tests/games/overlord/bot/moodTracker.test.ts',
  ]),
  // No excuse is ever recognized.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    'const known = this.excuses.includes(gist)',
    'const known = false',
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // Everything said aloud counts as the same excuse.
  fault('court', 'src-shared/games/overlord/bot/moodTracker.ts', "if (line === '') return false", '', [
    'tests/games/overlord/bot/moodTracker.test.ts',
  ]),
  // A careful Overlord becomes a cruel one.
  fault(
    'court',
    'src-shared/games/overlord/bot/moodTracker.ts',
    'Math.min(this.ranks[1], this.rank',
    'Math.min(MOODS.length - 1, this.rank',
    ['tests/games/overlord/bot/moodTracker.test.ts'],
  ),
  // A short answer is an offence.
  fault('court', 'src-shared/games/overlord/bot/moodTracker.ts', 'brief: 0.05', 'brief: 0.5', [
    'tests/games/overlord/bot/moodTracker.test.ts',
  ]),
  // Every bot is too slow for the Overlord now and then.
  fault(
    'court',
    'src-shared/games/overlord/bot/timing.ts',
    "(level === 'easy' ? BEGINNER_SHARE : to)",
    'BEGINNER_SHARE',
    ['tests/games/overlord/bot/timing.test.ts'],
  ),
  // Bots do not know of his patience.
  fault('court', 'src-main/host/match/runningMatch.ts', 'options: setup.options,', 'options: {},', [
    'tests/host/bots/patience.test.ts',
  ]),
  // A bot that tells a tale does not hear what is said meanwhile.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'else if (hasEvents && this.match.timing',
    'else if (!hasEvents && this.match.timing',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // An older result replaces a newer one.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'if (thisAttempt === attempt) {\n          botAnswer = result\n          sendIfDue()\n        }',
    'botAnswer = result\n        sendIfDue()',
    ['tests/host/bots/botSeats.test.ts'],
  ),
  // Every question is reconsidered with every word.
  fault(
    'court',
    'src-main/host/bots/botSeats.ts',
    'else if (hasEvents && this.match.timing.rethinksOnEvents?.includes(ask.key))',
    'else if (hasEvents)',
    ['tests/host/bots/botSeats.test.ts'],
  ),
]
