import { expect, test } from 'vitest'
import { mailFace } from './mail-face.ts'

test.each([
  [
    "'Figtree Variable', system-ui, sans-serif",
    /^'Figtree Variable', system-ui, -apple-system, .*Arial, sans-serif$/,
  ],
  [
    "'Source Serif 4 Variable', Georgia, serif",
    /^'Source Serif 4 Variable', Georgia, Georgia, Cambria, 'Noto Serif', -apple-system, .*sans-serif$/,
  ],
  ['serif', /^serif/],
])('the face %s goes on with what devices have, and ends sans serif', (face, list) => {
  expect(mailFace(face)).toMatch(list)
})
