import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** The races need a PostgreSQL in `DATABASE_URL`; `run.mjs` gives them one. */
export default defineConfig({
  root,
  test: {
    name: 'races',
    environment: 'node',
    include: ['tests/postgres/**/*.test.ts'],
    // All of them use the one database, and empty it.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
})
