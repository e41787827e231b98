import { expect, test } from 'vitest'
import { codePath } from '#app/rules/tickets/code-path.ts'

test('dark modules beside each other are one bar, rows stand below each other', () => {
  const data = new Uint8Array([1, 1, 0, 0, 0, 0, 1, 0, 1])
  expect(codePath({ size: 3, data })).toBe('M0 0h2v1h-2zM0 2h1v1h-1zM2 2h1v1h-1z')
})
