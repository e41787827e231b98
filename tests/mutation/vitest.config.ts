import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import QuickestFirst from './quickest-first.ts'

// Stryker runs the tests in its copy of the project, which is the working folder.
const root = process.cwd()
const plugins = () => [react(), vanillaExtractPlugin()]
const times = { testTimeout: 60_000, hookTimeout: 60_000 }
const activate = 'tests/mutation/activate-mutant.ts'
const shared = { isolate: false, setupFiles: [activate], environment: 'node' }

/**
 * Unit, component and API tests. Left out is what takes a minute each time (its small cases stand in `contrast-problems.test.ts`), and what
 * starts commands built from the sources, for no mutant is in those.
 */
export default defineConfig({
  root,
  test: {
    sequence: { sequencer: QuickestFirst },
    projects: [
      {
        root,
        plugins: plugins(),
        test: {
          name: 'unit',
          sequence: { groupOrder: 0 },
          ...shared,
          ...times,
          include: ['{app,theme}/**/*.test.ts'],
          exclude: ['theme/compile/contrast-by-construction.test.ts'],
        },
      },
      {
        root,
        plugins: plugins(),
        test: {
          name: 'dom',
          sequence: { groupOrder: 1 },
          ...times,
          setupFiles: [activate, 'tests/setup/component-tests.ts'],
          environment: 'happy-dom',
          include: ['app/**/*.test.tsx'],
        },
      },
      {
        root,
        plugins: plugins(),
        test: {
          name: 'api',
          sequence: { groupOrder: 2 },
          ...shared,
          ...times,
          include: ['tests/api/**/*.test.ts'],
          exclude: ['tests/api/venue-cli.test.ts'],
          globalSetup: ['tests/setup/database-template.ts'],
        },
      },
    ],
  },
})
