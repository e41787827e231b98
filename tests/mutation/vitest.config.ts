import { defineConfig } from 'vitest/config'

/** The unit tests of what is mutated, alone: Stryker runs them in its copy of the project, which is the working folder. */
export default defineConfig({
  root: process.cwd(),
  test: {
    environment: 'node',
    include: ['app/rules/**/*.test.ts', 'theme/**/*.test.ts'],
  },
})
