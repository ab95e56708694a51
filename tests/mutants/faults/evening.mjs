/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // Yesterday's session counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'if (began - match.ended >= SESSION_PAUSE_MS) break', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match imported from a file counts.
  fault('evening', 'src-shared/record/matchHistory.ts', '!one.imported && (since', '(since', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match that was broken off counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'if (match.outcome) found.push(match)', 'found.push(match)', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // The score is sent with every update of a match.
  fault(
    'evening',
    'src-main/host/party/partyView.ts',
    "...(party.phase === 'match' || !party.sessionScore ? {} : { evening: party.sessionScore }),",
    '...(!party.sessionScore ? {} : { evening: party.sessionScore }),',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A new session begins with the old score.
  fault('evening', 'src-main/host/party/sessionScore.ts', 'this.party.sessionStart = this.deps.date()', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // It can be reset during a match, which then counts for no session.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    "if (this.party.phase === 'match') return refuse('whilePlayed')",
    '',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A clock that was ahead hides all later sessions.
  fault('evening', 'src-shared/record/matchHistory.ts', ' || since > now', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A match dealt at exactly the moment of the reset counts.
  fault('evening', 'src-shared/record/matchHistory.ts', 'one.dealt > since', 'one.ended > since', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // A host that stores nothing has no score.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    '[...matches, ...this.ownMatches.filter(({ id }) => !storedIds.has(id))]',
    'matches',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // A match both stored and in memory counts twice.
  fault(
    'evening',
    'src-main/host/party/sessionScore.ts',
    'this.ownMatches.filter(({ id }) => !storedIds.has(id))',
    'this.ownMatches',
    ['tests/host/party/sessionScore.test.ts'],
  ),
  // After a restart the score is gone until the next match.
  fault('evening', 'src-main/host/table.ts', 'if (!isRefusal(person)) this.sessionScore.refresh()', '', [
    'tests/host/party/sessionScore.test.ts',
  ]),
  // Before anybody has won, everybody wears a crown.
  fault(
    'evening',
    'src-renderer/gameNight/ScoreBoard.vue',
    'v-if="one.wins > 0 && one.wins === best" name="crown"',
    'v-if="one.wins === best" name="crown"',
    ['tests/renderer/parts.test.ts'],
  ),
  // Everybody is in front before the first win.
  fault(
    'evening',
    'src-renderer/gameNight/ScoreBoard.vue',
    ':class="{ first: one.wins > 0 && one.wins',
    ':class="{ first: one.wins',
    ['tests/renderer/parts.test.ts'],
  ),
]
