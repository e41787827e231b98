import { expect, test } from 'vitest'
import { countriesIn, countryCode, isCountry } from './countries.ts'
import { statesOf } from './states.ts'

test.each([
  ['AT', 'AT'],
  ['at', 'AT'],
  [' at ', 'AT'],
  ['AUT', 'AT'],
  ['aut', 'AT'],
  ['Austria', 'AT'],
  ['AUSTRIA', 'AT'],
  ['Österreich', undefined],
  ['ZZ', undefined],
  ['', undefined],
])('%j is the country %s', (text, code) => {
  expect(countryCode(text)).toBe(code)
})

test('a country is known by its two letters, and nothing of an object is one', () => {
  expect(['us', 'US', 'USA', 'constructor'].map(isCountry)).toEqual([true, true, false, false])
})

test('countries are named and sorted as the locale has it, and listed once', () => {
  const german = countriesIn('de')
  expect(german.find(({ alpha2Code }) => alpha2Code === 'AT')).toEqual({
    name: 'Österreich',
    alpha2Code: 'AT',
    alpha3Code: 'AUT',
    numericCode: '040',
  })
  expect(german).toHaveLength(countriesIn('en').length)
  expect(german.length).toBeGreaterThan(240)
  const { compare } = new Intl.Collator('de')
  expect(german).toEqual(german.toSorted((a, b) => compare(a.name, b.name)))
  expect(countriesIn('de')).toBe(german)
})

test.each([
  ['us', 59, 'AL Alabama', 'AP Armed Forces Pacific'],
  ['CA', 13, 'AB Alberta', 'YT Yukon'],
  ['au', 8, 'ACT Australian Capital Territory', 'WA Western Australia'],
  ['mx', 32, 'AGU Aguascalientes', 'ZAC Zacatecas'],
])('%s has %i states, from %s to %s', (country, count, first, last) => {
  const states = statesOf(country).map(({ abbreviation, name }) => `${abbreviation} ${name}`)
  expect([states.length, states[0], states.at(-1)]).toEqual([count, first, last])
  for (const state of states) expect(state).toMatch(/^[A-Z]{2,3} \S.*\S$/)
})

test('a country whose addresses have no state has none', () => {
  expect(statesOf('at')).toEqual([])
})
