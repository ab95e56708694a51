/** One-line faults of this room. */
import { fault } from '../fault.mjs'

export default [
  // A match that is still played is given to anybody who asks.
  fault(
    'past',
    'src-main/store/matchHistory.ts',
    "const OVER = \"status IN ('finished', 'abandoned') AND (",
    'const OVER = "(',
    ['tests/store/matchHistory.test.ts', 'tests/host/match/matchHistory.test.ts'],
  ),
  // Another table's match is given.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    'await this.deps.store.record(match, this.table)',
    'await this.deps.store.record(match, null)',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // The list contains all tables.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    'history({ table: this.table, before',
    'history({ table: null, before',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  // Too many requests fill the host's memory.
  fault(
    'past',
    'src-main/host/match/matchHistory.ts',
    "if (queue.waiting >= MAX_WAITING) return refuse('pastBusy')",
    '',
    ['tests/host/match/matchHistory.test.ts'],
  ),
  fault('past', 'src-main/host/match/matchHistory.ts', 'queue.rest = this.pause()', '', [
    'tests/host/match/matchHistory.test.ts',
  ]),
  // An imported file replaces a match of ours.
  fault(
    'past',
    'src-main/store/imports.ts',
    'WHERE NOT EXISTS (SELECT 1 FROM matches WHERE id = ?)',
    'WHERE ? IS NOT NULL',
    ['tests/store/matchHistory.test.ts'],
  ),
  // Reads are not queued: a write waits for all of them.
  fault(
    'past',
    'src-main/store/thread.ts',
    'if (this.reads.push(read) === 1)\n      setImmediate(() => {\n        this.answerNext()\n      })',
    'this.reads.push(read)\n    this.answerNext()',
    ['tests/store/matchHistory.test.ts'],
  ),
  // Wrong figures: everybody who played gets a win.
  fault('past', 'src-main/store/matchHistory.ts', 'WHERE winner.value = seat.key', 'WHERE 1', [
    'tests/store/matchHistory.test.ts',
  ]),
  // A broken file is shown as a match.
  fault(
    'past',
    'src-shared/record/readRecord.ts',
    "if (!isConsistent(read.output)) return unreadableField('seats')",
    '',
    ['tests/record'],
  ),
  fault('past', 'src-shared/record/readRecord.ts', '!RESERVED.includes(field) && ', '', ['tests/record']),
  // A forged file is trusted.
  fault(
    'past',
    'src-renderer/replay/replayed.ts',
    "if (!isSame(proposal.events, recorded)) return { not: 'differs' }",
    '',
    ['tests/renderer/replay.test.ts'],
  ),
  fault(
    'past',
    'src-renderer/replay/replayed.ts',
    'isSame(match.outcome, record.outcome) ? replayed',
    'record ? replayed',
    ['tests/renderer/replay.test.ts'],
  ),
  // A jump back shows a later state.
  fault('past', 'src-renderer/replay/replayed.ts', 'this.cached.step <= step && ', '', [
    'tests/renderer/replay.test.ts',
  ]),
  // A replay shows the asks of that time as open.
  fault('past', 'src-renderer/replay/replayUpdates.ts', '{ ...own, asks: [] }', 'own', [
    'tests/renderer/replay.test.ts',
  ]),
  // A jump shows events that have not happened yet.
  fault('past', 'src-renderer/replay/useReplay.ts', 'length: until + 1', 'length: last + 1', [
    'tests/renderer/replay.test.ts',
  ]),
  // At the beginning of a turn the way back leads nowhere.
  fault(
    'past',
    'src-renderer/replay/ReplayControls.vue',
    'here.step < step.value ? here',
    'here.step <= step.value ? here',
    ['tests/renderer/pressed/after.test.ts'],
  ),
  // A file that was mended cannot be read again.
  fault('past', 'src-renderer/history/HistoryScreen.vue', "\n  if (file.value) file.value.value = ''", '', [
    'tests/renderer/pressed/after.test.ts',
  ]),
  // Matches of another table count for the evening.
  fault('past', 'src-renderer/history/EveningList.vue', '!match.imported && match.outcome', 'match.outcome', [
    'tests/renderer/parts.test.ts',
  ]),
  // A tale opens that nobody can tell.
  fault(
    'past',
    'src-renderer/replay/ReplayStage.vue',
    'ref(props.tale && props.replayed !== null)',
    'ref(props.tale)',
    ['tests/renderer/pressed/around.test.ts'],
  ),
  // At the beginning of a match that is watched again its log is empty.
  fault(
    'past',
    'src-renderer/replay/ReplayLog.vue',
    'Math.max(0, lastReached.value - AROUND)',
    'lastReached.value - AROUND',
    ['tests/renderer/pressed/around.test.ts'],
  ),
  // A single step is shown as fast as if it were played.
  fault(
    'past',
    'src-renderer/replay/ReplayStage.vue',
    'props.replay.playing.value ? props.replay.speed.value : 1',
    'props.replay.speed.value',
    ['tests/renderer/pressed/around.test.ts'],
  ),
]
