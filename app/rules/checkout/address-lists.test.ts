import { expect, test } from 'vitest'
import { addressEntry } from '#app/rules/checkout/address-lists.ts'

test.each([
  { why: 'both loaded', countries: ['US'], states: ['CA'], country: 'list', state: 'list' },
  { why: 'countries failed', countries: null, states: ['CA'], country: 'text', state: 'list' },
  { why: 'states failed', countries: ['US'], states: null, country: 'list', state: 'text' },
  { why: 'no states', countries: ['US'], states: [], country: 'list', state: 'text' },
  { why: 'nothing loaded', countries: null, states: null, country: 'text', state: 'text' },
])(
  '(ORD-277) (MEM-277) (ORD-185) with $why country is a $country and state a $state',
  ({ countries, states, country, state }) => {
    expect(addressEntry({ countries, states })).toEqual({ country, state })
  },
)
