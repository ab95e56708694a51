/** Where parts of the page are built as for a browser: with their presses. */
import type { Environment } from 'vitest/environments'

const environment: Environment = {
  name: 'client',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
}
export default environment
