import { expect, test } from 'vitest'
import { addressNames } from './address-names.ts'

test.each([
  ['US', 'state', 'zip'],
  ['', 'state', 'zip'],
  ['United States', 'state', 'zip'],
  ['GB', 'county', 'postcode'],
  [' gb ', 'county', 'postcode'],
  ['IE', 'county', 'eircode'],
  ['CA', 'province', 'postal'],
  ['AU', 'state', 'postcode'],
  ['NZ', 'region', 'postcode'],
  ['IN', 'state', 'pin'],
  ['JP', 'prefecture', 'postal'],
  ['DE', 'state', 'postal'],
  ['AE', 'emirate', 'postal'],
])('in %j the region is a %s and the code a %s', (country, region, code) => {
  expect(addressNames(country)).toEqual({ region, code })
})
