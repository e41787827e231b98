import { expect, test } from 'vitest'
import { spokenCode } from './spoken-code.ts'

test('a code of 26 letters is read out in two halves', () => {
  expect(spokenCode('ABCDEFGHIJKLMNOPQRSTUVWXYZ')).toBe('ABCDEFGHIJKLM NOPQRSTUVWXYZ')
  expect(spokenCode('')).toBe('')
  expect(spokenCode('SCENE-ACTIVE-1')).toBe('SCENE-ACTIVE-1')
})
