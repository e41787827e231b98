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
/**
 * Test files share a process, but no module of ours that keeps something in memory. With its own 16 MB for
 * young objects the process would spend a sixth of its time on collecting them.
 */
const shared = { isolate: false, execArgv: ['--max-semi-space-size=64'] }

export default defineConfig({
  root,
  test: {
    // Of itself Vitest leaves one core alone: on two that is half the machine.
    maxWorkers: availableParallelism(),
    reporters: run
      ? ['default', new RunReport({ run, outputFile: 'test-results/vitest.json' })]
      : ['default'],
    // Each project transforms the sources by itself: what one has transformed in this run, the others read.
    experimental: { fsModuleCache: Boolean(run), fsModuleCachePath: 'test-results/modules' },
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
      {
        root,
        plugins: plugins(),
        test: {
          name: 'api',
          ...shared,
          environment: 'node',
          include: ['tests/api/*.test.ts'],
          globalSetup: ['tests/setup/database-template.ts'],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
