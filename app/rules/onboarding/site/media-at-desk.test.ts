import { expect, test } from 'vitest'
import { isMetAtDesk } from './media-at-desk.ts'

test.each([
  ['screen', true],
  ['print', false],
  ['(prefers-color-scheme: dark)', false],
  ['(max-width: 600px)', false],
  ['(max-width:87.5em)', true],
  ['screen and (min-width: 64em)', true],
  ['(min-width: 1281px)', false],
  ['(min-width: 600px) and (max-width: 1023.98px)', false],
  ['(width >= 48rem)', true],
  ['(width < 768px)', false],
  ['(400px <= width <= 1100px)', false],
  ['(400px<=width)', true],
  ['(max-width: 600px), (min-width: 900px)', true],
  ['not all and (min-width: 600px)', false],
  ['not print', true],
  ['(hover: hover)', true],
  ['(pointer: coarse)', false],
  ['(color-gamut: p3)', false],
  ['(prefers-contrast: more)', false],
])('%s at a desk: %s', (query, isMet) => {
  expect(isMetAtDesk(query)).toBe(isMet)
})
