import { defineConfig } from 'vitest/config'

/**
 * The unit tests of what is mutated, alone. Stryker runs them in its copy of the project, which is the working folder.
 * Left out is what takes a minute each time; its small cases stand in `contrast-problems.test.ts`.
 */
export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    testTimeout: 60_000,
    include: ['app/rules/**/*.test.ts', 'theme/**/*.test.ts'],
    exclude: ['theme/compile/contrast-by-construction.test.ts'],
  },
})
