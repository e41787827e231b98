import { expect, test } from 'vitest'
import { namesDuration } from './names-duration.ts'

const year = { years: 1, months: 0 }

test.each([
  ['One year', year, 'en-US', true],
  ['1 year', year, 'en-US', true],
  ['Two years', { years: 2, months: 0 }, 'en-GB', true],
  ['Six months', { years: 0, months: 6 }, 'en-US', false],
  ['6 months', { years: 0, months: 6 }, 'en-US', true],
  ['Ein Jahr', year, 'de-DE', true],
  ['Zwei Jahre', { years: 2, months: 0 }, 'de-AT', true],
  ['Un an', year, 'fr-FR', true],
  ['Two years', year, 'en-US', false],
  ['One month', year, 'en-US', false],
  ['First year', year, 'en-US', false],
  ['One year, renewing', year, 'en-US', true],
  ['One year of tea', year, 'en-US', false],
  ['Renewing, one year', year, 'en-US', false],
  ['Annual', year, 'en-US', false],
  ['One year', { years: 1, months: 6 }, 'en-US', false],
  ['', year, 'en-US', false],
])('the name %j of %j in %s says its duration: %s', (name, duration, locale, isNamed) => {
  expect(namesDuration(name, duration, locale)).toBe(isNamed)
})
