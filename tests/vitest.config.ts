import { readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import RunReport from './claims/vitest-report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Set by `npm test`: its reports say so. */
const run = process.env.TEST_RUN
const plugins = () => [react(), vanillaExtractPlugin()]
/** Test files share a process, but no module of ours that keeps something in memory. */
const shared = { isolate: false }

/** For two processes. */
const FILES_OF_A_PROJECT = 80

export default defineConfig({
  root,
  test: {
    // Of itself Vitest leaves one core alone: on two that is half the machine.
    maxWorkers: availableParallelism(),
    reporters: run
      ? ['default', new RunReport({ run, outputFile: 'test-results/vitest.json' })]
      : ['default'],
    projects: [
      {
        root,
        plugins: plugins(),
        test: {
          name: 'unit',
          ...shared,
          environment: 'node',
          testTimeout: 30_000,
          include: ['{app,theme,editor}/**/*.test.ts', 'tests/*.test.ts', 'tests/claims/*.test.ts'],
        },
      },
      {
        root,
        plugins: plugins(),
        test: {
          name: 'dom',
          setupFiles: ['tests/setup/component-tests.ts'],
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['{app,theme,editor,stories}/**/*.test.tsx'],
        },
      },
      ...apiProjects(),
    ],
  },
})

/**
 * A process keeps much of what its files had in memory: the API tests take turns in processes of some
 * files. `--project 'api-*'` runs them all.
 */
function apiProjects() {
  const files = readdirSync(`${root}/tests/api`).filter(name => name.endsWith('.test.ts'))
  const count = Math.ceil(files.length / FILES_OF_A_PROJECT)
  return Array.from({ length: count }, (_, part) => ({
    root,
    plugins: plugins(),
    test: {
      name: `api-${part + 1}`,
      ...shared,
      environment: 'node' as const,
      include: files.filter((_name, index) => index % count === part).map(name => `tests/api/${name}`),
      globalSetup: ['tests/setup/database-template.ts'],
      testTimeout: 30_000,
      hookTimeout: 120_000,
    },
  }))
}
