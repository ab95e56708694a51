import { defineConfig } from 'vitest/config'

/** The quick tests of the rules, on which Stryker leans: those of bots play whole matches, and take four fifths of the time. */
export default defineConfig({
  test: {
    include: ['tests/kernel/**/*.test.ts', 'tests/games/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*.property.test.ts',
      '**/*.play.test.ts',
      'tests/games/*/locales/**',
      'tests/games/*/bot/**',
      'tests/games/*/lessons/**',
    ],
    // Four times as long as the slowest takes beside a second worker.
    testTimeout: 60_000,
  },
})
