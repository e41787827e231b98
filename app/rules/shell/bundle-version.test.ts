import { expect, test } from 'vitest'
import { generator } from '#app/rules/shell/bundle-version.ts'

test('[ORD-320] the bundle is version 0.0.142, built on 2024-04-26', () => {
  expect(generator()).toBe('0.0.142 (2024-04-26)')
})
