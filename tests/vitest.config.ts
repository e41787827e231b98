import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = fileURLToPath(new URL('..', import.meta.url))
const plugins = () => [react(), vanillaExtractPlugin()]

export default defineConfig({
  root,
  test: {
    reporters: process.env.CI_REPORT ? ['default', 'json'] : ['default'],
    outputFile: { json: 'test-results/vitest.json' },
    projects: [
      {
        root,
        plugins: plugins(),
        test: {
          name: 'unit',
          environment: 'node',
          testTimeout: 30_000,
          include: ['{app,theme,editor}/**/*.test.ts', 'tests/*.test.ts'],
        },
      },
      {
        root,
        plugins: plugins(),
        test: {
          name: 'dom',
          environment: 'happy-dom',
          testTimeout: 30_000,
          include: ['{app,theme,editor}/**/*.test.tsx'],
        },
      },
      {
        root,
        plugins: plugins(),
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/api/**/*.test.ts'],
          globalSetup: ['tests/setup/database-template.ts'],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
})
