import { expect, test } from 'vitest'
import { cartLinkEnd } from './link-end.ts'

const end = (text: string) =>
  cartLinkEnd(new Date(`2026-11-20T${text}Z`))
    .toISOString()
    .slice(11, 19)

test.for([
  ['10:00:00', '11:00:00'],
  ['10:00:01', '11:05:00'],
  ['10:04:59', '11:05:00'],
  ['23:59:00', '01:00:00'],
] as const)('a link of %s is good until %s', ([made, until]) => {
  expect(end(made)).toBe(until)
})
