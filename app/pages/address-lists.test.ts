import { expect, test, vi } from 'vitest'
import { loadAddressForm, loadAddressLists } from './address-lists.ts'
import type { Visit } from './open-page.ts'

const UNITED_STATES = { alpha2Code: 'US', name: 'United States' }
const MAINE = { abbreviation: 'ME', name: 'Maine' }

function aVisit({ failure }: { failure?: Error } = {}) {
  const answer = async (payload: unknown[]) => {
    if (failure) throw failure
    return { payload }
  }
  const states = vi.fn((_about: object) => answer([MAINE]))
  const warn = vi.fn()
  const locations = { countries: () => answer([UNITED_STATES]), states }
  return { visit: { api: { locations }, context: { log: { warn } } } as unknown as Visit, states, warn }
}

test('countries and states are listed by code and name', async () => {
  const { visit, states } = aVisit()
  expect(await loadAddressLists(visit, 'US')).toEqual({
    countries: [{ value: 'US', label: 'United States' }],
    states: [{ value: 'ME', label: 'Maine' }],
  })
  expect(states.mock.calls).toEqual([[{ params: { country: 'us' } }]])
})

test.each(['', 'U', 'USA', 'U1', '..'])('%j is no country: nobody is asked for its states', async country => {
  const { visit, states } = aVisit()
  expect((await loadAddressLists(visit, country)).states).toBeNull()
  expect(states).not.toHaveBeenCalled()
})

test('lists that cannot be had are left out, and the log names both', async () => {
  const { visit, warn } = aVisit({ failure: new Error('The line is dead') })
  expect(await loadAddressLists(visit, 'US')).toEqual({ countries: null, states: null })
  expect(warn.mock.calls.map(([{ what }]) => what).sort()).toEqual(['countries', 'states'])
})

test.each([
  ['US', 'US', 'streetAddress1 streetAddress2 city state zip'],
  ['DE', 'DE', 'streetAddress1 streetAddress2 zip city state'],
  ['', 'DE', 'streetAddress1 streetAddress2 zip city state'],
])('the form of an address in %j is that of %s', async (chosen, country, order) => {
  const { visit } = aVisit()
  const form = await loadAddressForm({ ...visit, venue: { company: { country: 'DE' } } } as Visit, chosen)
  expect([form.country, form.order.join(' ')]).toEqual([country, order])
})
