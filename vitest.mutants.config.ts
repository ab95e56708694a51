import { defineConfig } from 'vitest/config'
import { roomsOf } from './scripts/mutants/rooms.mjs'

const tests = new Set(roomsOf(process.env.UNDERTABLE_ROOM).flatMap(room => room.tests))

/** The quick tests of the rooms, on which Stryker leans: whole matches would take four fifths of the time. */
export default defineConfig({
  test: {
    include: [...tests].map(folder => `tests/${folder}/**/*.test.ts`),
    exclude: ['**/node_modules/**', '**/*.property.test.ts', '**/*.long.test.ts'],
    // Four times as long as the slowest takes beside a second worker.
    testTimeout: 60_000,
  },
})
