import { expect, test } from 'vitest'
import { type AddressPart, partsBesideCode } from './address-part.ts'

test.each([
  ['streetAddress1 streetAddress2 city state zip', 'zip state'],
  ['streetAddress1 streetAddress2 zip city state', 'zip city'],
  ['zip state city streetAddress1 streetAddress2', 'zip state'],
  ['state city streetAddress1 streetAddress2 zip', 'zip'],
  ['streetAddress1', ''],
])('in the order %s these stand beside each other: %s', (order, beside) => {
  expect(partsBesideCode(order.split(' ') as AddressPart[]).join(' ')).toBe(beside)
})
