import { defineConfig } from 'vitest/config'

/** The quick tests of kernel and games, on which Stryker leans. */
export default defineConfig({
  test: {
    include: ['tests/kernel/**/*.test.ts', 'tests/games/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.property.test.ts', 'tests/games/*/locales/**'],
    testTimeout: 10_000,
  },
})
